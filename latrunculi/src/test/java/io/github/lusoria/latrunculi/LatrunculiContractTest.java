package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.testkit.RulesetContract;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * The battery that every game runs, on rulesets of every kind and on others that differ as much as options let them; the
 * latter alone where hardly any games are asked for. All listed rulesets run a small one in {@link ListedRulesetsTest}.
 */
@Execution(ExecutionMode.CONCURRENT)
class LatrunculiContractTest implements RulesetContract {
    @Override
    public List<? extends Ruleset<?, ?>> rulesets() {
        List<Ruleset<?, ?>> rulesets = new ArrayList<>();
        if (!Examples.hardlyAny()) {
            for (String name : List.of("schadler-2001", "seneca", "bell-8x7@ludii", "seega-6x6@ludii")) {
                rulesets.add(Latrunculi.of("latrunculi/" + name));
            }
        }
        // the kinds of the larger boards, on small ones
        rulesets.add(Latrunculi.of("latrunculi/bell-8x8?files=9&men=4&ranks=3&quiet=12"));
        rulesets.add(Latrunculi.of("latrunculi/falkener?array=mmmm1/5/5/MMMM1&files=5&men=4&ranks=4"));
        rulesets.add(Latrunculi.of("latrunculi/kowalski-10x11?array=mmdm5/9/9/MMDM5&files=9&men=3&ranks=4"));
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
