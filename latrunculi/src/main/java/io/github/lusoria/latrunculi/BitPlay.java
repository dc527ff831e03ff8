package io.github.lusoria.latrunculi;

import static io.github.lusoria.latrunculi.BitBoard.betweenOnDiagonal;
import static io.github.lusoria.latrunculi.BitBoard.betweenOnFile;
import static io.github.lusoria.latrunculi.BitBoard.betweenOnRank;
import static io.github.lusoria.latrunculi.BitBoard.east;
import static io.github.lusoria.latrunculi.BitBoard.neighbours;
import static io.github.lusoria.latrunculi.BitBoard.north;
import static io.github.lusoria.latrunculi.BitBoard.south;
import static io.github.lusoria.latrunculi.BitBoard.west;

/**
 * What a legal move leads to: placement, trapping and releasing (spec 2.3), capturing (spec 8), and whose turn it is then
 * or how the game ended.
 */
final class BitPlay {
    private BitPlay() {}

    static BitPosition apply(BitPosition position, int code) {
        if (MoveCode.isMovement(code)) {
            int from = MoveCode.from(code);
            int to = MoveCode.square(code);
            return position.rules().traps ? trap(position, from, to) : capture(position, from, to);
        }
        if (MoveCode.isPlacement(code)) {
            return place(position, BitBoard.bit(MoveCode.square(code)), MoveCode.isDux(code));
        }
        if (MoveCode.isRemoval(code)) {
            return remove(position, MoveCode.square(code));
        }
        return code == MoveCode.STOP ? stop(position) : pass(position);
    }

    // ---- placement

    private static BitPosition place(BitPosition position, long square, boolean isDux) {
        BitRules rules = position.rules();
        int state = position.state();
        int hands = isDux ? BitState.withoutDux(position.aux()) : BitState.withoutMan(position.aux());
        long own = position.own() | square;
        int duces = isDux ? Duces.of(BitBoard.first(square), Duces.other(position.duces())) : position.duces();
        boolean secondMan =
                rules.twoByTwo && !isDux && BitState.isPhase(state, BitState.PLACE) && BitState.ownMen(hands) > 0;
        if (secondMan || (BitState.others(hands) == 0 && BitState.own(hands) > 0)) {
            int phase = secondMan ? BitState.PLACE2 : BitState.PLACE;
            int same = BitState.same(state, phase, BitState.quiet(state));
            return position.with(own, position.enemy(), position.rankBound(), position.fileBound(), same, hands, duces);
        }
        if (BitState.others(hands) > 0) {
            int other = BitState.other(state, BitState.PLACE, BitState.quiet(state));
            int swapped = BitState.swapHands(hands);
            return position.with(
                    position.enemy(),
                    own,
                    position.rankBound(),
                    position.fileBound(),
                    other,
                    swapped,
                    Duces.swapped(duces));
        }
        return turn(
                position,
                own,
                position.enemy(),
                position.rankBound(),
                position.fileBound(),
                BitState.MOVE,
                BitState.quiet(state),
                LastMoves.NONE,
                duces);
    }

    // ---- trapping and releasing

    /** Spec 2.3: departure, arrival, consequent release. Spec 2.4 shows that the order does no harm. */
    private static BitPosition trap(BitPosition position, int fromIndex, int toIndex) {
        BitRules rules = position.rules();
        long from = BitBoard.bit(fromIndex);
        long to = BitBoard.bit(toIndex);
        long own = position.own();
        long enemy = position.enemy();
        long rankBound = position.rankBound();
        long freeOwn = own & ~(rankBound | position.fileBound()) & ~from;
        long victims = rules.duxSafe ? enemy & ~BitSets.dux(Duces.other(position.duces())) : enemy;
        long onRank = victims & enclosedOnRank(to, freeOwn, rules);
        long onFile = victims & betweenOnFile(to, freeOwn);
        int back = rules.noReversal ? backAfter(position, enemy, LastMoves.entry(fromIndex, toIndex)) : LastMoves.NONE;
        int duces = rules.duces == 0 ? Duces.NONE : Duces.moved(position.duces(), fromIndex, toIndex);
        long mover = (own & ~from) | to;
        if (rules.flags) {
            long flagged = flagged(position, from, freeOwn, onRank | onFile);
            return quietly(position, mover, flagged, BitBoard.EMPTY, BitState.MOVE, back, duces);
        }
        long trapped = onRank | onFile;
        long rank =
                ((rankBound & ~(besideOnRank(from, rules) & enemy)) | onRank) & ~(besideOnRank(trapped, rules) & own);
        long file = ((position.fileBound() & ~((north(from) | south(from)) & enemy)) | onFile)
                & ~((north(trapped) | south(trapped)) & own);
        return quietly(position, mover, rank, file, BitState.MOVE, back, duces);
    }

