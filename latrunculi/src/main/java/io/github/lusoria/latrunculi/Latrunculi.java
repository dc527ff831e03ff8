package io.github.lusoria.latrunculi;

import io.github.lusoria.core.RulesetId;
import java.util.List;
import java.util.OptionalInt;

/** The listed reconstructions of Ludus Latrunculorum. */
public final class Latrunculi {
    /** The name of the game in ruleset ids. */
    public static final String GAME = "latrunculi";

    private static final LatrunculiRuleset SCHADLER_2001 = LatrunculiRuleset.listed(
            RulesetId.of(GAME, "schadler-2001"),
            "Ludus Latrunculorum (Schädler 2001)",
            new LatrunculiRules(
                    8,
                    8,
                    16,
                    LatrunculiRules.Leap.ANY,
                    LatrunculiRules.Leaps.SEVERAL,
                    LatrunculiRules.DoubleTrap.PAIRS,
                    LatrunculiRules.Entry.ONLY_IF_IT_TRAPS,
                    OptionalInt.of(1),
                    LatrunculiRules.Blocked.PASS,
                    0,
                    LatrunculiRules.Repetition.NONE));

    private static final List<LatrunculiRuleset> ALL = List.of(SCHADLER_2001);

    private Latrunculi() {}

    /**
     * Returns the ruleset {@code latrunculi/schadler-2001}: Ulrich Schädler, "Latrunculi, a forgotten Roman game of
     * strategy reconstructed", Abstract Games 7 (2001), pages 10-11.
     *
     * @return the ruleset, with 16 men a side
     */
    public static LatrunculiRuleset schadler2001() {
        return SCHADLER_2001;
    }

    /**
     * Returns all listed reconstructions.
     *
     * @return the rulesets, in the order in which a reader should meet them
     */
    public static List<LatrunculiRuleset> all() {
        return ALL;
    }
}
