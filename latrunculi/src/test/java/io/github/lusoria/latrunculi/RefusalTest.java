package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.RuleId;
import org.junit.jupiter.api.Test;

/** An illegal move says which rule it breaks, and names the squares that a player has to look at. */
class RefusalTest {
    private static final String PLACING = "8/8/8/3m4/2M5/8/8/8 w M15m15 place -";
    /** d2 is bound between c2 and e2; h1 is free. */
    private static final String TRAPPED = "m6m/8/8/8/8/8/2Mm-M3/7M";

    private static void refuses(LatrunculiPosition position, String move, String rule, String... squares) {
        refuses(position, position.ruleset().parseMove(move), rule, squares);
    }

    private static void refuses(LatrunculiPosition position, LatrunculiMove move, String rule, String... squares) {
        Legality legality = position.legality(move);
        assertThat(legality).isInstanceOf(Legality.Illegal.class);
        Legality.Illegal illegal = (Legality.Illegal) legality;
        assertThat(illegal.rule().value()).as("%s", illegal).isEqualTo(rule);
        for (String square : squares) {
            assertThat(illegal.reason().text()).contains(square);
        }
        assertThat(illegal.reason().key()).startsWith("latrunculi.");
    }

    private static void refuses(String position, String move, String rule, String... squares) {
        refuses(Examples.position(position), move, rule, squares);
    }

    private static void refusesWay(LatrunculiPosition position, String way, String rule, String... squares) {
        IllegalMoveException thrown = catchThrowableOfType(IllegalMoveException.class, () -> position.parseMove(way));
        assertThat(thrown).as("refusal of %s", way).isNotNull();
        assertThat(thrown.illegality().rule().value()).as("%s", thrown).isEqualTo(rule);
        assertThat(thrown.illegality().reason().text()).contains(squares);
        IllegalMoveException played = catchThrowableOfType(IllegalMoveException.class, () -> position.play(way));
        assertThat(played.illegality()).isEqualTo(thrown.illegality());
    }

    /** Also where the way is not open: what forbids every move of the piece comes first. */
    @Test
    void aWayOfAPieceThatCannotMoveIsRefusedAsAnyMoveOfIt() {
        refusesWay(Examples.position("8/8/8/8/8/8/7m/1M6 b - over:w:reduced -"), "b1-d1-f1", "game.over", "over");
        refusesWay(Examples.position(PLACING), "a1-c1-e1", "latrunculi.phases", "White");
        refusesWay(Examples.position("8/8/8/8/8/8/8/M6M w - move -"), "a2-c2-e2", "latrunculi.turns", "a2");
        refusesWay(Examples.position("8/8/8/8/8/8/8/M6M b - move -"), "a1-c1-e1", "latrunculi.turns", "a1");
        refusesWay(Examples.position(TRAPPED + " b - move -"), "d2-d4-d6", "latrunculi.bound", "d2");
    }

    @Test
    void aWayInAGameThatEndedFromOutsideIsRefusedAsTheGameIsOver() {
        Game<LatrunculiPosition, LatrunculiMove> game =
                Game.from(Examples.position("7m/8/8/8/8/8/8/M6M w - move -")).resign(1);
        for (String move : new String[] {"a1-c1-e1", "a1-a2"}) {
            IllegalMoveException thrown = catchThrowableOfType(IllegalMoveException.class, () -> game.play(move));
            assertThat(thrown.illegality().rule()).isEqualTo(RuleId.GAME_OVER);
            assertThat(thrown.move().toString()).startsWith("a1-");
        }
    }

    @Test
    void theEnemiesBetweenWhichAPieceWouldComeAreNamedAlsoAtTheEdge() {
        refusesBetween("m6m/8/8/8/8/1M6/m1m5/7M w - move -", "b3-b2", "b2 lies between two enemies on a2 and c2");
        refusesBetween("2m1m3/3M4/8/8/8/8/8/7M w - move -", "d7-d8", "d8 lies between two enemies on c8 and e8");
        refusesBetween("m7/8/8/8/8/8/6M1/M4m1m w - move -", "g2-g1", "g1 lies between two enemies on f1 and h1");
        // on the rank stand pieces of one's own
        refusesBetween("m7/8/8/8/8/3m4/1MM1M3/3m4 w - move -", "b2-d2", "d2 lies between two enemies on d1 and d3");
    }

    private static void refusesBetween(String position, String move, String words) {
        LatrunculiPosition before = Examples.position(position);
        Legality.Illegal illegal = (Legality.Illegal) before.legality(before.parseMove(move));
        assertThat(illegal.reason().text()).isEqualTo(words + ", and the move traps nothing");
    }

