package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.testkit.Proves;
import io.github.lusoria.latrunculi.LatrunculiEvent.Removed;
import io.github.lusoria.latrunculi.LatrunculiEvent.Trapped;
import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiMove.Placement;
import io.github.lusoria.latrunculi.LatrunculiMove.Removal;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/**
 * What is true of trap and release before and after every action (specification 2.4 and 2.5), on positions that games
 * reach and on positions that are set up.
 */
@Domain(LatrunculiDomain.class)
@Domain(DomainContext.Global.class)
class TrapAndReleaseProperties {

    private static final String GUARD_LEFT = "latrunculi.release.guard-left";
    private static final String GUARD_TRAPPED = "latrunculi.release.guard-trapped";

    private static void isSettled(LatrunculiPosition position) {
        boolean pairs = position.ruleset().definition().doubleTrap() == DoubleTrap.PAIRS;
        Boards.pieces(position).forEach((square, piece) -> {
            Side enemy = piece.side().opponent();
            boolean onRank = Boards.isBetweenFree(square, Heading.EAST, enemy, position);
            boolean onFile = Boards.isBetweenFree(square, Heading.NORTH, enemy, position);
            boolean holds = switch (piece.mark()) {
                case NONE -> true;
                case RANK -> pairs && onRank;
                case FILE -> pairs && onFile;
                case BOTH -> pairs ? onRank && onFile : onRank || onFile;
                case CORNER -> false;
            };
            assertThat(holds).as("guards of %s at %s", square, position).isTrue();
        });
    }

    /** I1, I2 and I3: a guard that were trapped would not be free. */
    @Property
    @Proves({"latrunculi.trap", "latrunculi.bound"})
    void everyTrappedPieceHasItsGuardsPresentAndFreeAfterEveryAction(@ForAll LatrunculiPosition position) {
        isSettled(position);
        for (Action action : Action.all(position)) {
            isSettled(action.after());
        }
    }

    /** I4. */
    @Property
    @Proves("latrunculi.bound")
    void aTrappedPieceNeverChangesItsSquare(@ForAll LatrunculiPosition position) {
        for (Action action : Action.all(position)) {
            for (Side side : Side.values()) {
                for (Square square : Boards.trapped(side, position)) {
                    if (action.move().equals(new Removal(square))) {
                        assertThat(action.after().piece(square))
                                .as("%s", action)
                                .isEmpty();
                    } else {
                        assertThat(action.after().piece(square).map(Piece::side))
                                .as("%s: %s", action, square)
                                .contains(side);
                    }
                }
            }
        }
    }

    /** I5. */
    @Property
    @Proves("latrunculi.arrival")
    void anActionNeverBindsThePlayersOwnPieces(@ForAll LatrunculiPosition position) {
        for (Action action : Action.all(position)) {
            Set<Square> before = Boards.trapped(action.mover(), position);
            Set<Square> after = Boards.trapped(action.mover(), action.after());
            assertThat(before).as("%s", action).containsAll(after);
        }
    }

    /** I6. */
    @Property
    @Proves("latrunculi.removal")
    void piecesAreLostByRemovalOnlyAndOneAtATime(@ForAll LatrunculiPosition position) {
        for (Action action : Action.all(position)) {
            int own = Boards.count(action.mover(), action.after()) - Boards.count(action.mover(), position);
            int others = Boards.count(action.enemy(), action.after()) - Boards.count(action.enemy(), position);
            assertThat(own).as("%s", action).isEqualTo(action.move() instanceof Placement ? 1 : 0);
            assertThat(others).as("%s", action).isEqualTo(action.move() instanceof Removal ? -1 : 0);
        }
    }

    /** I7. */
    @Property
    void aPlacementBindsAndFreesNobody(@ForAll LatrunculiPosition position) {
        for (Action action : Action.all(position)) {
            if (action.move() instanceof Placement placement) {
                Map<Square, Piece> expected = new HashMap<>(Boards.pieces(position));
                expected.put(placement.square(), Piece.man(action.mover()));
                assertThat(Boards.pieces(action.after())).as("%s", action).isEqualTo(expected);
                assertThat(action.done().events()).as("%s", action).isEmpty();
            }
        }
    }

