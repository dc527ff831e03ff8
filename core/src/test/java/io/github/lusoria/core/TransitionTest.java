package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.testkit.TicTacToe.Lined;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TransitionTest {
    @Test
    void theEventsAreCopiedAndCannotBeChanged() {
        List<Lined> events = new ArrayList<>(List.of(new Lined(7)));
        Transition<String, Lined> transition = new Transition<>("after", events);
        events.clear();
        assertThat(transition.events()).containsExactly(new Lined(7));
        assertThatThrownBy(() -> transition.events().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void transitionsAreEqualWhenPositionAndEventsAre() {
        assertThat(new Transition<>("after", List.of(new Lined(7))))
                .isEqualTo(new Transition<>("after", List.of(new Lined(7))))
                .isNotEqualTo(new Transition<>("before", List.of(new Lined(7))))
                .isNotEqualTo(new Transition<>("after", List.of()));
    }
}
