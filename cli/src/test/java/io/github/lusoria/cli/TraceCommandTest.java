package io.github.lusoria.cli;

import static io.github.lusoria.cli.Run.SCHADLER;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.Playout;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.core.testkit.Race;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TraceCommandTest {
    private static final String SMALL = SCHADLER + "?files=4&men=2&ranks=4";

    @Test
    void printsALineAPlyAndALineAGame() {
        assertThat(Run.output("trace", SCHADLER + "?files=2&men=2&ranks=2", "--max-plies", "1", "--seed", "1"))
                .matches("\\{\"game\":1,\"ply\":0,\"ruleset\":\"latrunculi/schadler-2001\\?files=2&men=2&ranks=2\","
                        + "\"position\":\"2/2 w M2m2 place -\",\"actor\":\"1\","
                        + "\"legal\":\\[\"@a1\",\"@b1\",\"@a2\",\"@b2\"\\],\"move\":\"@[ab][12]\",\"events\":\\[\\],"
                        + "\"next\":\"[M12/]+ b M1m2 place -\"\\}\n"
                        + "\\{\"game\":1,\"plies\":1,\"position\":\"[M12/]+ b M1m2 place -\",\"outcome\":null\\}\n");
    }

    @Test
    void tellsTheEventsAndTheOutcome() {
        List<String> lines = Run.lines("trace", SMALL, "--games", "20", "--seed", "3");
        assertThat(lines).anyMatch(line -> line.contains("\"events\":[\"trapped "));
        assertThat(lines).anyMatch(line -> line.contains("\"events\":[\"removed "));
        assertThat(lines)
                .anyMatch(line -> line.endsWith("\"outcome\":{\"termination\":\"reduced\",\"payoffs\":[1,-1]}}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {SMALL, SMALL + "&repetition=POSITIONAL_SUPERKO", SMALL + "&repetition=THREEFOLD_DRAW"})
    void playsTheGamesOfSimulatePlyForPly(String ruleset) {
        List<JsonNode> lines = new ArrayList<>();
        for (String line : Run.lines("trace", ruleset, "--games", "30", "--seed", "5", "--max-plies", "200")) {
            lines.add(Run.tree(line));
        }
        List<JsonNode> ends = lines.stream().filter(line -> line.has("plies")).toList();
        assertThat(ends).hasSize(30);
        Position<?, ?> start = Rulesets.of(ruleset).initial();
        for (int i = 0; i < ends.size(); i++) {
            Playout<?> game = Playouts.play(start, Xoshiro256.of(5, i), 200);
            assertThat(ends.get(i).path("game").intValue()).isEqualTo(i + 1);
            assertThat(ends.get(i).path("plies").intValue()).isEqualTo(game.plies());
            assertThat(ends.get(i).path("position").textValue())
                    .isEqualTo(game.position().toString());
            assertThat(ends.get(i).path("outcome").path("termination").textValue())
                    .isEqualTo(game.outcome()
                            .map(outcome -> outcome.termination().id())
                            .orElse(null));
        }
        JsonNode simulated = Run.json(
                "simulate", ruleset, "--games", "30", "--seed", "5", "--max-plies", "200", "--json", "--warm-up", "0");
        assertThat(simulated.path("plies").longValue()).isEqualTo(lines.size() - 30);
    }

    @Test
    void leavesOutTheMovesThatRepetitionForbids() {
        String ruleset = SMALL + "&repetition=POSITIONAL_SUPERKO";
        Game<?, ?> game = null;
        int forbidden = 0;
        for (String line : Run.lines("trace", ruleset, "--games", "20", "--max-plies", "200")) {
            JsonNode json = Run.tree(line);
            if (!json.has("move")) {
                continue;
            }
            game = json.path("ply").intValue() == 0 ? Game.of(Rulesets.of(ruleset)) : game;
            assertThat(json.path("legal")).hasSameSizeAs(game.legalMoves());
            forbidden += game.position().legalMoveCount() - json.path("legal").size();
            game = game.play(json.path("move").textValue());
            assertThat(json.path("next").textValue()).isEqualTo(game.position().toString());
        }
        assertThat(forbidden).isPositive();
    }

    @Test
    void everyLineFollowsFromTheOneBefore() {
        String position = "";
        for (String line : Run.lines("trace", SMALL, "--seed", "2")) {
            JsonNode json = Run.tree(line);
            if (json.path("ply").intValue() > 0) {
                assertThat(json.path("position").textValue()).isEqualTo(position);
            }
            if (json.has("next")) {
                Position<?, ?> before =
                        Rulesets.of(SMALL).parse(json.path("position").textValue());
                List<String> legal = new ArrayList<>();
                json.path("legal").forEach(move -> legal.add(move.textValue()));
                assertThat(legal)
                        .isEqualTo(before.legalMoves().stream()
                                .map(Object::toString)
                                .toList());
                assertThat(before.actor()).hasToString(json.path("actor").textValue());
                position = before.play(json.path("move").textValue()).toString();
                assertThat(json.path("next").textValue()).isEqualTo(position);
            } else {
                assertThat(json.path("position").textValue()).isEqualTo(position);
            }
        }
    }

    @Test
    void weighsTheOutcomesOfAThrow() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Output out = new Output(bytes);
        new GameTrace(out, 1, 1).print(Race.STANDARD.initial(), 1);
        out.flush();
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .startsWith("{\"game\":1,\"ply\":0,\"ruleset\":\"toy/race\",\"position\":\"0,0,0 1 -\","
                        + "\"actor\":\"chance\",\"legal\":[\"t1\",\"t2\",\"t3\"],\"weights\":[3,2,1],\"move\":\"t");
    }

    @Test
    void playsAGameOfChanceAsPlayoutsDo() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Output out = new Output(bytes);
        new GameTrace(out, 9, 1000).print(Race.STANDARD.initial(), 4);
        out.flush();
        Playout<?> game = Playouts.play(Race.STANDARD.initial(), Xoshiro256.of(9, 3), 1000);
        List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().toList();
        assertThat(lines).hasSize(game.plies() + 1);
        JsonNode end = Run.tree(lines.get(game.plies()));
        assertThat(end.path("position").textValue()).isEqualTo(game.position().toString());
        assertThat(end.path("outcome").path("payoffs")).hasSize(3);
    }

    @Test
    void printsNothingForNoGames() {
        assertThat(Run.output("trace", SCHADLER, "--games", "0")).isEmpty();
    }
}
