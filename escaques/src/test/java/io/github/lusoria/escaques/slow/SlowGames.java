package io.github.lusoria.escaques.slow;

import io.github.lusoria.escaques.EscaquesPosition;
import io.github.lusoria.escaques.EscaquesRules;
import io.github.lusoria.escaques.EscaquesRules.End;
import io.github.lusoria.escaques.EscaquesRules.Payment;
import io.github.lusoria.escaques.EscaquesRules.ThrowUse;
import io.github.lusoria.escaques.EscaquesRuleset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Random rulesets, games and positions for the comparison. */
public final class SlowGames {
    private SlowGames() {}

    /** Rules of any options (spec section 6), such that most games have one or the other of their ends soon. */
    public static EscaquesRules rules(EscaquesRules from, RandomGenerator random) {
        EscaquesRules.Builder rules = from.toBuilder()
                .conjunction(any(EscaquesRules.Conjunction.values(), random))
                .payment(any(Payment.values(), random))
                .crossing(any(EscaquesRules.Crossing.values(), random))
                .signOrder(any(EscaquesRules.SignOrder.values(), random))
                .rings(any(EscaquesRules.Rings.values(), random))
                .start(any(EscaquesRules.Start.values(), random))
                .throwUse(any(ThrowUse.values(), random));
        int initialScore = random.nextBoolean() ? 0 : random.nextInt(2001) - 1000;
        End end = any(End.values(), random);
        boolean isEndless = end != End.ROUNDS && random.nextBoolean();
        return rules.initialScore(initialScore)
                .end(end)
                .rounds(isEndless ? 0 : 1 + random.nextInt(20))
                .target(end == End.SCORE_TARGET ? Math.max(0, initialScore) + 1 + random.nextInt(800) : 0)
                .build();
    }

    private static <T> T any(T[] values, RandomGenerator random) {
        return values[random.nextInt(values.length)];
    }

    /** Plays a game at random to its end, comparing every position on the way and what every move there leads to. */
    public static EscaquesPosition play(EscaquesPosition start, int mostPlies, RandomGenerator random) {
        EscaquesPosition position = start;
        SlowModel model = SlowModel.of(start.toString(), start.ruleset().definition());
        for (int ply = 0; ply < mostPlies && position.outcome().isEmpty(); ply++) {
            SlowAgreement.compare(position, model);
            int index = random.nextInt(position.legalMoveCount());
            model = model.play(model.legalMoves().get(index)).next();
            position = position.play(index);
        }
        SlowAgreement.compare(position, model);
        return position;
    }

    /**
     * The text of any position that may be set up (rulebook: "set-ups"): planets anywhere, often two or more in a sign
     * and its opposite, seats assigned in part or all, and scores that games need not lead to.
     */
    public static String position(EscaquesRuleset ruleset, RandomGenerator random) {
        EscaquesRules rules = ruleset.definition();
        List<SlowPlanet> seats = new ArrayList<>(List.of(SlowPlanet.values()));
        Collections.shuffle(seats, new Random(random.nextLong()));
        int assigned = random.nextInt(4) == 0 ? random.nextInt(SlowPosition.SEATS) : SlowPosition.SEATS;
        boolean isAssigned = assigned == SlowPosition.SEATS;
        int turn = isAssigned ? 1 + random.nextInt(SlowPosition.SEATS) : assigned + 1;
        boolean choosing = isAssigned && rules.throwUse() == ThrowUse.UP_TO && random.nextBoolean();
        SlowPosition position = new SlowPosition(
                sky(rules, random),
                seats.subList(0, assigned),
                scores(rules, random),
                turn,
                choosing ? 1 + random.nextInt(SlowPosition.SEATS) : 0,
                isAssigned && rules.rounds() > 0 ? random.nextInt(rules.rounds()) : 0);
        return SlowModel.settled(position.text(rules), rules).text();
    }

    private static Map<SlowPlanet, SlowSpace> sky(EscaquesRules rules, RandomGenerator random) {
        int axis = random.nextInt(SlowSpace.SIGNS.size() / 2);
        boolean crowded = random.nextBoolean();
        Map<SlowPlanet, SlowSpace> sky = new EnumMap<>(SlowPlanet.class);
        for (SlowPlanet planet : SlowPlanet.values()) {
            int sign = crowded ? axis + 6 * random.nextInt(2) : random.nextInt(SlowSpace.SIGNS.size());
            sky.put(planet, new SlowSpace(SlowSpace.SIGNS.get(sign), 1 + random.nextInt(planet.spacesPerSign(rules))));
        }
        return sky;
    }

    private static List<Integer> scores(EscaquesRules rules, RandomGenerator random) {
        List<Integer> scores = new ArrayList<>();
        int sum = 0;
        for (int seat = 1; seat < SlowPosition.SEATS; seat++) {
            int score = rules.initialScore() + random.nextInt(1501) - 1000;
            scores.add(score);
            sum += score;
        }
        scores.add(
                rules.payment() == Payment.TRANSFER
                        ? SlowPosition.SEATS * rules.initialScore() - sum
                        : rules.initialScore() + random.nextInt(1501) - 1000);
        return List.copyOf(scores);
    }
}
