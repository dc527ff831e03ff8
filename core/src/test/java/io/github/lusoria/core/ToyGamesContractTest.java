package io.github.lusoria.core;

import io.github.lusoria.core.testkit.Race;
import io.github.lusoria.core.testkit.RulesetContract;
import io.github.lusoria.core.testkit.TicTacToe;
import java.util.List;

/** The toy games pass the battery that every game runs. */
class ToyGamesContractTest implements RulesetContract {
    @Override
    public List<? extends Ruleset<?, ?>> rulesets() {
        return List.of(Race.STANDARD, new Race(9, "LOADED"), new Race(2, "FAIR"), TicTacToe.RULESET);
    }
}
