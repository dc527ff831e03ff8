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
 * Where moves may end and how the pieces of the side to act can leap along ranks and files, as sets: leaps are counted and
 * chosen without a list.
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
 * <p>The order of leaps is that of {@code docs/formats.md}: into dead ends east, west, north, south by target square; then
 * field by field, by from and to.
 */
final class BitMobility {
    private final BitRules rules;
    private final long leapers;
    private final long leapable;
    private final long vacant;
    /** Vacant squares where a move may end, if a companion that excuses it stays. */
    private final long allowed;
    /** Allowed squares whose one excuse is a companion two squares away, by the direction it would jump in. */
    private final long soleEast;

    private final long soleWest;
    private final long soleNorth;
    private final long soleSouth;
    /** Vacant squares from which a further jump is open. */
    private final long onward;
    /** Start and end of the movement left out, if it can be a leap. */
    private final long leftFrom;

    private final long leftTo;

    /** The mobility in a position, but for a movement that is left out or {@link MoveCode#PASS}. */
    BitMobility(BitPosition position, int leftOut) {
        rules = position.rules();
        leapers = BitSets.leapers(position);
        leapable = BitSets.leapable(position);
        vacant = BitSets.vacant(position);
        long forbidden = BitBoard.EMPTY;
        long east = BitBoard.EMPTY;
        long west = BitBoard.EMPTY;
        long north = BitBoard.EMPTY;
        long south = BitBoard.EMPTY;
        if (rules.entry) {
            long victims = BitSets.victims(position);
            long free = BitSets.free(position);
            long trapEast = BitBoard.enclosedEast(victims, free);
            long trapWest = BitBoard.enclosedWest(victims, free);
            long trapNorth = BitBoard.enclosedNorth(victims, free);
            long trapSouth = BitBoard.enclosedSouth(victims, free);
            long between = between(position.enemy(), victims, free, rules) & vacant;
            forbidden = between & ~(trapEast | trapWest | trapNorth | trapSouth);
            long sole = between & exactlyOne(trapEast, trapWest, trapNorth, trapSouth);
            east = sole & trapWest;
            west = sole & trapEast;
            north = sole & trapSouth;
            south = sole & trapNorth;
        }
        allowed = vacant & ~forbidden;
        soleEast = east;
        soleWest = west;
        soleNorth = north;
        soleSouth = south;
        onward = rules.severalLeaps & jumpsFrom(vacant);
        boolean leap =
                leftOut != MoveCode.PASS && BitBoard.haveSameColour(MoveCode.from(leftOut), MoveCode.square(leftOut));
        leftFrom = leap ? BitBoard.bit(MoveCode.from(leftOut)) : BitBoard.EMPTY;
        leftTo = leap ? BitBoard.bit(MoveCode.square(leftOut)) : BitBoard.EMPTY;
    }

    /** Squares between two enemies that no piece trapped in a corner excuses; it could not come from its partner. */
    private static long between(long enemy, long victims, long free, BitRules rules) {
        long between = (east(enemy) & west(enemy)) | (north(enemy) & south(enemy));
        return rules.enclosesCorners ? between & ~excusedByCorners(victims, free, rules) : between;
    }

    private static long excusedByCorners(long victims, long free, BitRules rules) {
        return BitBoard.neighbours(rules.enclosedCorners & victims & BitBoard.neighbours(free));
    }

    private static long exactlyOne(long a, long b, long c, long d) {
        long several = (a & b) | (c & d) | ((a | b) & (c | d));
        return (a | b | c | d) & ~several;
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

    /** Squares where a move may end, if a companion that excuses it stays, as it does when another walks. */
    long allowed() {
        return allowed;
    }

    // ---- counted

    /** The number of leaps. */
    int count() {
        long east = jumpEast(leapers) & landEast();
        long west = jumpWest(leapers) & landWest();
        long north = jumpNorth(leapers) & landNorth();
        long south = jumpSouth(leapers) & landSouth();
        long ends = allowed & ~onward;
        int count = size(east & ends) + size(west & ends) + size(north & ends) + size(south & ends) - soleExcuses();
        long entries = (east | west | north | south) & onward;
        while (entries != 0) {
            long fields = flood(BitBoard.firstOfEachColour(entries));
            entries &= ~fields;
            count += BitBoard.countPairsOfColour(movers(fields), fields & allowed);
        }
        boolean left = leftFrom != 0 && (reach(leftFrom) & leftTo) != 0 && mayEnd(leftFrom, leftTo);
        return left ? count - 1 : count;
    }

    /** The number of companions that could leap to where they are the one excuse. */
    private int soleExcuses() {
        long squares = soleEast | soleWest | soleNorth | soleSouth;
        if (rules.excuseLeapsIn) {
            return size(squares);
        }
        int count = 0;
        for (long rest = squares; rest != 0; rest = BitBoard.withoutLowest(rest)) {
            long to = BitBoard.lowest(rest);
            if ((reach(excuse(to)) & to) != 0) {
                count++;
            }
        }
        return count;
    }

    /** The one companion that excuses an entry. */
    private long excuse(long to) {
        return jumpWest(to & soleEast)
                | jumpEast(to & soleWest)
                | jumpSouth(to & soleNorth)
                | jumpNorth(to & soleSouth);
    }

    // ---- by number

    /** The leap with a number, as {@link MoveCode} writes it; or, when there are fewer, {@code -1 - count}. */
    int locate(int number) {
        int left = number;
        long east = jumpEast(leapers) & landEast();
        long west = jumpWest(leapers) & landWest();
        long north = jumpNorth(leapers) & landNorth();
        long south = jumpSouth(leapers) & landSouth();
        long ends = allowed & ~onward;
        long set = east & ends & ~barredEast();
        int size = size(set);
        if (left < size) {
            return BitWalk.arrival(nth(set, left), -2 * BitBoard.delta(0));
        }
        left -= size;
        set = west & ends & ~barredWest();
        size = size(set);
        if (left < size) {
            return BitWalk.arrival(nth(set, left), -2 * BitBoard.delta(1));
        }
        left -= size;
        set = north & ends & ~barredNorth();
        size = size(set);
        if (left < size) {
            return BitWalk.arrival(nth(set, left), -2 * BitBoard.delta(2));
        }
        left -= size;
        set = south & ends & ~barredSouth();
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
            int barred = barredPairs(movers, targets);
            int size = BitBoard.countPairsOfColour(movers, targets) - barred;
            if (left < size) {
                return barred == 0
                        ? BitBoard.locatePairOfColour(movers, targets, left)
                        : locateAroundBarred(
                                movers, targets, left, soleEast, soleWest, soleNorth, soleSouth, leftFrom, leftTo);
            }
            left -= size;
        }
        return -1 - (number - left);
    }

