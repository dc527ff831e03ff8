package io.github.lusoria.latrunculi;

import static io.github.lusoria.latrunculi.BitBoard.east;
import static io.github.lusoria.latrunculi.BitBoard.north;
import static io.github.lusoria.latrunculi.BitBoard.size;
import static io.github.lusoria.latrunculi.BitBoard.south;
import static io.github.lusoria.latrunculi.BitBoard.west;

/**
 * How pieces go over vacant squares: one step or a slide, in four or eight directions.
 *
 * <p>The order of moves is by direction (east, west, north, south, north-east, north-west, south-east, south-west),
 * then by distance, then by target square.
 */
final class BitWalk {
    private BitWalk() {}

    /**
     * The number of moves of these pieces, over vacant squares, to the squares where a move may end, less the movement
     * left out.
     */
    static int count(long movers, long vacant, long ends, BitRules rules, int leftOut) {
        int count = count(movers, vacant, ends, rules);
        return leftOut != MoveCode.PASS && isWalk(movers, vacant, ends, rules, leftOut) ? count - 1 : count;
    }

    private static boolean isWalk(long movers, long vacant, long ends, BitRules rules, int movement) {
        long from = BitBoard.bit(MoveCode.from(movement)) & movers;
        return (reach(from, vacant, rules) & ends & BitBoard.bit(MoveCode.square(movement))) != 0;
    }

    private static int count(long movers, long vacant, long ends, BitRules rules) {
        if (rules.slide) {
            return BitBoard.countSlides(movers, vacant, ends, rules.directions);
        }
        int orthogonal = size(east(movers) & ends)
                + size(west(movers) & ends)
                + size(north(movers) & ends)
                + size(south(movers) & ends);
        return rules.directions == 4 ? orthogonal : orthogonal + countDiagonal(movers, ends);
    }

    private static int countDiagonal(long movers, long ends) {
        return size(BitBoard.step(movers, 4) & ends)
                + size(BitBoard.step(movers, 5) & ends)
                + size(BitBoard.step(movers, 6) & ends)
                + size(BitBoard.step(movers, 7) & ends);
    }

    /** The move with a number, as {@link MoveCode} writes it; or, when there are fewer, {@code -1 - count}. */
    static int locate(long movers, long vacant, long ends, BitRules rules, int leftOut, int number) {
        if (leftOut == MoveCode.PASS || !isWalk(movers, vacant, ends, rules, leftOut)) {
            return locate(movers, vacant, ends, rules, number);
        }
        int from = MoveCode.from(leftOut);
        int to = MoveCode.square(leftOut);
        boolean skips = number >= number(movers, vacant, ends, rules, from, to);
        int code = locate(movers, vacant, ends, rules, skips ? number + 1 : number);
        // a count that comes back counted the movement left out
        return code >= 0 ? code : code + 1;
    }

    private static int locate(long movers, long vacant, long ends, BitRules rules, int number) {
        return rules.slide
                ? BitBoard.locateSlide(movers, vacant, ends, rules.directions, number)
                : BitBoard.locateStep(movers, ends, rules.directions, number);
    }

    /** The number of a move that is one of these pieces'. */
    private static int number(long movers, long vacant, long ends, BitRules rules, int from, int to) {
        int number = 0;
        long target = BitBoard.bit(to);
        for (int direction = 0; direction < rules.directions; direction++) {
            long set = movers;
            long piece = BitBoard.bit(from) & movers;
            do {
                set = BitBoard.step(set, direction) & vacant;
                piece = BitBoard.step(piece, direction) & vacant;
                if ((piece & target & ends) != 0) {
                    return number + size(set & ends & BitBoard.below(to));
                }
                number += size(set & ends);
            } while (rules.slide && set != 0);
        }
        throw new AssertionError("no such walk: " + from + " to " + to);
    }

    /** Writes all moves, in order, from a place of the array on; returns the place after the last. */
    static int fill(long movers, long vacant, long ends, BitRules rules, int leftOut, int[] codes, int start) {
        int at = start;
        for (int direction = 0; direction < rules.directions; direction++) {
            long set = movers;
            int back = 0;
            do {
                set = BitBoard.step(set, direction) & vacant;
                back -= BitBoard.delta(direction);
                for (long rest = set & ends; rest != 0; rest = BitBoard.withoutLowest(rest)) {
                    int to = BitBoard.first(rest);
                    int code = arrival(to, back);
                    if (code != leftOut) {
                        codes[at++] = code;
                    }
                }
            } while (rules.slide && set != 0);
        }
        return at;
    }

    static int arrival(int to, int toFrom) {
        return MoveCode.movement(to + toFrom, to);
    }

    /** The vacant squares that a piece can walk to. */
    static long reach(long from, long vacant, BitRules rules) {
        if (rules.slide) {
            return BitBoard.slides(from, vacant, rules.directions);
        }
        long reached = BitBoard.neighbours(from);
        for (int direction = 4; direction < rules.directions; direction++) {
            reached |= BitBoard.step(from, direction);
        }
        return reached & vacant;
    }
}