    /** The trapped pieces where a trap is one flag that any guard's going lifts. */
    private static long flagged(BitPosition position, long from, long freeOwn, long enclosed) {
        long corners = position.rules().enclosedCorners;
        long enemy = position.enemy();
        long bound = position.rankBound();
        long left = enemy & guarded(from, freeOwn, corners);
        long trapped = enclosed & ~bound;
        // a guard that the departure freed counts already
        long released = position.own() & guarded(trapped, enemy & ~(bound & ~left), corners);
        return ((bound & ~left) | trapped) & ~released;
    }

    /** Squares enclosed on their rank by the piece that arrives and one of the others, or in a corner by both. */
    private static long enclosedOnRank(long to, long others, BitRules rules) {
        long between = betweenOnRank(to, others);
        return rules.enclosesCorners
                ? between | (rules.enclosedCorners & neighbours(to) & neighbours(others))
                : between;
    }

    /** Squares that have a guard on their rank here, or in a corner beside it. */
    private static long besideOnRank(long guards, BitRules rules) {
        long beside = east(guards) | west(guards);
        return rules.enclosesCorners ? beside | (neighbours(guards) & rules.enclosedCorners) : beside;
    }

    /** Squares enclosed by one of the guards and one of the others. */
    private static long guarded(long guards, long others, long corners) {
        return betweenOnRank(guards, others)
                | betweenOnFile(guards, others)
                | (corners & neighbours(guards) & neighbours(others & ~guards));
    }

    private static BitPosition remove(BitPosition position, int index) {
        BitRules rules = position.rules();
        long square = BitBoard.bit(index);
        long own = position.own();
        long enemy = position.enemy() & ~square;
        long rank = position.rankBound() & ~square;
        long file = position.fileBound() & ~square;
        int duces = withoutOther(position.duces(), enemy);
        if (rules.removal == LatrunculiRules.Removal.INSTEAD) {
            int back = rules.noReversal ? backAfter(position, enemy, LastMoves.noEntry()) : LastMoves.NONE;
            if (isReduced(rules, enemy)) {
                return reduced(position, own, enemy, rank, file, back, duces, false);
            }
            return turn(position, own, enemy, rank, file, BitState.MOVE, 0, back, duces);
        }
        int kept = backOf(position, enemy);
        if (isReduced(rules, enemy)) {
            return reduced(position, own, enemy, rank, file, kept, duces, true);
        }
        boolean more = rules.removal == LatrunculiRules.Removal.BEFORE_ANY && (enemy & (rank | file)) != 0;
        int state = BitState.same(position.state(), more ? BitState.REMOVE : BitState.MOVE, 0);
        BitPosition next = position.with(own, enemy, rank, file, state, kept, duces);
        return !rules.passes && BitMoves.actions(next) == 0 ? blocked(next) : next;
    }

    /** The duces when the other side's may just have left the board. */
    private static int withoutOther(int duces, long enemy) {
        int dux = Duces.other(duces);
        boolean gone = Duces.isOnBoard(dux) && (enemy & BitBoard.bit(dux)) == 0;
        return gone ? Duces.of(Duces.own(duces), Duces.nowhere()) : duces;
    }

    // ---- capturing

    /** Spec 8: the arriving piece captures direct neighbours with a partner right behind, all at once. */
    private static BitPosition capture(BitPosition position, int fromIndex, int toIndex) {
        BitRules rules = position.rules();
        long enclosed = BitBoard.enclosed(
                position.enemy(), position.own(), rules.enclosingCorners, fromIndex, toIndex, rules.directions);
        return rules.enclosesCorners
                ? captureInCorners(position, enclosed, fromIndex, toIndex)
                : captureEnclosed(position, enclosed, fromIndex, toIndex);
    }

    private static BitPosition captureInCorners(BitPosition position, long enclosed, int fromIndex, int toIndex) {
        long corners = BitBoard.enclosedInCorners(
                position.enemy(), position.own(), position.rules().enclosedCorners, fromIndex, toIndex);
        return corners == 0
                ? captureEnclosed(position, enclosed, fromIndex, toIndex)
                : captureEnclosed(position, enclosed | corners, fromIndex, toIndex);
    }

