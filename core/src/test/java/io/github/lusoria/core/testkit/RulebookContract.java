package io.github.lusoria.core.testkit;

import io.github.lusoria.core.Ruleset;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What the rulebook of every ruleset must be, as JUnit tests: whole, with its sources, and spoken of by the game. See
 * {@link RulebookChecks}.
 */
public interface RulebookContract {
    /**
     * Returns the rulesets to test.
     *
     * @return listed rulesets and others with changed options
     */
    List<? extends Ruleset<?, ?>> rulesets();

    /** Every rule once, every option named, every source given. */
    @TestFactory
    default Stream<DynamicTest> rulebookIsWhole() {
        return each(battery -> battery.rulebook().rulebookIsWhole());
    }

    /** Every rule that the game points to is in the rulebook. */
    @TestFactory
    default Stream<DynamicTest> rulesInUseAreInTheRulebook() {
        return each(battery -> battery.rulebook().rulesInUseAreThere());
    }

    private Stream<DynamicTest> each(Consumer<RulesetBattery<?, ?>> check) {
        return rulesets().stream()
                .map(ruleset -> DynamicTest.dynamicTest(
                        ruleset.id().toString(), () -> check.accept(RulesetBattery.of(ruleset))));
    }
}
