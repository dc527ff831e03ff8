package io.github.lusoria.cli;

import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.GameRecordFormat;
import io.github.lusoria.core.GameRecordReader;
import io.github.lusoria.core.InvalidRecordException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments of every command that reads records, and the reading: one game after another is kept, and no more. */
final class RecordFiles {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files of records, in UTF-8.")
    private List<String> files = new ArrayList<>();

    @Option(
            names = "--lenient",
            description = "Also read what the library does not write itself: other line ends, numbering as in chess,"
                    + " tags in any order or missing ...")
    private boolean lenient;

    /** What is done with each game of the files, in order. */
    interface Visitor {
        /**
         * A game was read.
         *
         * @param file the name of its file
         * @param number the number of the game in the file, from 1
         * @param record the game
         */
        void game(String file, long number, GameRecord record);

        /** A game could not be read; what follows it is read all the same. */
        void damage(String file, InvalidRecordException damage);

        /** All games of a file were read. */
        default void end(String file) {}
    }

    void visit(Visitor visitor) {
        for (String file : files) {
            visit(file, visitor);
            visitor.end(file);
        }
    }

    private void visit(String file, Visitor visitor) {
        GameRecordFormat format = lenient ? GameRecordFormat.LENIENT : GameRecordFormat.STRICT;
        // what is no UTF-8 comes as the replacement character, which a strict format refuses in its place
        try (Reader text = new InputStreamReader(Files.newInputStream(Path.of(file)), StandardCharsets.UTF_8)) {
            GameRecordReader reader = format.read(text);
            while (reader.hasNext()) {
                GameRecord record;
                try {
                    record = reader.next();
                } catch (InvalidRecordException e) {
                    visitor.damage(file, e);
                    continue;
                }
                visitor.game(file, reader.games(), record);
            }
        } catch (IOException | UncheckedIOException | InvalidPathException e) {
            throw unreadable(file, e);
        }
    }

    private static BadInputException unreadable(String file, Exception e) {
        return new BadInputException("cannot read " + file + ": " + FileReason.of(e, "there is no such file"), e);
    }

    /** The refusal of a command that has done what it could with the other games. */
    static BadInputException damaged(long games) {
        return new BadInputException(games == 1 ? "one game cannot be read" : games + " games cannot be read", null);
    }
}
