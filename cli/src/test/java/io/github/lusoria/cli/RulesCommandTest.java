package io.github.lusoria.cli;

import static io.github.lusoria.cli.Run.SCHADLER;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Rulesets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RulesCommandTest {
    static List<Ruleset<?, ?>> listed() {
        return Rulesets.all();
    }

    @Test
    void printsTheDossierThenTheRulesThenTheSources() {
        List<String> lines = Run.lines("rules", SCHADLER);
        assertThat(lines.subList(0, 2))
                .containsExactly("Ludus Latrunculorum (Sch\u00e4dler 2001)", SCHADLER + ", version 1 of its rules");
        assertThat(lines)
                .containsSubsequence(
                        "evidence  scholarly reconstruction",
                        "portal    DLP.Games.4, DLP.GameRulesets.1587",
                        "The board (latrunculi.board)",
                        "  The board has 8 ranks and 8 files, 64 squares.",
                        "  evidence: modern suggestion",
                        "  options: ranks=8 files=8",
                        "Sources",
                        "  [1] Ludii Portal, Digital Ludeme Project (no date), Ludus Latrunculorum, text of the ruleset");
        assertThat(lines).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    }

    @Test
    void marksWhatIsAssumed() {
        assertThat(Run.lines("rules", SCHADLER))
                .contains("Trapped on both axes (latrunculi.double-trap)  ** ASSUMED **")
                .contains("Moving between two enemies (latrunculi.entry)");
        assertThat(Run.output("rules", SCHADLER, "--format", "markdown"))
                .contains("### Trapped on both axes\n\n`latrunculi.double-trap` **ASSUMED**\n\nA piece that is")
                .contains("### Moving between two enemies\n\n`latrunculi.entry`\n\n");
    }

    @ParameterizedTest
    @MethodSource("listed")
    void everyRuleIsInEveryFormat(Ruleset<?, ?> ruleset) {
        String id = ruleset.id().toString();
        String text = Run.output("rules", id);
        String markdown = Run.output("rules", id, "--format", "markdown");
        JsonNode json = Run.json("rules", id, "--format", "json");
        List<String> ids = new ArrayList<>();
        for (Rule rule : ruleset.rules()) {
            ids.add(rule.id().value());
            String assumed = rule.evidence() == Evidence.ASSUMED ? "  ** ASSUMED **" : "";
            assertThat(text).contains(rule.title() + " (" + rule.id() + ")" + assumed + "\n");
            assertThat(markdown).contains("\n`" + rule.id() + "`");
        }
        assertThat(json.get("rules").findValuesAsText("id")).isEqualTo(ids);
    }

    @Test
    void jsonHoldsEveryPartOfARule() {
        JsonNode json = Run.json("rules", SCHADLER, "--format", "json");
        assertThat(json.fieldNames()).toIterable().containsExactly("id", "version", "title", "dossier", "rules");
        assertThat(json.get("dossier").fieldNames())
                .toIterable()
                .containsExactly(
                        "names",
                        "period",
                        "region",
                        "place",
                        "category",
                        "evidence",
                        "portalIds",
                        "sources",
                        "summary",
                        "similarGames");
        JsonNode entry = null;
        for (JsonNode rule : json.get("rules")) {
            entry = rule.get("id").asText().equals("latrunculi.entry") ? rule : entry;
        }
        assertThat(entry).isNotNull();
        assertThat(entry.fieldNames())
                .toIterable()
                .containsExactly(
                        "id", "title", "statement", "evidence", "citations", "reading", "alternatives", "options");
        assertThat(entry.get("evidence").asText()).isEqualTo("RECONSTRUCTION");
        JsonNode citation = entry.get("citations").get(0);
        assertThat(citation.fieldNames())
                .toIterable()
                .containsExactly(
                        "author", "year", "work", "locus", "link", "consulted", "note", "bearing", "quotation");
        assertThat(citation.get("consulted").asText()).isEqualTo("SEEN");
        assertThat(citation.get("bearing").asText()).isEqualTo("SUPPORTS");
        assertThat(entry.get("citations").get(1).get("quotation").isNull()).isTrue();
        assertThat(entry.get("alternatives").get(0).fieldNames())
                .toIterable()
                .containsExactly("statement", "options", "citations");
    }

    @Test
    void aRulesetOfOnesOwnHasARulebook() {
        assertThat(Run.output("rules", SCHADLER, "--option", "entry=SAFE"))
                .contains("evidence: own choice", "Chosen by whoever changed the ruleset: entry=SAFE instead of");
    }

    @Test
    void formatsAreTextMarkdownAndJson() {
        Run run = Run.of("rules", SCHADLER, "--format", "pdf");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("--format", "TEXT, MARKDOWN, JSON", "'pdf'");
        assertThat(Run.output("rules", SCHADLER, "--format", "TEXT")).isEqualTo(Run.output("rules", SCHADLER));
    }
}
