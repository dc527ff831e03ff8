package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.Event;
import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.testkit.Proves;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The course of a game: placing, taking turns, passing, and every way in which it ends. */
class CourseOfPlayTest {
    private static List<String> events(LatrunculiPosition position, String move) {
        return position.explain(position.parseMove(move)).events().stream()
                .map(Event::toString)
                .toList();
    }

    private static LatrunculiPosition after(LatrunculiRuleset ruleset, String text, String... moves) {
        LatrunculiPosition position = ruleset.parse(text);
        for (String move : moves) {
            position = position.play(move);
        }
        return position;
    }

    private static LatrunculiPosition after(String text, String... moves) {
        return after(Examples.SCHADLER_2001, text, moves);
    }

    @Test
    @Proves({"latrunculi.placement", "latrunculi.first-player", "latrunculi.turns", "latrunculi.phases"})
    void playersPlaceInTurnAndTheFirstMovesFirst() {
        LatrunculiPosition position =
                after(Examples.schadler2001("men", "2"), "8/8/8/8/8/8/8/8 w M2m2 place -", "@a1", "@b1", "@c1");
        assertThat(position).hasToString("8/8/8/8/8/8/8/MmM5 b M0m1 place -");
        assertThat(position.play("@d1")).hasToString("8/8/8/8/8/8/8/MmMm4 w - move -");
    }

    @Test
    void whoHasMoreInHandPlacesOnAndTheOtherMovesFirst() {
        LatrunculiPosition position = after("8/8/8/8/8/8/8/8 w M3m1 place -", "@a1", "@b1", "@c1");
        assertThat(position).hasToString("8/8/8/8/8/8/8/MmM5 w M1m0 place -");
        assertThat(position.play("@d1")).hasToString("8/8/8/8/8/8/8/MmMM4 b - move -");
    }

    @Test
    @Proves({"latrunculi.arrival", "latrunculi.placement"})
    void placingBetweenEnemiesBindsNobody() {
        assertThat(events(Examples.position("8/8/8/8/8/8/2M1M3/8 b M1m1 place -"), "@d2"))
                .isEmpty();
        assertThat(events(Examples.position("8/8/8/8/8/8/2Mm4/8 w M1m1 place -"), "@e2"))
                .isEmpty();
    }

    /** Case R03. */
    @Test
    @Proves("latrunculi.release.guard-trapped")
    void aGuardOfTwoVictimsInLineFreesBothWhenItIsTrapped() {
        String text = "m6m/8/8/3M4/mM-mM-m3/2M5/8/8 w - move -";
        assertThat(events(Examples.position("m6m/8/8/2M5/mM-mM-m3/1M6/8/8 w - move -"), "b3-c3"))
                .containsExactly("trapped c4", "freed d4", "freed b4");
        assertThat(events(Examples.position(text), "d5-c5")).containsExactly("trapped c4", "freed d4", "freed b4");
    }

    /** Case R12. */
    @Test
    @Proves("latrunculi.double-trap")
    void aGuardTrappedOnOneAxisBreaksOnlyItsOwnPair() {
        LatrunculiPosition position = Examples.position("m7/8/8/2mM4/2Mm+M3/1m1M4/8/8 b - move -");
        assertThat(events(position, "b3-c3")).containsExactly("trapped c4");
        assertThat(position.play("b3-c3")).hasToString("m7/8/8/2mM4/2M|m|M3/2mM4/8/8 w - move -");
        LatrunculiRuleset flags = Examples.schadler2001("doubleTrap", "ANY_GUARD_FREES");
        LatrunculiPosition flagged = flags.parse("m7/8/8/2mM4/2Mm+M3/1m1M4/8/8 b - move -");
        assertThat(events(flagged, "b3-c3")).containsExactly("trapped c4", "freed d4");
    }

    /** Case T06. */
    @Test
    @Proves("latrunculi.trap")
    void oneMoveTrapsSeveral() {
        assertThat(events(Examples.position("m7/8/3M4/3m4/1Mm1mM2/3M4/8/8 w - move -"), "d3-d4"))
                .containsExactly("trapped e4", "trapped c4", "trapped d5");
    }

