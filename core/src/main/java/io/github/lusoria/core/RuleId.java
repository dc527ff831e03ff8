package io.github.lusoria.core;

import java.util.Objects;

/**
 * The stable name of one rule, such as {@code latrunculi.entry}.
 *
 * <p>The text is two or more words separated by dots; a word is made of {@code a-z}, {@code 0-9} and {@code -}. The
 * first word names the game, or is {@code game} for the rules that all games share. Two ids are equal when their texts
 * are.
 *
 * @param value the text, such as {@code latrunculi.entry}
 */
public record RuleId(String value) implements Comparable<RuleId> {
    /** No move is legal once the game is over. */
    public static final RuleId GAME_OVER = new RuleId("game.over");

    /** What a ruleset says about positions that come again; see {@link Repetition}. */
    public static final RuleId REPETITION = new RuleId("game.repetition");

    /** Players may give up or agree on a draw, and an arbiter may decide. */
    public static final RuleId ENDED_FROM_OUTSIDE = new RuleId("game.ended-from-outside");

    /**
     * Creates an id.
     *
     * @param value the text
     * @throws IllegalArgumentException if the text is not of the form above
     */
    public RuleId {
        Objects.requireNonNull(value, "value");
        int words = 1;
        int length = 0;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '.' && length > 0) {
                words++;
                length = 0;
            } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-') {
                length++;
            } else {
                throw new IllegalArgumentException("not a rule id, at offset " + i + ": " + Excerpt.of(value));
            }
        }
        if (words < 2 || length == 0) {
            throw new IllegalArgumentException("not a rule id of two or more words: " + Excerpt.of(value));
        }
    }

    @Override
    public int compareTo(RuleId other) {
        Objects.requireNonNull(other, "other");
        return value.compareTo(other.value);
    }

    /**
     * Returns the text.
     *
     * @return the value
     */
    @Override
    public String toString() {
        return value;
    }
}
