package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.Message;
import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A set-up describes anything; a ruleset makes a position of it or says everything that is wrong. */
class SetupTest {
    private static final Piece WHITE_MAN = Piece.man(Side.WHITE);
    private static final Movement STEP = new Movement(square("a1"), square("a2"));

    private static Square square(String text) {
        return Square.parse(text);
    }

    private static LatrunculiSetup.Builder board() {
        return LatrunculiSetup.builder(8, 8);
    }

    @Test
    void anEmptyBuilderIsAnEmptyBoardWithWhiteToMove() {
        LatrunculiPosition position = Examples.SCHADLER_2001.position(board().build());
        assertThat(position).hasToString("8/8/8/8/8/8/8/8 w - move -");
        assertThat(position.legalMoves()).containsExactly(LatrunculiMove.PASS);
    }

    @Test
    void aSetupIsWrittenAsItsPositionIs() {
        LatrunculiSetup setup = board().put(square("c2"), WHITE_MAN)
                .put(square("e2"), WHITE_MAN)
                .put(square("d2"), new Piece(Side.BLACK, Role.MAN, Mark.RANK))
                .sideToAct(Side.BLACK)
                .build();
        assertThat(setup).hasToString("8/8/8/8/8/8/2Mm-M3/8 b - move -");
        assertThat(Examples.SCHADLER_2001.position(setup)).hasToString(setup.toString());
    }

    @Test
    void aPieceReplacesWhatStoodThere() {
        LatrunculiSetup setup = board().put(square("c2"), WHITE_MAN)
                .put(square("c2"), Piece.man(Side.BLACK))
                .build();
        assertThat(setup.pieces()).containsOnlyKeys(square("c2")).containsValue(Piece.man(Side.BLACK));
    }

    @Test
    void aBuilderCanGoOnAfterItHasBuilt() {
        LatrunculiSetup.Builder builder = board().put(square("c2"), WHITE_MAN);
        LatrunculiSetup first = builder.build();
        builder.put(square("d2"), WHITE_MAN).sideToAct(Side.BLACK).hand(Side.WHITE, 3);
        assertThat(first.pieces()).hasSize(1);
        assertThat(first.sideToAct()).isEqualTo(Side.WHITE);
        assertThat(first.inHand(Side.WHITE, Role.MAN)).isZero();
        assertThat(builder.build()).isNotEqualTo(first);
    }

