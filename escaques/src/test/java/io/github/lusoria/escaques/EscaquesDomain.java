package io.github.lusoria.escaques;

import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Xoshiro256;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Rulesets of all options, positions that set-ups describe, and positions that games reach. */
public final class EscaquesDomain extends DomainContextBase {
    /** Any ruleset. */
    @Provide
    public Arbitrary<EscaquesRuleset> rulesets() {
        return Combinators.combine(
                        Arbitraries.of(EscaquesRules.Conjunction.class),
                        Arbitraries.of(EscaquesRules.Payment.class),
                        Arbitraries.of(EscaquesRules.Crossing.class),
                        Arbitraries.of(EscaquesRules.SignOrder.class),
                        Arbitraries.of(EscaquesRules.Rings.class),
                        Arbitraries.of(EscaquesRules.Start.class),
                        Arbitraries.of(EscaquesRules.ThrowUse.class),
                        ends())
                .as((conjunction, payment, crossing, signOrder, rings, start, throwUse, end) -> Escaques.alfonso()
                        .with(end.toBuilder()
                                .conjunction(conjunction)
                                .payment(payment)
                                .crossing(crossing)
                                .signOrder(signOrder)
                                .rings(rings)
                                .start(start)
                                .throwUse(throwUse)
                                .build()));
    }

    private static Arbitrary<EscaquesRules> ends() {
        return Combinators.combine(
                        Arbitraries.of(EscaquesRules.End.class),
                        Arbitraries.integers().between(0, 20),
                        Arbitraries.of(0, 0, 0, 12, -120, 7),
                        Arbitraries.integers().between(8, 1500))
                .as((end, rounds, initialScore, target) -> EscaquesRules.TEXT.toBuilder()
                        .end(end)
                        .rounds(end == EscaquesRules.End.ROUNDS ? rounds + 1 : rounds)
                        .initialScore(initialScore)
                        .target(end == EscaquesRules.End.SCORE_TARGET ? Math.max(target, initialScore + 1) : 0)
                        .build());
    }

    /** Any position, described by a set-up or reached by a game. */
    @Provide
    public Arbitrary<EscaquesPosition> positions() {
        return Arbitraries.oneOf(described(), reached());
    }

    private Arbitrary<EscaquesPosition> reached() {
        return Combinators.combine(
                        rulesets(), Arbitraries.longs(), Arbitraries.integers().between(0, 120))
                .as((ruleset, seed, plies) -> Playouts.play(ruleset.initial(), Xoshiro256.of(seed), plies)
                        .position());
    }

    private Arbitrary<EscaquesPosition> described() {
        return Combinators.combine(
                        rulesets(),
                        Arbitraries.integers().between(0, 83).list().ofSize(7),
                        Arbitraries.shuffle(Planet.values()),
                        Arbitraries.frequency(
                                net.jqwik.api.Tuple.of(4, 7),
                                net.jqwik.api.Tuple.of(1, 0),
                                net.jqwik.api.Tuple.of(1, 3)),
                        Arbitraries.integers().between(-3000, 3000).list().ofSize(7),
                        Arbitraries.integers().between(1, 7),
                        Arbitraries.integers().between(0, 7),
                        Arbitraries.integers().between(0, 20))
                .as(EscaquesDomain::position);
    }

    private static EscaquesPosition position(
            EscaquesRuleset ruleset,
            List<Integer> indexes,
            List<Planet> assignment,
            int assigned,
            List<Integer> scores,
            int seat,
            int face,
            int rounds) {
        EscaquesRules rules = ruleset.definition();
        EscaquesSetup.Builder setup = EscaquesSetup.builder().assign(assignment.subList(0, assigned));
        for (Planet planet : Planet.values()) {
            Ring ring = rules.ringOf(planet);
            setup.put(planet, ring.space(indexes.get(planet.face() - 1) % ring.spaces()));
        }
        int sum = 0;
        for (int i = 1; i <= 6; i++) {
            setup.score(i, scores.get(i - 1));
            sum += scores.get(i - 1);
        }
        boolean transfers = rules.payment() == EscaquesRules.Payment.TRANSFER;
        setup.score(7, transfers ? 7 * rules.initialScore() - sum : scores.get(6));
        if (assigned == Planet.COUNT) {
            setup.toThrow(seat);
            setup.roundsCompleted(rules.rounds() == 0 ? 0 : rounds % rules.rounds());
            if (rules.throwUse() == EscaquesRules.ThrowUse.UP_TO && face > 0) {
                setup.toChoose(seat, face);
            }
        }
        try {
            return ruleset.position(setup.build());
        } catch (InvalidSetupException over) {
            return ruleset.position(setup.over().build());
        }
    }
}
