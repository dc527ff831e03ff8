package io.github.lusoria.latrunculi;

/**
 * The legal moves of a position: counted, and found by their number, phase by phase.
 *
 * <p>The order is that of {@code docs/formats.md}: placements by square; removals by square, then movements as
 * {@link BitWalk} and {@link BitMobility} order them; {@code stop}; {@code pass} alone.
 */
final class BitMoves {
    private BitMoves() {}

    static int count(BitPosition position) {
        if (BitState.isPhase(position.state(), Phase.OVER)) {
            return 0;
        }
        int actions = actions(position);
        // a blocked player passes; where he does not, the game was over before it came to him
        return actions == 0 ? 1 : actions;
    }

    /** The number of actions, the pass not among them. */
    static int actions(BitPosition position) {
        int state = position.state();
        if (BitState.isPlacement(state)) {
            return BitBoard.size(vacantToPlace(position));
        }
        int removals = removals(position);
        if (removals > 0 && isRemovalOwed(position)) {
            return removals;
        }
        return removals + movements(position) + stops(position);
    }

    private static long vacantToPlace(BitPosition position) {
        return position.rules().placeable & ~(position.own() | position.enemy());
    }

    private static boolean isRemovalOwed(BitPosition position) {
        return position.rules().removal == LatrunculiRules.Removal.BEFORE_ONE;
    }

    /** The enemy pieces that may be removed, if any may be removed now. */
    private static long removable(BitPosition position) {
        return position.enemy() & position.bound();
    }

    private static boolean isRemovalTime(BitPosition position) {
        BitRules rules = position.rules();
        if (!rules.traps) {
            return false;
        }
        return rules.removal == LatrunculiRules.Removal.INSTEAD || BitState.isPhase(position.state(), Phase.REMOVE);
    }

    private static int removals(BitPosition position) {
        return isRemovalTime(position) ? BitBoard.size(removable(position)) : 0;
    }

    private static int stops(BitPosition position) {
        boolean again = BitState.isPhase(position.state(), Phase.AGAIN);
        return again && !position.rules().againCompulsory ? 1 : 0;
    }

    // ---- movements; sets of pieces that may go are never chosen between, so that they stay in registers

    private static boolean isAgain(BitPosition position) {
        return BitState.isPhase(position.state(), Phase.AGAIN);
    }

    /** The pieces that may go on an ordinary turn. */
    private static long free(BitPosition position) {
        return position.rules().traps ? position.own() & ~position.bound() : position.own();
    }

    /** The piece that captured and goes again. */
    private static long goingAgain(BitPosition position) {
        return BitBoard.bit(BitState.again(position.state()));
    }

    /** What may not go straight back, as a movement, or {@link MoveCode#PASS}. */
    private static int leftOut(BitPosition position) {
        return position.rules().noReversal ? LastMoves.reversal(position.back()) : MoveCode.PASS;
    }

    private static boolean usesMobility(BitRules rules) {
        return rules.directions == 4 && !rules.plain && !rules.plainLeaps;
    }

    private static int movements(BitPosition position) {
        return position.rules().again ? movements(position, walkers(position)) : movements(position, free(position));
    }

    private static int movements(BitPosition position, long walkers) {
        BitRules rules = position.rules();
        int leftOut = leftOut(position);
        if (usesMobility(rules)) {
            return mobility(position, walkers, leftOut).count();
        }
        long vacant = vacant(position);
        int walks = BitWalk.count(walkers, vacant, vacant, rules, leftOut);
        if (rules.plain) {
            return walks;
        }
        return walks
                + (rules.plainLeaps
                        ? countPlainLeaps(position, walkers, vacant)
                        : starLeaps(position, walkers).count(leftOut));
    }

    private static int locateMovement(BitPosition position, int number) {
        return position.rules().again
                ? locateMovement(position, walkers(position), number)
                : locateMovement(position, free(position), number);
    }

    private static int locateMovement(BitPosition position, long walkers, int number) {
        BitRules rules = position.rules();
        int leftOut = leftOut(position);
        if (usesMobility(rules)) {
            return mobility(position, walkers, leftOut).locate(number);
        }
        long vacant = vacant(position);
        int walk = BitWalk.locate(walkers, vacant, vacant, rules, leftOut, number);
        if (walk >= 0 || rules.plain) {
            return walk;
        }
        int walks = -1 - walk;
        int leap = rules.plainLeaps
                ? locatePlainLeap(position, walkers, number - walks)
                : starLeaps(position, walkers).locate(number - walks, leftOut);
        return leap >= 0 ? leap : leap - walks;
    }

    private static int countPlainLeaps(BitPosition position, long walkers, long vacant) {
        return position.rules().duxLeapsOnly
                ? countJumps(position, leapers(position, walkers), vacant)
                : countJumps(position, walkers, vacant);
    }

    private static int countJumps(BitPosition position, long leapers, long vacant) {
        BitRules rules = position.rules();
        return rules.leapsEnemies
                ? BitBoard.countJumps(leapers, position.enemy(), vacant, rules.directions)
                : BitBoard.countJumps(leapers, leapable(position), vacant, rules.directions);
    }

    private static int locatePlainLeap(BitPosition position, long walkers, int number) {
        return position.rules().duxLeapsOnly
                ? locateJump(position, leapers(position, walkers), number)
                : locateJump(position, walkers, number);
    }

