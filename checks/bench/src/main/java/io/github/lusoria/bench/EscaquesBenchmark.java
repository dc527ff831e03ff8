package io.github.lusoria.bench;

import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.escaques.EscaquesPosition;
import io.github.lusoria.escaques.EscaquesRuleset;
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
 * Random games of Los Escaques, assignment and twelve rounds, through the public API. The operations are games, as in the C
 * reference's figure {@code games/s}; the counter {@code turns} leaves the seven throws for planets out, as its figure
 * {@code turns/s} does. Run with {@code -prof gc} for the bytes.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class EscaquesBenchmark {
    private static final int SEATS = 7;

    /** The ruleset, with options if need be. */
    @Param({"escaques/alfonso", "escaques/alfonso@stakes"})
    public String ruleset = "";

    private EscaquesPosition start;
    private final Xoshiro256 random = Xoshiro256.of(1);

    /** Counts turns, which JMH turns into turns a second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counters {
        /** Turns played. */
        public long turns;
    }

    /** Finds the ruleset. */
    @Setup
    public void findRuleset() {
        start = ((EscaquesRuleset) Rulesets.of(ruleset)).initial();
    }

    /** Count the outcomes, play one of them. */
    @Benchmark
    public Object countAndPlay(Counters counters) {
        EscaquesPosition position = start;
        int plies = 0;
        int moves = position.legalMoveCount();
        while (moves > 0) {
            position = position.play(random.nextInt(moves));
            moves = position.legalMoveCount();
            plies++;
        }
        counters.turns += plies - SEATS;
        return position;
    }

    /** The same by {@link Playouts}, which asks for weights and for the outcome. */
    @Benchmark
    public Object playout(Counters counters) {
        var end = Playouts.play(start, random, Integer.MAX_VALUE);
        counters.turns += end.plies() - SEATS;
        return end;
    }
}
