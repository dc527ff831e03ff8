package io.github.lusoria.cli;

import java.io.IOException;
import java.util.Locale;

/** Nothing more can be written to the output. */
final class OutputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean readerGone;

    OutputException(IOException cause) {
        super("cannot write the output: " + cause.getMessage(), cause);
        // "Broken pipe", on Windows "The pipe is being closed": Java has no type for it
        String reason = String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT);
        readerGone = reason.contains("pipe");
    }

    /** Whether the reader closed its end, as {@code head} does when it has enough: no fault of anyone. */
    boolean isReaderGone() {
        return readerGone;
    }
}
