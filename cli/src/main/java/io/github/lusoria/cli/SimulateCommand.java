package io.github.lusoria.cli;

import io.github.lusoria.core.Position;
import java.io.PrintStream;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays random games and reports what came of them, and how fast. */
@Command(
        name = "simulate",
        description = {
            "Play random games and report results, length, branching and speed.",
            "Every legal move is equally likely, every throw as likely as its weight says. The games depend on the"
                    + " seed, not on the number of threads; intervals are of 95 %%. Speed is measured after a warm-up."
        })
final class SimulateCommand implements Runnable {
    private final Output out;
    private final PrintStream errors;
    private final boolean terminal;

    @Mixin
    private StartOptions start = new StartOptions();

    @Mixin
    private RandomGameOptions random = new RandomGameOptions();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games to play (default: ${DEFAULT-VALUE}).",
            defaultValue = "1000")
    private long games;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many threads play (default: ${DEFAULT-VALUE}).",
            defaultValue = "1")
    private int threads;

    @Mixin
    private WarmUpOption warmUp = new WarmUpOption();

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Also write the games to FILE, which is replaced; they are played once more for it.")
    private Optional<String> recordFile = Optional.empty();

    @Option(names = "--json", description = "Print one JSON document.")
    private boolean json;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    SimulateCommand(Output out, PrintStream errors, boolean terminal) {
        this.out = out;
        this.errors = errors;
        this.terminal = terminal;
    }

    @Override
    public void run() {
        Arguments.requireRange(spec, "--games", games, 0, Long.MAX_VALUE);
        Arguments.requireThreads(spec, threads);
        int maxPlies = random.maxPlies();
        Position<?, ?> position = start.position();
        if (recordFile.filter("-"::equals).isPresent()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "Invalid value for option '--record': it is a file; the standard output takes the report");
        }
        // first, so that a file that cannot be written is told before the games are played
        recordFile.ifPresent(file ->
                OutputFile.write(file, to -> RandomRecords.write(position, random.seed(), games, maxPlies, to)));
        Simulation simulation;
        try (Progress progress = terminal ? Progress.of("games", games, errors) : Progress.none()) {
            simulation = Simulation.run(position, random.seed(), games, maxPlies, threads, warmUp.seconds(), progress);
        } catch (ArithmeticException e) {
            throw new BadInputException("a sum over the games exceeds " + Long.MAX_VALUE, e);
        }
        SimulationReport report =
                new SimulationReport(position.ruleset(), random.seed(), maxPlies, threads, simulation);
        if (json) {
            out.line(Json.line(report::write));
        } else {
            report.print(out);
        }
    }
}
