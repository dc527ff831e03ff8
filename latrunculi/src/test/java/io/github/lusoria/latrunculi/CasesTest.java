package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Event;
import io.github.lusoria.core.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The cases that the rules were settled by, one test each, named by id. */
class CasesTest {
    @TestFactory
    Stream<DynamicTest> engineDecidesTheCases() {
        return Case.all().stream().map(each -> DynamicTest.dynamicTest(each.name(), () -> decides(each)));
    }

    private static void decides(Case each) {
        LatrunculiPosition position = each.ruleset().parse(each.position());
        if (each.isAboutLegalMoves()) {
            assertThat(position.legalMoves().stream()
                            .map(LatrunculiMove::toString)
                            .filter(each::asksAbout))
                    .containsExactlyInAnyOrderElementsOf(each.legal());
            return;
        }
        List<String> events = new ArrayList<>();
        for (String move : each.play()) {
            Transition<LatrunculiPosition, LatrunculiEvent> transition = position.explain(position.parseMove(move));
            assertThat(position.play(move)).isEqualTo(transition.position());
            transition.events().stream().map(Event::toString).forEach(events::add);
            position = transition.position();
        }
        assertThat(events).isEqualTo(each.events());
        each.agreesWith(position.toString());
    }
}
