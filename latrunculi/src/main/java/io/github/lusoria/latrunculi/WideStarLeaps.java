// Made from BitStarLeaps.java by checks/sources; change that file and see there.
package io.github.lusoria.latrunculi;

import static io.github.lusoria.latrunculi.WideBoard.below;
import static io.github.lusoria.latrunculi.WideBoard.nth;
import static io.github.lusoria.latrunculi.WideBoard.size;

/**
 * Leaps in all eight directions, with the fields and dead ends of {@link WideMobility}: a diagonal jump keeps a square's
 * colour too. There is no entry rule in rulesets with diagonals.
 */
final class WideStarLeaps {
    private final WideSet leapers;
    private final WideSet vacant;
    private final WideSet leapable;
    /** Vacant squares from which a further jump is open. */
    private final WideSet onward;

    WideStarLeaps(WidePosition position) {
        leapers = WideSets.leapers(position);
        vacant = WideSets.vacant(position);
        leapable = WideSets.leapable(position);
        onward = position.rules().several ? jumps(vacant) : WideBoard.EMPTY;
    }

    /** Where pieces on these squares land if they jump in a direction. */
    private WideSet jump(WideSet from, int direction) {
        return WideBoard.step(WideBoard.step(from, direction).and(leapable), direction)
                .and(vacant);
    }

    private WideSet jumps(WideSet from) {
        WideSet landed = WideBoard.EMPTY;
        for (int direction = 0; direction < 8; direction++) {
            landed = landed.or(jump(from, direction));
        }
        return landed;
    }

    /** The number of leaps, less the movement left out. */
    int count(int leftOut) {
        int count = count();
        return isLeap(leftOut) ? count - 1 : count;
    }

    private boolean isLeap(int leftOut) {
        return leftOut != MoveCode.PASS
                && !reach(WideBoard.bit(MoveCode.from(leftOut)))
                        .and(WideBoard.bit(MoveCode.square(leftOut)))
                        .isEmpty();
    }

    private int count() {
        if (onward.isEmpty()) {
            return WideBoard.countJumps(leapers, leapable, vacant, 8);
        }
        return countWithFields();
    }

    private int countWithFields() {
        int count = 0;
        WideSet entries = WideBoard.EMPTY;
        for (int direction = 0; direction < 8; direction++) {
            WideSet landed = jump(leapers, direction);
            count += size(landed.and(onward.not()));
            entries = entries.or(landed.and(onward));
        }
        while (!entries.isEmpty()) {
            WideSet fields = flood(WideBoard.firstOfEachColour(entries));
            entries = entries.and(fields.not());
            count += WideBoard.countPairsOfColour(jumps(fields, leapers), fields);
        }
        return count;
    }

    /** The pieces that can jump into these squares: jumps are the same there and back. */
    private WideSet jumps(WideSet fields, WideSet pieces) {
        WideSet reached = WideBoard.EMPTY;
        for (int direction = 0; direction < 8; direction++) {
            reached =
                    reached.or(WideBoard.step(WideBoard.step(fields, direction).and(leapable), direction)
                            .and(pieces));
        }
        return reached;
    }

    int locate(int number, int leftOut) {
        if (!isLeap(leftOut)) {
            return locate(number);
        }
        int code = locate(number >= number(leftOut) ? number + 1 : number);
        return code >= 0 ? code : code + 1;
    }

    /** Writes the leaps in order, and returns where they end. */
    int fill(int[] codes, int start, int leftOut) {
        int count = count();
        int at = start;
        for (int i = 0; i < count; i++) {
            int leap = locate(i);
            if (leap != leftOut) {
                codes[at++] = leap;
            }
        }
        return at;
    }

    private int locate(int number) {
        return onward.isEmpty() ? WideBoard.locateJump(leapers, leapable, vacant, 8, number) : locateWithFields(number);
    }

    private int locateWithFields(int number) {
        int left = number;
        WideSet entries = WideBoard.EMPTY;
        for (int direction = 0; direction < 8; direction++) {
            WideSet landed = jump(leapers, direction);
            WideSet ends = landed.and(onward.not());
            int size = size(ends);
            if (left < size) {
                return WideWalk.arrival(nth(ends, left), -2 * WideBoard.delta(direction));
            }
            left -= size;
            entries = entries.or(landed.and(onward));
        }
        while (!entries.isEmpty()) {
            WideSet fields = flood(WideBoard.firstOfEachColour(entries));
            entries = entries.and(fields.not());
            WideSet movers = jumps(fields, leapers);
            for (int i = 0; i < 4; i++) {
                WideSet froms = movers.and(WideBoard.colour(i));
                WideSet tos = fields.and(WideBoard.colour(i));
                int width = size(tos);
                int size = size(froms) * width;
                if (left < size) {
                    return MoveCode.movement(nth(froms, left / width), nth(tos, left % width));
                }
                left -= size;
            }
        }
        return -1 - (number - left);
    }

    /** The number of a leap that is one of these. */
    private int number(int leap) {
        WideSet from = WideBoard.bit(MoveCode.from(leap));
        WideSet to = WideBoard.bit(MoveCode.square(leap));
        int number = 0;
        WideSet entries = WideBoard.EMPTY;
        for (int direction = 0; direction < 8; direction++) {
            WideSet landed = jump(leapers, direction);
            WideSet ends = landed.and(onward.not());
            if (!jump(from, direction).and(ends).and(to).isEmpty()) {
                return number + size(ends.and(below(MoveCode.square(leap))));
            }
            number += size(ends);
            entries = entries.or(landed.and(onward));
        }
        while (!entries.isEmpty()) {
            WideSet fields = flood(WideBoard.firstOfEachColour(entries));
            entries = entries.and(fields.not());
            WideSet movers = jumps(fields, leapers);
            for (int i = 0; i < 4; i++) {
                WideSet froms = movers.and(WideBoard.colour(i));
                WideSet tos = fields.and(WideBoard.colour(i));
                int width = size(tos);
                if (!froms.and(from).isEmpty() && !tos.and(to).isEmpty()) {
                    return number
                            + width * size(froms.and(below(MoveCode.from(leap))))
                            + size(tos.and(below(MoveCode.square(leap))));
                }
                number += size(froms) * width;
            }
        }
        throw new IllegalArgumentException("not one of these leaps: " + leap);
    }

    /** Where a piece can leap to. */
    WideSet reach(WideSet from) {
        WideSet direct = leapers.and(from).isEmpty() ? WideBoard.EMPTY : jumps(from);
        return direct.and(onward).isEmpty() ? direct : flood(direct);
    }

    boolean jumps(Square from, Square to) {
        return !jumps(WideBoard.bit(from)).and(WideBoard.bit(to)).isEmpty();
    }

    private WideSet flood(WideSet squares) {
        WideSet reached = squares;
        WideSet before;
        do {
            before = reached;
            reached = reached.or(jumps(reached));
        } while (!reached.and(before.not()).isEmpty());
        return reached;
    }
}
