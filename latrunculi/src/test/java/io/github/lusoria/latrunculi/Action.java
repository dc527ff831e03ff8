package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Transition;
import io.github.lusoria.latrunculi.LatrunculiEvent.Freed;
import io.github.lusoria.latrunculi.LatrunculiEvent.Trapped;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import java.util.ArrayList;
import java.util.List;

/**
 * A legal move with the position before it and what it did.
 *
 * @param before the position before
 * @param move the move
 * @param done the position after it, and the events
 */
record Action(LatrunculiPosition before, LatrunculiMove move, Transition<LatrunculiPosition, LatrunculiEvent> done) {
    LatrunculiPosition after() {
        return done.position();
    }

    Side mover() {
        return before.sideToAct();
    }

    Side enemy() {
        return mover().opponent();
    }

    List<Square> trapped() {
        List<Square> squares = new ArrayList<>();
        for (LatrunculiEvent event : done.events()) {
            if (event instanceof Trapped) {
                squares.add(event.square());
            }
        }
        return squares;
    }

    List<Square> freedBy(String rule) {
        List<Square> squares = new ArrayList<>();
        for (LatrunculiEvent event : done.events()) {
            if (event instanceof Freed freed && freed.rule().toString().equals(rule)) {
                squares.add(event.square());
            }
        }
        return squares;
    }

    boolean keepsPairs() {
        return before.ruleset().definition().doubleTrap() == DoubleTrap.PAIRS;
    }

    @Override
    public String toString() {
        return before.ruleset() + " at " + before + ", " + move;
    }

    /** Every legal move of a position. */
    static List<Action> all(LatrunculiPosition position) {
        List<Action> actions = new ArrayList<>();
        for (LatrunculiMove move : position.legalMoves()) {
            actions.add(new Action(position, move, position.explain(move)));
        }
        return actions;
    }
}
