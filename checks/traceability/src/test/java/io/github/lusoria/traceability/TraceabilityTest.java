package io.github.lusoria.traceability;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Rule;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every rule has a source unless it is assumed, and a test; every case names rules; and the page that says so is current.
 *
 * <p>With {@code -Dtraceability.write} the page is written anew.
 */
class TraceabilityTest {
    private static final Path ROOT = Path.of("..", "..");
    private static final Path PAGE = ROOT.resolve("docs/generated/traceability.md");
    private static final List<String> MODULES = List.of("core", "latrunculi", "escaques", "sigwaduqqan");
    private static final Map<String, TreeSet<String>> PROOFS = Proofs.read(ROOT, MODULES);

    /** Rulesets of one's own, for rules that no listed ruleset has. */
    private static final List<String> OTHERS = List.of(
            "escaques/alfonso?end=SCORE_TARGET&target=500",
            "escaques/alfonso?end=AMULI&rounds=0",
            "sigwaduqqan/houmt-al-arbah?end=FIRST_TO_KAABA");

    private static final List<Ruleset<?, ?>> RULESETS = Stream.concat(
                    Rulesets.all().stream(), OTHERS.stream().map(TraceabilityTest::own))
            .toList();

    private static final Set<String> RULES = RULESETS.stream()
            .flatMap(ruleset -> ruleset.rules().stream())
            .map(rule -> rule.id().value())
            .collect(Collectors.toCollection(TreeSet::new));

    private static Ruleset<?, ?> own(String id) {
        return Rulesets.of(id);
    }

    @Test
    void everyRuleHasASourceUnlessItIsAssumed() {
        for (Ruleset<?, ?> ruleset : RULESETS) {
            for (Rule rule : ruleset.rules()) {
                assertThat(rule.hasSource() || !rule.evidence().needsSource())
                        .as("%s of %s has a source", rule.id(), ruleset.id())
                        .isTrue();
            }
        }
    }

    @Test
    void everyRuleHasATest() {
        Set<String> unproved = new TreeSet<>(RULES);
        unproved.removeAll(PROOFS.keySet());
        assertThat(unproved).as("rules that no test names with @Proves").isEmpty();
    }

    @Test
    void testsNameRulesThatThereAre() {
        Set<String> unknown = new TreeSet<>(PROOFS.keySet());
        unknown.removeAll(RULES);
        assertThat(unknown).as("names in @Proves that are no rules").isEmpty();
    }

    @Test
    void everyCaseNamesRulesThatThereAre() throws IOException {
        Map<String, List<String>> cases = Cases.read(ROOT);
        assertThat(cases)
                .hasSizeGreaterThan(100)
                .allSatisfy((name, rules) -> assertThat(RULES)
                        .as("rules of case %s", name)
                        .isNotEmpty()
                        .containsAll(rules));
        assertThat(cases)
                .allSatisfy((name, rules) ->
                        assertThat(rules).as("rules of case %s", name).isNotEmpty());
    }

    @Test
    void thePageIsCurrent() throws IOException {
        String page = new TraceabilityPage(RULESETS, PROOFS, Cases.read(ROOT)).text();
        if (System.getProperty("traceability.write") != null) {
            Files.createDirectories(PAGE.getParent());
            Files.writeString(PAGE, page);
        }
        assertThat(Files.exists(PAGE) ? Files.readString(PAGE) : "")
                .as("docs/generated/traceability.md; remake it with -Dtraceability.write")
                .isEqualTo(page);
    }
}
