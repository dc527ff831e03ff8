package io.github.lusoria.core;

import io.github.lusoria.core.testkit.Lamps;
import io.github.lusoria.core.testkit.Race;
import io.github.lusoria.core.testkit.RulesetContract;
import io.github.lusoria.core.testkit.TicTacToe;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The toy games pass the battery that every game runs. */
@Execution(ExecutionMode.CONCURRENT)
class ToyGamesContractTest implements RulesetContract {
    @Override
    public List<? extends Ruleset<?, ?>> rulesets() {
        return List.of(
                Race.STANDARD,
                new Race(9, "LOADED"),
                new Race(2, "FAIR"),
                TicTacToe.RULESET,
                Lamps.STANDARD,
                Lamps.STANDARD.with("repetition", "POSITIONAL_SUPERKO"),
                Lamps.STANDARD.with(Map.of("repetition", "SITUATIONAL_SUPERKO", "blocked", "LOSS")),
                Lamps.STANDARD.with(Map.of("repetition", "POSITIONAL_SUPERKO", "hash", "POOR", "lamps", "8")),
                Lamps.STANDARD.with(Map.of("repetition", "SITUATIONAL_SUPERKO", "blocked", "NEVER")),
                Lamps.STANDARD.with("repetition", "THREEFOLD_DRAW"));
    }
}
