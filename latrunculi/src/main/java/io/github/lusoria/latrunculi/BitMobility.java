package io.github.lusoria.latrunculi;

import static io.github.lusoria.latrunculi.BitBoard.east;
import static io.github.lusoria.latrunculi.BitBoard.jumpEast;
import static io.github.lusoria.latrunculi.BitBoard.jumpNorth;
import static io.github.lusoria.latrunculi.BitBoard.jumpSouth;
import static io.github.lusoria.latrunculi.BitBoard.jumpWest;
import static io.github.lusoria.latrunculi.BitBoard.north;
import static io.github.lusoria.latrunculi.BitBoard.nth;
import static io.github.lusoria.latrunculi.BitBoard.size;
import static io.github.lusoria.latrunculi.BitBoard.south;
import static io.github.lusoria.latrunculi.BitBoard.west;

/**
 * Where the pieces of the side to act can go along ranks and files, as sets, counted and chosen without a list.
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
 * <p>The order of moves is that of {@code docs/formats.md}: the walk; leaps into dead ends east, west, north, south by
 * target square; then field by field, by from and to.
 */
final class BitMobility {
    private final BitRules rules;
    /** A movement that is left out, or {@link MoveCode#PASS}. */
    private final int leftOut;

    private final long walkers;
    private final long leapers;
    private final long vacant;
    /** Vacant squares where a move may end, if a companion that excuses it stays. */
    private final long allowed;
    /**
     * Allowed squares whose one excuse is a companion two squares away, by the direction it would jump in; and the end of
     * the movement left out, if that is such a jump.
     */
    private final long soleEast;

    private final long soleWest;
    private final long soleNorth;
    private final long soleSouth;
    private final long leapable;
    /** Vacant squares from which a further jump is open. */
    private final long onward;
    /** Start and end of the movement left out, if it is several jumps, else none. */
    private final long farFrom;

    private final long farTo;

    /**
     * The sets of pieces are those of the side to act, its enemy, the free enemies that can be trapped, the bound ones of
     * both, those that can be leapt over, and those who may go.
     */
    BitMobility(
            long own,
            long enemy,
            long victims,
            long bound,
            long leapable,
            long walkers,
            long leapers,
            BitRules rules,
            int leftOut) {
        this.rules = rules;
        this.leftOut = leftOut;
        this.walkers = walkers;
        this.leapers = leapers;
        long empty = rules.board & ~(own | enemy);
        long freeOwn = own & ~bound;
        vacant = empty;

        long east = jumpedEast(leftOut);
        long west = jumpedWest(leftOut);
        long north = jumpedNorth(leftOut);
        long south = jumpedSouth(leftOut);
        long forbidden = BitBoard.EMPTY;
        if (rules.entry) {
            long trapEast = BitBoard.enclosedEast(victims, freeOwn);
            long trapWest = BitBoard.enclosedWest(victims, freeOwn);
            long trapNorth = BitBoard.enclosedNorth(victims, freeOwn);
            long trapSouth = BitBoard.enclosedSouth(victims, freeOwn);
            long between = between(enemy, victims, freeOwn, rules) & empty;
            forbidden = between & ~(trapEast | trapWest | trapNorth | trapSouth);
            long sole = between & exactlyOne(trapEast, trapWest, trapNorth, trapSouth);
            east |= sole & trapWest;
            west |= sole & trapEast;
            north |= sole & trapSouth;
            south |= sole & trapNorth;
        }
        allowed = empty & ~forbidden;
        soleEast = east;
        soleWest = west;
        soleNorth = north;
        soleSouth = south;
        farFrom = start(leftOut);
        farTo = far(leftOut);

        this.leapable = leapable;
        onward = rules.severalLeaps & jumpsFrom(empty);
    }

    /** Squares where a jump to the east lands; likewise below. A sum of its own each time: the compiler does it once. */
    private long landEast() {
        return vacant & BitBoard.beyondEast(leapable);
    }

    private long landWest() {
        return vacant & BitBoard.beyondWest(leapable);
    }

    private long landNorth() {
        return vacant & north(leapable);
    }

    private long landSouth() {
        return vacant & south(leapable);
    }

