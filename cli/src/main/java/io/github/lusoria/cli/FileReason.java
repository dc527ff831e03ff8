package io.github.lusoria.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why a file cannot be read or written, in words; the messages of Java's exceptions are often a path alone. */
final class FileReason {
    private FileReason() {}

    /**
     * Says why.
     *
     * @param failure what reading or writing threw
     * @param missing what is said when something is not there
     */
    static String of(Exception failure, String missing) {
        Throwable cause = failure.getCause() instanceof IOException ? failure.getCause() : failure;
        if (cause instanceof NoSuchFileException) {
            return missing;
        }
        if (cause instanceof AccessDeniedException) {
            return "access is denied";
        }
        if (cause instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return String.valueOf(cause.getMessage());
    }
}
