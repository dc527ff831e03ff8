package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.Rule.Alternative;
import io.github.lusoria.core.RuleOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The rulebook of a ruleset, listed or of one's own.
 *
 * <p>What a rule says follows from the options alone; what it rests on is known of the listed rulesets. Where an option
 * was changed, the rule is its chooser's own, with the sources of listed rulesets that say the same.
 */
final class Rulebook {
    private static final int MOST_EXAMPLES = 3;
    /** An alternative that some rulesets have only together with another. */
    private static final Map<String, String> CHAINS = Map.of("leaps", "SEVERAL");

    private static final Map<String, String> WITH_CHAINS = Map.of("leapt", "TAKEN");

    private final LatrunculiRuleset ruleset;
    private final LatrunculiRules rules;
    private final Map<String, RuleOption> options = new LinkedHashMap<>();

    private Rulebook(LatrunculiRuleset ruleset) {
        this.ruleset = ruleset;
        rules = ruleset.definition();
        ruleset.options().forEach(option -> options.put(option.name(), option));
    }

    static List<Rule> of(LatrunculiRuleset ruleset) {
        return new Rulebook(ruleset).rules();
    }

    private List<Rule> rules() {
        List<Rule> all = new ArrayList<>();
        for (Topic topic : Topic.ALL) {
            topic.draft(rules).ifPresent(draft -> all.add(rule(topic, draft)));
        }
        return List.copyOf(all);
    }

    private Rule rule(Topic topic, Draft draft) {
        List<RuleOption> changed = decisive(topic, draft);
        Basis basis = changed.isEmpty() ? topic.basis(Grounds.of(ruleset.id())) : ownChoice(topic, draft, changed);
        Rule.Builder rule = Rule.builder(draft.id(), draft.title(), draft.statement())
                .evidence(basis.evidence())
                .citing(basis.citations())
                .reading(basis.reading());
        Stream.concat(draft.keys().stream().map(this::option), changed.stream())
                .distinct()
                .forEach(option -> rule.options(option.toString()));
        draft.keys().forEach(key -> otherValues(topic, draft, key).forEach(rule::alternative));
        basis.alternatives().forEach(rule::alternative);
        return rule.build();
    }

    private RuleOption option(String key) {
        RuleOption option = options.get(key);
        if (option == null) {
            throw new IllegalStateException("a rule follows from an option that there is not: " + key);
        }
        return option;
    }

    /** In Schädler 2001 the players agree on 16 to 24 men. */
    private boolean isLeftToThePlayers(RuleOption option) {
        return option.name().equals("men")
                && Family.of(ruleset.id().name()) == Family.SCHADLER_2001
                && rules.men() >= 16
                && rules.men() <= 24;
    }

    // ---- rulesets of one's own

    /**
     * The changed options that make a rule its chooser's own: those that it names, and if it names none and yet says
     * something else than in the listed ruleset, those that make it say so.
     */
    private List<RuleOption> decisive(Topic topic, Draft draft) {
        List<RuleOption> named =
                draft.keys().stream().map(this::option).filter(this::isChosen).toList();
        if (!named.isEmpty() || says(topic, ruleset.listedDefinition(), draft)) {
            return named;
        }
        List<RuleOption> chosen =
                options.values().stream().filter(this::isChosen).toList();
        List<RuleOption> alone = chosen.stream()
                .filter(option -> changed(Map.of(option.name(), option.defaultValue()))
                        .filter(without -> !says(topic, without, draft))
                        .isPresent())
                .toList();
        return alone.isEmpty() ? chosen : alone;
    }

    private boolean isChosen(RuleOption option) {
        return option.isChanged() && !isLeftToThePlayers(option);
    }

    private static boolean says(Topic topic, LatrunculiRules rules, Draft draft) {
        return topic.draft(rules)
                .filter(each -> each.statement().equals(draft.statement()))
                .isPresent();
    }

