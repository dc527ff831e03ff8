package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RationalTest {
    @ParameterizedTest
    @CsvSource({
        "1, 2, 1/2",
        "2, 4, 1/2",
        "-2, 4, -1/2",
        "2, -4, -1/2",
        "-2, -4, 1/2",
        "0, 5, 0",
        "0, -5, 0",
        "48, 1, 48",
        "-576, 7, -576/7",
        "6, 3, 2",
        "-9223372036854775808, -9223372036854775808, 1",
        "-9223372036854775808, 2, -4611686018427387904"
    })
    void fractionsAreInLowestTerms(long numerator, long denominator, String text) {
        assertThat(Rational.of(numerator, denominator)).hasToString(text);
        assertThat(Rational.of(numerator, denominator).denominator()).isPositive();
    }

    @Test
    void theDenominatorIsNotZero() {
        assertThatThrownBy(() -> Rational.of(1, 0)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Rational.ONE.dividedBy(Rational.ZERO)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void sumsAndProductsAreExact() {
        Rational third = Rational.of(1, 3);
        Rational sixth = Rational.of(1, 6);
        assertThat(third.plus(sixth)).isEqualTo(Rational.of(1, 2));
        assertThat(third.minus(sixth)).isEqualTo(sixth);
        assertThat(third.times(sixth)).isEqualTo(Rational.of(1, 18));
        assertThat(third.dividedBy(sixth)).isEqualTo(Rational.of(2));
    }

    @Test
    void sumsOutgrowALong() {
        Rational most = Rational.of(Long.MAX_VALUE);
        assertThat(most.plus(Rational.ONE)).hasToString("9223372036854775808");
        assertThat(most.times(most).dividedBy(most)).isEqualTo(most);
    }

    @Test
    void numeratorAndDenominatorAreReadBack() {
        Rational number = Rational.of(-6, 8);
        assertThat(number.numerator()).isEqualTo(-3);
        assertThat(number.denominator()).isEqualTo(4);
        assertThat(number.signum()).isEqualTo(-1);
        assertThat(Rational.ZERO.signum()).isZero();
        assertThat(Rational.ONE.signum()).isEqualTo(1);
    }

    @Test
    void numbersSort() {
        List<Rational> sorted = Stream.of(Rational.of(1, 2), Rational.of(-1, 2), Rational.of(2, 3), Rational.ZERO)
                .sorted()
                .toList();
        assertThat(sorted).hasToString("[-1/2, 0, 1/2, 2/3]");
    }

    @Test
    void hashCodesTellNumbersApart() {
        assertThat(Stream.of(Rational.of(1, 2), Rational.of(2, 1), Rational.of(1, 3), Rational.of(3, 2), Rational.ZERO)
                        .map(Rational::hashCode)
                        .distinct()
                        .count())
                .isGreaterThan(3);
    }

    @Test
    void numbersAreValues() {
        assertThat(Rational.of(2, 4))
                .isEqualTo(Rational.of(1, 2))
                .hasSameHashCodeAs(Rational.of(1, 2))
                .isNotEqualTo(Rational.of(1, 3))
                .isNotEqualTo(Rational.of(3, 2))
                .isNotEqualTo(null)
                .isNotEqualTo("1/2");
    }

    @Property
    void theArithmeticIsThatOfNumbers(
            @ForAll @IntRange(min = -99, max = 99) int a,
            @ForAll @IntRange(min = 1, max = 99) int b,
            @ForAll @IntRange(min = -99, max = 99) int c,
            @ForAll @IntRange(min = 1, max = 99) int d) {
        Rational x = Rational.of(a, b);
        Rational y = Rational.of(c, d);
        assertThat(x.plus(y))
                .isEqualTo(Rational.of((long) a * d + (long) c * b, (long) b * d))
                .isEqualTo(y.plus(x));
        assertThat(x.plus(y).minus(y)).isEqualTo(x);
        assertThat(x.times(y))
                .isEqualTo(Rational.of((long) a * c, (long) b * d))
                .isEqualTo(y.times(x));
        assertThat(Integer.signum(x.compareTo(y)))
                .isEqualTo(Integer.signum(a * d - c * b))
                .isEqualTo(x.minus(y).signum());
        assertThat(x.equals(y)).isEqualTo(x.compareTo(y) == 0);
        if (c != 0) {
            assertThat(x.dividedBy(y).times(y)).isEqualTo(x);
        }
    }
}
