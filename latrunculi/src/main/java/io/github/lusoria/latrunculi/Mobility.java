package io.github.lusoria.latrunculi;

import static io.github.lusoria.latrunculi.BitBoard.east;
import static io.github.lusoria.latrunculi.BitBoard.north;
import static io.github.lusoria.latrunculi.BitBoard.nth;
import static io.github.lusoria.latrunculi.BitBoard.south;
import static io.github.lusoria.latrunculi.BitBoard.west;
import static java.lang.Long.bitCount;
import static java.lang.Long.lowestOneBit;

/**
 * Where the free pieces of the side to act can go by steps and leaps, as sets, counted and chosen without a list.
 *
 * <p><b>Leaps without paths.</b> A jump moves by two, so squares fall into four parity classes ("colours") that no leap
 * leaves. Whether one vacant square leads to the next depends on the piece in the middle only, which is of another
 * colour than the mover and so never the mover itself: the vacant squares form <i>fields</i> shared by all movers. A
 * piece that can jump into a field reaches all of it, so a field has (pieces that can enter) times (allowed squares)
 * leaps. Four fields, one of each colour, are flooded at a time. A field of one square is a dead end, and all dead ends
 * together are four sets, one a direction.
 *
 * <p><b>The entry rule in bulk.</b> Where a move may not end between two enemies unless it traps, a square is allowed if
 * it is not between enemies or some free enemy beside it has a free companion of the mover right behind. If there is
 * exactly one such companion, that companion itself may not come in, since it has left: one pair of from and to.
 *
 * <p>The order of moves is that of {@code docs/formats.md}: steps east, west, north, south by target square; leaps into
 * dead ends in the same way; then field by field, by from and to.
 */
final class Mobility {
    private static final long COLOUR_A1 = 0x0055005500550055L;
    private static final long COLOUR_B1 = COLOUR_A1 << 1;
    private static final long COLOUR_A2 = COLOUR_A1 << 8;
    private static final long COLOUR_B2 = COLOUR_A1 << 9;
    private static final long NOT_FILES_A_B = 0xfcfcfcfcfcfcfcfcL;
    private static final long NOT_FILES_G_H = 0x3f3f3f3f3f3f3f3fL;

    private final long free;
    /** Vacant squares where a move may end, if a companion that excuses it stays. */
    private final long allowed;
    /** Allowed squares whose one excuse is a companion two squares away, by the direction it would jump in. */
    private final long soleEast;

    private final long soleWest;
    private final long soleNorth;
    private final long soleSouth;
    /** Squares where a jump in a direction lands. */
    private final long landEast;

    private final long landWest;
    private final long landNorth;
    private final long landSouth;
    /** Vacant squares from which a further jump is open. */
    private final long onward;

    Mobility(long own, long enemy, long bound, BitRules rules) {
        long empty = rules.board & ~(own | enemy);
        long freeOwn = own & ~bound;
        long freeEnemy = enemy & ~bound;
        free = freeOwn;

        long trapEast = west(freeEnemy & west(freeOwn));
        long trapWest = east(freeEnemy & east(freeOwn));
        long trapNorth = south(freeEnemy & south(freeOwn));
        long trapSouth = north(freeEnemy & north(freeOwn));
        long between = between(enemy) & empty & rules.entryForbidden;
        allowed = empty & ~(between & ~(trapEast | trapWest | trapNorth | trapSouth));
        long sole = between & exactlyOne(trapEast, trapWest, trapNorth, trapSouth);
        soleEast = sole & trapWest;
        soleWest = sole & trapEast;
        soleNorth = sole & trapSouth;
        soleSouth = sole & trapNorth;

        long leapable =
                (own & rules.leapOwn) | (freeEnemy & rules.leapFreeEnemy) | (enemy & bound & rules.leapBoundEnemy);
        landEast = empty & NOT_FILES_A_B & (leapable << 1);
        landWest = empty & NOT_FILES_G_H & (leapable >>> 1);
        landNorth = empty & (leapable << 8);
        landSouth = empty & (leapable >>> 8);
        onward = rules.severalLeaps & jumpsFrom(empty);
    }

    private static long between(long enemy) {
        return (east(enemy) & west(enemy)) | (north(enemy) & south(enemy));
    }