    @Property
    @Proves("latrunculi.removal")
    void aRemovalTakesOneTrappedEnemyAndChangesNothingElse(@ForAll LatrunculiPosition position) {
        for (Action action : Action.all(position)) {
            if (action.move() instanceof Removal removal) {
                Map<Square, Piece> expected = new HashMap<>(Boards.pieces(position));
                Piece removed = expected.remove(removal.square());
                assertThat(removed.side()).as("%s", action).isEqualTo(action.enemy());
                assertThat(removed.mark().isBound()).as("%s", action).isTrue();
                assertThat(Boards.pieces(action.after())).as("%s", action).isEqualTo(expected);
                assertThat(action.done().events()).as("%s", action).isEqualTo(List.of(new Removed(removal.square())));
            }
        }
    }

    /** 2.4, single cascade: what is freed last is the mover's and traps nothing. */
    @Property
    @Proves({"latrunculi.release.guard-left", "latrunculi.release.guard-trapped"})
    void trappedGuardsFreeTheMoversPiecesAndLeavingGuardsFreeTheOthers(@ForAll LatrunculiPosition position) {
        for (Action action : Action.all(position)) {
            for (Square square : action.trapped()) {
                assertThat(position.piece(square)).as("%s", action).contains(Piece.man(action.enemy()));
                assertThat(Boards.trapped(action.enemy(), action.after()))
                        .as("%s", action)
                        .contains(square);
            }
            for (Square square : action.freedBy(GUARD_LEFT)) {
                assertThat(Boards.trapped(action.enemy(), position))
                        .as("%s", action)
                        .contains(square);
                assertThat(action.after().piece(square)).as("%s", action).contains(Piece.man(action.enemy()));
            }
            for (Square square : action.freedBy(GUARD_TRAPPED)) {
                assertThat(Boards.trapped(action.mover(), position))
                        .as("%s", action)
                        .contains(square);
                assertThat(action.after().piece(square)).as("%s", action).contains(Piece.man(action.mover()));
            }
        }
    }

    /** 2.4: departure and arrival never touch the same victim, and nobody changes twice. */
    @Property
    void noPieceIsNamedByTwoEventsOfOneAction(@ForAll LatrunculiPosition position) {
        for (Action action : Action.all(position)) {
            assertThat(action.done().events().stream().map(LatrunculiEvent::square))
                    .as("%s", action)
                    .doesNotHaveDuplicates();
        }
    }

    @Property
    void eventsTellEveryPieceThatWasBoundOrFreed(@ForAll LatrunculiPosition position) {
        for (Action action : Action.all(position)) {
            Map<Square, Boolean> expected = new HashMap<>();
            Boards.pieces(position).forEach((square, piece) -> {
                Optional<Piece> after = action.after().piece(square);
                if (after.isPresent()
                        && after.get().mark().isBound() != piece.mark().isBound()) {
                    expected.put(square, after.get().mark().isBound());
                }
            });
            Map<Square, Boolean> told = new HashMap<>();
            for (LatrunculiEvent event : action.done().events()) {
                if (!(event instanceof Removed)) {
                    told.put(event.square(), event instanceof Trapped);
                }
            }
            assertThat(told).as("%s", action).isEqualTo(expected);
        }
    }

    /** 2.4: a leap chain never changes file parity or rank parity, a step changes exactly one. */
    @Property
    @Proves({"latrunculi.step", "latrunculi.leap"})
    void aMovementGoesOneStepOrAnEvenNumberOfFilesAndRanks(@ForAll LatrunculiPosition position) {
        for (Action action : Action.all(position)) {
            if (action.move() instanceof Movement movement) {
                int files = Math.abs(movement.from().file() - movement.to().file());
                int ranks = Math.abs(movement.from().rank() - movement.to().rank());
                assertThat(files + ranks == 1 || (files % 2 == 0 && ranks % 2 == 0))
                        .as("%s", action)
                        .isTrue();
            }
        }
    }

    /** 2.4: a guard that holds victims on both axes cannot be trapped. */
    @Property
    void aGuardOfVictimsOnBothAxesCannotBeTrapped(@ForAll LatrunculiPosition position) {
        for (Action action : Action.all(position)) {
            if (!action.keepsPairs()) {
                continue;
            }
            for (Square square : action.trapped()) {
                List<Heading> guarded = Boards.guardedBy(square, position);
                boolean onRank = guarded.stream().anyMatch(Heading::isAlongRank);
                boolean onFile = guarded.stream().anyMatch(direction -> !direction.isAlongRank());
                assertThat(onRank && onFile).as("%s: %s", action, square).isFalse();
            }
        }
    }

