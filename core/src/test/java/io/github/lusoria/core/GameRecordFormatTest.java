package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lusoria.core.testkit.TicTacToe;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a strict format refuses and where, and what a lenient one reads all the same. */
class GameRecordFormatTest {
    private static final GameRecord RECORD = GameRecord.of(
                    ToyRecords.play(TicTacToe.RULESET, "a1", "b1", "a2", "b2", "a3"))
            .withTag("White", "Piso")
            .withComment(2, "two");

    private static final String TEXT = """
            [Ruleset "toy/tictactoe"]
            [RulesetVersion "1"]
            [White "Piso"]
            [Result "1-0"]
            [Termination "lined"]

            1. a1 b1
            {two}
            3. a2 b2 a3
            1-0

            """;

    private static String refusal(GameRecordFormat format, String text) {
        return catchThrowableOfType(InvalidRecordException.class, () -> format.parse(text))
                .getMessage();
    }

    @Test
    void theTextOfTheseTestsIsThatOfTheRecord() {
        assertThat(RECORD).hasToString(TEXT);
        assertThat(ToyRecords.STRICT.isLenient()).isFalse();
        assertThat(ToyRecords.LENIENT.isLenient()).isTrue();
    }

    /** What of the text is replaced by what. */
    static Stream<Arguments> layouts() {
        return Stream.of(
                Arguments.of("\n{two}\n3. ", " {two} "),
                Arguments.of("a2 b2", "a2\n\n  b2"),
                Arguments.of("1. a1", "a1"),
                Arguments.of("3. a2 b2 a3\n", "3. a2 4. b2 5. a3 "),
                Arguments.of("]\n\n1.", "]\n1."),
                Arguments.of("1-0\n\n", "1-0"),
                Arguments.of("[White", "\n[White"));
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void layoutIsFree(String part, String other) {
        assertThat(TEXT).contains(part);
        assertThat(ToyRecords.STRICT.parse(TEXT.replace(part, other))).isEqualTo(RECORD);
        assertThat(ToyRecords.LENIENT.parse(TEXT.replace(part, other))).isEqualTo(RECORD);
    }

    /** What of the text is replaced by what, and how a strict format refuses it; a lenient one reads it as if nothing were. */
    static Stream<Arguments> leniencies() {
        return Stream.of(
                Arguments.of(
                        "\n",
                        "\r\n",
                        "line 1, column 26, game 1: found '\\u000d', expected the end of the line after a tag"),
                Arguments.of(
                        "\n",
                        "\r",
                        "line 1, column 26, game 1: found '\\u000d', expected the end of the line after a tag"),
                Arguments.of(
                        "[Ruleset ",
                        "\ufeff[Ruleset ",
                        "line 1, column 1, game 1: found '\\ufeff', expected a tag [Ruleset \"...\"]"),
                Arguments.of("[White", "  [White", "line 3, column 3, game 1, ply 1, move \"[White\": at offset 0"),
                Arguments.of(
                        "[White \"Piso\"]",
                        "[ White  \"Piso\" ]\t",
                        "line 3, column 2, game 1: found ' ', expected the name of a tag"),
                Arguments.of(
                        "[White \"Piso\"]\n[Result",
                        "[Result \"1-0\"]\n[White \"Piso\"]\n[Other",
                        "line 4, column 1, game 1: the tag White stands before Result"),
                Arguments.of(
                        "[White",
                        "[White \"Piso\"]\n[White",
                        "line 4, column 1, game 1: expected another tag than White, which is there twice"),
                Arguments.of(
                        "[RulesetVersion \"1\"]\n",
                        "",
                        "line 6, column 1, game 1: found '1', expected a tag [RulesetVersion \"1\"]"),
                Arguments.of(
                        "[RulesetVersion \"1\"]",
                        "[RulesetVersion \"2\"]",
                        "line 2, column 18, game 1: expected version 1 of toy/tictactoe, not \"2\""),
                Arguments.of(
                        "[Result \"1-0\"]\n",
                        "",
                        "line 9, column 1, game 1, after ply 5: there is no tag [Result \"1-0\"]"),
                Arguments.of(
                        "[Result \"1-0\"]",
                        "[Result \"0-1\"]",
                        "line 4, column 10, game 1, after ply 5: expected the result \"1-0\" as after the moves, not \"0-1\""),
                Arguments.of(
                        "[Termination \"lined\"]\n",
                        "",
                        "line 9, column 1, game 1, after ply 5: there is no tag [Termination \"lined\"]"),
                Arguments.of(
                        "\"lined\"",
                        "\"normal\"",
                        "line 5, column 15, game 1, after ply 5: expected the termination lined, not \"normal\""),
                Arguments.of(
                        "\n1-0\n",
                        "\n(1,-1)\n",
                        "line 4, column 10, game 1, after ply 5: expected the result \"(1,-1)\" as after the moves, not \"1-0\""),
                Arguments.of("3. a2", "2. a2", "line 9, column 1, game 1, after ply 2: found \"2.\", expected 3."),
                Arguments.of(
                        "3. a2 b2",
                        "2.a2 2... b2 3.",
                        "line 9, column 1, game 1, after ply 2: found \"2.a2\", expected 3."),
                Arguments.of("{two}", "; two", "line 8, column 1, game 1, ply 3, move \";\": at offset 0"),
                Arguments.of(
                        "{two}",
                        "{two}\n% not for readers",
                        "line 9, column 1, game 1, ply 3, move \"%\": at offset 0"),
                Arguments.of("b2", "b2 $14", "line 9, column 10, game 1, ply 5, move \"$14\": at offset 0"),
                Arguments.of(
                        "a2 b2",
                        "a2\tb2",
                        "line 9, column 6, game 1, after ply 3: found '\\u0009', expected a move or the result"));
    }

    @ParameterizedTest
    @MethodSource("leniencies")
    void whatIsReadLenientlyIsRefusedStrictlyInItsPlace(String part, String other, String refusal) {
        assertThat(TEXT).contains(part);
        String text = TEXT.replace(part, other);
        assertThat(refusal(ToyRecords.STRICT, text)).startsWith(refusal);
        GameRecord read = ToyRecords.LENIENT.parse(text);
        assertThat(other.contains("[Other") ? read.withoutTag("Other") : read).isEqualTo(RECORD);
    }

    @Test
    void commentsOfOtherProgramsAreReadLeniently() {
        String text = TEXT.replace("{two}", "{two\nand more \\ and \u0007}");
        assertThat(refusal(ToyRecords.STRICT, text))
                .isEqualTo("line 8, column 5, game 1, after ply 2: found '\\u000a', expected } after a comment");
        assertThat(ToyRecords.LENIENT.parse(text).comments(2)).containsExactly("two\nand more \\ and \u0007");
    }

    @Test
    void aGameThatItsMovesDoNotEndIsAdjudicatedLeniently() {
        String text = TEXT.replace(" b2 a3", " b2").replace("[Termination \"lined\"]\n", "");
        assertThat(refusal(ToyRecords.STRICT, text))
                .isEqualTo(
                        "line 9, column 1, game 1, after ply 4: the moves do not end the game, and no tag Termination says"
                                + " resigned, agreed or adjudicated");
        assertThat(ToyRecords.LENIENT.parse(text).game().outcome()).hasToString("Optional[adjudicated 1,-1]");
    }

    /** What of the text is replaced by what, and how any format refuses it. */
    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "toy/tictactoe", "toy/tictacto", "line 1, column 11, game 1: unknown ruleset \"toy/tictacto\""),
                Arguments.of("toy/tictactoe", "toy tictactoe", "line 1, column 14, game 1: at offset 3"),
                Arguments.of("toy/tictactoe", "toy/tictactoe?men=2", "line 1, column 11, game 1: invalid options"),
                Arguments.of("[White", "[Start \"xo.......\"]\n[White", "line 3, column 18, game 1: at offset 9"),
                // a column among escapes would be another than that of the offset
                Arguments.of("[White", "[Start \"\\u0078o.......\"]\n[White", "line 3, column 9, game 1: at offset 9"),
                Arguments.of(
                        "\"Piso\"",
                        "Piso",
                        "line 3, column 8, game 1: found 'P', expected \" before the value of the tag"),
                Arguments.of(
                        "\"Piso\"",
                        "\"Piso",
                        "line 3, column 14, game 1: found '\\u000a', expected \" after the value of the tag"),
                Arguments.of(
                        "\"Piso\"]",
                        "\"Piso\"",
                        "line 3, column 14, game 1: found '\\u000a', expected ] after the value of the tag"),
                Arguments.of(
                        "\"Piso\"",
                        "\"Pis\\u00f\"",
                        "line 3, column 17, game 1: found '\"', expected four hexadecimal digits after \\u"),
                Arguments.of("[White", "[Wh\u00efte", "line 3, column 4, game 1: found '\\u00ef', expected"),
                Arguments.of(
                        "b2 a3", "b2 a2", "line 9, column 10, game 1, ply 5, move \"a2\": a2 is taken (toy.taken)"),
                Arguments.of("b2 a3", "b2 d3", "line 9, column 10, game 1, ply 5, move \"d3\": at offset 0"),
                Arguments.of(
                        "a3\n",
                        "a3 c3\n",
                        "line 9, column 13, game 1, ply 6, move \"c3\": the game is over (game.over)"),
                Arguments.of(
                        "\n1-0\n",
                        "\n",
                        "line 11, column 1, game 1, after ply 5: found the end of the text, expected a move or the result"),
                Arguments.of(
                        "1-0\n\n",
                        "1-0\n\nmore",
                        "line 12, column 1, game 2: found 'm', expected the end of the text"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void faultsAreRefusedInTheirPlace(String part, String other, String refusal) {
        assertThat(TEXT).contains(part);
        for (GameRecordFormat format : List.of(ToyRecords.STRICT, ToyRecords.LENIENT)) {
            assertThat(refusal(format, TEXT.replace(part, other))).startsWith(refusal);
        }
    }

    @Test
    void resultsOfTheWrongFormAreRefused() {
        String text = TEXT.replace(" b2 a3", " b2").replace("lined", "adjudicated");
        for (String result : List.of(
                "(1,-1", "(1,,-1)", "(1,-1,0)", "(1)", "()", "(01,-1)", "(1,-0)", "(+1,-1)", "(2147483648,1)")) {
            assertThat(refusal(ToyRecords.STRICT, text.replace("1-0", result)))
                    .as(result)
                    .contains("\"" + result + "\"");
            assertThat(refusal(ToyRecords.LENIENT, text.replace("1-0", result)))
                    .as(result)
                    .contains("\"" + result + "\"");
        }
        assertThat(RecordResult.payoffs("(-2147483648,7)")).containsExactly(Integer.MIN_VALUE, 7);
    }

    /** An arbiter's payoffs are those of an outcome of the ruleset, whose traits are true of records too. */
    @Test
    void payoffsThatTheTraitsOfTheRulesetDoNotAllowAreRefused() {
        Map<String, String> refusals = Map.of(
                "(5,7)", "payoffs are from -1 to 1, not 5",
                "(1,-2)", "payoffs are from -1 to 1, not -2",
                "(-2147483648,7)", "payoffs are from -1 to 1, not -2147483648",
                "(1,1)", "payoffs add up to 0, not to 2",
                "(1,0,-1)", "there is one payoff for each of 2 seats, not 3");
        refusals.forEach((result, refusal) -> {
            String text = TEXT.replace(" b2 a3", " b2")
                    .replace("lined", "adjudicated")
                    .replace("1-0", result);
            for (GameRecordFormat format : List.of(ToyRecords.STRICT, ToyRecords.LENIENT)) {
                assertThat(refusal(format, text))
                        .isEqualTo("line 10, column 1, game 1, after ply 4: found the result \"" + result + "\", but "
                                + refusal);
            }
        });
    }

    @Test
    void aResultThatTheMovesDoNotGiveIsRefused() {
        for (String result : List.of("0-1", "1/2-1/2", "*", "(2,-2)")) {
            String refusal = "line 10, column 1, game 1, after ply 5: found the result \"" + result
                    + "\", but the moves give 1-0";
            assertThat(refusal(ToyRecords.STRICT, TEXT.replace("1-0", result))).isEqualTo(refusal);
            assertThat(refusal(ToyRecords.LENIENT, TEXT.replace("\n1-0", "\n" + result)))
                    .isEqualTo(refusal);
        }
    }

    @Test
    void endingsFromOutsideHaveToFitTheResult() {
        String text = TEXT.replace(" b2 a3", " b2");
        assertThat(refusal(ToyRecords.STRICT, text.replace("lined", "resigned").replace("1-0", "1/2-1/2")))
                .contains("expected the termination adjudicated, not \"resigned\"");
        assertThat(refusal(ToyRecords.STRICT, text.replace("lined", "resigned").replace("1-0", "(3,-3)")))
                .contains("found the result \"(3,-3)\", but payoffs are from -1 to 1, not 3");
        assertThat(refusal(ToyRecords.STRICT, text.replace("lined", "agreed")))
                .contains("expected the termination adjudicated, not \"agreed\"");
        assertThat(refusal(ToyRecords.STRICT, text.replace("lined", "resigned").replace("1-0", "*")))
                .contains("expected the termination none, as the game goes on, not \"resigned\"");
    }
}
