package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.testkit.Proves;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an aspect is and what it is worth, from the distance of two signs. */
class AspectTest {
    @ParameterizedTest
    @Proves({"escaques.aspects", "escaques.conjunction"})
    @CsvSource({
        "0, CONJUNCTION, -144, 144, 0",
        "1, NONE, 0, 0, 0",
        "2, SEXTILE, 24, 24, 24",
        "3, SQUARE, -36, -36, -36",
        "4, TRINE, 36, 36, 36",
        "5, NONE, 0, 0, 0",
        "6, OPPOSITION, -72, -72, -72"
    })
    void theDistanceOfSignsMakesTheAspectAndItsPoints(int distance, Aspect aspect, int lose, int gain, int ignore) {
        assertThat(Aspect.atDistance(distance)).isEqualTo(aspect);
        assertThat(Aspect.between(Sign.PISCES, Sign.ofNumber((11 + distance) % 12)))
                .isEqualTo(aspect);
        assertThat(aspect.points(EscaquesRules.Conjunction.LOSE)).isEqualTo(lose);
        assertThat(aspect.points(EscaquesRules.Conjunction.GAIN)).isEqualTo(gain);
        assertThat(aspect.points(EscaquesRules.Conjunction.IGNORE)).isEqualTo(ignore);
    }

    @Test
    void signsAreNeverMoreThanSixApart() {
        assertThatThrownBy(() -> Aspect.atDistance(7))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("signs are apart 0 to 6, not 7");
    }
}