    /** These rules with other values, or nothing if they contradict each other. */
    private Optional<LatrunculiRules> changed(Map<String, String> values) {
        try {
            return Optional.of(LatrunculiOptions.TABLE.apply(rules, values));
        } catch (InvalidRulesetException contradiction) {
            return Optional.empty();
        }
    }

    private Basis ownChoice(Topic topic, Draft draft, List<RuleOption> changed) {
        StringBuilder reading = new StringBuilder("Chosen by whoever changed the ruleset: ");
        for (int i = 0; i < changed.size(); i++) {
            RuleOption option = changed.get(i);
            reading.append(i == 0 ? "" : ", ")
                    .append(option)
                    .append(" instead of ")
                    .append(option.defaultValue());
        }
        List<LatrunculiRuleset> examples = examples(topic, draft, changed);
        Set<Citation> citations = new LinkedHashSet<>();
        for (int i = 0; i < examples.size(); i++) {
            LatrunculiRuleset example = examples.get(i);
            reading.append(i == 0 ? ". So in " : ", ").append(example.id());
            topic.basis(Grounds.of(example.id())).citations().stream()
                    .filter(citation -> citation.bearing() == Citation.Bearing.SUPPORTS)
                    .forEach(citations::add);
        }
        reading.append(examples.isEmpty() ? ". No listed ruleset has it so." : ".");
        return Basis.of(Evidence.OWN_CHOICE, reading.toString(), List.copyOf(citations));
    }

    /** The first listed rulesets that have the changed values and say the same, one of each family. */
    private List<LatrunculiRuleset> examples(Topic topic, Draft draft, List<RuleOption> changed) {
        List<LatrunculiRuleset> examples = new ArrayList<>();
        Set<Family> families = new LinkedHashSet<>();
        for (LatrunculiRuleset listed : Latrunculi.all()) {
            boolean same = examples.size() < MOST_EXAMPLES
                    && hasValues(listed, changed)
                    && says(topic, listed.definition(), draft);
            if (same && families.add(Family.of(listed.id().name()))) {
                examples.add(listed);
            }
        }
        return examples;
    }

    private static boolean hasValues(LatrunculiRuleset listed, List<RuleOption> wanted) {
        return wanted.stream().allMatch(option -> hasValue(listed, option.name(), option.value()));
    }

    private static boolean hasValue(LatrunculiRuleset listed, String key, String value) {
        return LatrunculiOptions.TABLE.value(listed.definition(), key).equals(value);
    }

    // ---- what other values would say

    private List<Alternative> otherValues(Topic topic, Draft draft, String key) {
        List<Alternative> others = new ArrayList<>();
        RuleOption option = option(key);
        for (String value : option.values()) {
            if (isWord(value) && !value.equals(option.value())) {
                other(topic, draft, key, value).ifPresent(others::add);
            }
        }
        return others;
    }

    /** Whether a value is a word, not the description of a range or a text. */
    private static boolean isWord(String value) {
        return value.length() > 1 && value.chars().allMatch(c -> (c >= 'A' && c <= 'Z') || c == '_');
    }

    private Optional<Alternative> other(Topic topic, Draft draft, String key, String value) {
        Map<String, String> values = new TreeMap<>(Map.of(key, value));
        Optional<LatrunculiRules> changed = changed(values);
        if (changed.isEmpty() && values.equals(CHAINS)) {
            values.putAll(WITH_CHAINS);
            changed = changed(values);
        }
        return changed.flatMap(topic::draft)
                .filter(other -> !other.statement().equals(draft.statement()))
                .map(other -> new Alternative(
                        other.statement(),
                        values.entrySet().stream().map(Object::toString).toList(),
                        sources(topic, other, key, value)));
    }

    /** The sources of the first listed ruleset that has a value and says so. */
    private static List<Citation> sources(Topic topic, Draft draft, String key, String value) {
        for (LatrunculiRuleset listed : Latrunculi.all()) {
            if (hasValue(listed, key, value) && says(topic, listed.definition(), draft)) {
                return topic.basis(Grounds.of(listed.id())).citations();
            }
        }
        return List.of();
    }
}
