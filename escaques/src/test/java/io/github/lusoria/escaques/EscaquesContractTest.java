package io.github.lusoria.escaques;

import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.testkit.RulesetContract;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Every reading, and every option by itself, passes the battery that every game runs. */
@Execution(ExecutionMode.CONCURRENT)
class EscaquesContractTest implements RulesetContract {
    @Override
    public List<? extends Ruleset<?, ?>> rulesets() {
        EscaquesRuleset text = Escaques.alfonso();
        return List.of(
                text,
                Escaques.stakes(),
                Escaques.ludii(),
                text.with("crossing", "EVERY_ENTERED"),
                text.with("signOrder", "AGAINST_MOVEMENT"),
                text.with("throwUse", "UP_TO"),
                text.with(Map.of("end", "SCORE_TARGET", "target", "200")),
                text.with(Map.of("end", "SCORE_TARGET", "target", "400", "rounds", "0", "conjunction", "GAIN")),
                text.with("end", "AMULI"),
                Escaques.stakes()
                        .with(Map.of(
                                "crossing",
                                "EVERY_ENTERED",
                                "signOrder",
                                "AGAINST_MOVEMENT",
                                "throwUse",
                                "UP_TO",
                                "end",
                                "SCORE_TARGET",
                                "target",
                                "2000",
                                "initialScore",
                                "-120",
                                "rounds",
                                "3")));
    }
}
