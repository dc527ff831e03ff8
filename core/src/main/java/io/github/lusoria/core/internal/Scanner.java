package io.github.lusoria.core.internal;

import io.github.lusoria.core.NotationException;

/** Reads text from left to right and fails with the offset, what stands there and what was expected. */
public final class Scanner {
    private final String text;
    private int offset;

    /**
     * Creates a reader that stands at the beginning.
     *
     * @param text the text
     */
    public Scanner(String text) {
        this.text = text;
    }

    /**
     * Returns where the reader stands.
     *
     * @return the number of characters read
     */
    public int offset() {
        return offset;
    }

    /**
     * Returns whether all is read.
     *
     * @return true if it is
     */
    public boolean atEnd() {
        return offset == text.length();
    }

    /**
     * Returns the next character without reading it.
     *
     * @return the character, or NUL at the end, which no text format uses
     */
    public char peek() {
        return atEnd() ? '\0' : text.charAt(offset);
    }

    /**
     * Returns whether the next character is an ASCII digit.
     *
     * @return true if it is
     */
    public boolean atDigit() {
        return peek() >= '0' && peek() <= '9';
    }

    /**
     * Reads one character, which must be there.
     *
     * @return the character
     */
    public char next() {
        return text.charAt(offset++);
    }

    /**
     * Reads a character if it comes next.
     *
     * @param c the character
     * @return whether it came
     */
    public boolean skip(char c) {
        if (peek() == c && !atEnd()) {
            offset++;
            return true;
        }
        return false;
    }

    /**
     * Reads a word if it comes next.
     *
     * @param word the word
     * @return whether it came
     */
    public boolean skip(String word) {
        if (text.startsWith(word, offset)) {
            offset += word.length();
            return true;
        }
        return false;
    }

    /**
     * Reads a character that must come next.
     *
     * @param c the character
     * @param expected what it is, for the error
     * @throws NotationException if something else comes
     */
    public void expect(char c, String expected) {
        if (!skip(c)) {
            throw fail(expected);
        }
    }

    /**
     * Checks that all is read.
     *
     * @throws NotationException if something is left
     */
    public void end() {
        if (!atEnd()) {
            throw fail("the end of the text");
        }
    }

    /**
     * Returns the error that something else was expected here.
     *
     * @param expected what was expected
     * @return the exception, to be thrown
     */
    public NotationException fail(String expected) {
        return failAt(offset, expected);
    }

    /**
     * Returns the error that something else was expected at an earlier place.
     *
     * @param where the offset
     * @param expected what was expected there
     * @return the exception, to be thrown
     */
    public NotationException failAt(int where, String expected) {
        return new NotationException(text, where, expected);
    }

    /**
     * Reads one digit.
     *
     * @param least the least that it may be, 0 to 9
     * @param most the greatest
     * @param expected what it is, for the error
     * @return its value
     * @throws NotationException if something else comes
     */
    public int digit(int least, int most, String expected) {
        if (peek() < '0' + least || peek() > '0' + most) {
            throw fail(expected);
        }
        return next() - '0';
    }

    /**
     * Reads a whole number without sign or leading zeros, in time and memory that do not grow with the text.
     *
     * @param most the greatest that it may be
     * @param expected what it is, for the error
     * @return the number, 0 to {@code most}
     * @throws NotationException if something else comes; the error is at the number's beginning
     */
    public int number(int most, String expected) {
        int start = offset;
        if (!atDigit()) {
            throw fail(expected);
        }
        return digits(start, most, expected);
    }

    /**
     * Reads a whole number as {@link #number}, but not 0.
     *
     * @param most the greatest that it may be
     * @param expected what it is, for the error
     * @return the number, 1 to {@code most}
     * @throws NotationException if something else comes; the error is at the number's beginning
     */
    public int positive(int most, String expected) {
        int start = offset;
        int value = number(most, expected);
        if (value == 0) {
            throw failAt(start, expected);
        }
        return value;
    }

    /**
     * Reads a whole number as {@link #number}, after {@code -} if it is below 0; 0 has no sign.
     *
     * @param farthest how far from 0 it may be
     * @param expected what it is, for the error
     * @return the number
     * @throws NotationException if something else comes; the error is at the number's beginning
     */
    public int signed(int farthest, String expected) {
        int start = offset;
        if (!skip('-')) {
            return number(farthest, expected);
        }
        if (!atDigit() || peek() == '0') {
            throw failAt(start, expected);
        }
        return -digits(start, farthest, expected);
    }

    private int digits(int start, int most, String expected) {
        int first = offset;
        long value = 0;
        while (atDigit()) {
            value = value * 10 + (next() - '0');
            boolean leadingZero = offset - first > 1 && text.charAt(first) == '0';
            if (leadingZero || value > most) {
                throw failAt(start, expected);
            }
        }
        return (int) value;
    }
}
