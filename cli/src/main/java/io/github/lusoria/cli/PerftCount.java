package io.github.lusoria.cli;

import io.github.lusoria.core.Move;
import io.github.lusoria.core.Perft;
import io.github.lusoria.core.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/**
 * A perft count split over threads by the first moves, or by the first two where there are few.
 *
 * @param divided the leaves below each first move, in the order of legal moves; empty for depth 0
 * @param leaves all leaves
 * @param seconds how long it took
 */
record PerftCount(Map<String, Long> divided, long leaves, double seconds) {
    /** As many tasks a thread even out what they take. */
    private static final int TASKS_A_THREAD = 16;

    private record Leaves(int firstMove, long count) {}

    /** A warm-up counts no deeper than this, so that it ends in time. */
    private static final int WARM_UP_DEPTH = 3;

    static PerftCount of(Position<?, ?> position, int depth, int threads, double warmUpSeconds) {
        try (Workers workers = new Workers(threads)) {
            if (depth > 1 && warmUpSeconds > 0) {
                warmUp(position, Math.min(depth, WARM_UP_DEPTH), threads, warmUpSeconds, workers);
            }
            long before = System.nanoTime();
            Map<String, Long> divided = depth == 0 ? Map.of() : divide(position, depth, threads, workers);
            long leaves = depth == 0 ? 1 : divided.values().stream().reduce(0L, Math::addExact);
            return new PerftCount(divided, leaves, Math.max(1, System.nanoTime() - before) / 1e9);
        }
    }

    private static void warmUp(Position<?, ?> position, int depth, int threads, double seconds, Workers workers) {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        do {
            divide(position, depth, threads, workers);
        } while (System.nanoTime() - end < 0);
    }

    double leavesPerSecond() {
        return leaves / seconds;
    }

    private static <P extends Position<P, M>, M extends Move> Map<String, Long> divide(
            Position<P, M> position, int depth, int threads, Workers workers) {
        int moves = position.legalMoveCount();
        boolean twoPlies = threads > 1 && depth > 2 && moves < threads * TASKS_A_THREAD;
        List<Callable<Leaves>> tasks = new ArrayList<>();
        for (int i = 0; i < moves; i++) {
            int first = i;
            P next = position.play(i);
            if (!twoPlies) {
                tasks.add(() -> new Leaves(first, Perft.count(next, depth - 1)));
                continue;
            }
            for (int j = 0; j < next.legalMoveCount(); j++) {
                P afterNext = next.play(j);
                tasks.add(() -> new Leaves(first, Perft.count(afterNext, depth - 2)));
            }
        }
        long[] counts = new long[moves];
        for (Leaves leaves : workers.results(tasks)) {
            counts[leaves.firstMove()] = Math.addExact(counts[leaves.firstMove()], leaves.count());
        }
        Map<String, Long> divided = new LinkedHashMap<>();
        for (int i = 0; i < moves; i++) {
            divided.put(position.legalMove(i).toString(), counts[i]);
        }
        return divided;
    }
}
