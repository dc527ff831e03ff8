package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.NotationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Position texts are read strictly: what is not written as documented is refused, with the place and a reason. */
class PositionTextTest {
    private static final String BOARD = "8/8/8/8/8/8/2Mm-M3/8";
    private static final int SIDE = BOARD.length() + 1;
    private static final int HAND = SIDE + 2;
    private static final int PHASE = HAND + 2;
    private static final int QUIET = PHASE + 5;
    private static final LatrunculiRuleset KEEPING = Examples.schadler2001("quiet", "10", "repetition", "NO_REVERSAL");

    private static void refuses(LatrunculiRuleset ruleset, String text, int offset) {
        assertThatThrownBy(() -> ruleset.parse(text)).isInstanceOfSatisfying(NotationException.class, thrown -> {
            assertThat(thrown.offset()).as("offset in: %s", thrown.getMessage()).isEqualTo(offset);
            assertThat(thrown.text()).isEqualTo(text);
            assertThat(thrown.getMessage()).matches("[ -~]{20,300}");
            assertThat(thrown.expected()).isNotBlank();
        });
    }

    private static void violates(LatrunculiRuleset ruleset, String text, String... words) {
        assertThatThrownBy(() -> ruleset.parse(text)).isInstanceOfSatisfying(InvalidSetupException.class, thrown -> {
            assertThat(thrown.violations()).as("%s", thrown.getMessage()).hasSize(1);
            Message violation = thrown.violations().get(0);
            assertThat(violation.key()).startsWith("latrunculi.");
            for (String word : words) {
                assertThat(violation.text()).contains(word);
            }
        });
    }

