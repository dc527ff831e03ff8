package io.github.lusoria.escaques;

import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.testkit.NullContract;
import java.util.List;

class NullContractTest implements NullContract {
    @Override
    public Class<?> module() {
        return Escaques.class;
    }

    @Override
    public List<?> samples() {
        EscaquesRuleset ruleset = Escaques.alfonso();
        EscaquesPosition start = ruleset.initial();
        EscaquesSetup setup = EscaquesSetup.from(start);
        EscaquesRules rules = ruleset.definition();
        return List.of(
                ruleset,
                start,
                new EscaquesMove.Throw(1),
                setup,
                setup.toBuilder(),
                rules,
                rules.toBuilder(),
                rules.ringOf(Planet.MOON),
                rules.startOf(Planet.MOON),
                AspectScoring.of(rules),
                DiagramOptions.DEFAULT);
    }
}
