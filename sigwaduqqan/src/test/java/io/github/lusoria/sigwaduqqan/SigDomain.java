package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Rational;
import io.github.lusoria.core.Xoshiro256;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Rulesets with any options, and positions that their random games reach. They shrink towards the text and its start. */
class SigDomain extends DomainContextBase {
    private static final int MOST_PLIES = 300;

    @Provide
    Arbitrary<SigRuleset> rulesets() {
        Arbitrary<SigRules.Builder> builders = Combinators.combine(
                        Arbitraries.integers().between(2, 9),
                        Arbitraries.of(SigRules.Arrival.class),
                        Arbitraries.of(SigRules.SeventhSig.class),
                        Arbitraries.of(SigRules.SigCount.class),
                        Arbitraries.of(SigRules.GhoulaStart.class),
                        Arbitraries.of(SigRules.GhoulaCatch.class),
                        Arbitraries.of(SigRules.Drag.class))
                .as((players, arrival, seventhSig, sigCount, start, catching, drag) ->
                        Resources.TEXT.definition().toBuilder()
                                .players(players)
                                .arrival(arrival)
                                .seventhSig(seventhSig)
                                .sigCount(sigCount)
                                .ghoulaStart(start)
                                .ghoulaCatch(catching)
                                .drag(drag));
        return Combinators.combine(
                        builders,
                        Arbitraries.of(true, false),
                        Arbitraries.of(false, true),
                        Arbitraries.of(SigRules.Stayers.class),
                        Arbitraries.integers().between(0, 20),
                        Arbitraries.of(SigRules.End.class),
                        Arbitraries.integers().between(1, 6))
                .as((builder, mayMove, shared, stayers, zero, end, white) -> builder.draggedMayMove(mayMove)
                        .sharedSquareCatches(shared)
                        .stayers(stayers)
                        .zeroAtKaaba(zero)
                        .end(end)
                        .whiteProbability(Rational.of(white, 7)))
                .map(SigDomain::ruleset)
                .filter(Optional::isPresent)
                .map(Optional::orElseThrow)
                .withoutEdgeCases();
    }

    private static Optional<SigRuleset> ruleset(SigRules.Builder builder) {
        try {
            return Optional.of(Resources.TEXT.with(builder.build()));
        } catch (InvalidRulesetException contradiction) {
            return Optional.empty();
        }
    }

    @Provide
    Arbitrary<SigPosition> positions() {
        return Combinators.combine(
                        Arbitraries.oneOf(
                                rulesets(), Arbitraries.of(Resources.TEXT, Resources.EVIDENCE, Resources.LUDII)),
                        Arbitraries.longs(),
                        Arbitraries.integers().between(0, MOST_PLIES))
                .as((ruleset, seed, plies) -> Playouts.play(ruleset.initial(), Xoshiro256.of(seed), plies)
                        .position())
                .withoutEdgeCases();
    }
}
