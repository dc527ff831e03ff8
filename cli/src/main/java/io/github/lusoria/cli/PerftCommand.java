package io.github.lusoria.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.lusoria.core.Perft;
import io.github.lusoria.core.Position;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Counts the move sequences of a length. */
@Command(
        name = "perft",
        description = {
            "Count the move sequences of a length.",
            "Rules of repetition are not considered. Speed is measured after a warm-up."
        })
final class PerftCommand implements Runnable {
    private final Output out;

    @Mixin
    private StartOptions start = new StartOptions();

    @Option(names = "--depth", required = true, paramLabel = "N", description = "The length in moves, from 0.")
    private int depth;

    @Option(names = "--divide", description = "Count apart for each first move, too.")
    private boolean divide;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many threads count (default: ${DEFAULT-VALUE}).",
            defaultValue = "1")
    private int threads;

    @Mixin
    private WarmUpOption warmUp = new WarmUpOption();

    @Option(names = "--json", description = "Print one JSON document.")
    private boolean json;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    PerftCommand(Output out) {
        this.out = out;
    }

    @Override
    public void run() {
        Arguments.requireRange(spec, "--depth", depth, divide ? 1 : 0, Perft.MAX_DEPTH);
        Arguments.requireThreads(spec, threads);
        Position<?, ?> position = start.position();
        PerftCount count;
        try {
            count = PerftCount.of(position, depth, threads, warmUp.seconds());
        } catch (ArithmeticException e) {
            throw new BadInputException("the number of leaves exceeds " + Long.MAX_VALUE, e);
        }
        if (json) {
            out.line(Json.line(content -> write(content, count)));
        } else {
            print(count);
        }
    }

    private void print(PerftCount count) {
        if (divide) {
            count.divided().forEach((move, leaves) -> out.line(move + "\t" + leaves));
            out.line("total\t" + count.leaves());
            out.line("");
        }
        Table.ofNumbers()
                .row("depth", Integer.toString(depth))
                .row("leaves", Long.toString(count.leaves()))
                .row("seconds", String.format(Locale.ROOT, "%.3f", count.seconds()))
                .row("leaves/s", String.format(Locale.ROOT, "%.0f", count.leavesPerSecond()))
                .print(out);
    }

    private void write(JsonGenerator document, PerftCount count) throws IOException {
        document.writeStartObject();
        document.writeNumberField("depth", depth);
        document.writeNumberField("leaves", count.leaves());
        document.writeNumberField("seconds", count.seconds());
        document.writeNumberField("leavesPerSecond", count.leavesPerSecond());
        if (divide) {
            document.writeObjectFieldStart("divide");
            for (Map.Entry<String, Long> entry : count.divided().entrySet()) {
                document.writeNumberField(entry.getKey(), entry.getValue());
            }
            document.writeEndObject();
        }
        document.writeEndObject();
    }
}
