package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.Rational;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Traits;
import java.math.BigInteger;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The listed readings, and rulesets of one's own. */
class SigRulesetTest {
    @Test
    void theCatalogueListsTheReadings() {
        assertThat(Rulesets.all().stream().map(each -> each.id().toString()))
                .containsExactly(
                        "sigwaduqqan/houmt-al-arbah",
                        "sigwaduqqan/houmt-al-arbah@evidence",
                        "sigwaduqqan/houmt-al-arbah@ludii");
        assertThat(SigWaDuqqan.all())
                .containsExactly(Resources.TEXT, Resources.EVIDENCE, Resources.LUDII)
                .isUnmodifiable();
        assertThat(Resources.TEXT).hasToString("sigwaduqqan/houmt-al-arbah");
        assertThat(Resources.TEXT.version()).isEqualTo(1);
    }

    @Test
    void theTextReadingHasTheDefaults() {
        assertThat(Resources.TEXT.options().stream().map(RuleOption::toString))
                .containsExactly(
                        "players=2",
                        "arrival=EXACT",
                        "seventhSig=MOVES",
                        "sigCount=RESTART",
                        "ghoulaStart=SQUARE_1",
                        "ghoulaCatch=STEPWISE",
                        "drag=STEPWISE",
                        "draggedMayMove=true",
                        "sharedSquareCatches=false",
                        "stayers=UNTOUCHED",
                        "zeroAtKaaba=2",
                        "end=ALL_DECIDED",
                        "whiteProbability=1/2");
    }

    @Test
    void theOtherReadingsDifferByTheirOptions() {
        assertThat(SigOptions.TABLE.changes(Resources.TEXT.definition(), Resources.EVIDENCE.definition()))
                .isEqualTo(Map.of("stayers", "DRAGGED_FORWARD"));
        assertThat(SigOptions.TABLE.changes(Resources.TEXT.definition(), Resources.LUDII.definition()))
                .isEqualTo(Map.of(
                        "seventhSig",
                        "NEXT_THROW",
                        "sigCount",
                        "KEEP",
                        "ghoulaStart",
                        "OFF_BOARD",
                        "sharedSquareCatches",
                        "true",
                        "zeroAtKaaba",
                        "0",
                        "end",
                        "LUDII"));
    }

    @Test
    void anIdSpellsWhatDiffers() {
        SigRuleset own =
                Resources.LUDII.withPlayers(3).with("whiteProbability", "2/6").with("end", "FIRST_TO_KAABA");
        assertThat(own)
                .hasToString("sigwaduqqan/houmt-al-arbah@ludii?end=FIRST_TO_KAABA&players=3&whiteProbability=1/3");
        assertThat(Rulesets.of(own.toString())).isEqualTo(own);
        assertThat(own.definition().whiteProbability()).isEqualTo(Rational.of(1, 3));
        assertThat(own.with("players", "2").with("whiteProbability", "1/2").with("end", "LUDII"))
                .isEqualTo(Resources.LUDII);
    }

    @Test
    void traitsSayWhatTheGameIs() {
        assertThat(Resources.TEXT.withPlayers(5).traits())
                .isEqualTo(new Traits(5, true, true, false, 0, 1, OptionalInt.empty()));
    }

    @ParameterizedTest(name = "{0}={1}")
    @CsvSource({
        "players,1",
        "players,1001",
        "players,02",
        "players,-2",
        "players,99999",
        "players,''",
        "arrival,exact",
        "seventhSig,SEVEN",
        "sigCount,0",
        "ghoulaStart,1",
        "ghoulaCatch,IMMEDIATE",
        "drag,EXACT_LANDING",
        "draggedMayMove,yes",
        "sharedSquareCatches,TRUE",
        "stayers,true",
        "zeroAtKaaba,21",
        "zeroAtKaaba,+2",
        "end,never",
        "whiteProbability,0.5",
        "whiteProbability,1",
        "whiteProbability,1/1",
        "whiteProbability,0/2",
        "whiteProbability,1/0",
        "whiteProbability,/2",
        "whiteProbability,1/",
        "whiteProbability,1/2/3",
        "whiteProbability,-1/2",
        "whiteProbability,1/1001",
        "whiteProbability,3/2"
    })
    void badValuesAreRefused(String key, String value) {
        assertThatThrownBy(() -> Resources.TEXT.with(key, value))
                .isInstanceOfSatisfying(InvalidRulesetException.class, thrown -> {
                    assertThat(thrown.violations()).hasSize(1);
                    assertThat(thrown).hasMessageContaining(key);
                });
    }

