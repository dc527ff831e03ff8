package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.PlayoutSummary.Seat;
import io.github.lusoria.core.testkit.Lamps;
import io.github.lusoria.core.testkit.Race;
import io.github.lusoria.core.testkit.TicTacToe;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class PlayoutSummaryTest {
    private static final TicTacToe.Board BOARD = TicTacToe.RULESET.initial();
    private static final long SEED = 11;

    private static PlayoutSummary of(long games, long each, Map<String, Long> terminations, Seat... seats) {
        return new PlayoutSummary(games, each, each, 0, 0, each, each, new TreeMap<>(terminations), List.of(seats));
    }

    @Test
    void sumsAreThoseOfTheGamesPlayedOneByOne() {
        int games = 100;
        int cap = 8;
        long plies = 0;
        long squared = 0;
        long choices = 0;
        long capped = 0;
        int shortest = Integer.MAX_VALUE;
        int longest = 0;
        SortedMap<String, Long> ends = new TreeMap<>();
        long[] wins = new long[2];
        long[] payoffs = new long[2];
        long[] payoffsSquared = new long[2];
        for (long game = 0; game < games; game++) {
            Playout<TicTacToe.Board> playout = Playouts.play(BOARD, Xoshiro256.of(SEED, game), cap);
            plies += playout.plies();
            squared += (long) playout.plies() * playout.plies();
            choices += playout.choices();
            shortest = Math.min(shortest, playout.plies());
            longest = Math.max(longest, playout.plies());
            if (playout.position().outcome().isEmpty()) {
                capped++;
                continue;
            }
            Outcome outcome = playout.position().outcome().orElseThrow();
            ends.merge(outcome.termination().id(), 1L, Long::sum);
            for (int i = 0; i < 2; i++) {
                wins[i] += outcome.winner().orElse(0) == i + 1 ? 1 : 0;
                payoffs[i] += outcome.payoff(i + 1);
                payoffsSquared[i] += (long) outcome.payoff(i + 1) * outcome.payoff(i + 1);
            }
        }
        List<Seat> seats = List.of(
                new Seat(wins[0], payoffs[0], payoffsSquared[0]), new Seat(wins[1], payoffs[1], payoffsSquared[1]));
        assertThat(capped).isPositive();
        assertThat(Playouts.summarize(BOARD, SEED, 0, games, cap))
                .isEqualTo(new PlayoutSummary(games, plies, squared, shortest, longest, choices, capped, ends, seats));
    }

    @Test
    void everyGameEndsOrIsCapped() {
        PlayoutSummary summary = Playouts.summarize(Race.STANDARD.initial(), SEED, 0, 300, 20);
        long ended = summary.terminations().values().stream()
                .mapToLong(Long::longValue)
                .sum();
        assertThat(ended + summary.capped()).isEqualTo(300).isEqualTo(summary.games());
        assertThat(summary.capped()).isBetween(1L, 299L);
        assertThat(summary.longest()).isEqualTo(20);
    }

    @Test
    void endsByRepetitionAreCounted() {
        Lamps threefold = Lamps.STANDARD.with("repetition", "THREEFOLD_DRAW");
        PlayoutSummary summary = Playouts.summarize(threefold.initial(), SEED, 0, 50, 1000);
        assertThat(summary.terminations()).isEqualTo(Map.of("repetition", 50L));
        assertThat(summary.capped()).isZero();
        assertThat(summary.seats()).containsOnly(new Seat(0, 0, 0));
    }

    @Test
    void drawsAreNobodysWins() {
        PlayoutSummary summary = Playouts.summarize(BOARD, SEED, 0, 500, 9);
        long wins = summary.seats().get(0).wins() + summary.seats().get(1).wins();
        assertThat(wins).isEqualTo(summary.terminations().get("lined"));
        assertThat(summary.terminations().get("filled")).isPositive();
        assertThat(summary.seats().get(0).payoffsSquared()).isEqualTo(wins);
        assertThat(summary.seats().get(0).payoffs())
                .isEqualTo(-summary.seats().get(1).payoffs());
    }

    @Test
    void thereIsASumForEverySeat() {
        PlayoutSummary summary = Playouts.summarize(Race.STANDARD.initial(), SEED, 0, 100, 1000);
        assertThat(summary.seats()).hasSize(3);
        assertThat(summary.seats()).extracting(Seat::wins).allMatch(wins -> wins > 0);
        assertThat(summary.seats().stream().mapToLong(Seat::wins).sum()).isEqualTo(100 - summary.capped());
    }

    @Test
    void noGamesAreNoNumbers() {
        PlayoutSummary none = Playouts.summarize(BOARD, SEED, 5, 0, 9);
        Seat seat = new Seat(0, 0, 0);
        assertThat(none).isEqualTo(new PlayoutSummary(0, 0, 0, 0, 0, 0, 0, new TreeMap<>(), List.of(seat, seat)));
    }

    @Test
    void aCapOfZeroCapsEveryGame() {
        PlayoutSummary summary = Playouts.summarize(BOARD, SEED, 0, 10, 0);
        assertThat(summary.capped()).isEqualTo(10);
        assertThat(summary.plies()).isZero();
        assertThat(summary.shortest()).isZero();
        assertThat(summary.terminations()).isEmpty();
    }

    @Test
    void noGamesAddNothing() {
        PlayoutSummary some = Playouts.summarize(BOARD, SEED, 0, 20, 9);
        PlayoutSummary none = Playouts.summarize(BOARD, SEED, 20, 0, 9);
        assertThat(some.shortest()).isPositive();
        assertThat(some.plus(none)).isEqualTo(some);
        assertThat(none.plus(some)).isEqualTo(some);
    }

    @Test
    void terminationsOfBothAreCounted() {
        Seat seat = new Seat(1, 2, 3);
        PlayoutSummary left = of(2, 1, Map.of("a", 1L, "b", 1L), seat);
        PlayoutSummary right = of(3, 1, Map.of("b", 2L, "c", 1L), seat);
        assertThat(left.plus(right)).isEqualTo(of(5, 2, Map.of("a", 1L, "b", 3L, "c", 1L), new Seat(2, 4, 6)));
    }

    @Test
    void gamesOfOtherSeatsAreNotAdded() {
        PlayoutSummary two = Playouts.summarize(BOARD, SEED, 0, 1, 9);
        PlayoutSummary three = Playouts.summarize(Race.STANDARD.initial(), SEED, 0, 1, 9);
        assertThatThrownBy(() -> two.plus(three))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("2 seats and 3 seats");
    }

    @Test
    void aSumBeyondALongIsNoNumber() {
        Seat zero = new Seat(0, 0, 0);
        Seat full = new Seat(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);
        SortedMap<String, Long> none = new TreeMap<>();
        PlayoutSummary one = of(1, 1, Map.of("a", 1L), new Seat(1, 1, 1));
        long max = Long.MAX_VALUE;
        List<PlayoutSummary> greatest = List.of(
                new PlayoutSummary(max, 0, 0, 0, 0, 0, 0, none, List.of(zero)),
                new PlayoutSummary(0, max, 0, 0, 0, 0, 0, none, List.of(zero)),
                new PlayoutSummary(0, 0, max, 0, 0, 0, 0, none, List.of(zero)),
                new PlayoutSummary(0, 0, 0, 0, 0, max, 0, none, List.of(zero)),
                new PlayoutSummary(0, 0, 0, 0, 0, 0, max, none, List.of(zero)),
                new PlayoutSummary(0, 0, 0, 0, 0, 0, 0, new TreeMap<>(Map.of("a", max)), List.of(zero)),
                new PlayoutSummary(0, 0, 0, 0, 0, 0, 0, none, List.of(full)));
        assertThat(greatest)
                .allSatisfy(
                        summary -> assertThatThrownBy(() -> summary.plus(one)).isInstanceOf(ArithmeticException.class));
    }

    @Test
    void mapsAndListsAreCopiedAndCannotBeChanged() {
        SortedMap<String, Long> terminations = new TreeMap<>(Map.of("a", 1L));
        List<Seat> seats = new ArrayList<>(List.of(new Seat(1, 1, 1)));
        PlayoutSummary summary = new PlayoutSummary(1, 1, 1, 1, 1, 1, 0, terminations, seats);
        terminations.clear();
        seats.clear();
        assertThat(summary.terminations()).containsEntry("a", 1L);
        assertThat(summary.seats()).hasSize(1);
        assertThatThrownBy(() -> summary.terminations().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> summary.seats().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void gamesAreNumberedAcrossTheWholeRange() {
        PlayoutSummary last = Playouts.summarize(BOARD, SEED, Long.MAX_VALUE, 1, 9);
        PlayoutSummary first = Playouts.summarize(BOARD, SEED, Long.MIN_VALUE, 1, 9);
        assertThat(Playouts.summarize(BOARD, SEED, Long.MAX_VALUE, 2, 9)).isEqualTo(last.plus(first));
        assertThat(last.games()).isEqualTo(1);
        assertThat(Playouts.summarize(BOARD, SEED, -3, 6, 9))
                .isEqualTo(Playouts.summarize(BOARD, SEED, -3, 3, 9).plus(Playouts.summarize(BOARD, SEED, 0, 3, 9)));
    }

    @Test
    void aNegativeNumberOfGamesIsRefused() {
        assertThatThrownBy(() -> Playouts.summarize(BOARD, SEED, 0, -1, 9))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1");
    }

    @Test
    void gamesAreThoseOfTheirNumbersWhereverTheyArePlayed() {
        List<Integer> plies = new ArrayList<>(Collections.nCopies(8, 0));
        for (int game = 0; game < 8; game++) {
            plies.set(game, (int) Playouts.summarize(BOARD, SEED, game, 1, 9).plies());
        }
        for (int game = 0; game < 8; game++) {
            assertThat(Playouts.play(BOARD, Xoshiro256.of(SEED, game), 9).plies())
                    .isEqualTo(plies.get(game));
        }
    }
}
