package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.testkit.RulesetBattery;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the rulebook and the dossier say of rulesets whose options were changed. */
class RulebookTest {
    private static Rule rule(SigRuleset ruleset, RuleId id) {
        return ruleset.rule(id).orElseThrow();
    }

    @Test
    void aListedReadingIsAsWellAttestedAsItsSource() {
        assertThat(Resources.TEXT.dossier().evidence()).isEqualTo(Evidence.ATTESTED);
        assertThat(Resources.EVIDENCE.dossier().evidence()).isEqualTo(Evidence.ATTESTED);
        assertThat(Resources.LUDII.dossier().evidence()).isEqualTo(Evidence.SUGGESTION);
        assertThat(Resources.LUDII.dossier().summary()).doesNotContain("Whoever");
    }

    @Test
    void aRulesetOfOnesOwnIsItsChoosersChoice() {
        SigRuleset own = Resources.TEXT.with("arrival", "STOP");
        assertThat(own.dossier().evidence()).isEqualTo(Evidence.OWN_CHOICE);
        assertThat(own.dossier().summary())
                .endsWith(" Whoever chose sigwaduqqan/houmt-al-arbah?arrival=STOP changed some of its options.");
    }

    @Test
    void theNumberOfPlayersIsLeftToThemByTheText() {
        SigRuleset five = Resources.TEXT.withPlayers(5);
        assertThat(five.dossier().evidence()).isEqualTo(Evidence.ATTESTED);
        assertThat(five.dossier().summary()).doesNotContain("Whoever");
        assertThat(rule(five, SigRuleIds.PLAYERS).evidence()).isEqualTo(Evidence.ATTESTED);
    }

    @Test
    void whereNobodyIsDraggedNobodyIsBuriedOnTheFirstSquare() {
        Rule dragged = rule(Resources.TEXT, SigRuleIds.GHOULA_BURIAL);
        assertThat(dragged.statement()).startsWith("On square 1 all whom the Ghoula drags are buried");
        assertThat(dragged.reading()).contains("Ludii plays so");
        Rule lost = rule(Resources.TEXT.with("drag", "IMMEDIATE"), SigRuleIds.GHOULA_BURIAL);
        assertThat(lost.statement())
                .isEqualTo("Whoever is lost is buried where he stands: his piece leaves the board.");
        assertThat(lost.reading()).endsWith(" In the text a player is dragged to the first square before.");
        assertThat(lost.citations()).noneMatch(each -> each.bearing() == Citation.Bearing.SUPPORTS);
    }

    @Test
    void whoIsDraggedAwayFrom15WaitsForWhatLeadsTo16InEachReading() {
        SigPosition seventh =
                Resources.LUDII.withPlayers(2).parse("15:6!/20:1 G15 1").play("1");
        assertThat(seventh).asString().startsWith("15:7!/");
        assertThat(rule(Resources.LUDII, SigRuleIds.GHOULA_ESCAPE).statement())
                .contains("the throw that leads him to 16 frees him")
                .isEqualTo(rule(Resources.TEXT, SigRuleIds.GHOULA_ESCAPE).statement());
    }

    @Test
    void theGhoulaAloneOn15GoesAgainWhereWhoeverComesToItIsCaught() {
        assertThat(rule(Resources.TEXT, SigRuleIds.GHOULA_STAYS).statement()).endsWith("stays there for good.");
        SigRuleset shared = Resources.TEXT.with("sharedSquareCatches", "true").withPlayers(2);
        assertThat(rule(shared, SigRuleIds.GHOULA_STAYS).statement()).contains("until somebody walks onto it");
        SigPosition caught = shared.parse("14/20:1 G15 1").play("1").play("0");
        assertThat(caught.play("3")).asString().contains(" G12 ");
    }

    @Test
    void theGhoulaAloneOn15StaysForGoodWhereNobodyIsDraggedThoughWhoeverComesToItIsLost() {
        SigRuleset lost = Resources.TEXT
                .with(Map.of("sharedSquareCatches", "true", "drag", "IMMEDIATE"))
                .withPlayers(2);
        Rule stays = rule(lost, SigRuleIds.GHOULA_STAYS);
        assertThat(stays.statement())
                .endsWith("stays there for good; whoever walks onto it is lost at its next step if he is still there.");
        assertThat(stays.options()).containsExactly("drag=IMMEDIATE", "sharedSquareCatches=true");
        SigPosition caught = lost.parse("14/20:1 G15 1").play("1").play("0");
        assertThat(caught.play("3")).asString().startsWith("x/").contains(" G15 ");
    }

    @Test
    void anotherReadingNamesAllOptionsThatItNeeds() {
        assertThat(options(Resources.TEXT, SigRuleIds.GHOULA_START)).containsExactly("ghoulaStart=OFF_BOARD");
        assertThat(options(Resources.EVIDENCE, SigRuleIds.GHOULA_START))
                .containsExactly("ghoulaStart=OFF_BOARD", "stayers=UNTOUCHED");
        assertThat(options(Resources.LUDII, SigRuleIds.STAYERS))
                .containsExactly("ghoulaStart=SQUARE_1", "sharedSquareCatches=false", "stayers=DRAGGED_FORWARD");
    }

    private static List<String> options(SigRuleset ruleset, RuleId id) {
        return rule(ruleset, id).alternatives().get(0).options();
    }

    @Test
    void whatAnotherEndBringsAboutIsItsChoosersOwn() {
        Rule stays = rule(Resources.LUDII.with("end", "ALL_DECIDED"), SigRuleIds.GHOULA_STAYS);
        assertThat(stays.evidence()).isEqualTo(Evidence.OWN_CHOICE);
        assertThat(stays.options()).contains("end=ALL_DECIDED");
    }

    @Test
    void aZeroAtTheKaabaThatNoSourceHasStandsBesideTheReadingsThatTheyHave() {
        Rule own = rule(Resources.TEXT.with("zeroAtKaaba", "5"), SigRuleIds.KAABA_ZERO);
        assertThat(own.statement())
                .isEqualTo("A 0 thrown from the Ka'aba moves the Ghoula 5 squares; it gives no further throw.");
        assertThat(own.evidence()).isEqualTo(Evidence.OWN_CHOICE);
        assertThat(own.alternatives())
                .extracting(each -> each.options().get(0))
                .containsExactly("zeroAtKaaba=2", "zeroAtKaaba=0", "zeroAtKaaba=6");
        Rule ofLudii = rule(Resources.LUDII.with("zeroAtKaaba", "5"), SigRuleIds.KAABA_ZERO);
        assertThat(ofLudii.alternatives())
                .extracting(each -> each.options().get(0))
                .containsExactly("zeroAtKaaba=0", "zeroAtKaaba=2", "zeroAtKaaba=6");
    }

    @Test
    void alternativesAreChosenBySomebodyAndHaveOtherSources() {
        for (SigRuleset ruleset : List.of(Resources.TEXT, Resources.EVIDENCE, Resources.LUDII)) {
            RulesetBattery.of(ruleset).rulebook().whatAnAlternativeChangesIsItsChoosersOwn();
            RulesetBattery.of(ruleset).rulebook().noSourceSupportsBothARuleAndItsAlternative();
        }
    }
}
