package io.github.lusoria.latrunculi;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.RuleOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The options of a ruleset by their keys: described, read from text and compared. */
final class LatrunculiOptions {
    private static final int MOST_NAMED = 10;

    private static final String NEVER = "NEVER";
    private static final String NONE = "-";

    private static final Key ARRAY = new Key(
            "array",
            "the board that a game starts with, under placement=ARRAY",
            List.of("a board text", NONE),
            rules -> rules.array().orElse(NONE),
            (builder, value) -> {
                builder.arrayText(value.equals(NONE) ? Optional.empty() : Optional.of(value));
                return true;
            });

    private static final Key BARRED = new Key(
            "barred",
            "a square where nothing may be placed while pieces are placed",
            List.of("a square", NONE),
            rules -> rules.barred().map(Square::toString).orElse(NONE),
            (builder, value) -> {
                if (value.equals(NONE)) {
                    builder.noneBarred();
                    return true;
                }
                Optional<Square> square = square(value);
                square.ifPresent(builder::barred);
                return square.isPresent();
            });

    private static final Key LOSES = new Key(
            "loses",
            "the number of pieces at which a player is reduced and the game ends",
            List.of("0..96", NEVER),
            rules -> rules.loses().isPresent() ? Integer.toString(rules.loses().getAsInt()) : NEVER,
            (builder, value) -> {
                if (value.equals(NEVER)) {
                    builder.neverReduced();
                    return true;
                }
                OptionalInt number = wholeNumber(value);
                number.ifPresent(builder::losesAt);
                return number.isPresent();
            });

    private static final List<Key> KEYS = List.of(
            number("ranks", "the number of ranks", "2..12", LatrunculiRules::ranks, LatrunculiRules.Builder::ranks),
            number("files", "the number of files", "2..16", LatrunculiRules::files, LatrunculiRules.Builder::files),
            number("men", "the number of men a side", "2..96", LatrunculiRules::men, LatrunculiRules.Builder::men),
            number(
                    "duces",
                    "the number of duces a side",
                    "0..1",
                    LatrunculiRules::duces,
                    LatrunculiRules.Builder::duces),
            words(
                    "placement",
                    "how the pieces come onto the board",
                    LatrunculiRules.Placement.class,
                    LatrunculiRules::placement,
                    LatrunculiRules.Builder::placement),
            ARRAY,
            BARRED,
            words(
                    "walk",
                    "how far a piece goes over vacant squares",
                    LatrunculiRules.Walk.class,
                    LatrunculiRules::walk,
                    LatrunculiRules.Builder::walk),
            words(
                    "directions",
                    "in which directions pieces move and capture",
                    LatrunculiRules.Directions.class,
                    LatrunculiRules::directions,
                    LatrunculiRules.Builder::directions),
            words(
                    "leap",
                    "which adjacent pieces may be leapt over",
                    LatrunculiRules.Leap.class,
                    LatrunculiRules::leap,
                    LatrunculiRules.Builder::leap),
            words(
                    "leapers",
                    "which pieces leap",
                    LatrunculiRules.Leapers.class,
                    LatrunculiRules::leapers,
                    LatrunculiRules.Builder::leapers),
            words(
                    "leaps",
                    "whether a turn has one leap or may join several",
                    LatrunculiRules.Leaps.class,
                    LatrunculiRules::leaps,
                    LatrunculiRules.Builder::leaps),
            words(
                    "leapt",
                    "whether a piece can be captured by the very move that leapt over it",
                    LatrunculiRules.Leapt.class,
                    LatrunculiRules::leapt,
                    LatrunculiRules.Builder::leapt),
            words(
                    "capture",
                    "what happens to a piece that an enemy encloses",
                    LatrunculiRules.Capture.class,
                    LatrunculiRules::capture,
                    LatrunculiRules.Builder::capture),
            words(
                    "doubleTrap",
                    "what frees a piece that is trapped on both axes",
                    LatrunculiRules.DoubleTrap.class,
                    LatrunculiRules::doubleTrap,
                    LatrunculiRules.Builder::doubleTrap),
            words(
                    "removal",
                    "when a trapped piece is removed",
                    LatrunculiRules.Removal.class,
                    LatrunculiRules::removal,
                    LatrunculiRules.Builder::removal),
            words(
                    "corner",
                    "what a corner is good for",
                    LatrunculiRules.Corner.class,
                    LatrunculiRules::corner,
                    LatrunculiRules.Builder::corner),
            words(
                    "entry",
                    "whether a move may end between two enemy pieces",
                    LatrunculiRules.Entry.class,
                    LatrunculiRules::entry,
                    LatrunculiRules.Builder::entry),
            words(
                    "dux",
                    "whether a dux can be trapped or captured",
                    LatrunculiRules.Dux.class,
                    LatrunculiRules::dux,
                    LatrunculiRules.Builder::dux),
            words(
                    "again",
                    "whether a piece that captured moves again",
                    LatrunculiRules.Again.class,
                    LatrunculiRules::again,
                    LatrunculiRules.Builder::again),
            LOSES,
            words(
                    "blocked",
                    "what happens when the player to act has no legal action",
                    LatrunculiRules.Blocked.class,
                    LatrunculiRules::blocked,
                    LatrunculiRules.Builder::blocked),
            number(
                    "quiet",
                    "after how many single moves without a capture or removal the game ends and more pieces win, 0 for never",
                    "0.." + LatrunculiRules.MAX_QUIET,
                    LatrunculiRules::quiet,
                    LatrunculiRules.Builder::quiet),
            words(
                    "repetition",
                    "what is said about moving back and forth and about positions that come again",
                    LatrunculiRules.Repetition.class,
                    LatrunculiRules::repetition,
                    LatrunculiRules.Builder::repetition));