    private static BitPosition captureEnclosed(BitPosition position, long enclosed, int fromIndex, int toIndex) {
        return enclosed == 0
                ? captureNothing(position, fromIndex, toIndex)
                : captureSome(position, fromIndex, toIndex, enclosed);
    }

    private static BitPosition captureNothing(BitPosition position, int fromIndex, int toIndex) {
        BitRules rules = position.rules();
        long mover = (position.own() & ~BitBoard.bit(fromIndex)) | BitBoard.bit(toIndex);
        int back = rules.noReversal
                ? backAfter(position, position.enemy(), LastMoves.entry(fromIndex, toIndex))
                : LastMoves.NONE;
        int duces = rules.duces == 0 ? Duces.NONE : Duces.moved(position.duces(), fromIndex, toIndex);
        return quietly(position, mover, BitBoard.EMPTY, BitBoard.EMPTY, BitState.MOVE, back, duces);
    }

    private static BitPosition captureSome(BitPosition position, int fromIndex, int toIndex, long enclosed) {
        long from = BitBoard.bit(fromIndex);
        long to = BitBoard.bit(toIndex);
        long captured = notSpared(position, enclosed, from, to);
        if (captured == 0) {
            return captureNothing(position, fromIndex, toIndex);
        }
        int duces = position.rules().duces == 0 ? Duces.NONE : Duces.moved(position.duces(), fromIndex, toIndex);
        return captureThese(position, fromIndex, toIndex, captured, duces);
    }

    private static long notSpared(BitPosition position, long captured, long from, long to) {
        BitRules rules = position.rules();
        long left = rules.duxSafe ? captured & ~BitSets.dux(Duces.other(position.duces())) : captured;
        // the piece that a single leap passed lies between start and end; a corner left behind does not enclose it
        return rules.leaptSpared
                ? left
                        & ~(rules.leapFreeEnemy
                                & (betweenOnRank(from, to) | betweenOnFile(from, to) | betweenOnDiagonal(from, to)))
                : left;
    }

    private static BitPosition captureThese(
            BitPosition position, int fromIndex, int toIndex, long captured, int ducesBefore) {
        BitRules rules = position.rules();
        long own = (position.own() & ~BitBoard.bit(fromIndex)) | BitBoard.bit(toIndex);
        long enemy = position.enemy() & ~captured;
        int duces = rules.duces == 0 ? Duces.NONE : withoutOther(ducesBefore, enemy);
        int back = rules.noReversal ? backAfter(position, enemy, LastMoves.entry(fromIndex, toIndex)) : LastMoves.NONE;
        if (isReduced(rules, enemy)) {
            int sameOrOther = rules.again ? LastMoves.swapped(back) : back;
            return reduced(position, own, enemy, BitBoard.EMPTY, BitBoard.EMPTY, sameOrOther, duces, rules.again);
        }
        if (rules.again) {
            int state = BitState.again(position.sideToAct(), 0, toIndex);
            BitPosition next =
                    position.with(own, enemy, BitBoard.EMPTY, BitBoard.EMPTY, state, LastMoves.swapped(back), duces);
            if (!rules.againCompulsory || BitMoves.actions(next) > 0) {
                return next;
            }
        }
        return turn(position, own, enemy, BitBoard.EMPTY, BitBoard.EMPTY, BitState.MOVE, 0, back, duces);
    }

    /** The turn ends without a second move. */
    private static BitPosition stop(BitPosition position) {
        int quiet = BitState.quiet(position.state());
        int back = position.rules().noReversal ? LastMoves.swapped(position.back()) : LastMoves.NONE;
        return turn(
                position,
                position.own(),
                position.enemy(),
                position.rankBound(),
                position.fileBound(),
                BitState.MOVE,
                quiet,
                back,
                position.duces());
    }

    /** A pass, because nothing else is legal or repetition forbids all else. */
    static BitPosition pass(BitPosition position) {
        long own = position.own();
        long enemy = position.enemy();
        if (BitState.isPlacement(position.state())) {
            int other = BitState.other(position.state(), BitState.PLACE, BitState.quiet(position.state()));
            int swapped = BitState.swapHands(position.aux());
            int duces = Duces.swapped(position.duces());
            return position.with(enemy, own, position.rankBound(), position.fileBound(), other, swapped, duces);
        }
        int back = position.rules().noReversal ? backAfter(position, enemy, LastMoves.noEntry()) : LastMoves.NONE;
        return quietly(
                position, own, position.rankBound(), position.fileBound(), BitState.PASSED, back, position.duces());
    }

    // ---- whose turn it is then, or how the game ended; sets and duces are still the mover's view

