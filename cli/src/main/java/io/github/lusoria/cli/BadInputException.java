package io.github.lusoria.cli;

import org.jspecify.annotations.Nullable;

/** What was asked for is written well but cannot be done; the message is the line that the user reads. */
final class BadInputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadInputException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
