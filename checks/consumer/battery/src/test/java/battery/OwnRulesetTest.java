package battery;

import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.testkit.RulesetContract;
import io.github.lusoria.latrunculi.Latrunculi;
import java.util.List;

/** Some thirty tests of each ruleset that is named here. It may as well be one of a game of your own. */
class OwnRulesetTest implements RulesetContract {
    @Override
    public List<? extends Ruleset<?, ?>> rulesets() {
        return List.of(Latrunculi.schadler2001().with("men", "4"));
    }
}
