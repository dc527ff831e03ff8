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

    /** The number of walks, where a move may end on every vacant square: as below. */
    static int count(BitPosition position, int leftOut) {
        return count(position, BitSets.vacant(position), leftOut);
    }

    /** The number of walks over vacant squares to squares where a move may end, less the movement left out. */
    static int count(BitPosition position, long ends, int leftOut) {
        BitRules rules = position.rules();
        int count = count(BitSets.walkers(position), BitSets.vacant(position), ends, rules);
        return leftOut != MoveCode.PASS && isWalk(position, ends, leftOut) ? count - 1 : count;
    }

    private static boolean isWalk(BitPosition position, long ends, int movement) {
        long from = BitBoard.bit(MoveCode.from(movement)) & BitSets.walkers(position);
        long to = BitBoard.bit(MoveCode.square(movement)) & ends;
        return (reach(from, BitSets.vacant(position), position.rules()) & to) != 0;
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

    /** The walk with a number, where a move may end on every vacant square: as below. */
    static int locate(BitPosition position, int leftOut, int number) {
        return leftOut == MoveCode.PASS
                ? locate(position, BitSets.vacant(position), number)
                : locate(position, BitSets.vacant(position), leftOut, number);
    }

    /** The walk with a number, as {@link MoveCode} writes it; or, when there are fewer, {@code -1 - count}. */
    static int locate(BitPosition position, long ends, int leftOut, int number) {
        if (leftOut == MoveCode.PASS || !isWalk(position, ends, leftOut)) {
            return locate(position, ends, number);
        }
        int code = locate(position, ends, number >= number(position, ends, leftOut) ? number + 1 : number);
        // a count that comes back counted the movement left out
        return code >= 0 ? code : code + 1;
    }

    private static int locate(BitPosition position, long ends, int number) {
        BitRules rules = position.rules();
        long walkers = BitSets.walkers(position);
        return rules.slide
                ? BitBoard.locateSlide(walkers, BitSets.vacant(position), ends, rules.directions, number)
                : BitBoard.locateStep(walkers, ends, rules.directions, number);
    }

    /** The number of a move that is one of these pieces'. */
    private static int number(BitPosition position, long ends, int movement) {
        BitRules rules = position.rules();
        long movers = BitSets.walkers(position);
        long vacant = BitSets.vacant(position);
        int from = MoveCode.from(movement);
        int to = MoveCode.square(movement);
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
    static int fill(BitPosition position, long ends, int leftOut, int[] codes, int start) {
        BitRules rules = position.rules();
        long vacant = BitSets.vacant(position);
        int at = start;
        for (int direction = 0; direction < rules.directions; direction++) {
            long set = BitSets.walkers(position);
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
