package io.github.lusoria.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Counts the ways a game can go on: the number of move sequences of a given length, the field's standard proof of a
 * move generator.
 *
 * <p>A pass is one move, an outcome of a throw is one move, and a finished game has no sequences below it. History is
 * not considered: positions are counted as they stand, without repetition rules.
 *
 * <p>The time grows with the number counted, and so mostly by a factor of tens for each move more: nothing stops a count but
 * its end or an overflow. {@link #divide} gives the parts, to be counted apart.
 */
public final class Perft {
    /** The greatest depth that is counted; no tree with a choice at each move could be counted so far. */
    public static final int MAX_DEPTH = 1000;

    private Perft() {}

    /**
     * Counts the move sequences of a length.
     *
     * @param position where they start
     * @param depth their length in moves, 0 to {@value #MAX_DEPTH}
     * @return the number; 1 for depth 0
     * @throws IllegalArgumentException if the depth is outside its range
     * @throws ArithmeticException if the number exceeds a {@code long}
     */
    public static long count(Position<?, ?> position, int depth) {
        Objects.requireNonNull(position, "position");
        requireDepth(depth, 0);
        return depth == 0 ? 1 : leaves(position, depth);
    }

    /**
     * Counts the move sequences of a length, apart for each first move.
     *
     * @param position where they start
     * @param depth their length in moves, 1 to {@value #MAX_DEPTH}
     * @param <P> the type of position
     * @param <M> the type of move
     * @return the number below each legal move, in the order of legal moves; unmodifiable
     * @throws IllegalArgumentException if the depth is outside its range
     * @throws ArithmeticException if a number exceeds a {@code long}
     */
    public static <P extends Position<P, M>, M extends Move> Map<M, Long> divide(Position<P, M> position, int depth) {
        Objects.requireNonNull(position, "position");
        requireDepth(depth, 1);
        Map<M, Long> counts = new LinkedHashMap<>();
        int moves = position.legalMoveCount();
        for (int i = 0; i < moves; i++) {
            counts.put(position.legalMove(i), count(position.play(i), depth - 1));
        }
        return Collections.unmodifiableMap(counts);
    }

    private static <P extends Position<P, M>, M extends Move> long leaves(Position<P, M> position, int depth) {
        if (depth == 1) {
            return position.legalMoveCount();
        }
        Sum<P, M> sum = new Sum<>(depth - 1);
        position.forEachNext(sum);
        return sum.total;
    }

    /** Adds up the sequences below the positions it is told. */
    private static final class Sum<P extends Position<P, M>, M extends Move> implements Consumer<P> {
        private final int depth;
        private long total;

        Sum(int depth) {
            this.depth = depth;
        }

        @Override
        public void accept(P position) {
            total = Math.addExact(total, leaves(position, depth));
        }
    }

    private static void requireDepth(int depth, int least) {
        if (depth < least || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("the depth is " + least + " to " + MAX_DEPTH + ", not " + depth);
        }
    }
}
