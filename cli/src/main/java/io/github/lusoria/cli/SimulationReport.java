package io.github.lusoria.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.lusoria.core.PlayoutSummary;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Traits;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;

/** What {@code simulate} prints about its games. */
final class SimulationReport {
    private final Ruleset<?, ?> ruleset;
    private final long seed;
    private final int maxPlies;
    private final int threads;
    private final Simulation simulation;
    private final PlayoutSummary total;

    SimulationReport(Ruleset<?, ?> ruleset, long seed, int maxPlies, int threads, Simulation simulation) {
        this.ruleset = ruleset;
        this.seed = seed;
        this.maxPlies = maxPlies;
        this.threads = threads;
        this.simulation = simulation;
        this.total = simulation.total();
    }

    void print(Output out) {
        out.line(ruleset.id() + ": " + plural(total.games(), "random game") + ", seed " + seed + ", at most "
                + plural(maxPlies, "ply", "plies") + " each");
        out.line("");
        results().print(out);
        if (total.games() > 0 && total.capped() == total.games()) {
            out.line("No game came to its end: --max-plies is too low for random games of these rules.");
        }
        if (!total.terminations().isEmpty()) {
            out.line("");
            terminations().print(out);
        }
        out.line("");
        means().print(out);
        out.line("");
        out.line(String.format(
                Locale.ROOT,
                "%.3f s on %s: %.0f games/s, %.0f plies/s",
                simulation.seconds(),
                plural(threads, "thread"),
                simulation.gamesPerSecond(),
                simulation.pliesPerSecond()));
    }

    private Table results() {
        Table table = Table.ofNumbers().row("result", "games", "share", "95 % interval");
        long won = 0;
        for (int seat = 1; seat <= total.seats().size(); seat++) {
            long wins = total.seats().get(seat - 1).wins();
            won += wins;
            share(table, "seat " + seat + (isDuel() ? " wins" : " alone best"), wins);
        }
        share(table, isDuel() ? "draws" : "shared best", total.games() - total.capped() - won);
        share(table, "stopped by the cap", total.capped());
        return table;
    }

    /** Whether one wins what the other loses; elsewhere several can share the best payoff, and no game is a draw. */
    private boolean isDuel() {
        Traits traits = ruleset.traits();
        return traits.seats() == 2 && traits.zeroSum();
    }

    private Table terminations() {
        Table table = Table.ofNumbers().row("ended by", "games", "share", "95 % interval");
        total.terminations().forEach((termination, count) -> share(table, termination, count));
        return table;
    }

    private void share(Table table, String name, long count) {
        Interval share = Interval.ofShare(count, total.games());
        boolean known = total.games() > 0;
        table.row(
                name,
                Long.toString(count),
                known ? decimals(2, 100 * share.value()) + " %" : "-",
                known ? decimals(2, 100 * share.low()) + " to " + decimals(2, 100 * share.high()) + " %" : "-");
    }

    private Table means() {
        long games = total.games();
        Table table = Table.ofNumbers().row("", "mean", "95 % interval", "sd", "min", "max");
        double deviation = Interval.standardDeviation(total.plies(), total.pliesSquared(), games);
        table.row(
                "plies a game",
                decimals(2, meanPlies()),
                range(2, Interval.ofMean(meanPlies(), deviation, games)),
                decimals(2, deviation),
                Integer.toString(total.shortest()),
                Integer.toString(total.longest()));
        Interval branching = Interval.ofBranching(simulation.blocks(), total);
        table.row("legal moves a ply", decimals(2, branching.value()), range(2, branching));
        for (int seat = 1; seat <= total.seats().size(); seat++) {
            PlayoutSummary.Seat sums = total.seats().get(seat - 1);
            double spread = Interval.standardDeviation(sums.payoffs(), sums.payoffsSquared(), games);
            table.row(
                    "payoff of seat " + seat,
                    decimals(4, meanPayoff(sums)),
                    range(4, Interval.ofMean(meanPayoff(sums), spread, games)),
                    decimals(4, spread));
        }
        return table;
    }

    void write(JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("games", total.games());
        json.writeNumberField("plies", total.plies());
        json.writeNumberField("seconds", simulation.seconds());
        json.writeNumberField("gamesPerSecond", simulation.gamesPerSecond());
        json.writeNumberField("pliesPerSecond", simulation.pliesPerSecond());
        Json.number(json, "meanPlies", meanPlies());
        json.writeNumberField("capped", total.capped());
        json.writeObjectFieldStart("outcomes");
        for (Map.Entry<String, Long> outcome : total.terminations().entrySet()) {
            json.writeNumberField(outcome.getKey(), outcome.getValue());
        }
        json.writeEndObject();
        json.writeArrayFieldStart("payoffs");
        for (PlayoutSummary.Seat seat : total.seats()) {
            Json.decimal(json, meanPayoff(seat));
        }
        json.writeEndArray();
        json.writeStringField("ruleset", ruleset.id().toString());
        json.writeNumberField("seed", seed);
        json.writeNumberField("maxPlies", maxPlies);
        json.writeNumberField("threads", threads);
        json.writeEndObject();
    }

    private double meanPlies() {
        return (double) total.plies() / total.games();
    }

    private double meanPayoff(PlayoutSummary.Seat seat) {
        return (double) seat.payoffs() / total.games();
    }

    private static String range(int digits, Interval interval) {
        return Double.isFinite(interval.low())
                ? decimals(digits, interval.low()) + " to " + decimals(digits, interval.high())
                : "-";
    }

    private static String decimals(int digits, double number) {
        return Double.isFinite(number) ? String.format(Locale.ROOT, "%." + digits + "f", number) : "-";
    }

    private static String plural(long count, String noun) {
        return plural(count, noun, noun + "s");
    }

    private static String plural(long count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }
}
