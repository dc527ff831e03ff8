package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.core.Event;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Transition;
import io.github.lusoria.core.testkit.Proves;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The worked cases of the specification, one test each, named by number. Each names the rules that it is about. */
class CasesTest {
    @TestFactory
    @Proves({
        "escaques.assignment",
        "escaques.movement",
        "escaques.rings",
        "escaques.entry",
        "escaques.aspects",
        "escaques.sign-order",
        "escaques.conjunction",
        "escaques.start",
        "escaques.crossing",
        "escaques.payment",
        "escaques.board",
        "escaques.sharing",
        "escaques.end.configuration"
    })
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
        Set<String> named = Set.copyOf(Resource.strings(each.get("rules")));
        assertThat(ruleset.rules()).extracting(rule -> rule.id().value()).containsAll(named);
        for (String move : Resource.strings(each.get("play"))) {
            Transition<EscaquesPosition, EscaquesEvent> transition = position.explain(position.parseMove(move));
            assertThat(position.play(move)).isEqualTo(transition.position());
            assertThat(transition.events())
                    .filteredOn(event -> !(event instanceof EscaquesEvent.Threw))
                    .allSatisfy(event -> assertThat(named).contains(event.rule().value()));
            events = transition.events().stream().map(Event::toString).toList();
            position = transition.position();
        }
        assertThat(position).hasToString(each.get("after").asText());
        assertThat(events).isEqualTo(Resource.strings(each.get("events")));
        assertThat(position.outcome().map(Object::toString).orElse(""))
                .isEqualTo(each.path("outcome").asText());
    }
}