    /** Case S04: the third piece that goes in between binds both its neighbours. */
    @Test
    @Proves({"latrunculi.entry", "latrunculi.trap"})
    void aPieceThatGoesInBetweenMayBindBoth() {
        assertThat(events(Examples.position("m7/8/8/3M4/1Mm1mM2/8/8/8 w - move -"), "d5-d4"))
                .containsExactly("trapped e4", "trapped c4");
    }

    /** Case S08: adding a pair to a trapped piece is no new trap. */
    @Test
    @Proves("latrunculi.entry")
    void aSecondPairIsNoExcuseToGoInBetween() {
        LatrunculiPosition position = Examples.position("m7/3M4/2Mm-M3/2m1m3/3M4/8/8/8 w - move -");
        assertThat(position.legality(position.parseMove("d4-d5")).toString()).contains("latrunculi.entry");
        LatrunculiPosition safe = Examples.schadler2001("entry", "SAFE").parse(position.toString());
        assertThat(events(safe, "d4-d5")).isEmpty();
        assertThat(safe.play("d4-d5")).hasToString("m7/3M4/2Mm+M3/2mMm3/8/8/8/8 b - move -");
    }

    /** Under one flag: also a pair that never trapped the piece holds it. */
    @Test
    @Proves("latrunculi.double-trap")
    void aFlaggedPieceGoesFreeWithAnyGuardOfAnyPair() {
        LatrunculiRuleset flags = Examples.schadler2001("doubleTrap", "ANY_GUARD_FREES");
        LatrunculiPosition position = flags.parse("m7/8/8/3M4/2Mm+M3/3M4/8/8 w - move -");
        for (String move : List.of("c4-b4", "e4-e5", "d5-d6", "d3-d2")) {
            assertThat(events(position, move)).as(move).containsExactly("freed d4");
        }
    }

    @Test
    void leapingOverAFlaggedPieceDoesNotFreeIt() {
        LatrunculiRuleset flags = Examples.schadler2001("doubleTrap", "ANY_GUARD_FREES");
        assertThat(events(flags.parse("m7/8/8/8/2Mm+M3/3M4/8/8 w - move -"), "d3-d5"))
                .isEmpty();
    }

    @Test
    void aNeighbourWithoutAFreePartnerOppositeHoldsNoFlag() {
        LatrunculiRuleset flags = Examples.schadler2001("doubleTrap", "ANY_GUARD_FREES");
        assertThat(events(flags.parse("m7/8/8/8/2Mm+M3/3M4/8/8 w - move -"), "d3-d2"))
                .isEmpty();
    }

    /**
     * Specification 2.3: departure frees a2 at once, arrival traps c2, and by then a2, opposite c2, is a free enemy of the
     * flagged b2.
     */
    @Test
    void aGuardThatTheDepartureFreedCountsWhenItsOppositeIsTrapped() {
        LatrunculiRuleset flags = Examples.schadler2001("doubleTrap", "ANY_GUARD_FREES");
        LatrunculiPosition position = flags.parse("8/8/8/8/8/MmM5/m+M+m5/Mm6 w - move -");
        assertThat(events(position, "a1-c1")).containsExactly("freed a2", "trapped c2", "freed b2");
        assertThat(position.play("a1-c1")).hasToString("8/8/8/8/8/MmM5/mMm+5/1mM5 b - move -");
    }

    @Test
    @Proves("latrunculi.end.reduced")
    void theLoserIsReducedByARemoval() {
        LatrunculiPosition over = after("m7/8/8/8/8/8/2Mm-M3/8 w - move -", "xd2");
        assertThat(over).hasToString("m7/8/8/8/8/8/2M1M3/8 b - over:w:reduced -");
        assertThat(over.outcome()).contains(new Outcome(LatrunculiTermination.REDUCED, List.of(1, -1)));
    }

    /** Case E02: trapped pieces are left on the board. */
    @Test
    @Proves({"latrunculi.bound", "latrunculi.end.reduced"})
    void trappedPiecesCountAsLeftOnTheBoard() {
        LatrunculiPosition position = after("8/8/8/2Mm-M3/8/8/2Mm-M3/7m w - move -", "xd2");
        assertThat(position).hasToString("8/8/8/2Mm-M3/8/8/2M1M3/7m b - move -");
    }

