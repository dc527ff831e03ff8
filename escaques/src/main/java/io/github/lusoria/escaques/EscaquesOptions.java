package io.github.lusoria.escaques;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.RuleOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The options of a ruleset by their keys: described, read from text and compared. */
final class EscaquesOptions {
    private static final int MOST_NAMED = 10;

    private static final List<Key> KEYS = List.of(
            words(
                    "conjunction",
                    "what a conjunction is worth to the planet that enters",
                    EscaquesRules.Conjunction.class,
                    EscaquesRules::conjunction,
                    EscaquesRules.Builder::conjunction),
            words(
                    "payment",
                    "who pays the points: the bank, or the seat of the aspected planet",
                    EscaquesRules.Payment.class,
                    EscaquesRules::payment,
                    EscaquesRules.Builder::payment),
            words(
                    "crossing",
                    "which of the signs that one throw enters are scored",
                    EscaquesRules.Crossing.class,
                    EscaquesRules::crossing,
                    EscaquesRules.Builder::crossing),
            words(
                    "signOrder",
                    "whether moving planets meet the signs in zodiac order or against it",
                    EscaquesRules.SignOrder.class,
                    EscaquesRules::signOrder,
                    EscaquesRules.Builder::signOrder),
            words(
                    "rings",
                    "whether the Moon moves on the innermost ring or on the outermost",
                    EscaquesRules.Rings.class,
                    EscaquesRules::rings,
                    EscaquesRules.Builder::rings),
            words(
                    "start",
                    "whether the planets start in signs of their own or all in Aries",
                    EscaquesRules.Start.class,
                    EscaquesRules::start,
                    EscaquesRules.Builder::start),
            words(
                    "throwUse",
                    "whether a planet goes the whole throw or as many of its spaces as the player chooses",
                    EscaquesRules.ThrowUse.class,
                    EscaquesRules::throwUse,
                    EscaquesRules.Builder::throwUse),
            number(
                    "initialScore",
                    "the score that every seat starts with, in points",
                    "-" + EscaquesRules.MAX_INITIAL_SCORE + ".." + EscaquesRules.MAX_INITIAL_SCORE,
                    EscaquesRules::initialScore,
                    EscaquesRules.Builder::initialScore),
            words(
                    "end",
                    "what ends the game besides the round limit",
                    EscaquesRules.End.class,
                    EscaquesRules::end,
                    EscaquesRules.Builder::end),
            number(
                    "rounds",
                    "after how many rounds the game ends, 0 for no limit where it has another end",
                    "0.." + EscaquesRules.MAX_ROUNDS,
                    EscaquesRules::rounds,
                    EscaquesRules.Builder::rounds),
            number(
                    "target",
                    "the score that ends the game with end=SCORE_TARGET, in points; 0 with other ends",
                    "0.." + EscaquesRules.MAX_TARGET,
                    EscaquesRules::target,
                    EscaquesRules.Builder::target));

    private EscaquesOptions() {}

    /** One option: how it is described, read and written. Setting reports whether the value could be read. */
    private record Key(
            String name,
            String description,
            List<String> values,
            Function<EscaquesRules, String> get,
            BiFunction<EscaquesRules.Builder, String, Boolean> set) {}

    static List<RuleOption> describe(EscaquesRules listed, EscaquesRules rules) {
        return KEYS.stream()
                .map(key -> new RuleOption(
                        key.name, key.description, key.values, key.get.apply(rules), key.get.apply(listed)))
                .toList();
    }

    static Map<String, String> changes(EscaquesRules listed, EscaquesRules rules) {
        Map<String, String> changes = new TreeMap<>();
        for (RuleOption option : describe(listed, rules)) {
            if (option.isChanged()) {
                changes.put(option.name(), option.value());
            }
        }
        return changes;
    }

    static EscaquesRules apply(EscaquesRules rules, Map<String, String> options) {
        options.forEach((key, value) -> {
            Objects.requireNonNull(key, "option");
            Objects.requireNonNull(value, "value");
        });
        EscaquesRules.Builder builder = rules.toBuilder();
        Map<String, String> left = new HashMap<>(options);
        List<Message> violations = new ArrayList<>();
        for (Key key : KEYS) {
            String value = left.remove(key.name);
            if (value != null && !key.set.apply(builder, value)) {
                violations.add(Message.of(
                        "escaques.options.value",
                        "option {0} is one of {2}, not {1}",
                        key.name,
                        shown(value),
                        String.join(", ", key.values)));
            }
        }
        addUnknown(violations, new TreeMap<>(left).keySet());
        EscaquesRules result = rules;
        try {
            result = builder.build();
        } catch (InvalidRulesetException e) {
            violations.addAll(e.violations());
        }
        if (!violations.isEmpty()) {
            throw new InvalidRulesetException(violations);
        }
        return result;
    }

    /** The first unknown keys by name; untrusted text can hold any number. */
    private static void addUnknown(List<Message> violations, Set<String> unknown) {
        String known = String.join(", ", KEYS.stream().map(Key::name).toList());
        unknown.stream()
                .limit(MOST_NAMED)
                .forEach(key -> violations.add(Message.of(
                        "escaques.options.unknown", "there is no option {0}; there are {1}", shown(key), known)));
        if (unknown.size() > MOST_NAMED) {
            violations.add(Message.of(
                    "escaques.options.more-unknown", "{0} more options are unknown", unknown.size() - MOST_NAMED));
        }
    }

    private static Key number(
            String name,
            String description,
            String range,
            Function<EscaquesRules, Integer> get,
            BiConsumer<EscaquesRules.Builder, Integer> set) {
        return new Key(
                name, description, List.of(range), rules -> get.apply(rules).toString(), (builder, value) -> {
                    OptionalInt number = wholeNumber(value);
                    number.ifPresent(n -> set.accept(builder, n));
                    return number.isPresent();
                });
    }

    private static <E extends Enum<E>> Key words(
            String name,
            String description,
            Class<E> type,
            Function<EscaquesRules, E> get,
            BiConsumer<EscaquesRules.Builder, E> set) {
        E[] constants = type.getEnumConstants();
        List<String> values = Arrays.stream(constants).map(Enum::name).toList();
        return new Key(name, description, values, rules -> get.apply(rules).name(), (builder, value) -> {
            int index = values.indexOf(value);
            if (index >= 0) {
                set.accept(builder, constants[index]);
            }
            return index >= 0;
        });
    }

    /** A whole number as ids write it: up to seven ASCII digits without a leading zero, after {@code -} if below 0. */
    private static OptionalInt wholeNumber(String text) {
        boolean negative = text.startsWith("-");
        String digits = negative ? text.substring(1) : text;
        boolean leadingZero = digits.startsWith("0") && (negative || digits.length() > 1);
        if (digits.isEmpty() || digits.length() > 7 || leadingZero) {
            return OptionalInt.empty();
        }
        int value = 0;
        for (int i = 0; i < digits.length(); i++) {
            char c = digits.charAt(i);
            if (c < '0' || c > '9') {
                return OptionalInt.empty();
            }
            value = value * 10 + (c - '0');
        }
        return OptionalInt.of(negative ? -value : value);
    }

    /** Untrusted text made fit for a message. */
    private static String shown(String text) {
        String cut = text.length() > 40 ? text.substring(0, 40) + "..." : text;
        StringBuilder out = new StringBuilder();
        cut.chars().forEach(c -> out.append(c >= ' ' && c <= '~' ? (char) c : '?'));
        return out.toString();
    }
}
