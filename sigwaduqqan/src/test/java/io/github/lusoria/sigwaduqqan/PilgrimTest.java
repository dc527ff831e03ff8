package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** One player's piece as a value. */
class PilgrimTest {
    @Test
    void itsTextIsTheFieldOfPositions() {
        assertThat(Pilgrim.LOST).hasToString("x");
        assertThat(Pilgrim.AT_START).hasToString("1*");
        assertThat(Pilgrim.at(11).dragged()).hasToString("11!");
        assertThat(Pilgrim.at(11).withSigs(3)).hasToString("11:3");
        assertThat(Pilgrim.at(15)).hasToString("15:0");
        assertThat(Pilgrim.at(15).withSigs(3).dragged()).hasToString("15:3!");
        assertThat(Pilgrim.at(16)).hasToString("16");
        assertThat(Pilgrim.home(2)).hasToString("20:2");
    }

    @Test
    void itKnowsItsFate() {
        assertThat(Pilgrim.LOST.isLost()).isTrue();
        assertThat(Pilgrim.AT_START.isLost()).isFalse();
        assertThat(Pilgrim.home(1).isHome()).isTrue();
        assertThat(Pilgrim.at(19).isHome()).isFalse();
        assertThat(Pilgrim.at(1)).isEqualTo(Pilgrim.AT_START);
    }

    @Test
    void partsThatDoNotFitAreRefused() {
        refuses(() -> Pilgrim.at(0));
        refuses(() -> Pilgrim.at(20));
        refuses(() -> Pilgrim.at(21));
        refuses(() -> Pilgrim.at(-1));
        refuses(() -> Pilgrim.at(1).withSigs(1));
        refuses(() -> Pilgrim.at(16).withSigs(1));
        refuses(() -> Pilgrim.at(15).withSigs(8));
        refuses(() -> Pilgrim.at(15).withSigs(-1));
        refuses(() -> Pilgrim.at(1).dragged());
        refuses(() -> Pilgrim.at(16).dragged());
        refuses(() -> Pilgrim.home(0));
        refuses(() -> Pilgrim.home(1001));
        refuses(() -> new Pilgrim(3, 0, false, 1));
    }

    private static void refuses(ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class);
    }
}
