package io.github.lusoria.core;

import io.github.lusoria.core.internal.Elements;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * How a game ended: why, and one exact payoff a seat.
 *
 * <p>Where one of two wins from the other, the payoffs are 1 and -1, or 0 and 0 for a draw; in games for points they are
 * the points; {@link Traits} bounds them. Two outcomes are equal when termination and payoffs are.
 *
 * @param termination why the game ended
 * @param payoffs the payoff of seat 1, seat 2 ... in this order
 */
public record Outcome(Termination termination, List<Integer> payoffs) {
    /**
     * Creates an outcome.
     *
     * @param termination why the game ended
     * @param payoffs the payoff of each seat; the list is copied
     * @throws IllegalArgumentException if there is no payoff
     */
    public Outcome {
        Objects.requireNonNull(termination, "termination");
        payoffs = Elements.copyOf(payoffs, "payoffs");
        if (payoffs.isEmpty()) {
            throw new IllegalArgumentException("an outcome has a payoff for every seat");
        }
    }

    /**
     * Returns the payoff of a seat.
     *
     * @param seat the seat, from 1
     * @return the payoff
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    public int payoff(int seat) {
        if (seat < 1 || seat > payoffs.size()) {
            throw new IndexOutOfBoundsException("the seats are 1 to " + payoffs.size() + ", not " + seat);
        }
        return payoffs.get(seat - 1);
    }

    /**
     * Returns the seat with the highest payoff, when it is one alone.
     *
     * @return the seat, from 1, or empty when the best payoff is shared
     */
    public OptionalInt winner() {
        int best = 0;
        boolean shared = false;
        for (int i = 1; i < payoffs.size(); i++) {
            int difference = Integer.compare(payoffs.get(i), payoffs.get(best));
            if (difference > 0) {
                best = i;
                shared = false;
            } else if (difference == 0) {
                shared = true;
            }
        }
        return shared ? OptionalInt.empty() : OptionalInt.of(best + 1);
    }

    /**
     * Returns the rank of a seat: 1 plus the number of seats that have a higher payoff, so that equals share a rank.
     *
     * @param seat the seat, from 1
     * @return the rank, from 1 for the best
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    public int rank(int seat) {
        int payoff = payoff(seat);
        int rank = 1;
        for (int other : payoffs) {
            if (other > payoff) {
                rank++;
            }
        }
        return rank;
    }

    /**
     * Returns the termination and the payoffs.
     *
     * @return such as {@code reduced 1,-1}
     */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder(termination.id());
        for (int i = 0; i < payoffs.size(); i++) {
            out.append(i == 0 ? ' ' : ',').append(payoffs.get(i).intValue());
        }
        return out.toString();
    }
}