    @Test
    void setupsAreEqualWhenTheyDescribeTheSame() {
        LatrunculiSetup one =
                board().put(square("c2"), WHITE_MAN).hand(Side.BLACK, 0).build();
        LatrunculiSetup other = board().put(square("c2"), WHITE_MAN).build();
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one)
                .isNotEqualTo(board().put(square("c3"), WHITE_MAN).build())
                .isNotEqualTo(board().put(square("c2"), WHITE_MAN).quiet(0).build())
                .isNotEqualTo(LatrunculiSetup.builder(8, 7)
                        .put(square("c2"), WHITE_MAN)
                        .build())
                .isNotEqualTo("8/8/8/8/8/8/2M5/8 w - move -");
    }

    @Test
    void setupsThatDifferInOneThingAreNotEqual() {
        List<LatrunculiSetup> setups = List.of(
                board().build(),
                LatrunculiSetup.builder(7, 8).build(),
                board().sideToAct(Side.BLACK).build(),
                board().hand(Side.WHITE, 1).build(),
                board().hand(Side.BLACK, 1).build(),
                board().phase(Phase.PLACE).build(),
                board().won(Side.WHITE, LatrunculiTermination.REDUCED).build(),
                board().won(Side.BLACK, LatrunculiTermination.REDUCED).build(),
                board().won(Side.WHITE, LatrunculiTermination.QUIET).build(),
                board().drawn(LatrunculiTermination.QUIET).build(),
                board().quiet(1).build(),
                board().back(Side.WHITE, STEP).build(),
                board().back(Side.BLACK, STEP).build());
        assertThat(Set.copyOf(setups)).hasSameSizeAs(setups);
    }

    @Test
    void piecesCannotBeChangedThroughTheMapThatIsHandedOut() {
        LatrunculiSetup setup = board().put(square("c2"), WHITE_MAN).build();
        assertThatThrownBy(() -> setup.pieces().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void everyViolationIsNamedAtOnce() {
        LatrunculiSetup setup = board().put(square("a1"), new Piece(Side.WHITE, Role.MAN, Mark.RANK))
                .put(square("c4"), new Piece(Side.BLACK, Role.MAN, Mark.FILE))
                .put(square("h8"), new Piece(Side.BLACK, Role.MAN, Mark.BOTH))
                .put(square("e5"), new Piece(Side.WHITE, Role.DUX, Mark.NONE))
                .put(square("f6"), new Piece(Side.BLACK, Role.DUX, Mark.NONE))
                .hand(Side.WHITE, 2)
                .hand(Side.BLACK, 3)
                .quiet(4)
                .back(Side.WHITE, STEP)
                .build();
        assertThatThrownBy(() -> Examples.SCHADLER_2001.position(setup))
                .isInstanceOfSatisfying(InvalidSetupException.class, thrown -> {
                    assertThat(thrown.violations().stream().map(Message::text))
                            .anyMatch(text -> text.contains("a1"))
                            .anyMatch(text -> text.contains("c4"))
                            .anyMatch(text -> text.contains("h8"))
                            .anyMatch(text -> text.contains("White") && text.contains("dux"))
                            .anyMatch(text -> text.contains("Black") && text.contains("dux"))
                            .anyMatch(text -> text.contains("hand"))
                            .anyMatch(text -> text.contains("quiet"))
                            .anyMatch(text -> text.contains("last move"));
                    for (Message violation : thrown.violations()) {
                        assertThat(thrown.getMessage()).contains(violation.text());
                        assertThat(violation.key()).startsWith("latrunculi.");
                    }
                });
    }

    private static List<String> violations(LatrunculiRuleset ruleset, LatrunculiSetup setup) {
        try {
            ruleset.position(setup);
            return List.of();
        } catch (InvalidSetupException e) {
            return e.violations().stream().map(Message::toString).toList();
        }
    }

    @Test
    void aDuxInHandIsAPieceInHand() {
        LatrunculiSetup setup = board().put(square("a1"), WHITE_MAN)
                .put(square("h8"), Piece.man(Side.BLACK))
                .hand(Side.BLACK, 0, 1)
                .quiet(0)
                .build();
        assertThat(violations(Latrunculi.of("latrunculi/bell-8x8"), setup))
                .contains("pieces are in hand, and the phase is not place");
    }

    @Test
    void theSquareThatIsBarredForPlacingHoldsNoPieceFromAHand() {
        LatrunculiRuleset ruleset =
                Latrunculi.of("latrunculi/seega-6x6@ludii").with(Map.of("ranks", "3", "files", "3", "men", "4"));
        Square barred = ruleset.definition().barred().orElseThrow();
        LatrunculiSetup.Builder setup = LatrunculiSetup.builder(3, 3).phase(Phase.PLACE);
        for (String name : List.of("a1", "b1", "c1", "a2", "b2", "c2")) {
            if (!square(name).equals(barred)) {
                setup.put(square(name), WHITE_MAN);
            }
        }
        int vacant = 9 - setup.build().pieces().size();
        assertThat(violations(
                        ruleset,
                        setup.hand(Side.WHITE, vacant - 2).hand(Side.BLACK, 1).build()))
                .doesNotContain(vacant - 1 + " pieces are in hand for " + (vacant - 1) + " squares");
        assertThat(violations(ruleset, setup.hand(Side.WHITE, vacant - 1).build()))
                .contains(vacant + " pieces are in hand for " + (vacant - 1) + " squares");
    }

    @Test
    void aBoardOfAnotherSizeIsRefused() {
        assertThatThrownBy(() -> Examples.SCHADLER_2001.position(
                        LatrunculiSetup.builder(12, 16).build()))
                .isInstanceOf(InvalidSetupException.class)
                .hasMessageContaining("12")
                .hasMessageContaining("16")
                .hasMessageContaining("8");
        assertThatThrownBy(() -> Examples.SCHADLER_2001.position(LatrunculiSetup.builder(7, 8)
                        .put(square("h7"), WHITE_MAN)
                        .build()))
                .isInstanceOf(InvalidSetupException.class);
    }

    @Test
    void quietMovesAreNeededWhereTheyAreCounted() {
        LatrunculiRuleset counting = Examples.schadler2001("quiet", "10");
        assertThatThrownBy(() -> counting.position(board().build()))
                .isInstanceOf(InvalidSetupException.class)
                .hasMessageContaining("quiet");
        assertThatThrownBy(() -> counting.position(board().quiet(11).build()))
                .isInstanceOf(InvalidSetupException.class)
                .hasMessageContaining("11");
        assertThat(counting.position(board().quiet(9).build())).hasToString("8/8/8/8/8/8/8/8 w - move 9");
    }

    @Test
    void thereAreNoLastMovesWhilePiecesArePlaced() {
        LatrunculiRuleset keeping = Examples.schadler2001("repetition", "NO_REVERSAL");
        LatrunculiSetup setup = board().put(square("a2"), WHITE_MAN)
                .phase(Phase.PLACE)
                .hand(Side.WHITE, 1)
                .back(Side.WHITE, STEP)
                .build();
        assertThatThrownBy(() -> keeping.position(setup))
                .isInstanceOf(InvalidSetupException.class)
                .hasMessageContaining("last move");
        assertThat(keeping.position(board().put(square("a2"), WHITE_MAN)
                        .back(Side.WHITE, STEP)
                        .build()))
                .hasToString("8/8/8/8/8/8/M7/8 w - move - a1a2,.");
    }

    @Test
    void aSideHasOneDuxAtMostOnTheBoardAndInHandTogether() {
        LatrunculiRuleset bell = Latrunculi.of("latrunculi/bell-8x8");
        Piece dux = new Piece(Side.WHITE, Role.DUX, Mark.NONE);
        LatrunculiSetup two =
                board().put(square("a1"), dux).put(square("b1"), dux).quiet(0).build();
        assertThatThrownBy(() -> bell.position(two))
                .isInstanceOf(InvalidSetupException.class)
                .hasMessageContaining("White");
        LatrunculiSetup another = board().put(square("a1"), dux)
                .phase(Phase.PLACE)
                .hand(Side.WHITE, 0, 1)
                .quiet(0)
                .build();
        assertThatThrownBy(() -> bell.position(another)).isInstanceOf(InvalidSetupException.class);
        assertThatThrownBy(() -> board().phase(Phase.AGAIN)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void menOfBothSidesInAnyNumberAreAccepted() {
        String crowded = "MMMMMMMM/MMMMMMMM/MMMMMMMM/MMMMMMMM/MMMMMMMM/8/8/m7 w - move -";
        assertThat(Examples.position(crowded)).hasToString(crowded);
        assertThat(Examples.position(crowded).score(2)).isZero();
        assertThat(Examples.position(crowded).score(1)).isEqualTo(15);
    }

    @Test
    void aPositionWithOnePieceIsNotOverByItsCount() {
        LatrunculiPosition position = Examples.position("m7/8/8/8/8/8/8/M7 w - move -");
        assertThat(position.outcome()).isEmpty();
        assertThat(position.legalMoveCount()).isEqualTo(2);
    }

    @Test
    void aSetupOffTheBoardIsRefusedAtOnce() {
        assertThatThrownBy(() -> LatrunculiSetup.builder(4, 4).put(square("e1"), WHITE_MAN))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("e1");
        assertThatThrownBy(() -> LatrunculiSetup.builder(4, 4).put(square("a5"), WHITE_MAN))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a5");
    }

    @Test
    void numbersOutOfRangeAreRefusedAtOnce() {
        assertThatThrownBy(() -> LatrunculiSetup.builder(0, 8)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> LatrunculiSetup.builder(13, 8)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> LatrunculiSetup.builder(8, 17)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> board().hand(Side.WHITE, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1");
        assertThatThrownBy(() -> board().quiet(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1");
        assertThatThrownBy(() -> board().phase(Phase.OVER)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anEndIsTakenBackByAnotherPhase() {
        LatrunculiSetup setup = board().won(Side.WHITE, LatrunculiTermination.REDUCED)
                .phase(Phase.MOVE)
                .build();
        assertThat(setup.termination()).isEmpty();
        assertThat(setup.winner()).isEmpty();
        assertThat(setup.phase()).isEqualTo(Phase.MOVE);
    }

    @Test
    void anEndHasItsReasonAndItsWinner() {
        LatrunculiSetup won =
                board().won(Side.BLACK, LatrunculiTermination.REDUCED).build();
        assertThat(Examples.SCHADLER_2001.position(won)).hasToString("8/8/8/8/8/8/8/8 w - over:b:reduced -");
        LatrunculiSetup drawn = board().drawn(LatrunculiTermination.PASSES).build();
        assertThat(Examples.SCHADLER_2001.position(drawn)).hasToString("8/8/8/8/8/8/8/8 w - over:draw:passes -");
    }

    private static Arguments nulls(String parameter, ThrowingCallable call) {
        return Arguments.arguments(parameter, call);
    }

    static Stream<Arguments> callsWithNull() {
        return Stream.of(
                nulls("square", () -> board().put(null, WHITE_MAN)),
                nulls("piece", () -> board().put(square("a1"), null)),
                nulls("side", () -> board().sideToAct(null)),
                nulls("side", () -> board().hand(null, 1)),
                nulls("value", () -> board().phase(null)),
                nulls("side", () -> board().won(null, LatrunculiTermination.REDUCED)),
                nulls("reason", () -> board().won(Side.WHITE, null)),
                nulls("reason", () -> board().drawn(null)),
                nulls("side", () -> board().back(null, STEP)),
                nulls("move", () -> board().back(Side.WHITE, null)),
                nulls("side", () -> board().build().inHand(null, Role.MAN)),
                nulls("side", () -> board().build().back(null)),
                nulls("position", () -> LatrunculiSetup.from(null)),
                nulls("setup", () -> Examples.SCHADLER_2001.position(null)),
                nulls("square", () -> Examples.SCHADLER_2001.initial().piece(null)),
                nulls("side", () -> Examples.SCHADLER_2001.initial().inHand(null, Role.MAN)));
    }

    @ParameterizedTest(name = "{index} {0}")
    @MethodSource("callsWithNull")
    void nullIsRefusedByName(String parameter, ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOf(NullPointerException.class).hasMessage(parameter);
    }
}
