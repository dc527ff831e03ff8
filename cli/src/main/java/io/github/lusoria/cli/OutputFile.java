package io.github.lusoria.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.Consumer;

/** A file that a command writes: whole, or not at all, so that a failure spoils no file that was there. */
final class OutputFile {
    private OutputFile() {}

    /**
     * Writes a file, or replaces it.
     *
     * @param name the name of the file
     * @param content what writes it
     */
    static void write(String name, Consumer<Output> content) {
        try {
            Path file = Path.of(name);
            if (Files.isDirectory(file)) {
                throw new BadInputException("cannot write " + name + ": it is a folder", null);
            }
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                // a pipe or a device takes what comes
                write(file, content);
                return;
            }
            // what a link leads to is replaced, not the link
            Path absolute = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            // beside it, so that moving is renaming; with the rights that any new file gets
            String unique =
                    "." + absolute.getFileName() + "." + ProcessHandle.current().pid() + ".part";
            Path part = absolute.resolveSibling(unique);
            try {
                write(part, content);
                Files.move(part, absolute, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (OutputException e) {
            if (e.isReaderGone()) {
                throw e;
            }
            throw cannotWrite(name, e);
        } catch (IOException | InvalidPathException e) {
            throw cannotWrite(name, e);
        }
    }

    private static BadInputException cannotWrite(String name, Exception e) {
        return new BadInputException("cannot write " + name + ": " + FileReason.of(e, "there is no such folder"), e);
    }

    private static void write(Path file, Consumer<Output> content) throws IOException {
        try (OutputStream stream = Files.newOutputStream(file)) {
            Output output = new Output(stream);
            content.accept(output);
            output.flush();
        }
    }
}
