package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.LatrunculiMove;
import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiMove.Placement;
import io.github.lusoria.latrunculi.LatrunculiMove.Removal;
import io.github.lusoria.latrunculi.LatrunculiRules;
import io.github.lusoria.latrunculi.LatrunculiRules.Again;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.Role;
import io.github.lusoria.latrunculi.Side;
import java.util.EnumMap;
import java.util.Map;

/** Whose turn it is after an action, and whether the game is over (spec sections 0, 3, 5 to 7 and 9). */
final class SlowEnd {
    private final LatrunculiRules rules;
    private final SlowPosition before;
    private final SlowBoard board;
    private final boolean captured;
    private final LatrunculiMove move;
    private final Side mover;
    private final Side enemy;

    SlowEnd(LatrunculiRules rules, SlowPosition before, SlowAction action, LatrunculiMove move) {
        this.rules = rules;
        this.before = before;
        this.board = action.board();
        this.captured = action.captured();
        this.move = move;
        mover = before.toAct();
        enemy = mover.opponent();
    }

    /** The position after the action, before anyone asks whether the next player can act. */
    SlowPosition next() {
        if (move instanceof Placement placement) {
            return afterPlacement(placement.role());
        }
        boolean took = captured || move instanceof Removal;
        if (took
                && rules.loses().isPresent()
                && board.count(enemy) <= rules.loses().getAsInt()) {
            // spec section 12: "1 (then count)" where a blocked player's game is decided by count
            String phase = rules.blocked() == Blocked.COUNT ? byCount(board, "reduced") : over(mover, "reduced");
            return turnOf(goesOn() ? mover : enemy, phase);
        }
        if (goesOn()) {
            return turnOf(mover, move instanceof Movement movement ? "again:" + movement.to() : afterRemoval());
        }
        if (rules.quiet() > 0 && isCounted() && quiet() == rules.quiet()) {
            return turnOf(enemy, byCount(board, "quiet"));
        }
        if (move == LatrunculiMove.PASS) {
            return turnOf(enemy, before.phase().equals("passed") ? "over:draw:passes" : startOfTurn("passed"));
        }
        return endOfTurn();
    }

    /** The opponent's turn. */
    SlowPosition endOfTurn() {
        return turnOf(enemy, startOfTurn("move"));
    }

    /** Whether the action leaves the same player to act: a removal before the move, a capture with a second move. */
    private boolean goesOn() {
        return move instanceof Removal
                ? rules.removal() != LatrunculiRules.Removal.INSTEAD
                : captured && rules.again() != Again.NONE;
    }

    private String afterRemoval() {
        boolean more = rules.removal() == LatrunculiRules.Removal.BEFORE_ANY && board.hasTrapped(enemy);
        return more ? "remove" : "move";
    }

    /** The opponent's phase, who may have to lift trapped pieces of the mover first. */
    private String startOfTurn(String phase) {
        boolean removes = rules.removal() != LatrunculiRules.Removal.INSTEAD && board.hasTrapped(mover);
        return removes ? "remove" : phase;
    }

    /** A position whose player to act has no action left, where that ends the game. */
    static SlowPosition blockedIn(LatrunculiRules rules, SlowPosition position) {
        return position.with(
                rules.blocked() == Blocked.LOSS
                        ? over(position.toAct().opponent(), "blocked")
                        : byCount(position.board(), "blocked"));
    }

    private SlowPosition afterPlacement(Role role) {
        Map<Side, Integer> men = new EnumMap<>(before.men());
        Map<Side, Integer> duces = new EnumMap<>(before.duces());
        (role == Role.MAN ? men : duces).merge(mover, -1, Integer::sum);
        SlowPosition placed = new SlowPosition(board, mover, men, duces, "place", before.quiet(), before.back());
        boolean second = rules.placement() == LatrunculiRules.Placement.TWO_BY_TWO
                && role == Role.MAN
                && before.phase().equals("place")
                && men.get(mover) > 0;
        if (second) {
            return placed.with("place2");
        }
        boolean enemyHas = placed.hasInHand(enemy);
        boolean moverHas = placed.hasInHand(mover);
        Side next = moverHas && !enemyHas ? mover : enemy;
        String phase = moverHas || enemyHas ? "place" : startOfTurn("move");
        return new SlowPosition(board, next, men, duces, phase, before.quiet(), before.back());
    }

    private SlowPosition turnOf(Side side, String phase) {
        return new SlowPosition(board, side, before.men(), before.duces(), phase, quiet(), back());
    }

    /** A stop is no move; a forced pass counts as one. */
    private boolean isCounted() {
        return move instanceof Movement ? !captured : move == LatrunculiMove.PASS;
    }

    private int quiet() {
        if (rules.quiet() == 0 || captured || move instanceof Removal) {
            return 0;
        }
        return isCounted() ? Math.min(before.quiet() + 1, rules.quiet()) : before.quiet();
    }

    /** The last moves that may not be taken straight back (notation: back). */
    private Map<Side, Movement> back() {
        Map<Side, Movement> back = new EnumMap<>(Side.class);
        if (rules.repetition() != LatrunculiRules.Repetition.NO_REVERSAL) {
            return back;
        }
        back.putAll(before.back());
        // a turn without a move erases the entry; a stop and a removal before the move are parts of a turn with one
        boolean withoutMove = move == LatrunculiMove.PASS
                || move instanceof Removal && rules.removal() == LatrunculiRules.Removal.INSTEAD;
        if (withoutMove) {
            back.remove(mover);
        }
        if (move instanceof Movement movement) {
            back.put(mover, movement);
        }
        back.values().removeIf(entry -> board.isVacant(entry.to()));
        return back;
    }

    private static String byCount(SlowBoard board, String why) {
        int difference = board.count(Side.WHITE) - board.count(Side.BLACK);
        return difference == 0 ? "over:draw:" + why : over(difference > 0 ? Side.WHITE : Side.BLACK, why);
    }

    private static String over(Side winner, String why) {
        return "over:" + winner.letter() + ":" + why;
    }
}
