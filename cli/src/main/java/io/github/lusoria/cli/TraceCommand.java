package io.github.lusoria.cli;

import io.github.lusoria.core.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays the random games of {@code simulate} and prints every ply. */
@Command(
        name = "trace",
        description = {
            "Play random games and print every ply as a line of JSON.",
            "The games are those of 'lusoria simulate' with the same arguments."
        })
final class TraceCommand implements Runnable {
    private final Output out;

    @Mixin
    private StartOptions start = new StartOptions();

    @Mixin
    private RandomGameOptions random = new RandomGameOptions();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games to play (default: ${DEFAULT-VALUE}).",
            defaultValue = "1")
    private long games;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    TraceCommand(Output out) {
        this.out = out;
    }

    @Override
    public void run() {
        Arguments.requireRange(spec, "--games", games, 0, Long.MAX_VALUE);
        GameTrace trace = new GameTrace(out, random.seed(), random.maxPlies());
        Position<?, ?> position = start.position();
        for (long game = 0; game < games; game++) {
            trace.print(position, game + 1);
        }
    }
}
