package io.github.lusoria.escaques;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;

/** Whether a game is over, which follows from the rounds, the scores and the planets alone. */
final class Endings {
    private Endings() {}

    static Optional<EscaquesTermination> of(
            EscaquesRules rules, int roundsCompleted, IntUnaryOperator score, Function<Planet, Sign> sign) {
        if (rules.end() == EscaquesRules.End.SCORE_TARGET && reaches(score, rules.target())) {
            return Optional.of(EscaquesTermination.TARGET);
        }
        if (rules.end() == EscaquesRules.End.AMULI && isConfiguration(sign)) {
            return Optional.of(EscaquesTermination.CONFIGURATION);
        }
        return rules.rounds() > 0 && roundsCompleted == rules.rounds()
                ? Optional.of(EscaquesTermination.ROUNDS)
                : Optional.empty();
    }

    private static boolean reaches(IntUnaryOperator score, int target) {
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            if (score.applyAsInt(seat) >= target) {
                return true;
            }
        }
        return false;
    }

    private static boolean isConfiguration(Function<Planet, Sign> sign) {
        Sign sun = sign.apply(Planet.SUN);
        Sign mars = sign.apply(Planet.MARS);
        return sun == sign.apply(Planet.JUPITER)
                && mars == sign.apply(Planet.VENUS)
                && Aspect.between(sun, mars) == Aspect.OPPOSITION;
    }
}
