// Made from BitMobility.java by checks/sources; change that file and see there.
package io.github.lusoria.latrunculi;

import static io.github.lusoria.latrunculi.WideBoard.east;
import static io.github.lusoria.latrunculi.WideBoard.jumpEast;
import static io.github.lusoria.latrunculi.WideBoard.jumpNorth;
import static io.github.lusoria.latrunculi.WideBoard.jumpSouth;
import static io.github.lusoria.latrunculi.WideBoard.jumpWest;
import static io.github.lusoria.latrunculi.WideBoard.north;
import static io.github.lusoria.latrunculi.WideBoard.nth;
import static io.github.lusoria.latrunculi.WideBoard.size;
import static io.github.lusoria.latrunculi.WideBoard.south;
import static io.github.lusoria.latrunculi.WideBoard.west;

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
final class WideMobility {
    private final WideRules rules;
    /** A movement that is left out, or {@link MoveCode#PASS}. */
    private final int leftOut;

    private final WideSet walkers;
    private final WideSet leapers;
    private final WideSet vacant;
    /** Vacant squares where a move may end, if a companion that excuses it stays. */
    private final WideSet allowed;
    /**
     * Allowed squares whose one excuse is a companion two squares away, by the direction it would jump in; and the end of
     * the movement left out, if that is such a jump.
     */
    private final WideSet soleEast;

    private final WideSet soleWest;
    private final WideSet soleNorth;
    private final WideSet soleSouth;
    private final WideSet leapable;
    /** Vacant squares from which a further jump is open. */
    private final WideSet onward;
    /** Start and end of the movement left out, if it is several jumps, else none. */
    private final WideSet farFrom;

    private final WideSet farTo;

    /**
     * The sets of pieces are those of the side to act, its enemy, the free enemies that can be trapped, the bound ones of
     * both, those that can be leapt over, and those who may go.
     */
    WideMobility(
            WideSet own,
            WideSet enemy,
            WideSet victims,
            WideSet bound,
            WideSet leapable,
            WideSet walkers,
            WideSet leapers,
            WideRules rules,
            int leftOut) {
        this.rules = rules;
        this.leftOut = leftOut;
        this.walkers = walkers;
        this.leapers = leapers;
        WideSet empty = rules.board.and(own.or(enemy).not());
        WideSet freeOwn = own.and(bound.not());
        vacant = empty;

        WideSet east = jumpedEast(leftOut);
        WideSet west = jumpedWest(leftOut);
        WideSet north = jumpedNorth(leftOut);
        WideSet south = jumpedSouth(leftOut);
        WideSet forbidden = WideBoard.EMPTY;
        if (rules.entry) {
            WideSet trapEast = WideBoard.enclosedEast(victims, freeOwn);
            WideSet trapWest = WideBoard.enclosedWest(victims, freeOwn);
            WideSet trapNorth = WideBoard.enclosedNorth(victims, freeOwn);
            WideSet trapSouth = WideBoard.enclosedSouth(victims, freeOwn);
            WideSet between = between(enemy, victims, freeOwn, rules).and(empty);
            forbidden = between.and(
                    trapEast.or(trapWest).or(trapNorth).or(trapSouth).not());
            WideSet sole = between.and(exactlyOne(trapEast, trapWest, trapNorth, trapSouth));
            east = east.or(sole.and(trapWest));
            west = west.or(sole.and(trapEast));
            north = north.or(sole.and(trapSouth));
            south = south.or(sole.and(trapNorth));
        }
        allowed = empty.and(forbidden.not());
        soleEast = east;
        soleWest = west;
        soleNorth = north;
        soleSouth = south;
        farFrom = start(leftOut);
        farTo = far(leftOut);

        this.leapable = leapable;
        onward = rules.severalLeaps.and(jumpsFrom(empty));
    }

    /** Squares where a jump to the east lands; likewise below. A sum of its own each time: the compiler does it once. */
    private WideSet landEast() {
        return vacant.and(WideBoard.beyondEast(leapable));
    }

    private WideSet landWest() {
        return vacant.and(WideBoard.beyondWest(leapable));
    }

    private WideSet landNorth() {
        return vacant.and(north(leapable));
    }

    private WideSet landSouth() {
        return vacant.and(south(leapable));
    }

    // ---- the movement left out, as sets that are empty if there is none

    private static WideSet start(int movement) {
        return movement == MoveCode.PASS ? WideBoard.EMPTY : WideBoard.bit(MoveCode.from(movement));
    }

