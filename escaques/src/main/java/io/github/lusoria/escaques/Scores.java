package io.github.lusoria.escaques;

/**
 * Two scores packed into one {@code long}: that of an odd seat plus 2<sup>32</sup> times that of the next seat.
 *
 * <p>Scores are added by adding such words, which is exact, signs included.
 */
final class Scores {
    private static final long ODD = 1;
    private static final long EVEN = 1L << 32;
    private static final long[] UNITS_1 = {0, ODD, EVEN, 0, 0, 0, 0, 0};
    private static final long[] UNITS_3 = {0, 0, 0, ODD, EVEN, 0, 0, 0};
    private static final long[] UNITS_5 = {0, 0, 0, 0, 0, ODD, EVEN, 0};

    private Scores() {}

    static long of(int odd, int even) {
        return odd + even * EVEN;
    }

    static int odd(long scores) {
        return (int) scores;
    }

    static int even(long scores) {
        return (int) ((scores - (int) scores) >> 32);
    }

    /** The word of one point for a seat, as far as it is in the pair that begins with seat 1. */
    static long unit1(int seat) {
        return UNITS_1[seat & 7];
    }

    /** The same for the pair that begins with seat 3. */
    static long unit3(int seat) {
        return UNITS_3[seat & 7];
    }

    /** The same for the pair that begins with seat 5. */
    static long unit5(int seat) {
        return UNITS_5[seat & 7];
    }

    static boolean isBeyond(long scores, int limit) {
        return Math.abs(odd(scores)) > limit || Math.abs(even(scores)) > limit;
    }
}
