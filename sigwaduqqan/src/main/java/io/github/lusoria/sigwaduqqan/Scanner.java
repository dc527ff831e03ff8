package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.NotationException;

/** Reads text from left to right and fails with the offset, what stands there and what was expected. */
final class Scanner {
    private final String text;
    private int offset;

    Scanner(String text) {
        this.text = text;
    }

    int offset() {
        return offset;
    }

    boolean atEnd() {
        return offset == text.length();
    }

    /** The next character, or NUL at the end, which no text format uses. */
    char peek() {
        return atEnd() ? '\0' : text.charAt(offset);
    }

    char next() {
        return text.charAt(offset++);
    }

    boolean skip(char c) {
        if (peek() == c && !atEnd()) {
            offset++;
            return true;
        }
        return false;
    }

    void expect(char c, String expected) {
        if (!skip(c)) {
            throw fail(expected);
        }
    }

    void end() {
        if (!atEnd()) {
            throw fail("the end of the text");
        }
    }

    NotationException fail(String expected) {
        return failAt(offset, expected);
    }

    NotationException failAt(int where, String expected) {
        return new NotationException(text, where, expected);
    }

    boolean atDigit() {
        return peek() >= '0' && peek() <= '9';
    }

    /** A whole number without sign or leading zeros, no greater than a limit. */
    int number(int most, String expected) {
        int start = offset;
        if (!atDigit()) {
            throw fail(expected);
        }
        int value = 0;
        while (atDigit()) {
            value = value * 10 + (next() - '0');
            boolean leadingZero = offset - start > 1 && text.charAt(start) == '0';
            if (leadingZero || value > most) {
                throw failAt(start, expected);
            }
        }
        return value;
    }

    /** A whole number as {@link #number}, but not 0. */
    int positive(int most, String expected) {
        int start = offset;
        int value = number(most, expected);
        if (value == 0) {
            throw failAt(start, expected);
        }
        return value;
    }
}
