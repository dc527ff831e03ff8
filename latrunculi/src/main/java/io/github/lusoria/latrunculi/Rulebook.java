package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.Rule.Alternative;
import io.github.lusoria.core.RuleOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The rulebook of a ruleset, listed or of one's own.
 *
 * <p>What a rule says follows from the options alone; what it rests on is known of the listed rulesets. Where an option
 * was changed, the rule is its chooser's own, with the sources of listed rulesets that say the same.
 */
final class Rulebook {
    private static final int MOST_EXAMPLES = 3;
    private static final Topic LEAPT = new Topic(MoveStatements::leapt, MoveGrounds::leapt);

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
        options.values().stream()
                .filter(option -> draft.names(option.name()))
                .forEach(option -> rule.options(option.toString()));
        otherValues(draft).forEach(values -> other(topic, draft, values).ifPresent(rule::alternative));
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

    // ---- rulesets of one's own

    /** The options that were changed by somebody's own choice, in the ruleset's order. */
    static List<RuleOption> chosen(LatrunculiRuleset ruleset) {
        return ruleset.options().stream()
                .filter(option -> option.isChanged() && !isLeftToThePlayers(ruleset, option))
                .toList();
    }

    /** In Schädler 2001 the players agree on 16 to 24 men. */
    private static boolean isLeftToThePlayers(LatrunculiRuleset ruleset, RuleOption option) {
        int men = ruleset.definition().men();
        return option.name().equals("men")
                && Family.of(ruleset.id().name()) == Family.SCHADLER_2001
                && men >= 16
                && men <= 24;
    }

    /**
     * The changed options that make a rule its chooser's own: those that it is about, and where it says something else
     * than in the listed ruleset, those that bear on the wording.
     */
    private List<RuleOption> decisive(Topic topic, Draft draft) {
        boolean asListed = says(topic, ruleset.listedDefinition(), draft);
        return chosen(ruleset).stream()
                .filter(option -> asListed ? draft.keys().contains(option.name()) : draft.names(option.name()))
                .toList();
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
        List<LatrunculiRuleset> same = examples(topic, draft, changed);
        List<LatrunculiRuleset> examples = same.isEmpty() ? examples(topic, draft, List.of()) : same;
        Set<Citation> citations = new LinkedHashSet<>();
        examples.forEach(example -> citations.addAll(support(topic, example)));
        String ids = examples.stream().map(each -> each.id().toString()).collect(Collectors.joining(", "));
        reading.append(
                !same.isEmpty()
                        ? ". So in " + ids
                        : examples.isEmpty()
                                ? ". No listed ruleset says so"
                                : (changed.size() == 1
                                                ? ". No listed ruleset has this value"
                                                : ". No listed ruleset has these values")
                                        + ", but the same is said in " + ids);
        return Basis.of(Evidence.OWN_CHOICE, reading.append('.').toString(), List.copyOf(citations));
    }

    /** The first listed rulesets that have these values and say the same, one of each family. */
    private static List<LatrunculiRuleset> examples(Topic topic, Draft draft, List<RuleOption> values) {
        List<LatrunculiRuleset> examples = new ArrayList<>();
        Set<Family> families = new LinkedHashSet<>();
        for (LatrunculiRuleset listed : Latrunculi.all()) {
            if (examples.size() < MOST_EXAMPLES
                    && values.stream()
                            .allMatch(each -> value(listed, each.name()).equals(each.value()))
                    && says(topic, listed.definition(), draft)
                    && families.add(Family.of(listed.id().name()))) {
                examples.add(listed);
            }
        }
        return examples;
    }

    /** What supports a rule in a listed ruleset. */
    private static List<Citation> support(Topic topic, LatrunculiRuleset listed) {
        return topic.basis(Grounds.of(listed.id())).citations().stream()
                .filter(citation -> citation.bearing() == Citation.Bearing.SUPPORTS)
                .toList();
    }

    // ---- what other values would say

    /** Other values of what a rule is about: each word by itself, and all that other readings of the text have. */
    private Set<Map<String, String>> otherValues(Draft draft) {
        Set<Map<String, String>> others = new LinkedHashSet<>();
        for (String key : draft.keys()) {
            option(key).values().stream()
                    .filter(value -> isWord(value) && !value.equals(option(key).value()))
                    .forEach(value -> others.add(Map.of(key, value)));
        }
        for (LatrunculiRuleset listed : Latrunculi.all()) {
            if (distance(listed) == 0) {
                Map<String, String> values = new TreeMap<>();
                draft.keys().stream()
                        .filter(key -> !isLeftToThePlayers(ruleset, option(key)))
                        .forEach(key -> values.put(key, value(listed, key)));
                values.entrySet()
                        .removeIf(value -> option(value.getKey()).value().equals(value.getValue()));
                others.add(values);
            }
        }
        return others;
    }

    /** Whether a value is a word, not the description of a range or a text. */
    private static boolean isWord(String value) {
        return value.length() > 1 && value.chars().allMatch(c -> (c >= 'A' && c <= 'Z') || c == '_');
    }

    private Optional<Alternative> other(Topic topic, Draft draft, Map<String, String> values) {
        Optional<LatrunculiRules> changed = changed(values);
        return changed.isEmpty() && values.containsValue("SEVERAL")
                ? chains(topic)
                : changed.flatMap(topic::draft)
                        .filter(other -> !other.statement().equals(draft.statement()))
                        .map(other -> new Alternative(other.statement(), named(values), sources(topic, other)));
    }

    private List<String> named(Map<String, String> values) {
        return options.keySet().stream()
                .filter(values::containsKey)
                .map(key -> key + "=" + values.get(key))
                .toList();
    }

    /** Leaps that are joined, where that goes only with catching what was leapt over, which the text may deny. */
    private Optional<Alternative> chains(Topic topic) {
        Map<String, String> values = Map.of("leaps", "SEVERAL", "leapt", "TAKEN");
        return changed(values)
                .flatMap(joined -> topic.draft(joined).map(draft -> {
                    Draft caught = LEAPT.draft(joined).orElseThrow();
                    List<Citation> against = LEAPT.basis(Grounds.of(ruleset.id())).citations().stream()
                            .filter(citation -> citation.quotation().isPresent())
                            .map(Citation::contradicts)
                            .toList();
                    return new Alternative(draft.statement() + " " + caught.statement(), named(values), against);
                }));
    }

    /**
     * The sources of a listed ruleset that says so: of the other reading of the same text all, of another text those
     * that support it.
     */
    private List<Citation> sources(Topic topic, Draft draft) {
        return Latrunculi.all().stream()
                .filter(listed -> says(topic, listed.definition(), draft))
                .min(Comparator.comparingInt(this::distance))
                .map(listed -> distance(listed) == 0
                        ? topic.basis(Grounds.of(listed.id())).citations()
                        : support(topic, listed))
                .orElse(List.of());
    }

    /** How far a listed ruleset is from this one: 0 another reading of the same text, 1 another text of the family. */
    private int distance(LatrunculiRuleset listed) {
        String name = listed.id().name();
        return name.equals(ruleset.id().name())
                ? 0
                : Family.of(name) == Family.of(ruleset.id().name()) ? 1 : 2;
    }

    private static String value(LatrunculiRuleset listed, String key) {
        return LatrunculiOptions.TABLE.value(listed.definition(), key);
    }
}
