package io.github.lusoria.bench;

import io.github.lusoria.core.RulesetId;
import io.github.lusoria.core.Rulesets;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Measures rulesets, each in a virtual machine of its own, so that none is compiled for another's habits.
 *
 * <pre>
 * java -cp benchmarks.jar io.github.lusoria.bench.MeasureAll table [SECONDS] [RULESET...]   a table in Markdown
 * java -cp benchmarks.jar io.github.lusoria.bench.MeasureAll guard FILE                     fails above the file's limits
 * </pre>
 *
 * <p>The guard looks at bytes only: they do not depend on the machine's clock. A line of the file is a ruleset, the most
 * bytes a ply and the most bytes a leaf.
 */
public final class MeasureAll {
    private static final double SECONDS = 4;
    /** A loaded machine compiles late. */
    private static final double LONG_SECONDS = 6;

    /**
     * What the compiler inlines depends on what it happened to compile first, so one virtual machine in some allocates
     * more; the guard asks what can be had.
     */
    private static final int TRIES = 6;

    private MeasureAll() {}

    /** The most bytes of a ruleset. */
    private record Limit(String ruleset, double bytesPerPly, double bytesPerLeaf) {
        boolean holds(Measurement measured) {
            return measured.bytesPerPly() <= bytesPerPly && measured.bytesPerLeaf() <= bytesPerLeaf;
        }
    }

    /**
     * Runs a table, a guard, or one measurement.
     *
     * @param args see above
     * @throws IOException if a file cannot be read or a virtual machine not be started
     * @throws InterruptedException if interrupted
     * @throws ExecutionException if a measurement fails
     */
    public static void main(String[] args) throws IOException, InterruptedException, ExecutionException {
        switch (args.length == 0 ? "" : args[0]) {
            case "one" ->
                System.out.println(
                        Measurement.of(args[1], Double.parseDouble(args[2])).line());
            case "table" ->
                table(
                        args.length > 1 ? Double.parseDouble(args[1]) : SECONDS,
                        args.length > 2 ? List.of(args).subList(2, args.length) : listed());
            case "guard" -> System.exit(guard(Path.of(args[1])) ? 0 : 1);
            default -> {
                System.err.println("table [SECONDS] [RULESET...] | guard FILE");
                System.exit(2);
            }
        }
    }

    private static List<String> listed() {
        return Rulesets.all().stream()
                .map(ruleset -> ruleset.id())
                .map(RulesetId::toString)
                .toList();
    }

    private static void table(double seconds, List<String> rulesets) throws IOException, InterruptedException {
        System.out.println(
                "| ruleset | random games, M plies/s | bytes/ply | perft, depth | M leaves/s | bytes/leaf |");
        System.out.println("|---|---:|---:|---:|---:|---:|");
        for (String ruleset : rulesets) {
            Measurement measured = measure(ruleset, seconds);
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %.2f | %.1f | %d | %.1f | %.2f |%n",
                    ruleset,
                    measured.pliesPerSecond() / 1e6,
                    measured.bytesPerPly(),
                    measured.depth(),
                    measured.leavesPerSecond() / 1e6,
                    measured.bytesPerLeaf());
        }
    }

    private static boolean guard(Path file) throws IOException, InterruptedException, ExecutionException {
        List<Limit> limits = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] fields = line.trim().split(" +");
                limits.add(new Limit(fields[0], Double.parseDouble(fields[1]), Double.parseDouble(fields[2])));
            }
        }
        List<String> missing = new ArrayList<>(listed());
        limits.forEach(limit -> missing.remove(limit.ruleset));
        ExecutorService processors =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        Map<Limit, Future<Measurement>> results = new LinkedHashMap<>();
        for (Limit limit : limits) {
            results.put(limit, processors.submit(() -> {
                Measurement measured = measure(limit.ruleset, 1);
                for (int i = 1; i < TRIES && !limit.holds(measured); i++) {
                    measured = measure(limit.ruleset, LONG_SECONDS);
                }
                return measured;
            }));
        }
        processors.shutdown();
        List<Limit> above = new ArrayList<>();
        for (Map.Entry<Limit, Future<Measurement>> result : results.entrySet()) {
            Limit limit = result.getKey();
            Measurement measured = result.getValue().get();
            System.out.printf(
                    Locale.ROOT,
                    "%-40s %7.1f of %5.0f bytes a ply, %7.2f of %5.0f a leaf%n",
                    limit.ruleset,
                    measured.bytesPerPly(),
                    limit.bytesPerPly,
                    measured.bytesPerLeaf(),
                    limit.bytesPerLeaf);
            if (!limit.holds(measured)) {
                above.add(limit);
            }
        }
        above.forEach(limit -> System.err.println(limit.ruleset + " allocates more than its limit"));
        missing.forEach(ruleset -> System.err.println(ruleset + " has no limit in " + file));
        return above.isEmpty() && missing.isEmpty();
    }

    private static Measurement measure(String ruleset, double seconds) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        MeasureAll.class.getName(),
                        "one",
                        ruleset,
                        Double.toString(seconds))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            String line = reader.readLine();
            if (process.waitFor() != 0 || line == null) {
                throw new IllegalStateException("the measurement of " + ruleset + " failed");
            }
            return Measurement.parse(line);
        }
    }
}
