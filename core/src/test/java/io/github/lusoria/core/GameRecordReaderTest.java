package io.github.lusoria.core;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lusoria.core.testkit.Race;
import io.github.lusoria.core.testkit.TicTacToe;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many games in one text: streaming, damage, and where reading stops. */
@Isolated
class GameRecordReaderTest {
    private static final GameRecord FIRST =
            GameRecord.of(ToyRecords.play(TicTacToe.RULESET, "a1", "b1", "a2", "b2", "a3"));
    private static final GameRecord SECOND = GameRecord.of(
                    ToyRecords.play(TicTacToe.RULESET, "b2", "a1").resign(2))
            .withTag("White", "Piso")
            .withComment(1, "the {middle");
    private static final GameRecord THIRD = GameRecord.of(ToyRecords.play(Race.STANDARD, "t1", "go"));
    private static final String FILE = "" + FIRST + SECOND + THIRD;

    private static GameRecordReader read(String text) {
        return ToyRecords.STRICT.read(new StringReader(text));
    }

    /** What a reader gives when it is asked to the end: records, and errors in their places. */
    private static List<Object> all(GameRecordReader reader) {
        List<Object> all = new ArrayList<>();
        while (reader.hasNext()) {
            try {
                all.add(reader.next());
            } catch (InvalidRecordException e) {
                all.add(e.getMessage());
            }
        }
        return all;
    }

    @Test
    void gamesAreReadOneAfterAnother() {
        GameRecordReader reader = read(FILE);
        List<GameRecord> records = new ArrayList<>();
        reader.forEachRemaining(records::add);
        assertThat(records).containsExactly(FIRST, SECOND, THIRD);
        assertThat(reader.games()).isEqualTo(3);
        assertThatThrownBy(reader::next)
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("there is no further game after 3");
    }

    @Test
    void anEmptyTextHasNoGame() {
        assertThat(read("").hasNext()).isFalse();
        assertThat(read("\n \n\n").hasNext()).isFalse();
    }

    @Test
    void nothingIsReadBeforeItIsAskedFor() {
        int[] taken = {0};
        Reader endless = new Reader() {
            @Override
            public int read(char[] chars, int from, int length) {
                String text = FIRST.toString();
                int count = Math.min(7, length);
                for (int i = 0; i < count; i++) {
                    chars[from + i] = text.charAt(taken[0]++ % text.length());
                }
                return count;
            }

            @Override
            public void close() {
                throw new AssertionError("closed");
            }
        };
        GameRecordReader reader = ToyRecords.STRICT.read(endless);
        assertThat(taken[0]).isZero();
        for (int game = 1; game <= 1000; game++) {
            assertThat(reader.next()).isEqualTo(FIRST);
        }
        assertThat(taken[0]).isLessThan(1000 * FIRST.toString().length() + (1 << 15));
    }

    @Test
    void wherePiecesOfTheTextEndMakesNoDifference() {
        for (int size = 1; size <= 40; size++) {
            int piece = size;
            StringReader whole = new StringReader(FILE);
            Readable pieces = buffer -> {
                char[] chars = new char[Math.min(piece, buffer.remaining())];
                int count = whole.read(chars);
                if (count > 0) {
                    buffer.put(chars, 0, count);
                }
                return count;
            };
            assertThat(all(ToyRecords.STRICT.read(pieces))).containsExactly(FIRST, SECOND, THIRD);
        }
    }

    /** Readers keep 16,384 characters at a time; here every character of a text is the first that they do not keep. */
    @ParameterizedTest
    @ValueSource(strings = {"STRICT", "LENIENT"})
    void whereWhatIsKeptEndsMakesNoDifference(String style) {
        boolean strict = style.equals("STRICT");
        GameRecordFormat format = strict ? ToyRecords.STRICT : ToyRecords.LENIENT;
        String odd = FIRST.toString()
                .replace("[Ruleset \"", "[ Ruleset\t\"")
                .replace("\"]", "\" ] ")
                .replace("1. a1", "; a remark\r\n% another\r\n1.a1");
        String text = strict ? FILE : "\r\n" + odd.replace("\n", "\r\n") + SECOND + THIRD;
        for (int kept = 0; kept <= text.length(); kept++) {
            String before = "\n".repeat((1 << 14) - kept);
            assertThat(all(format.read(new StringReader(before + text))))
                    .as("%d characters kept", kept)
                    .containsExactly(FIRST, SECOND, THIRD);
        }
    }

