package io.github.lusoria.core;

import java.util.Objects;

/** Text could not be read. It says where, what was found there and what was expected. */
public final class NotationException extends RulesException {
    private static final long serialVersionUID = 1L;

    /** The whole text. */
    private final String text;
    /** Where reading stopped. */
    private final int offset;
    /** What was expected there. */
    private final String expected;

    /**
     * Creates the exception.
     *
     * @param text the whole text
     * @param offset where reading stopped, from 0 to the length of the text
     * @param expected what was expected there, such as {@code a side, w or b}
     */
    public NotationException(String text, int offset, String expected) {
        super("at offset " + offset + " of " + Excerpt.around(Objects.requireNonNull(text, "text"), offset) + ": found "
                + Excerpt.at(text, offset) + ", expected " + expected);
        this.text = text;
        this.offset = Objects.checkIndex(offset, text.length() + 1);
        this.expected = Objects.requireNonNull(expected, "expected");
    }

    /**
     * Returns the whole text.
     *
     * @return the text as it was given
     */
    public String text() {
        return text;
    }

    /**
     * Returns where reading stopped.
     *
     * @return an index into the text, in UTF-16 units; the text's length when it ended too early
     */
    public int offset() {
        return offset;
    }

    /**
     * Returns what stands at the offset.
     *
     * @return such as {@code 'x'} or {@code the end of the text}
     */
    public String found() {
        return Excerpt.at(text, offset);
    }

    /**
     * Returns what was expected at the offset.
     *
     * @return a phrase such as {@code a side, w or b}
     */
    public String expected() {
        return expected;
    }
}
