package io.github.lusoria.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A fixed number of threads that do tasks and hand back the results in the order of the tasks. */
final class Workers implements AutoCloseable {
    private final ExecutorService pool;

    Workers(int threads) {
        pool = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "lusoria-worker");
            // a failed task must not leave the others to keep the program alive
            thread.setDaemon(true);
            return thread;
        });
    }

    <T> List<T> results(List<? extends Callable<T>> tasks) {
        List<T> results = new ArrayList<>(tasks.size());
        try {
            for (Future<T> future : pool.invokeAll(tasks)) {
                results.add(future.get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BadInputException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            if (e.getCause() instanceof Error failure) {
                throw failure;
            }
            throw new IllegalStateException(e);
        }
        return results;
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
