package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import io.github.lusoria.latrunculi.LatrunculiRules.Entry;
import io.github.lusoria.latrunculi.LatrunculiRules.Leap;
import io.github.lusoria.latrunculi.LatrunculiRules.Leaps;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Rulesets of trap and release with any of the options that Schädler's have, and positions of them: such as games reach,
 * and such as are set up. They shrink towards Schädler 2001 and the empty board.
 */
class LatrunculiDomain extends DomainContextBase {
    private static final int MOST_PLIES = 120;

    @Provide
    Arbitrary<LatrunculiRules> rules() {
        Arbitrary<LatrunculiRules.Builder> builders = Combinators.combine(
                        Arbitraries.integers().between(2, 8).shrinkTowards(8),
                        Arbitraries.integers().between(2, 8).shrinkTowards(8),
                        Arbitraries.integers().between(0, SetupPlan.ANY),
                        Arbitraries.of(Leap.ANY, Leap.NONE, Leap.OWN_OR_TRAPPED, Leap.ENEMY),
                        Arbitraries.of(Leaps.SEVERAL, Leaps.ONE),
                        Arbitraries.of(DoubleTrap.class),
                        Arbitraries.of(Entry.ONLY_IF_IT_TRAPS, Entry.SAFE))
                .as((ranks, files, men, leap, leaps, doubleTrap, entry) ->
                        Examples.SCHADLER_2001.definition().toBuilder()
                                .ranks(ranks)
                                .files(files)
                                .men(2 + men % (ranks * files / 2 - 1))
                                .leap(leap)
                                .leaps(leap == Leap.NONE ? Leaps.ONE : leaps)
                                .doubleTrap(doubleTrap)
                                .entry(entry)
                                .losesAt(1));
        return Combinators.combine(
                        builders,
                        Arbitraries.of(Blocked.class),
                        Arbitraries.integers().between(0, 20),
                        Arbitraries.of(Repetition.NONE, Repetition.NO_REVERSAL, Repetition.POSITIONAL_SUPERKO),
                        Arbitraries.integers().between(0, 3))
                .as((builder, blocked, quiet, repetition, loses) -> {
                    builder.blocked(blocked).quiet(quiet).repetition(repetition);
                    return (loses == 0 ? builder : loses == 3 ? builder.neverReduced() : builder.losesAt(loses - 1))
                            .build();
                })
                .withoutEdgeCases();
    }

    @Provide
    Arbitrary<LatrunculiRuleset> rulesets() {
        return rules().map(Examples::ruleset);
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
                                .ofSize(64),
                        any.list().ofMaxSize(3),
                        any.list().ofSize(SetupPlan.TURN),
                        any.list().ofSize(2))
                .as(SetupPlan::new);
        return Combinators.combine(rulesets(), plans).as((ruleset, plan) -> ruleset.position(plan.setup(ruleset)));
    }

    @Provide
    Arbitrary<LatrunculiPosition> positions() {
        // their edge cases alone are more than a property's tries
        return Arbitraries.frequencyOf(Tuple.of(1, reachable()), Tuple.of(2, setUp()))
                .withoutEdgeCases();
    }
}
