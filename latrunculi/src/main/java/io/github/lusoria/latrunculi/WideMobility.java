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
final class WideMobility {
    private final WideRules rules;
    private final WideSet leapers;
    private final WideSet leapable;
    private final WideSet vacant;
    /** Vacant squares where a move may end, if a companion that excuses it stays. */
    private final WideSet allowed;
    /** Allowed squares whose one excuse is a companion two squares away, by the direction it would jump in. */
    private final WideSet soleEast;

    private final WideSet soleWest;
    private final WideSet soleNorth;
    private final WideSet soleSouth;
    /** Vacant squares from which a further jump is open. */
    private final WideSet onward;
    /** Start and end of the movement left out, if it can be a leap. */
    private final WideSet leftFrom;

    private final WideSet leftTo;

    /** The mobility in a position, but for a movement that is left out or {@link MoveCode#PASS}. */
    WideMobility(WidePosition position, int leftOut) {
        rules = position.rules();
        leapers = WideSets.leapers(position);
        leapable = WideSets.leapable(position);
        vacant = WideSets.vacant(position);
        WideSet forbidden = WideBoard.EMPTY;
        WideSet east = WideBoard.EMPTY;
        WideSet west = WideBoard.EMPTY;
        WideSet north = WideBoard.EMPTY;
        WideSet south = WideBoard.EMPTY;
        if (rules.entry) {
            WideSet victims = WideSets.victims(position);
            WideSet free = WideSets.free(position);
            WideSet trapEast = WideBoard.enclosedEast(victims, free);
            WideSet trapWest = WideBoard.enclosedWest(victims, free);
            WideSet trapNorth = WideBoard.enclosedNorth(victims, free);
            WideSet trapSouth = WideBoard.enclosedSouth(victims, free);
            WideSet between = between(position.enemy(), victims, free, rules).and(vacant);
            forbidden = between.and(
                    trapEast.or(trapWest).or(trapNorth).or(trapSouth).not());
            WideSet sole = between.and(exactlyOne(trapEast, trapWest, trapNorth, trapSouth));
            east = sole.and(trapWest);
            west = sole.and(trapEast);
            north = sole.and(trapSouth);
            south = sole.and(trapNorth);
        }
        allowed = vacant.and(forbidden.not());
        soleEast = east;
        soleWest = west;
        soleNorth = north;
        soleSouth = south;
        onward = rules.severalLeaps.and(jumpsFrom(vacant));
        boolean leap =
                leftOut != MoveCode.PASS && WideBoard.haveSameColour(MoveCode.from(leftOut), MoveCode.square(leftOut));
        leftFrom = leap ? WideBoard.bit(MoveCode.from(leftOut)) : WideBoard.EMPTY;
        leftTo = leap ? WideBoard.bit(MoveCode.square(leftOut)) : WideBoard.EMPTY;
    }

    /** Squares between two enemies that no piece trapped in a corner excuses; it could not come from its partner. */
    private static WideSet between(WideSet enemy, WideSet victims, WideSet free, WideRules rules) {
        WideSet between = east(enemy).and(west(enemy)).or(north(enemy).and(south(enemy)));
        return rules.enclosesCorners
                ? between.and(excusedByCorners(victims, free, rules).not())
                : between;
    }

    private static WideSet excusedByCorners(WideSet victims, WideSet free, WideRules rules) {
        return WideBoard.neighbours(rules.enclosedCorners.and(victims).and(WideBoard.neighbours(free)));
    }

