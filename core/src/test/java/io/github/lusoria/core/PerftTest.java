package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.testkit.Race;
import io.github.lusoria.core.testkit.TicTacToe;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PerftTest {
    private static final TicTacToe.Board START = TicTacToe.RULESET.initial();

    static IntStream depths() {
        return IntStream.rangeClosed(0, 9);
    }

    @ParameterizedTest
    @MethodSource("depths")
    void countsOfTicTacToeAreTheKnownOnes(int depth) {
        assertThat(Perft.count(START, depth)).isEqualTo(TicTacToe.LEAVES.get(depth));
    }

    @Test
    void noGameOfTicTacToeHasTenPlies() {
        assertThat(Perft.count(START, 10)).isZero();
        assertThat(Perft.count(START, Perft.MAX_DEPTH)).isZero();
    }

    @Test
    void thereAre255168GamesOfTicTacToe() {
        assertThat(finished(START)).isEqualTo(255168);
    }

    private static long finished(TicTacToe.Board board) {
        if (board.outcome().isPresent()) {
            return 1;
        }
        return IntStream.range(0, board.legalMoveCount())
                .mapToLong(i -> finished(board.play(i)))
                .sum();
    }

    @ParameterizedTest
    @MethodSource("depths")
    void depthZeroIsOneSequenceEvenAtTheEnd(int plies) {
        Position<?, ?> position =
                Playouts.play(START, Xoshiro256.of(plies), plies).position();
        assertThat(Perft.count(position, 0)).isEqualTo(1);
    }

    @Test
    void aFinishedGameHasNoSequences() {
        Position<?, ?> over = TicTacToe.RULESET.parse("xxxoo.... -");
        assertThat(Perft.count(over, 1)).isZero();
        assertThat(Perft.count(over, 5)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 3", "2, 3", "3, 9", "4, 18", "5, 54"})
    void outcomesOfAThrowAreMovesWithoutWeight(int depth, long count) {
        // seat 1 can only go: 3 throws, 3 x 1 choices; then seat 2 may also send seat 1 back
        assertThat(Perft.count(new Race(9, "LOADED").initial(), depth)).isEqualTo(count);
    }

    @ParameterizedTest
    @MethodSource("depths")
    void divideAddsUpToTheCount(int depth) {
        if (depth > 0) {
            Map<TicTacToe.Cell, Long> parts = Perft.divide(START, depth);
            assertThat(parts.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(Perft.count(START, depth));
        }
    }

    @Test
    void divideCountsBelowEachMoveInMoveOrder() {
        Map<TicTacToe.Cell, Long> parts = Perft.divide(START, 3);
        assertThat(parts.keySet()).containsExactlyElementsOf(START.legalMoves());
        assertThat(parts.values()).containsOnly(56L);
        Map<TicTacToe.Cell, Long> deep = Perft.divide(START, 9);
        assertThat(deep.get(TicTacToe.RULESET.parseMove("b2")))
                .isNotEqualTo(deep.get(TicTacToe.RULESET.parseMove("a1")));
    }

    @Test
    void divideOfDepthOneIsOneEach() {
        assertThat(Perft.divide(START, 1).values()).hasSize(9).containsOnly(1L);
    }

    @Test
    void divideOfAFinishedGameIsEmpty() {
        assertThat(Perft.divide(TicTacToe.RULESET.parse("xxxoo.... -"), 3)).isEmpty();
    }

    @Test
    void theDivisionCannotBeChanged() {
        Map<TicTacToe.Cell, Long> parts = Perft.divide(START, 1);
        assertThatThrownBy(parts::clear).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aNegativeDepthIsRefused() {
        for (int depth : List.of(-1, Integer.MIN_VALUE)) {
            assertThatThrownBy(() -> Perft.count(START, depth))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("not " + depth);
            assertThatThrownBy(() -> Perft.divide(START, depth)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void divideWantsAFirstMove() {
        assertThatThrownBy(() -> Perft.divide(TicTacToe.RULESET.parse("xxxoo.... -"), 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Perft.divide(START, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aDepthBeyondTheStackIsRefused() {
        assertThatThrownBy(() -> Perft.count(START, Perft.MAX_DEPTH + 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Perft.divide(START, Perft.MAX_DEPTH + 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Perft.divide(START, Integer.MAX_VALUE)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theGreatestDepthDoesNotOverflowTheStack() {
        assertThat(Perft.count(new Wide(1), Perft.MAX_DEPTH)).isEqualTo(1);
    }
}
