package io.github.lusoria.bench;

import com.sun.management.ThreadMXBean;
import io.github.lusoria.core.Perft;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Xoshiro256;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.function.LongUnaryOperator;

/**
 * What one ruleset does on one thread: random games of at most 1000 plies and a bulk perft from the middle of one of
 * them, by the thread's own processor time, and the bytes allocated, which are exact.
 *
 * @param ruleset the ruleset's id
 * @param pliesPerSecond plies of random games a second
 * @param bytesPerPly bytes allocated a ply, those of each game's own objects included
 * @param depth the depth of the perft
 * @param leavesPerSecond leaves of the perft a second
 * @param bytesPerLeaf bytes allocated a leaf
 */
record Measurement(
        String ruleset,
        double pliesPerSecond,
        double bytesPerPly,
        int depth,
        double leavesPerSecond,
        double bytesPerLeaf) {
    private static final int MAX_PLIES = 1000;
    private static final int MOST_DEPTH = 8;
    private static final long LEAVES_OF_A_COUNT = 3_000_000;
    private static final long PLIES_OF_A_WINDOW = 200_000;

    /** A rate and the bytes of each. */
    private record Rate(double perSecond, double bytesEach) {}

    /**
     * Measures a ruleset: the best of windows of equal work within so many seconds, since the first ones are those of a
     * program that the virtual machine still compiles.
     */
    static Measurement of(String ruleset, double seconds) {
        Position<?, ?> start = Rulesets.of(ruleset).initial();
        Rate plies = best(seconds, window -> {
            long done = 0;
            for (long game = 0; done < PLIES_OF_A_WINDOW; game++) {
                done += Playouts.play(start, Xoshiro256.of(window, game), MAX_PLIES)
                        .plies();
            }
            return done;
        });
        Position<?, ?> middle = middle(start);
        int depth = depth(middle);
        Rate leaves = best(seconds / 2, window -> Perft.count(middle, depth));
        return new Measurement(ruleset, plies.perSecond, plies.bytesEach, depth, leaves.perSecond, leaves.bytesEach);
    }

    /** Where the first random game has come half of its way. */
    private static Position<?, ?> middle(Position<?, ?> start) {
        int plies = Playouts.play(start, Xoshiro256.of(0, 0), MAX_PLIES).plies();
        return Playouts.play(start, Xoshiro256.of(0, 0), plies / 2).position();
    }

    private static int depth(Position<?, ?> start) {
        int depth = 1;
        while (depth < MOST_DEPTH && Perft.count(start, depth) * start.legalMoveCount() <= LEAVES_OF_A_COUNT) {
            depth++;
        }
        return depth;
    }

    private static Rate best(double seconds, LongUnaryOperator window) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        double perSecond = 0;
        double bytesEach = Double.MAX_VALUE;
        long end = System.nanoTime() + (long) (seconds * 1e9);
        for (long number = 0; number < 3 || System.nanoTime() - end < 0; number++) {
            long bytes = threads.getThreadAllocatedBytes(thread);
            long nanos = threads.getCurrentThreadCpuTime();
            long done = window.applyAsLong(number);
            nanos = threads.getCurrentThreadCpuTime() - nanos;
            bytes = threads.getThreadAllocatedBytes(thread) - bytes;
            perSecond = Math.max(perSecond, done * 1e9 / nanos);
            bytesEach = Math.min(bytesEach, (double) bytes / done);
        }
        return new Rate(perSecond, bytesEach);
    }

    /** One line, fields apart by tabs. */
    String line() {
        return String.format(
                Locale.ROOT,
                "%s\t%.0f\t%.2f\t%d\t%.0f\t%.4f",
                ruleset,
                pliesPerSecond,
                bytesPerPly,
                depth,
                leavesPerSecond,
                bytesPerLeaf);
    }

    static Measurement parse(String line) {
        List<String> fields = List.of(line.split("\t", -1));
        return new Measurement(
                fields.get(0),
                Double.parseDouble(fields.get(1)),
                Double.parseDouble(fields.get(2)),
                Integer.parseInt(fields.get(3)),
                Double.parseDouble(fields.get(4)),
                Double.parseDouble(fields.get(5)));
    }
}
