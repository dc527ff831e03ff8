package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class TraitsTest {
    private static Traits of(int seats, int least, int greatest) {
        return new Traits(seats, true, false, true, least, greatest, OptionalInt.of(9));
    }

    @Test
    void factsAreReadBack() {
        Traits traits = of(3, -1, 2);
        assertThat(traits.seats()).isEqualTo(3);
        assertThat(traits.chance()).isTrue();
        assertThat(traits.perfectInformation()).isFalse();
        assertThat(traits.zeroSum()).isTrue();
        assertThat(traits.leastPayoff()).isEqualTo(-1);
        assertThat(traits.greatestPayoff()).isEqualTo(2);
        assertThat(traits.longestGame()).hasValue(9);
    }

    @Test
    void thereIsAtLeastOneSeat() {
        assertThat(of(1, 0, 0).seats()).isEqualTo(1);
        assertThatThrownBy(() -> of(0, 0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> of(-1, 0, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theLeastPayoffIsNotAboveTheGreatest() {
        assertThatThrownBy(() -> of(2, 1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("payoff bounds 1 > 0");
    }

    @Test
    void oneOfTwoGivesUpWhereTheOtherMayWinOneFromHim() {
        assertThat(of(2, -1, 1).allowResigning()).isTrue();
        assertThat(of(2, -3, 3).allowResigning()).isTrue();
        assertThat(of(2, Integer.MIN_VALUE, Integer.MAX_VALUE).allowResigning()).isTrue();
        assertThat(of(2, 0, 1).allowResigning()).isFalse();
        assertThat(of(2, -1, 0).allowResigning()).isFalse();
        assertThat(of(1, -1, 1).allowResigning()).isFalse();
        assertThat(of(3, -1, 1).allowResigning()).isFalse();
        Traits points = new Traits(2, true, false, false, -1, 1, OptionalInt.of(9));
        assertThat(points.allowResigning()).isFalse();
    }

    @Test
    void traitsAreValues() {
        assertThat(of(2, -1, 1)).isEqualTo(of(2, -1, 1)).isNotEqualTo(of(2, -1, 2));
    }
}
