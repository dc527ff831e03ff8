package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiffCommandTest {
    private static final String ELDER = "latrunculi/schadler-1994";
    private static final String YOUNGER = "latrunculi/schadler-2001";

    @Test
    void tellsTheOptionsAndAPositionWithWhatEachAllowsAndWhyTheOtherRefuses() {
        List<String> lines = Run.lines("diff", ELDER, YOUNGER);
        assertThat(lines)
                .startsWith(
                        "first:  " + ELDER,
                        "second: " + YOUNGER,
                        "",
                        "option  first  second",
                        "entry   SAFE   ONLY_IF_IT_TRAPS",
                        "");
        assertThat(lines).contains("    a  b  c  d  e  f  g  h");
        assertThat(lines).anyMatch(line -> line.matches("first only: \\w\\d-\\w\\d"));
        assertThat(lines)
                .anyMatch(
                        line -> line.matches("  second: \\w\\d lies between two enemies on .* \\(latrunculi.entry\\)"));
        assertThat(lines).noneMatch(line -> line.startsWith("second only:"));
    }

    @Test
    void theSeedDecidesWhichPositionIsFound() {
        String output = Run.output("diff", ELDER, YOUNGER, "--seed", "5", "--positions", "2000");
        assertThat(Run.output("diff", ELDER, YOUNGER, "--seed", "5", "--positions", "2000"))
                .isEqualTo(output);
        assertThat(Run.output("diff", ELDER, YOUNGER, "--seed", "6", "--positions", "2000"))
                .isNotEqualTo(output);
    }

    @Test
    void tellsTheRulesThatDifferWithTheirSources() {
        assertThat(Run.lines("diff", ELDER, YOUNGER))
                .containsSubsequence(
                        "Rules that differ:",
                        "latrunculi.entry",
                        "  first:  A piece may move between two enemy pieces, and nothing happens to it. [assumed by this"
                                + " library]",
                        "  second: A move may not end between two enemy pieces, free or trapped, unless it newly traps an"
                                + " enemy piece. [scholarly reconstruction]");
        JsonNode rules = Run.json("diff", ELDER, YOUNGER, "--json").path("rules");
        assertThat(rules).hasSize(1);
        assertThat(rules.get(0).path("id").textValue()).isEqualTo("latrunculi.entry");
        assertThat(rules.get(0).path("first").path("evidence").textValue()).isEqualTo("ASSUMED");
        assertThat(rules.get(0).path("second").path("citations")).isNotEmpty();
    }

    @Test
    void aRuleThatOneRulesetDoesNotHaveIsToldSo() {
        assertThat(Run.lines("diff", "latrunculi/piso", "latrunculi/piso?blocked=PASS", "--positions", "0"))
                .containsSubsequence("latrunculi.count", "  second: There is no such rule.")
                .containsSubsequence("latrunculi.end.passes", "  first:  There is no such rule.");
    }

    @Test
    void printsOneJsonDocument() {
        JsonNode diff = Run.json("diff", "latrunculi/piso", "latrunculi/piso?corner=NONE", "--json");
        assertThat(diff.path("first").textValue()).isEqualTo("latrunculi/piso");
        assertThat(diff.path("second").textValue()).isEqualTo("latrunculi/piso?corner=NONE");
        JsonNode option = diff.path("options").get(0);
        assertThat(option.path("name").textValue()).isEqualTo("corner");
        assertThat(option.path("first").textValue()).isEqualTo("NEIGHBOURS");
        assertThat(option.path("second").textValue()).isEqualTo("NONE");
        assertThat(option.path("scope").textValue()).isEqualTo("POSITION");
        assertThat(diff.path("positions").intValue()).isPositive();
        JsonNode witness = diff.path("witness");
        assertThat(witness.path("first").textValue()).isNotEmpty();
        assertThat(witness.path("second").textValue()).isNotEmpty();
        assertThat(witness.path("line")).isEmpty();
        assertThat(witness.path("firstOnly")).isEmpty();
        assertThat(witness.path("secondOnly")).isEmpty();
        JsonNode changed = witness.path("changed").get(0);
        assertThat(changed.path("first").path("events").get(0).textValue()).startsWith("captured ");
        assertThat(changed.path("second").path("events")).isEmpty();
        assertThat(changed.path("first").path("outcome").path("termination").textValue())
                .isEqualTo("reduced");
    }

    @Test
    void jsonGivesTheRuleAndTheReasonOfARefusal() {
        JsonNode only = Run.json("diff", YOUNGER, ELDER, "--json")
                .path("witness")
                .path("secondOnly")
                .get(0);
        assertThat(only.path("rule").textValue()).isEqualTo("latrunculi.entry");
        assertThat(only.path("reason").textValue()).contains("lies between two enemies");
        assertThat(only.path("move").textValue()).matches("\\w\\d-\\w\\d");
    }

    @Test
    void jsonSaysNullWhereThereIsNoWitness() {
        JsonNode diff = Run.json("diff", YOUNGER, YOUNGER + "?men=20", "--json");
        assertThat(diff.path("witness").isNull()).isTrue();
        assertThat(diff.path("positions").intValue()).isZero();
    }

    @Test
    void refusesBoardsOfTwoSizesInOneLine() {
        refuses(
                "rulesets are compared on one board, and latrunculi/bell-8x7 has 8 ranks and 7 files,"
                        + " latrunculi/bell-8x8 8 and 8",
                "latrunculi/bell-8x7",
                "latrunculi/bell-8x8");
    }

    @Test
    void namesTheNearestRulesets() {
        Run run = Run.of("diff", ELDER, "latrunculi/schadler-2002");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).startsWith("lusoria: unknown ruleset ").hasLineCount(1);
    }

    @Test
    void refusesNumbersOutOfRange() {
        Run run = Run.of("diff", ELDER, YOUNGER, "--positions", "-1");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo("lusoria: Invalid value for option '--positions': it is at least 0, not -1\n"
                        + "Try 'lusoria diff --help'\n");
    }

    @Test
    void hasHelp() {
        assertThat(Run.output("diff", "--help"))
                .startsWith("Usage: lusoria diff ")
                .contains("--seed=S", "--positions=N", "--json");
    }

    private static void refuses(String message, String first, String second) {
        Run run = Run.of("diff", first, second);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("lusoria: " + message + "\n");
    }
}
