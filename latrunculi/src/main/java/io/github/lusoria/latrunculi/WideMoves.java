// Made from BitMoves.java by checks/sources; change that file and see there.
package io.github.lusoria.latrunculi;

import io.github.lusoria.core.internal.Bounds;

/**
 * The legal moves of a position: counted, and found by their number, phase by phase.
 *
 * <p>The order is that of {@code docs/formats.md}: placements by square; removals by square, then movements as
 * {@link WideWalk} and {@link WideMobility} order them; {@code stop}; {@code pass} alone.
 */
final class WideMoves {
    private WideMoves() {}

    static int count(WidePosition position) {
        if (BitState.isPhase(position.state(), BitState.OVER)) {
            return 0;
        }
        int actions = actions(position);
        // a blocked player passes; where he does not, the game was over before it came to him
        return actions == 0 ? 1 : actions;
    }

    /** The number of actions, the pass not among them. */
    static int actions(WidePosition position) {
        int state = position.state();
        if (BitState.isPlacement(state)) {
            return WideBoard.size(vacantToPlace(position));
        }
        int removals = removals(position);
        if (removals > 0 && isRemovalOwed(position)) {
            return removals;
        }
        return removals + movements(position) + stops(position);
    }

    private static WideSet vacantToPlace(WidePosition position) {
        return position.rules()
                .placeable
                .and(position.own().or(position.enemy()).not());
    }

    private static boolean isRemovalOwed(WidePosition position) {
        return position.rules().removal == LatrunculiRules.Removal.BEFORE_ONE;
    }

    /** The enemy pieces that may be removed, if any may be removed now. */
    private static WideSet removable(WidePosition position) {
        return position.enemy().and(position.bound());
    }

    private static boolean isRemovalTime(WidePosition position) {
        WideRules rules = position.rules();
        if (!rules.traps) {
            return false;
        }
        return rules.removal == LatrunculiRules.Removal.INSTEAD || BitState.isPhase(position.state(), BitState.REMOVE);
    }

    private static int removals(WidePosition position) {
        return isRemovalTime(position) ? WideBoard.size(removable(position)) : 0;
    }

    private static int stops(WidePosition position) {
        boolean again = BitState.isPhase(position.state(), BitState.AGAIN);
        return again && !position.rules().againCompulsory ? 1 : 0;
    }

    // ---- movements

    /**
     * What may not go straight back, as a movement, or {@link MoveCode#PASS}. A piece that goes again may: it did not come on
     * the turn before.
     */
    private static int leftOut(WidePosition position) {
        return position.rules().noReversal && !BitState.isPhase(position.state(), BitState.AGAIN)
                ? LastMoves.reversal(position.back())
                : MoveCode.PASS;
    }

    private static int movements(WidePosition position) {
        WideRules rules = position.rules();
        int leftOut = leftOut(position);
        if (rules.joint) {
            WideMobility mobility = new WideMobility(position, leftOut);
            return WideWalk.count(position, mobility.allowed(), leftOut) + mobility.count();
        }
        int walks = WideWalk.count(position, leftOut);
        if (rules.plain) {
            return walks;
        }
        return walks + (rules.plainLeaps ? countPlainLeaps(position) : new WideStarLeaps(position).count(leftOut));
    }

    private static int locateMovement(WidePosition position, int number) {
        WideRules rules = position.rules();
        int leftOut = leftOut(position);
        if (rules.joint) {
            WideMobility mobility = new WideMobility(position, leftOut);
            int walk = WideWalk.locate(position, mobility.allowed(), leftOut, number);
            return walk >= 0 ? walk : after(-1 - walk, mobility.locate(number - (-1 - walk)));
        }
        int walk = WideWalk.locate(position, leftOut, number);
        if (walk >= 0 || rules.plain) {
            return walk;
        }
        int walks = -1 - walk;
        return after(
                walks,
                rules.plainLeaps
                        ? locatePlainLeap(position, number - walks)
                        : new WideStarLeaps(position).locate(number - walks, leftOut));
    }

    /** What was located after so many other moves, or the count of all. */
    private static int after(int others, int located) {
        return located >= 0 ? located : located - others;
    }

    private static int countPlainLeaps(WidePosition position) {
        return WideBoard.countJumps(
                WideSets.leapers(position),
                WideSets.leapable(position),
                WideSets.vacant(position),
                position.rules().directions);
    }

    private static int locatePlainLeap(WidePosition position, int number) {
        return WideBoard.locateJump(
                WideSets.leapers(position),
                WideSets.leapable(position),
                WideSets.vacant(position),
                position.rules().directions,
                number);
    }

    /** What may not go straight back among it. */
    private static WideMobility mobility(WidePosition position) {
        return new WideMobility(position, MoveCode.PASS);
    }

    /** Where a piece can go, ignoring who may enter between enemies and who may go straight back. */
    static WideSet reach(WidePosition position, WideSet from) {
        WideRules rules = position.rules();
        WideSet walks = WideWalk.reach(from.and(WideSets.walkers(position)), WideSets.vacant(position), rules);
        if (rules.plain) {
            return walks;
        }
        return walks.or(
                (rules.directions == 4 ? mobility(position).reach(from) : new WideStarLeaps(position).reach(from)));
    }