    // ---- the movement left out, as sets that are empty if there is none

    private static long start(int movement) {
        return movement == MoveCode.PASS ? BitBoard.EMPTY : BitBoard.bit(MoveCode.from(movement));
    }

    private static long end(int movement) {
        return movement == MoveCode.PASS ? BitBoard.EMPTY : BitBoard.bit(MoveCode.square(movement));
    }

    private static long jumpedEast(int movement) {
        return jumpEast(start(movement)) & end(movement);
    }

    private static long jumpedWest(int movement) {
        return jumpWest(start(movement)) & end(movement);
    }

    private static long jumpedNorth(int movement) {
        return jumpNorth(start(movement)) & end(movement);
    }

    private static long jumpedSouth(int movement) {
        return jumpSouth(start(movement)) & end(movement);
    }

    /** Its end, if it can only be several jumps: of the same colour as its start, and farther than one. */
    private static long far(int movement) {
        if (movement == MoveCode.PASS || !BitBoard.haveSameColour(MoveCode.from(movement), MoveCode.square(movement))) {
            return BitBoard.EMPTY;
        }
        return end(movement)
                & ~(jumpedEast(movement) | jumpedWest(movement) | jumpedNorth(movement) | jumpedSouth(movement));
    }

    /** Squares between two enemies that no piece trapped in a corner excuses; it could not come from its partner. */
    private static long between(long enemy, long victims, long freeOwn, BitRules rules) {
        long between = (east(enemy) & west(enemy)) | (north(enemy) & south(enemy));
        return rules.enclosesCorners ? between & ~excusedByCorners(victims, freeOwn, rules) : between;
    }

    private static long excusedByCorners(long victims, long freeOwn, BitRules rules) {
        return BitBoard.neighbours(rules.enclosedCorners & victims & BitBoard.neighbours(freeOwn));
    }

    private static long exactlyOne(long a, long b, long c, long d) {
        long several = (a & b) | (c & d) | ((a | b) & (c | d));
        return (a | b | c | d) & ~several;
    }

    /** The number of moves. */
    int count() {
        return rules.excuseLeapsIn && leftOut == MoveCode.PASS ? countWithLeapsIn() : countOneByOne();
    }

    /** Every sole excuse is a leap too many, and nothing else is left out. */
    private int countWithLeapsIn() {
        long east = jumpEast(leapers) & landEast();
        long west = jumpWest(leapers) & landWest();
        long north = jumpNorth(leapers) & landNorth();
        long south = jumpSouth(leapers) & landSouth();
        long ends = allowed & ~onward;
        int count = BitWalk.count(walkers, vacant, allowed, rules, leftOut)
                + size(east & ends)
                + size(west & ends)
                + size(north & ends)
                + size(south & ends)
                - size(soleEast | soleWest | soleNorth | soleSouth);
        long entries = (east | west | north | south) & onward;
        while (entries != 0) {
            long fields = flood(BitBoard.firstOfEachColour(entries));
            entries &= ~fields;
            count += BitBoard.countPairsOfColour(movers(fields), fields & allowed);
        }
        return count;
    }

    private int countOneByOne() {
        long east = jumpEast(leapers) & landEast();
        long west = jumpWest(leapers) & landWest();
        long north = jumpNorth(leapers) & landNorth();
        long south = jumpSouth(leapers) & landSouth();
        long ends = allowed & ~onward;
        int count = BitWalk.count(walkers, vacant, allowed, rules, leftOut)
                + size(east & ends & ~soleEast)
                + size(west & ends & ~soleWest)
                + size(north & ends & ~soleNorth)
                + size(south & ends & ~soleSouth);
        long entries = (east | west | north | south) & onward;
        while (entries != 0) {
            long fields = flood(BitBoard.firstOfEachColour(entries));
            entries &= ~fields;
            long movers = movers(fields);
            long targets = fields & allowed;
            count += BitBoard.countPairsOfColour(movers, targets) - barredPairs(movers, targets);
        }
        return count;
    }

    /** The move with a number, as {@link MoveCode} writes it; or, when there are fewer, {@code -1 - count}. */
    int locate(int number) {
        int walk = BitWalk.locate(walkers, vacant, allowed, rules, leftOut, number);
        return walk >= 0 ? walk : locateLeap(number, number + 1 + walk);
    }

