package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.GameRecordFormat;
import io.github.lusoria.core.GameRecordReader;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Xoshiro256;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The commands that read and write records of games. */
class RecordCommandTest {
    private static final String SMALL = "latrunculi/schadler-2001?men=2";

    /** The game of the README, resigned before the man is lifted, and one that goes on. */
    private static final String FIRST = """
            [Ruleset "latrunculi/schadler-2001?men=2"]
            [RulesetVersion "1"]
            [Date "0065.04.19"]
            [White "Piso"]
            [Result "1-0"]
            [Termination "resigned"]

            {first}
            1. @c3 @d2 @e2 @h8 c3-c2
            {trapped}
            6. h8-h7
            1-0

            """;

    private static final String SECOND = """
            [Ruleset "sigwaduqqan/houmt-al-arbah"]
            [RulesetVersion "1"]
            [Result "*"]

            1. 1 0
            *

            """;

    @TempDir
    Path folder;

    private String file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text);
        return file.toString();
    }

    @Test
    void checkCountsGamesAndPlies() throws IOException {
        String file = file("games", FIRST + SECOND);
        assertThat(Run.output("record", "check", file, file(".one", SECOND)))
                .isEqualTo(file + ": 2 games, 8 plies\n" + folder.resolve(".one") + ": 1 game, 2 plies\n");
        assertThat(Run.output("record", "check", file("none", ""))).endsWith("none: 0 games, 0 plies\n");
    }

    @Test
    void checkSaysWhereAGameIsDamagedAndReadsOn() throws IOException {
        String file =
                file("games", FIRST.replace("h8-h7", "h8-g7") + SECOND + FIRST.substring(0, FIRST.indexOf("@h8")));
        Run run = Run.of("record", "check", file);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).isEqualTo("lusoria: 2 games cannot be read\n");
        assertThat(run.out().lines())
                .containsExactly(
                        file
                                + ": line 11, column 4, game 1, ply 6, move \"h8-g7\": g7 is not beside h8, and no leap leads from one to"
                                + " the other (latrunculi.step)",
                        file
                                + ": line 29, column 16, game 3, after ply 3: found the end of the text, expected a move or"
                                + " the result",
                        file + ": 1 game, 2 plies, 2 damaged");
    }

    @Test
    void textThatIsNoUtf8IsRefusedInItsPlace() throws IOException {
        Path file = folder.resolve("latin1");
        Files.write(file, FIRST.replace("Piso", "Pis\u00f6").getBytes(StandardCharsets.ISO_8859_1));
        assertThat(Run.of("record", "check", file.toString()).out())
                .contains("line 4, column 12, game 1: found '\\ufffd'");
    }

    @Test
    void showTellsTagsCommentsMovesAndTheBoard() throws IOException {
        String file = file("games", FIRST + SECOND);
        assertThat(Run.output("record", "show", "--game", "1", "--moves", file)).isEqualTo(file + """
                                : game 1, latrunculi/schadler-2001?men=2, 6 plies, 1-0 (resigned)
                                Date: 0065.04.19
                                White: Piso
                                {first}
                                1. @c3
                                2. @d2
                                3. @e2
                                4. @h8
                                5. c3-c2  trapped d2 (latrunculi.trap)
                                {trapped}
                                6. h8-h7
                                 8  .  .  .  .  .  .  .  .
                                 7  .  .  .  .  .  .  .  m
                                 6  .  .  .  .  .  .  .  .
                                 5  .  .  .  .  .  .  .  .
                                 4  .  .  .  .  .  .  .  .
                                 3  .  .  .  .  .  .  .  .
                                 2  .  .  M  m- M  .  .  .
                                 1  .  .  .  .  .  .  .  .
                                    a  b  c  d  e  f  g  h
                                8/7m/8/8/8/8/2Mm-M3/8 w - move -
                                The game is over: seat 1 wins (resigned 1,-1).
                                """);
        assertThat(Run.lines("record", "show", file, "--ply", "1"))
                .contains(
                        "8/8/8/8/8/2M5/8/8 b M1m2 place -",
                        "Seat 2 is to move: 63 legal moves.",
                        file + ": game 2, sigwaduqqan/houmt-al-arbah, 2 plies, *");
        assertThat(Run.of("record", "show", file, "--ply", "3"))
                .extracting(Run::code, Run::err)
                .containsExactly(1, "lusoria: " + file + ": game 2 has 2 plies, and no ply 3\n");
    }

    @Test
    void convertMakesCanonicalRecordsOfOthers() throws IOException {
        String other =
                "\ufeff[White \"Piso\"]\r\n[Ruleset \"" + SMALL + "\"]\r\n\r\n1.@c3 @d2 2.@e2 ; second\r\n@h8 *\r\n";
        String file = file("other", other);
        String canonical = """
                [Ruleset "latrunculi/schadler-2001?men=2"]
                [RulesetVersion "1"]
                [White "Piso"]
                [Result "*"]

                1. @c3 @d2 @e2
                {second}
                4. @h8
                *

                """;
        assertThat(Run.of("record", "convert", file).code()).isEqualTo(1);
        assertThat(Run.output("record", "convert", "--lenient", file)).isEqualTo(canonical);
        assertThat(Run.output("record", "convert", "--lenient", file, "-o", file))
                .isEmpty();
        assertThat(Path.of(file)).hasContent(canonical);
        assertThat(folder.toFile().list()).as("no file in parts is left").containsExactly("other");
    }

    @Test
    void convertWritesALineOfJsonAGame() throws IOException {
        List<String> lines = Run.lines("record", "convert", "--to", "json", file("games", FIRST + SECOND));
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0)).isEqualTo("""
                        {"tags":{"Ruleset":"latrunculi/schadler-2001?men=2","RulesetVersion":"1","Date":"0065.04.19",\
                        "White":"Piso","Result":"1-0","Termination":"resigned"},\
                        "start":"8/8/8/8/8/8/8/8 w M2m2 place -",\
                        "moves":["@c3","@d2","@e2","@h8","c3-c2","h8-h7"],"comments":{"0":["first"],"5":["trapped"]},\
                        "end":"8/7m/8/8/8/8/2Mm-M3/8 w - move -","result":"1-0"}""");
    }

    @Test
    void convertLeavesOutWhatIsDamaged() throws IOException {
        Run run = Run.of("record", "convert", file("games", FIRST.replace("@d2", "@d9") + SECOND));
        assertThat(run.out()).isEqualTo(SECOND);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err().lines())
                .hasSize(2)
                .anyMatch(line -> line.contains("line 9, column 8, game 1, ply 2, move \"@d9\""))
                .endsWith("lusoria: one game cannot be read");
    }

    @Test
    void filesThatCannotBeReadOrWrittenAreNamed() {
        String missing = folder.resolve("missing").toString();
        assertThat(Run.of("record", "check", missing))
                .isEqualTo(new Run(1, "", "lusoria: cannot read " + missing + ": there is no such file\n"));
        String nowhere = folder.resolve("no/where").toString();
        Run run = Run.of("simulate", SMALL, "--games", "1", "--warm-up", "0", "--record", nowhere);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).isEqualTo("lusoria: cannot write " + nowhere + ": there is no such folder\n");
        assertThat(run.out()).isEmpty();
        assertThat(Run.of("show", SMALL, "--svg", folder.toString()).err())
                .isEqualTo("lusoria: cannot write " + folder + ": it is a folder\n");
        assertThat(Run.of("simulate", SMALL, "--games", "1", "--warm-up", "0", "--record", "-")
                        .code())
                .isEqualTo(2);
        assertThat(Run.of("record").code()).isEqualTo(2);
        assertThat(Run.of("record", "check").code()).isEqualTo(2);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "no file has such a name there")
    void namesOfFilesCommandNoTerminal() throws IOException {
        String file = file("a\u001b[31m\nb", SECOND);
        assertThat(Run.output("record", "check", file)).endsWith("a\\u001b[31m\\u000ab: 1 game, 2 plies\n");
        assertThat(Run.output("record", "show", file)).contains("a\\u001b[31m\\u000ab: game 1, ");
    }

    @Test
    void showOfAGameThatIsNotThereIsRefused() throws IOException {
        assertThat(Run.of("record", "show", "--game", "3", file("games", FIRST + SECOND)))
                .isEqualTo(new Run(1, "", "lusoria: there is no game 3\n"));
    }

    @Test
    void convertWritesToTheStandardOutputWhenToldSo() throws IOException {
        assertThat(Run.output("record", "convert", "-o", "-", file("games", FIRST + SECOND)))
                .isEqualTo(FIRST + SECOND);
        assertThat(Path.of("-")).doesNotExist();
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need a right there")
    void convertWritesWhatALinkLeadsTo() throws IOException {
        Path target = folder.resolve("target");
        Files.writeString(target, "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), target);
        Run.output("record", "convert", file("games", SECOND), "-o", link.toString());
        assertThat(link).isSymbolicLink();
        assertThat(target).hasContent(SECOND);
    }

    @Test
    void jsonKeepsHalvesOfPairsThatStandAlone() throws IOException {
        String record = SECOND.replace("[Result", "[Event \"\\ud800 \\udc00 \ud83d\ude00\"]\n[Result")
                .replace("1. 1", "{\\udfff}\n1. 1");
        String file = file("games", record);
        assertThat(Run.output("record", "convert", file)).isEqualTo(record);
        assertThat(Run.output("record", "convert", "--to", "json", file))
                .contains("\"Event\":\"\\ud800 \\udc00 \ud83d\ude00\"", "{\"0\":[\"\\udfff\"]}");
        JsonNode json = Run.json("record", "convert", "--to", "json", file);
        assertThat(json.path("comments").path("0").path(0).textValue()).isEqualTo("\udfff");
        assertThat(Run.output("record", "html", "-o", "-", file)).contains("\\ud800 \\udc00 \ud83d\ude00");
    }

    @Test
    void simulateRecordsTheGamesThatItPlays() throws IOException {
        for (String id :
                List.of(SMALL + "&repetition=POSITIONAL_SUPERKO", "escaques/alfonso", "sigwaduqqan/houmt-al-arbah")) {
            String file = folder.resolve("games").toString();
            Run.output(
                    "simulate",
                    id,
                    "--games",
                    "3",
                    "--seed",
                    "7",
                    "--max-plies",
                    "200",
                    "--warm-up",
                    "0",
                    "--record",
                    file);
            GameRecordReader reader = GameRecordFormat.STRICT.read(new StringReader(Files.readString(Path.of(file))));
            for (int number = 0; number < 3; number++) {
                GameRecord record = reader.next();
                var playout = Playouts.play(Rulesets.of(id).initial(), Xoshiro256.of(7, number), 200);
                assertThat(record.game().position().toString())
                        .isEqualTo(playout.position().toString());
                assertThat(record.game().outcome()).isEqualTo(playout.outcome());
                assertThat(record.tag("Event")).contains("Random games, seed 7");
                assertThat(record.tag("Round")).contains(Integer.toString(number + 1));
            }
            assertThat(reader.hasNext()).isFalse();
            assertThat(Run.output("record", "check", file)).startsWith(file + ": 3 games");
        }
    }

    @Test
    void jsonOfARecordReadsBack() throws IOException {
        JsonNode json = Run.json("record", "convert", "--to", "json", file("games", SECOND));
        assertThat(json.path("moves")).hasSize(2);
        assertThat(json.path("comments").isEmpty()).isTrue();
    }
}
