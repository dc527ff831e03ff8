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

    /**
     * The number of moves of these pieces, over vacant squares, to the squares where a move may end, less the movement
     * left out.
     */
    static int count(WideSet movers, WideSet vacant, WideSet ends, WideRules rules, int leftOut) {
        int count = count(movers, vacant, ends, rules);
        return leftOut != MoveCode.PASS && isWalk(movers, vacant, ends, rules, leftOut) ? count - 1 : count;
    }

    private static boolean isWalk(WideSet movers, WideSet vacant, WideSet ends, WideRules rules, int movement) {
        WideSet from = WideBoard.bit(MoveCode.from(movement)).and(movers);
        return !reach(from, vacant, rules)
                .and(ends)
                .and(WideBoard.bit(MoveCode.square(movement)))
                .isEmpty();
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

    /** The move with a number, as {@link MoveCode} writes it; or, when there are fewer, {@code -1 - count}. */
    static int locate(WideSet movers, WideSet vacant, WideSet ends, WideRules rules, int leftOut, int number) {
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

    private static int locate(WideSet movers, WideSet vacant, WideSet ends, WideRules rules, int number) {
        return rules.slide
                ? WideBoard.locateSlide(movers, vacant, ends, rules.directions, number)
                : WideBoard.locateStep(movers, ends, rules.directions, number);
    }

    /** The number of a move that is one of these pieces'. */
    private static int number(WideSet movers, WideSet vacant, WideSet ends, WideRules rules, int from, int to) {
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
    static int fill(
            WideSet movers, WideSet vacant, WideSet ends, WideRules rules, int leftOut, int[] codes, int start) {
        int at = start;
        for (int direction = 0; direction < rules.directions; direction++) {
            WideSet set = movers;
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
