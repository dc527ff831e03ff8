package io.github.lusoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command without its subcommands, which each read records of games. */
@Command(
        name = "record",
        description = "Read records of games: check, show and convert them, and make pages of them.",
        synopsisSubcommandLabel = "COMMAND")
final class RecordCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Missing command");
    }
}
