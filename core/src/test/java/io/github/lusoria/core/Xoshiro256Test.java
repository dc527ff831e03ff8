package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Golden numbers were computed apart, by a program in Python written from the published algorithms: xoshiro256++ 1.0
 * (Blackman and Vigna), seeded by SplitMix64. That program gives the known first outputs 41943041, 58720359,
 * 3588806011781223, 3591011842654386 for the state 1, 2, 3, 4.
 */
class Xoshiro256Test {
    private static List<String> hex(Xoshiro256 random, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> Long.toHexString(random.nextLong()))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 53175d61490b23df, 61da6f3dc380d507, 5c0fdf91ec9a7bfc, 2eebf8c3bbe5e1a, 7eca04ebaf4a5eea",
        "1, cfc5d07f6f03c29b, bf424132963fe08d, 19a37d5757aaf520, bf08119f05cd56d6, 2f47184b86186fa4",
        "42, d0764d4f4476689f, 519e4174576f3791, fbe07cfb0c24ed8c, b37d9f600cd835b8, cb231c3874846a73",
        "-1, 56ccf8ce948e27b2, e68588432e5a5b90, e3e9b5a48119ca8b, 460f19495532ae73, a7d62040ea9263e1"
    })
    void aSeedGivesTheGoldenNumbers(long seed, String a, String b, String c, String d, String e) {
        assertThat(hex(Xoshiro256.of(seed), 5)).containsExactly(a, b, c, d, e);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 53175d61490b23df, 61da6f3dc380d507, 5c0fdf91ec9a7bfc",
        "0, 1, f60fc56b2d1cefb1, 3df67cdd4dd5d3fd, d5e873cac286a23a",
        "42, 0, 167674d8b56cef42, 9fc979aa8e817460, f9780491fa7f0032",
        "42, 1, cf0c83d8c9219c78, a06e11d6be890d79, d44d7ef8e1c6f26e",
        "42, 1099511627776, 536fc71fcd67a049, 523e5f9682058fd3, 60ccc8be75b0c2d7",
        "-1, -1, b3c291586d4ae50b, eb28243acb0e7b33, 5391a8bfd719ff69"
    })
    void aStreamOfASeedGivesTheGoldenNumbers(long seed, long stream, String a, String b, String c) {
        assertThat(hex(Xoshiro256.of(seed, stream), 3)).containsExactly(a, b, c);
    }

    /** Lemire's method (2019) with 128 bits: the upper half of word times bound, unless the lower half is too small. */
    @ParameterizedTest
    @ValueSource(longs = {2147483648L, 3000000001L, 4611686018427387905L, 6148914691236517206L, Long.MAX_VALUE})
    void longsBelowABoundAreAsLikelyAsOneAnother(long bound) {
        Xoshiro256 tested = Xoshiro256.of(3);
        Xoshiro256 words = Xoshiro256.of(3);
        BigInteger all = BigInteger.ONE.shiftLeft(64);
        BigInteger threshold = all.mod(BigInteger.valueOf(bound));
        for (int i = 0; i < 200; i++) {
            BigInteger product;
            do {
                product = new BigInteger(Long.toUnsignedString(words.nextLong())).multiply(BigInteger.valueOf(bound));
            } while (product.mod(all).compareTo(threshold) < 0);
            assertThat(tested.nextLong(bound)).isEqualTo(product.shiftRight(64).longValueExact());
        }
        assertThat(tested.nextLong()).as("as many words were drawn").isEqualTo(words.nextLong());
    }

    @Test
    void theHundredThousandthNumberIsGolden() {
        Xoshiro256 random = Xoshiro256.of(0);
        for (int i = 1; i < 100_000; i++) {
            random.nextLong();
        }
        assertThat(hex(random, 1)).containsExactly("be68cdcba7d9da9e");
    }

    @Test
    void intsAreTheHighHalves() {
        Xoshiro256 random = Xoshiro256.of(42);
        assertThat(IntStream.range(0, 5).map(i -> random.nextInt()))
                .containsExactly(-797553329, 1369325940, -69174021, -1283612832, -886891464);
    }

    @Test
    void boundedIntsAreGolden() {
        assertThat(ints(6, 20)).containsExactly(4, 1, 5, 4, 4, 3, 0, 3, 1, 5, 3, 5, 4, 0, 2, 3, 1, 0, 3, 2);
        assertThat(ints(1_500_000_000, 8))
                .containsExactly(
                        1221457717, 478231559, 1190256734, 882147699, 907683672, 1400020676, 1020009705, 104295706);
        assertThat(ints(Integer.MAX_VALUE, 5))
                .containsExactly(1748706982, 684662969, 2112896636, 1505677231, 1704037915);
    }

    private static List<Integer> ints(int bound, int count) {
        Xoshiro256 random = Xoshiro256.of(42);
        return IntStream.range(0, count).mapToObj(i -> random.nextInt(bound)).toList();
    }

    @Test
    void boundedLongsAreGolden() {
        assertThat(longs(10, 10)).containsExactly(8L, 3L, 9L, 7L, 7L, 5L, 1L, 6L, 2L, 9L);
        assertThat(longs(1L << 31, 5)).containsExactly(1748706983L, 684662970L, 2112896637L, 1505677232L, 1704037916L);
        assertThat(longs(6000000000000000001L, 6))
                .containsExactly(
                        4885830870737459194L,
                        1912926240369967354L,
                        5903365009064933018L,
                        4206813588808533876L,
                        4761026938150374459L,
                        3528590798805358072L);
        assertThat(longs(Long.MAX_VALUE, 5))
                .containsExactly(
                        7510639304993616974L,
                        2940605065665682376L,
                        9074821957992740549L,
                        6466834469879552731L,
                        7318787121341412664L);
    }

    private static List<Long> longs(long bound, int count) {
        Xoshiro256 random = Xoshiro256.of(42);
        return LongStream.range(0, count).mapToObj(i -> random.nextLong(bound)).toList();
    }

    @Test
    void theGreatestIntBoundIsThatOfInts() {
        Xoshiro256 ints = Xoshiro256.of(42);
        Xoshiro256 longs = Xoshiro256.of(42);
        for (int i = 0; i < 100; i++) {
            assertThat(longs.nextLong((long) Integer.MAX_VALUE)).isEqualTo(ints.nextInt(Integer.MAX_VALUE));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void aBoundIsAtLeastOne(int bound) {
        Xoshiro256 random = Xoshiro256.of(1);
        assertThatThrownBy(() -> random.nextInt(bound))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the bound is at least 1, not " + bound);
        assertThatThrownBy(() -> random.nextLong((long) bound)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> random.nextLong(Long.MIN_VALUE)).isInstanceOf(IllegalArgumentException.class);
        assertThat(hex(random, 1)).isEqualTo(hex(Xoshiro256.of(1), 1));
    }

    @Test
    void belowOneThereIsOnlyZero() {
        Xoshiro256 random = Xoshiro256.of(1);
        for (int i = 0; i < 100; i++) {
            assertThat(random.nextInt(1)).isZero();
            assertThat(random.nextLong(1)).isZero();
        }
    }

    @Test
    void streamsOfOneSeedDiffer() {
        Set<Long> first = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            for (long stream = 0; stream < 500; stream++) {
                first.add(Xoshiro256.of(seed, stream).nextLong());
            }
        }
        assertThat(first).hasSize(10_000);
    }

    @Test
    void generatorsOfOneSeedDoNotDisturbEachOther() {
        Xoshiro256 one = Xoshiro256.of(5);
        Xoshiro256 other = Xoshiro256.of(5);
        List<Long> mixed = new ArrayList<>();
        List<Long> alone = new ArrayList<>();
        Xoshiro256 single = Xoshiro256.of(5);
        for (int i = 0; i < 10; i++) {
            mixed.add(one.nextLong());
            other.nextLong();
            alone.add(single.nextLong());
        }
        assertThat(mixed).isEqualTo(alone);
    }
}
