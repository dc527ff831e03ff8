package io.github.lusoria.core.internal;

import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.RuleOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the rulebook of a ruleset from the ways in which each point can be read. Where the options of a reading differ from
 * the listed ruleset's, the rule is its chooser's own and keeps the sources of that reading.
 */
public final class RulebookWriter {
    private final Map<String, RuleOption> options = new LinkedHashMap<>();
    private final List<Rule> rules = new ArrayList<>();

    /**
     * Creates a writer.
     *
     * @param options the options of the ruleset
     */
    public RulebookWriter(List<RuleOption> options) {
        options.forEach(option -> this.options.put(option.name(), option));
    }

    /**
     * Returns an option with its value, as a reading names it.
     *
     * @param name the key
     * @return such as {@code rounds=12}
     */
    public String option(String name) {
        RuleOption option = options.get(name);
        if (option == null) {
            throw new IllegalStateException("there is no option " + name);
        }
        return option.toString();
    }

    /**
     * Adds a rule.
     *
     * @param id its name
     * @param title a few words
     * @param readings how it can be read: the first of those that the options choose is in force, or the very first where no
     *     options do; at least one
     * @return this writer
     */
    public RulebookWriter add(RuleId id, String title, Reading... readings) {
        Reading inForce = readings[0];
        for (int i = readings.length - 1; i >= 0; i--) {
            boolean chosen =
                    options.values().stream().map(RuleOption::toString).toList().containsAll(readings[i].options());
            inForce = chosen && !readings[i].options().isEmpty() ? readings[i] : inForce;
        }
        String own = inForce.isFree() ? "" : ownChoice(inForce);
        Rule.Builder rule = Rule.builder(id, title, inForce.statement())
                .evidence(own.isEmpty() ? inForce.evidence() : Evidence.OWN_CHOICE)
                .citing(inForce.citations())
                .reading((own + " " + inForce.reason()).strip())
                .options(inOrder(inForce.options()).toArray(String[]::new));
        for (Reading reading : readings) {
            if (!reading.equals(inForce)) {
                rule.alternative(alternative(reading));
            }
        }
        return add(rule.build());
    }

    /** A reading where another is in force, with the options that would have to be changed for it. */
    private Rule.Alternative alternative(Reading reading) {
        List<String> others = new ArrayList<>(reading.options());
        others.addAll(reading.companions());
        options.values().forEach(option -> others.remove(option.toString()));
        return new Rule.Alternative(reading.statement(), inOrder(others), reading.support());
    }

    private List<String> inOrder(List<String> values) {
        List<String> keys = List.copyOf(options.keySet());
        return values.stream()
                .sorted(Comparator.comparingInt(value -> keys.indexOf(value.substring(0, value.indexOf('=')))))
                .toList();
    }

    /**
     * Adds a rule that has but one reading.
     *
     * @param rule the rule
     * @return this writer
     */
    public RulebookWriter add(Rule rule) {
        rules.add(rule);
        return this;
    }

    private String ownChoice(Reading reading) {
        List<String> listed = new ArrayList<>();
        for (RuleOption option : options.values()) {
            if (option.isChanged() && reading.options().contains(option.toString())) {
                listed.add(option.name() + "=" + option.defaultValue());
            }
        }
        return listed.isEmpty()
                ? ""
                : "The choice of whoever made this ruleset; the listed one has " + String.join(" and ", listed) + ".";
    }

    /**
     * Returns what was written.
     *
     * @return the rules, in the order in which they were added
     */
    public List<Rule> rules() {
        return List.copyOf(rules);
    }
}
