package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.testkit.GamePage;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The page on Sig wa Duqqan says what the rulebook says. */
class PageTest {
    @Test
    void pageIsMadeFromTheRulebook() {
        GamePage.check(
                Path.of("../docs/sig-wa-duqqan.md"),
                Map.of(
                        "rules", GamePage.rules(Resources.TEXT),
                        "open points", GamePage.openPoints(Resources.TEXT),
                        "assumed", GamePage.titles(Resources.TEXT, rule -> rule.evidence() == Evidence.ASSUMED),
                        "evidence", GamePage.differences(Resources.TEXT, Resources.EVIDENCE),
                        "ludii", GamePage.differences(Resources.TEXT, Resources.LUDII),
                        "sources", GamePage.sources(Resources.TEXT)));
    }
}
