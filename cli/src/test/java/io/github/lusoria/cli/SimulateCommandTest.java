package io.github.lusoria.cli;

import static io.github.lusoria.cli.Run.SCHADLER;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.lusoria.core.PlayoutSummary;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.testkit.Race;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SimulateCommandTest {
    /** Two men a side: games that end within a few hundred plies. */
    private static final String SMALL = SCHADLER + "?files=4&men=2&ranks=4";

    @Test
    void printsEveryJsonFieldOfThePublicContract() {
        JsonNode json = Run.json("simulate", SMALL, "--games", "60", "--seed", "7", "--json", "--warm-up", "0");
        assertThat(names(json))
                .containsExactly(
                        "games",
                        "plies",
                        "seconds",
                        "gamesPerSecond",
                        "pliesPerSecond",
                        "meanPlies",
                        "capped",
                        "outcomes",
                        "payoffs",
                        "ruleset",
                        "seed",
                        "maxPlies",
                        "threads");
        PlayoutSummary expected = Playouts.summarize(Rulesets.of(SMALL).initial(), 7, 0, 60, 100_000);
        assertThat(json.path("ruleset").textValue()).isEqualTo(SMALL);
        assertThat(json.path("games").longValue()).isEqualTo(60);
        assertThat(json.path("plies").longValue()).isEqualTo(expected.plies());
        assertThat(json.path("meanPlies").doubleValue()).isEqualTo(expected.plies() / 60.0);
        assertThat(json.path("capped").longValue()).isEqualTo(expected.capped());
        assertThat(json.path("outcomes").path("reduced").longValue())
                .isEqualTo(expected.terminations().get("reduced"))
                .isPositive();
        assertThat(json.path("payoffs").get(0).doubleValue())
                .isEqualTo(expected.seats().get(0).payoffs() / 60.0);
        assertThat(json.path("payoffs")).hasSize(2);
        assertThat(json.path("seconds").doubleValue()).isPositive();
    }

    @Test
    void comesToTheSameOnAnyNumberOfThreads() {
        JsonNode one = games("1");
        assertThat(games("2")).isEqualTo(one);
        assertThat(games("5")).isEqualTo(one);
    }

    private static JsonNode games(String threads) {
        ObjectNode json = (ObjectNode)
                Run.json("simulate", SMALL, "--games", "101", "--threads", threads, "--json", "--warm-up", "0.01");
        json.remove(List.of("threads", "seconds", "gamesPerSecond", "pliesPerSecond"));
        return json;
    }

    @Test
    void playsEveryGameOfTheRunOnceInWhateverBlocks() {
        Position<?, ?> start = Rulesets.of(SMALL).initial();
        Simulation simulation = Simulation.run(start, 3, 2500, 5, 3, 0, Progress.none());
        assertThat(simulation.blocks()).hasSize(1024);
        assertThat(simulation.total()).isEqualTo(Playouts.summarize(start, 3, 0, 2500, 5));
    }

    @Test
    void reportsRatesWithIntervalsLengthBranchingAndSpeed() {
        List<String> lines = Run.lines("simulate", SMALL, "--games", "60", "--warm-up", "0");
        assertThat(lines.get(0)).isEqualTo(SMALL + ": 60 random games, seed 1, at most 100000 plies each");
        assertThat(lines).anyMatch(line -> line.matches("seat 1 wins +\\d+ +[\\d.]+ % +[\\d.]+ to [\\d.]+ %"));
        assertThat(lines).anyMatch(line -> line.matches("seat 2 wins +\\d+ +[\\d.]+ % +[\\d.]+ to [\\d.]+ %"));
        assertThat(lines).anyMatch(line -> line.matches("draws +\\d+ +[\\d.]+ % +[\\d.]+ to [\\d.]+ %"));
        assertThat(lines).anyMatch(line -> line.matches("stopped by the cap +\\d+ +[\\d.]+ % +[\\d.]+ to [\\d.]+ %"));
        assertThat(lines).anyMatch(line -> line.matches("reduced +\\d+ +[\\d.]+ % .*"));
        assertThat(lines)
                .anyMatch(line -> line.matches("plies a game +[\\d.]+ +[\\d.]+ to [\\d.]+ +[\\d.]+ +\\d+ +\\d+"));
        assertThat(lines).anyMatch(line -> line.matches("legal moves a ply +[\\d.]+ +[\\d.]+ to [\\d.]+"));
        assertThat(lines).anyMatch(line -> line.matches("payoff of seat 1 +-?[\\d.]+ +-?[\\d.]+ to -?[\\d.]+ .*"));
        assertThat(lines.get(lines.size() - 1)).matches("\\d+\\.\\d{3} s on 1 thread: \\d+ games/s, \\d+ plies/s");
    }

    @Test
    void saysSoWhenNoGameCameToItsEnd() {
        assertThat(Run.lines("simulate", SCHADLER, "--games", "2", "--max-plies", "5", "--warm-up", "0"))
                .contains("No game came to its end: --max-plies is too low for random games of these rules.");
    }

    @Test
    void playsNoGamesWhenAskedForNone() {
        JsonNode json = Run.json("simulate", SCHADLER, "--games", "0", "--json", "--warm-up", "0");
        assertThat(json.path("games").longValue()).isZero();
        assertThat(json.path("meanPlies").isNull()).isTrue();
        assertThat(Run.lines("simulate", SCHADLER, "--games", "0", "--warm-up", "0"))
                .anyMatch(line -> line.matches("seat 1 wins +0 +- +-"));
    }

    @Test
    void reportsEverySeatOfAGameOfChance() {
        Simulation simulation = Simulation.run(Race.STANDARD.initial(), 1, 200, 1000, 2, 0, Progress.none());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Output out = new Output(bytes);
        new SimulationReport(Race.STANDARD, 1, 1000, 2, simulation).print(out);
        out.flush();
        String text = bytes.toString(StandardCharsets.UTF_8);
        assertThat(text).contains("seat 3 alone best", "shared best", "payoff of seat 3", "arrived", "on 2 threads");
    }

    @Test
    void callsNoGameADrawWhereSeveralCanWin() {
        assertThat(Run.lines("simulate", "sigwaduqqan/houmt-al-arbah", "--games", "40", "--warm-up", "0"))
                .noneMatch(line -> line.startsWith("draws"))
                .anyMatch(line -> line.startsWith("shared best"));
    }

    @Test
    void showsNoProgressWhereNoTerminalIs() {
        assertThat(Run.of("simulate", SMALL, "--games", "40", "--warm-up", "0").err())
                .isEmpty();
    }

    @Test
    void showsItsProgressOnTheErrorStreamOfATerminal() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        assertThat(Main.run(
                        new String[] {"simulate", SMALL, "--games", "40", "--json", "--warm-up", "0"}, out, err, true))
                .isZero();
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("games").contains("40/40");
        assertThat(out.toString(StandardCharsets.UTF_8)).hasLineCount(1);
    }

    private static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }
}
