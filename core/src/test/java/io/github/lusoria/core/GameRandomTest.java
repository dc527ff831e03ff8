package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.GameLamps.Act;
import io.github.lusoria.core.GameLamps.Board;
import io.github.lusoria.core.testkit.Race;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random moves: every legal one equally likely, whatever the past forbids, and throws by their weights. */
class GameRandomTest {
    /** Chi-square over its degrees of freedom; the seeds are fixed, so this is no gamble. */
    private static final double BOUND_OF_ONE = 10.8;

    private static final double BOUND_OF_MANY = 2.5;

    private static final GameLamps EIGHT = GameLamps.of(8, Repetition.POSITIONAL_SUPERKO);

    /** How far the counts of random moves are from equal, as chi-square over the degrees of freedom. */
    private static double unevenness(Game<Board, Act> game, int draws) {
        Map<Act, Integer> counts = new HashMap<>();
        for (int seed = 0; seed < draws; seed++) {
            Game<Board, Act> next = game.playRandom(Xoshiro256.of(31, seed));
            assertThat(next.parent()).containsSame(game);
            counts.merge(next.lastMove().orElseThrow(), 1, Integer::sum);
        }
        List<Act> legal = game.legalMoves();
        assertThat(legal).containsAll(counts.keySet());
        double expected = (double) draws / legal.size();
        double chiSquare = 0;
        for (Act move : legal) {
            double off = counts.getOrDefault(move, 0) - expected;
            chiSquare += off * off / expected;
        }
        return chiSquare / (legal.size() - 1);
    }

    private static Game<Board, Act> lamps(int lamps, Repetition repetition, String... moves) {
        Game<Board, Act> game = Game.of(GameLamps.of(lamps, repetition));
        for (String move : moves) {
            game = game.play(move);
        }
        return game;
    }

    @Test
    void whereAFewMovesAreForbiddenTheOthersAreEquallyLikely() {
        Game<Board, Act> game = lamps(4, Repetition.POSITIONAL_SUPERKO, "s0", "s1", "s2", "s0");
        assertThat(game.position().legalMoves()).hasSize(7);
        assertThat(game.legalMoves()).hasSize(5);
        assertThat(unevenness(game, 7_000)).isLessThan(BOUND_OF_MANY);
    }

    @Test
    void withoutARuleOfRepetitionAllAreEquallyLikely() {
        Game<Board, Act> game = lamps(4, Repetition.NONE, "s0", "s1", "s2", "s0");
        assertThat(game.legalMoves()).hasSize(7);
        assertThat(unevenness(game, 7_000)).isLessThan(BOUND_OF_MANY);
        assertThat(unevenness(lamps(4, Repetition.THREEFOLD_DRAW, "s0", "s1"), 7_000))
                .isLessThan(BOUND_OF_MANY);
    }

    /**
     * A game to the board with all lamps off, by way of boards next to it: of its moves only {@code d5} and {@code d6}
     * are left, two of fifteen, which eight draws miss every third time.
     */
    private static Game<Board, Act> twoMovesLeft(GameLamps lamps) {
        Game<Board, Act> game = Game.from(lamps.at(1));
        for (int lamp = 1; lamp < 6; lamp++) {
            game = game.play(Act.one(lamp)).play(Act.one(lamp - 1));
        }
        return game.play("d5").play("d6").play("s7");
    }

    @Test
    void whereMostMovesAreForbiddenTheOthersAreEquallyLikely() {
        Game<Board, Act> game = twoMovesLeft(EIGHT);
        assertThat(game.position()).hasToString("00000000 0 2 -");
        assertThat(game.position().legalMoves()).hasSize(15);
        assertThat(game.legalMoves()).hasToString("[d5, d6]");
        assertThat(unevenness(game, 4_000)).isLessThan(BOUND_OF_ONE);
    }

    @Test
    void whereMostOutcomesAreForbiddenTheOthersAreAsLikelyAsTheyWeigh() {
        Game<Board, Act> game = twoMovesLeft(EIGHT.withStorm());
        assertThat(game.actor()).isEqualTo(new Actor.Chance(2));
        assertThat(game.legalMoves()).hasToString("[d5, d6]");
        assertThat(game.position().weight(13)).isEqualTo(3);
        assertThat(game.position().weight(14)).isEqualTo(1);
        int draws = 4_000;
        int fives = 0;
        for (int seed = 0; seed < draws; seed++) {
            fives += game.playRandom(Xoshiro256.of(36, seed))
                            .lastMove()
                            .orElseThrow()
                            .equals(Act.two(5))
                    ? 1
                    : 0;
        }
        double off = fives - draws * 0.75;
        assertThat(off * off / (draws * 0.75 * 0.25)).isLessThan(BOUND_OF_ONE);
    }

    @Test
    void aForcedPassIsPlayedAfterEightDraws() {
        Game<Board, Act> blocked = lamps(2, Repetition.POSITIONAL_SUPERKO, "s0", "s1", "s0");
        ScriptedRandom random = new ScriptedRandom(0, 1, 2, 0, 1, 2, 0, 1);
        assertThat(blocked.playRandom(random).lastMove()).contains(Act.PASS);
        assertThat(random.bounds()).hasSize(8).containsOnly(3L);
    }

