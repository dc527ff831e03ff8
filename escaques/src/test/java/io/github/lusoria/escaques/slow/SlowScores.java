package io.github.lusoria.escaques.slow;

import io.github.lusoria.escaques.EscaquesRules;
import io.github.lusoria.escaques.EscaquesRules.Payment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The points of one turn (spec section 2.4; section 3, O5). */
final class SlowScores {
    /** Rulebook: points that would take a score farther from 0 than this are not counted where no rounds are. */
    private static final long LIMIT = 1_000_000_000;

    private final EscaquesRules rules;
    private final SlowPosition position;
    private final SlowPlanet mover;
    private final long[] scores;

    SlowScores(EscaquesRules rules, SlowPosition before) {
        this.rules = rules;
        position = before;
        mover = before.mover();
        scores = before.scores().stream().mapToLong(Integer::longValue).toArray();
    }

    /** The scores after the mover has entered some signs, the other planets standing where they stood. */
    List<Integer> after(List<String> entered, List<String> events) {
        List<String> scored = new ArrayList<>();
        for (String sign : entered) {
            scored.add(entry(sign));
            for (SlowPlanet other : SlowPlanet.values()) {
                if (other != mover) {
                    score(sign, other, scored);
                }
            }
        }
        if (rules.rounds() == 0 && Arrays.stream(scores).anyMatch(score -> Math.abs(score) > LIMIT)) {
            // formats do not say it: as no points are counted, none are told
            entered.forEach(sign -> events.add(entry(sign)));
            return position.scores();
        }
        events.addAll(scored);
        List<Integer> after = new ArrayList<>();
        for (long score : scores) {
            after.add(Math.toIntExact(score));
        }
        return List.copyOf(after);
    }

    private static String entry(String sign) {
        return "entered " + sign + " by escaques.entry";
    }

    private void score(String sign, SlowPlanet other, List<String> events) {
        SlowAspect aspect = SlowAspect.of(sign, position.sky().get(other).sign(), rules.conjunction());
        int points = aspect.points();
        if (points == 0) {
            return;
        }
        events.add("scored " + aspect.title() + " " + other.title + " " + points + " by escaques."
                + (aspect.title().equals("conjunction") ? "conjunction" : "aspects"));
        scores[position.seats().indexOf(mover)] += points;
        if (rules.payment() == Payment.TRANSFER) {
            scores[position.seats().indexOf(other)] -= points;
            SlowPlanet from = points > 0 ? other : mover;
            SlowPlanet to = points > 0 ? mover : other;
            events.add("paid " + Math.abs(points) + " from " + from.title + " to " + to.title + " by escaques.payment");
        }
    }
}