    /** 2.2: only a piece that arrives traps, together with one that was free before. */
    @Property
    @Proves({"latrunculi.trap", "latrunculi.enclosure"})
    void aPieceIsTrappedBetweenTheMoverAndAPieceThatWasFree(@ForAll LatrunculiPosition position) {
        LatrunculiRules rules = position.ruleset().definition();
        for (Action action : Action.all(position)) {
            if (!action.trapped().isEmpty()) {
                Movement movement = (Movement) action.move();
                for (Square square : action.trapped()) {
                    Heading direction = heading(movement.to(), square);
                    Square beyond = Boards.neighbour(square, direction, rules).orElseThrow();
                    assertThat(beyond).as("%s", action).isNotEqualTo(movement.from());
                    assertThat(position.piece(beyond)).as("%s", action).contains(Piece.man(action.mover()));
                }
            }
        }
    }

    /** The heading in which a square is the next one from another. */
    private static Heading heading(Square from, Square to) {
        return Stream.of(Heading.values())
                .filter(direction -> direction.leads(from, to))
                .findFirst()
                .orElseThrow(() -> new AssertionError(to + " is not next to " + from));
    }

    /** 2.2 the other way round: whoever stands between an arriving piece and a free one is trapped. */
    @Property
    @Proves({"latrunculi.trap", "latrunculi.enclosure"})
    void anEnemyBetweenTheArrivingPieceAndAFreeOneIsTrapped(@ForAll LatrunculiPosition position) {
        LatrunculiRules rules = position.ruleset().definition();
        for (Action action : Action.all(position)) {
            if (action.move() instanceof Movement movement) {
                for (Heading direction : Heading.values()) {
                    Optional<Square> next = Boards.neighbour(movement.to(), direction, rules);
                    Optional<Square> beyond = next.flatMap(square -> Boards.neighbour(square, direction, rules));
                    Optional<Piece> partner = beyond.filter(square -> !square.equals(movement.from()))
                            .flatMap(position::piece)
                            .filter(Piece.man(action.mover())::equals);
                    Optional<Side> between = next.flatMap(position::piece).map(Piece::side);
                    if (partner.isPresent() && between.equals(Optional.of(action.enemy()))) {
                        assertThat(Boards.trapped(action.enemy(), action.after()))
                                .as("%s", action)
                                .contains(next.get());
                    }
                }
            }
        }
    }

    /** 2.3.1 and 2.3.3, with pairs: the axis of a guard that leaves or is trapped is lost, and no other. */
    @Property
    @Proves("latrunculi.double-trap")
    void aVictimLosesExactlyTheAxesOfItsLostGuards(@ForAll LatrunculiPosition position) {
        LatrunculiRules rules = position.ruleset().definition();
        for (Action action : Action.all(position)) {
            if (action.keepsPairs() && action.move() instanceof Movement movement) {
                List<Square> lost = new ArrayList<>(action.trapped());
                lost.add(movement.from());
                Map<Square, Set<Mark>> axes = new HashMap<>();
                for (Square guard : lost) {
                    for (Heading direction : Boards.guardedBy(guard, position)) {
                        Square victim =
                                Boards.neighbour(guard, direction, rules).orElseThrow();
                        axes.computeIfAbsent(victim, square -> new HashSet<>()).add(direction.mark());
                    }
                }
                axes.forEach((victim, marks) -> assertThat(
                                action.after().piece(victim).map(Piece::mark))
                        .as("%s: %s", action, victim)
                        .contains(without(position.piece(victim).orElseThrow().mark(), marks)));
            }
        }
    }

    private static Mark without(Mark mark, Set<Mark> lost) {
        if (mark != Mark.BOTH || lost.size() == 2) {
            return Mark.NONE;
        }
        return lost.contains(Mark.RANK) ? Mark.FILE : Mark.RANK;
    }

    /** 2.6. */
    @Property
    @Proves("latrunculi.bound")
    void aTrappedPieceNeverMoves(@ForAll LatrunculiPosition position) {
        Set<Square> trapped = Boards.trapped(position.sideToAct(), position);
        for (LatrunculiMove move : position.legalMoves()) {
            if (move instanceof Movement movement) {
                assertThat(trapped).as("%s: %s", position, move).doesNotContain(movement.from());
            }
        }
    }

    @Property
    void theScoreIsTheEnemyMenThatAreNeitherOnTheBoardNorInHand(@ForAll LatrunculiPosition position) {
        for (Side side : Side.values()) {
            Side enemy = side.opponent();
            int there = Boards.count(enemy, position) + position.inHand(enemy, Role.MAN);
            int men = position.ruleset().definition().men();
            assertThat(position.score(side.seat())).as("%s", position).isEqualTo(Math.max(0, men - there));
        }
    }
}
