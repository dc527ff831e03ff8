package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Sets of the squares of large boards are values. */
class WideSetTest {
    @Test
    void equalSetsHaveOneHashCodeAndOthersMostlyAnother() {
        WideSet set = new WideSet(0b1100, 0b1010, 0b1001);
        assertThat(new WideSet(0b1100, 0b1010, 0b1001)).isEqualTo(set).hasSameHashCodeAs(set);
        for (WideSet other : new WideSet[] {
            new WideSet(0b0100, 0b1010, 0b1001),
            new WideSet(0b1100, 0b0010, 0b1001),
            new WideSet(0b1100, 0b1010, 0b0001)
        }) {
            assertThat(other).isNotEqualTo(set).doesNotHaveSameHashCodeAs(set);
        }
    }
}
