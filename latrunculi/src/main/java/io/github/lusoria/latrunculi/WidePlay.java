// Made from BitPlay.java by checks/sources; change that file and see there.
package io.github.lusoria.latrunculi;

import static io.github.lusoria.latrunculi.WideBoard.betweenOnDiagonal;
import static io.github.lusoria.latrunculi.WideBoard.betweenOnFile;
import static io.github.lusoria.latrunculi.WideBoard.betweenOnRank;
import static io.github.lusoria.latrunculi.WideBoard.east;
import static io.github.lusoria.latrunculi.WideBoard.neighbours;
import static io.github.lusoria.latrunculi.WideBoard.north;
import static io.github.lusoria.latrunculi.WideBoard.south;
import static io.github.lusoria.latrunculi.WideBoard.west;

/**
 * What a legal move leads to: placement, trapping and releasing (spec 2.3), capturing (spec 8), and whose turn it is then
 * or how the game ended.
 */
final class WidePlay {
    private WidePlay() {}

    static WidePosition apply(WidePosition position, int code) {
        if (MoveCode.isMovement(code)) {
            int from = MoveCode.from(code);
            int to = MoveCode.square(code);
            return position.rules().traps ? trap(position, from, to) : capture(position, from, to);
        }
        if (MoveCode.isPlacement(code)) {
            return place(position, WideBoard.bit(MoveCode.square(code)), MoveCode.isDux(code));
        }
        if (MoveCode.isRemoval(code)) {
            return remove(position, MoveCode.square(code));
        }
        return code == MoveCode.STOP ? stop(position) : pass(position);
    }

    // ---- placement

