package io.github.lusoria.escaques;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The scoring of Los Escaques by itself: from the sign that is entered and the signs of the others to points.
 *
 * <p>It needs no position and no turn:
 *
 * <pre>{@code
 * AspectScoring scoring = AspectScoring.of(Escaques.alfonso().definition());
 * AspectScore score = scoring.score(Sign.CANCER, Map.of(Planet.MOON, Sign.CANCER, Planet.MARS, Sign.SCORPIO));
 * // conjunction Moon -144, trine Mars 36: score.points() is -108
 * }</pre>
 *
 * <p>Only the conjunction and the payment matter to it. Which signs of a throw are scored is the matter of
 * {@link EscaquesRules.Crossing}; each of them is one call. An instance is immutable; two are equal when they score alike.
 *
 * @param conjunction what a conjunction is worth to the planet that enters
 * @param payment who pays
 */
public record AspectScoring(EscaquesRules.Conjunction conjunction, EscaquesRules.Payment payment) {
    /**
     * Creates a scoring.
     *
     * @param conjunction what a conjunction is worth
     * @param payment who pays
     */
    public AspectScoring {
        Objects.requireNonNull(conjunction, "conjunction");
        Objects.requireNonNull(payment, "payment");
    }

    /**
     * Returns the scoring of some rules.
     *
     * @param rules the rules
     * @return their scoring
     */
    public static AspectScoring of(EscaquesRules rules) {
        Objects.requireNonNull(rules, "rules");
        return new AspectScoring(rules.conjunction(), rules.payment());
    }

    /**
     * Returns the points of entering a sign for the aspect to one other planet.
     *
     * @param entered the sign that is entered
     * @param other where the other planet stands
     * @return the points of the planet that enters, negative for a loss
     */
    public int points(Sign entered, Sign other) {
        Objects.requireNonNull(entered, "entered");
        Objects.requireNonNull(other, "other");
        return AspectTable.points(AspectTable.code(conjunction), entered.number(), other.number());
    }

    /**
     * Returns what entering a sign is worth.
     *
     * @param entered the sign that is entered
     * @param others where the other planets stand; in the game there are six
     * @return every aspect, and the sum
     */
    public AspectScore score(Sign entered, Map<Planet, Sign> others) {
        Objects.requireNonNull(entered, "entered");
        Objects.requireNonNull(others, "others").values().forEach(sign -> Objects.requireNonNull(sign, "others"));
        List<FormedAspect> aspects = new ArrayList<>();
        for (Planet planet : Planet.values()) {
            Sign sign = others.get(planet);
            if (sign != null) {
                int points = points(entered, sign);
                aspects.add(new FormedAspect(
                        planet, sign, entered.distance(sign), Aspect.between(entered, sign), points, payer(points)));
            }
        }
        return new AspectScore(entered, aspects);
    }

    private FormedAspect.Payer payer(int points) {
        if (points == 0) {
            return FormedAspect.Payer.NOBODY;
        }
        if (points < 0) {
            return FormedAspect.Payer.MOVER;
        }
        return payment == EscaquesRules.Payment.BANK ? FormedAspect.Payer.BANK : FormedAspect.Payer.ASPECTED;
    }
}
