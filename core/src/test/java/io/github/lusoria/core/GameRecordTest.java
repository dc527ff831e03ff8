package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.FaultyNim.Stakes;
import io.github.lusoria.core.testkit.Lamps;
import io.github.lusoria.core.testkit.Race;
import io.github.lusoria.core.testkit.TicTacToe;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a record of a game says and how it is written. */
class GameRecordTest {
    private static final Game<TicTacToe.Board, TicTacToe.Cell> LINED =
            ToyRecords.play(TicTacToe.RULESET, "a1", "b1", "a2", "b2", "a3");

    private static void roundTrips(GameRecord record, String text) {
        assertThat(record).hasToString(text);
        assertThat(ToyRecords.STRICT.parse(text)).isEqualTo(record).hasToString(text);
        assertThat(ToyRecords.LENIENT.parse(text)).isEqualTo(record).hasToString(text);
    }

    @Test
    void aGameOfTwoIsWrittenWithTagsMovesAndResult() {
        roundTrips(GameRecord.of(LINED), """
                [Ruleset "toy/tictactoe"]
                [RulesetVersion "1"]
                [Result "1-0"]
                [Termination "lined"]

                1. a1 b1 a2 b2 a3
                1-0

                """);
    }

    @Test
    void tagsStandInTheirOrderHoweverTheyAreGiven() {
        roundTrips(
                GameRecord.of(LINED)
                        .withTag("Annotator", "Titus")
                        .withTag("Seat10", "j")
                        .withTag("Seat2", "b")
                        .withTag("Black", "Calpurnius")
                        .withTag("White", "Piso")
                        .withTag("Date", "0065.04.19")
                        .withTag("Site", "Rome")
                        .withTag("Event", "Evening")
                        .withTag("Aside", "last"),
                """
                [Ruleset "toy/tictactoe"]
                [RulesetVersion "1"]
                [Event "Evening"]
                [Site "Rome"]
                [Date "0065.04.19"]
                [White "Piso"]
                [Black "Calpurnius"]
                [Seat2 "b"]
                [Seat10 "j"]
                [Result "1-0"]
                [Termination "lined"]
                [Annotator "Titus"]
                [Aside "last"]

                1. a1 b1 a2 b2 a3
                1-0

                """);
    }

    @Test
    void commentsStandOnLinesOfTheirOwnWhereTheyBelong() {
        GameRecord record = GameRecord.of(LINED)
                .withComment(5, "end")
                .withComment(0, "start")
                .withComment(2, "one")
                .withComment(2, "two");
        roundTrips(record, """
                [Ruleset "toy/tictactoe"]
                [RulesetVersion "1"]
                [Result "1-0"]
                [Termination "lined"]

                {start}
                1. a1 b1
                {one}
                {two}
                3. a2 b2 a3
                {end}
                1-0

                """);
        assertThat(record.comments(2)).containsExactly("one", "two");
        assertThat(record.comments(1)).isEmpty();
        assertThat(record.withoutComments()).isEqualTo(GameRecord.of(LINED));
    }

    @Test
    void whatWouldEndOrBreakATextIsEscaped() {
        roundTrips(
                GameRecord.of(Game.of(TicTacToe.RULESET))
                        .withTag("White", "a\"b\\c}\n\t\u0007\u00e9\ud83c\udfb2\ud83c\u2028\ufeff\ufffd")
                        .withComment(0, "a\"b\\c}{\n[Ruleset \"\u0085\u202e\udfb2"),
                """
                [Ruleset "toy/tictactoe"]
                [RulesetVersion "1"]
                [White "a\\"b\\\\c}\\n\\u0009\\u0007\u00e9\ud83c\udfb2\\ud83c\\u2028\\ufeff\\ufffd"]
                [Result "*"]

                {a"b\\\\c\\}{\\n[Ruleset "\\u0085\\u202e\\udfb2}
                *

                """);
    }

    @Test
    void aGameForPointsIsWrittenWithItsPayoffsTenPliesALine() {
        Game<Race.RacePosition, Race.RaceMove> game = Game.of(Race.STANDARD);
        Xoshiro256 random = Xoshiro256.of(1);
        while (game.outcome().isEmpty()) {
            game = game.playRandom(random);
        }
        roundTrips(GameRecord.of(game).withTag("Seat1", "Ali"), """
                [Ruleset "toy/race"]
                [RulesetVersion "1"]
                [Seat1 "Ali"]
                [Result "(-1,-1,2)"]
                [Termination "arrived"]

                1. t2 go t1 back1 t1 back1 t3 go t1 go
                11. t3 back1 t1 go t1 go t2 back1 t3 back2
                21. t1 back1 t1 back1 t1 back2 t1 go t2 back2
                31. t2 go t2 back1 t3 go t1 back3 t3 back3
                41. t1 go t1 back3 t2 back1 t2 go t1 go
                51. t2 back1 t1 go t1 go t1 go t1 go
                (-1,-1,2)

                """);
    }

