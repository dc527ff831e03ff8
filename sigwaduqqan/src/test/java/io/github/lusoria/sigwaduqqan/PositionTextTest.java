package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.testkit.Proves;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of positions and throws: what is read, and where reading stops. */
class PositionTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1*/1* G1 1",
                "2/14 G1 2",
                "15:0/15:6 G1 1",
                "11!/20:1 G11 2",
                "15:3!/16 G15 1",
                "20:2/20:1 G7 -",
                "x/20:1 G1 -",
                "x/19 G15 2"
            })
    void goodTextsReadBack(String text) {
        assertThat(Resources.TEXT.parse(text)).hasToString(text).isEqualTo(Resources.TEXT.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1*/1* G0 1", "11:3/20:1 G2 1", "15:7/1* G0 2", "11:3!/20:1 G11 2", "4/16 G15 -"})
    void whatLudiiAddsReadsBackThere(String text) {
        assertThat(Resources.LUDII.parse(text)).hasToString(text);
        assertThatThrownBy(() -> Resources.TEXT.parse(text)).isInstanceOf(InvalidSetupException.class);
    }

    @ParameterizedTest(name = "{0} at {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "1*;2;/ before seat 2 of 2",
                "1;1;never moved",
                "1*/1;4;never moved",
                "1!/1* G1 1;1;never moved",
                "1*/1*/1* G1 1;5;a space after the 2 players",
                "0/1* G1 1;0;a square",
                "21/1* G1 1;0;a square",
                "02/1* G1 1;0;a square",
                "-1/1* G1 1;0;a square",
                "X/1* G1 1;0;a square",
                "2*/1* G1 1;1;/ before seat 2",
                "15/1* G1 1;2;sigs",
                "15:/1* G1 1;3;sigs",
                "15:8/1* G1 1;3;sigs",
                "15:00/1* G1 1;3;sigs",
                "11:0/1* G1 1;3;sigs",
                "16:1/1* G1 1;2;/ before seat 2",
                "16!/1* G1 1;2;/ before seat 2",
                "20/1* G1 1;2;order of arrival",
                "20:0/1* G1 1;3;order of arrival",
                "20:3/1* G1 1;3;order of arrival",
                "20:1!/1* G1 1;4;/ before seat 2",
                "x!/1* G1 1;1;/ before seat 2",
                "1*/1*;5;a space after the 2 players",
                "1*/1* 1;6;the Ghoula's square",
                "1*/1* G;7;the Ghoula's square",
                "1*/1* G16 1;7;the Ghoula's square",
                "1*/1* G01 1;7;the Ghoula's square",
                "1*/1* G1;8;a space after the Ghoula",
                "1*/1* G1 0;9;the seat to throw",
                "1*/1* G1 3;9;the seat to throw",
                "1*/1* G1 1-;10;the end"
            })
    void badTextsAreRefusedWhereTheyGoWrong(String text, int offset, String expected) {
        assertThatThrownBy(() -> Resources.TEXT.parse(text)).isInstanceOfSatisfying(NotationException.class, thrown -> {
            assertThat(thrown.offset()).isEqualTo(offset);
            assertThat(thrown.expected()).contains(expected);
        });
    }

    @Test
    void trailingSpacesAreRefused() {
        assertThatThrownBy(() -> Resources.TEXT.parse("1*/1* G1 ")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> Resources.TEXT.parse("1*/1* G1 1 ")).isInstanceOf(NotationException.class);
    }

    @Test
    void longTextsAreRefusedSoon() {
        assertThatThrownBy(() -> Resources.TEXT.parse("1*/".repeat(1_000_000))).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> Resources.TEXT.parse("9".repeat(1_000_000))).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> Resources.TEXT.parseMove("6".repeat(1_000_000)))
                .isInstanceOf(NotationException.class);
    }

    @Test
    @Proves("sigwaduqqan.players")
    void aThousandPlayersReadBack() {
        SigRuleset crowd = Resources.TEXT.withPlayers(SigRules.MOST_PLAYERS);
        assertThat(crowd.parse(crowd.initial().toString())).isEqualTo(crowd.initial());
        String home = IntStream.rangeClosed(1, SigRules.MOST_PLAYERS)
                .mapToObj(place -> "20:" + place)
                .collect(Collectors.joining("/"));
        SigPosition over = crowd.parse(home + " G1 -");
        assertThat(over).hasToString(home + " G1 -");
        assertThat(over.arrivals()).hasSize(SigRules.MOST_PLAYERS).isSorted();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "3", "4", "6"})
    void throwsAreWrittenAsTheirValues(String text) {
        assertThat(Resources.TEXT.parseMove(text)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2", "5", "7", "-1", " 1", "sig", "S"})
    void otherTextsAreNoThrow(String text) {
        assertThatThrownBy(() -> Resources.TEXT.parseMove(text))
                .isInstanceOfSatisfying(NotationException.class, thrown -> {
                    assertThat(thrown.offset()).isZero();
                    assertThat(thrown.expected()).isEqualTo("a throw: 0, 1, 3, 4 or 6");
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"11", "1 ", "0\n"})
    void aThrowIsOneDigit(String text) {
        assertThatThrownBy(() -> Resources.TEXT.parseMove(text))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        thrown -> assertThat(thrown.offset()).isEqualTo(1));
    }
}
