package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.testkit.Proves;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Positions as values and as chance nodes. */
class SigPositionTest {
    private static final SigPosition OVER = Resources.position("20:2/20:1/x G7 -");

    @Test
    void aPositionIsAChanceNodeOfFiveThrows() {
        SigPosition start = Resources.TEXT.initial();
        assertThat(start.actor()).isEqualTo(new Actor.Chance(1));
        assertThat(start.legalMoves()).containsExactly(StickThrow.values());
        assertThat(IntStream.range(0, 5).mapToLong(start::weight)).containsExactly(6L, 4L, 4L, 1L, 1L);
        assertThat(start.totalWeight()).isEqualTo(16);
        assertThat(start.outcome()).isEmpty();
    }

    /** C(4,w) p^w (1-p)^(4-w) with p = 2/3, times 81: two, one, three, four and no white sides. */
    @Test
    void eachTicketDrawsTheThrowThatTheSticksGiveIt() {
        SigPosition start = Resources.TEXT.with("whiteProbability", "2/3").initial();
        assertThat(start.totalWeight()).isEqualTo(81);
        assertThat(IntStream.range(0, 81).map(start::drawnMove).boxed().collect(Collectors.groupingBy(i -> i)))
                .hasEntrySatisfying(0, tickets -> assertThat(tickets).hasSize(24))
                .hasEntrySatisfying(1, tickets -> assertThat(tickets).hasSize(8))
                .hasEntrySatisfying(2, tickets -> assertThat(tickets).hasSize(32))
                .hasEntrySatisfying(3, tickets -> assertThat(tickets).hasSize(16))
                .hasEntrySatisfying(4, tickets -> assertThat(tickets).hasSize(1));
        assertThat(IntStream.range(0, 81).map(start::drawnMove).boxed()).isSorted();
    }

    @Test
    void ticketsTooManyToKeepAreDrawnAllTheSame() {
        SigPosition start = Resources.TEXT.with("whiteProbability", "1/1000").initial();
        assertThat(start.totalWeight()).isEqualTo(1_000_000_000_000L);
        assertThat(start.drawnMove(0)).isZero();
        assertThat(start.drawnMove(6L * 999 * 999)).isEqualTo(1);
        assertThat(start.drawnMove(start.totalWeight() - 1)).isEqualTo(4);
    }