    private static WideSet end(int movement) {
        return movement == MoveCode.PASS ? WideBoard.EMPTY : WideBoard.bit(MoveCode.square(movement));
    }

    private static WideSet jumpedEast(int movement) {
        return jumpEast(start(movement)).and(end(movement));
    }

    private static WideSet jumpedWest(int movement) {
        return jumpWest(start(movement)).and(end(movement));
    }

    private static WideSet jumpedNorth(int movement) {
        return jumpNorth(start(movement)).and(end(movement));
    }

    private static WideSet jumpedSouth(int movement) {
        return jumpSouth(start(movement)).and(end(movement));
    }

    /** Its end, if it can only be several jumps: of the same colour as its start, and farther than one. */
    private static WideSet far(int movement) {
        if (movement == MoveCode.PASS
                || !WideBoard.haveSameColour(MoveCode.from(movement), MoveCode.square(movement))) {
            return WideBoard.EMPTY;
        }
        return end(movement)
                .and(jumpedEast(movement)
                        .or(jumpedWest(movement))
                        .or(jumpedNorth(movement))
                        .or(jumpedSouth(movement))
                        .not());
    }

    /** Squares between two enemies that no piece trapped in a corner excuses; it could not come from its partner. */
    private static WideSet between(WideSet enemy, WideSet victims, WideSet freeOwn, WideRules rules) {
        WideSet between = east(enemy).and(west(enemy)).or(north(enemy).and(south(enemy)));
        return rules.enclosesCorners
                ? between.and(excusedByCorners(victims, freeOwn, rules).not())
                : between;
    }

    private static WideSet excusedByCorners(WideSet victims, WideSet freeOwn, WideRules rules) {
        return WideBoard.neighbours(rules.enclosedCorners.and(victims).and(WideBoard.neighbours(freeOwn)));
    }

    private static WideSet exactlyOne(WideSet a, WideSet b, WideSet c, WideSet d) {
        WideSet several = a.and(b).or(c.and(d)).or(a.or(b).and(c.or(d)));
        return a.or(b).or(c).or(d).and(several.not());
    }

    /** The number of moves. */
    int count() {
        return rules.excuseLeapsIn && leftOut == MoveCode.PASS ? countWithLeapsIn() : countOneByOne();
    }

    /** Every sole excuse is a leap too many, and nothing else is left out. */
    private int countWithLeapsIn() {
        WideSet east = jumpEast(leapers).and(landEast());
        WideSet west = jumpWest(leapers).and(landWest());
        WideSet north = jumpNorth(leapers).and(landNorth());
        WideSet south = jumpSouth(leapers).and(landSouth());
        WideSet ends = allowed.and(onward.not());
        int count = WideWalk.count(walkers, vacant, allowed, rules, leftOut)
                + size(east.and(ends))
                + size(west.and(ends))
                + size(north.and(ends))
                + size(south.and(ends))
                - size(soleEast.or(soleWest).or(soleNorth).or(soleSouth));
        WideSet entries = east.or(west).or(north).or(south).and(onward);
        while (!entries.isEmpty()) {
            WideSet fields = flood(WideBoard.firstOfEachColour(entries));
            entries = entries.and(fields.not());
            count += WideBoard.countPairsOfColour(movers(fields), fields.and(allowed));
        }
        return count;
    }

    private int countOneByOne() {
        WideSet east = jumpEast(leapers).and(landEast());
        WideSet west = jumpWest(leapers).and(landWest());
        WideSet north = jumpNorth(leapers).and(landNorth());
        WideSet south = jumpSouth(leapers).and(landSouth());
        WideSet ends = allowed.and(onward.not());
        int count = WideWalk.count(walkers, vacant, allowed, rules, leftOut)
                + size(east.and(ends).and(soleEast.not()))
                + size(west.and(ends).and(soleWest.not()))
                + size(north.and(ends).and(soleNorth.not()))
                + size(south.and(ends).and(soleSouth.not()));
        WideSet entries = east.or(west).or(north).or(south).and(onward);
        while (!entries.isEmpty()) {
            WideSet fields = flood(WideBoard.firstOfEachColour(entries));
            entries = entries.and(fields.not());
            WideSet movers = movers(fields);
            WideSet targets = fields.and(allowed);
            count += WideBoard.countPairsOfColour(movers, targets) - barredPairs(movers, targets);
        }
        return count;
    }