    /** After a movement or a pass that captured nothing. */
    private static BitPosition quietly(
            BitPosition position, long mover, long rank, long file, int phase, int back, int duces) {
        BitRules rules = position.rules();
        int quiet = 0;
        if (rules.quiet > 0) {
            quiet = Math.min(BitState.quiet(position.state()) + 1, rules.quiet);
            if (quiet == rules.quiet) {
                int winner = winnerByCount(position, mover, position.enemy());
                int end = BitState.over(position.sideToAct().opponent(), winner, LatrunculiTermination.QUIET, quiet);
                return otherActs(position, mover, position.enemy(), rank, file, end, back, duces);
            }
        }
        if (phase == BitState.PASSED && BitState.isPhase(position.state(), BitState.PASSED)) {
            int end = BitState.over(position.sideToAct().opponent(), 0, LatrunculiTermination.PASSES, quiet);
            return otherActs(position, mover, position.enemy(), rank, file, end, back, duces);
        }
        return turn(position, mover, position.enemy(), rank, file, phase, quiet, back, duces);
    }

    /** The other side's turn, or the end if it is blocked and that ends the game. */
    private static BitPosition turn(
            BitPosition position,
            long mover,
            long other,
            long rank,
            long file,
            int phase,
            int quiet,
            int back,
            int duces) {
        BitRules rules = position.rules();
        int next = phase;
        if (rules.removal != LatrunculiRules.Removal.INSTEAD && (mover & (rank | file)) != 0) {
            next = BitState.REMOVE;
        }
        int state = BitState.other(position.state(), next, quiet);
        BitPosition after = otherActs(position, mover, other, rank, file, state, back, duces);
        return !rules.passes && BitMoves.actions(after) == 0 ? blocked(after) : after;
    }

    private static BitPosition otherActs(
            BitPosition position, long mover, long other, long rank, long file, int state, int back, int duces) {
        return position.with(other, mover, rank, file, state, back, Duces.swapped(duces));
    }

    /** The end of the game because the side to act can do nothing. */
    static BitPosition blocked(BitPosition position) {
        int winner = position.rules().byCount
                ? winnerByCount(position, position.own(), position.enemy())
                : position.sideToAct().opponent().seat();
        int quiet = BitState.quiet(position.state());
        int end = BitState.over(position.sideToAct(), winner, LatrunculiTermination.BLOCKED, quiet);
        return position.with(
                position.own(),
                position.enemy(),
                position.rankBound(),
                position.fileBound(),
                end,
                position.back(),
                position.duces());
    }

    private static boolean isReduced(BitRules rules, long enemy) {
        return BitBoard.size(enemy) <= rules.loses;
    }

    private static BitPosition reduced(
            BitPosition position,
            long mover,
            long other,
            long rank,
            long file,
            int back,
            int duces,
            boolean moverGoesOn) {
        int winner = position.rules().byCount
                ? winnerByCount(position, mover, other)
                : position.sideToAct().seat();
        Side side = position.sideToAct();
        if (moverGoesOn) {
            int end = BitState.over(side, winner, LatrunculiTermination.REDUCED, 0);
            return position.with(mover, other, rank, file, end, back, duces);
        }
        int end = BitState.over(side.opponent(), winner, LatrunculiTermination.REDUCED, 0);
        return otherActs(position, mover, other, rank, file, end, back, duces);
    }

    /** The seat with more pieces, or 0. */
    private static int winnerByCount(BitPosition position, long actor, long other) {
        int difference = BitBoard.size(actor) - BitBoard.size(other);
        if (difference == 0) {
            return 0;
        }
        Side side = position.sideToAct();
        return difference > 0 ? side.seat() : side.opponent().seat();
    }

    /** The last moves seen by the other side, after a move or none of the actor. */
    private static int backAfter(BitPosition position, long other, int lastMove) {
        return LastMoves.of(standing(LastMoves.other(position.back()), other), lastMove);
    }

    /** The last moves while the same side goes on, after some of the other's pieces left the board. */
    private static int backOf(BitPosition position, long other) {
        if (!position.rules().noReversal) {
            return LastMoves.NONE;
        }
        return LastMoves.of(LastMoves.own(position.back()), standing(LastMoves.other(position.back()), other));
    }

    /** A last move, as long as its piece stands where it ended. */
    private static int standing(int entry, long pieces) {
        boolean stands = LastMoves.isMove(entry) && (pieces & BitBoard.bit(LastMoves.to(entry))) != 0;
        return stands ? entry : LastMoves.noEntry();
    }
}
