package io.github.lusoria.escaques;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Tells what a legal move makes happen, from the rules as they are written, not from the engine's tables. */
final class Events {
    private final EscaquesPosition before;
    private final EscaquesPosition after;
    private final List<EscaquesEvent> events = new ArrayList<>();

    private Events(EscaquesPosition before, EscaquesPosition after) {
        this.before = before;
        this.after = after;
    }

    static List<EscaquesEvent> of(EscaquesPosition before, EscaquesMove move, EscaquesPosition after) {
        Events events = new Events(before, after);
        events.tell(move);
        return events.events;
    }

    private void tell(EscaquesMove move) {
        int seat = before.seatToAct().orElseThrow();
        int spaces = 0;
        if (move instanceof EscaquesMove.Throw thrown) {
            events.add(new EscaquesEvent.Threw(thrown.face()));
            if (before.planet(seat).isEmpty()) {
                events.add(new EscaquesEvent.Assigned(Planet.ofFace(thrown.face())));
            } else if (after.thrown().isEmpty()) {
                spaces = thrown.face();
            }
        } else {
            spaces = ((EscaquesMove.Advance) move).spaces();
        }
        if (spaces > 0) {
            tellAdvance(before.planet(seat).orElseThrow(), spaces);
        }
        after.outcome()
                .ifPresent(outcome -> events.add(new EscaquesEvent.Ended((EscaquesTermination) outcome.termination())));
    }

    private void tellAdvance(Planet planet, int spaces) {
        EscaquesRules rules = before.ruleset().definition();
        Ring ring = rules.ringOf(planet);
        Space from = before.space(planet);
        events.add(new EscaquesEvent.Moved(planet, ring.advance(from, spaces)));
        List<Sign> entered = ring.entered(from, spaces);
        if (rules.crossing() == EscaquesRules.Crossing.FINAL && !entered.isEmpty()) {
            entered = List.of(entered.get(entered.size() - 1));
        }
        Map<Planet, Sign> others = new EnumMap<>(Planet.class);
        for (Planet other : Planet.values()) {
            if (other != planet) {
                others.put(other, before.space(other).sign());
            }
        }
        boolean counts = before.countsPoints(spaces);
        for (Sign sign : entered) {
            events.add(new EscaquesEvent.Entered(sign));
            for (FormedAspect aspect :
                    AspectScoring.of(rules).score(sign, others).aspects()) {
                if (aspect.points() != 0 && counts) {
                    tellPoints(planet, aspect, rules.payment());
                }
            }
        }
    }

    private void tellPoints(Planet planet, FormedAspect aspect, EscaquesRules.Payment payment) {
        events.add(new EscaquesEvent.Scored(aspect.aspect(), aspect.planet(), aspect.points()));
        if (payment == EscaquesRules.Payment.TRANSFER) {
            events.add(
                    aspect.points() > 0
                            ? new EscaquesEvent.Paid(aspect.points(), aspect.planet(), planet)
                            : new EscaquesEvent.Paid(-aspect.points(), planet, aspect.planet()));
        }
    }
}
