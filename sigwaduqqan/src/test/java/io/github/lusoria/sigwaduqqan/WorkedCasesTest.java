package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.core.Event;
import io.github.lusoria.core.Transition;
import io.github.lusoria.core.testkit.Proves;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The worked cases, one test each and ruleset, named by the number they have in the source notes. Each names the rules that
 * it is about.
 */
class WorkedCasesTest {
    @TestFactory
    @Proves({
        "sigwaduqqan.throw",
        "sigwaduqqan.sig",
        "sigwaduqqan.again",
        "sigwaduqqan.advance",
        "sigwaduqqan.track",
        "sigwaduqqan.fifteenth",
        "sigwaduqqan.sig-count",
        "sigwaduqqan.turn-order",
        "sigwaduqqan.seven-sigs",
        "sigwaduqqan.last-squares",
        "sigwaduqqan.ghoula.walk",
        "sigwaduqqan.kaaba",
        "sigwaduqqan.kaaba-zero",
        "sigwaduqqan.ghoula.drag",
        "sigwaduqqan.ghoula.burial",
        "sigwaduqqan.ghoula.waits",
        "sigwaduqqan.ghoula.escape",
        "sigwaduqqan.ghoula.limit",
        "sigwaduqqan.ghoula.stays",
        "sigwaduqqan.end.ghoula-home",
        "sigwaduqqan.ghoula.stayers",
        "sigwaduqqan.ghoula.start",
        "sigwaduqqan.ghoula.catch",
        "sigwaduqqan.end.decided",
        "sigwaduqqan.winners",
        "sigwaduqqan.ghoula.shared",
        "sigwaduqqan.end.first-home",
        "sigwaduqqan.end.last-survivor"
    })
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
        Set<String> named = Set.copyOf(Resources.texts(each.get("rules")));
        assertThat(ruleset.rules()).extracting(rule -> rule.id().value()).containsAll(named);
        for (JsonNode white : each.get("white")) {
            StickThrow thrown = StickThrow.ofWhiteSides(white.asInt());
            Transition<SigPosition, SigEvent> transition = position.explain(thrown);
            assertThat(position.play(thrown)).isEqualTo(transition.position());
            if (each.get("white").size() == 1) {
                assertThat(transition.events())
                        .filteredOn(event -> !(event instanceof SigEvent.Threw))
                        .allSatisfy(
                                event -> assertThat(named).contains(event.rule().value()));
            }
            events = transition.events().stream().map(Event::toString).toList();
            position = transition.position();
        }
        assertThat(position).hasToString(each.get("after").asText());
        assertThat(events).isEqualTo(Resources.texts(each.get("events")));
    }
}