    /** The move with a number, as {@link MoveCode} writes it; or, when there are fewer, {@code -1 - count}. */
    int locate(int number) {
        int walk = WideWalk.locate(walkers, vacant, allowed, rules, leftOut, number);
        return walk >= 0 ? walk : locateLeap(number, number + 1 + walk);
    }

    /** Writes all moves, in order, from a place of the array on; returns the place after the last. */
    int fill(int[] codes, int start) {
        int at = WideWalk.fill(walkers, vacant, allowed, rules, leftOut, codes, start);
        WideSet ends = allowed.and(onward.not());
        at = fillDeadEnds(jumpEast(leapers).and(landEast()).and(ends).and(soleEast.not()), 0, codes, at);
        at = fillDeadEnds(jumpWest(leapers).and(landWest()).and(ends).and(soleWest.not()), 1, codes, at);
        at = fillDeadEnds(jumpNorth(leapers).and(landNorth()).and(ends).and(soleNorth.not()), 2, codes, at);
        at = fillDeadEnds(jumpSouth(leapers).and(landSouth()).and(ends).and(soleSouth.not()), 3, codes, at);
        WideSet entries = jumpsFrom(leapers).and(onward);
        while (!entries.isEmpty()) {
            WideSet fields = flood(WideBoard.firstOfEachColour(entries));
            entries = entries.and(fields.not());
            WideSet movers = movers(fields);
            WideSet targets = fields.and(allowed);
            for (int i = 0; i < 4; i++) {
                at = fillField(movers.and(WideBoard.colour(i)), targets.and(WideBoard.colour(i)), codes, at);
            }
        }
        return at;
    }

    private static int fillDeadEnds(WideSet set, int direction, int[] codes, int start) {
        int at = start;
        for (WideSet rest = set; !rest.isEmpty(); rest = WideBoard.withoutLowest(rest)) {
            codes[at++] = WideWalk.arrival(WideBoard.first(rest), -2 * WideBoard.delta(direction));
        }
        return at;
    }

    private int fillField(WideSet froms, WideSet tos, int[] codes, int start) {
        int at = start;
        for (WideSet movers = froms; !movers.isEmpty(); movers = WideBoard.withoutLowest(movers)) {
            WideSet from = WideBoard.lowest(movers);
            int index = WideBoard.first(movers);
            WideSet open = tos.and(
                    barredTo(from, soleEast, soleWest, soleNorth, soleSouth).not());
            if (!from.and(farFrom).isEmpty()) {
                open = open.and(farTo.not());
            }
            for (WideSet rest = open; !rest.isEmpty(); rest = WideBoard.withoutLowest(rest)) {
                codes[at++] = MoveCode.movement(index, WideBoard.first(rest));
            }
        }
        return at;
    }

    private int locateLeap(int number, int numberInLeaps) {
        int left = numberInLeaps;
        WideSet east = jumpEast(leapers).and(landEast());
        WideSet west = jumpWest(leapers).and(landWest());
        WideSet north = jumpNorth(leapers).and(landNorth());
        WideSet south = jumpSouth(leapers).and(landSouth());
        WideSet ends = allowed.and(onward.not());
        WideSet set = east.and(ends).and(soleEast.not());
        int size = size(set);
        if (left < size) {
            return WideWalk.arrival(nth(set, left), -2 * WideBoard.delta(0));
        }
        left -= size;
        set = west.and(ends).and(soleWest.not());
        size = size(set);
        if (left < size) {
            return WideWalk.arrival(nth(set, left), -2 * WideBoard.delta(1));
        }
        left -= size;
        set = north.and(ends).and(soleNorth.not());
        size = size(set);
        if (left < size) {
            return WideWalk.arrival(nth(set, left), -2 * WideBoard.delta(2));
        }
        left -= size;
        set = south.and(ends).and(soleSouth.not());
        size = size(set);
        if (left < size) {
            return WideWalk.arrival(nth(set, left), -2 * WideBoard.delta(3));
        }
        left -= size;
        return locateInFields(number, left, east.or(west).or(north).or(south).and(onward));
    }

    private int locateInFields(int number, int numberInFields, WideSet firstEntries) {
        int left = numberInFields;
        WideSet entries = firstEntries;
        while (!entries.isEmpty()) {
            WideSet fields = flood(WideBoard.firstOfEachColour(entries));
            entries = entries.and(fields.not());
            WideSet movers = movers(fields);
            WideSet targets = fields.and(allowed);
            int size = WideBoard.countPairsOfColour(movers, targets) - barredPairs(movers, targets);
            if (left < size) {
                return locateInColours(movers, targets, left);
            }
            left -= size;
        }
        return -1 - (number - left);
    }