    private static long exactlyOne(long a, long b, long c, long d) {
        long several = (a & b) | (c & d) | ((a | b) & (c | d));
        return (a | b | c | d) & ~several;
    }

    /** The number of steps and leaps. */
    int count() {
        long jumpEast = (free << 2) & landEast;
        long jumpWest = (free >>> 2) & landWest;
        long jumpNorth = (free << 16) & landNorth;
        long jumpSouth = (free >>> 16) & landSouth;
        long ends = allowed & ~onward;
        int count = countSteps()
                + bitCount(jumpEast & ends & ~soleEast)
                + bitCount(jumpWest & ends & ~soleWest)
                + bitCount(jumpNorth & ends & ~soleNorth)
                + bitCount(jumpSouth & ends & ~soleSouth);
        long entries = (jumpEast | jumpWest | jumpNorth | jumpSouth) & onward;
        while (entries != 0) {
            long fields = flood(firstOfEachColour(entries));
            entries &= ~fields;
            long movers = movers(fields);
            long targets = fields & allowed;
            count += pairs(movers, targets, COLOUR_A1)
                    + pairs(movers, targets, COLOUR_B1)
                    + pairs(movers, targets, COLOUR_A2)
                    + pairs(movers, targets, COLOUR_B2)
                    - barredPairs(movers, targets);
        }
        return count;
    }

    private int countSteps() {
        return bitCount(east(free) & allowed)
                + bitCount(west(free) & allowed)
                + bitCount(north(free) & allowed)
                + bitCount(south(free) & allowed);
    }

    private static int pairs(long movers, long targets, long colour) {
        return bitCount(movers & colour) * bitCount(targets & colour);
    }

    /**
     * The step or leap with a number, as {@link MoveCode} writes it; or, when there are fewer, {@code -1 - count}.
     */
    int locate(int number) {
        int left = number;
        long set = east(free) & allowed;
        int size = bitCount(set);
        if (left < size) {
            return arrival(nth(set, left), -1);
        }
        left -= size;
        set = west(free) & allowed;
        size = bitCount(set);
        if (left < size) {
            return arrival(nth(set, left), 1);
        }
        left -= size;
        set = north(free) & allowed;
        size = bitCount(set);
        if (left < size) {
            return arrival(nth(set, left), -8);
        }
        left -= size;
        set = south(free) & allowed;
        size = bitCount(set);
        if (left < size) {
            return arrival(nth(set, left), 8);
        }
        return locateLeap(number, left - size);
    }

    private int locateLeap(int number, int numberInLeaps) {
        int left = numberInLeaps;
        long jumpEast = (free << 2) & landEast;
        long jumpWest = (free >>> 2) & landWest;
        long jumpNorth = (free << 16) & landNorth;
        long jumpSouth = (free >>> 16) & landSouth;
        long ends = allowed & ~onward;
        long set = jumpEast & ends & ~soleEast;
        int size = bitCount(set);
        if (left < size) {
            return arrival(nth(set, left), -2);
        }
        left -= size;
        set = jumpWest & ends & ~soleWest;
        size = bitCount(set);
        if (left < size) {
            return arrival(nth(set, left), 2);
        }
        left -= size;
        set = jumpNorth & ends & ~soleNorth;
        size = bitCount(set);
        if (left < size) {
            return arrival(nth(set, left), -16);
        }
        left -= size;
        set = jumpSouth & ends & ~soleSouth;
        size = bitCount(set);
        if (left < size) {
            return arrival(nth(set, left), 16);
        }
        left -= size;
        return locateInFields(number, left, (jumpEast | jumpWest | jumpNorth | jumpSouth) & onward);
    }

    private int locateInFields(int number, int numberInFields, long firstEntries) {
        int left = numberInFields;
        long entries = firstEntries;
        while (entries != 0) {
            long fields = flood(firstOfEachColour(entries));
            entries &= ~fields;
            long movers = movers(fields);
            long targets = fields & allowed;
            long colour = COLOUR_A1;
            for (int i = 0; i < 4; i++) {
                long froms = movers & colour;
                long tos = targets & colour;
                int width = bitCount(tos);
                int barred = barredPairs(froms, tos);
                int size = bitCount(froms) * width - barred;
                if (left < size) {
                    if (barred != 0) {
                        return locateAroundBarred(froms, tos, left, soleEast, soleWest, soleNorth, soleSouth);
                    }
                    int row = left / width;
                    return MoveCode.movement(nth(froms, row), nth(tos, left - row * width));
                }
                left -= size;
                // from a1's colour to b1's, a2's and b2's
                colour = i == 1 ? COLOUR_A2 : colour << 1;
            }
        }
        return -1 - (number - left);
    }

