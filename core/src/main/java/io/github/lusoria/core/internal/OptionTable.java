package io.github.lusoria.core.internal;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.RuleOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The options of a game's rules by their keys: described, read from text and compared.
 *
 * @param <R> the rules
 * @param <B> their builder
 */
public final class OptionTable<R, B> {
    private static final int MOST_NAMED = 10;
    private static final int LONGEST_SHOWN = 40;

    private final String game;
    private final Function<R, B> toBuilder;
    private final Function<B, R> build;
    private final List<Option<R, B>> options;

    /**
     * Creates a table.
     *
     * @param game the game's name, the first word of message keys
     * @param toBuilder the builder of some rules
     * @param build the rules of a builder; it may refuse them with an {@link InvalidRulesetException}
     * @param options the options, in the order in which they are listed; the list is copied
     */
    public OptionTable(String game, Function<R, B> toBuilder, Function<B, R> build, List<Option<R, B>> options) {
        this.game = game;
        this.toBuilder = toBuilder;
        this.build = build;
        this.options = List.copyOf(options);
    }

    /**
     * Describes the options of a ruleset.
     *
     * @param listed the rules of the listed ruleset that it derives from
     * @param rules its rules
     * @return all options, in the order of the table
     */
    public List<RuleOption> describe(R listed, R rules) {
        return options.stream()
                .map(option -> new RuleOption(
                        option.name(),
                        option.description(),
                        option.values(),
                        option.get().apply(rules),
                        option.get().apply(listed)))
                .toList();
    }

    /**
     * Returns the value of an option.
     *
     * @param rules some rules
     * @param name the key of an option of the table
     * @return the value, as ids write it
     */
    public String value(R rules, String name) {
        for (Option<R, B> option : options) {
            if (option.name().equals(name)) {
                return option.get().apply(rules);
            }
        }
        throw new IllegalArgumentException("there is no option " + name);
    }

    /**
     * Returns the options that differ.
     *
     * @param listed the rules of the listed ruleset
     * @param rules other rules
     * @return the values of the other rules, by key
     */
    public Map<String, String> changes(R listed, R rules) {
        Map<String, String> changes = new TreeMap<>();
        for (RuleOption option : describe(listed, rules)) {
            if (option.isChanged()) {
                changes.put(option.name(), option.value());
            }
        }
        return changes;
    }

    /**
     * Returns rules with other values for some options.
     *
     * @param rules the rules
     * @param values values by key, as ids write them
     * @return the rules
     * @throws InvalidRulesetException naming every unknown key, unreadable value and contradiction
     */
    public R apply(R rules, Map<String, String> values) {
        values.forEach((key, value) -> {
            Objects.requireNonNull(key, "options");
            Objects.requireNonNull(value, "options");
        });
        B builder = toBuilder.apply(rules);
        Map<String, String> left = new HashMap<>(values);
        List<Message> violations = new ArrayList<>();
        for (Option<R, B> option : options) {
            String value = left.remove(option.name());
            if (value != null && !option.set().test(builder, value)) {
                violations.add(option.refuse(game, value));
            }
        }
        addUnknown(violations, new TreeMap<>(left).keySet());
        R result = rules;
        try {
            result = build.apply(builder);
        } catch (InvalidRulesetException e) {
            violations.addAll(e.violations());
        }
        if (!violations.isEmpty()) {
            throw new InvalidRulesetException(violations);
        }
        return result;
    }

    /** The first unknown keys by name; untrusted text can hold any number. */
    private void addUnknown(List<Message> violations, Set<String> unknown) {
        String known = String.join(", ", options.stream().map(Option::name).toList());
        unknown.stream()
                .limit(MOST_NAMED)
                .forEach(key -> violations.add(Message.of(
                        game + ".options.unknown", "there is no option {0}; there are {1}", shown(key), known)));
        if (unknown.size() > MOST_NAMED) {
            violations.add(Message.of(
                    game + ".options.more-unknown", "{0} more options are unknown", unknown.size() - MOST_NAMED));
        }
    }

    /** Untrusted text made fit for a message: in quotes, short, printable ASCII. */
    static String shown(String text) {
        StringBuilder out = new StringBuilder("\"");
        text.substring(0, Math.min(LONGEST_SHOWN, text.length()))
                .chars()
                .forEach(c -> out.append(c >= ' ' && c <= '~' ? (char) c : '?'));
        return out.append(text.length() > LONGEST_SHOWN ? "\"..." : "\"").toString();
    }
}
