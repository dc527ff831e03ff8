package io.github.lusoria.escaques;

import io.github.lusoria.core.Message;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What keeps a setup from being a position of some rules. */
final class SetupCheck {
    private final EscaquesSetup setup;
    private final EscaquesRules rules;
    private final List<Message> violations = new ArrayList<>();

    private SetupCheck(EscaquesSetup setup, EscaquesRules rules) {
        this.setup = setup;
        this.rules = rules;
    }

    static List<Message> violations(EscaquesSetup setup, EscaquesRules rules) {
        SetupCheck check = new SetupCheck(setup, rules);
        check.spaces();
        check.assignment();
        check.scores();
        check.rounds();
        check.thrown();
        check.end();
        return check.violations;
    }

    private void add(String key, String pattern, Object... arguments) {
        violations.add(Message.of("escaques.setup." + key, pattern, arguments));
    }

    private void spaces() {
        for (Planet planet : Planet.values()) {
            Ring ring = rules.ringOf(planet);
            if (!ring.contains(setup.space(planet))) {
                add(
                        "space",
                        "{0} stands on {1}, but its ring has spaces 1 to {2} in each sign",
                        planet.displayName(),
                        setup.space(planet),
                        ring.spacesPerSign());
            }
        }
    }

    private void assignment() {
        Set<Planet> taken = EnumSet.noneOf(Planet.class);
        int next = 0;
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            Optional<Planet> planet = setup.planet(seat);
            if (planet.isEmpty()) {
                next = next == 0 ? seat : next;
                continue;
            }
            if (!taken.add(planet.get())) {
                add("planet-twice", "two seats play {0}", planet.get().displayName());
            }
            if (next != 0) {
                add("seat-order", "seat {0} has a planet, but seat {1} before it has none", seat, next);
            }
        }
        if (next == 0) {
            return;
        }
        if (setup.seatToAct().orElse(next) != next) {
            add(
                    "seat-to-throw",
                    "seat {1} is to throw, but seat {0} has no planet yet and throws first",
                    next,
                    setup.seatToAct().orElseThrow());
        }
        if (setup.roundsCompleted() > 0) {
            add("rounds-unassigned", "rounds were played, but seat {0} has no planet", next);
        }
    }

    private void scores() {
        ScoreBounds bounds = new ScoreBounds(rules);
        long sum = 0;
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            int score = setup.score(seat);
            int least = bounds.leastOf(setup, seat);
            int most = bounds.mostOf(setup, seat);
            sum += score;
            if (score < least || score > most) {
                add(
                        "score",
                        "seat {0} has {1} points, but its score can only lie between {2} and {3} here",
                        seat,
                        score,
                        least,
                        most);
            }
        }
        int start = Planet.COUNT * rules.initialScore();
        if (rules.payment() == EscaquesRules.Payment.TRANSFER && sum != start) {
            add(
                    "sum",
                    "the scores add up to {0}, but as every point is paid by one seat to another they add up to {1}",
                    sum,
                    start);
        }
    }

    private void rounds() {
        if (rules.rounds() == 0 && setup.roundsCompleted() > 0) {
            add("rounds", "rounds are given, but this ruleset does not count them");
        } else if (setup.roundsCompleted() > rules.rounds()) {
            add(
                    "rounds-range",
                    "{0} rounds were played, but only {1} were agreed",
                    setup.roundsCompleted(),
                    rules.rounds());
        }
    }

    private void thrown() {
        if (setup.thrown().isEmpty()) {
            return;
        }
        if (rules.throwUse() == EscaquesRules.ThrowUse.FULL) {
            add("thrown", "a throw is given, but this ruleset leaves no choice after it");
        } else if (setup.isAssigning()) {
            add("thrown-unassigned", "a throw is given, but not every seat has a planet");
        }
    }

    private void end() {
        Optional<EscaquesTermination> why = Endings.of(
                rules,
                setup.roundsCompleted(),
                setup::score,
                planet -> setup.space(planet).sign());
        if (setup.seatToAct().isPresent() && why.isPresent()) {
            add(
                    "over",
                    "the game is over ({0}), but seat {1} is to act",
                    why.get().id(),
                    setup.seatToAct().getAsInt());
        } else if (setup.seatToAct().isEmpty() && why.isEmpty()) {
            add("not-over", "no seat is to act, but nothing has ended the game");
        }
    }
}
