package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Xoshiro256;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A position is a value: equal, hashed, written and read by what stands in its text. */
class PositionTest {
    private static final int MANY = 100_000;
    private static final int LONGEST_GAME = 500;
    private static final String TRAPPED = "m6m/8/8/8/8/8/2Mm-M3/8 w - move -";

    @Test
    void theGameStartsWithAnEmptyBoardAndSixteenMenInEachHand() {
        assertThat(Examples.SCHADLER_2001.initial()).hasToString("8/8/8/8/8/8/8/8 w M16m16 place -");
        assertThat(Examples.schadler2001(
                                "men", "2", "ranks", "3", "files", "5", "quiet", "7", "repetition", "NO_REVERSAL")
                        .initial())
                .hasToString("5/5/5 w M2m2 place 0 .,.");
    }

    @Test
    void positionsAreEqualWhenRulesetAndTextAre() {
        LatrunculiPosition position = Examples.position(TRAPPED);
        assertThat(Examples.position(TRAPPED)).isEqualTo(position).hasSameHashCodeAs(position);
        assertThat(Examples.schadler2001("men", "20").parse(TRAPPED)).isNotEqualTo(position);
        assertThat(position).isNotEqualTo(TRAPPED).isNotEqualTo(null);
    }

    @Test
    void everyFieldOfTheTextCountsForEqualityAndHash() {
        LatrunculiRuleset ruleset = Examples.schadler2001("loses", "15", "quiet", "9", "repetition", "NO_REVERSAL");
        String[] texts = {
            "m6m/8/8/8/8/8/2Mm-M3/8 w - move 1 .,.",
            "m6m/8/8/8/8/8/2MmM3/8 w - move 1 .,.",
            "m6m/8/8/8/8/8/2MMM3/8 w - move 1 .,.",
            "m6m/8/8/8/8/8/2M1M3/8 w - move 1 .,.",
            "m6m/8/8/8/8/8/2Mm-M3/8 b - move 1 .,.",
            "m6m/8/8/8/8/8/2Mm-M3/8 w M1m1 place 1 .,.",
            "m6m/8/8/8/8/8/2Mm-M3/8 w M1m2 place 1 .,.",
            "m6m/8/8/8/8/8/2Mm-M3/8 w M2m1 place 1 .,.",
            "m6m/8/8/8/8/8/2Mm-M3/8 w - passed 1 .,.",
            "m6m/8/8/8/8/8/2Mm-M3/8 w - over:w:reduced 1 .,.",
            "m6m/8/8/8/8/8/2Mm-M3/8 w - over:b:reduced 1 .,.",
            "m6m/8/8/8/8/8/2Mm-M3/8 w - over:draw:passes 1 .,.",
            "m6m/8/8/8/8/8/2Mm-M3/8 w - over:b:quiet 9 .,.",
            "m7/8/8/8/8/8/2Mm-M3/8 w - over:draw:quiet 9 .,.",
            "m6m/8/8/8/8/8/2Mm-M3/8 w - move 2 .,.",
            "m6m/8/8/8/8/8/2Mm-M3/8 w - move 1 c3c2,.",
            "m6m/8/8/8/8/8/2Mm-M3/8 w - move 1 c1c2,.",
            "m6m/8/8/8/8/8/2Mm-M3/8 w - move 1 e1e2,.",
            "m6m/8/8/8/8/8/2Mm-M3/8 w - move 1 .,a7a8",
            "m6m/8/8/8/8/8/2Mm-M3/8 w - move 1 c3c2,a7a8"
        };
        Map<LatrunculiPosition, String> byPosition = new HashMap<>();
        Map<Long, String> byHash = new HashMap<>();
        for (String text : texts) {
            LatrunculiPosition position = ruleset.parse(text);
            assertThat(byPosition.put(position, text)).as(text).isNull();
            assertThat(byHash.put(position.hash64(), text)).as(text).isNull();
        }
    }

    @Test
    void theHashIsThatOfTheTextWhateverTheRuleset() {
        LatrunculiPosition position = Examples.position(TRAPPED);
        assertThat(Examples.schadler2001("men", "20", "entry", "SAFE")
                        .parse(TRAPPED)
                        .hash64())
                .isEqualTo(position.hash64());
    }

    @Test
    void aHundredThousandReachablePositionsHaveDifferentHashes() {
        Map<Long, LatrunculiPosition> seen = new HashMap<>();
        for (long game = 0; seen.size() < MANY; game++) {
            Xoshiro256 random = Xoshiro256.of(64, game);
            LatrunculiPosition position = Examples.schadler2001("men", Integer.toString(2 + (int) (game % 23)))
                    .initial();
            for (int ply = 0; ply < LONGEST_GAME && position.outcome().isEmpty(); ply++) {
                position = position.play(random.nextInt(position.legalMoveCount()));
                LatrunculiPosition other = seen.putIfAbsent(position.hash64(), position);
                if (other != null && !other.toString().equals(position.toString())) {
                    assertThat(other.toString()).as("same hash").isEqualTo(position.toString());
                }
            }
        }
        assertThat(seen).hasSizeGreaterThanOrEqualTo(MANY);
    }

