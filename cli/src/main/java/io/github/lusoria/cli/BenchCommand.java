package io.github.lusoria.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.lusoria.core.Position;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures the speed of a ruleset on this machine. */
@Command(
        name = "bench",
        description = {
            "Measure how fast a ruleset is on this machine, on one thread.",
            "Random games are stopped after " + Bench.MAX_PLIES + " plies. Calls are made on positions of random games;"
                    + " they are measured one kind after the other, so other load on the machine shows."
        })
final class BenchCommand implements Runnable {
    private static final int LONGEST = 3600;

    private final Output out;
    private final PrintStream errors;
    private final boolean terminal;

    @Mixin
    private StartOptions start = new StartOptions();

    @Mixin
    private WarmUpOption warmUp = new WarmUpOption();

    @Option(
            names = "--seconds",
            paramLabel = "SECONDS",
            description = "How long to measure each figure (default: ${DEFAULT-VALUE}).",
            defaultValue = "1")
    private double seconds;

    @Option(names = "--json", description = "Print one JSON document.")
    private boolean json;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    BenchCommand(Output out, PrintStream errors, boolean terminal) {
        this.out = out;
        this.errors = errors;
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (!(seconds > 0 && seconds <= LONGEST)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "Invalid value for option '--seconds': it is above 0 and at most " + LONGEST + ", not " + seconds);
        }
        double warmUpSeconds = warmUp.seconds();
        Position<?, ?> position = start.position();
        List<Bench.Speed> speeds;
        try (Progress progress = terminal ? Progress.of("figures", Bench.figures(), errors) : Progress.none()) {
            speeds = Bench.run(position, warmUpSeconds, seconds, progress);
        }
        if (json) {
            out.line(Json.line(document -> write(document, position, speeds)));
        } else {
            print(position, speeds);
        }
    }

    private void print(Position<?, ?> position, List<Bench.Speed> speeds) {
        out.line(position.ruleset().id() + ", Java " + Runtime.version());
        Table table = Table.ofNumbers().row("", "per second", "ns each", "bytes each");
        for (Bench.Speed speed : speeds) {
            table.row(
                    speed.what() + " (" + speed.unit() + ")",
                    String.format(Locale.ROOT, "%,.0f", speed.perSecond()),
                    String.format(Locale.ROOT, "%.1f", 1e9 / speed.perSecond()),
                    String.format(Locale.ROOT, "%.1f", speed.bytesEach()));
        }
        table.print(out);
    }

    private static void write(JsonGenerator document, Position<?, ?> position, List<Bench.Speed> speeds)
            throws IOException {
        document.writeStartObject();
        document.writeStringField("ruleset", position.ruleset().id().toString());
        document.writeStringField("position", position.toString());
        document.writeStringField("java", Runtime.version().toString());
        document.writeArrayFieldStart("speeds");
        for (Bench.Speed speed : speeds) {
            document.writeStartObject();
            document.writeStringField("what", speed.what());
            document.writeStringField("unit", speed.unit());
            document.writeNumberField("perSecond", speed.perSecond());
            document.writeNumberField("bytesEach", speed.bytesEach());
            document.writeEndObject();
        }
        document.writeEndArray();
        document.writeEndObject();
    }
}
