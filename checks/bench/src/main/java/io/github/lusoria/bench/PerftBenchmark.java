package io.github.lusoria.bench;

import io.github.lusoria.core.Move;
import io.github.lusoria.core.Perft;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Rulesets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Bulk perft over four positions of Schädler 2001; the counter {@code leaves} is the figure to quote. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class PerftBenchmark {
    private final Ruleset<?, ?> ruleset = Rulesets.of("latrunculi/schadler-2001");

    /** The positions axes1, multi, midplace and empty16 of the perft file, each to the depth of the published figure. */
    private final List<Task> tasks = List.of(
            task("m1Mm3m/1m1mM1m1/m1mMm+M1m/M2MM2m/M3m|3/3MM3/m1Mm1Mmm/M1m2m1M b - move -", 5),
            task("1m1m4/MmmM3M/2m1M1Mm/m2m1m2/1M3M1m/m7/1M1M1MM1/MMMmm1mM b - move -", 5),
            task("M1m3m1/2m1M3/1M2m2M/3mM3/m2M1m2/1M3M1m/2m2M2/M4m2 w M6m6 place -", 4),
            task("8/8/8/8/8/8/8/8 w M16m16 place -", 4));

    private record Task(Position<?, ?> position, int depth) {}

    private Task task(String position, int depth) {
        return new Task(ruleset.parse(position), depth);
    }

    /** Counts leaves, which JMH turns into leaves a second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counters {
        /** Leaves counted. */
        public long leaves;
    }

    /** All four positions, without building the last positions. */
    @Benchmark
    public void bulk(Counters counters) {
        for (Task task : tasks) {
            counters.leaves += Perft.count(task.position, task.depth);
        }
    }

    /** The position multi to depth 4, every last position built. */
    @Benchmark
    public void full(Counters counters) {
        counters.leaves += walk(tasks.get(1).position, 4);
    }

    private static <P extends Position<P, M>, M extends Move> long walk(Position<P, M> position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long[] leaves = new long[1];
        position.forEachNext(next -> leaves[0] += walk(next, depth - 1));
        return leaves[0];
    }
}