    /**
     * Row by row, as some rows lack a square. Static, as it is seldom called and then not inlined, so that this object
     * stays in registers where it is used.
     */
    private static int locateAroundBarred(
            long movers,
            long targets,
            int number,
            long soleEast,
            long soleWest,
            long soleNorth,
            long soleSouth,
            long leftFrom,
            long leftTo) {
        int left = number;
        for (int i = 0; i < 4; i++) {
            long tos = targets & BitBoard.colour(i);
            for (long rest = movers & BitBoard.colour(i); rest != 0; rest = BitBoard.withoutLowest(rest)) {
                long from = BitBoard.lowest(rest);
                long open = tos & ~barredTo(from, soleEast, soleWest, soleNorth, soleSouth);
                if ((from & leftFrom) != 0) {
                    open = open & ~leftTo;
                }
                int size = size(open);
                if (left < size) {
                    return MoveCode.movement(BitBoard.first(from), nth(open, left));
                }
                left -= size;
            }
        }
        throw new AssertionError("fields have fewer leaps than were counted");
    }

    // ---- all in order

    /** Writes all leaps, in order, from a place of the array on; returns the place after the last. */
    int fill(int[] codes, int start) {
        int at = start;
        long ends = allowed & ~onward;
        at = fillDeadEnds(jumpEast(leapers) & landEast() & ends & ~barredEast(), 0, codes, at);
        at = fillDeadEnds(jumpWest(leapers) & landWest() & ends & ~barredWest(), 1, codes, at);
        at = fillDeadEnds(jumpNorth(leapers) & landNorth() & ends & ~barredNorth(), 2, codes, at);
        at = fillDeadEnds(jumpSouth(leapers) & landSouth() & ends & ~barredSouth(), 3, codes, at);
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
            if ((from & leftFrom) != 0) {
                open = open & ~leftTo;
            }
            for (long rest = open; rest != 0; rest = BitBoard.withoutLowest(rest)) {
                codes[at++] = MoveCode.movement(index, BitBoard.first(rest));
            }
        }
        return at;
    }

    // ---- one piece

    /** Where a piece can leap to, ignoring who may enter between enemies. */
    long reach(long from) {
        long direct = jumpsFrom(from & leapers);
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

    // ---- fields

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

    // ---- pairs of start and end that are barred: sole excuses and the movement left out

    /** Squares that a jump to the east may not end on; likewise below. */
    private long barredEast() {
        return soleEast | (jumpEast(leftFrom) & leftTo);
    }

    private long barredWest() {
        return soleWest | (jumpWest(leftFrom) & leftTo);
    }

    private long barredNorth() {
        return soleNorth | (jumpNorth(leftFrom) & leftTo);
    }

    private long barredSouth() {
        return soleSouth | (jumpSouth(leftFrom) & leftTo);
    }

    /** The number of barred pairs of these pieces and squares of their fields. */
    private int barredPairs(long movers, long targets) {
        return (targets & (soleEast | soleWest | soleNorth | soleSouth | leftTo)) == 0
                ? 0
                : barredPairs(movers, targets, soleEast, soleWest, soleNorth, soleSouth, leftFrom, leftTo);
    }

    private static int barredPairs(
            long movers,
            long targets,
            long soleEast,
            long soleWest,
            long soleNorth,
            long soleSouth,
            long leftFrom,
            long leftTo) {
        int sole = size(targets & soleEast & jumpEast(movers))
                + size(targets & soleWest & jumpWest(movers))
                + size(targets & soleNorth & jumpNorth(movers))
                + size(targets & soleSouth & jumpSouth(movers));
        if ((movers & leftFrom) == 0) {
            return sole;
        }
        long left = targets & leftTo & ~barredTo(leftFrom, soleEast, soleWest, soleNorth, soleSouth);
        return sole + size(left);
    }

    private static long barredTo(long from, long soleEast, long soleWest, long soleNorth, long soleSouth) {
        return (soleEast & jumpEast(from))
                | (soleWest & jumpWest(from))
                | (soleNorth & jumpNorth(from))
                | (soleSouth & jumpSouth(from));
    }
}