    /** Writes all moves, in order, from a place of the array on; returns the place after the last. */
    int fill(int[] codes, int start) {
        int at = BitWalk.fill(walkers, vacant, allowed, rules, leftOut, codes, start);
        long ends = allowed & ~onward;
        at = fillDeadEnds(jumpEast(leapers) & landEast() & ends & ~soleEast, 0, codes, at);
        at = fillDeadEnds(jumpWest(leapers) & landWest() & ends & ~soleWest, 1, codes, at);
        at = fillDeadEnds(jumpNorth(leapers) & landNorth() & ends & ~soleNorth, 2, codes, at);
        at = fillDeadEnds(jumpSouth(leapers) & landSouth() & ends & ~soleSouth, 3, codes, at);
        long entries = jumpsFrom(leapers) & onward;
        while (entries != 0) {
            long fields = flood(BitBoard.firstOfEachColour(entries));
            entries &= ~fields;
            long movers = movers(fields);
            long targets = fields & allowed;
            for (int i = 0; i < 4; i++) {
                at = fillField(movers & BitBoard.colour(i), targets & BitBoard.colour(i), codes, at);
            }
        }
        return at;
    }

    private static int fillDeadEnds(long set, int direction, int[] codes, int start) {
        int at = start;
        for (long rest = set; rest != 0; rest = BitBoard.withoutLowest(rest)) {
            codes[at++] = BitWalk.arrival(BitBoard.first(rest), -2 * BitBoard.delta(direction));
        }
        return at;
    }

    private int fillField(long froms, long tos, int[] codes, int start) {
        int at = start;
        for (long movers = froms; movers != 0; movers = BitBoard.withoutLowest(movers)) {
            long from = BitBoard.lowest(movers);
            int index = BitBoard.first(movers);
            long open = tos & ~barredTo(from, soleEast, soleWest, soleNorth, soleSouth);
            if ((from & farFrom) != 0) {
                open = open & ~farTo;
            }
            for (long rest = open; rest != 0; rest = BitBoard.withoutLowest(rest)) {
                codes[at++] = MoveCode.movement(index, BitBoard.first(rest));
            }
        }
        return at;
    }

    private int locateLeap(int number, int numberInLeaps) {
        int left = numberInLeaps;
        long east = jumpEast(leapers) & landEast();
        long west = jumpWest(leapers) & landWest();
        long north = jumpNorth(leapers) & landNorth();
        long south = jumpSouth(leapers) & landSouth();
        long ends = allowed & ~onward;
        long set = east & ends & ~soleEast;
        int size = size(set);
        if (left < size) {
            return BitWalk.arrival(nth(set, left), -2 * BitBoard.delta(0));
        }
        left -= size;
        set = west & ends & ~soleWest;
        size = size(set);
        if (left < size) {
            return BitWalk.arrival(nth(set, left), -2 * BitBoard.delta(1));
        }
        left -= size;
        set = north & ends & ~soleNorth;
        size = size(set);
        if (left < size) {
            return BitWalk.arrival(nth(set, left), -2 * BitBoard.delta(2));
        }
        left -= size;
        set = south & ends & ~soleSouth;
        size = size(set);
        if (left < size) {
            return BitWalk.arrival(nth(set, left), -2 * BitBoard.delta(3));
        }
        left -= size;
        return locateInFields(number, left, (east | west | north | south) & onward);
    }

    private int locateInFields(int number, int numberInFields, long firstEntries) {
        int left = numberInFields;
        long entries = firstEntries;
        while (entries != 0) {
            long fields = flood(BitBoard.firstOfEachColour(entries));
            entries &= ~fields;
            long movers = movers(fields);
            long targets = fields & allowed;
            int size = BitBoard.countPairsOfColour(movers, targets) - barredPairs(movers, targets);
            if (left < size) {
                return locateInColours(movers, targets, left);
            }
            left -= size;
        }
        return -1 - (number - left);
    }

