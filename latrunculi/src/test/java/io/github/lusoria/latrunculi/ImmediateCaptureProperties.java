package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.testkit.Proves;
import io.github.lusoria.latrunculi.LatrunculiEvent.Captured;
import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiMove.Placement;
import io.github.lusoria.latrunculi.LatrunculiRules.Again;
import io.github.lusoria.latrunculi.LatrunculiRules.Capture;
import io.github.lusoria.latrunculi.LatrunculiRules.Corner;
import io.github.lusoria.latrunculi.LatrunculiRules.Directions;
import io.github.lusoria.latrunculi.LatrunculiRules.Dux;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/**
 * What is true of capture at once (specification section 8), of duces and of second moves after every action, on positions
 * that games reach and on positions that are set up, in rulesets with any options.
 */
@Domain(AnyRulesDomain.class)
@Domain(DomainContext.Global.class)
class ImmediateCaptureProperties {

    private static List<Action> actions(LatrunculiPosition position) {
        Assume.that(position.ruleset().definition().capture() == Capture.IMMEDIATE);
        return Action.all(position);
    }

    private static List<Square> captured(Action action) {
        List<Square> squares = new ArrayList<>();
        for (LatrunculiEvent event : action.done().events()) {
            if (event instanceof Captured) {
                squares.add(event.square());
            }
        }
        return squares;
    }

    private static boolean isCorner(Square square, LatrunculiRules rules) {
        return (square.file() == 1 || square.file() == rules.files())
                && (square.rank() == 1 || square.rank() == rules.ranks());
    }

    /** The square straight beyond a neighbour, or none where the board ends. */
    private static Optional<Square> beyond(Square from, Square over, LatrunculiRules rules) {
        int file = 2 * over.file() - from.file();
        int rank = 2 * over.rank() - from.rank();
        boolean onBoard = file >= 1 && file <= rules.files() && rank >= 1 && rank <= rules.ranks();
        return onBoard ? Optional.of(Square.of(file, rank)) : Optional.empty();
    }

    /** The mover goes, the captured leave, all together, and nothing else happens: there is no chain. */
    @Property
    @Proves("latrunculi.capture")
    void theBoardAfterwardsIsTheBoardBeforeWithoutTheCaptured(@ForAll LatrunculiPosition position) {
        for (Action action : actions(position)) {
            Map<Square, Piece> expected = new HashMap<>(Boards.pieces(position));
            if (action.move() instanceof Movement move) {
                expected.put(move.to(), expected.remove(move.from()));
            } else if (action.move() instanceof Placement placement) {
                expected.put(placement.square(), new Piece(action.mover(), placement.role(), Mark.NONE));
            }
            captured(action).forEach(expected::remove);
            assertThat(Boards.pieces(action.after())).as("%s", action).isEqualTo(expected);
        }
    }

    @Property
    @Proves({"latrunculi.enclosure", "latrunculi.arrival"})
    void onlyDirectNeighboursOfTheArrivingPieceAreCaptured(@ForAll LatrunculiPosition position) {
        LatrunculiRules rules = position.ruleset().definition();
        boolean diagonals = rules.directions() == Directions.ALL;
        for (Action action : actions(position)) {
            for (Square square : captured(action)) {
                Square to = ((Movement) action.move()).to();
                int files = Math.abs(to.file() - square.file());
                int ranks = Math.abs(to.rank() - square.rank());
                assertThat(Math.max(files, ranks)).as("%s: %s", action, square).isEqualTo(1);
                assertThat(diagonals || files + ranks == 1)
                        .as("%s: %s", action, square)
                        .isTrue();
                assertThat(position.piece(square).map(Piece::side))
                        .as("%s: %s", action, square)
                        .contains(action.enemy());
            }
        }
    }

