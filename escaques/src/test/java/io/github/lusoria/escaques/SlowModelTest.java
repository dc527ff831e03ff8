package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.escaques.slow.SlowModel;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The slow model itself is right about the cases and numbers that were found without it. */
class SlowModelTest {
    private static final String EVERY_PLANET = "MoMeVeSuMaJuSa";

    @TestFactory
    Stream<DynamicTest> modelDecidesTheCases() {
        return Resource.stream(Resource.read("cases.json").get("cases"))
                .map(each -> DynamicTest.dynamicTest(each.get("id").asText(), () -> decides(each)));
    }

    private static void decides(JsonNode each) {
        SlowModel model = SlowModel.of(each.get("position").asText(), rules(each));
        List<String> events = List.of();
        for (String move : Resource.strings(each.get("play"))) {
            SlowModel.Result result = play(model, move);
            events = result.events().stream()
                    .map(event -> event.substring(0, event.indexOf(" by ")))
                    .toList();
            model = result.next();
        }
        assertThat(model.text()).isEqualTo(each.get("after").asText());
        assertThat(events).isEqualTo(Resource.strings(each.get("events")));
        assertThat(model.outcome().orElse("")).isEqualTo(each.path("outcome").asText());
    }

    @TestFactory
    Stream<DynamicTest> modelScoresOneTurnAsTheTablesDo() {
        return Resource.stream(Resource.read("numbers.json").get("oneTurn"))
                .flatMap(table -> Resource.stream(table.get("planets"))
                        .filter(row -> row.has("throws"))
                        .map(row -> DynamicTest.dynamicTest(
                                table.get("id").asText() + ", "
                                        + row.get("planet").asText(),
                                () -> scoresAs(table, row))));
    }

    private static void scoresAs(JsonNode table, JsonNode row) {
        int seat = Resource.planet(row.get("planet").asText()).face();
        String[] fields = SlowModel.initial(rules(table)).text().split(" ", -1);
        fields[1] = EVERY_PLANET;
        fields[3] = Integer.toString(seat);
        SlowModel model = SlowModel.of(String.join(" ", fields), rules(table));
        assertThat(IntStream.rangeClosed(1, 7)
                        .mapToObj(face ->
                                play(model, Integer.toString(face)).next().score(seat))
                        .map(String::valueOf)
                        .toList())
                .isEqualTo(Resource.strings(row.get("throws")));
    }

    private static EscaquesRules rules(JsonNode each) {
        return ((EscaquesRuleset) Rulesets.of(each.get("ruleset").asText())).definition();
    }

    private static SlowModel.Result play(SlowModel model, String move) {
        return model.play(model.legalMoves().stream()
                .filter(legal -> legal.toString().equals(move))
                .findFirst()
                .orElseThrow());
    }
}
