package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.sigwaduqqan.slow.SlowModel;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The slow model itself is right about the cases that were found without it. */
class SlowModelTest {
    @TestFactory
    Stream<DynamicTest> modelDecidesTheCases() {
        return Resources.read("worked-cases.json").stream()
                .flatMap(each -> Resources.texts(each.get("rulesets")).stream()
                        .map(id -> DynamicTest.dynamicTest(
                                each.get("id").asText() + " (" + id + ")", () -> decides(each, id))));
    }

    private static void decides(JsonNode each, String id) {
        SigRuleset ruleset = Resources.ruleset(id);
        SlowModel model = SlowModel.of(each.get("position").asText(), ruleset.definition());
        List<String> events = List.of();
        for (JsonNode white : each.get("white")) {
            SlowModel.Result result =
                    model.play(StickThrow.ofWhiteSides(white.asInt()).value());
            events = result.events().stream()
                    .map(event -> event.substring(0, event.indexOf(" by ")))
                    .toList();
            model = result.next();
        }
        assertThat(model.text()).isEqualTo(each.get("after").asText());
        assertThat(events).isEqualTo(Resources.texts(each.get("events")));
    }
}