    @Test
    void aForbiddenMoveIsDrawnAgainEightTimesAndThenOneOfTheLegalMovesIsDrawn() {
        Game<Board, Act> game = twoMovesLeft(EIGHT);
        ScriptedRandom late = new ScriptedRandom(0, 1, 2, 3, 4, 5, 6, 7, 1);
        assertThat(game.playRandom(late).lastMove()).contains(Act.two(6));
        assertThat(late.bounds()).containsExactly(15L, 15L, 15L, 15L, 15L, 15L, 15L, 15L, 2L);
        ScriptedRandom inTime = new ScriptedRandom(0, 1, 2, 3, 4, 5, 6, 13);
        assertThat(game.playRandom(inTime).lastMove()).contains(Act.two(5));
        assertThat(inTime.bounds()).hasSize(8).containsOnly(15L);
        ScriptedRandom atOnce = new ScriptedRandom(14);
        assertThat(game.playRandom(atOnce).lastMove()).contains(Act.two(6));
        assertThat(atOnce.bounds()).containsExactly(15L);
    }

    @Test
    void withoutARuleOfRepetitionOneNumberIsDrawn() {
        ScriptedRandom random = new ScriptedRandom(3);
        assertThat(lamps(4, Repetition.NONE).playRandom(random).lastMove()).contains(Act.one(3));
        assertThat(random.bounds()).containsExactly(7L);
    }

    @Test
    void everyGameOfAFewPliesIsAsLikelyAsItsChoicesSay() {
        // two lamps: the first move is one of three, the second one of two, the third is what is left
        Map<String, Integer> counts = new HashMap<>();
        int games = 6_000;
        for (int seed = 0; seed < games; seed++) {
            Xoshiro256 random = Xoshiro256.of(32, seed);
            Game<Board, Act> game = lamps(2, Repetition.POSITIONAL_SUPERKO);
            while (game.outcome().isEmpty()) {
                game = game.playRandom(random);
            }
            counts.merge(game.moves().toString(), 1, Integer::sum);
        }
        assertThat(counts).hasSize(6);
        double chiSquare = 0;
        for (int count : counts.values()) {
            chiSquare += (count - games / 6.0) * (count - games / 6.0) / (games / 6.0);
        }
        // the 0.999 quantile for five degrees of freedom
        assertThat(chiSquare).isLessThan(20.5);
    }

    @Test
    void aGameOfChanceIsPlayedByTheWeightsOfItsThrows() {
        Game<Race.RacePosition, Race.RaceMove> game = Game.of(Race.STANDARD);
        long[] counts = new long[3];
        int draws = 60_000;
        Xoshiro256 random = Xoshiro256.of(33);
        for (int i = 0; i < draws; i++) {
            Race.RaceMove move = game.playRandom(random).lastMove().orElseThrow();
            counts[Race.STANDARD.actionId(move)]++;
        }
        double chiSquare = 0;
        for (int i = 0; i < 3; i++) {
            double expected = draws * (3 - i) / 6.0;
            chiSquare += (counts[i] - expected) * (counts[i] - expected) / expected;
        }
        assertThat(chiSquare).isLessThan(13.8);
    }

    @Test
    void aGameOfChanceIsPlayedToItsEnd() {
        for (int seed = 0; seed < 50; seed++) {
            Xoshiro256 random = Xoshiro256.of(34, seed);
            Game<Race.RacePosition, Race.RaceMove> game = Game.of(Race.STANDARD);
            Race.RacePosition position = Race.STANDARD.initial();
            while (game.outcome().isEmpty()) {
                assertThat(game.actor()).isEqualTo(position.actor());
                assertThat(game.legalMoves()).isEqualTo(position.legalMoves());
                game = game.playRandom(random);
                position = position.play(game.lastMove().orElseThrow());
                assertThat(game.position()).isEqualTo(position);
            }
            assertThat(game.outcome()).isEqualTo(position.outcome());
            Playout<Race.RacePosition> playout =
                    Playouts.play(Race.STANDARD.initial(), Xoshiro256.of(34, seed), 10_000);
            assertThat(playout.position()).isEqualTo(game.position());
            assertThat(playout.plies()).isEqualTo(game.ply());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void playoutsUnderSuperkoAreTheSameGames(long seed) {
        GameLamps lamps = GameLamps.of(5, Repetition.POSITIONAL_SUPERKO);
        Xoshiro256 random = Xoshiro256.of(seed);
        Game<Board, Act> game = Game.of(lamps);
        long choices = 0;
        while (game.outcome().isEmpty()) {
            choices += game.position().legalMoveCount();
            game = game.playRandom(random);
        }
        assertThat(Playouts.play(lamps.initial(), Xoshiro256.of(seed), 1_000))
                .isEqualTo(new Playout<>(game.position(), game.outcome(), game.ply(), choices));
    }

    @Test
    void playoutsEndInADrawByRepetitionToo() {
        GameLamps lamps = GameLamps.of(2, Repetition.THREEFOLD_DRAW);
        Playout<Board> playout = Playouts.play(lamps.initial(), Xoshiro256.of(35), 1_000);
        assertThat(playout.outcome()).hasToString("Optional[repetition 0,0]");
        assertThat(playout.position().outcome()).isEqualTo(Optional.empty());
        assertThat(Playouts.summarize(lamps.initial(), 35, 0, 20, 1_000).toString())
                .contains("repetition");
    }

    @Test
    void aGameThatIsOverHasNoRandomMove() {
        Game<Board, Act> over = lamps(2, Repetition.POSITIONAL_SUPERKO, "s0", "s1", "s0", "pass", "pass");
        assertThatThrownBy(() -> over.playRandom(Xoshiro256.of(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("over");
    }
}
