package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/**
 * Bounded numbers are exactly uniform: the method that is uniform for all words of 8 bits, counted out, is the method
 * used for words of 32 and 64 bits, compared on random words.
 */
class Xoshiro256Properties {
    /** Lemire's method on one word, in the integers: multiply, reject what some results have too much of, halve. */
    private static Optional<BigInteger> accepted(BigInteger word, int bits, BigInteger bound) {
        BigInteger range = BigInteger.ONE.shiftLeft(bits);
        BigInteger product = word.multiply(bound);
        boolean rejected = product.mod(range).compareTo(range.mod(bound)) < 0;
        return rejected ? Optional.empty() : Optional.of(product.shiftRight(bits));
    }

    private static BigInteger bounded(Supplier<BigInteger> words, int bits, BigInteger bound) {
        return Stream.generate(words)
                .map(word -> accepted(word, bits, bound))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
    }

    private static BigInteger unsigned(long word) {
        return new BigInteger(Long.toUnsignedString(word));
    }

    @Example
    void theMethodIsExactlyUniform() {
        for (int bound = 1; bound <= 256; bound++) {
            int[] counts = new int[bound];
            for (int word = 0; word < 256; word++) {
                accepted(BigInteger.valueOf(word), 8, BigInteger.valueOf(bound))
                        .ifPresent(result -> counts[result.intValueExact()]++);
            }
            assertThat(counts).as("bound %s", bound).containsOnly(256 / bound);
        }
    }

    @Provide
    Arbitrary<Integer> intBounds() {
        // just above a half or a third of 2^32, much is rejected
        return Arbitraries.oneOf(
                Arbitraries.integers().between(1, Integer.MAX_VALUE),
                Arbitraries.integers().between(1, 1000),
                Arbitraries.integers().between((1 << 30) + 1, (1 << 30) + 1000),
                Arbitraries.integers().between(1431655766, 1431656766),
                Arbitraries.integers().between(0, 30).map(shift -> 1 << shift));
    }

    @Provide
    Arbitrary<Long> longBounds() {
        return Arbitraries.oneOf(
                Arbitraries.longs().between(1, Long.MAX_VALUE),
                Arbitraries.longs().between(1L << 31, 1L << 33),
                Arbitraries.longs().between((1L << 62) + 1, (1L << 62) + 1000),
                Arbitraries.longs().between(6148914691236517206L, 6148914691236518206L),
                Arbitraries.integers().between(31, 62).map(shift -> 1L << shift));
    }

    @Property
    void boundedIntsFollowTheMethodOn32Bits(@ForAll long seed, @ForAll("intBounds") int bound) {
        Xoshiro256 tested = Xoshiro256.of(seed);
        Xoshiro256 words = Xoshiro256.of(seed);
        for (int i = 0; i < 20; i++) {
            BigInteger expected =
                    bounded(() -> BigInteger.valueOf(words.nextLong() >>> 32), 32, BigInteger.valueOf(bound));
            assertThat(tested.nextInt(bound)).isEqualTo(expected.intValueExact());
        }
        assertThat(tested.nextLong()).as("as many words were drawn").isEqualTo(words.nextLong());
    }

    @Property
    void boundedLongsAbove31BitsFollowTheMethodOn64Bits(@ForAll long seed, @ForAll("longBounds") long any) {
        long bound = Math.max(any, 1L << 31);
        Xoshiro256 tested = Xoshiro256.of(seed);
        Xoshiro256 words = Xoshiro256.of(seed);
        for (int i = 0; i < 20; i++) {
            BigInteger expected = bounded(() -> unsigned(words.nextLong()), 64, BigInteger.valueOf(bound));
            assertThat(tested.nextLong(bound)).isEqualTo(expected.longValueExact());
        }
        assertThat(tested.nextLong()).as("as many words were drawn").isEqualTo(words.nextLong());
    }

    @Property
    void smallBoundsAreTheSameForIntsAndLongs(@ForAll long seed, @ForAll @IntRange(min = 1) int bound) {
        Xoshiro256 ints = Xoshiro256.of(seed);
        Xoshiro256 longs = Xoshiro256.of(seed);
        for (int i = 0; i < 10; i++) {
            assertThat(longs.nextLong((long) bound)).isEqualTo(ints.nextInt(bound));
        }
    }

    @Property
    void numbersAreBelowTheBound(@ForAll long seed, @ForAll @LongRange(min = 1) long bound) {
        assertThat(Xoshiro256.of(seed).nextLong(bound)).isBetween(0L, bound - 1);
    }

    @Property
    void aSeedAndAStreamGiveOneSequence(@ForAll long seed, @ForAll long stream) {
        Xoshiro256 once = Xoshiro256.of(seed, stream);
        Xoshiro256 again = Xoshiro256.of(seed, stream);
        for (int i = 0; i < 5; i++) {
            assertThat(again.nextLong()).isEqualTo(once.nextLong());
        }
    }
}
