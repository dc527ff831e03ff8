package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.core.Event;
import io.github.lusoria.core.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The worked cases, one test each and ruleset, named by the number they have in the source notes. */
class WorkedCasesTest {
    @TestFactory
    Stream<DynamicTest> throwsDoWhatTheCasesSay() {
        List<DynamicTest> tests = new ArrayList<>();
        for (JsonNode each : Resources.read("worked-cases.json")) {
            for (String id : Resources.texts(each.get("rulesets"))) {
                String name = each.get("id").asText() + " " + each.get("why").asText() + " (" + id + ")";
                tests.add(DynamicTest.dynamicTest(name, () -> decides(each, Resources.ruleset(id))));
            }
        }
        return tests.stream();
    }

    private static void decides(JsonNode each, SigRuleset ruleset) {
        SigPosition position = Resources.position(ruleset, each.get("position").asText());
        List<String> events = List.of();
        for (JsonNode white : each.get("white")) {
            StickThrow thrown = StickThrow.ofWhiteSides(white.asInt());
            Transition<SigPosition, SigEvent> transition = position.explain(thrown);
            assertThat(position.play(thrown)).isEqualTo(transition.position());
            events = transition.events().stream().map(Event::toString).toList();
            position = transition.position();
        }
        assertThat(position).hasToString(each.get("after").asText());
        assertThat(events).isEqualTo(Resources.texts(each.get("events")));
    }
}
