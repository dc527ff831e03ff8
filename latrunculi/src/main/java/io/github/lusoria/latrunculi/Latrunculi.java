package io.github.lusoria.latrunculi;

import io.github.lusoria.core.RulesetId;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/** The listed reconstructions of Ludus Latrunculorum. */
public final class Latrunculi {
    /** The name of the game in ruleset ids. */
    public static final String GAME = "latrunculi";

    private static final LatrunculiRules RULES_2001 = new LatrunculiRules(
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
            LatrunculiRules.Repetition.NONE);

    private static final LatrunculiRules RULES_1994 =
            RULES_2001.toBuilder().entry(LatrunculiRules.Entry.SAFE).build();

    private static final String TITLE_2001 = "Ludus Latrunculorum (Schädler 2001)";
    private static final String TITLE_1994 = "Ludus Latrunculorum (Schädler 1994)";

    private static final LatrunculiRuleset SCHADLER_2001 = text("schadler-2001", TITLE_2001, RULES_2001);
    private static final LatrunculiRuleset SCHADLER_1994 = text("schadler-1994", TITLE_1994, RULES_1994);

    private static final List<LatrunculiRuleset> ALL = List.of(
            SCHADLER_2001,
            SCHADLER_1994,
            ludii("schadler-2001", TITLE_2001, RULES_2001),
            ludii("schadler-1994", TITLE_1994, RULES_1994));

    private static LatrunculiRuleset text(String name, String title, LatrunculiRules rules) {
        return LatrunculiRuleset.listed(RulesetId.of(GAME, name), title, rules);
    }

    /** The second reading: what Ludii's encoding intends, without its defects (spec section 0). */
    private static LatrunculiRuleset ludii(String name, String title, LatrunculiRules text) {
        LatrunculiRules rules = text.toBuilder()
                .doubleTrap(LatrunculiRules.DoubleTrap.ANY_GUARD_FREES)
                .repetition(LatrunculiRules.Repetition.POSITIONAL_SUPERKO)
                .build();
        RulesetId id = new RulesetId(GAME, name, "ludii", Collections.emptySortedMap());
        return LatrunculiRuleset.listed(id, title + ", as Ludii reads it", rules);
    }

    private Latrunculi() {}

    /**
     * Returns the ruleset {@code latrunculi/schadler-2001}, after the Ludii Portal's text, which cites Ulrich Schädler, "Latrunculi, a forgotten Roman game of
     * strategy reconstructed", Abstract Games 7 (2001), pages 10-11.
     *
     * @return the ruleset, with 16 men a side
     */
    public static LatrunculiRuleset schadler2001() {
        return SCHADLER_2001;
    }

    /**
     * Returns the ruleset {@code latrunculi/schadler-1994}, after the Ludii Portal's text, which cites Ulrich Schädler, "Latrunculi, ein verlorenes strategisches
     * Brettspiel der Römer", Homo Ludens IV (Salzburg 1994), pages 47-67.
     *
     * @return the ruleset, with 16 men a side
     */
    public static LatrunculiRuleset schadler1994() {
        return SCHADLER_1994;
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
