package io.github.lusoria.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Checks of arguments that picocli does not do by itself. */
final class Arguments {
    static final int MOST_THREADS = 1024;

    private Arguments() {}

    static int requireThreads(CommandSpec command, int threads) {
        requireRange(command, "--threads", threads, 1, MOST_THREADS);
        return threads;
    }

    static void requireRange(CommandSpec command, String option, long value, long least, long most) {
        if (value < least || value > most) {
            String range = value < least ? "at least " + least : "at most " + most;
            throw new ParameterException(
                    command.commandLine(),
                    "Invalid value for option '" + option + "': it is " + range + ", not " + value);
        }
    }
}