    private int locateInColours(long movers, long targets, int number) {
        int left = number;
        for (int i = 0; i < 4; i++) {
            long froms = movers & BitBoard.colour(i);
            long tos = targets & BitBoard.colour(i);
            int width = size(tos);
            int barred = barredPairs(froms, tos);
            int size = size(froms) * width - barred;
            if (left < size) {
                if (barred != 0) {
                    return locateAroundBarred(
                            froms, tos, left, soleEast, soleWest, soleNorth, soleSouth, farFrom, farTo);
                }
                int row = left / width;
                return MoveCode.movement(nth(froms, row), nth(tos, left - row * width));
            }
            left -= size;
        }
        throw new AssertionError("fields have fewer leaps than were counted");
    }

    /**
     * Row by row, as some rows lack the square whose sole excuse they are. Static like all that is seldom called, so that
     * this object stays in registers where it is used.
     */
    private static int locateAroundBarred(
            long froms,
            long tos,
            int number,
            long soleEast,
            long soleWest,
            long soleNorth,
            long soleSouth,
            long farFrom,
            long farTo) {
        int left = number;
        for (long rest = froms; rest != 0; rest = BitBoard.withoutLowest(rest)) {
            long from = BitBoard.lowest(rest);
            long open = tos & ~barredTo(from, soleEast, soleWest, soleNorth, soleSouth);
            if ((from & farFrom) != 0) {
                open = open & ~farTo;
            }
            int size = size(open);
            if (left < size) {
                return MoveCode.movement(BitBoard.first(from), nth(open, left));
            }
            left -= size;
        }
        throw new AssertionError("a field has fewer leaps than were counted");
    }

    /** Where a piece can walk or leap to, ignoring who may enter between enemies. */
    long reach(long from) {
        long reached = (walkers & from) == 0 ? BitBoard.EMPTY : BitWalk.reach(from, vacant, rules);
        return (leapers & from) == 0 ? reached : reached | leaps(from);
    }

    private long leaps(long from) {
        long direct = jumpsFrom(from);
        return (direct & onward) == 0 ? direct : flood(direct);
    }

    /** Whether a move may end on a vacant square. */
    boolean mayEnd(long from, long to) {
        return (allowed & to) != 0 && (barredTo(from, soleEast, soleWest, soleNorth, soleSouth) & to) == 0;
    }

    /** Whether a single jump leads from one square to the other, for any piece. */
    boolean jumps(long from, long to) {
        return (jumpsFrom(from) & to) != 0;
    }

    private long jumpsFrom(long from) {
        return (jumpEast(from) & landEast())
                | (jumpWest(from) & landWest())
                | (jumpNorth(from) & landNorth())
                | (jumpSouth(from) & landSouth());
    }

    /** The fields that hold these squares. */
    private long flood(long squares) {
        return BitBoard.flood(squares, landEast(), landWest(), landNorth(), landSouth());
    }

    /** The pieces that can jump into some of these fields. */
    private long movers(long fields) {
        return leapers
                & (jumpWest(fields & landEast())
                        | jumpEast(fields & landWest())
                        | jumpSouth(fields & landNorth())
                        | jumpNorth(fields & landSouth()));
    }

    /** The number of pairs of a piece and a square that it alone would have excused. */
    private int barredPairs(long froms, long tos) {
        if ((tos & (soleEast | soleWest | soleNorth | soleSouth | farTo)) == 0) {
            return 0;
        }
        int far = (froms & farFrom) != 0 && (tos & farTo) != 0 ? 1 : 0;
        return far + countPairs(froms, tos & soleEast, tos & soleWest, tos & soleNorth, tos & soleSouth);
    }

    private static int countPairs(long froms, long toEast, long toWest, long toNorth, long toSouth) {
        return size(toEast & jumpEast(froms))
                + size(toWest & jumpWest(froms))
                + size(toNorth & jumpNorth(froms))
                + size(toSouth & jumpSouth(froms));
    }

    private static long barredTo(long from, long soleEast, long soleWest, long soleNorth, long soleSouth) {
        return (soleEast & jumpEast(from))
                | (soleWest & jumpWest(from))
                | (soleNorth & jumpNorth(from))
                | (soleSouth & jumpSouth(from));
    }
}