    @Test
    void blackWinsAsWhiteDoes() {
        LatrunculiPosition over = after("M7/8/8/8/8/8/2mM-m3/8 b - move -", "xd2");
        assertThat(over.outcome()).contains(new Outcome(LatrunculiTermination.REDUCED, List.of(-1, 1)));
    }

    @Test
    @Proves("latrunculi.end.reduced")
    void theNumberAtWhichAPlayerLosesIsAnOption() {
        String text = "mm6/8/8/8/8/8/2Mm-M3/8 w - move -";
        assertThat(after(text, "xd2").outcome()).isEmpty();
        assertThat(after(Examples.schadler2001("loses", "2"), text, "xd2").outcome())
                .isPresent();
        assertThat(after(Examples.schadler2001("loses", "NEVER"), "8/8/8/8/8/8/2Mm-M3/8 w - move -", "xd2"))
                .hasToString("8/8/8/8/8/8/2M1M3/8 b - move -");
    }

    @Test
    void aSetUpBelowTheNumberLosesByTheNextRemoval() {
        assertThat(after("8/8/8/8/8/8/2Mm-M3/8 w - move -", "xd2").outcome())
                .contains(new Outcome(LatrunculiTermination.REDUCED, List.of(1, -1)));
    }

    @Test
    @Proves({"latrunculi.pass", "latrunculi.end.blocked"})
    void aBlockedPlayerPassesAndTheOtherGoesOn() {
        String blocked = "8/8/8/2Mm-M3/8/8/2Mm-M3/8 b - move -";
        LatrunculiPosition passed = after(blocked, "pass");
        assertThat(passed).hasToString("8/8/8/2Mm-M3/8/8/2Mm-M3/8 w - passed -");
        assertThat(passed.play("c2-c3")).hasToString("8/8/8/2Mm-M3/8/2M5/3mM3/8 b - move -");
    }

    @Test
    @Proves("latrunculi.end.passes")
    void twoPassesInARowAreADraw() {
        LatrunculiRuleset small = Examples.schadler2001("men", "2", "ranks", "2", "files", "2");
        LatrunculiPosition over = after(small, "2/2 w M2m2 place -", "@a1", "@b1", "@a2", "@b2", "pass", "pass");
        assertThat(over).hasToString("Mm/Mm w - over:draw:passes -");
        assertThat(over.outcome()).contains(new Outcome(LatrunculiTermination.PASSES, List.of(0, 0)));
    }

    @Test
    @Proves("latrunculi.end.blocked")
    void aBlockedPlayerMayLose() {
        LatrunculiRuleset small =
                Examples.schadler2001("men", "2", "ranks", "2", "files", "2").with("blocked", "LOSS");
        LatrunculiPosition over = after(small, "2/2 w M2m2 place -", "@a1", "@b1", "@a2", "@b2");
        assertThat(over).hasToString("Mm/Mm w - over:b:blocked -");
        assertThat(over.outcome()).contains(new Outcome(LatrunculiTermination.BLOCKED, List.of(-1, 1)));
    }

    @Test
    @Proves({"latrunculi.end.blocked", "latrunculi.count", "latrunculi.count.equal"})
    void menMayBeCountedWhenAPlayerIsBlocked() {
        LatrunculiRuleset count =
                Examples.schadler2001("men", "2", "ranks", "2", "files", "2").with("blocked", "COUNT");
        assertThat(after(count, "2/2 w M2m2 place -", "@a1", "@b1", "@a2", "@b2"))
                .hasToString("Mm/Mm w - over:draw:blocked -");
        assertThat(after(count, "2/2 w M3m1 place -", "@a1", "@b1", "@a2", "@b2"))
                .hasToString("MM/Mm b - over:w:blocked -");
    }

    @Test
    @Proves({"latrunculi.end.quiet", "latrunculi.count", "latrunculi.count.equal"})
    void theGameMayEndByCountAfterQuietMoves() {
        LatrunculiRuleset quiet = Examples.schadler2001("quiet", "3");
        String text = "m6m/8/8/8/8/8/2Mm-M3/7M w - move 0";
        LatrunculiPosition position = after(quiet, text, "h1-h2", "a8-a7");
        assertThat(position).hasToString("7m/m7/8/8/8/8/2Mm-M2M/8 w - move 2");
        LatrunculiPosition over = position.play("h2-h1");
        assertThat(over).hasToString("7m/m7/8/8/8/8/2Mm-M3/7M b - over:draw:quiet 3");
        assertThat(over.outcome()).contains(new Outcome(LatrunculiTermination.QUIET, List.of(0, 0)));
        assertThat(position.play("xd2")).hasToString("7m/m7/8/8/8/8/2M1M2M/8 b - move 0");
        assertThat(after(quiet, "m6m/8/8/8/8/8/2M1M3/7M w - move 2", "h1-h2").outcome())
                .contains(new Outcome(LatrunculiTermination.QUIET, List.of(1, -1)));
    }

