package io.github.lusoria.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The arguments, beside the number of games, of the commands that play at random. */
final class RandomGameOptions {
    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The seed, any whole number (default: ${DEFAULT-VALUE}).",
            defaultValue = "1")
    private long seed;

    @Option(
            names = "--max-plies",
            paramLabel = "P",
            description = "After how many plies a game is stopped (default: ${DEFAULT-VALUE}).",
            defaultValue = "100000")
    private int maxPlies;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    long seed() {
        return seed;
    }

    int maxPlies() {
        Arguments.requireRange(spec, "--max-plies", maxPlies, 0, Integer.MAX_VALUE);
        return maxPlies;
    }
}
