package io.github.lusoria.escaques;

import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.testkit.GamePage;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The page on Los Escaques says what the rulebook says. */
class PageTest {
    @Test
    void pageIsMadeFromTheRulebook() {
        EscaquesRuleset text = Escaques.alfonso();
        GamePage.check(
                Path.of("../docs/escaques.md"),
                Map.of(
                        "rules", GamePage.rules(text),
                        "open points", GamePage.openPoints(text),
                        "assumed", GamePage.titles(text, rule -> rule.evidence() == Evidence.ASSUMED),
                        "stakes", GamePage.differences(text, Escaques.stakes()),
                        "ludii", GamePage.differences(text, Escaques.ludii()),
                        "sources", GamePage.sources(text)));
    }
}
