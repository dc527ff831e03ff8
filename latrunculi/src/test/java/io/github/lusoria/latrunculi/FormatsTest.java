package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Termination;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The page of formats, pinned with literal values. Action ids, the order of moves and the texts of positions and moves
 * have tests of their own.
 */
class FormatsTest {
    private static LatrunculiRuleset ruleset(String id) {
        return (LatrunculiRuleset) Rulesets.of(id);
    }

    @Test
    void schadler1994DiffersByTheEntryRuleAlone() {
        assertThat(ruleset("latrunculi/schadler-1994").definition())
                .isEqualTo(Examples.schadler2001("entry", "SAFE").definition());
        assertThat(Latrunculi.schadler1994()).isEqualTo(ruleset("latrunculi/schadler-1994"));
    }

    @Test
    void theSecondReadingHasFlagsAndSuperko() {
        assertThat(ruleset("latrunculi/schadler-2001@ludii").definition())
                .isEqualTo(Examples.schadler2001("doubleTrap", "ANY_GUARD_FREES", "repetition", "POSITIONAL_SUPERKO")
                        .definition());
        assertThat(ruleset("latrunculi/schadler-1994@ludii").definition())
                .isEqualTo(Examples.schadler2001(
                                "entry", "SAFE", "doubleTrap", "ANY_GUARD_FREES", "repetition", "POSITIONAL_SUPERKO")
                        .definition());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "latrunculi/schadler-2001;8/8/8/8/8/8/8/8 w M16m16 place -;" + "800c1bff99992b67;800c1bff99992b67",
                "latrunculi/schadler-2001;8/8/8/8/8/8/2Mm-M3/m6m b - move -;" + "eea09c5a39c822e7;3bb6e17ef98ba2ce",
                "latrunculi/schadler-2001;m7/8/8/8/8/8/2M1M3/8 b - over:w:reduced -;"
                        + "16e76d89bd7a8f8d;e6c853c308c073aa",
                "latrunculi/schadler-2001?repetition=NO_REVERSAL;m6m/8/8/3M4/2Mm+M3/3M4/8/8 w - move - d4d5,a7a8;"
                        + "570f3d2976623de5;de365ebf4f1ef64b",
                "latrunculi/bell-8x8;6mm/8/8/8/8/3m4/3D4/8 w - again:d2 7;" + "6fcb1563f6049047;0d8cc934f25ab47d",
                "latrunculi/kowalski-10x11;mmmmmdmmmmm/11/11/11/11/11/11/11/11/MMMMMDMMMMM w - move -;"
                        + "e2998d0a1c5b9b41;0e85c65d94662a7f"
            })
    void aPositionHasItsHashes(String id, String text, String hash, String boardHash) {
        // the last example has a last move that ended on d5
        LatrunculiPosition position = ruleset(id).parse(text);
        assertThat(String.format("%016x", position.hash64())).isEqualTo(hash);
        assertThat(String.format("%016x", position.boardHash64())).isEqualTo(boardHash);
    }

    @Test
    void eventsHaveTheirTextsAndRules() {
        assertThat(Stream.of("c2-c3", "c3-c2", "xd2").map(move -> {
                    String text = move.equals("c3-c2")
                            ? "m6m/8/8/8/8/2M5/3mM3/8 w - move -"
                            : "m6m/8/8/8/8/8/2Mm-M3/8 w - move -";
                    LatrunculiEvent event = Examples.position(text)
                            .explain(Examples.SCHADLER_2001.parseMove(move))
                            .events()
                            .get(0);
                    return event + " by " + event.rule();
                }))
                .containsExactly(
                        "freed d2 by latrunculi.release.guard-left",
                        "trapped d2 by latrunculi.trap",
                        "removed d2 by latrunculi.removal");
    }

    @Test
    void terminationsHaveTheirNamesAndRules() {
        assertThat(Stream.of(LatrunculiTermination.values()).map(Termination::id))
                .containsExactly("reduced", "blocked", "quiet", "passes");
        assertThat(Stream.of(LatrunculiTermination.values())
                        .map(end -> end.rule().value()))
                .containsExactly(
                        "latrunculi.end.reduced",
                        "latrunculi.end.blocked",
                        "latrunculi.end.quiet",
                        "latrunculi.end.passes");
    }

    @Test
    void optionsHaveTheirKeysAndValues() {
        assertThat(Examples.SCHADLER_2001.options().stream()
                        .map(RuleOption::values)
                        .map(values -> String.join(" ", values)))
                .containsExactly(
                        "2..12",
                        "2..16",
                        "2..96",
                        "0..1",
                        "ONE_BY_ONE TWO_BY_TWO ARRAY",
                        "a board text -",
                        "a square -",
                        "STEP SLIDE",
                        "ORTHOGONAL ALL",
                        "NONE ANY OWN_OR_TRAPPED ENEMY",
                        "ALL DUX",
                        "ONE SEVERAL",
                        "SPARED TAKEN",
                        "TRAP IMMEDIATE",
                        "PAIRS ANY_GUARD_FREES",
                        "INSTEAD BEFORE_ONE BEFORE_ANY",
                        "NONE NEIGHBOURS PARTNER",
                        "SAFE ONLY_IF_IT_TRAPS",
                        "SAFE LIKE_A_MAN",
                        "NONE MAY MUST",
                        "0..96 NEVER",
                        "PASS LOSS COUNT",
                        "0..1000",
                        "NONE NO_REVERSAL POSITIONAL_SUPERKO SITUATIONAL_SUPERKO THREEFOLD_DRAW");
    }
}
