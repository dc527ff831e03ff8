package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.testkit.RulesetContract;
import java.util.ArrayList;
import java.util.List;

/** The battery that every game runs, on the listed rulesets and on others that differ as much as options let them. */
class LatrunculiContractTest implements RulesetContract {
    @Override
    public List<? extends Ruleset<?, ?>> rulesets() {
        List<Ruleset<?, ?>> rulesets = new ArrayList<>(Latrunculi.all());
        rulesets.add(Examples.schadler2001("men", "2", "ranks", "2", "files", "2"));
        rulesets.add(Examples.schadler2001(
                "men", "5", "ranks", "4", "files", "5", "doubleTrap", "ANY_GUARD_FREES", "leap", "ENEMY"));
        rulesets.add(Examples.schadler2001(
                "men", "6", "ranks", "5", "files", "4", "blocked", "LOSS", "repetition", "SITUATIONAL_SUPERKO"));
        rulesets.add(Examples.schadler2001("men", "3", "blocked", "COUNT", "quiet", "20", "repetition", "NO_REVERSAL"));
        rulesets.add(Examples.schadler2001(
                "men",
                "8",
                "leaps",
                "ONE",
                "leap",
                "OWN_OR_TRAPPED",
                "loses",
                "NEVER",
                "repetition",
                "THREEFOLD_DRAW"));
        return rulesets;
    }
}