    static Stream<Arguments> boards() {
        return Stream.of(
                arguments("nothing", "", 0),
                arguments("a short rank of empty squares", "7/8/8/8/8/8/8/8", 1),
                arguments("a short rank of men", "8/MmMmMmM/8/8/8/8/8/8", 9),
                arguments("a long number", "9/8/8/8/8/8/8/8", 0),
                arguments("a piece too many", "8M/8/8/8/8/8/8/8", 1),
                arguments("empty squares too many", "M8/8/8/8/8/8/8/8", 1),
                arguments("two numbers in a row", "44/8/8/8/8/8/8/8", 0),
                arguments("zero", "0M7/8/8/8/8/8/8/8", 0),
                arguments("a leading zero", "M07/8/8/8/8/8/8/8", 1),
                arguments("a huge number", "99999999999999999999/8/8/8/8/8/8/8", 0),
                arguments("a letter that is no piece", "2x5/8/8/8/8/8/8/8", 1),
                arguments("a mark without a piece", "-7/8/8/8/8/8/8/8", 0),
                arguments("a mark after a number", "1-7/8/8/8/8/8/8/8", 1),
                arguments("two marks", "M--6/8/8/8/8/8/8/8", 2),
                arguments("a rank too few", "8/8/8/8/8/8/8", 13),
                arguments("a rank too many", "8/8/8/8/8/8/8/8/8", 15),
                arguments("a slash at the end", "8/8/8/8/8/8/8/8/", 15),
                arguments("an empty rank", "8/8//8/8/8/8/8", 4),
                arguments("a space between ranks", "8/8 /8/8/8/8/8/8", 3),
                arguments("a fullwidth digit", "\uff18/8/8/8/8/8/8/8", 0),
                arguments("an Arabic digit", "\u0668/8/8/8/8/8/8/8", 0),
                arguments("a Cyrillic letter", "\u041c7/8/8/8/8/8/8/8", 0),
                arguments("a minus sign that is no hyphen", "8/8/8/8/8/8/2Mm\u2212M3/8", 15),
                arguments("a lone surrogate", "8/\ud8007/8/8/8/8/8/8", 2),
                arguments("a letter outside the first plane", "8/\ud835\udc0c7/8/8/8/8/8/8", 2),
                arguments("a byte order mark", "\ufeff8/8/8/8/8/8/8/8", 0));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("boards")
    void boardIsRefusedWhereItIsWrong(String name, String board, int offset) {
        refuses(Examples.SCHADLER_2001, board + " w - move -", offset);
    }

    static Stream<Arguments> fields() {
        return Stream.of(
                arguments("no field after the board", "", BOARD.length()),
                arguments("a tab before the side", "\tw - move -", BOARD.length()),
                arguments("nothing after the board's space", " ", SIDE),
                arguments("another side", " x - move -", SIDE),
                arguments("a capital side", " W - move -", SIDE),
                arguments("the side in words", " white - move -", SIDE + 1),
                arguments("two spaces", "  w - move -", SIDE),
                arguments("no hand", " w", SIDE + 1),
                arguments("an empty hand", " w ", HAND),
                arguments("one man's hand", " w M1 place -", HAND + 2),
                arguments("hands the wrong way round", " w m1M1 place -", HAND),
                arguments("a hand without number", " w Mm1 place -", HAND + 1),
                arguments("the other hand without number", " w M1m place -", HAND + 3),
                arguments("a hand with a leading zero", " w M01m1 place -", HAND + 1),
                arguments("a negative hand", " w M-1m1 place -", HAND + 1),
                arguments("a huge hand", " w M99999999999m1 place -", HAND + 1),
                arguments("duces in hand", " w M1D1m1d1 place -", HAND + 2),
                arguments("no hand in the placement phase", " w - place -", HAND),
                arguments("a hand in the movement phase", " w M1m1 move -", HAND),
                arguments("a hand after a pass", " w M1m1 passed -", HAND),
                arguments("a hand when it is over", " w M1m1 over:w:reduced -", HAND),
                arguments("no phase", " w -", HAND + 1),
                arguments("an empty phase", " w - ", PHASE),
                arguments("another phase", " w - moves -", PHASE + 4),
                arguments("a capital phase", " w - Move -", PHASE),
                arguments("a second move of no piece", " w - again -", PHASE),
                arguments("a second move off the board", " w - again:c9 -", PHASE + 7),
                arguments("over without winner", " w - over: -", PHASE + 5),
                arguments("over without reason", " w - over:w -", PHASE + 6),
                arguments("over without reason after the colon", " w - over:w: -", PHASE + 7),
                arguments("over with another winner", " w - over:x:reduced -", PHASE + 5),
                arguments("over for a reason of other kinds", " w - over:w:resigned -", PHASE + 7),
                arguments("no quiet field", " w - move", PHASE + 4),
                arguments("an empty quiet field", " w - move ", QUIET),
                arguments("quiet moves where none are counted", " w - move 0", QUIET),
                arguments("a space at the end", " w - move - ", QUIET + 1),
                arguments("a line break at the end", " w - move -\n", QUIET + 1),
                arguments("a null character at the end", " w - move -\0", QUIET + 1),
                arguments("a sixth field where none is kept", " w - move - .,.", QUIET + 1));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("fields")
    void fieldIsRefusedWhereItIsWrong(String name, String fields, int offset) {
        refuses(Examples.SCHADLER_2001, BOARD + fields, offset);
    }

    static Stream<Arguments> keptFields() {
        return Stream.of(
                arguments("no quiet moves where they are counted", "- .,.", 0),
                arguments("more quiet moves than end the game", "11 .,.", 0),
                arguments("a leading zero", "01 .,.", 0),
                arguments("a huge number", "99999999999 .,.", 0),
                arguments("a sign", "+1 .,.", 0),
                arguments("no last moves", "0", 1),
                arguments("empty last moves", "0 ", 2),
                arguments("one last move", "0 .", 3),
                arguments("one last move and a comma", "0 .,", 4),
                arguments("three last moves", "0 .,.,.", 5),
                arguments("half a last move", "0 c2,.", 4),
                arguments("a last move that went nowhere", "0 c2c2,.", 4),
                arguments("a last move off the board", "0 c3c9,.", 5),
                arguments("a last move with a hyphen", "0 c3-c2,.", 4));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("keptFields")
    void quietMovesAndLastMovesAreRefusedWhereTheyAreWrong(String name, String fields, int offset) {
        refuses(KEEPING, BOARD + " w - move " + fields, QUIET + offset);
    }

    @Test
    void quietMovesAndLastMovesAreReadWhereTheyAreKept() {
        String text = BOARD + " w - move 9 c3c2,e2d2";
        LatrunculiPosition position = KEEPING.parse(text);
        assertThat(position).hasToString(text);
        LatrunculiSetup setup = LatrunculiSetup.from(position);
        assertThat(setup.quiet()).hasValue(9);
        assertThat(setup.back(Side.WHITE).map(Object::toString)).contains("c3-c2");
        assertThat(setup.back(Side.BLACK).map(Object::toString)).contains("e2-d2");
    }

    @Test
    void lastMovesAreWrittenForTheSideToActFirst() {
        LatrunculiPosition position = KEEPING.parse(BOARD + " b - move 9 e2d2,c3c2");
        assertThat(LatrunculiSetup.from(position).back(Side.WHITE).map(Object::toString))
                .contains("c3-c2");
    }

    @Test
    void aWrongHandIsRefusedWithAnExample() {
        assertThatThrownBy(() -> Latrunculi.of("latrunculi/bell-8x8").parse("8/8/8/8/8/8/8/8 w x place 0"))
                .hasMessageContaining("the pieces in hand, such as M16D1m16d1, or -");
        assertThatThrownBy(() -> Examples.SCHADLER_2001.parse("8/8/8/8/8/8/8/8 w x place -"))
                .hasMessageContaining("the pieces in hand, such as M16m16, or -");
        assertThatThrownBy(() -> Examples.SCHADLER_2001.parse("8/8/8/8/8/8/8/8 w - place -"))
                .hasMessageContaining("the pieces in hand, as some are to be placed");
        assertThatThrownBy(() -> Examples.SCHADLER_2001.parse("8/8/8/8/8/8/8/8 w M1m1 move -"))
                .hasMessageContaining("-, as nothing is in hand in this phase");
    }

    @Test
    void aDuxIsRefusedInARulesetWithout() {
        violates(Examples.SCHADLER_2001, "D7/8/8/8/8/8/8/8 w - move -", "White", "dux");
    }

    @Test
    void aTrapMarkNeedsBothGuards() {
        violates(Examples.SCHADLER_2001, "8/8/8/8/8/8/2Mm-4/8 w - move -", "d2");
        violates(Examples.SCHADLER_2001, "8/8/8/8/8/8/2Mm|M3/8 w - move -", "d2");
        violates(Examples.SCHADLER_2001, "8/8/8/8/8/8/2Mm+M3/8 w - move -", "d2");
    }

    @Test
    void aTrapMarkNeedsEnemiesAsGuards() {
        violates(Examples.SCHADLER_2001, "8/8/8/8/8/8/2Mm-m3/8 w - move -", "d2");
    }

    @Test
    void aTrapMarkAtTheEdgeHasNoGuardBehindIt() {
        violates(Examples.SCHADLER_2001, "8/8/8/8/8/8/8/m-M6 w - move -", "a1");
        violates(Examples.SCHADLER_2001, "7m|/7M/8/8/8/8/8/8 w - move -", "h8");
        violates(Examples.SCHADLER_2001, "8/8/8/8/6Mm-/M7/8/8 w - move -", "h4");
    }

    @Test
    void aTrapMarkNeedsGuardsThatAreFree() {
        assertThatThrownBy(() -> Examples.position("8/8/8/8/8/3m4/2Mm-M|3/3m4 w - move -"))
                .isInstanceOf(InvalidSetupException.class)
                .hasMessageContaining("e2");
        assertThatThrownBy(() -> Examples.position("8/8/8/8/8/4m3/2Mm-M|3/4m3 w - move -"))
                .isInstanceOf(InvalidSetupException.class)
                .hasMessageContaining("d2");
    }

    @Test
    void aFlagNeedsAnyPairOfFreeEnemies() {
        LatrunculiRuleset flags = Examples.schadler2001("doubleTrap", "ANY_GUARD_FREES");
        String onRank = "8/8/8/8/8/8/2Mm+M3/8 w - move -";
        assertThat(flags.parse(onRank)).hasToString(onRank);
        String onFile = "8/8/8/8/8/3M4/3m+4/3M4 w - move -";
        assertThat(flags.parse(onFile)).hasToString(onFile);
        violates(flags, "8/8/8/8/8/3M4/2Mm+4/8 w - move -", "d2");
        violates(flags, "8/8/8/8/8/8/2Mm-M3/8 w - move -", "d2");
    }

    @Test
    void aPhaseBelongsToTheRuleset() {
        violates(Examples.SCHADLER_2001, BOARD + " w - again:c2 -", "again");
        violates(Examples.SCHADLER_2001, BOARD + " w - remove -", "remove");
        violates(Examples.SCHADLER_2001, BOARD + " w M2m2 place2 -", "place2");
        violates(Examples.SCHADLER_2001, "m^M6/M7/8/8/8/8/8/8 w - move -", "a8");
    }

    @Test
    void theSideToActHasAManToPlaceInThePlacementPhase() {
        violates(Examples.SCHADLER_2001, BOARD + " w M0m1 place -", "White");
        violates(Examples.SCHADLER_2001, BOARD + " b M1m0 place -", "Black");
        violates(Examples.SCHADLER_2001, BOARD + " w M0m0 place -", "White");
        assertThat(Examples.position(BOARD + " b M0m1 place -").legalMoveCount())
                .isEqualTo(61);
    }

    @Test
    void menInHandHaveVacantSquares() {
        violates(Examples.SCHADLER_2001, BOARD + " w M31m31 place -", "62", "61");
        assertThat(Examples.position(BOARD + " w M31m30 place -").legalMoveCount())
                .isEqualTo(61);
    }

    @Test
    void aGameEndsOnlyAsItsRulesetEndsIt() {
        violates(Examples.SCHADLER_2001, BOARD + " w - over:w:blocked -", "blocked");
        violates(Examples.SCHADLER_2001, BOARD + " w - over:draw:quiet -", "quiet");
        violates(Examples.schadler2001("blocked", "LOSS"), BOARD + " w - over:draw:passes -", "passes");
        violates(Examples.schadler2001("loses", "NEVER"), BOARD + " w - over:w:reduced -", "reduced");
    }

    @Test
    void aDrawIsADrawAndAWinIsAWin() {
        violates(Examples.SCHADLER_2001, BOARD + " w - over:draw:reduced -", "reduced");
        violates(Examples.SCHADLER_2001, BOARD + " w - over:w:passes -", "passes");
        violates(Examples.schadler2001("blocked", "LOSS"), BOARD + " w - over:draw:blocked -", "blocked");
    }

    @Test
    void thereIsNoPassWhereBeingBlockedEndsTheGame() {
        violates(Examples.schadler2001("blocked", "COUNT"), BOARD + " w - passed -", "passed");
    }

    @Test
    void aBlockedPlayerIsRefusedWhereThatEndsTheGame() {
        String blocked = "8/8/8/2Mm-M3/8/8/2Mm-M3/8 b - ";
        violates(Examples.schadler2001("blocked", "LOSS"), blocked + "move -", "Black");
        violates(Examples.schadler2001("blocked", "COUNT"), blocked + "move -", "Black");
        String over = blocked + "over:w:blocked -";
        assertThat(Examples.schadler2001("blocked", "LOSS").parse(over)).hasToString(over);
    }

    @Test
    void aLastMoveEndedOnAPieceOfItsSide() {
        violates(KEEPING, BOARD + " w - move 0 c3c4,.", "c4", "White");
        violates(KEEPING, BOARD + " w - move 0 .,c3c2", "c2", "Black");
    }

    @Test
    void everyViolationIsNamedAtOnce() {
        assertThatThrownBy(() -> Examples.position("D-6d/8/8/8/m|7/8/2Mm-m3/8 w M0m2 place -"))
                .isInstanceOfSatisfying(InvalidSetupException.class, thrown -> {
                    assertThat(thrown.violations()).hasSizeGreaterThanOrEqualTo(6);
                    assertThat(thrown.getMessage()).contains("a8", "dux", "a4", "d2", "White");
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"8", "/", "M", "m-", " ", "-", "8/", "M1", "9", "0", "\ud800", "\u0668", "+"})
    void aMillionCharactersAreRefusedInAFewWords(String unit) {
        String text = unit.repeat(1_000_000 / unit.length());
        assertThatThrownBy(() -> Examples.position(text)).isInstanceOfSatisfying(NotationException.class, thrown -> {
            assertThat(thrown.getMessage()).hasSizeLessThan(500);
            assertThat(thrown.offset()).isLessThan(100);
        });
        assertThatThrownBy(() -> Examples.position(BOARD + " w - move -" + text))
                .isInstanceOfSatisfying(NotationException.class, thrown -> {
                    assertThat(thrown.getMessage()).hasSizeLessThan(500);
                    assertThat(thrown.offset()).isEqualTo(QUIET + 1);
                });
    }

    @Test
    void nullIsRefusedByName() {
        assertThatThrownBy(() -> Examples.SCHADLER_2001.parse(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("text");
    }

    @Test
    void boardsOfOtherSizesHaveTheirOwnTexts() {
        LatrunculiRuleset small = Examples.schadler2001("men", "2", "ranks", "3", "files", "5");
        String text = "5/2Mm-M/m4 w - move -";
        assertThat(small.parse(text)).hasToString(text);
        refuses(small, "8/8/8 w - move -", 0);
        refuses(small, "5/5/5/5 w - move -", 5);
    }
}