    @Test
    void aForcedPassIsAQuietMoveAndTheCountDecidesBeforeTheSecondPass() {
        LatrunculiRuleset quiet = Examples.schadler2001("quiet", "2", "men", "2", "ranks", "2", "files", "2");
        assertThat(after(quiet, "Mm/Mm w - move 0", "pass")).hasToString("Mm/Mm b - passed 1");
        assertThat(after(quiet, "Mm/Mm w - move 0", "pass", "pass")).hasToString("Mm/Mm w - over:draw:quiet 2");
    }

    @Test
    void placementsAreNoQuietMoves() {
        LatrunculiRuleset quiet = Examples.schadler2001("quiet", "2");
        assertThat(after(quiet, "8/8/8/8/8/8/8/8 w M2m2 place 0", "@a1", "@b1", "@a2", "@b2"))
                .hasToString("8/8/8/8/8/8/Mm6/Mm6 w - move 0");
    }

    @Test
    void thereIsNoPositionAtTheQuietLimitInWhichTheGameGoesOn() {
        LatrunculiRuleset quiet = Examples.schadler2001("quiet", "3");
        assertThat(after(quiet, "m6m/8/8/8/8/8/8/M6M w - move 2", "a1-a2"))
                .hasToString("m6m/8/8/8/8/8/M7/7M b - over:draw:quiet 3");
        assertThatThrownBy(() -> quiet.parse("m6m/8/8/8/8/8/8/M6M w - move 3"))
                .isInstanceOf(InvalidSetupException.class);
    }

    private static final LatrunculiRuleset NO_REVERSAL = Examples.schadler2001("repetition", "NO_REVERSAL");

    @Test
    @Proves("latrunculi.no-reversal")
    void theLastMovesOfBothPlayersAreKeptWhereReversalIsForbidden() {
        LatrunculiPosition position = after(NO_REVERSAL, "m6m/8/8/8/8/8/8/M6M w - move - .,.", "a1-a2");
        assertThat(position).hasToString("m6m/8/8/8/8/8/M7/7M b - move - .,a1a2");
        assertThat(position.play("a8-a7")).hasToString("7m/m7/8/8/8/8/M7/7M w - move - a1a2,a8a7");
        assertThat(position.play("a8-a7").legalMoves()).doesNotContain(NO_REVERSAL.parseMove("a2-a1"));
        assertThat(position.play("a8-a7").legalMoves()).contains(NO_REVERSAL.parseMove("a2-b2"));
    }

    @Test
    @Proves("latrunculi.no-reversal")
    void anotherMoveAllowsTheWayBackAgain() {
        LatrunculiPosition position =
                after(NO_REVERSAL, "m6m/8/8/8/8/8/8/M6M w - move - .,.", "a1-a2", "a8-a7", "h1-h2", "a7-a6");
        assertThat(position.isLegal(NO_REVERSAL.parseMove("a2-a1"))).isTrue();
        assertThat(position.isLegal(NO_REVERSAL.parseMove("h2-h1"))).isFalse();
    }

    @Test
    void aRemovalForgetsTheMoversLastMoveAndThatOfTheRemovedPiece() {
        assertThat(after(NO_REVERSAL, "m6m/8/8/8/8/8/2Mm-M3/7M w - move - c3c2,a7a8", "xd2"))
                .hasToString("m6m/8/8/8/8/8/2M1M3/7M b - move - a7a8,.");
        assertThat(after(NO_REVERSAL, "m6m/8/8/8/8/8/2Mm-M3/7M w - move - c3c2,d3d2", "xd2"))
                .hasToString("m6m/8/8/8/8/8/2M1M3/7M b - move - .,.");
    }

