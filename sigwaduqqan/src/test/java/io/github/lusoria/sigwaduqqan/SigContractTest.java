package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.testkit.RulesetContract;
import java.util.List;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The battery that every game runs, on the listed readings and on others with changed options. */
@Execution(ExecutionMode.CONCURRENT)
class SigContractTest implements RulesetContract {
    @Override
    public List<? extends Ruleset<?, ?>> rulesets() {
        return List.of(
                Resources.TEXT,
                Resources.EVIDENCE,
                Resources.LUDII,
                Resources.TEXT.withPlayers(8),
                Resources.EVIDENCE.withPlayers(5).with("whiteProbability", "2/3"),
                Resources.LUDII.withPlayers(4),
                Resources.ruleset(Resources.TEXT
                        + "?arrival=STOP&drag=IMMEDIATE&end=LAST_SURVIVOR&ghoulaCatch=EXACT_LANDING&players=3"),
                Resources.ruleset(
                        Resources.LUDII + "?draggedMayMove=false&end=FIRST_TO_KAABA&ghoulaStart=SQUARE_1&players=12"));
    }
}
