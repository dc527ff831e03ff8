package io.github.lusoria.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.CharBuffer;

/** The characters of a text of any length, one after another, with the line and column of the next one. */
final class RecordScanner {
    static final int END = -1;

    private static final int BUFFER = 1 << 14;

    private final Readable source;
    private final boolean lenient;
    private final char[] chars = new char[BUFFER];
    /** The next character is {@code chars[at]}, and there are some if {@code at < end}. */
    private int at;

    private int end;
    private boolean ended;
    /** A line feed after a carriage return, which has been read as one, is still to be left out. */
    private boolean afterReturn;

    /** How many characters were read before {@code chars[0]}. */
    private long before;

    private long lineStart;
    private long line = 1;

    RecordScanner(Readable source, boolean lenient) {
        this.source = source;
        this.lenient = lenient;
    }

    /** The next character, which is not taken, or END. */
    int peek() {
        return at < end || fill() ? chars[at] : END;
    }

    /** Takes the next character, of which there has to be one. */
    char take() {
        char c = chars[at++];
        if (c == '\n') {
            line++;
            lineStart = before + at;
        }
        return c;
    }

    boolean isLineStart() {
        return before + at == lineStart;
    }

    long line() {
        return line;
    }

    /** The column of the next character, from 1. */
    long column() {
        return before + at - lineStart + 1;
    }

    /** How many characters were taken. */
    long taken() {
        return before + at;
    }

    /** Appends the characters up to a space, a tab, a line feed, an opening brace or the end, so many at most. */
    void takeWord(StringBuilder word, int most) {
        while (at < end || fill()) {
            int from = at;
            int to = Math.min(end, from + most - word.length());
            int i = from;
            while (i < to && isOfWord(chars[i])) {
                i++;
            }
            word.append(chars, from, i - from);
            at = i;
            if (i < end) {
                return;
            }
        }
    }

    private static boolean isOfWord(char c) {
        return c > ' ' ? c != '{' : c != ' ' && c != '\n' && c != '\t';
    }

    /** Goes on to the next line, or to the end. */
    void skipLine() {
        while (peek() != END) {
            if (take() == '\n') {
                return;
            }
        }
    }

    /** Whether a text without line feeds, shorter than the buffer, comes next. */
    boolean isNext(String text) {
        while (end - at < text.length() && !ended) {
            more();
        }
        if (end - at < text.length()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (chars[at + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private boolean fill() {
        while (at == end && !ended) {
            more();
        }
        return at < end;
    }

    /** Reads more characters behind those that are there, which move to the front. */
    private void more() {
        System.arraycopy(chars, at, chars, 0, end - at);
        before += at;
        end -= at;
        at = 0;
        int read;
        try {
            read = source.read(CharBuffer.wrap(chars, end, chars.length - end));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (read < 0) {
            ended = true;
        } else {
            end = lenient ? withLineFeeds(end, end + read) : end + read;
        }
    }

    /** Makes CR and CR LF a line feed, and leaves out a byte order mark at the start. Returns the new end. */
    private int withLineFeeds(int from, int to) {
        int write = from;
        for (int i = from; i < to; i++) {
            char c = chars[i];
            boolean leftOut = (c == '\n' && afterReturn) || (c == '\ufeff' && before + write == 0);
            afterReturn = c == '\r';
            if (!leftOut) {
                chars[write++] = afterReturn ? '\n' : c;
            }
        }
        return write;
    }
}