    @Test
    void aGameFromElsewhereSaysWhereItStarts() {
        Game<TicTacToe.Board, TicTacToe.Cell> game = Game.from(TicTacToe.RULESET.parse("xo....... x"));
        roundTrips(GameRecord.of(game.play("c3")), """
                [Ruleset "toy/tictactoe"]
                [RulesetVersion "1"]
                [Start "xo....... x"]
                [Result "*"]

                1. c3
                *

                """);
        assertThat(GameRecord.of(Game.from(TicTacToe.RULESET.initial())).tags()).doesNotContainKey("Start");
    }

    @Test
    void endingsFromOutsideAreKept() {
        Game<TicTacToe.Board, TicTacToe.Cell> game = ToyRecords.play(TicTacToe.RULESET, "b2");
        Map<GameRecord, String> results = Map.of(
                GameRecord.of(game.resign(1)), "0-1 resigned",
                GameRecord.of(game.resign(2)), "1-0 resigned",
                GameRecord.of(game.agreeDraw()), "1/2-1/2 agreed",
                GameRecord.of(game.adjudicate(List.of(1, -1))), "1-0 adjudicated",
                GameRecord.of(game.adjudicate(List.of(0, 0))), "1/2-1/2 adjudicated",
                GameRecord.of(game.adjudicate(List.of(-1, 1))), "0-1 adjudicated");
        results.forEach((record, expected) -> {
            roundTrips(record, """
                    [Ruleset "toy/tictactoe"]
                    [RulesetVersion "1"]
                    [Result "%1$s"]
                    [Termination "%2$s"]

                    1. b2
                    %1$s

                    """.formatted((Object[]) expected.split(" ")));
            assertThat(ToyRecords.STRICT.parse(record.toString()).game().outcome())
                    .isEqualTo(record.game().outcome());
        });
    }

    @Test
    void endingsFromOutsideAreKeptWhereMoreThanOneCanBeWon() {
        FaultyNim nim = FaultyNim.playedFor(Stakes.THREE);
        Game<FaultyNim.Pile, FaultyNim.Take> game = ToyRecords.play(nim, "take2");
        Map<GameRecord, String> results = Map.of(
                GameRecord.of(game.resign(1)), "(-1,1) resigned",
                GameRecord.of(game.resign(2)), "(1,-1) resigned",
                GameRecord.of(game.agreeDraw()), "(0,0) agreed",
                GameRecord.of(game.adjudicate(List.of(1, -1))), "(1,-1) adjudicated",
                GameRecord.of(game.adjudicate(List.of(3, -3))), "(3,-3) adjudicated");
        results.forEach((record, expected) -> {
            String text = """
                    [Ruleset "toy/nim-three"]
                    [RulesetVersion "1"]
                    [Result "%1$s"]
                    [Termination "%2$s"]

                    1. take2
                    %1$s

                    """.formatted((Object[]) expected.split(" "));
            assertThat(record).hasToString(text);
            for (GameRecordFormat format : List.of(GameRecordFormat.STRICT, GameRecordFormat.LENIENT)) {
                assertThat(format.withRulesets(id -> nim).parse(text)).isEqualTo(record);
            }
        });
    }

    @Test
    void rulesOfRepetitionArePartOfTheGame() {
        Lamps threefold = new Lamps(2, Repetition.THREEFOLD_DRAW, "PASS", "GOOD");
        Game<Lamps.Board, Lamps.Action> drawn =
                ToyRecords.play(threefold, "s0", "s1", "s0", "s1", "s0", "s1", "s0", "s1");
        assertThat(drawn.outcome()).hasToString("Optional[repetition 0,0]");
        roundTrips(GameRecord.of(drawn), """
                [Ruleset "toy/lamps?lamps=2&repetition=THREEFOLD_DRAW"]
                [RulesetVersion "1"]
                [Result "1/2-1/2"]
                [Termination "repetition"]

                1. s0 s1 s0 s1 s0 s1 s0 s1
                1/2-1/2

                """);
    }

