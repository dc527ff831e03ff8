package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ActorTest {
    @Test
    void aPlayerIsWrittenAsTheSeat() {
        assertThat(new Actor.Player(1)).hasToString("1");
        assertThat(new Actor.Player(12)).hasToString("12");
    }

    @Test
    void chanceIsWrittenAsTheWordWhoeverThrows() {
        assertThat(new Actor.Chance(1)).hasToString("chance");
        assertThat(new Actor.Chance(2)).hasToString("chance");
    }

    @Test
    void nobodyIsWrittenAsTheWord() {
        assertThat(Actor.NOBODY).hasToString("nobody").isSameAs(Actor.Nobody.INSTANCE);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void seatsAreNumberedFromOne(int seat) {
        assertThatThrownBy(() -> new Actor.Player(seat))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("seats are numbered from 1, not " + seat);
        assertThatThrownBy(() -> new Actor.Chance(seat)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void actorsAreValues() {
        assertThat(new Actor.Player(2)).isEqualTo(new Actor.Player(2)).isNotEqualTo(new Actor.Player(1));
        assertThat(new Actor.Chance(2)).isEqualTo(new Actor.Chance(2)).isNotEqualTo(new Actor.Chance(1));
        assertThat((Actor) new Actor.Player(2))
                .isNotEqualTo(new Actor.Chance(2))
                .isNotEqualTo(Actor.NOBODY);
    }

    @Test
    void aSeatIsReadBack() {
        assertThat(new Actor.Player(3).seat()).isEqualTo(3);
        assertThat(new Actor.Chance(4).seat()).isEqualTo(4);
    }
}
