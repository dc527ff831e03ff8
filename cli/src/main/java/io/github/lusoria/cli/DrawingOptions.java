package io.github.lusoria.cli;

import io.github.lusoria.core.DiagramOptions;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How a position is drawn. */
final class DrawingOptions {
    /** The colours of a picture, as they are written on the command line. */
    enum Theme {
        auto,
        light,
        dark
    }

    @Option(names = "--flip", description = "Draw the board as it is seen from the other side.")
    private boolean flip;

    @Option(names = "--no-coordinates", description = "Draw the board without the names of its squares.")
    private boolean noCoordinates;

    @Option(names = "--unicode", description = "Draw text with discs, symbols and lines of Unicode.")
    private boolean unicode;

    @Option(
            names = "--theme",
            paramLabel = "THEME",
            description = "The colours of a picture: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}, what the"
                    + " reader prefers).",
            defaultValue = "auto")
    private Theme theme = Theme.auto;

    @Option(
            names = "--size",
            paramLabel = "PIXELS",
            description = "The longer side of a picture (default: ${DEFAULT-VALUE}).",
            defaultValue = "640")
    private int size = 640;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    DiagramOptions get() {
        Arguments.requireRange(spec, "--size", size, DiagramOptions.LEAST_SIZE, DiagramOptions.MOST_SIZE);
        return new DiagramOptions(
                size,
                flip,
                !noCoordinates,
                switch (theme) {
                    case auto -> DiagramOptions.Theme.AUTO;
                    case light -> DiagramOptions.Theme.LIGHT;
                    case dark -> DiagramOptions.Theme.DARK;
                },
                unicode ? DiagramOptions.Characters.UNICODE : DiagramOptions.Characters.ASCII);
    }
}