    @Test
    void tagsCanBeReadAndChangedButForThoseThatFollowFromTheGame() {
        GameRecord record = GameRecord.of(LINED).withTag("White", "Piso").withTag("White", "Nero");
        assertThat(record.tag("White")).contains("Nero");
        assertThat(record.tag("Black")).isEmpty();
        assertThat(record.tag("Termination")).contains("lined");
        assertThat(record.result()).isEqualTo("1-0");
        assertThat(record.ruleset()).isEqualTo(TicTacToe.RULESET);
        assertThat(record.withoutTag("White")).isEqualTo(GameRecord.of(LINED));
        assertThat(record.tags().keySet())
                .containsExactly("Ruleset", "RulesetVersion", "White", "Result", "Termination");
        for (String name : List.of("Ruleset", "RulesetVersion", "Start", "Result", "Termination")) {
            assertThatThrownBy(() -> record.withTag(name, "x"))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("the tag " + name + " follows from the game");
            assertThatThrownBy(() -> record.withoutTag(name)).isInstanceOf(IllegalArgumentException.class);
        }
        for (String name : List.of("", "1a", "a b", "a-b", "\u00e9", "_a", "a".repeat(256))) {
            assertThatThrownBy(() -> record.withTag(name, "x"))
                    .as(name)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("not the name of a tag: ");
        }
        roundTripsAnyName(record.withTag("A_1" + "z".repeat(252), ""));
    }

    private static void roundTripsAnyName(GameRecord record) {
        roundTrips(record, record.toString());
    }

    @Test
    void commentsBelongToPliesOfTheGame() {
        GameRecord record = GameRecord.of(LINED);
        for (int ply : new int[] {-1, 6}) {
            assertThatThrownBy(() -> record.comments(ply))
                    .isInstanceOf(IndexOutOfBoundsException.class)
                    .hasMessage("no ply " + ply + " in a game of 5");
            assertThatThrownBy(() -> record.withComment(ply, "")).isInstanceOf(IndexOutOfBoundsException.class);
        }
    }

    @Test
    void nothingThatARecordHandsOutChangesIt() {
        Game<TicTacToe.Board, TicTacToe.Cell> game = ToyRecords.play(TicTacToe.RULESET, "b2");
        GameRecord made = GameRecord.of(game).withTag("Event", "Games").withComment(0, "hello");
        for (GameRecord record : List.of(
                made,
                made.withoutTag("Site"),
                ToyRecords.STRICT.parse(made.toString()),
                ToyRecords.STRICT.read(new StringReader(made.toString())).next())) {
            int hash = record.hashCode();
            assertThatThrownBy(() -> record.comments(0).add("forged"))
                    .isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> record.comments(1).add("forged"))
                    .isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> record.tags().put("Event", "forged"))
                    .isInstanceOf(UnsupportedOperationException.class);
            assertThat(record).hasToString(made.toString()).isEqualTo(made);
            assertThat(record.hashCode()).isEqualTo(hash);
        }
    }

    @Test
    void theGameHasItsTypesForWhoKnowsTheRuleset() {
        GameRecord record = GameRecord.of(LINED);
        Game<TicTacToe.Board, TicTacToe.Cell> game = record.game(TicTacToe.RULESET);
        assertThat(game).isSameAs(record.game());
        assertThatThrownBy(() -> record.game(Race.STANDARD))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the record is one of toy/tictactoe, not of toy/race");
    }

    @Test
    void recordsAreValues() {
        GameRecord record =
                GameRecord.of(LINED).withTag("A", "1").withTag("B", "2").withComment(1, "c");
        GameRecord same = GameRecord.of(ToyRecords.play(TicTacToe.RULESET, "a1", "b1", "a2", "b2", "a3"))
                .withTag("A", "1")
                .withTag("B", "2")
                .withComment(1, "c");
        assertThat(same).isEqualTo(record).hasSameHashCodeAs(record);
        assertThat(List.of(
                        record.withComment(1, "c"),
                        record.withoutComments(),
                        record.withTag("A", "2"),
                        record.withoutTag("A"),
                        record.withoutTag("A").withTag("A", "1"),
                        GameRecord.of(LINED)))
                .doesNotContain(record);
        assertThat((Object) record).isNotEqualTo(record.toString());
        assertThat(record).doesNotHaveSameHashCodeAs(GameRecord.of(LINED));
    }
}
