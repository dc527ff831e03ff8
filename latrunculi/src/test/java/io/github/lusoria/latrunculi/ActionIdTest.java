package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiMove.Placement;
import io.github.lusoria.latrunculi.LatrunculiMove.Removal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers of actions are part of the public contract. */
class ActionIdTest {
    @ParameterizedTest
    @CsvSource({
        "@a1,0",
        "@h1,7",
        "@a2,8",
        "@h8,63",
        "D@a1,64",
        "D@h8,127",
        "xa1,128",
        "xh8,191",
        "a1-b1,192",
        "a1-h8,254",
        "b1-a1,255",
        "b1-c1,256",
        "h8-g8,4223",
        "pass,4224",
        "stop,4225"
    })
    void anActionOfTheLargeBoardHasItsNumber(String move, int id) {
        assertThat(Examples.SCHADLER_2001.actionId(Examples.SCHADLER_2001.parseMove(move)))
                .isEqualTo(id);
        assertThat(Examples.SCHADLER_2001.action(id)).hasToString(move);
    }

    @Test
    void theLargeBoardHas4226Actions() {
        assertThat(Examples.SCHADLER_2001.actionCount()).isEqualTo(4226);
    }

    @Test
    void aBoardThatIsNotSquareCountsFilesFirst() {
        LatrunculiRuleset small = Examples.schadler2001("men", "2", "ranks", "3", "files", "5");
        assertThat(small.actionCount()).isEqualTo(15 * 17 + 2);
        assertThat(small.actionId(small.parseMove("@a2"))).isEqualTo(5);
        assertThat(small.actionId(small.parseMove("xe3"))).isEqualTo(44);
        assertThat(small.actionId(small.parseMove("a2-e1"))).isEqualTo(45 + 5 * 14 + 4);
        assertThat(small.actionId(small.parseMove("a2-b2"))).isEqualTo(45 + 5 * 14 + 5);
        assertThat(small.actionId(LatrunculiMove.PASS)).isEqualTo(15 * 17);
        assertThat(small.actionId(LatrunculiMove.STOP)).isEqualTo(15 * 17 + 1);
    }

    /** The largest listed board: squares go by its own files, not by sixteen. */
    @Test
    void theLargestBoardCountsItsOwnFiles() {
        LatrunculiRuleset large = Latrunculi.of("latrunculi/kharebga-11x16");
        assertThat(large.actionCount()).isEqualTo(176 * 178 + 2);
        assertThat(large.actionId(large.parseMove("@p11"))).isEqualTo(175);
        LatrunculiRuleset board = Latrunculi.of("latrunculi/kowalski-10x11");
        assertThat(board.actionId(board.parseMove("D@a2"))).isEqualTo(110 + 11);
        assertThat(board.actionId(board.parseMove("k10-a1"))).isEqualTo(3 * 110 + 109 * 109);
    }

    @Test
    void aMoveOffTheBoardHasNoNumber() {
        Square outside = Square.of(9, 1);
        Square inside = Square.of(1, 1);
        for (LatrunculiMove move : List.of(
                new Placement(Role.MAN, outside),
                new Placement(Role.DUX, outside),
                new Removal(outside),
                new Movement(inside, outside),
                new Movement(outside, inside))) {
            assertThatThrownBy(() -> Examples.SCHADLER_2001.actionId(move))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(move.toString());
        }
    }

    @Test
    void aNumberWithoutActionIsRefused() {
        for (int id : new int[] {-1, 4226, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> Examples.SCHADLER_2001.action(id)).isInstanceOf(IndexOutOfBoundsException.class);
        }
    }
}
