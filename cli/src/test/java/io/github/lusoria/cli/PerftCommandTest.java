package io.github.lusoria.cli;

import static io.github.lusoria.cli.Run.SCHADLER;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.core.Perft;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.testkit.Race;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PerftCommandTest {
    private static final String FEW_MOVES = "8/8/8/8/8/8/2Mm-M3/m6m b - move -";

    @Test
    void printsDepthLeavesSecondsAndLeavesASecond() {
        List<String> lines = Run.lines("perft", SCHADLER, "--depth", "2");
        assertThat(lines).hasSize(4);
        assertThat(lines.get(0)).matches("depth +2");
        assertThat(lines.get(1)).matches("leaves +4032");
        assertThat(lines.get(2)).matches("seconds +\\d+\\.\\d{3}");
        assertThat(lines.get(3)).matches("leaves/s +\\d+");
    }

    @Test
    void printsTheSameAsJsonNumbers() {
        JsonNode count = Run.json("perft", SCHADLER, "--depth", "2", "--json");
        assertThat(names(count)).containsExactly("depth", "leaves", "seconds", "leavesPerSecond");
        assertThat(count.path("depth").isInt()).isTrue();
        assertThat(count.path("leaves").longValue()).isEqualTo(64 * 63);
        assertThat(count.path("seconds").doubleValue()).isPositive();
        assertThat(count.path("leavesPerSecond").doubleValue()).isPositive();
    }

    @Test
    void dividesByTheFirstMove() {
        List<String> lines = Run.lines("perft", SCHADLER, "--position", FEW_MOVES, "--depth", "1", "--divide");
        assertThat(lines).startsWith("a1-b1\t1", "h1-g1\t1", "a1-a2\t1", "h1-h2\t1", "total\t4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "3", "7"})
    void countsTheSameOnAnyNumberOfThreads(String threads) {
        long expected = Perft.count(Rulesets.of(SCHADLER).parse(FEW_MOVES), 4);
        JsonNode count = Run.json(
                "perft", SCHADLER, "--position", FEW_MOVES, "--depth", "4", "--divide", "--threads", threads, "--json");
        assertThat(count.path("leaves").longValue()).isEqualTo(expected);
        assertThat(names(count.path("divide"))).containsExactly("a1-b1", "h1-g1", "a1-a2", "h1-h2");
        long sum = 0;
        for (JsonNode leaves : count.path("divide")) {
            sum += leaves.longValue();
        }
        assertThat(sum).isEqualTo(expected);
    }

    @Test
    void refusesADepthBeyondTheLibrarysLimit() {
        Run run = Run.of("perft", SCHADLER, "--depth", "1001");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("1001", "1000");
    }

    @Test
    void countsOneLeafAtDepthZero() {
        assertThat(Run.json("perft", SCHADLER, "--depth", "0", "--json")
                        .path("leaves")
                        .longValue())
                .isEqualTo(1);
    }

    @Test
    void countsNothingBelowTheEndOfAGame() {
        assertThat(Run.json(
                                "perft",
                                SCHADLER,
                                "--depth",
                                "3",
                                "--json",
                                "--position",
                                "m7/8/8/8/8/8/2M1M3/8 b - over:w:reduced -")
                        .path("leaves")
                        .longValue())
                .isZero();
    }

    @Test
    void countsOutcomesOfThrowsAsMoves() {
        assertThat(PerftCount.of(Race.STANDARD.initial(), 6, 2, 0).leaves())
                .isEqualTo(Perft.count(Race.STANDARD.initial(), 6));
    }

    @Test
    void wantsADepthOfOneToDivide() {
        Run run = Run.of("perft", SCHADLER, "--depth", "0", "--divide");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).startsWith("lusoria: Invalid value for option '--depth': it is at least 1, not 0\n");
    }

    private static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }
}
