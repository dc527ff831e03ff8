package io.github.lusoria.core.testkit;

import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.RulesetProvider;
import java.util.List;

/** The toy games as a provider of the catalogue. It is registered nowhere by default. */
public final class TestGames implements RulesetProvider {
    /** Creates the provider. */
    public TestGames() {}

    @Override
    public List<? extends Ruleset<?, ?>> rulesets() {
        return List.of(Race.STANDARD, TicTacToe.RULESET, Lamps.STANDARD);
    }
}
