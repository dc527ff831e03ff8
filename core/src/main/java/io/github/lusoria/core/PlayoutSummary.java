package io.github.lusoria.core;

import io.github.lusoria.core.internal.Elements;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What came of many random games, as exact sums. Means and intervals are left to the reader of the sums.
 *
 * <p>Two summaries are equal when all numbers are.
 *
 * @param games the number of games
 * @param plies the number of plies, added up over all games
 * @param pliesSquared the square of each game's number of plies, added up
 * @param shortest the fewest plies of a game; 0 when there is no game
 * @param longest the most plies of a game; 0 when there is no game
 * @param choices the number of legal moves, added up over all plies of all games
 * @param capped the number of games that the cap stopped
 * @param terminations how often a game ended so, by {@link Termination#id()}; without the capped games
 * @param seats what came of them for each seat, seat 1 first; capped games count as payoff 0
 */
public record PlayoutSummary(
        long games,
        long plies,
        long pliesSquared,
        int shortest,
        int longest,
        long choices,
        long capped,
        SortedMap<String, Long> terminations,
        List<Seat> seats) {

    /**
     * What came of the games for one seat.
     *
     * @param wins the number of games in which this seat alone had the best payoff
     * @param payoffs the payoffs, added up
     * @param payoffsSquared the square of each payoff, added up
     */
    public record Seat(long wins, long payoffs, long payoffsSquared) {
        private Seat plus(Seat other) {
            return new Seat(
                    Math.addExact(wins, other.wins),
                    Math.addExact(payoffs, other.payoffs),
                    Math.addExact(payoffsSquared, other.payoffsSquared));
        }
    }

    /**
     * Creates a summary.
     *
     * @param games the number of games
     * @param plies the number of plies
     * @param pliesSquared the squares of the numbers of plies
     * @param shortest the fewest plies
     * @param longest the most plies
     * @param choices the number of legal moves
     * @param capped the number of games that the cap stopped
     * @param terminations how often a game ended so; the map is copied
     * @param seats what came of them for each seat; the list is copied
     */
    public PlayoutSummary {
        Objects.requireNonNull(terminations, "terminations");
        terminations.values().forEach(count -> Objects.requireNonNull(count, "terminations"));
        terminations = Collections.unmodifiableSortedMap(new TreeMap<>(terminations));
        seats = Elements.copyOf(seats, "seats");
    }

    /**
     * Adds another part of the same run.
     *
     * @param other games of the same ruleset that are not in this summary; a summary does not know its ruleset, so only the
     *     seats are compared
     * @return the summary of both
     * @throws IllegalArgumentException if the numbers of seats differ
     * @throws ArithmeticException if a sum exceeds a {@code long}
     */
    public PlayoutSummary plus(PlayoutSummary other) {
        Objects.requireNonNull(other, "other");
        if (seats.size() != other.seats.size()) {
            throw new IllegalArgumentException(seats.size() + " seats and " + other.seats.size() + " seats");
        }
        SortedMap<String, Long> ends = new TreeMap<>(terminations);
        other.terminations.forEach((id, count) -> ends.merge(id, count, Math::addExact));
        List<Seat> sums = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            sums.add(seats.get(i).plus(other.seats.get(i)));
        }
        int least = games == 0 ? other.shortest : other.games == 0 ? shortest : Math.min(shortest, other.shortest);
        return new PlayoutSummary(
                Math.addExact(games, other.games),
                Math.addExact(plies, other.plies),
                Math.addExact(pliesSquared, other.pliesSquared),
                least,
                Math.max(longest, other.longest),
                Math.addExact(choices, other.choices),
                Math.addExact(capped, other.capped),
                ends,
                sums);
    }

    /** Sums under way, of one run on one thread. */
    static final class Tally {
        private final long[] wins;
        private final long[] payoffs;
        private final long[] payoffsSquared;
        private final SortedMap<String, Long> terminations = new TreeMap<>();
        private long games;
        private long plies;
        private long pliesSquared;
        private int shortest = Integer.MAX_VALUE;
        private int longest;
        private long choices;
        private long capped;

        Tally(int seats) {
            wins = new long[seats];
            payoffs = new long[seats];
            payoffsSquared = new long[seats];
        }

        void add(Playout<?> playout) {
            games++;
            int length = playout.plies();
            plies = Math.addExact(plies, length);
            pliesSquared = Math.addExact(pliesSquared, (long) length * length);
            shortest = Math.min(shortest, length);
            longest = Math.max(longest, length);
            choices = Math.addExact(choices, playout.choices());
            playout.outcome().ifPresentOrElse(this::add, () -> capped++);
        }

        private void add(Outcome outcome) {
            terminations.merge(outcome.termination().id(), 1L, Math::addExact);
            outcome.winner().ifPresent(seat -> wins[seat - 1]++);
            for (int i = 0; i < payoffs.length; i++) {
                int payoff = outcome.payoff(i + 1);
                payoffs[i] = Math.addExact(payoffs[i], payoff);
                payoffsSquared[i] = Math.addExact(payoffsSquared[i], (long) payoff * payoff);
            }
        }

        PlayoutSummary summary() {
            List<Seat> seats = new ArrayList<>();
            for (int i = 0; i < payoffs.length; i++) {
                seats.add(new Seat(wins[i], payoffs[i], payoffsSquared[i]));
            }
            return new PlayoutSummary(
                    games,
                    plies,
                    pliesSquared,
                    games == 0 ? 0 : shortest,
                    longest,
                    choices,
                    capped,
                    terminations,
                    seats);
        }
    }
}
