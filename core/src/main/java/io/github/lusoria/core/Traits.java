package io.github.lusoria.core;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Facts about a ruleset that a program may want to know before it plays.
 *
 * @param seats the number of seats, at least 1
 * @param chance whether chance decides anything
 * @param perfectInformation whether everyone sees everything
 * @param zeroSum whether the payoffs of every outcome add up to 0
 * @param leastPayoff a lower bound of every payoff
 * @param greatestPayoff an upper bound of every payoff
 * @param longestGame the greatest number of plies a game can have; empty when no number bounds it
 */
public record Traits(
        int seats,
        boolean chance,
        boolean perfectInformation,
        boolean zeroSum,
        int leastPayoff,
        int greatestPayoff,
        OptionalInt longestGame) {
    /**
     * Creates the facts.
     *
     * @param seats the number of seats
     * @param chance whether chance decides anything
     * @param perfectInformation whether everyone sees everything
     * @param zeroSum whether payoffs add up to 0
     * @param leastPayoff a lower bound of every payoff
     * @param greatestPayoff an upper bound of every payoff
     * @param longestGame the greatest number of plies, if bounded
     * @throws IllegalArgumentException if there is no seat or the bounds are the wrong way round
     */
    public Traits {
        Objects.requireNonNull(longestGame, "longestGame");
        if (seats < 1) {
            throw new IllegalArgumentException("a game has at least one seat, not " + seats);
        }
        if (leastPayoff > greatestPayoff) {
            throw new IllegalArgumentException("payoff bounds " + leastPayoff + " > " + greatestPayoff);
        }
    }

    /** Whether one of two players may win 1 from the other, which is what giving up comes to. */
    boolean allowResigning() {
        return seats == 2 && zeroSum && leastPayoff <= -1 && greatestPayoff >= 1;
    }

    /** What makes payoffs none of an outcome of this ruleset, or null if nothing does. */
    @Nullable String refusalOf(List<Integer> payoffs) {
        if (payoffs.size() != seats) {
            return "there is one payoff for each of " + seats + " seats, not " + payoffs.size();
        }
        long sum = 0;
        for (int payoff : payoffs) {
            if (payoff < leastPayoff || payoff > greatestPayoff) {
                return "payoffs are from " + leastPayoff + " to " + greatestPayoff + ", not " + payoff;
            }
            sum += payoff;
        }
        return zeroSum && sum != 0 ? "payoffs add up to 0, not to " + sum : null;
    }
}
