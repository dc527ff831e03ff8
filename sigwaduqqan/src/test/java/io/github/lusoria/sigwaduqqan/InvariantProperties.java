package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.testkit.Proves;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What holds in every position that games reach, under any options. */
@Domain(SigDomain.class)
class InvariantProperties {
    @Property(tries = 1000)
    @Proves("sigwaduqqan.advance")
    void noPositionHasAPlayerAsActor(@ForAll SigPosition position) {
        assertThat(position.actor()).isNotInstanceOf(Actor.Player.class);
        assertThat(position.actor() instanceof Actor.Chance)
                .isEqualTo(position.outcome().isEmpty());
        assertThat(position.legalMoveCount()).isEqualTo(position.outcome().isEmpty() ? 5 : 0);
    }

    @Property(tries = 1000)
    @Proves({"sigwaduqqan.ghoula.drag", "sigwaduqqan.ghoula.limit"})
    void theGhoulaStaysOnItsSquaresWithAllWhomItDrags(@ForAll SigPosition position) {
        boolean startsBeside = position.ruleset().definition().ghoulaStart() == SigRules.GhoulaStart.OFF_BOARD;
        assertThat(position.ghoula()).isBetween(startsBeside ? 0 : 1, 15);
        for (Pilgrim pilgrim : position.pilgrims()) {
            if (pilgrim.isDragged()) {
                assertThat(pilgrim.square()).isEqualTo(position.ghoula()).isBetween(2, 15);
            }
        }
    }

    @Property(tries = 1000)
    @Proves({"sigwaduqqan.last-squares", "sigwaduqqan.kaaba"})
    void somebodyIsSafeWhereTheGhoulaHasMoved(@ForAll SigPosition position) {
        boolean hasMoved = position.ghoula() != position.ruleset().initial().ghoula();
        boolean hasBuried = position.pilgrims().stream().anyMatch(Pilgrim::isLost);
        if (hasMoved || hasBuried) {
            assertThat(position.pilgrims()).anyMatch(pilgrim -> pilgrim.square() >= 16);
        }
    }

    @Property(tries = 1000)
    @Proves("sigwaduqqan.winners")
    void thereIsAlwaysAWinner(@ForAll SigPosition position) {
        position.outcome().ifPresent(outcome -> {
            assertThat(outcome.payoffs()).contains(1).allMatch(payoff -> payoff == 0 || payoff == 1);
            for (int seat : position.arrivals()) {
                boolean first = position.arrivals().get(0) == seat;
                boolean wins = position.ruleset().definition().end() != SigRules.End.FIRST_TO_KAABA || first;
                assertThat(outcome.payoff(seat)).isEqualTo(wins ? 1 : 0);
            }
        });
    }

    @Property(tries = 1000)
    @Proves("sigwaduqqan.winners")
    void theOrderOfArrivalIsThatOfTheMarks(@ForAll SigPosition position) {
        List<Integer> arrivals = position.arrivals();
        assertThat(arrivals).hasSize((int)
                position.pilgrims().stream().filter(Pilgrim::isHome).count());
        for (int i = 0; i < arrivals.size(); i++) {
            assertThat(position.pilgrim(arrivals.get(i))).isEqualTo(Pilgrim.home(i + 1));
        }
    }

    /** Players go forward, or are dragged from where the Ghoula catches; beyond 15 nothing happens to them. */
    @Property(tries = 1000)
    @Proves({"sigwaduqqan.advance", "sigwaduqqan.ghoula.drag"})
    void onlyTheGhoulaLeadsBack(@ForAll SigPosition position) {
        for (StickThrow thrown : position.legalMoves()) {
            var transition = position.explain(thrown);
            for (int seat = 1; seat <= position.pilgrims().size(); seat++) {
                int before = position.pilgrim(seat).square();
                int after = transition.position().pilgrim(seat).square();
                if (after < before) {
                    assertThat(before).isLessThanOrEqualTo(15);
                    assertThat(wasCargo(position, transition.events(), seat))
                            .as("%s by %s, seat %s", position, thrown, seat)
                            .isTrue();
                }
            }
        }
    }

    private static boolean wasCargo(SigPosition position, List<SigEvent> events, int seat) {
        return position.pilgrim(seat).isDragged()
                || events.stream().anyMatch(event -> event instanceof SigEvent.Caught caught && caught.seat() == seat);
    }

    @Property(tries = 500)
    @Proves({"sigwaduqqan.again", "sigwaduqqan.turn-order"})
    void aThrowThatGivesAnotherKeepsTheTurnAndOthersPassItOn(@ForAll SigPosition position) {
        for (StickThrow thrown : position.legalMoves()) {
            SigPosition after = position.play(thrown);
            if (after.seatToThrow().isEmpty()) {
                continue;
            }
            int seat = position.seatToThrow().orElseThrow();
            int players = position.pilgrims().size();
            int expected = thrown.throwsAgain()
                    ? seat
                    : IntStream.rangeClosed(1, players)
                            .map(i -> (seat - 1 + i) % players + 1)
                            .filter(next -> !after.pilgrim(next).isLost())
                            .findFirst()
                            .orElseThrow();
            assertThat(after.seatToThrow()).hasValue(expected);
        }
    }

    /** Whoever comes to a square where others stand leaves them alone, and shares it with them. */
    @Property(tries = 1000)
    @Proves("sigwaduqqan.sharing")
    void aPieceThatMovesChangesNoOther(@ForAll SigPosition position) {
        for (StickThrow thrown : position.legalMoves()) {
            var transition = position.explain(thrown);
            boolean isGhoulas = transition.events().stream()
                    .anyMatch(event -> event instanceof SigEvent.GhoulaMoved || event instanceof SigEvent.GhoulaStayed);
            for (int seat = 1; seat <= position.pilgrims().size() && !isGhoulas; seat++) {
                if (seat != position.seatToThrow().orElseThrow()) {
                    assertThat(transition.position().pilgrim(seat)).isEqualTo(position.pilgrim(seat));
                }
            }
        }
    }

    @Property(tries = 500)
    void setupsRoundTrip(@ForAll SigPosition position) {
        SigSetup setup = SigSetup.from(position);
        assertThat(setup).hasToString(position.toString());
        assertThat(position.ruleset().position(setup)).isEqualTo(position);
        assertThat(position.ruleset().parse(position.toString())).isEqualTo(position);
    }

    @Property(tries = 500)
    void theGhoulasWalkIsThatOfItsFunction(@ForAll SigPosition position) {
        for (StickThrow thrown : position.legalMoves()) {
            Pilgrim thrower = position.pilgrim(position.seatToThrow().orElseThrow());
            if (thrower.square() < 16) {
                continue;
            }
            int zero = position.ruleset().definition().zeroAtKaaba();
            int steps = thrower.isHome()
                    ? (thrown == StickThrow.ZERO ? zero : thrown.value())
                    : thrown == StickThrow.THREE ? 3 : 0;
            SigPosition after = position.play(thrown);
            GhoulaWalk walk =
                    GhoulaWalk.of(position.ruleset().definition(), position.ghoula(), position.pilgrims(), steps);
            assertThat(after.ghoula()).isEqualTo(walk.square());
            if (steps > 0) {
                assertThat(after.pilgrims()).isEqualTo(walk.pilgrims());
            }
        }
    }
}