    @Test
    void aDamagedGameTakesNoOtherWithIt() {
        String text = FIRST + SECOND.toString().replace("2. a1", "2. b2") + THIRD;
        InvalidRecordException error = catchThrowableOfType(
                InvalidRecordException.class, () -> read(text).forEachRemaining(record -> {}));
        assertThat(error)
                .hasMessage("line 17, column 4, game 2, ply 2, move \"b2\": b2 is taken (toy.taken)")
                .hasCauseInstanceOf(IllegalMoveException.class);
        assertThat(error.game()).isEqualTo(2);
        assertThat(error.line()).isEqualTo(17);
        assertThat(error.column()).isEqualTo(4);
        assertThat(error.ply()).isEqualTo(2);
        assertThat(error.move()).contains("b2");
        assertThat(error.rule()).contains(new RuleId("toy.taken"));
        assertThat(error.problem()).isEqualTo("b2 is taken (toy.taken)");
        assertThat(all(read(text))).containsExactly(FIRST, error.getMessage(), THIRD);
    }

    @Test
    void aGameWithoutEndIsAnErrorWhereTheNextBegins() {
        String text = FIRST.toString().replace("\n1-0\n", "\n") + SECOND;
        assertThat(all(read(text)))
                .containsExactly(
                        "line 8, column 1, game 1, after ply 5: found '[', expected a move or the result", SECOND);
    }

    @ParameterizedTest
    @ValueSource(strings = {"STRICT", "LENIENT"})
    void aGameThatBreaksOffAfterItsTagsIsAnErrorWhereTheNextBegins(String style) {
        GameRecordFormat format = style.equals("STRICT") ? ToyRecords.STRICT : ToyRecords.LENIENT;
        String tags = FIRST.toString().substring(0, FIRST.toString().indexOf("\n\n") + 2);
        long lines = tags.lines().count();
        String text = tags + SECOND;
        for (int size : new int[] {1, 2, 9, 1 << 14}) {
            StringReader whole = new StringReader(text);
            Readable pieces = buffer -> {
                char[] chars = new char[Math.min(size, buffer.remaining())];
                int count = whole.read(chars);
                buffer.put(chars, 0, Math.max(count, 0));
                return count;
            };
            assertThat(all(format.read(pieces)))
                    .containsExactly(
                            "line " + (lines + 1) + ", column 1, game 1: found '[', expected a move or the result",
                            SECOND);
        }
    }

    @Test
    void linesBetweenGamesAreLeftOutLeniently() {
        String text = FIRST + "\t; a remark [1-0\n% another\n\n" + SECOND + "% the end";
        assertThat(all(ToyRecords.LENIENT.read(new StringReader(text)))).containsExactly(FIRST, SECOND);
        assertThat(all(read(text)).get(1)).asString().contains("found '\\u0009'");
        assertThat(all(read(FIRST + "% another\n" + SECOND)).get(1)).asString().contains("found '%'");
    }

    @Test
    void whatIsLeftOutIsLoggedWithItsLineUpToAHundredTimes() {
        String text = FIRST.toString()
                .replace(" b1 a2", " b1\n% a remark\n$7 a2")
                .replace("\n1-0", " " + "$1 ".repeat(150) + "\n1-0");
        PrintStream before = System.err;
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        try (PrintStream captured = new PrintStream(written, true, UTF_8)) {
            System.setErr(captured);
            assertThat(all(ToyRecords.LENIENT.read(new StringReader(text)))).containsExactly(FIRST);
        } finally {
            System.setErr(before);
        }
        List<String> warnings = written.toString(UTF_8).lines().toList();
        long line = FIRST.toString().lines().takeWhile(each -> !each.isEmpty()).count() + 2;
        assertThat(warnings).hasSize(100);
        assertThat(warnings.get(0)).endsWith("line " + (line + 1) + ", game 1: left out a line that begins with %");
        assertThat(warnings.get(1)).endsWith("line " + (line + 2) + ", game 1: left out \"$7\"");
        assertThat(warnings.get(98)).endsWith("left out \"$1\"");
        assertThat(warnings.get(99)).endsWith("left out \"$1\"; no further warnings");
    }

