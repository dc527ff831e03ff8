package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.Rational;
import io.github.lusoria.core.testkit.Proves;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Expectations of a lone walk, computed from chance nodes and equal to those computed by hand. */
class LoneWalkTest {
    private static final LoneWalk WALK = LoneWalk.of(Resources.TEXT);

    @TestFactory
    @Proves({
        "sigwaduqqan.sig",
        "sigwaduqqan.advance",
        "sigwaduqqan.fifteenth",
        "sigwaduqqan.seven-sigs",
        "sigwaduqqan.last-squares",
        "sigwaduqqan.sticks"
    })
    Stream<DynamicTest> expectationsAreExact() {
        return Resources.read("expectations.json").stream()
                .map(each -> DynamicTest.dynamicTest(
                        each.get("id").asText() + " " + each.get("what").asText(), () -> isExact(each)));
    }

    private static void isExact(JsonNode each) {
        LoneWalk walk = LoneWalk.of(Resources.ruleset(each.get("ruleset").asText()));
        Pilgrim from = pilgrim(each.get("from").asText());
        int to = each.get("to").asInt();
        assertThat(walk.expectedThrows(from, to)).hasToString(each.get("throws").asText());
        if (each.has("turns")) {
            assertThat(walk.expectedTurns(from, to))
                    .hasToString(each.get("turns").asText());
        }
    }

    private static Pilgrim pilgrim(String text) {
        return Resources.position(text + "/x G1 1").pilgrim(1);
    }

    @Test
    void aWalkThatStartsAtItsEndTakesNothing() {
        assertThat(WALK.expectedThrows(Pilgrim.at(15), 15)).isEqualTo(Rational.ZERO);
        assertThat(WALK.expectedTurns(Pilgrim.at(16), 15)).isEqualTo(Rational.ZERO);
        assertThat(WALK.expectedTurns(Pilgrim.home(1), 20)).isEqualTo(Rational.ZERO);
    }

    @Test
    void partsOfAWalkAddUp() {
        Rational parts = WALK.expectedThrows(Pilgrim.AT_START, 2)
                .plus(WALK.expectedThrows(Pilgrim.at(2), 15))
                .plus(WALK.expectedThrows(Pilgrim.at(15), 16))
                .plus(WALK.expectedThrows(Pilgrim.at(16), 20));
        assertThat(WALK.expectedThrows(Pilgrim.AT_START, 20)).isEqualTo(parts);
    }

    @Test
    void theNumberOfPlayersAndTheEndDoNotMatter() {
        LoneWalk other = LoneWalk.of(Resources.TEXT.withPlayers(8).with("end", "LUDII"));
        assertThat(other.expectedThrows(Pilgrim.at(2), 20)).isEqualTo(WALK.expectedThrows(Pilgrim.at(2), 20));
        assertThat(LoneWalk.of(Resources.EVIDENCE).expectedTurns(Pilgrim.at(2), 20))
                .isEqualTo(WALK.expectedTurns(Pilgrim.at(2), 20));
    }

    @Test
    void whoCannotWalkIsRefused() {
        assertThatThrownBy(() -> WALK.expectedThrows(Pilgrim.LOST, 15)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> WALK.expectedThrows(Pilgrim.at(3).dragged(), 15))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> WALK.expectedThrows(Pilgrim.at(3).withSigs(2), 15))
                .isInstanceOf(InvalidSetupException.class);
        assertThatThrownBy(() -> WALK.expectedThrows(Pilgrim.at(3), 21)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> WALK.expectedTurns(null, 15))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("from");
        assertThatThrownBy(() -> LoneWalk.of(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("ruleset");
    }
}