    /**
     * Row by row, as some rows lack the square whose sole excuse they are. Static like all that is seldom called, so that
     * this object stays in registers where it is used.
     */
    private static int locateAroundBarred(
            long froms, long tos, int number, long soleEast, long soleWest, long soleNorth, long soleSouth) {
        int left = number;
        for (long rest = froms; rest != 0; rest &= rest - 1) {
            long from = lowestOneBit(rest);
            long open = tos & ~barredTo(from, soleEast, soleWest, soleNorth, soleSouth);
            int size = bitCount(open);
            if (left < size) {
                return MoveCode.movement(Long.numberOfTrailingZeros(from), nth(open, left));
            }
            left -= size;
        }
        throw new AssertionError("a field has fewer leaps than were counted");
    }

    /** Whether a free piece can step or leap so, ignoring who may enter between enemies. */
    boolean reaches(long from, long to) {
        return stepsTo(from, to) || (reach(from) & to) != 0;
    }

    boolean stepsTo(long from, long to) {
        return (BitBoard.neighbours(from) & to) != 0;
    }

    /** Whether a move of a free piece may end on a vacant square. */
    boolean mayEnd(long from, long to) {
        return (allowed & to) != 0 && (barredTo(from, soleEast, soleWest, soleNorth, soleSouth) & to) == 0;
    }

    boolean isFree(long square) {
        return (free & square) != 0;
    }

    /** Whether a single jump leads from one square to the other. */
    boolean jumps(long from, long to) {
        return (jumpsFrom(from) & to) != 0;
    }

    private long jumpsFrom(long from) {
        return ((from << 2) & landEast)
                | ((from >>> 2) & landWest)
                | ((from << 16) & landNorth)
                | ((from >>> 16) & landSouth);
    }

    private long reach(long from) {
        long direct = jumpsFrom(from);
        return (direct & onward) == 0 ? direct : flood(direct);
    }

    private static int arrival(int to, int toFrom) {
        return MoveCode.movement(to + toFrom, to);
    }

    private static long firstOfEachColour(long set) {
        return lowestOneBit(set & COLOUR_A1)
                | lowestOneBit(set & COLOUR_B1)
                | lowestOneBit(set & COLOUR_A2)
                | lowestOneBit(set & COLOUR_B2);
    }

    /** The fields that hold these squares. */
    private long flood(long squares) {
        long reached = squares;
        long before;
        do {
            before = reached;
            reached |= ((reached << 2) & landEast)
                    | ((reached >>> 2) & landWest)
                    | ((reached << 16) & landNorth)
                    | ((reached >>> 16) & landSouth);
        } while (reached != before);
        return reached;
    }

    /** The free pieces that can jump into some of these fields. */
    private long movers(long fields) {
        return free
                & (((fields & landEast) >>> 2)
                        | ((fields & landWest) << 2)
                        | ((fields & landNorth) >>> 16)
                        | ((fields & landSouth) << 16));
    }

    /** The number of pairs of a piece and a square that it alone would have excused. */
    private int barredPairs(long froms, long tos) {
        if ((tos & (soleEast | soleWest | soleNorth | soleSouth)) == 0) {
            return 0;
        }
        return barredPairs(froms, tos & soleEast, tos & soleWest, tos & soleNorth, tos & soleSouth);
    }

    private static int barredPairs(long froms, long toEast, long toWest, long toNorth, long toSouth) {
        return bitCount(toEast & (froms << 2))
                + bitCount(toWest & (froms >>> 2))
                + bitCount(toNorth & (froms << 16))
                + bitCount(toSouth & (froms >>> 16));
    }

    private static long barredTo(long from, long soleEast, long soleWest, long soleNorth, long soleSouth) {
        return (soleEast & (from << 2))
                | (soleWest & (from >>> 2))
                | (soleNorth & (from << 16))
                | (soleSouth & (from >>> 16));
    }
}
