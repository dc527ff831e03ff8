package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.Rational;
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
final class SigOptions {
    private static final int MOST_NAMED = 10;

    private static final List<Key> KEYS = List.of(
            number(
                    "players",
                    "the number of players",
                    2,
                    SigRules.MOST_PLAYERS,
                    SigRules::players,
                    (b, v) -> b.players(v)),
            words(
                    "arrival",
                    "what happens to a throw that leads beyond the fifteenth square",
                    SigRules.Arrival.class,
                    SigRules::arrival,
                    SigRules.Builder::arrival),
            words(
                    "seventhSig",
                    "what the seventh sig on the fifteenth square does",
                    SigRules.SeventhSig.class,
                    SigRules::seventhSig,
                    SigRules.Builder::seventhSig),
            words(
                    "sigCount",
                    "what becomes of the sigs of a player who is dragged away from the fifteenth square",
                    SigRules.SigCount.class,
                    SigRules::sigCount,
                    SigRules.Builder::sigCount),
            words(
                    "ghoulaStart",
                    "where the Ghoula stands before its first step",
                    SigRules.GhoulaStart.class,
                    SigRules::ghoulaStart,
                    SigRules.Builder::ghoulaStart),
            words(
                    "ghoulaCatch",
                    "where the Ghoula catches: on every square that it reaches or where its walk ends",
                    SigRules.GhoulaCatch.class,
                    SigRules::ghoulaCatch,
                    SigRules.Builder::ghoulaCatch),
            words(
                    "drag",
                    "whether a player who is caught is dragged back step by step or lost at once",
                    SigRules.Drag.class,
                    SigRules::drag,
                    SigRules.Builder::drag),
            truth(
                    "draggedMayMove",
                    "whether a player who is being dragged may walk away by his own throw",
                    SigRules::draggedMayMove,
                    SigRules.Builder::draggedMayMove),
            truth(
                    "sharedSquareCatches",
                    "whether a player who walks onto the Ghoula's square is caught",
                    SigRules::sharedSquareCatches,
                    SigRules.Builder::sharedSquareCatches),
            words(
                    "stayers",
                    "what happens to players still on square 1 when the Ghoula leaves it for the first time",
                    SigRules.Stayers.class,
                    SigRules::stayers,
                    SigRules.Builder::stayers),
            number(
                    "zeroAtKaaba",
                    "how many squares the Ghoula goes for a 0 of a player on the Ka'aba",
                    0,
                    SigRules.MOST_STEPS,
                    SigRules::zeroAtKaaba,
                    (b, v) -> b.zeroAtKaaba(v)),
            words("end", "when the game ends", SigRules.End.class, SigRules::end, SigRules.Builder::end),
            new Key(
                    "whiteProbability",
                    "the probability of one stick to fall white side up, a fraction",
                    List.of("1/" + SigRules.MOST_DENOMINATOR + ".."
                            + (SigRules.MOST_DENOMINATOR - 1)
                            + "/"
                            + SigRules.MOST_DENOMINATOR),
                    rules -> rules.whiteProbability().toString(),
                    SigOptions::setProbability));

    private SigOptions() {}

    /** One option: how it is described, read and written. Setting reports whether the value could be read. */
    private record Key(
            String name,
            String description,
            List<String> values,
            Function<SigRules, String> get,
            BiFunction<SigRules.Builder, String, Boolean> set) {}

    static List<RuleOption> describe(SigRules listed, SigRules rules) {
        return KEYS.stream()
                .map(key -> new RuleOption(
                        key.name, key.description, key.values, key.get.apply(rules), key.get.apply(listed)))
                .toList();
    }

    static Map<String, String> changes(SigRules listed, SigRules rules) {
        Map<String, String> changes = new TreeMap<>();
        for (RuleOption option : describe(listed, rules)) {
            if (option.isChanged()) {
                changes.put(option.name(), option.value());
            }
        }
        return changes;
    }

    static SigRules apply(SigRules rules, Map<String, String> options) {
        options.forEach((key, value) -> {
            Objects.requireNonNull(key, "option");
            Objects.requireNonNull(value, "value");
        });
        SigRules.Builder builder = rules.toBuilder();
        Map<String, String> left = new HashMap<>(options);
        List<Message> violations = new ArrayList<>();
        for (Key key : KEYS) {
            String value = left.remove(key.name);
            if (value != null && !key.set.apply(builder, value)) {
                violations.add(Message.of(
                        "sigwaduqqan.options.value",
                        "option {0} is one of {2}, not {1}",
                        key.name,
                        shown(value),
                        String.join(", ", key.values)));
            }
        }
        addUnknown(violations, new TreeMap<>(left).keySet());
        SigRules result = rules;
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
                        "sigwaduqqan.options.unknown", "there is no option {0}; there are {1}", shown(key), known)));
        if (unknown.size() > MOST_NAMED) {
            violations.add(Message.of(
                    "sigwaduqqan.options.more-unknown", "{0} more options are unknown", unknown.size() - MOST_NAMED));
        }
    }

    private static Key number(
            String name,
            String description,
            int least,
            int most,
            Function<SigRules, Integer> get,
            BiConsumer<SigRules.Builder, Integer> set) {
        return new Key(
                name,
                description,
                List.of(least + ".." + most),
                rules -> get.apply(rules).toString(),
                (builder, value) -> {
                    OptionalInt number = wholeNumber(value);
                    number.ifPresent(n -> set.accept(builder, n));
                    return number.isPresent();
                });
    }

    private static Key truth(
            String name,
            String description,
            Function<SigRules, Boolean> get,
            BiConsumer<SigRules.Builder, Boolean> set) {
        List<String> values = List.of("true", "false");
        return new Key(name, description, values, rules -> get.apply(rules).toString(), (builder, value) -> {
            boolean isKnown = values.contains(value);
            if (isKnown) {
                set.accept(builder, value.equals("true"));
            }
            return isKnown;
        });
    }

    private static <E extends Enum<E>> Key words(
            String name,
            String description,
            Class<E> type,
            Function<SigRules, E> get,
            BiConsumer<SigRules.Builder, E> set) {
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

    /** A fraction such as 1/2, which need not be in lowest terms. */
    private static boolean setProbability(SigRules.Builder builder, String text) {
        int slash = text.indexOf('/');
        OptionalInt white = wholeNumber(text.substring(0, Math.max(0, slash)));
        OptionalInt all = wholeNumber(text.substring(slash + 1));
        if (white.isEmpty() || all.isEmpty() || all.getAsInt() == 0) {
            return false;
        }
        builder.whiteProbability(Rational.of(white.getAsInt(), all.getAsInt()));
        return true;
    }

    /** A whole number as ids write it: up to four ASCII digits without a leading zero. */
    private static OptionalInt wholeNumber(String text) {
        if (text.isEmpty() || text.length() > 4 || (text.length() > 1 && text.charAt(0) == '0')) {
            return OptionalInt.empty();
        }
        int value = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') {
                return OptionalInt.empty();
            }
            value = value * 10 + (c - '0');
        }
        return OptionalInt.of(value);
    }

    /** Untrusted text made fit for a message. */
    private static String shown(String text) {
        String cut = text.length() > 40 ? text.substring(0, 40) + "..." : text;
        StringBuilder out = new StringBuilder();
        cut.chars().forEach(c -> out.append(c >= ' ' && c <= '~' ? (char) c : '?'));
        return out.toString();
    }
}