    private static int locateJump(BitPosition position, long leapers, int number) {
        BitRules rules = position.rules();
        long vacant = vacant(position);
        return rules.leapsEnemies
                ? BitBoard.locateJump(leapers, position.enemy(), vacant, rules.directions, number)
                : BitBoard.locateJump(leapers, leapable(position), vacant, rules.directions, number);
    }

    /** Those of the pieces that leap. */
    private static long leapers(BitPosition position, long walkers) {
        if (!position.rules().duxLeapsOnly) {
            return walkers;
        }
        int dux = Duces.own(position.duces());
        return Duces.isOnBoard(dux) ? walkers & BitBoard.bit(dux) : BitBoard.EMPTY;
    }

    private static BitMobility mobility(BitPosition position, long walkers, int leftOut) {
        return new BitMobility(
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
    private static BitMobility mobility(BitPosition position) {
        return mobility(position, walkers(position), MoveCode.PASS);
    }

    /** The free enemies that can be trapped. */
    private static long victims(BitPosition position) {
        long free = position.enemy() & ~position.bound();
        return position.rules().duxSafe ? free & ~BitPlay.otherDux(position) : free;
    }

    private static long leapable(BitPosition position) {
        BitRules rules = position.rules();
        long enemy = position.enemy();
        long bound = position.bound();
        return (position.own() & rules.leapOwn)
                | (enemy & ~bound & rules.leapFreeEnemy)
                | (enemy & bound & rules.leapBoundEnemy);
    }

    private static BitStarLeaps starLeaps(BitPosition position, long walkers) {
        return new BitStarLeaps(
                position.own(), position.enemy(), position.bound(), leapers(position, walkers), position.rules());
    }

    private static long walkers(BitPosition position) {
        return isAgain(position) ? goingAgain(position) : free(position);
    }

    private static long vacant(BitPosition position) {
        return position.rules().board & ~(position.own() | position.enemy());
    }

    /** Where a piece can go, ignoring who may enter between enemies and who may go straight back. */
    static long reach(BitPosition position, long from) {
        BitRules rules = position.rules();
        long walkers = walkers(position);
        if (!rules.plain && rules.directions == 4) {
            return mobility(position).reach(from);
        }
        if ((walkers & from) == 0) {
            return BitBoard.EMPTY;
        }
        long walks = BitWalk.reach(from, vacant(position), rules);
        return rules.plain ? walks : walks | starLeaps(position, walkers).reach(from);
    }

    static boolean mayEnd(BitPosition position, long from, long to) {
        return position.rules().plain
                || position.rules().directions == 8
                || mobility(position).mayEnd(from, to);
    }

    static boolean jumps(BitPosition position, Square from, Square to) {
        if (position.rules().directions == 8) {
            return starLeaps(position, walkers(position)).jumps(from, to);
        }
        return mobility(position).jumps(BitBoard.bit(from), BitBoard.bit(to));
    }

    private static boolean isOpen(BitPosition position, int movement) {
        long from = BitBoard.bit(MoveCode.from(movement));
        long to = BitBoard.bit(MoveCode.square(movement));
        return (reach(position, from) & to) != 0 && mayEnd(position, from, to);
    }

    // ---- by number

    /** The legal move with a number, as {@link MoveCode} writes it. */
    static int locate(BitPosition position, int index) {
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
            return MoveCode.removal(BitBoard.nth(removable(position), index));
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
    static int[] codes(BitPosition position) {
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
            codes[i] = MoveCode.removal(BitBoard.nth(removable(position), i));
        }
        if (removals == 0 || !isRemovalOwed(position)) {
            int at = fillMovements(position, codes, removals);
            if (stops(position) == 1) {
                codes[at] = MoveCode.STOP;
            }
        }
        return codes;
    }

    private static int fillMovements(BitPosition position, int[] codes, int start) {
        BitRules rules = position.rules();
        long walkers = walkers(position);
        int leftOut = leftOut(position);
        if (usesMobility(rules)) {
            return mobility(position, walkers, leftOut).fill(codes, start);
        }
        long vacant = vacant(position);
        int at = BitWalk.fill(walkers, vacant, vacant, rules, leftOut, codes, start);
        if (rules.plainLeaps) {
            return BitBoard.fillJumps(
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

    private static int locatePlacement(BitPosition position, int index) {
        long vacant = vacantToPlace(position);
        if (index >= BitBoard.size(vacant)) {
            throw outside(position, index);
        }
        Role role = BitState.ownMen(position.aux()) > 0 ? Role.MAN : Role.DUX;
        return MoveCode.placement(role, BitBoard.nth(vacant, index));
    }

    private static IndexOutOfBoundsException outside(BitPosition position, int index) {
        return new IndexOutOfBoundsException("no legal move " + index + " of " + count(position));
    }

    /** Whether a move on this board is legal. */
    static boolean isLegal(BitPosition position, int code) {
        int state = position.state();
        if (BitState.isPhase(state, Phase.OVER)) {
            return false;
        }
        if (BitState.isPlacement(state)) {
            return MoveCode.isPlacement(code)
                    && MoveCode.isDux(code) == (BitState.ownMen(position.aux()) == 0)
                    && (vacantToPlace(position) & BitBoard.bit(MoveCode.square(code))) != 0;
        }
        if (MoveCode.isRemoval(code)) {
            return isRemovalTime(position) && (removable(position) & BitBoard.bit(MoveCode.square(code))) != 0;
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
