package io.github.lusoria.core;

import java.util.Objects;

/** Checks of the texts of rules, citations and dossiers: one line each, without spaces around it. */
final class RulebookText {
    private RulebookText() {}

    /** A line that says something. */
    static void requireText(String text, String name) {
        requireLine(text, name);
        if (text.isEmpty()) {
            throw new IllegalArgumentException("the " + name + " is empty");
        }
    }

    /** A line that may be empty. */
    static void requireLine(String text, String name) {
        Objects.requireNonNull(text, name);
        for (int i = 0; i < text.length(); i++) {
            if (Character.isISOControl(text.charAt(i)) || text.charAt(i) == '\u2028' || text.charAt(i) == '\u2029') {
                throw new IllegalArgumentException(
                        "the " + name + " is not one line, at offset " + i + ": " + Excerpt.around(text, i));
            }
        }
        if (!text.equals(text.strip())) {
            throw new IllegalArgumentException("the " + name + " has spaces around it: " + Excerpt.of(text));
        }
    }
}
