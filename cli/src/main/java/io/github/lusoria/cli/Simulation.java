package io.github.lusoria.cli;

import io.github.lusoria.core.PlayoutSummary;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Random games, played in blocks on some threads.
 *
 * <p>How games fall into blocks depends on their number alone, and game {@code n} has its own random numbers, so what
 * comes of them is the same on any number of threads.
 *
 * @param blocks what came of each block, in the order of games; at least one
 * @param total what came of all games
 * @param seconds how long the games took, after a warm-up
 */
record Simulation(List<PlayoutSummary> blocks, PlayoutSummary total, double seconds) {
    private static final int MOST_BLOCKS = 1024;

    private static final int WARM_UP_PLIES = 1000;
    private static final long WARM_UP_SEED = 0x5741524d2d5550L;

    static Simulation run(
            Position<?, ?> start,
            long seed,
            long games,
            int maxPlies,
            int threads,
            double warmUpSeconds,
            Progress progress) {
        try (Workers workers = new Workers(threads)) {
            if (games > 0 && warmUpSeconds > 0) {
                warmUp(start, Math.min(maxPlies, WARM_UP_PLIES), threads, warmUpSeconds, workers);
            }
            int blocks = (int) Math.max(1, Math.min(games, MOST_BLOCKS));
            AtomicReferenceArray<PlayoutSummary> results = new AtomicReferenceArray<>(blocks);
            AtomicInteger next = new AtomicInteger();
            Callable<Boolean> player = () -> {
                for (int block = next.getAndIncrement(); block < blocks; block = next.getAndIncrement()) {
                    long first = firstGame(block, blocks, games);
                    long count = firstGame(block + 1, blocks, games) - first;
                    results.set(block, Playouts.summarize(start, seed, first, count, maxPlies));
                    progress.add(count);
                }
                return true;
            };
            long before = System.nanoTime();
            workers.results(Collections.nCopies(threads, player));
            double seconds = Math.max(1, System.nanoTime() - before) / 1e9;
            List<PlayoutSummary> summaries = new ArrayList<>();
            for (int block = 0; block < blocks; block++) {
                summaries.add(results.get(block));
            }
            PlayoutSummary total =
                    summaries.stream().reduce(PlayoutSummary::plus).orElseThrow();
            return new Simulation(List.copyOf(summaries), total, seconds);
        }
    }

    private static long firstGame(int block, int blocks, long games) {
        // games * block / blocks, without the product
        return games / blocks * block + games % blocks * block / blocks;
    }

    private static void warmUp(Position<?, ?> start, int maxPlies, int threads, double seconds, Workers workers) {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        AtomicInteger thread = new AtomicInteger();
        Callable<Boolean> player = () -> {
            long game = (long) thread.getAndIncrement() << Integer.SIZE;
            do {
                Playouts.summarize(start, WARM_UP_SEED, game++, 1, maxPlies);
            } while (System.nanoTime() - end < 0);
            return true;
        };
        workers.results(Collections.nCopies(threads, player));
    }

    double gamesPerSecond() {
        return total.games() / seconds;
    }

    double pliesPerSecond() {
        return total.plies() / seconds;
    }
}
