package io.github.lusoria.cli;

import static io.github.lusoria.cli.Run.SCHADLER;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.Rulesets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RulesetsCommandTest {
    private static final String[] FIELDS = {
        "id",
        "version",
        "title",
        "seats",
        "chance",
        "perfectInformation",
        "zeroSum",
        "leastPayoff",
        "greatestPayoff",
        "longestGame",
        "repetition",
        "actions"
    };

    @Test
    void listsEveryRulesetWithItsTitleInOneColumn() {
        List<String> lines = Run.lines("rulesets");
        assertThat(lines).hasSameSizeAs(Rulesets.all());
        assertThat(lines)
                .anySatisfy(line -> assertThat(line)
                        .matches("latrunculi/schadler-2001 {2,}Ludus Latrunculorum \\(Schädler 2001\\)"));
    }

    @Test
    void showsTheOptionsOfOneRulesetWithValuesAndDefaults() {
        List<String> lines = Run.lines("rulesets", SCHADLER, "--option", "men=20");
        assertThat(lines.get(0)).matches("ruleset +latrunculi/schadler-2001\\?men=20");
        assertThat(lines).anyMatch(line -> line.matches("seats +2"));
        assertThat(lines).anyMatch(line -> line.matches("longest game +unbounded"));
        assertThat(lines).anyMatch(line -> line.matches("OPTION +VALUES +VALUE +DEFAULT +DESCRIPTION"));
        assertThat(lines).anyMatch(line -> line.matches("men +2\\.\\.96 +20 +16 +the number of men a side"));
        assertThat(lines).anyMatch(line -> line.matches("entry +SAFE ONLY_IF_IT_TRAPS +ONLY_IF_IT_TRAPS .*"));
    }

    @Test
    void printsAllRulesetsAsOneJsonList() {
        String out = Run.output("rulesets", "--json");
        assertThat(out).endsWith("]\n").hasLineCount(1);
        JsonNode list = Run.tree(out);
        assertThat(list.isArray()).isTrue();
        assertThat(list).hasSameSizeAs(Rulesets.all());
        for (JsonNode ruleset : list) {
            assertThat(names(ruleset)).containsExactly(FIELDS);
        }
        JsonNode first = list.get(list.findValuesAsText("id").indexOf(SCHADLER));
        assertThat(first.path("title").textValue()).isEqualTo("Ludus Latrunculorum (Schädler 2001)");
        assertThat(first.path("seats").intValue()).isEqualTo(2);
        assertThat(first.path("chance").booleanValue()).isFalse();
        assertThat(first.path("longestGame").isNull()).isTrue();
        assertThat(first.path("repetition").textValue()).isEqualTo("NONE");
    }

    @Test
    void addsTheOptionsToTheJsonOfOneRuleset() {
        JsonNode ruleset = Run.json("rulesets", SCHADLER + "?men=20", "--json");
        assertThat(names(ruleset)).startsWith(FIELDS).endsWith("options");
        List<RuleOption> options = Rulesets.of(SCHADLER + "?men=20").options();
        assertThat(ruleset.path("options")).hasSameSizeAs(options);
        JsonNode men = ruleset.path("options").get(2);
        assertThat(names(men)).containsExactly("name", "values", "value", "default", "description");
        assertThat(men.path("name").textValue()).isEqualTo("men");
        assertThat(men.path("values").get(0).textValue()).isEqualTo("2..96");
        assertThat(men.path("value").textValue()).isEqualTo("20");
        assertThat(men.path("default").textValue()).isEqualTo("16");
    }

    private static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }
}
