package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Xoshiro256;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Rulesets with any combination of all options on boards of any size, listed rulesets among them, and positions of them:
 * such as games reach, and such as are set up. They are drawn by seed and shrink only in what is set up.
 */
class AnyRulesDomain extends DomainContextBase {
    private static final int MOST_PLIES = 250;

    @Provide
    Arbitrary<LatrunculiRuleset> rulesets() {
        Arbitrary<LatrunculiRuleset> own = Combinators.combine(Arbitraries.of(Latrunculi.all()), Arbitraries.longs())
                .as((listed, seed) -> listed.with(Examples.rules(Xoshiro256.of(seed))));
        return Arbitraries.frequencyOf(Tuple.of(3, own), Tuple.of(1, Arbitraries.of(Latrunculi.all())))
                .withoutEdgeCases();
    }

    /** Positions that random games reach. */
    private Arbitrary<LatrunculiPosition> reachable() {
        return Combinators.combine(
                        rulesets(), Arbitraries.longs(), Arbitraries.integers().between(0, MOST_PLIES))
                .as((ruleset, seed, plies) -> Playouts.play(ruleset.initial(), Xoshiro256.of(seed), plies)
                        .position());
    }

    /** Positions that are set up. */
    private Arbitrary<LatrunculiPosition> setUp() {
        Arbitrary<Integer> any = Arbitraries.integers().between(0, SetupPlan.ANY);
        Arbitrary<SetupPlan> plans = Combinators.combine(
                        Arbitraries.of(false, false, true),
                        Arbitraries.integers()
                                .between(0, SetupPlan.CELL_CODES - 1)
                                .list()
                                .ofSize(SetupPlan.CELLS),
                        any.list().ofMaxSize(3),
                        any.list().ofSize(SetupPlan.TURN),
                        any.list().ofSize(2))
                .as(SetupPlan::new);
        return Combinators.combine(rulesets(), plans).as((ruleset, plan) -> ruleset.position(plan.setup(ruleset)));
    }

    @Provide
    Arbitrary<LatrunculiPosition> positions() {
        return Arbitraries.frequencyOf(Tuple.of(1, reachable()), Tuple.of(2, setUp()))
                .withoutEdgeCases();
    }
}
