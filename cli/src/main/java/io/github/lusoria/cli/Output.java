package io.github.lusoria.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * What a command prints: text in UTF-8 with line feeds on every platform, buffered.
 *
 * <p>A stream that cannot be written to stops the command at once, which is how {@code lusoria trace ... | head} ends;
 * a {@link java.io.PrintStream} would hide it.
 */
final class Output {
    private static final int BUFFER = 1 << 13;

    private final OutputStream stream;
    private final StringBuilder buffer = new StringBuilder(BUFFER);

    Output(OutputStream stream) {
        this.stream = stream;
    }

    void print(String text) {
        buffer.append(text);
        if (buffer.length() >= BUFFER) {
            write();
        }
    }

    void line(String text) {
        print(text);
        print("\n");
    }

    void flush() {
        write();
        try {
            stream.flush();
        } catch (IOException e) {
            throw new OutputException(e);
        }
    }

    private void write() {
        byte[] bytes = buffer.toString().getBytes(StandardCharsets.UTF_8);
        // first, so that what failed once is not tried again
        buffer.setLength(0);
        try {
            stream.write(bytes);
        } catch (IOException e) {
            throw new OutputException(e);
        }
    }
}
