// Made from BitMoves.java by checks/sources; change that file and see there.
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
        return rules.removal == LatrunculiRules.Removal.INSTEAD || BitState.isPhase(position.state(), Phase.REMOVE);
    }

    private static int removals(WidePosition position) {
        return isRemovalTime(position) ? WideBoard.size(removable(position)) : 0;
    }

    private static int stops(WidePosition position) {
        boolean again = BitState.isPhase(position.state(), Phase.AGAIN);
        return again && !position.rules().againCompulsory ? 1 : 0;
    }

    // ---- movements; sets of pieces that may go are never chosen between, so that they stay in registers

    private static boolean isAgain(WidePosition position) {
        return BitState.isPhase(position.state(), Phase.AGAIN);
    }

    /** The pieces that may go on an ordinary turn. */
    private static WideSet free(WidePosition position) {
        return position.rules().traps ? position.own().and(position.bound().not()) : position.own();
    }

    /** The piece that captured and goes again. */
    private static WideSet goingAgain(WidePosition position) {
        return WideBoard.bit(BitState.again(position.state()));
    }

    /** What may not go straight back, as a movement, or {@link MoveCode#PASS}. */
    private static int leftOut(WidePosition position) {
        return position.rules().noReversal ? LastMoves.reversal(position.back()) : MoveCode.PASS;
    }

    private static boolean usesMobility(WideRules rules) {
        return rules.directions == 4 && !rules.plain && !rules.plainLeaps;
    }

    private static int movements(WidePosition position) {
        return position.rules().again ? movements(position, walkers(position)) : movements(position, free(position));
    }

    private static int movements(WidePosition position, WideSet walkers) {
        WideRules rules = position.rules();
        int leftOut = leftOut(position);
        if (usesMobility(rules)) {
            return mobility(position, walkers, leftOut).count();
        }
        WideSet vacant = vacant(position);
        int walks = WideWalk.count(walkers, vacant, vacant, rules, leftOut);
        if (rules.plain) {
            return walks;
        }
        return walks
                + (rules.plainLeaps
                        ? countPlainLeaps(position, walkers, vacant)
                        : starLeaps(position, walkers).count(leftOut));
    }

    private static int locateMovement(WidePosition position, int number) {
        return position.rules().again
                ? locateMovement(position, walkers(position), number)
                : locateMovement(position, free(position), number);
    }

    private static int locateMovement(WidePosition position, WideSet walkers, int number) {
        WideRules rules = position.rules();
        int leftOut = leftOut(position);
        if (usesMobility(rules)) {
            return mobility(position, walkers, leftOut).locate(number);
        }
        WideSet vacant = vacant(position);
        int walk = WideWalk.locate(walkers, vacant, vacant, rules, leftOut, number);
        if (walk >= 0 || rules.plain) {
            return walk;
        }
        int walks = -1 - walk;
        int leap = rules.plainLeaps
                ? locatePlainLeap(position, walkers, number - walks)
                : starLeaps(position, walkers).locate(number - walks, leftOut);
        return leap >= 0 ? leap : leap - walks;
    }

    private static int countPlainLeaps(WidePosition position, WideSet walkers, WideSet vacant) {
        return position.rules().duxLeapsOnly
                ? countJumps(position, leapers(position, walkers), vacant)
                : countJumps(position, walkers, vacant);
    }

    private static int countJumps(WidePosition position, WideSet leapers, WideSet vacant) {
        WideRules rules = position.rules();
        return rules.leapsEnemies
                ? WideBoard.countJumps(leapers, position.enemy(), vacant, rules.directions)
                : WideBoard.countJumps(leapers, leapable(position), vacant, rules.directions);
    }

    private static int locatePlainLeap(WidePosition position, WideSet walkers, int number) {
        return position.rules().duxLeapsOnly
                ? locateJump(position, leapers(position, walkers), number)
                : locateJump(position, walkers, number);
    }

    private static int locateJump(WidePosition position, WideSet leapers, int number) {
        WideRules rules = position.rules();
        WideSet vacant = vacant(position);
        return rules.leapsEnemies
                ? WideBoard.locateJump(leapers, position.enemy(), vacant, rules.directions, number)
                : WideBoard.locateJump(leapers, leapable(position), vacant, rules.directions, number);
    }

    /** Those of the pieces that leap. */
    private static WideSet leapers(WidePosition position, WideSet walkers) {
        if (!position.rules().duxLeapsOnly) {
            return walkers;
        }
        int dux = Duces.own(position.duces());
        return Duces.isOnBoard(dux) ? walkers.and(WideBoard.bit(dux)) : WideBoard.EMPTY;
    }

    private static WideMobility mobility(WidePosition position, WideSet walkers, int leftOut) {
        return new WideMobility(
                position.own(),
                position.enemy(),
                victims(position),
                position.bound(),
                leapable(position),
                walkers,
                leapers(position, walkers),
                position.rules(),
                leftOut);
    }

    /** Where pieces can go, what may not go straight back among it. */
    private static WideMobility mobility(WidePosition position) {
        return mobility(position, walkers(position), MoveCode.PASS);
    }

    /** The free enemies that can be trapped. */
    private static WideSet victims(WidePosition position) {
        WideSet free = position.enemy().and(position.bound().not());
        return position.rules().duxSafe ? free.and(WidePlay.otherDux(position).not()) : free;
    }

    private static WideSet leapable(WidePosition position) {
        WideRules rules = position.rules();
        WideSet enemy = position.enemy();
        WideSet bound = position.bound();
        return position.own()
                .and(rules.leapOwn)
                .or(enemy.and(bound.not()).and(rules.leapFreeEnemy))
                .or(enemy.and(bound).and(rules.leapBoundEnemy));
    }

    private static WideStarLeaps starLeaps(WidePosition position, WideSet walkers) {
        return new WideStarLeaps(
                position.own(), position.enemy(), position.bound(), leapers(position, walkers), position.rules());
    }

    private static WideSet walkers(WidePosition position) {
        return isAgain(position) ? goingAgain(position) : free(position);
    }

    private static WideSet vacant(WidePosition position) {
        return position.rules().board.and(position.own().or(position.enemy()).not());
    }

    /** Where a piece can go, ignoring who may enter between enemies and who may go straight back. */
    static WideSet reach(WidePosition position, WideSet from) {
        WideRules rules = position.rules();
        WideSet walkers = walkers(position);
        if (!rules.plain && rules.directions == 4) {
            return mobility(position).reach(from);
        }
        if (walkers.and(from).isEmpty()) {
            return WideBoard.EMPTY;
        }
        WideSet walks = WideWalk.reach(from, vacant(position), rules);
        return rules.plain ? walks : walks.or(starLeaps(position, walkers).reach(from));
    }

    static boolean mayEnd(WidePosition position, WideSet from, WideSet to) {
        return position.rules().plain
                || position.rules().directions == 8
                || mobility(position).mayEnd(from, to);
    }

    static boolean jumps(WidePosition position, Square from, Square to) {
        if (position.rules().directions == 8) {
            return starLeaps(position, walkers(position)).jumps(from, to);
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
        if (index < 0 || index == Integer.MAX_VALUE || BitState.isPhase(state, Phase.OVER)) {
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
        WideSet walkers = walkers(position);
        int leftOut = leftOut(position);
        if (usesMobility(rules)) {
            return mobility(position, walkers, leftOut).fill(codes, start);
        }
        WideSet vacant = vacant(position);
        int at = WideWalk.fill(walkers, vacant, vacant, rules, leftOut, codes, start);
        if (rules.plainLeaps) {
            return WideBoard.fillJumps(
                    leapers(position, walkers), leapable(position), vacant, rules.directions, codes, at);
        }
        if (!rules.plain) {
            int leaps = starLeaps(position, walkers).count(leftOut);
            for (int i = 0; i < leaps; i++) {
                codes[at++] = starLeaps(position, walkers).locate(i, leftOut);
            }
        }
        return at;
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
