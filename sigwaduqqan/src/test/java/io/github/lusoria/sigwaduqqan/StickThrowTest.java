package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.Rational;
import io.github.lusoria.core.testkit.Proves;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The four sticks and their law. */
class StickThrowTest {
    private static final Rational HALF = Rational.of(1, 2);

    @ParameterizedTest(name = "{0} white")
    @CsvSource({"2,0,0,false,6,0", "1,1,sig,true,4,1", "3,3,3,false,4,2", "4,4,4,true,1,3", "0,6,6,true,1,4"})
    @Proves({"sigwaduqqan.throw", "sigwaduqqan.again", "sigwaduqqan.sticks"})
    void whiteSidesSayWhatAThrowIs(int white, int value, String title, boolean again, long weight, int index) {
        StickThrow thrown = StickThrow.ofWhiteSides(white);
        assertThat(thrown).isSameAs(StickThrow.ofValue(value));
        assertThat(thrown.whiteSides()).isEqualTo(white);
        assertThat(thrown.value()).isEqualTo(value);
        assertThat(thrown.title()).isEqualTo(title);
        assertThat(thrown).hasToString(Integer.toString(value));
        assertThat(thrown.throwsAgain()).isEqualTo(again);
        assertThat(thrown.weight(HALF)).isEqualTo(weight);
        assertThat(thrown.index()).isEqualTo(index);
        assertThat(StickThrow.all().get(index)).isSameAs(thrown);
    }

    @Test
    @Proves("sigwaduqqan.sticks")
    void fairSticksHaveTheMeansOfTheNotes() {
        Rational mean = Rational.ZERO;
        Rational again = Rational.ZERO;
        for (StickThrow each : StickThrow.all()) {
            Rational chance = Rational.of(each.weight(HALF), 16);
            mean = mean.plus(chance.times(Rational.of(each.value())));
            again = each.throwsAgain() ? again.plus(chance) : again;
        }
        assertThat(mean).isEqualTo(Rational.of(13, 8));
        assertThat(again).isEqualTo(Rational.of(3, 8));
        assertThat(Rational.ONE.dividedBy(Rational.ONE.minus(again))).isEqualTo(Rational.of(8, 5));
    }

    @Test
    @Proves("sigwaduqqan.sticks")
    void biasedSticksFollowTheBinomialLaw() {
        assertThat(weights(Rational.of(1, 3))).containsExactly(24L, 32L, 8L, 1L, 16L);
        assertThat(weights(Rational.of(2, 6))).isEqualTo(weights(Rational.of(1, 3)));
        assertThat(weights(Rational.of(999, 1000)).stream()
                        .mapToLong(each -> each)
                        .sum())
                .isEqualTo(1_000_000_000_000L);
    }

    private static List<Long> weights(Rational probability) {
        return StickThrow.all().stream().map(each -> each.weight(probability)).toList();
    }

    @Test
    void otherProbabilitiesHaveNoWeight() {
        for (Rational bad : List.of(Rational.ZERO, Rational.ONE, Rational.of(-1, 2), Rational.of(1, 1001))) {
            assertThatThrownBy(() -> StickThrow.SIG.weight(bad))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(bad.toString());
        }
        assertThatThrownBy(() -> StickThrow.SIG.weight(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("whiteProbability");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 2, 5, 7})
    void otherValuesAreNoThrow(int value) {
        assertThatThrownBy(() -> StickThrow.ofValue(value)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 5})
    void thereAreFourSticks(int white) {
        assertThatThrownBy(() -> StickThrow.ofWhiteSides(white)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
