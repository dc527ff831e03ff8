package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.testkit.Lamps;
import io.github.lusoria.core.testkit.Race;
import io.github.lusoria.core.testkit.TicTacToe;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayoutsTest {
    private static final Race.RacePosition RACE = Race.STANDARD.initial();
    private static final TicTacToe.Board BOARD = TicTacToe.RULESET.initial();

    @Test
    void aSeedGivesOneGame() {
        for (long seed = 0; seed < 50; seed++) {
            assertThat(Playouts.play(RACE, Xoshiro256.of(seed), 100))
                    .isEqualTo(Playouts.play(RACE, Xoshiro256.of(seed), 100));
        }
    }

    @Test
    void seedsGiveDifferentGames() {
        long ends = LongStream.range(0, 200)
                .mapToObj(seed -> Playouts.play(BOARD, Xoshiro256.of(seed), 9).position())
                .distinct()
                .count();
        assertThat(ends).isGreaterThan(100);
    }

    /** The last positions were computed apart, by the program in Python that gave Xoshiro256Test its numbers. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    0  | ooxxo.xox - | 0,1,5 - - | 30
                    1  | xx.ooooxx - | 1,1,5 - - | 60
                    42 | x.ooxo.xx - | 5,1,0 - - | 38
                    -1 | ooox.xxxo - | 5,4,2 - - | 20
                    """)
    void gamesOfKnownSeedsStayTheSame(long seed, String board, String race, int plies) {
        assertThat(Playouts.play(BOARD, Xoshiro256.of(seed), 9).position()).hasToString(board);
        Playout<Race.RacePosition> playout = Playouts.play(RACE, Xoshiro256.of(seed), 1000);
        assertThat(playout.position()).hasToString(race);
        assertThat(playout.plies()).isEqualTo(plies);
    }

    @Test
    void aRuleOfRepetitionIsObeyed() {
        Lamps superko = Lamps.STANDARD.with("repetition", "POSITIONAL_SUPERKO");
        for (long seed = 0; seed < 20; seed++) {
            Playout<Lamps.Board> playout = Playouts.play(superko.initial(), Xoshiro256.of(seed), 1000);
            assertThat(playout.outcome()).as("the end of %s", playout).isPresent();
            // 16 boards of lamps for each number of burnt ones, and two passes
            assertThat(playout.plies()).isLessThan(3 * 16 + 2);
        }
    }

    @Test
    void choicesOfAGameWithAPastAreThoseOfItsPositions() {
        Lamps superko = Lamps.STANDARD.with("repetition", "POSITIONAL_SUPERKO");
        Playout<Lamps.Board> playout = Playouts.play(superko.initial(), new ScriptedRandom(4, 4, 0), 3);
        assertThat(playout.position()).hasToString("1000 2 2 -");
        assertThat(playout.choices()).isEqualTo(5 + 5 + 4);
    }

    @Test
    void aThirdRepetitionEndsAPlayout() {
        Lamps threefold = Lamps.STANDARD.with(Map.of("repetition", "THREEFOLD_DRAW", "lamps", "2"));
        Playout<Lamps.Board> playout = Playouts.play(threefold.initial(), Xoshiro256.of(1), 1000);
        assertThat(playout.outcome()).contains(new Outcome(GameTermination.REPETITION, List.of(0, 0)));
        assertThat(playout.position().outcome()).isEmpty();
    }

    @Test
    void theCapStopsAGameWithAPast() {
        Lamps superko = Lamps.STANDARD.with("repetition", "POSITIONAL_SUPERKO");
        Playout<Lamps.Board> playout = Playouts.play(superko.initial(), Xoshiro256.of(1), 5);
        assertThat(playout.plies()).isEqualTo(5);
        assertThat(playout.outcome()).isEmpty();
        assertThat(Playouts.play(superko.initial(), Xoshiro256.of(1), 0))
                .isEqualTo(new Playout<>(superko.initial(), Optional.empty(), 0, 0));
    }

    @Test
    void aPlayoutEndsWithTheOutcomeOfItsLastPosition() {
        Playout<TicTacToe.Board> playout = Playouts.play(BOARD, Xoshiro256.of(7), 9);
        assertThat(playout.outcome()).isPresent().isEqualTo(playout.position().outcome());
    }

    @Test
    void aGameEndsWhereItIsOver() {
        Playout<TicTacToe.Board> playout = Playouts.play(BOARD, Xoshiro256.of(7), 1000);
        assertThat(playout.position().outcome()).isPresent();
        assertThat(playout.plies()).isBetween(5, 9);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void theCapStopsAGame(int cap) {
        Playout<TicTacToe.Board> playout = Playouts.play(BOARD, Xoshiro256.of(7), cap);
        assertThat(playout.plies()).isEqualTo(cap);
        assertThat(playout.position().outcome()).isEmpty();
        assertThat(playout.position().crosses() + playout.position().noughts()).isNotZero();
    }

    @Test
    void aCapOfZeroPlaysNothing() {
        ScriptedRandom nothing = new ScriptedRandom();
        assertThat(Playouts.play(BOARD, nothing, 0)).isEqualTo(new Playout<>(BOARD, Optional.empty(), 0, 0));
        assertThat(nothing.bounds()).isEmpty();
    }

    @Test
    void aFinishedGameIsNotPlayedOn() {
        TicTacToe.Board over = TicTacToe.RULESET.parse("xxxoo.... -");
        assertThat(Playouts.play(over, new ScriptedRandom(), 100)).isEqualTo(new Playout<>(over, over.outcome(), 0, 0));
    }

    @Test
    void choicesAreTheLegalMovesOfAllPliesAddedUp() {
        Playout<TicTacToe.Board> playout = Playouts.play(BOARD, new ScriptedRandom(0, 0, 0), 3);
        assertThat(playout)
                .isEqualTo(new Playout<>(TicTacToe.RULESET.parse("xox...... o"), Optional.empty(), 3, 9 + 8 + 7));
    }

    @Test
    void aThrowIsDrawnByItsWeightAndAChoiceEvenly() {
        ScriptedRandom random = new ScriptedRandom(5, 0, 0, 1);
        Playout<Race.RacePosition> playout = Playouts.play(RACE, random, 4);
        assertThat(random.bounds()).containsExactly(6L, 1L, 6L, 2L);
        assertThat(playout)
                .isEqualTo(new Playout<>(Race.STANDARD.parse("2,0,0 3 -"), Optional.empty(), 4, 3 + 1 + 3 + 2));
    }

    @Test
    void aNegativeCapIsRefused() {
        assertThatThrownBy(() -> Playouts.play(BOARD, Xoshiro256.of(1), -1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Playouts.summarize(BOARD, 1, 0, 1, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Playouts.summarize(BOARD, 1, 0, 0, -1))
                .as("also of no games")
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 0", "2, 0", "3, 1", "4, 1", "5, 2"})
    void everyNumberBelowTheTotalWeightChoosesTheOutcomeItBelongsTo(long number, int outcome) {
        ScriptedRandom random = new ScriptedRandom(number);
        assertThat(Playouts.choose(RACE, random)).isEqualTo(outcome);
        assertThat(random.bounds()).containsExactly(6L);
    }

    @Test
    void throwsOfEqualWeightAreEquallyLikely() {
        Race.RacePosition fair = new Race(5, "FAIR").initial();
        List<Integer> chosen = IntStream.range(0, 3)
                .mapToObj(number -> Playouts.choose(fair, new ScriptedRandom(number)))
                .toList();
        assertThat(chosen).containsExactly(0, 1, 2);
    }

    @Test
    void aPlayerChoosesEvenly() {
        Race.RacePosition choice = Race.STANDARD.parse("1,2,3 1 2");
        List<Integer> chosen = new ArrayList<>();
        for (int number = 0; number < 3; number++) {
            ScriptedRandom random = new ScriptedRandom(number);
            chosen.add(Playouts.choose(choice, random));
            assertThat(random.bounds()).containsExactly(3L);
        }
        assertThat(chosen).containsExactly(0, 1, 2);
    }

    @Test
    void thereIsNothingToChooseWhenTheGameIsOver() {
        assertThatThrownBy(() -> Playouts.choose(TicTacToe.RULESET.parse("xxxoo.... -"), Xoshiro256.of(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the game is over: xxxoo.... -");
    }

    @Test
    void throwsComeAsOftenAsTheyWeigh() {
        Xoshiro256 random = Xoshiro256.of(2024);
        long[] counts = new long[3];
        int draws = 60_000;
        for (int i = 0; i < draws; i++) {
            counts[Playouts.choose(RACE, random)]++;
        }
        double chiSquare = 0;
        for (int i = 0; i < 3; i++) {
            double expected = draws * (3 - i) / 6.0;
            chiSquare += (counts[i] - expected) * (counts[i] - expected) / expected;
        }
        // 0.999 quantile of chi-square with 2 degrees of freedom; the seed is fixed, so this is no gamble
        assertThat(chiSquare).isLessThan(13.8);
    }

    @Test
    void aProgramNeedNotKnowTheTypes() {
        Position<?, ?> position = RACE;
        Xoshiro256 random = Xoshiro256.of(42);
        List<String> moves = new ArrayList<>();
        while (position.outcome().isEmpty()) {
            Move move = position.legalMoves().get(Playouts.choose(position, random));
            moves.add(move.toString());
            position = position.play(move.toString());
        }
        assertThat(moves).startsWith("t2").contains("go");
        assertThat(position.diagram().text()).endsWith("\n");
        assertThat(Playouts.summarize(position, 1, 0, 10, 10).plies()).isZero();
    }
}
