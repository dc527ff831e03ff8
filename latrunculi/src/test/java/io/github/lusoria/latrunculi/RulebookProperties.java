package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.testkit.RulesetBattery;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** A ruleset of one's own, whatever its options, has a rulebook as whole as a listed one. */
@Domain(AnyRulesDomain.class)
@Domain(DomainContext.Global.class)
class RulebookProperties {
    @Property(tries = 100)
    void theRulebookIsWholeWhateverTheOptions(@ForAll LatrunculiRuleset ruleset) {
        RulesetBattery.of(ruleset, 1).rulebook().rulebookIsWhole();
    }

    @Property(tries = 100)
    void aRuleIsItsChoosersOwnIfItSaysAnotherThingAndOnlyIfAnOptionOfItWasChanged(@ForAll LatrunculiRuleset ruleset) {
        Set<String> changed = ruleset.options().stream()
                .filter(RuleOption::isChanged)
                .filter(option -> !option.name().equals("men"))
                .map(RuleOption::toString)
                .collect(Collectors.toSet());
        Set<String> listed = ruleset.with(ruleset.listedDefinition()).rules().stream()
                .map(Rule::toString)
                .collect(Collectors.toSet());
        for (Rule rule : ruleset.rules()) {
            if (!rule.id().value().equals("latrunculi.men")) {
                boolean isOwn = rule.evidence() == Evidence.OWN_CHOICE;
                assertThat(isOwn || listed.contains(rule.toString()))
                        .as("%s in %s says what the listed one says", rule.id(), ruleset)
                        .isTrue();
                assertThat(!isOwn || rule.options().stream().anyMatch(changed::contains))
                        .as("%s in %s names what was changed", rule.id(), ruleset)
                        .isTrue();
            }
        }
    }

    @Property(tries = 100)
    void refusalsAndEventsPointToRulesOfTheRulebook(@ForAll LatrunculiPosition position) {
        LatrunculiRuleset ruleset = position.ruleset();
        Set<RuleId> known = ruleset.rules().stream().map(Rule::id).collect(Collectors.toSet());
        for (int id = 0; id < ruleset.actionCount(); id++) {
            LatrunculiMove move = ruleset.action(id);
            if (position.legality(move) instanceof Legality.Illegal illegal) {
                require(known, illegal.rule(), position, move);
            } else {
                position.explain(move).events().forEach(event -> require(known, event.rule(), position, move));
            }
        }
        position.outcome()
                .ifPresent(outcome -> assertThat(known)
                        .as("%s", position)
                        .contains(outcome.termination().rule()));
    }

    private static void require(Set<RuleId> known, RuleId rule, LatrunculiPosition position, LatrunculiMove move) {
        if (!known.contains(rule)) {
            throw new AssertionError(position.ruleset() + " has no rule " + rule + ": " + move + " in " + position);
        }
    }
}
