package io.github.lusoria.core.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
    @Test
    void theFewestChangesOfOneCharacterComeFirst() {
        assertThat(Nearest.of("sega", List.of("bell", "kharebga", "seega", "seneca")))
                .containsExactly("seega", "bell", "seneca");
    }

    @Test
    void equallyNearNamesComeInTheOrderOfTheirCharacters() {
        assertThat(Nearest.of("x", List.of("c", "b", "a", "d"))).containsExactly("a", "b", "c");
    }

    @Test
    void ofFewNamesAllAreSuggested() {
        assertThat(Nearest.of("x", List.of())).isEmpty();
        assertThat(Nearest.of("", List.of("a"))).containsExactly("a");
    }

    @Test
    void onlyTheBeginningOfALongNameCounts() {
        String hundred = "a".repeat(100);
        assertThat(Nearest.of(hundred + "b".repeat(1_000_000), List.of("b".repeat(100), hundred)))
                .containsExactly(hundred, "b".repeat(100));
    }
}
