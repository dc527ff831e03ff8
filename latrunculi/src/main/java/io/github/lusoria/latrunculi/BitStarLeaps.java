package io.github.lusoria.latrunculi;

import static io.github.lusoria.latrunculi.BitBoard.below;
import static io.github.lusoria.latrunculi.BitBoard.nth;
import static io.github.lusoria.latrunculi.BitBoard.size;

/**
 * Leaps in all eight directions, with the fields and dead ends of {@link BitMobility}: a diagonal jump keeps a square's
 * colour too. There is no entry rule in rulesets with diagonals.
 */
final class BitStarLeaps {
    private final long leapers;
    private final long vacant;
    private final long leapable;
    /** Vacant squares from which a further jump is open. */
    private final long onward;

    BitStarLeaps(BitPosition position) {
        leapers = BitSets.leapers(position);
        vacant = BitSets.vacant(position);
        leapable = BitSets.leapable(position);
        onward = position.rules().several ? jumps(vacant) : BitBoard.EMPTY;
    }

    /** Where pieces on these squares land if they jump in a direction. */
    private long jump(long from, int direction) {
        return BitBoard.step(BitBoard.step(from, direction) & leapable, direction) & vacant;
    }

    private long jumps(long from) {
        long landed = BitBoard.EMPTY;
        for (int direction = 0; direction < 8; direction++) {
            landed |= jump(from, direction);
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
                && (reach(BitBoard.bit(MoveCode.from(leftOut))) & BitBoard.bit(MoveCode.square(leftOut))) != 0;
    }

    private int count() {
        if (onward == 0) {
            return BitBoard.countJumps(leapers, leapable, vacant, 8);
        }
        return countWithFields();
    }

    private int countWithFields() {
        int count = 0;
        long entries = BitBoard.EMPTY;
        for (int direction = 0; direction < 8; direction++) {
            long landed = jump(leapers, direction);
            count += size(landed & ~onward);
            entries |= landed & onward;
        }
        while (entries != 0) {
            long fields = flood(BitBoard.firstOfEachColour(entries));
            entries &= ~fields;
            count += BitBoard.countPairsOfColour(jumps(fields, leapers), fields);
        }
        return count;
    }

    /** The pieces that can jump into these squares: jumps are the same there and back. */
    private long jumps(long fields, long pieces) {
        long reached = BitBoard.EMPTY;
        for (int direction = 0; direction < 8; direction++) {
            reached |= BitBoard.step(BitBoard.step(fields, direction) & leapable, direction) & pieces;
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
        return onward == 0 ? BitBoard.locateJump(leapers, leapable, vacant, 8, number) : locateWithFields(number);
    }

    private int locateWithFields(int number) {
        int left = number;
        long entries = BitBoard.EMPTY;
        for (int direction = 0; direction < 8; direction++) {
            long landed = jump(leapers, direction);
            long ends = landed & ~onward;
            int size = size(ends);
            if (left < size) {
                return BitWalk.arrival(nth(ends, left), -2 * BitBoard.delta(direction));
            }
            left -= size;
            entries |= landed & onward;
        }
        while (entries != 0) {
            long fields = flood(BitBoard.firstOfEachColour(entries));
            entries &= ~fields;
            long movers = jumps(fields, leapers);
            for (int i = 0; i < 4; i++) {
                long froms = movers & BitBoard.colour(i);
                long tos = fields & BitBoard.colour(i);
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
        long from = BitBoard.bit(MoveCode.from(leap));
        long to = BitBoard.bit(MoveCode.square(leap));
        int number = 0;
        long entries = BitBoard.EMPTY;
        for (int direction = 0; direction < 8; direction++) {
            long landed = jump(leapers, direction);
            long ends = landed & ~onward;
            if ((jump(from, direction) & ends & to) != 0) {
                return number + size(ends & below(MoveCode.square(leap)));
            }
            number += size(ends);
            entries |= landed & onward;
        }
        while (entries != 0) {
            long fields = flood(BitBoard.firstOfEachColour(entries));
            entries &= ~fields;
            long movers = jumps(fields, leapers);
            for (int i = 0; i < 4; i++) {
                long froms = movers & BitBoard.colour(i);
                long tos = fields & BitBoard.colour(i);
                int width = size(tos);
                if ((froms & from) != 0 && (tos & to) != 0) {
                    return number
                            + width * size(froms & below(MoveCode.from(leap)))
                            + size(tos & below(MoveCode.square(leap)));
                }
                number += size(froms) * width;
            }
        }
        throw new IllegalArgumentException("not one of these leaps: " + leap);
    }

    /** Where a piece can leap to. */
    long reach(long from) {
        long direct = (leapers & from) == 0 ? BitBoard.EMPTY : jumps(from);
        return (direct & onward) == 0 ? direct : flood(direct);
    }

    boolean jumps(Square from, Square to) {
        return (jumps(BitBoard.bit(from)) & BitBoard.bit(to)) != 0;
    }

    private long flood(long squares) {
        long reached = squares;
        long before;
        do {
            before = reached;
            reached |= jumps(reached);
        } while ((reached & ~before) != 0);
        return reached;
    }
}
