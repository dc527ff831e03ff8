package io.github.lusoria.cli;

import io.github.lusoria.core.PlayoutSummary;
import java.util.List;

/**
 * A number measured on random games, with the interval that holds the true one in 95 runs of 100.
 *
 * <p>The number and the bounds are NaN where there are too few games to say anything.
 *
 * @param value the number
 * @param low the lower bound
 * @param high the upper bound
 */
record Interval(double value, double low, double high) {
    /** The 97.5 % quantile of the standard normal distribution. */
    private static final double Z = 1.959963984540054;

    private static final Interval UNKNOWN = new Interval(Double.NaN, Double.NaN, Double.NaN);

    /** A share of the games, by the score interval of Wilson (1927), which stays between 0 and 1. */
    static Interval ofShare(long hits, long games) {
        if (games == 0) {
            return UNKNOWN;
        }
        double share = (double) hits / games;
        double square = Z * Z;
        double middle = share + square / (2 * games);
        double reach = Z * Math.sqrt((share * (1 - share) + square / (4.0 * games)) / games);
        double scale = 1 + square / games;
        // rounding must not push the exact ends 0 and 1 past the share itself
        double low = hits == 0 ? 0 : (middle - reach) / scale;
        double high = hits == games ? 1 : (middle + reach) / scale;
        return new Interval(share, low, high);
    }

    /** A mean over games, by the normal approximation. */
    static Interval ofMean(double mean, double standardDeviation, long games) {
        double reach = Z * standardDeviation / Math.sqrt((double) games);
        return new Interval(mean, mean - reach, mean + reach);
    }

    /**
     * The legal moves a ply: a ratio of two sums over games, by the normal approximation of a ratio estimator with the
     * blocks as samples (Cochran, "Sampling Techniques", 3rd edition 1977, section 6.4).
     */
    static Interval ofBranching(List<PlayoutSummary> blocks, PlayoutSummary total) {
        if (total.plies() == 0) {
            return UNKNOWN;
        }
        double ratio = (double) total.choices() / total.plies();
        double squares = 0;
        for (PlayoutSummary block : blocks) {
            double residual = block.choices() - ratio * block.plies();
            squares += residual * residual;
        }
        double samples = blocks.size();
        double reach = Z * Math.sqrt(squares * samples / (samples - 1)) / total.plies();
        return new Interval(ratio, ratio - reach, ratio + reach);
    }

    /** The sample standard deviation, from sums; NaN for fewer than two games. */
    static double standardDeviation(long sum, long sumOfSquares, long games) {
        double variance = (sumOfSquares - (double) sum / games * sum) / (games - 1);
        return Math.sqrt(games > 1 ? Math.max(0, variance) : Double.NaN);
    }
}
