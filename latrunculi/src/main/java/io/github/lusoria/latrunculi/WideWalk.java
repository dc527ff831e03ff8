// Made from BitWalk.java by checks/sources; change that file and see there.
package io.github.lusoria.latrunculi;

import static io.github.lusoria.latrunculi.WideBoard.east;
import static io.github.lusoria.latrunculi.WideBoard.north;
import static io.github.lusoria.latrunculi.WideBoard.size;
import static io.github.lusoria.latrunculi.WideBoard.south;
import static io.github.lusoria.latrunculi.WideBoard.west;

/**
 * How pieces go over vacant squares: one step or a slide, in four or eight directions.
 *
 * <p>The order of moves is by direction (east, west, north, south, north-east, north-west, south-east, south-west),
 * then by distance, then by target square.
 */
final class WideWalk {
    private WideWalk() {}

    /** The number of walks, where a move may end on every vacant square: as below. */
    static int count(WidePosition position, int leftOut) {
        return count(position, WideSets.vacant(position), leftOut);
    }

    /** The number of walks over vacant squares to squares where a move may end, less the movement left out. */
    static int count(WidePosition position, WideSet ends, int leftOut) {
        WideRules rules = position.rules();
        int count = count(WideSets.walkers(position), WideSets.vacant(position), ends, rules);
        return leftOut != MoveCode.PASS && isWalk(position, ends, leftOut) ? count - 1 : count;
    }

    private static boolean isWalk(WidePosition position, WideSet ends, int movement) {
        WideSet from = WideBoard.bit(MoveCode.from(movement)).and(WideSets.walkers(position));
        WideSet to = WideBoard.bit(MoveCode.square(movement)).and(ends);
        return !reach(from, WideSets.vacant(position), position.rules()).and(to).isEmpty();
    }

    private static int count(WideSet movers, WideSet vacant, WideSet ends, WideRules rules) {
        if (rules.slide) {
            return WideBoard.countSlides(movers, vacant, ends, rules.directions);
        }
        int orthogonal = size(east(movers).and(ends))
                + size(west(movers).and(ends))
                + size(north(movers).and(ends))
                + size(south(movers).and(ends));
        return rules.directions == 4 ? orthogonal : orthogonal + countDiagonal(movers, ends);
    }

    private static int countDiagonal(WideSet movers, WideSet ends) {
        return size(WideBoard.step(movers, 4).and(ends))
                + size(WideBoard.step(movers, 5).and(ends))
                + size(WideBoard.step(movers, 6).and(ends))
                + size(WideBoard.step(movers, 7).and(ends));
    }

    /** The walk with a number, where a move may end on every vacant square: as below. */
    static int locate(WidePosition position, int leftOut, int number) {
        return leftOut == MoveCode.PASS
                ? locate(position, WideSets.vacant(position), number)
                : locate(position, WideSets.vacant(position), leftOut, number);
    }

    /** The walk with a number, as {@link MoveCode} writes it; or, when there are fewer, {@code -1 - count}. */
    static int locate(WidePosition position, WideSet ends, int leftOut, int number) {
        if (leftOut == MoveCode.PASS || !isWalk(position, ends, leftOut)) {
            return locate(position, ends, number);
        }
        int code = locate(position, ends, number >= number(position, ends, leftOut) ? number + 1 : number);
        // a count that comes back counted the movement left out
        return code >= 0 ? code : code + 1;
    }

    private static int locate(WidePosition position, WideSet ends, int number) {
        WideRules rules = position.rules();
        WideSet walkers = WideSets.walkers(position);
        return rules.slide
                ? WideBoard.locateSlide(walkers, WideSets.vacant(position), ends, rules.directions, number)
                : WideBoard.locateStep(walkers, ends, rules.directions, number);
    }

    /** The number of a move that is one of these pieces'. */
    private static int number(WidePosition position, WideSet ends, int movement) {
        WideRules rules = position.rules();
        WideSet movers = WideSets.walkers(position);
        WideSet vacant = WideSets.vacant(position);
        int from = MoveCode.from(movement);
        int to = MoveCode.square(movement);
        int number = 0;
        WideSet target = WideBoard.bit(to);
        for (int direction = 0; direction < rules.directions; direction++) {
            WideSet set = movers;
            WideSet piece = WideBoard.bit(from).and(movers);
            do {
                set = WideBoard.step(set, direction).and(vacant);
                piece = WideBoard.step(piece, direction).and(vacant);
                if (!piece.and(target).and(ends).isEmpty()) {
                    return number + size(set.and(ends).and(WideBoard.below(to)));
                }
                number += size(set.and(ends));
            } while (rules.slide && !set.isEmpty());
        }
        throw new AssertionError("no such walk: " + from + " to " + to);
    }

    /** Writes all moves, in order, from a place of the array on; returns the place after the last. */
    static int fill(WidePosition position, WideSet ends, int leftOut, int[] codes, int start) {
        WideRules rules = position.rules();
        WideSet vacant = WideSets.vacant(position);
        int at = start;
        for (int direction = 0; direction < rules.directions; direction++) {
            WideSet set = WideSets.walkers(position);
            int back = 0;
            do {
                set = WideBoard.step(set, direction).and(vacant);
                back -= WideBoard.delta(direction);
                for (WideSet rest = set.and(ends); !rest.isEmpty(); rest = WideBoard.withoutLowest(rest)) {
                    int to = WideBoard.first(rest);
                    int code = arrival(to, back);
                    if (code != leftOut) {
                        codes[at++] = code;
                    }
                }
            } while (rules.slide && !set.isEmpty());
        }
        return at;
    }

    static int arrival(int to, int toFrom) {
        return MoveCode.movement(to + toFrom, to);
    }

    /** The vacant squares that a piece can walk to. */
    static WideSet reach(WideSet from, WideSet vacant, WideRules rules) {
        if (rules.slide) {
            return WideBoard.slides(from, vacant, rules.directions);
        }
        WideSet reached = WideBoard.neighbours(from);
        for (int direction = 4; direction < rules.directions; direction++) {
            reached = reached.or(WideBoard.step(from, direction));
        }
        return reached.and(vacant);
    }
}