    @Test
    void nothingIsPlayedWhenTheGameIsOver() {
        LatrunculiPosition over = Examples.position("m7/8/8/8/8/8/2M1M3/8 b - over:w:reduced -");
        for (String move : new String[] {"a8-a7", "@a1", "xc2", "pass", "D@a1"}) {
            Legality.Illegal illegal =
                    (Legality.Illegal) over.legality(over.ruleset().parseMove(move));
            assertThat(illegal.rule().value()).isEqualTo("game.over");
        }
    }

    @Test
    void aMoveStaysOnTheBoard() {
        LatrunculiPosition position = Examples.position(TRAPPED + " w - move -");
        LatrunculiMove removal = new LatrunculiMove.Removal(Square.of(9, 1));
        refuses(position, removal, "latrunculi.board", "i1");
        refuses(position, new LatrunculiMove.Movement(Square.of(3, 2), Square.of(9, 9)), "latrunculi.board", "i9");
        refuses(position, new LatrunculiMove.Movement(Square.of(9, 9), Square.of(3, 2)), "latrunculi.board", "i9");
        LatrunculiMove placement = new LatrunculiMove.Placement(Role.MAN, Square.of(1, 9));
        refuses(Examples.position(PLACING), placement, "latrunculi.board", "a9");
    }

    @Test
    void aManIsNotPlacedInTheMovementPhase() {
        refuses(TRAPPED + " w - move -", "@a1", "latrunculi.phases");
    }

    @Test
    void aPieceDoesNotMoveWhileMenArePlaced() {
        refuses(PLACING, "c4-c5", "latrunculi.phases");
    }

    @Test
    void nothingIsRemovedWhileMenArePlaced() {
        refuses(PLACING, "xd5", "latrunculi.phases");
    }

    @Test
    void aManIsNotPlacedOnAnOccupiedSquare() {
        refuses(PLACING, "@d5", "latrunculi.vacancy", "d5");
        refuses(PLACING, "@c4", "latrunculi.vacancy", "c4");
    }

    @Test
    void thereIsNoDuxToPlace() {
        refuses(PLACING, "D@a1", "latrunculi.dux");
        refuses(PLACING, "D@d5", "latrunculi.dux");
        refuses(TRAPPED + " w - move -", "D@a1", "latrunculi.dux");
    }

    @Test
    void nothingIsRemovedFromAVacantSquare() {
        refuses(TRAPPED + " w - move -", "xa1", "latrunculi.removal", "a1");
    }

    @Test
    void nobodyRemovesHisOwnPiece() {
        refuses(TRAPPED + " w - move -", "xc2", "latrunculi.removal", "c2");
        refuses(TRAPPED + " b - move -", "xd2", "latrunculi.removal", "d2");
    }

    @Test
    void aFreeEnemyIsNotRemoved() {
        refuses(TRAPPED + " w - move -", "xa8", "latrunculi.removal", "a8");
    }

    @Test
    void noPieceMovesFromAVacantSquare() {
        refuses(TRAPPED + " w - move -", "d4-d5", "latrunculi.turns", "d4");
    }

    @Test
    void nobodyMovesAnEnemyPiece() {
        refuses(TRAPPED + " w - move -", "a8-a7", "latrunculi.turns", "a8");
        refuses(TRAPPED + " w - move -", "d2-d3", "latrunculi.turns", "d2");
    }

    @Test
    void aBoundPieceDoesNotMove() {
        refuses(TRAPPED + " b - move -", "d2-d3", "latrunculi.bound", "d2");
        refuses(TRAPPED + " b - move -", "d2-c2", "latrunculi.bound", "d2");
    }

    @Test
    void aPieceDoesNotMoveOntoAnotherOne() {
        refuses(TRAPPED + " w - move -", "c2-d2", "latrunculi.vacancy", "d2");
        refuses(TRAPPED + " w - move -", "c2-h1", "latrunculi.vacancy", "h1");
    }

    @Test
    void aPieceDoesNotStepDiagonally() {
        refuses(TRAPPED + " w - move -", "c2-d3", "latrunculi.step", "c2", "d3");
    }

    @Test
    void aPieceDoesNotStepThreeSquares() {
        refuses(TRAPPED + " w - move -", "c2-c5", "latrunculi.step", "c2", "c5");
    }

    @Test
    void aPieceDoesNotMoveTwoSquaresWhereNobodyLeaps() {
        LatrunculiPosition position =
                Examples.schadler2001("leaps", "ONE").with("leap", "NONE").parse(TRAPPED + " w - move -");
        refuses(position, "c2-c4", "latrunculi.step", "c2", "c4");
    }

    @Test
    void aPieceDoesNotLeapOverNothing() {
        refuses(TRAPPED + " w - move -", "c2-c4", "latrunculi.leap", "c2", "c4");
    }

