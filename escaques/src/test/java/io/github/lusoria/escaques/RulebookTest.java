package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.testkit.RulesetBattery;
import java.util.List;
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
    void otherEndsAreToldWithAllThatTheyNeed() {
        assertThat(Escaques.alfonso()
                        .rule(EscaquesRuleIds.END_ROUNDS)
                        .orElseThrow()
                        .alternatives())
                .extracting(each -> each.options())
                .startsWith(List.of("end=SCORE_TARGET", "target=500"), List.of("end=AMULI"));
        EscaquesRuleset target = Escaques.alfonso().with(Map.of("end", "SCORE_TARGET", "rounds", "0", "target", "700"));
        assertThat(target.rule(EscaquesRuleIds.END_TARGET).orElseThrow().alternatives())
                .extracting(each -> each.options())
                .containsExactly(List.of("end=ROUNDS", "rounds=12", "target=0"), List.of("end=AMULI", "target=0"));
        assertThat(target.rule(EscaquesRuleIds.END_TARGET).orElseThrow().reading())
                .doesNotContain("last round");
    }

    @Test
    void theGreatestScoreIsTheChoiceOfWhoeverLeftOutTheRounds() {
        EscaquesRuleset endless = Escaques.alfonso().with(Map.of("end", "AMULI", "rounds", "0"));
        assertThat(endless.rule(EscaquesRuleIds.SCORE_LIMIT).orElseThrow().evidence())
                .isEqualTo(Evidence.OWN_CHOICE);
    }

    @Test
    void aGameWithoutRoundLimitHasNoRuleOfOne() {
        EscaquesRuleset endless = Escaques.alfonso().with(Map.of("end", "AMULI", "rounds", "0"));
        assertThat(Escaques.alfonso().rule(EscaquesRuleIds.END_ROUNDS)).isPresent();
        assertThat(endless.rule(EscaquesRuleIds.END_ROUNDS)).isEmpty();
        assertThat(endless.rule(EscaquesRuleIds.END_CONFIGURATION)).isPresent();
    }

    @Test
    void alternativesAreChosenBySomebodyAndHaveOtherSources() {
        for (EscaquesRuleset ruleset : List.of(Escaques.alfonso(), Escaques.stakes(), Escaques.ludii())) {
            RulesetBattery.of(ruleset).rulebook().whatAnAlternativeChangesIsItsChoosersOwn();
            RulesetBattery.of(ruleset).rulebook().noSourceSupportsBothARuleAndItsAlternative();
        }
    }
}