    private static WidePosition place(WidePosition position, WideSet square, boolean isDux) {
        WideRules rules = position.rules();
        int state = position.state();
        int hands = isDux ? BitState.withoutDux(position.aux()) : BitState.withoutMan(position.aux());
        WideSet own = position.own().or(square);
        int duces = isDux ? Duces.of(WideBoard.first(square), Duces.other(position.duces())) : position.duces();
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
    private static WidePosition trap(WidePosition position, int fromIndex, int toIndex) {
        WideRules rules = position.rules();
        WideSet from = WideBoard.bit(fromIndex);
        WideSet to = WideBoard.bit(toIndex);
        WideSet own = position.own();
        WideSet enemy = position.enemy();
        WideSet rankBound = position.rankBound();
        WideSet freeOwn = own.and(rankBound.or(position.fileBound()).not()).and(from.not());
        WideSet victims = rules.duxSafe
                ? enemy.and(WideSets.dux(Duces.other(position.duces())).not())
                : enemy;
        WideSet onRank = victims.and(enclosedOnRank(to, freeOwn, rules));
        WideSet onFile = victims.and(betweenOnFile(to, freeOwn));
        int back = rules.noReversal ? backAfter(position, enemy, LastMoves.entry(fromIndex, toIndex)) : LastMoves.NONE;
        int duces = rules.duces == 0 ? Duces.NONE : Duces.moved(position.duces(), fromIndex, toIndex);
        WideSet mover = own.and(from.not()).or(to);
        if (rules.flags) {
            WideSet flagged = flagged(position, from, freeOwn, onRank.or(onFile));
            return quietly(position, mover, flagged, WideBoard.EMPTY, BitState.MOVE, back, duces);
        }
        WideSet trapped = onRank.or(onFile);
        WideSet rank = rankBound
                .and(besideOnRank(from, rules).and(enemy).not())
                .or(onRank)
                .and(besideOnRank(trapped, rules).and(own).not());
        WideSet file = position.fileBound()
                .and(north(from).or(south(from)).and(enemy).not())
                .or(onFile)
                .and(north(trapped).or(south(trapped)).and(own).not());
        return quietly(position, mover, rank, file, BitState.MOVE, back, duces);
    }

    /** The trapped pieces where a trap is one flag that any guard's going lifts. */
    private static WideSet flagged(WidePosition position, WideSet from, WideSet freeOwn, WideSet enclosed) {
        WideSet corners = position.rules().enclosedCorners;
        WideSet enemy = position.enemy();
        WideSet bound = position.rankBound();
        WideSet left = enemy.and(guarded(from, freeOwn, corners));
        WideSet trapped = enclosed.and(bound.not());
        // a guard that the departure freed counts already
        WideSet released = position.own()
                .and(guarded(trapped, enemy.and(bound.and(left.not()).not()), corners));
        return bound.and(left.not()).or(trapped).and(released.not());
    }

    /** Squares enclosed on their rank by the piece that arrives and one of the others, or in a corner by both. */
    private static WideSet enclosedOnRank(WideSet to, WideSet others, WideRules rules) {
        WideSet between = betweenOnRank(to, others);
        return rules.enclosesCorners
                ? between.or(rules.enclosedCorners.and(neighbours(to)).and(neighbours(others)))
                : between;
    }

    /** Squares that have a guard on their rank here, or in a corner beside it. */
    private static WideSet besideOnRank(WideSet guards, WideRules rules) {
        WideSet beside = east(guards).or(west(guards));
        return rules.enclosesCorners ? beside.or(neighbours(guards).and(rules.enclosedCorners)) : beside;
    }

    /** Squares enclosed by one of the guards and one of the others. */
    private static WideSet guarded(WideSet guards, WideSet others, WideSet corners) {
        return betweenOnRank(guards, others)
                .or(betweenOnFile(guards, others))
                .or(corners.and(neighbours(guards)).and(neighbours(others.and(guards.not()))));
    }

    private static WidePosition remove(WidePosition position, int index) {
        WideRules rules = position.rules();
        WideSet square = WideBoard.bit(index);
        WideSet own = position.own();
        WideSet enemy = position.enemy().and(square.not());
        WideSet rank = position.rankBound().and(square.not());
        WideSet file = position.fileBound().and(square.not());
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
        boolean more = rules.removal == LatrunculiRules.Removal.BEFORE_ANY
                && !enemy.and(rank.or(file)).isEmpty();
        int state = BitState.same(position.state(), more ? BitState.REMOVE : BitState.MOVE, 0);
        WidePosition next = position.with(own, enemy, rank, file, state, kept, duces);
        return !rules.passes && WideMoves.actions(next) == 0 ? blocked(next) : next;
    }

    /** The duces when the other side's may just have left the board. */
    private static int withoutOther(int duces, WideSet enemy) {
        int dux = Duces.other(duces);
        boolean gone = Duces.isOnBoard(dux) && enemy.and(WideBoard.bit(dux)).isEmpty();
        return gone ? Duces.of(Duces.own(duces), Duces.nowhere()) : duces;
    }

    // ---- capturing

    /** Spec 8: the arriving piece captures direct neighbours with a partner right behind, all at once. */
    private static WidePosition capture(WidePosition position, int fromIndex, int toIndex) {
        WideRules rules = position.rules();
        WideSet enclosed = WideBoard.enclosed(
                position.enemy(), position.own(), rules.enclosingCorners, fromIndex, toIndex, rules.directions);
        return rules.enclosesCorners
                ? captureInCorners(position, enclosed, fromIndex, toIndex)
                : captureEnclosed(position, enclosed, fromIndex, toIndex);
    }

    private static WidePosition captureInCorners(WidePosition position, WideSet enclosed, int fromIndex, int toIndex) {
        WideSet corners = WideBoard.enclosedInCorners(
                position.enemy(), position.own(), position.rules().enclosedCorners, fromIndex, toIndex);
        return corners.isEmpty()
                ? captureEnclosed(position, enclosed, fromIndex, toIndex)
                : captureEnclosed(position, enclosed.or(corners), fromIndex, toIndex);
    }

    private static WidePosition captureEnclosed(WidePosition position, WideSet enclosed, int fromIndex, int toIndex) {
        return enclosed.isEmpty()
                ? captureNothing(position, fromIndex, toIndex)
                : captureSome(position, fromIndex, toIndex, enclosed);
    }

    private static WidePosition captureNothing(WidePosition position, int fromIndex, int toIndex) {
        WideRules rules = position.rules();
        WideSet mover = position.own().and(WideBoard.bit(fromIndex).not()).or(WideBoard.bit(toIndex));
        int back = rules.noReversal
                ? backAfter(position, position.enemy(), LastMoves.entry(fromIndex, toIndex))
                : LastMoves.NONE;
        int duces = rules.duces == 0 ? Duces.NONE : Duces.moved(position.duces(), fromIndex, toIndex);
        return quietly(position, mover, WideBoard.EMPTY, WideBoard.EMPTY, BitState.MOVE, back, duces);
    }

    private static WidePosition captureSome(WidePosition position, int fromIndex, int toIndex, WideSet enclosed) {
        WideSet from = WideBoard.bit(fromIndex);
        WideSet to = WideBoard.bit(toIndex);
        WideSet captured = notSpared(position, enclosed, from, to);
        if (captured.isEmpty()) {
            return captureNothing(position, fromIndex, toIndex);
        }
        int duces = position.rules().duces == 0 ? Duces.NONE : Duces.moved(position.duces(), fromIndex, toIndex);
        return captureThese(position, fromIndex, toIndex, captured, duces);
    }

    private static WideSet notSpared(WidePosition position, WideSet captured, WideSet from, WideSet to) {
        WideRules rules = position.rules();
        WideSet left = rules.duxSafe
                ? captured.and(WideSets.dux(Duces.other(position.duces())).not())
                : captured;
        // the piece that a single leap passed lies between start and end; a corner left behind does not enclose it
        return rules.leaptSpared
                ? left.and(rules.leapFreeEnemy
                        .and(betweenOnRank(from, to).or(betweenOnFile(from, to)).or(betweenOnDiagonal(from, to)))
                        .not())
                : left;
    }

    private static WidePosition captureThese(
            WidePosition position, int fromIndex, int toIndex, WideSet captured, int ducesBefore) {
        WideRules rules = position.rules();
        WideSet own = position.own().and(WideBoard.bit(fromIndex).not()).or(WideBoard.bit(toIndex));
        WideSet enemy = position.enemy().and(captured.not());
        int duces = rules.duces == 0 ? Duces.NONE : withoutOther(ducesBefore, enemy);
        int back = rules.noReversal ? backAfter(position, enemy, LastMoves.entry(fromIndex, toIndex)) : LastMoves.NONE;
        if (isReduced(rules, enemy)) {
            int sameOrOther = rules.again ? LastMoves.swapped(back) : back;
            return reduced(position, own, enemy, WideBoard.EMPTY, WideBoard.EMPTY, sameOrOther, duces, rules.again);
        }
        if (rules.again) {
            int state = BitState.again(position.sideToAct(), 0, toIndex);
            WidePosition next =
                    position.with(own, enemy, WideBoard.EMPTY, WideBoard.EMPTY, state, LastMoves.swapped(back), duces);
            if (!rules.againCompulsory || WideMoves.actions(next) > 0) {
                return next;
            }
        }
        return turn(position, own, enemy, WideBoard.EMPTY, WideBoard.EMPTY, BitState.MOVE, 0, back, duces);
    }

    /** The turn ends without a second move. */
    private static WidePosition stop(WidePosition position) {
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
    static WidePosition pass(WidePosition position) {
        WideSet own = position.own();
        WideSet enemy = position.enemy();
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
    private static WidePosition quietly(
            WidePosition position, WideSet mover, WideSet rank, WideSet file, int phase, int back, int duces) {
        WideRules rules = position.rules();
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
    private static WidePosition turn(
            WidePosition position,
            WideSet mover,
            WideSet other,
            WideSet rank,
            WideSet file,
            int phase,
            int quiet,
            int back,
            int duces) {
        WideRules rules = position.rules();
        int next = phase;
        if (rules.removal != LatrunculiRules.Removal.INSTEAD
                && !mover.and(rank.or(file)).isEmpty()) {
            next = BitState.REMOVE;
        }
        int state = BitState.other(position.state(), next, quiet);
        WidePosition after = otherActs(position, mover, other, rank, file, state, back, duces);
        return !rules.passes && WideMoves.actions(after) == 0 ? blocked(after) : after;
    }

    private static WidePosition otherActs(
            WidePosition position,
            WideSet mover,
            WideSet other,
            WideSet rank,
            WideSet file,
            int state,
            int back,
            int duces) {
        return position.with(other, mover, rank, file, state, back, Duces.swapped(duces));
    }

    /** The end of the game because the side to act can do nothing. */
    static WidePosition blocked(WidePosition position) {
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

    private static boolean isReduced(WideRules rules, WideSet enemy) {
        return WideBoard.size(enemy) <= rules.loses;
    }

    private static WidePosition reduced(
            WidePosition position,
            WideSet mover,
            WideSet other,
            WideSet rank,
            WideSet file,
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
    private static int winnerByCount(WidePosition position, WideSet actor, WideSet other) {
        int difference = WideBoard.size(actor) - WideBoard.size(other);
        if (difference == 0) {
            return 0;
        }
        Side side = position.sideToAct();
        return difference > 0 ? side.seat() : side.opponent().seat();
    }

    /** The last moves seen by the other side, after a move or none of the actor. */
    private static int backAfter(WidePosition position, WideSet other, int lastMove) {
        return LastMoves.of(standing(LastMoves.other(position.back()), other), lastMove);
    }

    /** The last moves while the same side goes on, after some of the other's pieces left the board. */
    private static int backOf(WidePosition position, WideSet other) {
        if (!position.rules().noReversal) {
            return LastMoves.NONE;
        }
        return LastMoves.of(LastMoves.own(position.back()), standing(LastMoves.other(position.back()), other));
    }

    /** A last move, as long as its piece stands where it ended. */
    private static int standing(int entry, WideSet pieces) {
        boolean stands = LastMoves.isMove(entry)
                && !pieces.and(WideBoard.bit(LastMoves.to(entry))).isEmpty();
        return stands ? entry : LastMoves.noEntry();
    }
}
