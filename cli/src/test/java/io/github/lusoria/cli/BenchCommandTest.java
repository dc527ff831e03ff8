package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.core.Rulesets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BenchCommandTest {
    private static final String[] BRIEFLY = {"--warm-up", "0", "--seconds", "0.001"};

    private static String[] bench(String... arguments) {
        List<String> all = new ArrayList<>(List.of("bench"));
        all.addAll(List.of(arguments));
        all.addAll(List.of(BRIEFLY));
        return all.toArray(new String[0]);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "latrunculi/schadler-2001",
                "latrunculi/schadler-2001?repetition=POSITIONAL_SUPERKO",
                "escaques/alfonso",
                "sigwaduqqan/houmt-al-arbah"
            })
    void measuresGamesCountsAndCalls(String ruleset) {
        JsonNode bench = Run.json(bench(ruleset, "--json"));
        assertThat(bench.path("ruleset").textValue()).isEqualTo(ruleset);
        assertThat(bench.path("position").textValue())
                .isEqualTo(Rulesets.of(ruleset).initial().toString());
        List<String> kinds = new ArrayList<>();
        for (JsonNode speed : bench.path("speeds")) {
            kinds.add(speed.path("what").textValue().replaceAll("perft \\d", "perft"));
            assertThat(speed.path("perSecond").doubleValue()).isPositive();
            assertThat(speed.path("bytesEach").doubleValue()).isNotNegative();
        }
        assertThat(kinds)
                .containsExactly(
                        "random games",
                        "perft",
                        "legalMoveCount",
                        "legalMoves",
                        "legalMove",
                        "isLegal",
                        "play",
                        "hash64",
                        "toString",
                        "parse")
                .hasSize(Bench.figures());
    }

    @Test
    void printsOneRowAFigure() {
        List<String> lines = Run.lines(bench("latrunculi/seega-6x6"));
        assertThat(lines.get(0)).startsWith("latrunculi/seega-6x6, Java ");
        assertThat(lines.get(1)).matches(" +per second +ns each +bytes each");
        assertThat(lines).hasSize(2 + Bench.figures());
        assertThat(lines.get(2)).matches("random games \\(plies\\) +[\\d,]+ +[\\d.]+ +[\\d.]+");
    }

    @Test
    void refusesAFinishedGameAndAMeasureOfNoTime() {
        Run over = Run.of(bench("latrunculi/schadler-2001", "--position", "8/8/8/8/8/8/8/7M b - over:w:reduced -"));
        assertThat(over.code()).isEqualTo(1);
        assertThat(over.err()).contains("the game is over in this position");
        Run none = Run.of("bench", "latrunculi/schadler-2001", "--seconds", "0");
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("it is above 0 and at most 3600, not 0.0");
    }
}