    @Test
    void aMoveThatRunsOnFromItsNumberIsFoundWhereItStands() {
        String text = FIRST.toString().replace("1. a1", "1...zz");
        assertThat(all(ToyRecords.LENIENT.read(new StringReader(text))))
                .singleElement()
                .asString()
                .contains(", column 5, game 1, ply 1, move \"zz\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"STRICT", "LENIENT"})
    void aTextThatBreaksOffLosesNoCompleteGame(String style) {
        GameRecordFormat format = style.equals("STRICT") ? ToyRecords.STRICT : ToyRecords.LENIENT;
        int first = FIRST.toString().length();
        int second = first + SECOND.toString().length();
        for (int length = 0; length <= FILE.length(); length++) {
            String text = FILE.substring(0, length);
            List<Object> all = all(format.read(new StringReader(text)));
            List<Object> complete = new ArrayList<>();
            // the two line feeds after a result need not be there
            if (length >= first - 2) {
                complete.add(FIRST);
            }
            if (length >= second - 2) {
                complete.add(SECOND);
            }
            if (length >= FILE.length() - 2) {
                complete.add(THIRD);
            }
            assertThat(all.subList(0, complete.size())).as(text).isEqualTo(complete);
            if (all.size() > complete.size()) {
                assertThat(all).as(text).hasSize(complete.size() + 1);
                assertThat((String) all.get(complete.size()))
                        .as(text)
                        .contains(
                                "line " + (text.chars().filter(c -> c == '\n').count() + 1),
                                "game " + (complete.size() + 1));
            } else {
                // all that is there is complete
                assertThat(text.strip().endsWith(complete.isEmpty() ? "" : result(complete)))
                        .as(text)
                        .isTrue();
                assertThat(text.isBlank()).as(text).isEqualTo(complete.isEmpty());
            }
        }
    }

    private static String result(List<Object> complete) {
        return ((GameRecord) complete.get(complete.size() - 1)).result();
    }

    @Test
    void aGameLongerThanTheFormatAllowsIsRefused() {
        GameRecordFormat format =
                ToyRecords.STRICT.withLongestGame(FIRST.toString().length());
        String tag =
                GameRecord.of(FIRST.game()).withTag("White", "x".repeat(1000)).toString();
        String comment = FIRST.withComment(2, "x".repeat(1000)).toString();
        for (String text : List.of(tag, comment)) {
            assertThat(all(format.read(new StringReader(FIRST + text + FIRST))))
                    .hasSize(3)
                    .startsWith(FIRST)
                    .endsWith(FIRST)
                    .element(1)
                    .asString()
                    .endsWith("the game is longer than " + format.longestGame()
                            + " characters, the most that the format allows");
            assertThat(format.parse(text)).hasToString(text);
        }
        assertThat(format.longestGame()).isEqualTo(FIRST.toString().length());
        assertThatThrownBy(() -> ToyRecords.STRICT.withLongestGame(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a game has at least one character, not 0");
    }

    @Test
    void oneRecordIsOneGame() {
        assertThatThrownBy(() -> ToyRecords.STRICT.parse(FILE))
                .isInstanceOf(InvalidRecordException.class)
                .hasMessage("line 9, column 1, game 2: found '[', expected the end of the text");
        assertThatThrownBy(() -> ToyRecords.STRICT.parse(""))
                .isInstanceOf(InvalidRecordException.class)
                .hasMessage("line 1, column 1, game 1: found the end of the text, expected a tag [Ruleset \"...\"]");
        assertThatThrownBy(() -> GameRecord.parse(FIRST.toString()))
                .as("the catalogue does not list the toys")
                .isInstanceOf(InvalidRecordException.class)
                .hasMessageStartingWith("line 1, column 11, game 1: unknown ruleset \"toy/tictactoe\"")
                .hasCauseInstanceOf(UnknownRulesetException.class);
    }

    @Test
    void aSourceThatFailsIsNoDamageOfTheText() {
        Reader broken = new Reader() {
            @Override
            public int read(char[] chars, int from, int length) throws IOException {
                throw new IOException("unplugged");
            }

            @Override
            public void close() {}
        };
        GameRecordReader reader = ToyRecords.STRICT.read(broken);
        assertThatThrownBy(reader::hasNext)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("unplugged");
    }
}
