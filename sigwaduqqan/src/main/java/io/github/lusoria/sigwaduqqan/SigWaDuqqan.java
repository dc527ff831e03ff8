package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.Rational;
import io.github.lusoria.core.RulesetId;
import java.util.Collections;
import java.util.List;

/**
 * The listed readings of Sig wa Duqqan as it was played in Houmt al-Arbah on Djerba.
 *
 * <p>Source: J. Akkari-Weriemmi, "Jeux traditionnels de Jerba (Tunisie)", IBLA 53 (156), 1990: 297-320, the rules on
 * pages 310-315, as Ludii's portal retells them (DLP.Games.688 and DLP.Evidence.1550). The article itself was not seen.
 */
public final class SigWaDuqqan {
    /** The name of the game in ruleset ids. */
    public static final String GAME = "sigwaduqqan";

    private static final String NAME = "houmt-al-arbah";
    private static final String TITLE = "Sig wa Duqqan (Houmt al-Arbah)";

    private static final SigRules TEXT_RULES = new SigRules(
            2,
            SigRules.Arrival.EXACT,
            SigRules.SeventhSig.MOVES,
            SigRules.SigCount.RESTART,
            SigRules.GhoulaStart.SQUARE_1,
            SigRules.GhoulaCatch.STEPWISE,
            SigRules.Drag.STEPWISE,
            true,
            false,
            SigRules.Stayers.UNTOUCHED,
            2,
            SigRules.End.ALL_DECIDED,
            Rational.of(1, 2));

    private static final SigRules EVIDENCE_RULES =
            TEXT_RULES.toBuilder().stayers(SigRules.Stayers.DRAGGED_FORWARD).build();

    private static final SigRules LUDII_RULES = TEXT_RULES.toBuilder()
            .seventhSig(SigRules.SeventhSig.NEXT_THROW)
            .sigCount(SigRules.SigCount.KEEP)
            .ghoulaStart(SigRules.GhoulaStart.OFF_BOARD)
            .sharedSquareCatches(true)
            .zeroAtKaaba(0)
            .end(SigRules.End.LUDII)
            .build();

    private static final SigRuleset TEXT = SigRuleset.listed(RulesetId.of(GAME, NAME), TITLE, TEXT_RULES);
    private static final SigRuleset EVIDENCE =
            SigRuleset.listed(reading("evidence"), TITLE + ", with the sentence of the evidence page", EVIDENCE_RULES);
    private static final SigRuleset LUDII =
            SigRuleset.listed(reading("ludii"), TITLE + ", as Ludii reads it", LUDII_RULES);

    private static final List<SigRuleset> ALL = List.of(TEXT, EVIDENCE, LUDII);

    private SigWaDuqqan() {}

    private static RulesetId reading(String name) {
        return new RulesetId(GAME, NAME, name, Collections.emptySortedMap());
    }

    /**
     * Returns the ruleset {@code sigwaduqqan/houmt-al-arbah}: the rules text of Ludii's portal, literally, and where it is
     * silent the least addition.
     *
     * @return the ruleset, for two players
     */
    public static SigRuleset houmtAlArbah() {
        return TEXT;
    }

    /**
     * Returns the ruleset {@code sigwaduqqan/houmt-al-arbah@evidence}: the same with one sentence of the evidence page,
     * by which pieces that never moved go along with the Ghoula's first move.
     *
     * @return the ruleset, for two players
     */
    public static SigRuleset houmtAlArbahEvidence() {
        return EVIDENCE;
    }

    /**
     * Returns the ruleset {@code sigwaduqqan/houmt-al-arbah@ludii}: the choices of Ludii's encoding. Where that cannot go
     * on, the Ghoula's remaining steps are lost.
     *
     * @return the ruleset, for two players
     */
    public static SigRuleset houmtAlArbahLudii() {
        return LUDII;
    }

    /**
     * Returns all listed readings.
     *
     * @return the rulesets, in the order in which a reader should meet them
     */
    public static List<SigRuleset> all() {
        return ALL;
    }
}