    @Test
    void everythingWrongIsNamedAtOnce() {
        assertThatThrownBy(() -> Resources.EVIDENCE.with(Map.of(
                        "players", "1",
                        "arrival", "SOON\n",
                        "zeroAtKaaba", "99",
                        "whiteProbability", "5/4",
                        "ghoulaStart", "OFF_BOARD",
                        "sharedSquareCatches", "true",
                        "sticks", "6".repeat(1000))))
                .isInstanceOfSatisfying(InvalidRulesetException.class, thrown -> {
                    assertThat(thrown.violations().stream().map(Message::key))
                            .containsExactly(
                                    "sigwaduqqan.options.value",
                                    "sigwaduqqan.options.unknown",
                                    "sigwaduqqan.options.range",
                                    "sigwaduqqan.options.range",
                                    "sigwaduqqan.options.probability",
                                    "sigwaduqqan.options.stayers-without-house",
                                    "sigwaduqqan.options.stayers-caught");
                    assertThat(thrown.getMessage()).hasSizeLessThan(1200).doesNotContain("\n", "{");
                });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "players|02|players is a whole number from 2 to 1000 without leading zeros, not \"02\"",
                "players|1001|players is a whole number from 2 to 1000, not 1001",
                "arrival|stop|arrival is EXACT or STOP, not \"stop\"",
                "draggedMayMove|yes|draggedMayMove is true or false, not \"yes\"",
                "whiteProbability|0.5|whiteProbability is a fraction above 0 and below 1 with a denominator of at most 1000,"
                        + " such as 1/2, not \"0.5\"",
                "whiteProbability|1/1001|whiteProbability is above 0 and below 1 with a denominator of at most 1000,"
                        + " not 1/1001"
            })
    void unreadableOptionsSayWhatIsReadable(String option, String value, String sentence) {
        assertThatThrownBy(() -> Resources.TEXT.with(option, value)).hasMessage("invalid options: " + sentence);
    }

    @Test
    void numbersOutsideOfTheirRangeAreNamedAsGiven() {
        SigPosition position = Resources.TEXT.initial();
        assertThatThrownBy(() -> position.score(-1)).hasMessage("the seats are 1 to 2, not -1");
        assertThatThrownBy(() -> position.pilgrim(3)).hasMessage("the seats are 1 to 2, not 3");
        assertThatThrownBy(() -> SigSetup.builder(2).seatToThrow(0)).hasMessage("the seats are 1 to 2, not 0");
        assertThatThrownBy(() -> position.play(5)).hasMessage("there are 5 legal moves from 0 on, and no number 5");
        assertThatThrownBy(() -> position.weight(-1)).hasMessage("there are 5 legal moves from 0 on, and no number -1");
        assertThatThrownBy(() -> Resources.TEXT.action(5)).hasMessage("the action ids are 0 to 4, not 5");
        assertThatThrownBy(() -> StickThrow.ofWhiteSides(5)).hasMessage("the white sides are 0 to 4, not 5");
        assertThatThrownBy(() -> Track.row(21)).hasMessage("the squares are 1 to 20, not 21");
    }

    @Test
    void hugeFractionsAreRefusedInFewWords() {
        Rational huge = Rational.of(1, Long.MAX_VALUE);
        for (int i = 0; i < 6; i++) {
            huge = huge.times(huge);
        }
        Rational tiny = huge;
        assertThatThrownBy(() -> Resources.TEXT.definition().toBuilder()
                        .whiteProbability(tiny)
                        .build())
                .isInstanceOf(InvalidRulesetException.class)
                .hasMessageMatching(".{1,200}");
    }

    @Test
    void aBuilderSetsEveryOption() {
        SigRules rules = Resources.TEXT.definition().toBuilder()
                .players(7)
                .arrival(SigRules.Arrival.STOP)
                .seventhSig(SigRules.SeventhSig.NEXT_THROW)
                .sigCount(SigRules.SigCount.KEEP)
                .ghoulaStart(SigRules.GhoulaStart.OFF_BOARD)
                .ghoulaCatch(SigRules.GhoulaCatch.EXACT_LANDING)
                .drag(SigRules.Drag.IMMEDIATE)
                .draggedMayMove(false)
                .sharedSquareCatches(true)
                .stayers(SigRules.Stayers.UNTOUCHED)
                .zeroAtKaaba(6)
                .end(SigRules.End.LAST_SURVIVOR)
                .whiteProbability(Rational.of(3, 7))
                .build();
        SigRuleset own = Resources.TEXT.with(rules);
        assertThat(own.id().options().keySet())
                .containsExactly(
                        "arrival",
                        "drag",
                        "draggedMayMove",
                        "end",
                        "ghoulaCatch",
                        "ghoulaStart",
                        "players",
                        "seventhSig",
                        "sharedSquareCatches",
                        "sigCount",
                        "whiteProbability",
                        "zeroAtKaaba");
        assertThat(Resources.ruleset(own.toString()).definition()).isEqualTo(rules);
    }

    @Test
    void aFractionOfFortyCharactersIsShownWholeAndALongerOneIsCut() {
        Rational forty = Rational.of(BigInteger.ONE, BigInteger.TEN.pow(37));
        assertThat(forty.toString()).hasSize(40);
        assertThatThrownBy(() -> Resources.TEXT.definition().toBuilder()
                        .whiteProbability(forty)
                        .build())
                .hasMessageEndingWith("not " + forty);
        Rational longer = Rational.of(BigInteger.ONE, BigInteger.TEN.pow(38));
        assertThatThrownBy(() -> Resources.TEXT.definition().toBuilder()
                        .whiteProbability(longer)
                        .build())
                .hasMessageEndingWith("not " + forty + "...");
    }

    @Test
    void nullOptionsAreRefusedByName() {
        assertThatThrownBy(() -> Resources.TEXT.with((SigRules) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("changed");
        assertThatThrownBy(() -> Resources.TEXT.definition().toBuilder().end(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("value");
    }
}
