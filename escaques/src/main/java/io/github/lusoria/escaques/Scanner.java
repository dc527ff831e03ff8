package io.github.lusoria.escaques;

import io.github.lusoria.core.NotationException;

/** Reads text from left to right and fails with the offset, what stands there and what was expected. */
final class Scanner {
    private final String text;
    private int offset;

    Scanner(String text) {
        this.text = text;
    }

    private boolean atEnd() {
        return offset == text.length();
    }

    /** The next character, or NUL at the end, which no text format uses. */
    private char peek() {
        return atEnd() ? '\0' : text.charAt(offset);
    }

    boolean skip(char c) {
        if (peek() == c && !atEnd()) {
            offset++;
            return true;
        }
        return false;
    }

    boolean skip(String word) {
        if (text.startsWith(word, offset)) {
            offset += word.length();
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

    int offset() {
        return offset;
    }

    NotationException fail(String expected) {
        return failAt(offset, expected);
    }

    NotationException failAt(int where, String expected) {
        return new NotationException(text, where, expected);
    }

    /** One digit within a range. */
    int digit(int least, int most, String expected) {
        char c = peek();
        if (c < '0' + least || c > '0' + most) {
            throw fail(expected);
        }
        offset++;
        return c - '0';
    }

    /** A whole number without leading zeros, and without sign unless it is below 0, that is no farther from 0 than a limit. */
    int number(boolean signed, int farthest, String expected) {
        int start = offset;
        boolean negative = signed && skip('-');
        int digits = offset;
        long value = 0;
        while (peek() >= '0' && peek() <= '9' && value <= farthest) {
            value = value * 10 + (peek() - '0');
            offset++;
        }
        boolean leadingZero = offset > digits && text.charAt(digits) == '0' && (negative || offset - digits > 1);
        if (offset == digits || leadingZero || value > farthest) {
            throw failAt(start, expected);
        }
        return (int) (negative ? -value : value);
    }
}
