package io.github.lusoria.cli;

import com.sun.management.ThreadMXBean;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Perft;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Repetition;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Xoshiro256;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntToLongFunction;
import java.util.function.LongUnaryOperator;

/** Measures on one thread how fast the library plays, counts and answers from a position. */
final class Bench {
    /** As most published figures of random games are, so that long games do not weigh more. */
    static final int MAX_PLIES = 1000;

    private static final long SEED = 1;
    private static final int SAMPLES = 1024;
    private static final int MOST_DEPTH = 6;
    private static final long LEAVES_OF_A_COUNT = 1_000_000;

    private final double warmUpSeconds;
    private final double seconds;
    private final Progress progress;
    private final List<Speed> speeds = new ArrayList<>();
    /** Takes what calls returned, so that the compiler cannot leave them out. */
    private final AtomicLong sink = new AtomicLong();

    /**
     * One figure.
     *
     * @param what what was done
     * @param unit what is counted
     * @param perSecond how many of them a second
     * @param bytesEach bytes allocated for each
     */
    record Speed(String what, String unit, double perSecond, double bytesEach) {}

    private Bench(double warmUpSeconds, double seconds, Progress progress) {
        this.warmUpSeconds = warmUpSeconds;
        this.seconds = seconds;
        this.progress = progress;
    }

    /** How many figures {@link #run} brings. */
    static int figures() {
        return 10;
    }

    static List<Speed> run(Position<?, ?> start, double warmUpSeconds, double seconds, Progress progress) {
        Bench bench = new Bench(warmUpSeconds, seconds, progress);
        bench.measureAll(start);
        return List.copyOf(bench.speeds);
    }

    private <P extends Position<P, M>, M extends Move> void measureAll(Position<P, M> start) {
        if (start.outcome().isPresent()) {
            throw new BadInputException("the game is over in this position", null);
        }
        Ruleset<P, M> ruleset = start.ruleset();
        measure(
                "random games",
                "plies",
                batch -> Playouts.summarize(start, SEED, batch, 1, MAX_PLIES).plies());
        int depth = depth(start);
        measure("perft " + depth, "leaves", batch -> Perft.count(start, depth));
        // the contract of Position's first type parameter: a position is one of its own kind
        @SuppressWarnings("unchecked")
        List<P> positions = sample((P) start);
        Xoshiro256 random = Xoshiro256.of(SEED);
        int[] choices = positions.stream()
                .mapToInt(position -> Playouts.choose(position, random))
                .toArray();
        List<M> moves = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < choices.length; i++) {
            moves.add(positions.get(i).legalMove(choices[i]));
            texts.add(positions.get(i).toString());
        }
        int n = positions.size();
        measure("legalMoveCount", "calls", each(n, i -> positions.get(i).legalMoveCount()));
        measure(
                "legalMoves",
                "calls",
                each(n, i -> positions.get(i).legalMoves().size()));
        measure(
                "legalMove",
                "calls",
                each(n, i -> positions.get(i).legalMove(choices[i]).hashCode()));
        measure("isLegal", "calls", each(n, i -> positions.get(i).isLegal(moves.get(i)) ? 1 : 0));
        measure(
                "play",
                "calls",
                each(n, i -> positions.get(i).play(moves.get(i)).score(1)));
        measure("hash64", "calls", each(n, i -> positions.get(i).hash64()));
        measure("toString", "calls", each(n, i -> positions.get(i).toString().length()));
        measure("parse", "calls", each(n, i -> ruleset.parse(texts.get(i)).score(1)));
    }

    private LongUnaryOperator each(int size, IntToLongFunction operation) {
        return batch -> {
            long sum = 0;
            for (int i = 0; i < size; i++) {
                sum += operation.applyAsLong(i);
            }
            sink.addAndGet(sum);
            return size;
        };
    }

    /** The greatest depth that is counted in a moment. */
    private static int depth(Position<?, ?> start) {
        int depth = 1;
        while (depth < MOST_DEPTH && Perft.count(start, depth) * start.legalMoveCount() < LEAVES_OF_A_COUNT) {
            depth++;
        }
        return depth;
    }

    /** Positions in the middle of random games, in none of which the game is over. */
    private static <P extends Position<P, M>, M extends Move> List<P> sample(P start) {
        List<P> positions = new ArrayList<>();
        Xoshiro256 random = Xoshiro256.of(SEED);
        boolean past = start.ruleset().repetition() != Repetition.NONE;
        while (positions.size() < SAMPLES) {
            Game<P, M> game = Game.from(start);
            P position = start;
            for (int ply = 0; ply < MAX_PLIES && positions.size() < SAMPLES; ply++) {
                if (position.legalMoveCount() == 0 || game.outcome().isPresent()) {
                    break;
                }
                positions.add(position);
                if (past) {
                    game = game.playRandom(random);
                    position = game.position();
                } else {
                    position = position.play(Playouts.choose(position, random));
                }
            }
            if (positions.isEmpty()) {
                throw new BadInputException("the game is over in this position", null);
            }
        }
        return positions;
    }

    private void measure(String what, String unit, LongUnaryOperator work) {
        long batch = 0;
        long end = System.nanoTime() + (long) (warmUpSeconds * 1e9);
        do {
            sink.addAndGet(work.applyAsLong(batch++));
        } while (System.nanoTime() - end < 0);
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long count = 0;
        long bytes = thread.getThreadAllocatedBytes(Thread.currentThread().getId());
        long from = System.nanoTime();
        end = from + (long) (seconds * 1e9);
        long now;
        do {
            count += work.applyAsLong(batch++);
            now = System.nanoTime();
        } while (now - end < 0);
        bytes = thread.getThreadAllocatedBytes(Thread.currentThread().getId()) - bytes;
        speeds.add(
                new Speed(what, unit, count / Math.max(1e-9, (now - from) / 1e9), (double) bytes / Math.max(1, count)));
        progress.add(1);
    }
}
