package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.LatrunculiMove;
import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiMove.Placement;
import io.github.lusoria.latrunculi.LatrunculiMove.Removal;
import io.github.lusoria.latrunculi.LatrunculiRules;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import io.github.lusoria.latrunculi.Side;
import java.util.EnumMap;
import java.util.Map;

/** Whose turn it is after an action, and whether the game is over (spec section 3, end; section 0). */
final class SlowEnd {
    private final LatrunculiRules rules;
    private final SlowPosition before;
    private final SlowBoard board;
    private final LatrunculiMove move;
    private final Side mover;
    private final Side enemy;

    SlowEnd(LatrunculiRules rules, SlowPosition before, SlowBoard after, LatrunculiMove move) {
        this.rules = rules;
        this.before = before;
        this.board = after;
        this.move = move;
        mover = before.toAct();
        enemy = mover.opponent();
    }

    /** The position after the action, before anyone asks whether the next player can act. */
    SlowPosition next() {
        if (move instanceof Placement) {
            return afterPlacement();
        }
        if (move instanceof Removal
                && rules.loses().isPresent()
                && board.count(enemy) <= rules.loses().getAsInt()) {
            return turnOf(enemy, over(mover, "reduced"));
        }
        if (rules.quiet() > 0 && !(move instanceof Removal) && quiet() == rules.quiet()) {
            return turnOf(enemy, byCount(board, "quiet"));
        }
        if (move == LatrunculiMove.PASS) {
            return turnOf(enemy, before.phase().equals("passed") ? "over:draw:passes" : "passed");
        }
        return turnOf(enemy, "move");
    }

    /** A position whose player to act has no action left, where that ends the game. */
    static SlowPosition blockedIn(LatrunculiRules rules, SlowPosition position) {
        Side side = position.toAct();
        String phase = rules.blocked() == Blocked.LOSS
                ? over(side.opponent(), "blocked")
                : byCount(position.board(), "blocked");
        return new SlowPosition(position.board(), side, position.hand(), phase, position.quiet(), position.back());
    }

    private SlowPosition afterPlacement() {
        Map<Side, Integer> hand = new EnumMap<>(before.hand());
        hand.merge(mover, -1, Integer::sum);
        boolean enemyHas = hand.get(enemy) > 0;
        boolean moverHas = hand.get(mover) > 0;
        Side next = moverHas && !enemyHas ? mover : enemy;
        return new SlowPosition(
                board, next, hand, moverHas || enemyHas ? "place" : "move", before.quiet(), before.back());
    }

    private SlowPosition turnOf(Side side, String phase) {
        return new SlowPosition(board, side, before.hand(), phase, quiet(), back());
    }

    /** Every action of the movement phase but a removal counts one, a forced pass included, up to the limit. */
    private int quiet() {
        if (rules.quiet() == 0 || move instanceof Removal) {
            return 0;
        }
        return move instanceof Placement ? before.quiet() : Math.min(before.quiet() + 1, rules.quiet());
    }

    /** The last moves that may not be taken straight back (notation: back). */
    private Map<Side, Movement> back() {
        Map<Side, Movement> back = new EnumMap<>(Side.class);
        back.putAll(before.back());
        if (rules.repetition() != Repetition.NO_REVERSAL || move instanceof Placement) {
            return back;
        }
        back.remove(mover);
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