    @Test
    @Proves("game.over")
    void nothingIsLegalWhenTheGameIsOver() {
        assertThat(OVER.actor()).isEqualTo(Actor.NOBODY);
        assertThat(OVER.seatToThrow()).isEmpty();
        assertThat(OVER.legalMoves()).isEmpty();
        assertThat(OVER.totalWeight()).isZero();
        assertThat(OVER.legality(StickThrow.SIG))
                .isInstanceOfSatisfying(
                        Legality.Illegal.class,
                        illegal -> assertThat(illegal.rule()).isEqualTo(RuleId.GAME_OVER));
        assertThatThrownBy(() -> OVER.play("1")).isInstanceOf(IllegalMoveException.class);
        assertThatThrownBy(() -> OVER.explain(StickThrow.SIG)).isInstanceOf(IllegalMoveException.class);
        assertThatThrownBy(() -> OVER.play(0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> OVER.weight(0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(OVER.outcome()).get().hasToString("decided 1,1,0");
    }

    @Test
    void everyPartCanBeRead() {
        assertThat(OVER.pilgrims()).containsExactly(Pilgrim.home(2), Pilgrim.home(1), Pilgrim.LOST);
        assertThat(OVER.pilgrim(2)).isEqualTo(Pilgrim.home(1));
        assertThat(OVER.arrivals()).containsExactly(2, 1);
        assertThat(OVER.ghoula()).isEqualTo(7);
        assertThat(Resources.position("1*/1* G1 2").seatToThrow()).hasValue(2);
        assertThatThrownBy(() -> OVER.pilgrim(0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> OVER.pilgrim(4)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void theScoreIsTheSquaresAdvanced() {
        SigPosition position = Resources.position("1*/2/15:6/20:1/x G1 1");
        assertThat(IntStream.rangeClosed(1, 5).map(position::score)).containsExactly(0, 1, 14, 19, 0);
    }

    @Test
    void aThrowThatChangesNothingLeadsToTheSamePosition() {
        SigPosition start = Resources.TEXT.initial();
        assertThat(start.play("6")).isEqualTo(start);
        assertThat(start.play("0")).isNotEqualTo(start);
    }

    @Test
    @Proves("sigwaduqqan.players")
    void manyPlayersAreNoOtherGame() {
        SigRuleset crowd = Resources.TEXT.withPlayers(SigRules.MOST_PLAYERS);
        SigPosition position = crowd.initial();
        for (int seat = 1; seat <= SigRules.MOST_PLAYERS; seat++) {
            assertThat(position.seatToThrow()).hasValue(seat);
            for (int sigs = 0; sigs < 25; sigs++) {
                position = position.play(StickThrow.SIG);
            }
            assertThat(position.pilgrim(seat)).isEqualTo(Pilgrim.home(seat));
            if (seat < SigRules.MOST_PLAYERS) {
                position = position.play(StickThrow.THREE);
            }
        }
        assertThat(position.outcome()).isPresent();
        assertThat(position.arrivals()).hasSize(SigRules.MOST_PLAYERS).isSorted();
    }

    @Test
    void aDiagramShowsTheTrackAndEverybodysFate() {
        SigPosition position = Resources.position("11!/15:3/20:1/x/16/16/16/16 G11 2");
        assertThat(position.diagram().text()).isEqualTo("""
                                                +---------+---------+---------+---------+
                                                | 1       | 2       | 3       | 4       |
                                                |         |         |         |         |
                                                +---------+---------+---------+---------+
                                                | 8       | 7       | 6       | 5       |
                                                |         |         |         |         |
                                                +---------+---------+---------+---------+
                                                | 9       | 10      | 11      | 12      |
                                                |         |         | 1 G     |         |
        +---------+---------+---------+---------+---------+---------+---------+---------+
        | 20      | 19      | 18      | 17      | 16      | 15      | 14      | 13      |
        | 3       |         |         |         | x4      | 2       |         |         |
        +---------+---------+---------+---------+---------+---------+---------+---------+
          seat 1: square 11, dragged by the Ghoula
        > seat 2: square 15, 3 of 7 sigs
          seat 3: on the Ka'aba, arrival 1
          seat 4: lost
          seat 5: square 16
          seat 6: square 16
          seat 7: square 16
          seat 8: square 16
          Ghoula: square 11
        """);
        assertThat(Resources.LUDII.initial().diagram().text()).contains("Ghoula: beside the board");
        assertThat(Resources.LUDII.initial().diagram())
                .hasToString(Resources.LUDII.initial().diagram().text());
    }

    @Test
    @Proves("game.ended-from-outside")
    void playersMayAgreeAndAnArbiterMayDecide() {
        Game<SigPosition, StickThrow> game = Game.of(Resources.TEXT);
        assertThat(game.agreeDraw().outcome().orElseThrow()).hasToString("agreed 0,0");
        assertThat(game.adjudicate(List.of(1, 0)).outcome().orElseThrow()).hasToString("adjudicated 1,0");
    }

    @Test
    @Proves("sigwaduqqan.turn-order")
    void lostPlayersArePassedOver() {
        assertThat(Resources.position("9/x/x/9 G1 1").play("0").seatToThrow()).hasValue(4);
        assertThat(Resources.position("9/x/x/9 G1 4").play("0").seatToThrow()).hasValue(1);
        assertThat(Resources.position("9/20:1/9/x G1 1").play("0").seatToThrow())
                .hasValue(2);
    }

    @Test
    @Proves({"sigwaduqqan.start", "sigwaduqqan.ghoula.start", "sigwaduqqan.players"})
    void everybodyStartsOnTheFirstSquareWithTheGhoulaWhereTheReadingHasIt() {
        for (SigRuleset ruleset : SigWaDuqqan.all()) {
            assertThat(ruleset.withPlayers(5).initial().pilgrims()).hasSize(5).containsOnly(Pilgrim.AT_START);
            assertThat(ruleset.initial().seatToThrow()).hasValue(1);
        }
        assertThat(Resources.TEXT.initial().ghoula()).isEqualTo(1);
        assertThat(Resources.EVIDENCE.initial().ghoula()).isEqualTo(1);
        assertThat(Resources.LUDII.initial().ghoula()).isZero();
    }

    @Test
    @Proves("sigwaduqqan.ghoula.stays")
    void aloneOnFifteenTheGhoulaStaysWhileOthersGoOn() {
        SigPosition position = Resources.position("20:1/9 G15 1");
        for (StickThrow thrown : StickThrow.all()) {
            assertThat(position.play(thrown).ghoula()).isEqualTo(15);
            assertThat(position.play(thrown).outcome()).isEmpty();
        }
    }
}
