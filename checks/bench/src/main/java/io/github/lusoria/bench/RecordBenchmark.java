package io.github.lusoria.bench;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.GameRecordFormat;
import io.github.lusoria.core.GameRecordReader;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Xoshiro256;
import java.io.StringReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Records of random games read and replayed. The counter {@code megabytes} is the figure to quote; texts are ASCII, so a
 * character is a byte.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class RecordBenchmark {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int GAMES = 500;
    private static final int LONGEST = 200;

    /** The ruleset of the games. */
    @Param({"latrunculi/schadler-2001", "escaques/alfonso", "sigwaduqqan/houmt-al-arbah"})
    public String ruleset = "";

    private String text = "";

    /** Counts what was read, which JMH turns into so much a second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counters {
        /** Millions of bytes. */
        public double megabytes;
        /** Plies replayed. */
        public long plies;
        /** Seconds of this thread; on a busy machine megabytes by these is the figure, not by the clock's. */
        public double cpuSeconds;
    }

    /** Plays and writes the games. */
    @Setup
    public void write() {
        StringBuilder games = new StringBuilder();
        for (int number = 0; number < GAMES; number++) {
            games.append(GameRecord.of(random(Rulesets.of(ruleset), number)));
        }
        text = games.toString();
    }

    private static <P extends Position<P, M>, M extends Move> Game<P, M> random(Ruleset<P, M> ruleset, int number) {
        Xoshiro256 random = Xoshiro256.of(1, number);
        Game<P, M> game = Game.of(ruleset);
        while (game.ply() < LONGEST && game.outcome().isEmpty()) {
            game = game.playRandom(random);
        }
        return game;
    }

    /** All games, read strictly. */
    @Benchmark
    public long read(Counters counters) {
        long before = THREADS.getCurrentThreadCpuTime();
        GameRecordReader reader = GameRecordFormat.STRICT.read(new StringReader(text));
        long plies = 0;
        while (reader.hasNext()) {
            plies += reader.next().game().ply();
        }
        counters.megabytes += text.length() / 1e6;
        counters.plies += plies;
        counters.cpuSeconds += (THREADS.getCurrentThreadCpuTime() - before) / 1e9;
        return plies;
    }
}
