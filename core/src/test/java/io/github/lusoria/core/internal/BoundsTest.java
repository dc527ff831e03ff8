package io.github.lusoria.core.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** An error names the number as the caller gave it, and what is allowed. */
class BoundsTest {
    private static void refuses(Runnable check, String message) {
        assertThatThrownBy(check::run)
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage(message);
    }

    @Test
    void seatsCountFromOne() {
        assertThat(Bounds.seatIndex(1, 7)).isZero();
        assertThat(Bounds.seatIndex(7, 7)).isEqualTo(6);
        refuses(() -> Bounds.seatIndex(0, 7), "the seats are 1 to 7, not 0");
        refuses(() -> Bounds.seatIndex(8, 7), "the seats are 1 to 7, not 8");
        refuses(() -> Bounds.seatIndex(Integer.MIN_VALUE, 7), "the seats are 1 to 7, not -2147483648");
    }

    @Test
    void movesCountFromZero() {
        assertThat(Bounds.moveIndex(0, 5)).isZero();
        assertThat(Bounds.moveIndex(4, 5)).isEqualTo(4);
        refuses(() -> Bounds.moveIndex(-1, 5), "there are 5 legal moves from 0 on, and no number -1");
        refuses(() -> Bounds.moveIndex(0, 0), "there are 0 legal moves from 0 on, and no number 0");
    }

    @Test
    void actionsCountFromZero() {
        assertThat(Bounds.actionId(13, 14)).isEqualTo(13);
        refuses(() -> Bounds.actionId(14, 14), "the action ids are 0 to 13, not 14");
        refuses(() -> Bounds.actionId(-1, 14), "the action ids are 0 to 13, not -1");
    }

    @Test
    void otherNumbersSayWhatTheyAre() {
        assertThat(Bounds.index("the squares are", 20, 1, 20)).isEqualTo(20);
        assertThat(Bounds.index("the squares are", 1, 1, 20)).isEqualTo(1);
        refuses(() -> Bounds.index("the squares are", 0, 1, 20), "the squares are 1 to 20, not 0");
        refuses(() -> Bounds.index("the squares are", 21, 1, 20), "the squares are 1 to 20, not 21");
    }
}
