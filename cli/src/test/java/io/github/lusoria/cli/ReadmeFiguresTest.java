package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.GameRecordFormat;
import io.github.lusoria.core.InvalidRecordException;
import io.github.lusoria.core.Perft;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.Rulesets;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What README.md says in figures and lists is what other pages, the rulebook and the constants say. */
class ReadmeFiguresTest {
    /** The figures of one ruleset: games, bytes a ply, leaves. */
    private record Speeds(String games, String bytes, String leaves) {}

    @Test
    void speedsAreThoseOfThePageAboutThem() throws IOException {
        Markdown page = Markdown.read(Markdown.root().resolve("docs/performance.md"));
        List<String> heading = page.lines().stream()
                .filter(line -> line.startsWith("| ruleset | random games"))
                .toList();
        assertThat(heading).hasSize(1);
        List<String> columns = Markdown.cells(heading.get(0));
        Map<String, Speeds> measured = new HashMap<>();
        for (List<String> row : page.table(heading.get(0))) {
            measured.put(
                    row.get(0),
                    new Speeds(
                            row.get(columns.indexOf("random games, M plies/s")),
                            row.get(columns.indexOf("bytes/ply")),
                            row.get(columns.indexOf("M leaves/s"))));
        }
        List<List<String>> told =
                Markdown.readme().table("| ruleset | random games, M plies/s | bytes/ply | perft, M leaves/s |");
        assertThat(told).hasSizeGreaterThan(4);
        for (List<String> row : told) {
            String ruleset = row.get(0).replaceFirst("^`([^`]+)`.*", "$1");
            assertThat(new Speeds(row.get(1), row.get(2), row.get(3)))
                    .as("%s in docs/performance.md", ruleset)
                    .isEqualTo(measured.get(ruleset));
        }
    }

    @Test
    void theAssumedRulesAreThoseOfTheRulebook() throws IOException {
        List<String> assumed = Rulesets.of("latrunculi/schadler-2001").rules().stream()
                .filter(rule -> rule.evidence() == Evidence.ASSUMED)
                .map(Rule::title)
                .toList();
        assertThat(flat())
                .contains("In `latrunculi/schadler-2001` these are " + assumed.size() + " rules: "
                        + String.join("; ", assumed) + ".");
    }

    @Test
    void theLimitsAreThoseOfTheCode() throws IOException {
        assertThat(GameRecordFormat.STRICT.longestGame()).isEqualTo(1 << 20);
        assertThat(flat())
                .contains("| 2^20 characters; another by `withLongestGame`.")
                .contains("| `DiagramOptions` | pictures of " + DiagramOptions.LEAST_SIZE + " to "
                        + DiagramOptions.MOST_SIZE + " pixels |")
                .contains("| `Perft` | depth " + Perft.MAX_DEPTH + " |")
                .contains("| `lusoria record html` | " + RecordHtmlCommand.MOST_PLIES + " positions a page |");
    }

    @Test
    void theLimitsOfWordsAreThoseOfTheReader() throws IOException {
        int least = longestWord("latrunculi/schadler-2001");
        int most = longestWord("sigwaduqqan/houmt-al-arbah?players=1000");
        int each = most - longestWord("sigwaduqqan/houmt-al-arbah?players=999");
        int more = most - 1000 * each;
        int seats = (least - more) / each + 1;
        assertThat(longestWord("sigwaduqqan/houmt-al-arbah?players=" + (seats - 1)))
                .isEqualTo(least);
        assertThat(longestWord("sigwaduqqan/houmt-al-arbah?players=" + seats)).isEqualTo(seats * each + more);
        assertThat(flat())
                .contains("| a move or another word of a record | " + least + " characters; with " + seats
                        + " seats or more, whose results are longer, " + each + " for each seat and " + more + " |")
                .contains("| the name of a tag | " + longestTag() + " characters |");
    }

    /** How much is read of a word that never ends. */
    private static int longestWord(String ruleset) {
        String text = record(ruleset, "", "x".repeat(100_000));
        return catchThrowableOfType(InvalidRecordException.class, () -> GameRecord.parse(text))
                .move()
                .orElseThrow()
                .length();
    }

    private static int longestTag() {
        int length = 1;
        while (isRead("[" + "x".repeat(length + 1) + " \"\"]\n")) {
            length++;
        }
        return length;
    }

    private static boolean isRead(String tag) {
        try {
            return !GameRecord.parse(record("latrunculi/schadler-2001", tag, "*"))
                    .tags()
                    .isEmpty();
        } catch (InvalidRecordException e) {
            return false;
        }
    }

    private static String record(String ruleset, String tag, String moves) {
        return "[Ruleset \"" + ruleset + "\"]\n[RulesetVersion \""
                + Rulesets.of(ruleset).version() + "\"]\n[Result \"*\"]\n" + tag + "\n" + moves + "\n";
    }

    /** The page without its line breaks. */
    private static String flat() throws IOException {
        return Markdown.readme().lines().stream().map(String::strip).collect(Collectors.joining(" "));
    }
}
