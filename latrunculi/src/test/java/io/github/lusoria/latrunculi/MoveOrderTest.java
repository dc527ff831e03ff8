package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The order of legal moves is part of the public contract; the slow model checks it at large, these pin it. */
class MoveOrderTest {
    private static String moves(LatrunculiPosition position) {
        return String.join(
                " ",
                position.legalMoves().stream().map(LatrunculiMove::toString).toList());
    }

    @Test
    void placementsGoBySquare() {
        LatrunculiRuleset small = Examples.schadler2001("men", "2", "ranks", "2", "files", "3");
        assertThat(moves(small.initial())).isEqualTo("@a1 @b1 @c1 @a2 @b2 @c2");
    }

    @Test
    void removalsComeBeforeStepsAndStepsGoEastWestNorthSouthByTarget() {
        assertThat(moves(Examples.position("m6m/8/8/8/2Mm-M3/8/2Mm-M3/8 w - move -")))
                .isEqualTo("xd2 xd4 e2-f2 e4-f4 c2-b2 c4-b4 c2-c3 e2-e3 c4-c5 e4-e5 c2-c1 e2-e1 c4-c3 e4-e3");
    }

    /** b2 and c3 leap one square at most here: over b3 west of c3 and over b3 north of b2. */
    @Test
    void leapsIntoDeadEndsComeAfterStepsByDirection() {
        assertThat(moves(Examples.position("8/8/8/8/8/1mM5/1M6/8 w - move -")))
                .isEqualTo("b2-c2 c3-d3 b2-a2 c3-c4 b2-b1 c3-c2 c3-a3 b2-b4");
    }

    @Test
    void leapsIntoFieldsComeLastByField() {
        assertThat(moves(Examples.position("8/8/8/8/8/2M5/MM6/8 w - move -")))
                .isEqualTo("b2-c2 c3-d3 c3-b3 a2-a3 b2-b3 c3-c4 a2-a1 b2-b1 c3-c2 a2-c2 a2-c4");
    }

    @Test
    void withOneLeapATurnAllLeapsGoByDirection() {
        LatrunculiRuleset one = Examples.schadler2001("leaps", "ONE");
        assertThat(moves(one.parse("8/8/8/8/2m5/2M5/MM6/8 w - move -")))
                .isEqualTo("b2-c2 c3-d3 c3-b3 a2-a3 b2-b3 a2-a1 b2-b1 c3-c2 a2-c2 c3-c5");
    }

    @Test
    void aPassStandsAlone() {
        assertThat(moves(Examples.position("8/8/8/2Mm-M3/8/8/2Mm-M3/8 b - move -")))
                .isEqualTo("pass");
    }

    /** The position {@code multi} of the perft file: four colours of fields, and squares barred by the entry rule. */
    @Test
    void fieldsGoByColourAndWithinAFieldByPieceAndTarget() {
        assertThat(moves(Examples.position("1m1m4/MmmM3M/2m1M1Mm/m2m1m2/1M3M1m/m7/1M1M1MM1/MMMmm1mM b - move -")))
                .isEqualTo("e1-f1 a5-b5 d5-e5 f5-g5 c6-d6 b8-c8 d8-e8 "
                        + "g1-f1 h4-g4 d5-c5 f5-e5 c6-b6 b8-a8 d8-c8 "
                        + "a3-a4 h4-h5 a5-a6 d5-d6 f5-f6 c7-c8 "
                        + "a3-a2 h4-h3 a5-a4 d5-d4 c6-c5 h6-h5 b7-b6 "
                        + "d1-d3 g1-g3 h6-h8 c7-c5 "
                        + "c7-e5 c7-g5 c7-e7 c7-g7 "
                        + "d1-f1 d1-f3 f5-f1 "
                        + "c6-a2 c6-a4 c6-c4 c6-a6 c6-a8 c6-c8 c6-e8 "
                        + "h6-d4 h6-b6 h6-d6 b8-d4 b8-b6 b8-d6 b8-f6 d8-d4 d8-b6 d8-d6 d8-f6");
    }
}