    static boolean mayEnd(WidePosition position, WideSet from, WideSet to) {
        return !position.rules().entry || mobility(position).mayEnd(from, to);
    }

    static boolean jumps(WidePosition position, Square from, Square to) {
        if (position.rules().directions == 8) {
            return new WideStarLeaps(position).jumps(from, to);
        }
        return mobility(position).jumps(WideBoard.bit(from), WideBoard.bit(to));
    }

    private static boolean isOpen(WidePosition position, int movement) {
        WideSet from = WideBoard.bit(MoveCode.from(movement));
        WideSet to = WideBoard.bit(MoveCode.square(movement));
        return !reach(position, from).and(to).isEmpty() && mayEnd(position, from, to);
    }

    // ---- by number

    /** The legal move with a number, as {@link MoveCode} writes it. */
    static int locate(WidePosition position, int index) {
        int state = position.state();
        // no position has so many moves, and one more is looked up where a movement is left out
        if (index < 0 || index == Integer.MAX_VALUE || BitState.isPhase(state, BitState.OVER)) {
            throw outside(position, index);
        }
        if (BitState.isPlacement(state)) {
            return locatePlacement(position, index);
        }
        int removals = removals(position);
        if (index < removals) {
            return MoveCode.removal(WideBoard.nth(removable(position), index));
        }
        int number = index - removals;
        if (removals == 0 || !isRemovalOwed(position)) {
            int code = locateMovement(position, number);
            if (code >= 0) {
                return code;
            }
            if (number == -1 - code && stops(position) == 1) {
                return MoveCode.STOP;
            }
        }
        if (index == 0) {
            return MoveCode.PASS;
        }
        throw outside(position, index);
    }

    /** All legal moves in order, as {@link MoveCode} writes them. */
    static int[] codes(WidePosition position) {
        int[] codes = new int[count(position)];
        int state = position.state();
        if (BitState.isPlacement(state)) {
            for (int i = 0; i < codes.length; i++) {
                codes[i] = locatePlacement(position, i);
            }
            return codes;
        }
        if (codes.length == 0 || (codes.length == 1 && actions(position) == 0)) {
            return codes; // over, or the pass alone, whose code is 0
        }
        int removals = removals(position);
        for (int i = 0; i < removals; i++) {
            codes[i] = MoveCode.removal(WideBoard.nth(removable(position), i));
        }
        if (removals == 0 || !isRemovalOwed(position)) {
            int at = fillMovements(position, codes, removals);
            if (stops(position) == 1) {
                codes[at] = MoveCode.STOP;
            }
        }
        return codes;
    }

    private static int fillMovements(WidePosition position, int[] codes, int start) {
        WideRules rules = position.rules();
        int leftOut = leftOut(position);
        if (rules.joint) {
            WideMobility mobility = new WideMobility(position, leftOut);
            return mobility.fill(codes, WideWalk.fill(position, mobility.allowed(), leftOut, codes, start));
        }
        int at = WideWalk.fill(position, WideSets.vacant(position), leftOut, codes, start);
        if (rules.plain) {
            return at;
        }
        if (rules.plainLeaps) {
            return WideBoard.fillJumps(
                    WideSets.leapers(position),
                    WideSets.leapable(position),
                    WideSets.vacant(position),
                    rules.directions,
                    codes,
                    at);
        }
        return new WideStarLeaps(position).fill(codes, at, leftOut);
    }

    private static int locatePlacement(WidePosition position, int index) {
        WideSet vacant = vacantToPlace(position);
        if (index >= WideBoard.size(vacant)) {
            throw outside(position, index);
        }
        Role role = BitState.ownMen(position.aux()) > 0 ? Role.MAN : Role.DUX;
        return MoveCode.placement(role, WideBoard.nth(vacant, index));
    }

    private static IndexOutOfBoundsException outside(WidePosition position, int index) {
        return new IndexOutOfBoundsException(Bounds.noMove(index, count(position)));
    }

    /** Whether a move on this board is legal. */
    static boolean isLegal(WidePosition position, int code) {
        int state = position.state();
        if (BitState.isPhase(state, BitState.OVER)) {
            return false;
        }
        if (BitState.isPlacement(state)) {
            return MoveCode.isPlacement(code)
                    && MoveCode.isDux(code) == (BitState.ownMen(position.aux()) == 0)
                    && !vacantToPlace(position)
                            .and(WideBoard.bit(MoveCode.square(code)))
                            .isEmpty();
        }
        if (MoveCode.isRemoval(code)) {
            return isRemovalTime(position)
                    && !removable(position)
                            .and(WideBoard.bit(MoveCode.square(code)))
                            .isEmpty();
        }
        if (MoveCode.isMovement(code)) {
            boolean owed = removals(position) > 0 && isRemovalOwed(position);
            return !owed && code != leftOut(position) && isOpen(position, code);
        }
        if (code == MoveCode.STOP) {
            return stops(position) == 1;
        }
        return code == MoveCode.PASS && actions(position) == 0;
    }
}
