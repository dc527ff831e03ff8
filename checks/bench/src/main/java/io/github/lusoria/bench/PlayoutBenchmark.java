package io.github.lusoria.bench;

import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Xoshiro256;
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

/** Random games through the public API, capped at 1000 plies; the counter {@code plies} is the figure to quote. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class PlayoutBenchmark {
    private static final int MAX_PLIES = 1000;

    /** The ruleset, with options if need be. */
    @Param("latrunculi/schadler-2001")
    public String ruleset = "";

    private Position<?, ?> start;
    private final Xoshiro256 random = Xoshiro256.of(1);

    /** Counts plies, which JMH turns into plies a second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counters {
        /** Plies played. */
        public long plies;
    }

    /** Finds the ruleset. */
    @Setup
    public void findRuleset() {
        start = Rulesets.of(ruleset).initial();
    }

    /** A game by {@link Playouts}. */
    @Benchmark
    public Object playout(Counters counters) {
        var end = Playouts.play(start, random, MAX_PLIES);
        counters.plies += end.plies();
        return end;
    }

    /** The same by hand: count the legal moves, play one of them. */
    @Benchmark
    public Object countAndPlay(Counters counters) {
        Position<?, ?> position = start;
        int plies = 0;
        int moves = position.legalMoveCount();
        while (moves > 0 && plies < MAX_PLIES) {
            position = position.play(random.nextInt(moves));
            moves = position.legalMoveCount();
            plies++;
        }
        counters.plies += plies;
        return position;
    }
}