    private LatrunculiOptions() {}

    /** One option: how it is described, read and written. Setting reports whether the value could be read. */
    private record Key(
            String name,
            String description,
            List<String> values,
            Function<LatrunculiRules, String> get,
            BiFunction<LatrunculiRules.Builder, String, Boolean> set) {}

    static List<RuleOption> describe(LatrunculiRules listed, LatrunculiRules rules) {
        return KEYS.stream()
                .map(key -> new RuleOption(
                        key.name, key.description, key.values, key.get.apply(rules), key.get.apply(listed)))
                .toList();
    }

    static Map<String, String> changes(LatrunculiRules listed, LatrunculiRules rules) {
        Map<String, String> changes = new TreeMap<>();
        for (RuleOption option : describe(listed, rules)) {
            if (option.isChanged()) {
                changes.put(option.name(), option.value());
            }
        }
        return changes;
    }

    static LatrunculiRules apply(LatrunculiRules rules, Map<String, String> options) {
        options.forEach((key, value) -> {
            Objects.requireNonNull(key, "option");
            Objects.requireNonNull(value, "value");
        });
        LatrunculiRules.Builder builder = rules.toBuilder();
        Map<String, String> left = new HashMap<>(options);
        List<Message> violations = new ArrayList<>();
        for (Key key : KEYS) {
            String value = left.remove(key.name);
            if (value != null && !key.set.apply(builder, value)) {
                violations.add(Message.of(
                        "latrunculi.options.value",
                        "option {0} is one of {2}, not {1}",
                        key.name,
                        shown(value),
                        String.join(", ", key.values)));
            }
        }
        addUnknown(violations, new TreeMap<>(left).keySet());
        LatrunculiRules result = rules;
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
                        "latrunculi.options.unknown", "there is no option {0}; there are {1}", shown(key), known)));
        if (unknown.size() > MOST_NAMED) {
            violations.add(Message.of(
                    "latrunculi.options.more-unknown", "{0} more options are unknown", unknown.size() - MOST_NAMED));
        }
    }

    private static Key number(
            String name,
            String description,
            String range,
            Function<LatrunculiRules, Integer> get,
            BiConsumer<LatrunculiRules.Builder, Integer> set) {
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
            Function<LatrunculiRules, E> get,
            BiConsumer<LatrunculiRules.Builder, E> set) {
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

    private static Optional<Square> square(String text) {
        try {
            return Optional.of(Square.parse(text));
        } catch (NotationException e) {
            return Optional.empty();
        }
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
