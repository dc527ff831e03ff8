package io.github.lusoria.core;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The id of a ruleset: {@code game/name}, with a reading after {@code @} where it is not the default one, and with the
 * options that differ from the listed ruleset after {@code ?}.
 *
 * <p>Such as {@code latrunculi/schadler-2001}, {@code latrunculi/schadler-2001@ludii} or
 * {@code latrunculi/schadler-2001?entry=SAFE&men=20}. Two ids are equal when all parts are; {@link #toString()} writes
 * options sorted by key and {@link #parse(String)} reads it back.
 *
 * @param game the game, of {@code a-z 0-9 -}
 * @param name the ruleset within the game, of {@code a-z 0-9 -}
 * @param reading the reading, of {@code a-z 0-9 -}; empty for the default one
 * @param options the options that differ, by key
 */
public record RulesetId(String game, String name, String reading, SortedMap<String, String> options) {
    private static final String NAME = "a name of a-z, 0-9 and -";

    /**
     * Creates an id.
     *
     * @param game the game
     * @param name the ruleset within the game
     * @param reading the reading; empty for the default one
     * @param options the options that differ, by key; the map is copied. Keys are made of letters and digits, values of
     *     printable ASCII without space, {@code ?}, {@code &} and {@code =}
     * @throws IllegalArgumentException if a part has another form
     */
    public RulesetId {
        Objects.requireNonNull(reading, "reading");
        Objects.requireNonNull(options, "options");
        requireName(Objects.requireNonNull(game, "game"), "game");
        requireName(Objects.requireNonNull(name, "name"), "name");
        if (!reading.isEmpty()) {
            requireName(reading, "reading");
        }
        SortedMap<String, String> copy = new TreeMap<>();
        options.forEach((key, value) -> {
            Objects.requireNonNull(key, "options");
            Objects.requireNonNull(value, "options");
            if (key.isEmpty() || nameEnd(key, 0, RulesetId::isKeyCharacter) < key.length()) {
                throw new IllegalArgumentException("not an option key: " + Excerpt.of(key));
            }
            if (value.isEmpty() || nameEnd(value, 0, RulesetId::isValueCharacter) < value.length()) {
                throw new IllegalArgumentException(
                        "not a value of option " + Excerpt.of(key) + ": " + Excerpt.of(value));
            }
            copy.put(key, value);
        });
        options = Collections.unmodifiableSortedMap(copy);
    }

    /**
     * Creates an id without options, in the default reading.
     *
     * @param game the game
     * @param name the ruleset within the game
     * @return the id
     * @throws IllegalArgumentException if a part has another form
     */
    public static RulesetId of(String game, String name) {
        return new RulesetId(game, name, "", Collections.emptySortedMap());
    }

    /**
     * Reads an id from its text. Options may stand in any order.
     *
     * @param text such as {@code latrunculi/schadler-2001?men=20}
     * @return the id
     * @throws NotationException if the text is not of this form or names an option twice
     */
    public static RulesetId parse(String text) {
        Objects.requireNonNull(text, "text");
        int slash = part(text, 0, RulesetId::isNameCharacter, NAME);
        expect(text, slash, '/', "/ after the game");
        int end = part(text, slash + 1, RulesetId::isNameCharacter, NAME);
        String game = text.substring(0, slash);
        String name = text.substring(slash + 1, end);
        String reading = "";
        if (end < text.length() && text.charAt(end) == '@') {
            int from = end + 1;
            end = part(text, from, RulesetId::isNameCharacter, NAME);
            reading = text.substring(from, end);
        }
        SortedMap<String, String> options = new TreeMap<>();
        if (end < text.length()) {
            expect(text, end, '?', reading.isEmpty() ? "@, ? or the end" : "? or the end");
            do {
                int from = end + 1;
                int equals = part(text, from, RulesetId::isKeyCharacter, "an option key");
                expect(text, equals, '=', "= after the option key");
                end = part(text, equals + 1, RulesetId::isValueCharacter, "an option value");
                String key = text.substring(from, equals);
                if (options.put(key, text.substring(equals + 1, end)) != null) {
                    throw new NotationException(text, from, "another option, as this one came before");
                }
                if (end < text.length()) {
                    expect(text, end, '&', "& or the end");
                }
            } while (end < text.length());
        }
        return new RulesetId(game, name, reading, options);
    }

    /**
     * Returns the id of the listed ruleset that this one derives from.
     *
     * @return this id without options
     */
    public RulesetId base() {
        return withOptions(Collections.emptySortedMap());
    }

    /**
     * Returns this id with other options.
     *
     * @param others the options that differ from the listed ruleset; the map is copied
     * @return the id
     * @throws IllegalArgumentException if a key or a value has another form
     */
    public RulesetId withOptions(Map<String, String> others) {
        Objects.requireNonNull(others, "others").forEach((key, value) -> {
            Objects.requireNonNull(key, "others");
            Objects.requireNonNull(value, "others");
        });
        return new RulesetId(game, name, reading, new TreeMap<>(others));
    }

    /**
     * Returns the canonical text.
     *
     * @return such as {@code latrunculi/schadler-2001?men=20}
     */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder(game).append('/').append(name);
        if (!reading.isEmpty()) {
            out.append('@').append(reading);
        }
        char separator = '?';
        for (Map.Entry<String, String> option : options.entrySet()) {
            out.append(separator).append(option.getKey()).append('=').append(option.getValue());
            separator = '&';
        }
        return out.toString();
    }

    private interface Characters {
        boolean has(char c);
    }

    private static boolean isNameCharacter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    }

    private static boolean isKeyCharacter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    }

    private static boolean isValueCharacter(char c) {
        return c > ' ' && c <= '~' && c != '?' && c != '&' && c != '=';
    }

    private static int nameEnd(String text, int from, Characters allowed) {
        int end = from;
        while (end < text.length() && allowed.has(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static int part(String text, int from, Characters allowed, String expected) {
        int end = nameEnd(text, from, allowed);
        if (end == from) {
            throw new NotationException(text, from, expected);
        }
        return end;
    }

    private static void expect(String text, int offset, char c, String expected) {
        if (offset >= text.length() || text.charAt(offset) != c) {
            throw new NotationException(text, offset, expected);
        }
    }

    private static void requireName(String value, String part) {
        if (value.isEmpty() || nameEnd(value, 0, RulesetId::isNameCharacter) < value.length()) {
            throw new IllegalArgumentException("the " + part + " is not " + NAME + ": " + Excerpt.of(value));
        }
    }
}
