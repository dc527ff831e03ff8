package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.Rational;
import io.github.lusoria.core.testkit.NullContract;
import java.util.List;

class NullContractTest implements NullContract {
    @Override
    public Class<?> module() {
        return SigWaDuqqan.class;
    }

    @Override
    public List<?> samples() {
        SigRuleset ruleset = SigWaDuqqan.houmtAlArbah();
        SigPosition start = ruleset.initial();
        SigSetup setup = SigSetup.from(start);
        SigRules rules = ruleset.definition();
        return List.of(
                ruleset,
                start,
                StickThrow.ofWhiteSides(1),
                setup,
                SigSetup.builder(2),
                rules,
                rules.toBuilder(),
                Pilgrim.AT_START,
                LoneWalk.of(ruleset),
                Rational.of(1, 2),
                DiagramOptions.DEFAULT);
    }
}