    @Test
    void aPieceDoesNotLeapOverOneThatMayNotBeLeaptOver() {
        LatrunculiPosition position = Examples.schadler2001("leap", "ENEMY").parse("m7/8/8/8/8/2M5/2M5/8 w - move -");
        refuses(position, "c2-c4", "latrunculi.leap", "c2", "c4");
        LatrunculiPosition trappedOnly =
                Examples.schadler2001("leap", "OWN_OR_TRAPPED").parse("8/8/8/8/8/2m5/2M5/8 w - move -");
        refuses(trappedOnly, "c2-c4", "latrunculi.leap", "c2", "c4");
    }

    @Test
    void aPieceDoesNotLeapWhereNoWayLeads() {
        refuses(TRAPPED + " w - move -", "c2-g6", "latrunculi.leap", "c2", "g6");
    }

    @Test
    void aPieceDoesNotJoinLeapsWhereATurnHasOne() {
        String text = "m6m/8/8/8/8/2M5/MM6/8 w - move -";
        assertThat(Examples.position(text).isLegal(Examples.SCHADLER_2001.parseMove("a2-c4")))
                .isTrue();
        LatrunculiRuleset one = Examples.schadler2001("leaps", "ONE");
        refuses(one.parse(text), "a2-c4", "latrunculi.several-leaps", "a2", "c4");
        refuses(one.parse(text), "a2-e4", "latrunculi.leap", "a2", "e4");
    }

    @Test
    void aMoveDoesNotEndBetweenTwoEnemiesWithoutTrapping() {
        refuses("m6m/8/8/3M4/2m1m3/8/8/8 w - move -", "d5-d4", "latrunculi.entry", "d4", "c4", "e4");
        refuses("m6m/3m4/2M5/3m4/8/8/8/7M w - move -", "c6-d6", "latrunculi.entry", "d6", "d5", "d7");
    }

    @Test
    void aPieceDoesNotGoStraightBackWhereThatIsForbidden() {
        LatrunculiRuleset ruleset = Examples.schadler2001("repetition", "NO_REVERSAL");
        LatrunculiPosition position = ruleset.parse("m6m/8/8/8/8/8/2M5/7M w - move - c3c2,a7a8");
        refuses(position, "c2-c3", "latrunculi.no-reversal", "c2", "c3");
        LatrunculiPosition leapt = ruleset.parse("m6m/8/8/8/8/2M5/2M5/7M w - move - c4c2,.");
        refuses(leapt, "c2-c4", "latrunculi.no-reversal", "c2", "c4");
    }

    @Test
    void reversalIsTheLastRuleThatAPlayerNotices() {
        LatrunculiRuleset ruleset = Examples.schadler2001("repetition", "NO_REVERSAL");
        LatrunculiPosition entering = ruleset.parse("m6m/8/8/3M4/2m1m3/8/8/8 w - move - d4d5,.");
        refuses(entering, "d5-d4", "latrunculi.entry", "d4");
    }

    @Test
    void nobodyPassesWhileHeCanAct() {
        refuses(TRAPPED + " w - move -", "pass", "latrunculi.pass");
        refuses("m7/8/8/8/8/8/2Mm-M3/8 b - passed -", "pass", "latrunculi.pass");
        refuses(PLACING, "pass", "latrunculi.pass");
    }

    @Test
    void aWrittenWayDoesNotVisitASquareTwice() {
        LatrunculiPosition position = Examples.position("m6m/8/8/8/8/1M6/M1M5/MM6 w - move -");
        assertThat(position.parseMove("a1-c1-c3-a3")).hasToString("a1-a3");
        refusesWay(position, "a1-c1-c3-a3-a1-c1", "latrunculi.several-leaps", "a1");
        refusesWay(position, "a1-c1-c3-c1-c3", "latrunculi.several-leaps", "c1");
    }

    @Test
    void aWrittenWayThatEndsWhereItBeganIsNoMove() {
        LatrunculiPosition position = Examples.position("m6m/8/8/8/8/1M6/M1M5/MM6 w - move -");
        NotationException thrown =
                catchThrowableOfType(NotationException.class, () -> position.parseMove("a1-c1-c3-a3-a1"));
        assertThat(thrown.offset()).isEqualTo(12);
    }

    @Test
    void aWrittenWayJumpsOverAPieceEachTime() {
        LatrunculiPosition position = Examples.position("m6m/8/8/8/8/2M5/MM6/8 w - move -");
        refusesWay(position, "a2-c2-e2", "latrunculi.leap", "c2", "e2");
    }

    @Test
    void aWrittenWayLandsOnVacantSquares() {
        LatrunculiPosition position = Examples.position("m6m/8/8/8/2M5/2M5/MM6/8 w - move -");
        refusesWay(position, "a2-c2-c4", "latrunculi.leap", "c2", "c4");
        refusesWay(position, "a2-c2-c4-c6", "latrunculi.leap", "c4");
    }
}
