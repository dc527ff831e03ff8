package io.github.lusoria.sigwaduqqan.slow;

import io.github.lusoria.sigwaduqqan.SigRules;
import io.github.lusoria.sigwaduqqan.SigRules.Drag;
import io.github.lusoria.sigwaduqqan.SigRules.GhoulaCatch;
import io.github.lusoria.sigwaduqqan.SigRules.Stayers;
import java.util.ArrayList;
import java.util.List;

/** One walk of the Ghoula: the steps of one throw (spec section 4, Ghoula). */
final class SlowGhoula {
    private static final int HOUSE = 1;
    private static final int FARTHEST = 15;

    private final SigRules rules;
    private final SlowPosition position;
    private final List<String> events;
    /** Those who never moved and go along with the first move (spec section 5, Q15). */
    private List<SlowFather> stayers = new ArrayList<>();

    SlowGhoula(SigRules rules, SlowPosition position, List<String> events) {
        this.rules = rules;
        this.position = position;
        this.events = events;
    }

    void walk(int steps) {
        if (steps > 0 && rules.stayers() == Stayers.DRAGGED_FORWARD && position.ghoula == HOUSE) {
            stayers = position.on(HOUSE);
        }
        for (int left = steps; left > 0; left--) {
            if (canStep()) {
                step(left == 1);
            } else {
                stay(left < steps);
                break;
            }
        }
        setDown();
    }

    /** Whom it drags back; under {@code IMMEDIATE} it drags nobody (spec section 5, Q11). */
    private List<SlowFather> cargo() {
        return rules.drag() == Drag.STEPWISE ? position.dragged() : List.of();
    }

    /** Rulebook: under {@code IMMEDIATE}, who walked onto the Ghoula is lost at its next step. */
    private List<SlowFather> walkedOntoIt() {
        return rules.drag() == Drag.IMMEDIATE ? position.dragged() : List.of();
    }

    private boolean canStep() {
        if (!cargo().isEmpty()) {
            return true;
        }
        // section 0, ludii: while it stands on 1 with players it does not move
        boolean isHeld = rules.sharedSquareCatches()
                && position.ghoula == HOUSE
                && !position.on(HOUSE).isEmpty();
        return position.ghoula < FARTHEST && !isHeld;
    }

    private void step(boolean isLast) {
        List<SlowFather> cargo = cargo();
        List<SlowFather> lost = new ArrayList<>(walkedOntoIt());
        position.ghoula += cargo.isEmpty() ? 1 : -1;
        tell("Ghoula to " + position.ghoula, "ghoula.walk");
        for (SlowFather father : cargo) {
            father.dragTo(position.ghoula, rules);
            // burial says it all: formats are silent, the worked cases of the tests are not
            if (position.ghoula > HOUSE) {
                tell("dragged seat " + father.seat + " to " + position.ghoula, "ghoula.drag");
            }
        }
        stayers.forEach(father -> father.square = position.ghoula);
        // spec section 5, Q10
        if (rules.ghoulaCatch() == GhoulaCatch.STEPWISE || isLast) {
            lost.addAll(catchAll());
        }
        if (position.ghoula == HOUSE) {
            lost.addAll(cargo);
        }
        bury(lost);
    }

    /** A step that cannot be taken: the rest of the steps is lost. */
    private void stay(boolean hasMoved) {
        tell("Ghoula stays on " + position.ghoula, position.ghoula == 1 ? "ghoula.waits" : "ghoula.limit");
        // the rulebook does not say it: they are lost also where that step cannot be taken, or might be held for ever
        List<SlowFather> lost = new ArrayList<>(walkedOntoIt());
        // rulebook: EXACT_LANDING also holds where 15 cuts the walk short
        if (rules.ghoulaCatch() == GhoulaCatch.EXACT_LANDING && hasMoved) {
            lost.addAll(catchAll());
        }
        bury(lost);
    }

    private void bury(List<SlowFather> lost) {
        // by seat
        for (SlowFather father : position.fathers) {
            if (lost.contains(father)) {
                father.bury();
                tell("buried seat " + father.seat, "ghoula.burial");
            }
        }
    }

    /** Spec section 4: catches all who stand on the square reached, 2 to 15. Returns those who are lost by that. */
    private List<SlowFather> catchAll() {
        if (position.ghoula == HOUSE) {
            return List.of();
        }
        List<SlowFather> caught = position.on(position.ghoula).stream()
                .filter(father -> !father.dragged && !stayers.contains(father))
                .toList();
        for (SlowFather father : caught) {
            father.dragged = true;
            tell("caught seat " + father.seat, "ghoula.catch");
        }
        if (!caught.isEmpty()) {
            setDown();
        }
        return rules.drag() == Drag.IMMEDIATE ? caught : List.of();
    }

    /** Spec section 0, evidence: where the walk ends or somebody is caught, those who went along are set down. */
    private void setDown() {
        stayers.forEach(father -> tell("carried seat " + father.seat + " to " + father.square, "ghoula.stayers"));
        stayers = List.of();
    }

    private void tell(String event, String rule) {
        events.add(event + " by sigwaduqqan." + rule);
    }
}
