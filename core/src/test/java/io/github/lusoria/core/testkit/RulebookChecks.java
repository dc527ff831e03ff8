package io.github.lusoria.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Event;
import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.GameTermination;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Repetition;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.Ruleset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What the rulebook of a ruleset must satisfy, one method a fact.
 *
 * @param <P> the type of position
 * @param <M> the type of move
 */
public final class RulebookChecks<P extends Position<P, M>, M extends Move> {
    /** So few that every action can be tried in every position. */
    private static final int FEW_ACTIONS = 64;

    private static final int MANY_POSITIONS = 200;

    private final Ruleset<P, M> ruleset;
    private final SampleGames<P, M> games;

    RulebookChecks(Ruleset<P, M> ruleset, SampleGames<P, M> games) {
        this.ruleset = ruleset;
        this.games = games;
    }

    /**
     * Each rule is there once, with a source unless it is assumed; each option has a rule that names its value; no rule
     * names a value that an option does not have, each names them in their order; an alternative names values that are not
     * all in force and with which the ruleset is legal; asking again gives the same.
     */
    public void rulebookIsWhole() {
        List<Rule> rules = ruleset.rules();
        String name = ruleset.id().toString();
        assertThat(rules).as("rules of %s", name).isNotEmpty();
        assertThat(rules)
                .extracting(Rule::id)
                .as("ids of the rules of %s", name)
                .doesNotHaveDuplicates();
        for (Rule rule : rules) {
            assertThat(rule.hasSource() || !rule.evidence().needsSource())
                    .as("%s: %s is %s and has a source", name, rule.id(), rule.evidence())
                    .isTrue();
            assertThat(rule.statement())
                    .as("%s: statement of %s", name, rule.id())
                    .endsWith(".");
        }
        Rule first = rules.get(0);
        assertThat(ruleset.rule(first.id()))
                .as("%s: %s by its id", name, first.id())
                .contains(first);
        optionsAreNamed(rules, name);
        Ruleset<P, M> same = ruleset.with(Map.of());
        assertThat(same.rules()).as("rules of %s again", name).isEqualTo(rules);
        assertThat(same.dossier()).as("dossier of %s again", name).isEqualTo(ruleset.dossier());
        assertThat(ruleset.dossier().summary()).as("summary of %s", name).endsWith(".");
    }

    private void optionsAreNamed(List<Rule> rules, String name) {
        List<String> options =
                ruleset.options().stream().map(RuleOption::toString).toList();
        Set<String> keys = ruleset.options().stream().map(RuleOption::name).collect(Collectors.toSet());
        Set<String> named = new TreeSet<>();
        for (Rule rule : rules) {
            assertThat(options.stream().filter(rule.options()::contains))
                    .as("%s: options of %s, in their order", name, rule.id())
                    .containsExactlyElementsOf(rule.options());
            named.addAll(rule.options());
            for (Rule.Alternative alternative : rule.alternatives()) {
                assertThat(alternative.options().isEmpty() || !options.containsAll(alternative.options()))
                        .as("%s: alternative of %s differs: %s", name, rule.id(), alternative.options())
                        .isTrue();
                Map<String, String> values = values(alternative);
                assertThat(keys).as("%s: alternative of %s", name, rule.id()).containsAll(values.keySet());
                assertThatCode(() -> ruleset.with(values))
                        .as("%s: alternative of %s is legal: %s", name, rule.id(), values)
                        .doesNotThrowAnyException();
            }
        }
        assertThat(named).as("options that rules of %s follow from", name).containsAll(options);
    }

    private static Map<String, String> values(Rule.Alternative alternative) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String option : alternative.options()) {
            int equals = option.indexOf('=');
            values.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return values;
    }

    /**
     * Where one of the alternatives is chosen, each rule that says another thing than before is its chooser's own and
     * names what was chosen. For listed rulesets whose sources leave none of these choices to the players.
     */
    public void whatAnAlternativeChangesIsItsChoosersOwn() {
        Set<String> stated = ruleset.rules().stream().map(Rule::toString).collect(Collectors.toSet());
        for (Rule rule : ruleset.rules()) {
            for (Rule.Alternative alternative : rule.alternatives()) {
                if (!alternative.options().isEmpty()) {
                    Ruleset<P, M> changed = ruleset.with(values(alternative));
                    assertThat(changed.rules())
                            .as("rules of %s", changed.id())
                            .filteredOn(other -> !stated.contains(other.toString()))
                            .isNotEmpty()
                            .allSatisfy(other -> {
                                assertThat(other.evidence())
                                        .as("%s in %s", other, changed.id())
                                        .isEqualTo(Evidence.OWN_CHOICE);
                                assertThat(other.options())
                                        .as("%s in %s", other, changed.id())
                                        .containsAnyElementsOf(alternative.options());
                            });
                }
            }
        }
    }

    /** No citation supports a rule and another thing that it could be instead. For listed rulesets. */
    public void noSourceSupportsBothARuleAndItsAlternative() {
        for (Rule rule : ruleset.rules()) {
            for (Rule.Alternative alternative : rule.alternatives()) {
                assertThat(alternative.citations())
                        .as("%s: sources of an alternative of %s", ruleset.id(), rule.id())
                        .noneMatch(each -> each.bearing() == Citation.Bearing.SUPPORTS
                                && rule.citations().contains(each));
            }
        }
    }

    /** Every rule that a refusal, an event or an ending of the battery's games points to is in the rulebook. */
    public void rulesInUseAreThere() {
        Set<RuleId> known = ruleset.rules().stream().map(Rule::id).collect(Collectors.toSet());
        requireKnown(known, RuleId.GAME_OVER, "refusals after the end");
        requireKnown(known, GameTermination.RESIGNED.rule(), "endings from outside");
        if (ruleset.repetition() != Repetition.NONE) {
            requireKnown(known, RuleId.REPETITION, "repetition " + ruleset.repetition());
        }
        for (P position : positions()) {
            for (int id = 0; id < ruleset.actionCount(); id++) {
                M action = ruleset.action(id);
                if (position.legality(action) instanceof Legality.Illegal illegal) {
                    requireKnown(known, illegal.rule(), "refusal of " + action + " in " + position);
                }
            }
            for (M move : position.legalMoves()) {
                for (Event event : position.explain(move).events()) {
                    requireKnown(known, event.rule(), event + " after " + move + " in " + position);
                }
            }
        }
        for (P position : games.plies()) {
            position.outcome()
                    .ifPresent(
                            outcome -> requireKnown(known, outcome.termination().rule(), outcome + " in " + position));
        }
    }

    private List<P> positions() {
        if (ruleset.actionCount() > FEW_ACTIONS) {
            return games.sample();
        }
        List<P> plies = games.plies();
        return plies.subList(0, Math.min(MANY_POSITIONS, plies.size()));
    }

    private void requireKnown(Set<RuleId> known, RuleId rule, String where) {
        if (!known.contains(rule)) {
            throw new AssertionError(ruleset.id() + " has no rule " + rule + ": " + where);
        }
    }
}
