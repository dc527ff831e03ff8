package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.NotationException;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SquareTest {
    @Test
    void everySquareOfTheLargestBoardReadsBackFromItsText() {
        for (int rank = 1; rank <= Square.MAX_RANKS; rank++) {
            for (int file = 1; file <= Square.MAX_FILES; file++) {
                Square square = Square.of(file, rank);
                assertThat(Square.parse(square.toString())).isEqualTo(square);
            }
        }
    }

    @Test
    void squaresAreNamedFromWhitesLeftCorner() {
        assertThat(Square.of(1, 1)).hasToString("a1");
        assertThat(Square.of(16, 1)).hasToString("p1");
        assertThat(Square.of(1, 12)).hasToString("a12");
    }

    @Test
    void squaresAreOrderedRankByRank() {
        List<Square> squares = List.of(Square.parse("a2"), Square.parse("b10"), Square.parse("h1"), Square.parse("a1"));
        assertThat(new TreeSet<>(squares).stream().map(Square::toString)).containsExactly("a1", "h1", "a2", "b10");
    }

    @ParameterizedTest(name = "\"{0}\" at {1}")
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            quoteCharacter = '"',
            value = {
                "\"\",0",
                "a,1",
                "a0,1",
                "a13,1",
                "a99999999999,1",
                "a01,1",
                "q1,0",
                "A1,0",
                "1a,0",
                "a1 ,2",
                "a1b,2",
                "\u04301,0",
                "a\uff11,1"
            })
    void textsThatAreNoSquaresAreRefusedWhereTheyAreWrong(String text, int offset) {
        assertThatThrownBy(() -> Square.parse(text))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        thrown -> assertThat(thrown.offset())
                                .as(thrown.getMessage())
                                .isEqualTo(offset));
    }

    @Test
    void numbersOffTheLargestBoardAreRefused() {
        assertThatThrownBy(() -> Square.of(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Square.of(17, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Square.of(1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Square.of(1, 13)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void nullIsRefusedByName() {
        assertThatThrownBy(() -> Square.parse(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("text");
    }
}
