package io.github.lusoria.core;

import java.util.random.RandomGenerator;

/**
 * The library's own generator of pseudo-random numbers, xoshiro256++ 1.0 seeded by SplitMix64, so that a seed gives the
 * same games on every JDK.
 *
 * <p>The state is four 64-bit words. From a seed they are the first four outputs of SplitMix64 started at the seed. A
 * bounded integer below {@code n} is the high half of the product of {@code n} and 32 (for longs, 64) random bits, with
 * the rejection that makes it exactly uniform (Lemire 2019, "Fast Random Integer Generation in an Interval"). For the
 * generator see Blackman and Vigna, "Scrambled Linear Pseudorandom Number Generators" (2021). The sequences are part
 * of the public contract.
 *
 * <p>Mutable, and the one type of this package that is not safe to share between threads. Not for cryptography.
 */
public final class Xoshiro256 implements RandomGenerator {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private long s0;
    private long s1;
    private long s2;
    private long s3;

    private Xoshiro256(long seed) {
        long counter = seed + GOLDEN;
        s0 = mix(counter);
        counter += GOLDEN;
        s1 = mix(counter);
        counter += GOLDEN;
        s2 = mix(counter);
        counter += GOLDEN;
        s3 = mix(counter);
    }

    /**
     * Creates a generator from a seed.
     *
     * @param seed any number
     * @return a new generator
     */
    public static Xoshiro256 of(long seed) {
        return new Xoshiro256(seed);
    }

    /**
     * Creates the generator of one of many games that share a seed, so that game {@code n} is the same whichever games
     * are played beside it and on however many threads.
     *
     * @param seed any number
     * @param stream the number of the game
     * @return a new generator, the one of seed {@code mix(mix(seed) + stream)}, where {@code mix} is SplitMix64's
     *     finaliser
     */
    public static Xoshiro256 of(long seed, long stream) {
        return new Xoshiro256(mix(mix(seed) + stream));
    }

    /** The finaliser of SplitMix64, variant 13 of Stafford's mixers. */
    private static long mix(long word) {
        long z = (word ^ (word >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    @Override
    public long nextLong() {
        long result = Long.rotateLeft(s0 + s3, 23) + s0;
        long t = s1 << 17;
        s2 ^= s0;
        s3 ^= s1;
        s1 ^= s2;
        s0 ^= s3;
        s2 ^= t;
        s3 = Long.rotateLeft(s3, 45);
        return result;
    }

    /**
     * Returns the high 32 bits of {@link #nextLong()}.
     *
     * @return any int
     */
    @Override
    public int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    /**
     * Returns a uniformly random number below a bound.
     *
     * @param bound the bound, at least 1
     * @return a number from 0 to {@code bound - 1}
     * @throws IllegalArgumentException if the bound is below 1
     */
    @Override
    public int nextInt(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("the bound is at least 1, not " + bound);
        }
        long product = (nextLong() >>> 32) * bound;
        if ((product & 0xffffffffL) < bound) {
            long threshold = (1L << 32) % bound;
            while ((product & 0xffffffffL) < threshold) {
                product = (nextLong() >>> 32) * bound;
            }
        }
        return (int) (product >>> 32);
    }

    /**
     * Returns a uniformly random number below a bound.
     *
     * @param bound the bound, at least 1
     * @return a number from 0 to {@code bound - 1}
     * @throws IllegalArgumentException if the bound is below 1
     */
    @Override
    public long nextLong(long bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("the bound is at least 1, not " + bound);
        }
        if (bound <= Integer.MAX_VALUE) {
            return nextInt((int) bound);
        }
        long bits = nextLong();
        long low = bits * bound;
        if (Long.compareUnsigned(low, bound) < 0) {
            long threshold = Long.remainderUnsigned(-bound, bound);
            while (Long.compareUnsigned(low, threshold) < 0) {
                bits = nextLong();
                low = bits * bound;
            }
        }
        // bits is unsigned and the bound is not negative
        return Math.multiplyHigh(bits, bound) + (bits < 0 ? bound : 0);
    }
}
