package io.github.lusoria.bench;

import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.sigwaduqqan.SigPosition;
import io.github.lusoria.sigwaduqqan.SigWaDuqqan;
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
 * Whole random games of Sig wa Duqqan through the public API; the counter {@code throwsPlayed} is the figure to quote.
 * Its measure is the C program {@code sig.c}, which plays the same rules.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class SigBenchmark {
    private static final int MAX_PLIES = 1_000_000;

    /** The number of players. */
    @Param({"2", "4", "8"})
    public int players;

    private SigPosition start = SigWaDuqqan.houmtAlArbah().initial();
    private final Xoshiro256 random = Xoshiro256.of(1);

    /** Counts throws, which JMH turns into throws a second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counters {
        /** Throws played. */
        public long throwsPlayed;
    }

    /** Sets the game up. */
    @Setup
    public void setUp() {
        start = SigWaDuqqan.houmtAlArbah().withPlayers(players).initial();
    }

    /** A game by {@link Playouts}. */
    @Benchmark
    public Object playout(Counters counters) {
        var end = Playouts.play(start, random, MAX_PLIES);
        counters.throwsPlayed += end.plies();
        return end;
    }
}