    private int locateInColours(WideSet movers, WideSet targets, int number) {
        int left = number;
        for (int i = 0; i < 4; i++) {
            WideSet froms = movers.and(WideBoard.colour(i));
            WideSet tos = targets.and(WideBoard.colour(i));
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
            WideSet froms,
            WideSet tos,
            int number,
            WideSet soleEast,
            WideSet soleWest,
            WideSet soleNorth,
            WideSet soleSouth,
            WideSet farFrom,
            WideSet farTo) {
        int left = number;
        for (WideSet rest = froms; !rest.isEmpty(); rest = WideBoard.withoutLowest(rest)) {
            WideSet from = WideBoard.lowest(rest);
            WideSet open = tos.and(
                    barredTo(from, soleEast, soleWest, soleNorth, soleSouth).not());
            if (!from.and(farFrom).isEmpty()) {
                open = open.and(farTo.not());
            }
            int size = size(open);
            if (left < size) {
                return MoveCode.movement(WideBoard.first(from), nth(open, left));
            }
            left -= size;
        }
        throw new AssertionError("a field has fewer leaps than were counted");
    }

    /** Where a piece can walk or leap to, ignoring who may enter between enemies. */
    WideSet reach(WideSet from) {
        WideSet reached = walkers.and(from).isEmpty() ? WideBoard.EMPTY : WideWalk.reach(from, vacant, rules);
        return leapers.and(from).isEmpty() ? reached : reached.or(leaps(from));
    }

    private WideSet leaps(WideSet from) {
        WideSet direct = jumpsFrom(from);
        return direct.and(onward).isEmpty() ? direct : flood(direct);
    }

    /** Whether a move may end on a vacant square. */
    boolean mayEnd(WideSet from, WideSet to) {
        return !allowed.and(to).isEmpty()
                && barredTo(from, soleEast, soleWest, soleNorth, soleSouth)
                        .and(to)
                        .isEmpty();
    }

    /** Whether a single jump leads from one square to the other, for any piece. */
    boolean jumps(WideSet from, WideSet to) {
        return !jumpsFrom(from).and(to).isEmpty();
    }

    private WideSet jumpsFrom(WideSet from) {
        return jumpEast(from)
                .and(landEast())
                .or(jumpWest(from).and(landWest()))
                .or(jumpNorth(from).and(landNorth()))
                .or(jumpSouth(from).and(landSouth()));
    }

    /** The fields that hold these squares. */
    private WideSet flood(WideSet squares) {
        return WideBoard.flood(squares, landEast(), landWest(), landNorth(), landSouth());
    }

    /** The pieces that can jump into some of these fields. */
    private WideSet movers(WideSet fields) {
        return leapers.and(jumpWest(fields.and(landEast()))
                .or(jumpEast(fields.and(landWest())))
                .or(jumpSouth(fields.and(landNorth())))
                .or(jumpNorth(fields.and(landSouth()))));
    }

    /** The number of pairs of a piece and a square that it alone would have excused. */
    private int barredPairs(WideSet froms, WideSet tos) {
        if (tos.and(soleEast.or(soleWest).or(soleNorth).or(soleSouth).or(farTo)).isEmpty()) {
            return 0;
        }
        int far = !froms.and(farFrom).isEmpty() && !tos.and(farTo).isEmpty() ? 1 : 0;
        return far + countPairs(froms, tos.and(soleEast), tos.and(soleWest), tos.and(soleNorth), tos.and(soleSouth));
    }

    private static int countPairs(WideSet froms, WideSet toEast, WideSet toWest, WideSet toNorth, WideSet toSouth) {
        return size(toEast.and(jumpEast(froms)))
                + size(toWest.and(jumpWest(froms)))
                + size(toNorth.and(jumpNorth(froms)))
                + size(toSouth.and(jumpSouth(froms)));
    }

    private static WideSet barredTo(
            WideSet from, WideSet soleEast, WideSet soleWest, WideSet soleNorth, WideSet soleSouth) {
        return soleEast.and(jumpEast(from))
                .or(soleWest.and(jumpWest(from)))
                .or(soleNorth.and(jumpNorth(from)))
                .or(soleSouth.and(jumpSouth(from)));
    }
}
