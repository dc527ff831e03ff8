package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Evidence;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the rulebook and the dossier say of rulesets whose options were changed. */
class RulebookTest {
    @Test
    void aListedReadingIsAsWellAttestedAsItsSource() {
        assertThat(Escaques.alfonso().dossier().evidence()).isEqualTo(Evidence.ATTESTED);
        assertThat(Escaques.stakes().dossier().evidence()).isEqualTo(Evidence.SUGGESTION);
        assertThat(Escaques.ludii().dossier().evidence()).isEqualTo(Evidence.SUGGESTION);
        assertThat(Escaques.ludii().dossier().summary()).doesNotContain("Whoever");
    }

    @Test
    void aRulesetOfOnesOwnIsItsChoosersChoice() {
        EscaquesRuleset own = Escaques.alfonso().with("rounds", "3");
        assertThat(own.dossier().evidence()).isEqualTo(Evidence.OWN_CHOICE);
        assertThat(own.dossier().summary())
                .endsWith(" Whoever chose escaques/alfonso?rounds=3 changed some of its options.");
    }

    @Test
    void aGameWithoutRoundLimitHasNoRuleOfOne() {
        EscaquesRuleset endless = Escaques.alfonso().with(Map.of("end", "AMULI", "rounds", "0"));
        assertThat(Escaques.alfonso().rule(EscaquesRuleIds.END_ROUNDS)).isPresent();
        assertThat(endless.rule(EscaquesRuleIds.END_ROUNDS)).isEmpty();
        assertThat(endless.rule(EscaquesRuleIds.END_CONFIGURATION)).isPresent();
    }
}
