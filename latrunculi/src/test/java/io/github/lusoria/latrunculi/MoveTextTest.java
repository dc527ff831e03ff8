package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.NotationException;
import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiMove.Placement;
import io.github.lusoria.latrunculi.LatrunculiMove.Removal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Move texts and squares, read and refused. */
class MoveTextTest {
    private static final Square C4 = Square.of(3, 4);
    private static final Square C5 = Square.of(3, 5);

    @Test
    void movesAreReadAsTheyAreWritten() {
        assertThat(Examples.SCHADLER_2001.parseMove("@c4")).isEqualTo(new Placement(Role.MAN, C4));
        assertThat(Examples.SCHADLER_2001.parseMove("D@c4")).isEqualTo(new Placement(Role.DUX, C4));
        assertThat(Examples.SCHADLER_2001.parseMove("c4-c5")).isEqualTo(new Movement(C4, C5));
        assertThat(Examples.SCHADLER_2001.parseMove("xc4")).isEqualTo(new Removal(C4));
        assertThat(Examples.SCHADLER_2001.parseMove("pass")).isEqualTo(LatrunculiMove.PASS);
        assertThat(Examples.SCHADLER_2001.parseMove("stop")).isEqualTo(LatrunculiMove.STOP);
    }

    @ParameterizedTest
    @ValueSource(strings = {"@a1", "D@h8", "a1-h8", "c4-c5", "xb3", "pass", "stop"})
    void movesAreWrittenAsTheyAreRead(String text) {
        assertThat(Examples.SCHADLER_2001.parseMove(text)).hasToString(text);
    }

    @Test
    void aWayWithItsJumpsIsReadAsItsTwoEnds() {
        assertThat(Examples.SCHADLER_2001.parseMove("a2-c2-c4")).hasToString("a2-c4");
        LatrunculiPosition position = Examples.position("m6m/8/8/8/8/2M5/MM6/8 w - move -");
        assertThat(position.parseMove("a2-c2-c4")).hasToString("a2-c4");
        assertThat(position.play("a2-c2-c4")).isEqualTo(position.play("a2-c4"));
    }

    @ParameterizedTest(name = "\"{0}\" at {1}")
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            quoteCharacter = '"',
            value = {
                "\"\",0",
                "a,1",
                "a1,2",
                "a1-,3",
                "a1-a,4",
                "a1-a9,4",
                "a1-i1,3",
                "a1-a0,4",
                "a1-a1,3",
                "A1-a2,0",
                "a1 -a2,2",
                " a1-a2,0",
                "a1-a2 ,5",
                "a1-a2-,6",
                "a1--a2,3",
                "a01-a2,1",
                "a10-a2,1",
                "a1-p12,3",
                "@,1",
                "@a0,2",
                "@i1,1",
                "@a1 ,3",
                "D@,2",
                "DD@a1,0",
                "d@a1,1",
                "x,1",
                "xA1,1",
                "xa1x,3",
                "Pass,0",
                "passs,4",
                "pass ,4",
                "Stop,0",
                "stopp,4",
                "a1\u2013a2,2",
                "\u04301-a2,0",
                "a\uff11-a2,1",
                "a1-\ud800,3"
            })
    void textsThatAreNoMovesAreRefusedWhereTheyAreWrong(String text, int offset) {
        assertThatThrownBy(() -> Examples.SCHADLER_2001.parseMove(text))
                .isInstanceOfSatisfying(NotationException.class, thrown -> {
                    assertThat(thrown.offset()).as(thrown.getMessage()).isEqualTo(offset);
                    assertThat(thrown.getMessage()).matches("[ -~]{20,300}");
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "@", "x", "a1-", "a1-a2-", "pass", "-", "\ud800", "D"})
    void aMillionCharactersAreRefusedInAFewWords(String unit) {
        String text = unit.repeat(1_000_000 / unit.length());
        LatrunculiPosition position = Examples.position("m6m/8/8/8/8/2M5/MM6/8 w - move -");
        assertThatThrownBy(() -> Examples.SCHADLER_2001.parseMove(text))
                .isInstanceOf(NotationException.class)
                .satisfies(thrown -> assertThat(thrown.getMessage()).hasSizeLessThan(500));
        assertThatThrownBy(() -> position.play(text))
                .isInstanceOf(NotationException.class)
                .satisfies(thrown -> assertThat(thrown.getMessage()).hasSizeLessThan(500));
    }

    @Test
    void squaresOfSmallerBoardsEndEarlier() {
        LatrunculiRuleset small = Examples.schadler2001("men", "2", "ranks", "3", "files", "5");
        assertThat(small.parseMove("e3-e2")).hasToString("e3-e2");
        assertThatThrownBy(() -> small.parseMove("@f1"))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        thrown -> assertThat(thrown.offset()).isEqualTo(1));
        assertThatThrownBy(() -> small.parseMove("@e4"))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        thrown -> assertThat(thrown.offset()).isEqualTo(2));
    }

    @Test
    void aWayHasNoMoreSquaresThanTheBoard() {
        LatrunculiRuleset small = Examples.schadler2001("men", "2", "ranks", "2", "files", "2");
        assertThat(small.parseMove("a1-b1-a1-b1")).hasToString("a1-b1");
        assertThatThrownBy(() -> small.parseMove("a1-b1-a1-b1-b2"))
                .isInstanceOf(NotationException.class)
                .hasMessage(
                        "at offset 12 of \"a1-b1-a1-b1-b2\": found 'b', expected the end, as a way has at most 4 squares");
    }

    @Test
    void aMovementEndsOnAnotherSquare() {
        assertThatThrownBy(() -> new Movement(C4, C4))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("c4");
    }

    @Test
    void nullIsRefusedByName() {
        assertThatThrownBy(() -> Examples.SCHADLER_2001.parseMove(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("text");
        assertThatThrownBy(() -> new Movement(null, C4))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("from");
        assertThatThrownBy(() -> new Movement(C4, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("to");
        assertThatThrownBy(() -> new Removal(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("square");
        assertThatThrownBy(() -> new Placement(null, C4))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("role");
        assertThatThrownBy(() -> new Placement(Role.MAN, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("square");
    }
}