    @Test
    void aTrappedPieceKeepsItsLastMove() {
        assertThat(after(NO_REVERSAL, "m6m/8/8/8/8/2M5/3mM3/7M w - move - .,d3d2", "c3-c2"))
                .hasToString("m6m/8/8/8/8/8/2Mm-M3/7M b - move - d3d2,c3c2");
    }

    @Test
    void aPassForgetsTheMoversLastMove() {
        assertThat(after(NO_REVERSAL, "8/8/8/2Mm-M3/8/8/2Mm-M3/8 b - move - d3d2,c3c2", "pass"))
                .hasToString("8/8/8/2Mm-M3/8/8/2Mm-M3/8 w - passed - c3c2,.");
    }

    @Test
    void aPlayerWhoCouldOnlyGoBackIsBlocked() {
        LatrunculiRuleset small =
                NO_REVERSAL.with("men", "4").with("ranks", "2").with("files", "4");
        LatrunculiPosition position = small.parse("MmmM/M1Mm w - move - b1a1,.");
        assertThat(position.legalMoves()).contains(small.parseMove("c1-b1"));
        LatrunculiPosition only = small.parse("mmmm/M1mm w - move - b1a1,.");
        assertThat(only.legalMoves()).containsExactly(LatrunculiMove.PASS);
    }

    @Test
    @Proves("latrunculi.no-reversal")
    void aPieceThatGoesAgainMayGoBackAtOnceButNotOnTheTurnAfter() {
        LatrunculiRuleset ruleset = Latrunculi.of("latrunculi/bell-8x8?repetition=NO_REVERSAL");
        LatrunculiPosition again = after(ruleset, "8/8/8/8/3mM3/2M5/8/7m w - move 0 .,.", "c3-c4");
        assertThat(again.legalMoves()).map(LatrunculiMove::toString).contains("c4-c3", "stop");
        LatrunculiPosition later = again.play("stop").play("h1-h2");
        assertThat(later.legalMoves())
                .map(LatrunculiMove::toString)
                .contains("c4-c5")
                .doesNotContain("c4-c3");
    }

    @Test
    @Proves("latrunculi.removal.when")
    void aTrappedPieceMayBeRemovedOnAnyLaterTurn() {
        String trapped = "m6m/8/8/8/8/8/2Mm-M3/7M w - move -";
        assertThat(after(Examples.SCHADLER_2001, trapped, "xd2")).hasToString("m6m/8/8/8/8/8/2M1M3/7M b - move -");
        assertThat(after(Examples.SCHADLER_2001, trapped, "h1-h2", "a8-a7", "h2-h3", "a7-a6", "xd2"))
                .hasToString("7m/8/m7/8/8/7M/2M1M3/8 b - move -");
    }

    @Test
    @Proves("latrunculi.final-square")
    void severalLeapsAreJudgedOnTheSquareWhereTheyEnd() {
        LatrunculiPosition position = Examples.position("m6m/8/8/8/8/2m5/MM1M4/2m5 w - move -");
        // c2 lies between two enemies, and e2 does not
        assertThat(position.isLegal(Examples.SCHADLER_2001.parseMove("a2-c2"))).isFalse();
        assertThat(position.play("a2-c2-e2")).hasToString("m6m/8/8/8/8/2m5/1M1MM3/2m5 b - move -");
    }

    @Test
    @Proves("latrunculi.leapt")
    void aPieceThatIsLeaptOverStaysUnlessTheCornerEnclosesIt() {
        assertThat(after(Examples.SCHADLER_2001, "m6m/8/8/8/8/8/1Mm5/8 w - move -", "b2-d2"))
                .hasToString("m6m/8/8/8/8/8/2mM4/8 b - move -");
        String corner = "6mm/8/8/8/8/8/8/Dm6 w - move 0";
        assertThat(after(Latrunculi.of("latrunculi/bell-8x8"), corner, "a1-c1"))
                .hasToString("6mm/8/8/8/8/8/8/1mD5 b - move 1");
        assertThat(Latrunculi.of("latrunculi/bell-8x8@ludii")
                        .parse(corner)
                        .explain(Examples.SCHADLER_2001.parseMove("a1-c1"))
                        .events())
                .containsExactly(new LatrunculiEvent.Captured(Square.parse("b1")));
    }
}