    @Test
    void waysToTheSamePositionLeadToEqualPositions() {
        LatrunculiPosition one =
                Examples.SCHADLER_2001.initial().play("@a1").play("@h8").play("@c3");
        LatrunculiPosition other =
                Examples.SCHADLER_2001.initial().play("@c3").play("@h8").play("@a1");
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one.hash64()).isEqualTo(other.hash64());
    }

    @Test
    void playingLeavesThePositionAsItWas() {
        LatrunculiPosition position = Examples.position(TRAPPED);
        position.play("xd2");
        position.play("c2-c3");
        assertThat(position).hasToString(TRAPPED);
    }

    @Test
    void aPositionTellsWhatStandsWhere() {
        LatrunculiPosition position = Examples.position(TRAPPED);
        assertThat(position.piece(Square.parse("d2"))).contains(new Piece(Side.BLACK, Role.MAN, Mark.RANK));
        assertThat(position.piece(Square.parse("c2"))).contains(Piece.man(Side.WHITE));
        assertThat(position.piece(Square.parse("d3"))).isEmpty();
        assertThatThrownBy(() -> position.piece(Square.parse("i1"))).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> position.piece(Square.parse("a9"))).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void aPositionTellsWhoActsAndWhatIsInHand() {
        LatrunculiPosition placing = Examples.position("8/8/8/8/8/8/8/M7 b M2m3 place -");
        assertThat(placing.sideToAct()).isEqualTo(Side.BLACK);
        assertThat(placing.actor()).isEqualTo(new Actor.Player(2));
        assertThat(placing.phase()).isEqualTo(Phase.PLACE);
        assertThat(placing.inHand(Side.WHITE, Role.MAN)).isEqualTo(2);
        assertThat(placing.inHand(Side.BLACK, Role.MAN)).isEqualTo(3);
        LatrunculiPosition over = Examples.position("8/8/8/8/8/8/8/M7 b - over:w:reduced -");
        assertThat(over.actor()).isEqualTo(Actor.NOBODY);
        assertThat(over.sideToAct()).isEqualTo(Side.BLACK);
        assertThat(over.legalMoves()).isEmpty();
    }

    @Test
    void theScoreCountsEnemyMenTaken() {
        LatrunculiPosition position = Examples.schadler2001("men", "2").initial();
        assertThat(position.score(1)).isZero();
        assertThat(position.score(2)).isZero();
        LatrunculiPosition later = Examples.schadler2001("men", "3").parse("m6m/8/8/8/8/8/2Mm-M3/8 w - move -");
        assertThat(later.score(1)).isZero();
        assertThat(later.play("xd2").score(1)).isEqualTo(1);
        assertThat(later.play("xd2").score(2)).isEqualTo(1);
        for (int seat : new int[] {0, 3, -1}) {
            assertThatThrownBy(() -> position.score(seat)).isInstanceOf(IndexOutOfBoundsException.class);
        }
    }

    @Test
    void aFlagIsReportedAsBothMarks() {
        LatrunculiRuleset flags = Examples.schadler2001("doubleTrap", "ANY_GUARD_FREES");
        LatrunculiPosition trapped =
                flags.parse("m6m/8/8/8/8/2M5/3mM3/8 w - move -").play("c3-c2");
        assertThat(trapped.piece(Square.parse("d2"))).contains(new Piece(Side.BLACK, Role.MAN, Mark.BOTH));
        assertThat(trapped).hasToString("m6m/8/8/8/8/8/2Mm+M3/8 b - move -");
    }

    @Test
    void aPositionIsDrawnWithItsMarks() {
        LatrunculiRuleset small = Examples.schadler2001("men", "2", "ranks", "3", "files", "5");
        assertThat(small.parse("5/2Mm-M/m4 w - move -").diagram().toString().lines())
                .containsExactly(" 3  .  .  .  .  .", " 2  .  .  M  m- M", " 1  m  .  .  .  .", "    a  b  c  d  e");
    }

    @ParameterizedTest
    @CsvSource({"8,8, 10,8", "8,8, 7,8", "8,8, 8,7", "10,8, 11,8", "10,10, 10,11"})
    void boardsOfOtherSizesAreNotTheSame(String ranks, String files, String otherRanks, String otherFiles) {
        LatrunculiPosition one =
                Examples.schadler2001("ranks", ranks, "files", files).initial();
        LatrunculiPosition other =
                Examples.schadler2001("ranks", otherRanks, "files", otherFiles).initial();
        assertThat(one.hasSameBoard(other)).isFalse();
        assertThat(other.hasSameBoard(one)).isFalse();
        LatrunculiPosition again =
                Examples.schadler2001("ranks", ranks, "files", files).initial();
        assertThat(one.hasSameBoard(again)).isTrue();
        assertThatNullPointerException()
                .isThrownBy(() -> one.hasSameBoard(null))
                .withMessage("other");
    }

    @Test
    void aMoveThatIsNotThereIsToldWithHowManyThereAre() {
        LatrunculiPosition position = Examples.SCHADLER_2001.initial();
        for (int index : new int[] {-1, 64}) {
            String message = "there are 64 legal moves from 0 on, and no number " + index;
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> position.legalMove(index))
                    .withMessage(message);
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> position.play(index))
                    .withMessage(message);
        }
    }
}
