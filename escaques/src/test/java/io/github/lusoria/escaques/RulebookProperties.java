package io.github.lusoria.escaques;

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
@Domain(EscaquesDomain.class)
class RulebookProperties {
    @Property
    void everyRulesetHasAWholeRulebook(@ForAll EscaquesRuleset ruleset) {
        RulesetBattery.of(ruleset).rulebook().rulebookIsWhole();
    }

    /** An option that differs from the listed ruleset makes its rules the choice of whoever changed it, and only these. */
    @Property
    void rulesOfChangedOptionsAreTheirChoosersOwn(@ForAll EscaquesRuleset ruleset) {
        Set<String> changed = ruleset.options().stream()
                .filter(RuleOption::isChanged)
                .map(RuleOption::toString)
                .collect(Collectors.toSet());
        for (Rule rule : ruleset.rules()) {
            boolean isOwn = rule.options().stream().anyMatch(changed::contains);
            assertThat(rule.evidence() == Evidence.OWN_CHOICE).as("%s", rule).isEqualTo(isOwn);
        }
    }

    @Property
    void whatAPositionPointsToIsInTheRulebook(@ForAll EscaquesPosition position) {
        Set<RuleId> known = position.ruleset().rules().stream().map(Rule::id).collect(Collectors.toSet());
        for (EscaquesMove move : position.legalMoves()) {
            assertThat(position.explain(move).events()).extracting(Event::rule).isSubsetOf(known);
        }
        position.outcome()
                .ifPresent(outcome ->
                        assertThat(known).contains(outcome.termination().rule()));
    }
}
