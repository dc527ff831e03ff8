package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.core.Event;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Transition;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The worked cases of the specification, one test each, named by number. */
class CasesTest {
    @TestFactory
    Stream<DynamicTest> engineDecidesTheCases() {
        return Resource.stream(Resource.read("cases.json").get("cases"))
                .map(each -> DynamicTest.dynamicTest(
                        each.get("id").asText() + " " + each.get("title").asText(), () -> decides(each)));
    }

    private static void decides(JsonNode each) {
        EscaquesRuleset ruleset =
                (EscaquesRuleset) Rulesets.of(each.get("ruleset").asText());
        EscaquesPosition position = ruleset.parse(each.get("position").asText());
        List<String> events = List.of();
        for (String move : Resource.strings(each.get("play"))) {
            Transition<EscaquesPosition, EscaquesEvent> transition = position.explain(position.parseMove(move));
            assertThat(position.play(move)).isEqualTo(transition.position());
            events = transition.events().stream().map(Event::toString).toList();
            position = transition.position();
        }
        assertThat(position).hasToString(each.get("after").asText());
        assertThat(events).isEqualTo(Resource.strings(each.get("events")));
        assertThat(position.outcome().map(Object::toString).orElse(""))
                .isEqualTo(each.path("outcome").asText());
    }
}