    /** Two in a row are safe, and the arriving piece comes from no square that it encloses with. */
    @Property
    @Proves({"latrunculi.enclosure", "latrunculi.capture", "latrunculi.corner"})
    void aCapturedPieceStoodBetweenTheArrivingPieceAndACompanionOrACornerThatCounts(
            @ForAll LatrunculiPosition position) {
        LatrunculiRules rules = position.ruleset().definition();
        for (Action action : actions(position)) {
            for (Square square : captured(action)) {
                Movement move = (Movement) action.move();
                if (rules.corner() == Corner.NEIGHBOURS && isCorner(square, rules)) {
                    assertThat(List.of(Heading.EAST, Heading.WEST, Heading.NORTH, Heading.SOUTH))
                            .as("%s: %s", action, square)
                            .allMatch(heading -> Boards.next(square, heading, action.after())
                                    .map(piece -> piece.side() == action.mover())
                                    .orElse(true));
                    continue;
                }
                Optional<Square> companion = beyond(move.to(), square, rules);
                assertThat(companion).as("%s: %s", action, square).isPresent();
                boolean own = !companion.get().equals(move.from())
                        && position.piece(companion.get()).map(Piece::side).equals(Optional.of(action.mover()));
                boolean anvil = rules.corner() == Corner.PARTNER && isCorner(companion.get(), rules);
                assertThat(own || anvil).as("%s: %s", action, square).isTrue();
            }
        }
    }

    @Property
    @Proves("latrunculi.corner")
    void aPieceInACornerIsSafeWhereItsNeighboursDoNotCount(@ForAll LatrunculiPosition position) {
        LatrunculiRules rules = position.ruleset().definition();
        Assume.that(rules.corner() != Corner.NEIGHBOURS);
        for (Action action : actions(position)) {
            assertThat(captured(action)).as("%s", action).noneMatch(square -> isCorner(square, rules));
        }
    }

    @Property
    @Proves({"latrunculi.arrival", "latrunculi.placement"})
    void nothingIsCapturedWhilePiecesArePlaced(@ForAll LatrunculiPosition position) {
        Assume.that(position.phase().isPlacement());
        for (Action action : Action.all(position)) {
            assertThat(action.done().events()).as("%s", action).isEmpty();
        }
    }

    /** Spec section 7, Kowalski: never captured, and with trap and release never trapped. */
    @Property
    @Proves("latrunculi.dux")
    void aSafeDuxIsNeverTakenOrBound(@ForAll LatrunculiPosition position) {
        Assume.that(position.ruleset().definition().dux() == Dux.SAFE);
        for (Action action : Action.all(position)) {
            for (Side side : Side.values()) {
                assertThat(duces(side, action.after()))
                        .as("%s: dux of %s", action, side)
                        .isGreaterThanOrEqualTo(duces(side, position));
            }
            assertThat(Boards.pieces(action.after()).values())
                    .as("%s", action)
                    .noneMatch(piece -> piece.role() == Role.DUX && piece.mark().isBound());
        }
    }

    /** A side has at most one dux, on the board or in hand, and men do not become duces. */
    @Property
    void noDuxComesFromNowhere(@ForAll LatrunculiPosition position) {
        for (Action action : Action.all(position)) {
            for (Side side : Side.values()) {
                long before = duces(side, position) + position.inHand(side, Role.DUX);
                long after = duces(side, action.after()) + action.after().inHand(side, Role.DUX);
                assertThat(after).as("%s: %s", action, side).isBetween(0L, before);
                assertThat(before).as("%s: %s", action, side).isLessThanOrEqualTo(1);
            }
        }
    }

    private static long duces(Side side, LatrunculiPosition position) {
        return Boards.pieces(position).values().stream()
                .filter(piece -> piece.side() == side && piece.role() == Role.DUX)
                .count();
    }

    /**
     * The same player acts again exactly after a capture that does not end the game. The piece can always go on: to where
     * a captured piece stood.
     */
    @Property
    @Proves("latrunculi.again")
    void aPieceThatCapturedIsTheOneThatGoesAgain(@ForAll LatrunculiPosition position) {
        Again again = position.ruleset().definition().again();
        for (Action action : actions(position)) {
            boolean took = !captured(action).isEmpty();
            LatrunculiPosition after = action.after();
            if (after.phase() == Phase.AGAIN) {
                assertThat(took && again != Again.NONE).as("%s", action).isTrue();
                assertThat(after.sideToAct()).as("%s", action).isEqualTo(action.mover());
                Square to = ((Movement) action.move()).to();
                assertThat(after.toString()).as("%s", action).contains(" again:" + to + " ");
                assertThat(after.legalMoves())
                        .as("%s", action)
                        .allMatch(move -> move == LatrunculiMove.STOP
                                || move instanceof Movement movement
                                        && movement.from().equals(to));
                assertThat(after.legalMoves().contains(LatrunculiMove.STOP))
                        .as("%s", action)
                        .isEqualTo(again == Again.MAY);
            } else if (took && again != Again.NONE) {
                assertThat(after.phase()).as("%s", action).isEqualTo(Phase.OVER);
            }
        }
    }
}
