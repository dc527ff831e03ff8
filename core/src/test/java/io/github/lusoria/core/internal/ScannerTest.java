package io.github.lusoria.core.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reader stops where the text is wrong, and reads numbers of any length in bounded time. */
class ScannerTest {
    private static void failsAt(int offset, Runnable reading) {
        assertThatThrownBy(reading::run).isInstanceOfSatisfying(NotationException.class, thrown -> {
            assertThat(thrown.offset()).isEqualTo(offset);
            assertThat(thrown.getMessage()).contains("a thing");
        });
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "7, 7", "10, 10", "999, 999", "2147483647, 2147483647"})
    void numberIsReadUpToTheGreatest(String text, int value) {
        Scanner in = new Scanner(text + "x");
        assertThat(in.number(Integer.MAX_VALUE, "a thing")).isEqualTo(value);
        assertThat(in.offset()).isEqualTo(text.length());
        assertThat(in.peek()).isEqualTo('x');
        assertThat(in.atEnd()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "x, 0", "-1, 0", "00, 0", "01, 0", "1001, 0", "99999999999999999999, 0", "\uff11, 0"})
    void numberOfAnotherFormIsRefusedAtItsBeginning(String text, int offset) {
        failsAt(offset, () -> new Scanner(text).number(1000, "a thing"));
        failsAt(offset, () -> new Scanner(text).positive(1000, "a thing"));
    }

    @Test
    void aZeroMayStandAnywhereInAText() {
        Scanner in = new Scanner("ab0");
        in.expect('a', "a thing");
        in.expect('b', "a thing");
        assertThat(in.number(9, "a thing")).isZero();
    }

    @Test
    void numberStopsBeforeAnEndlessText() {
        Scanner in = new Scanner("9".repeat(1_000_000));
        failsAt(0, () -> in.number(1_000_000_000, "a thing"));
        assertThat(in.offset()).isLessThan(20);
    }

    @Test
    void positiveNumberIsNotZero() {
        assertThat(new Scanner("1").positive(9, "a thing")).isEqualTo(1);
        failsAt(0, () -> new Scanner("0").positive(9, "a thing"));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "5, 5", "-5, -5", "-1000, -1000", "1000, 1000"})
    void signedNumberIsReadAsFarAsAllowed(String text, int value) {
        Scanner in = new Scanner(text);
        assertThat(in.signed(1000, "a thing")).isEqualTo(value);
        in.end();
    }

    @ParameterizedTest
    @CsvSource({"-0", "-01", "-", "--1", "+1", "-1001", "1001", "x", "''"})
    void signedNumberOfAnotherFormIsRefusedAtItsBeginning(String text) {
        failsAt(0, () -> new Scanner(text).signed(1000, "a thing"));
    }

    @Test
    void digitIsOneOfARange() {
        assertThat(new Scanner("7").digit(1, 7, "a thing")).isEqualTo(7);
        assertThat(new Scanner("1").digit(1, 7, "a thing")).isEqualTo(1);
        failsAt(0, () -> new Scanner("8").digit(1, 7, "a thing"));
        failsAt(0, () -> new Scanner("0").digit(1, 7, "a thing"));
        failsAt(0, () -> new Scanner("").digit(0, 9, "a thing"));
    }

    @Test
    void whatIsNotThereIsNotSkipped() {
        Scanner in = new Scanner("a::b");
        assertThat(in.skip('b')).isFalse();
        assertThat(in.skip('a')).isTrue();
        assertThat(in.skip(":b")).isFalse();
        assertThat(in.skip("::")).isTrue();
        failsAt(3, () -> in.expect('c', "a thing"));
        in.expect('b', "a thing");
        assertThat(in.skip('\0')).isFalse();
        assertThat(in.atEnd()).isTrue();
        in.end();
        assertThatThrownBy(new Scanner("x")::end).hasMessageContaining("the end of the text");
    }
}
