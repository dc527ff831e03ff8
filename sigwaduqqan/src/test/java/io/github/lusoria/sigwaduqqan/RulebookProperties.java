package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Event;
import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.testkit.RulesetBattery;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** The rulebook of any ruleset, and what any position points to. */
@Domain(SigDomain.class)
class RulebookProperties {
    @Property
    void everyRulesetHasAWholeRulebook(@ForAll SigRuleset ruleset) {
        RulesetBattery.of(ruleset).rulebook().rulebookIsWhole();
    }

    /**
     * An option that differs from the listed ruleset makes its rules the choice of whoever changed it, and only these. The
     * number of players is left to them by the text.
     */
    @Property
    void rulesOfChangedOptionsAreTheirChoosersOwn(@ForAll SigRuleset ruleset) {
        Set<String> changed = ruleset.options().stream()
                .filter(RuleOption::isChanged)
                .filter(option -> !option.name().equals("players"))
                .map(RuleOption::toString)
                .collect(Collectors.toSet());
        for (Rule rule : ruleset.rules()) {
            boolean isOwn = rule.options().stream().anyMatch(changed::contains);
            assertThat(rule.evidence() == Evidence.OWN_CHOICE).as("%s", rule).isEqualTo(isOwn);
        }
    }

    @Property
    void whatAPositionPointsToIsInTheRulebook(@ForAll SigPosition position) {
        Set<RuleId> known = position.ruleset().rules().stream().map(Rule::id).collect(Collectors.toSet());
        for (StickThrow thrown : position.legalMoves()) {
            assertThat(position.explain(thrown).events())
                    .extracting(Event::rule)
                    .isSubsetOf(known);
        }
        position.outcome()
                .ifPresent(outcome ->
                        assertThat(known).contains(outcome.termination().rule()));
    }
}
