package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Rational;
import org.junit.jupiter.api.Test;

/** The example of the package's documentation and of {@code docs/sig-wa-duqqan.md} does what they say. */
class ExampleTest {
    @Test
    void theExampleRuns() {
        SigRuleset ruleset = SigWaDuqqan.houmtAlArbah().withPlayers(4).with("arrival", "STOP");
        SigPosition position = ruleset.initial().play("1").play("4");
        assertThat(position + ", weight of a sig " + position.weight(1) + "/" + position.totalWeight())
                .isEqualTo("6/1*/1*/1* G1 1, weight of a sig 4/16");
        Rational turns = LoneWalk.of(ruleset).expectedTurns(Pilgrim.at(15), 16);
        assertThat(turns).hasToString("37/2");
    }
}
