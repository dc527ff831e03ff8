package io.github.lusoria.bench;

import io.github.lusoria.core.Move;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Xoshiro256;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
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

/** Single calls on the positions of random games, one after the other. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class OperationsBenchmark {
    private static final int SAMPLES = 1024;
    private static final int MAX_PLIES = 1000;

    /** A ruleset of each family. */
    @Param({
        "latrunculi/schadler-2001",
        "latrunculi/seneca",
        "latrunculi/bell-8x8",
        "latrunculi/kharebga-8x8",
        "latrunculi/falkener",
        "latrunculi/kowalski-10x11",
        "escaques/alfonso",
        "sigwaduqqan/houmt-al-arbah"
    })
    public String ruleset = "";

    private Samples<?, ?> samples;
    private int next;

    /** Positions with a random legal move and the text of each. */
    private record Samples<P extends Position<P, M>, M extends Move>(
            Ruleset<P, M> ruleset, List<P> positions, List<M> moves, int[] choices, List<String> texts) {
        static <P extends Position<P, M>, M extends Move> Samples<P, M> of(Ruleset<P, M> ruleset) {
            Xoshiro256 random = Xoshiro256.of(1);
            Samples<P, M> samples =
                    new Samples<>(ruleset, new ArrayList<>(), new ArrayList<>(), new int[SAMPLES], new ArrayList<>());
            while (samples.positions.size() < SAMPLES) {
                P position = ruleset.initial();
                for (int ply = 0; ply < MAX_PLIES && samples.positions.size() < SAMPLES; ply++) {
                    if (position.legalMoveCount() == 0) {
                        break;
                    }
                    int choice = Playouts.choose(position, random);
                    samples.choices[samples.positions.size()] = choice;
                    samples.positions.add(position);
                    samples.moves.add(position.legalMove(choice));
                    samples.texts.add(position.toString());
                    position = position.play(choice);
                }
            }
            return samples;
        }

        boolean isLegal(int i) {
            return positions.get(i).isLegal(moves.get(i));
        }

        P playMove(int i) {
            return positions.get(i).play(moves.get(i));
        }

        P parse(int i) {
            return ruleset.parse(texts.get(i));
        }
    }

    /** Plays the sample games. */
    @Setup
    public void sample() {
        samples = Samples.of(Rulesets.of(ruleset));
    }

    private int next() {
        next = (next + 1) & (SAMPLES - 1);
        return next;
    }

    /** The number of legal moves. */
    @Benchmark
    public int legalMoveCount() {
        return samples.positions.get(next()).legalMoveCount();
    }

    /** The list of legal moves. */
    @Benchmark
    public Object legalMoves() {
        return samples.positions.get(next()).legalMoves();
    }

    /** One legal move by number. */
    @Benchmark
    public Object legalMove() {
        int i = next();
        return samples.positions.get(i).legalMove(samples.choices[i]);
    }

    /** Whether a legal move is legal. */
    @Benchmark
    public boolean isLegal() {
        return samples.isLegal(next());
    }

    /** A move by number. */
    @Benchmark
    public Object playIndex() {
        int i = next();
        return samples.positions.get(i).play(samples.choices[i]);
    }

    /** A move, checked. */
    @Benchmark
    public Object playMove() {
        return samples.playMove(next());
    }

    /** The hash. */
    @Benchmark
    public long hash64() {
        return samples.positions.get(next()).hash64();
    }

    /** The text. */
    @Benchmark
    public String text() {
        return samples.positions.get(next()).toString();
    }

    /** The position of a text. */
    @Benchmark
    public Object parse() {
        return samples.parse(next());
    }
}
