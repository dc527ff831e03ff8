// Made from BitMoves.java by checks/sources; change that file and run checks/sources/generate.
package io.github.lusoria.latrunculi;

/**
 * The legal moves of a position: counted, and found by their number, phase by phase.
 *
 * <p>The order is that of {@code docs/formats.md}: placements by square; removals by square, then movements as
 * {@link WideWalk} and {@link WideMobility} order them; {@code stop}; {@code pass} alone.
 */
final class WideMoves {
    private WideMoves() {}

    static int count(WidePosition position) {
        if (BitState.isPhase(position.state(), Phase.OVER)) {
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
        int movements = movements(position);
        if (isReversalOpen(position)) {
            movements--;
        }
        return removals + movements + stops(position);
    }

    private static WideSet vacantToPlace(WidePosition position) {
        return position.rules().placeable.and(position.own().or(position.enemy()).not());
    }

    private static boolean isRemovalOwed(WidePosition position) {
        return position.rules().removal == LatrunculiRules.Removal.BEFORE_ONE;
    }

    /** The enemy pieces that may be removed now. */
    private static WideSet removable(WidePosition position) {
        boolean now = position.rules().removal == LatrunculiRules.Removal.INSTEAD
                ? !BitState.isPhase(position.state(), Phase.AGAIN)
                : BitState.isPhase(position.state(), Phase.REMOVE);
        return now ? position.enemy().and(position.bound()) : WideBoard.EMPTY;
    }

    private static int removals(WidePosition position) {
        return WideBoard.size(removable(position));
    }

    private static int stops(WidePosition position) {
        boolean again = BitState.isPhase(position.state(), Phase.AGAIN);
        return again && !position.rules().againCompulsory ? 1 : 0;
    }

    // ---- movements

    /** The pieces that may go: the free ones, or the one that captured and goes again. */
    private static WideSet walkers(WidePosition position) {
        return BitState.isPhase(position.state(), Phase.AGAIN)
                ? WideBoard.bit(BitState.again(position.state()))
                : position.own().and(position.bound().not());
    }

    /** Those of the pieces that leap. */
    private static WideSet leapers(WidePosition position, WideSet walkers) {
        if (!position.rules().duxLeapsOnly) {
            return walkers;
        }
        int dux = Duces.own(position.duces());
        return Duces.isOnBoard(dux) ? walkers.and(WideBoard.bit(dux)) : WideBoard.EMPTY;
    }

    private static WideMobility mobility(WidePosition position) {
        WideSet walkers = walkers(position);
        return new WideMobility(
                position.own(),
                position.enemy(),
                position.bound(),
                walkers,
                leapers(position, walkers),
                position.rules());
    }

    private static WideStarLeaps starLeaps(WidePosition position) {
        WideSet leapers = leapers(position, walkers(position));
        return new WideStarLeaps(position.own(), position.enemy(), position.bound(), leapers, position.rules());
    }

    private static WideSet vacant(WidePosition position) {
        return position.rules().board.and(position.own().or(position.enemy()).not());
    }

    private static int movements(WidePosition position) {
        WideRules rules = position.rules();
        if (!rules.plain && rules.directions == 4) {
            return mobility(position).count();
        }
        WideSet vacant = vacant(position);
        int walks = WideWalk.count(walkers(position), vacant, vacant, rules);
        return rules.plain ? walks : walks + starLeaps(position).count();
    }

    private static int locateMovement(WidePosition position, int number) {
        WideRules rules = position.rules();
        if (!rules.plain && rules.directions == 4) {
            return mobility(position).locate(number);
        }
        WideSet vacant = vacant(position);
        int walk = WideWalk.locate(walkers(position), vacant, vacant, rules, number);
        if (walk >= 0 || rules.plain) {
            return walk;
        }
        int walks = -1 - walk;
        int leap = starLeaps(position).locate(number - walks);
        return leap >= 0 ? leap : leap - walks;
    }

    /** Where a piece can go, ignoring who may enter between enemies and who may go straight back. */
    static WideSet reach(WidePosition position, WideSet from) {
        WideRules rules = position.rules();
        if (!rules.plain && rules.directions == 4) {
            return mobility(position).reach(from);
        }
        if (walkers(position).and(from).isEmpty()) {
            return WideBoard.EMPTY;
        }
        WideSet walks = WideWalk.reach(from, vacant(position), rules);
        return rules.plain ? walks : walks.or(starLeaps(position).reach(from));
    }

    static boolean mayEnd(WidePosition position, WideSet from, WideSet to) {
        return position.rules().plain
                || position.rules().directions == 8
                || mobility(position).mayEnd(from, to);
    }

    static boolean jumps(WidePosition position, Square from, Square to) {
        if (position.rules().directions == 8) {
            return starLeaps(position).jumps(from, to);
        }
        return mobility(position).jumps(WideBoard.bit(from), WideBoard.bit(to));
    }

    private static boolean isOpen(WidePosition position, int movement) {
        WideSet from = WideBoard.bit(MoveCode.from(movement));
        WideSet to = WideBoard.bit(MoveCode.square(movement));
        return !reach(position, from).and(to).isEmpty() && mayEnd(position, from, to);
    }

    // ---- what may not go straight back

    private static boolean isReversalOpen(WidePosition position) {
        if (!position.rules().noReversal) {
            return false;
        }
        int reversal = LastMoves.reversal(position.back());
        return reversal != MoveCode.PASS && isOpen(position, reversal);
    }

    private static int reversalNumber(WidePosition position) {
        int reversal = LastMoves.reversal(position.back());
        int number = 0;
        while (locateMovement(position, number) != reversal) {
            number++;
        }
        return number;
    }

    // ---- by number

    /** The legal move with a number, as {@link MoveCode} writes it. */
    static int locate(WidePosition position, int index) {
        int state = position.state();
        // no position has so many moves, and one more is looked up where a reversal is left out
        if (index < 0 || index == Integer.MAX_VALUE || BitState.isPhase(state, Phase.OVER)) {
            throw outside(position, index);
        }
        if (BitState.isPlacement(state)) {
            return locatePlacement(position, index);
        }
        WideSet removable = removable(position);
        int removals = WideBoard.size(removable);
        if (index < removals) {
            return MoveCode.removal(WideBoard.nth(removable, index));
        }
        int number = index - removals;
        if (removals == 0 || !isRemovalOwed(position)) {
            boolean skips = isReversalOpen(position) && number >= reversalNumber(position);
            int code = locateMovement(position, skips ? number + 1 : number);
            if (code >= 0) {
                return code;
            }
            int movements = -1 - code - (skips ? 1 : 0);
            if (number == movements && stops(position) == 1) {
                return MoveCode.STOP;
            }
        }
        if (index == 0) {
            return MoveCode.PASS;
        }
        throw outside(position, index);
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
        return new IndexOutOfBoundsException("no legal move " + index + " of " + count(position));
    }

    /** Whether a move on this board is legal. */
    static boolean isLegal(WidePosition position, int code) {
        int state = position.state();
        if (BitState.isPhase(state, Phase.OVER)) {
            return false;
        }
        if (BitState.isPlacement(state)) {
            return MoveCode.isPlacement(code)
                    && MoveCode.isDux(code) == (BitState.ownMen(position.aux()) == 0)
                    && !vacantToPlace(position).and(WideBoard.bit(MoveCode.square(code))).isEmpty();
        }
        WideSet removable = removable(position);
        if (MoveCode.isRemoval(code)) {
            return !removable.and(WideBoard.bit(MoveCode.square(code))).isEmpty();
        }
        if (MoveCode.isMovement(code)) {
            boolean owed = !removable.isEmpty() && isRemovalOwed(position);
            return !owed && isOpen(position, code) && !isReversal(position, code);
        }
        if (code == MoveCode.STOP) {
            return stops(position) == 1;
        }
        return code == MoveCode.PASS && actions(position) == 0;
    }

    private static boolean isReversal(WidePosition position, int code) {
        return position.rules().noReversal && code == LastMoves.reversal(position.back());
    }
}
