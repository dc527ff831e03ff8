package io.github.lusoria.core.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The hash is part of the public contract: docs/formats.md says how it is made. */
class HashTest {
    @Test
    void wordsAreFoldedInAsDocumented() {
        assertThat(Hash.SEED).isEqualTo(0x9e3779b97f4a7c15L);
        // (seed xor 5) * 0xd6e8feb86659fd93, xored with itself shifted right by 32, worked out apart from this code
        assertThat(Hash.add(Hash.SEED, 5)).isEqualTo(0x1a7d32242f8c3f14L);
    }

    @Test
    void twoHalvesAreOneWord() {
        assertThat(Hash.add(Hash.SEED, 0x12345678, -1)).isEqualTo(Hash.add(Hash.SEED, 0x12345678ffffffffL));
    }

    @Test
    void codeDependsOnBothHalvesOfTheLastWord() {
        assertThat(IntStream.range(0, 1000)
                        .map(i -> Hash.code(Hash.add(Hash.SEED, i, 0)))
                        .distinct())
                .hasSize(1000);
        assertThat(IntStream.range(0, 1000)
                        .map(i -> Hash.code(Hash.add(Hash.SEED, 0, i)))
                        .distinct())
                .hasSize(1000);
    }
}