    private static WideSet exactlyOne(WideSet a, WideSet b, WideSet c, WideSet d) {
        WideSet several = a.and(b).or(c.and(d)).or(a.or(b).and(c.or(d)));
        return a.or(b).or(c).or(d).and(several.not());
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

    /** Squares where a move may end, if a companion that excuses it stays, as it does when another walks. */
    WideSet allowed() {
        return allowed;
    }

    // ---- counted

    /** The number of leaps. */
    int count() {
        WideSet east = jumpEast(leapers).and(landEast());
        WideSet west = jumpWest(leapers).and(landWest());
        WideSet north = jumpNorth(leapers).and(landNorth());
        WideSet south = jumpSouth(leapers).and(landSouth());
        WideSet ends = allowed.and(onward.not());
        int count = size(east.and(ends))
                + size(west.and(ends))
                + size(north.and(ends))
                + size(south.and(ends))
                - soleExcuses();
        WideSet entries = east.or(west).or(north).or(south).and(onward);
        while (!entries.isEmpty()) {
            WideSet fields = flood(WideBoard.firstOfEachColour(entries));
            entries = entries.and(fields.not());
            count += WideBoard.countPairsOfColour(movers(fields), fields.and(allowed));
        }
        boolean left = !leftFrom.isEmpty() && !reach(leftFrom).and(leftTo).isEmpty() && mayEnd(leftFrom, leftTo);
        return left ? count - 1 : count;
    }

    /** The number of companions that could leap to where they are the one excuse. */
    private int soleExcuses() {
        WideSet squares = soleEast.or(soleWest).or(soleNorth).or(soleSouth);
        if (rules.excuseLeapsIn) {
            return size(squares);
        }
        int count = 0;
        for (WideSet rest = squares; !rest.isEmpty(); rest = WideBoard.withoutLowest(rest)) {
            WideSet to = WideBoard.lowest(rest);
            if (!reach(excuse(to)).and(to).isEmpty()) {
                count++;
            }
        }
        return count;
    }

    /** The one companion that excuses an entry. */
    private WideSet excuse(WideSet to) {
        return jumpWest(to.and(soleEast))
                .or(jumpEast(to.and(soleWest)))
                .or(jumpSouth(to.and(soleNorth)))
                .or(jumpNorth(to.and(soleSouth)));
    }

    // ---- by number

    /** The leap with a number, as {@link MoveCode} writes it; or, when there are fewer, {@code -1 - count}. */
    int locate(int number) {
        int left = number;
        WideSet east = jumpEast(leapers).and(landEast());
        WideSet west = jumpWest(leapers).and(landWest());
        WideSet north = jumpNorth(leapers).and(landNorth());
        WideSet south = jumpSouth(leapers).and(landSouth());
        WideSet ends = allowed.and(onward.not());
        WideSet set = east.and(ends).and(barredEast().not());
        int size = size(set);
        if (left < size) {
            return WideWalk.arrival(nth(set, left), -2 * WideBoard.delta(0));
        }
        left -= size;
        set = west.and(ends).and(barredWest().not());
        size = size(set);
        if (left < size) {
            return WideWalk.arrival(nth(set, left), -2 * WideBoard.delta(1));
        }
        left -= size;
        set = north.and(ends).and(barredNorth().not());
        size = size(set);
        if (left < size) {
            return WideWalk.arrival(nth(set, left), -2 * WideBoard.delta(2));
        }
        left -= size;
        set = south.and(ends).and(barredSouth().not());
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
            int barred = barredPairs(movers, targets);
            int size = WideBoard.countPairsOfColour(movers, targets) - barred;
            if (left < size) {
                return barred == 0
                        ? WideBoard.locatePairOfColour(movers, targets, left)
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
            WideSet movers,
            WideSet targets,
            int number,
            WideSet soleEast,
            WideSet soleWest,
            WideSet soleNorth,
            WideSet soleSouth,
            WideSet leftFrom,
            WideSet leftTo) {
        int left = number;
        for (int i = 0; i < 4; i++) {
            WideSet tos = targets.and(WideBoard.colour(i));
            for (WideSet rest = movers.and(WideBoard.colour(i));
                    !rest.isEmpty();
                    rest = WideBoard.withoutLowest(rest)) {
                WideSet from = WideBoard.lowest(rest);
                WideSet open = tos.and(
                        barredTo(from, soleEast, soleWest, soleNorth, soleSouth).not());
                if (!from.and(leftFrom).isEmpty()) {
                    open = open.and(leftTo.not());
                }
                int size = size(open);
                if (left < size) {
                    return MoveCode.movement(WideBoard.first(from), nth(open, left));
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
        WideSet ends = allowed.and(onward.not());
        at = fillDeadEnds(
                jumpEast(leapers).and(landEast()).and(ends).and(barredEast().not()), 0, codes, at);
        at = fillDeadEnds(
                jumpWest(leapers).and(landWest()).and(ends).and(barredWest().not()), 1, codes, at);
        at = fillDeadEnds(
                jumpNorth(leapers).and(landNorth()).and(ends).and(barredNorth().not()), 2, codes, at);
        at = fillDeadEnds(
                jumpSouth(leapers).and(landSouth()).and(ends).and(barredSouth().not()), 3, codes, at);
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
            if (!from.and(leftFrom).isEmpty()) {
                open = open.and(leftTo.not());
            }
            for (WideSet rest = open; !rest.isEmpty(); rest = WideBoard.withoutLowest(rest)) {
                codes[at++] = MoveCode.movement(index, WideBoard.first(rest));
            }
        }
        return at;
    }

    // ---- one piece

    /** Where a piece can leap to, ignoring who may enter between enemies. */
    WideSet reach(WideSet from) {
        WideSet direct = jumpsFrom(from.and(leapers));
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

    // ---- fields

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

    // ---- pairs of start and end that are barred: sole excuses and the movement left out

    /** Squares that a jump to the east may not end on; likewise below. */
    private WideSet barredEast() {
        return soleEast.or(jumpEast(leftFrom).and(leftTo));
    }

    private WideSet barredWest() {
        return soleWest.or(jumpWest(leftFrom).and(leftTo));
    }

    private WideSet barredNorth() {
        return soleNorth.or(jumpNorth(leftFrom).and(leftTo));
    }

    private WideSet barredSouth() {
        return soleSouth.or(jumpSouth(leftFrom).and(leftTo));
    }

    /** The number of barred pairs of these pieces and squares of their fields. */
    private int barredPairs(WideSet movers, WideSet targets) {
        return targets.and(soleEast.or(soleWest).or(soleNorth).or(soleSouth).or(leftTo))
                        .isEmpty()
                ? 0
                : barredPairs(movers, targets, soleEast, soleWest, soleNorth, soleSouth, leftFrom, leftTo);
    }

    private static int barredPairs(
            WideSet movers,
            WideSet targets,
            WideSet soleEast,
            WideSet soleWest,
            WideSet soleNorth,
            WideSet soleSouth,
            WideSet leftFrom,
            WideSet leftTo) {
        int sole = size(targets.and(soleEast).and(jumpEast(movers)))
                + size(targets.and(soleWest).and(jumpWest(movers)))
                + size(targets.and(soleNorth).and(jumpNorth(movers)))
                + size(targets.and(soleSouth).and(jumpSouth(movers)));
        if (movers.and(leftFrom).isEmpty()) {
            return sole;
        }
        WideSet left = targets.and(leftTo)
                .and(barredTo(leftFrom, soleEast, soleWest, soleNorth, soleSouth)
                        .not());
        return sole + size(left);
    }

    private static WideSet barredTo(
            WideSet from, WideSet soleEast, WideSet soleWest, WideSet soleNorth, WideSet soleSouth) {
        return soleEast.and(jumpEast(from))
                .or(soleWest.and(jumpWest(from)))
                .or(soleNorth.and(jumpNorth(from)))
                .or(soleSouth.and(jumpSouth(from)));
    }
}
