package io.github.lusoria.latrunculi;

import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.RulesetId;
import io.github.lusoria.core.UnknownRulesetException;
import io.github.lusoria.core.internal.Nearest;
import java.util.List;
import java.util.Objects;

/** The listed reconstructions of Ludus Latrunculorum. */
public final class Latrunculi {
    /** The name of the game in ruleset ids. */
    public static final String GAME = "latrunculi";

    private static final List<LatrunculiRuleset> ALL = Presets.all();

    private Latrunculi() {}

    /**
     * Returns the ruleset {@code latrunculi/schadler-2001}, after the Ludii Portal's text, which cites Ulrich Schädler, "Latrunculi, a forgotten Roman game of
     * strategy reconstructed", Abstract Games 7 (2001), pages 10-11.
     *
     * @return the ruleset, with 16 men a side
     */
    public static LatrunculiRuleset schadler2001() {
        return ALL.get(0);
    }

    /**
     * Returns the ruleset {@code latrunculi/schadler-1994}, after the Ludii Portal's text, which cites Ulrich Schädler, "Latrunculi, ein verlorenes strategisches
     * Brettspiel der Römer", Homo Ludens IV (Salzburg 1994), pages 47-67.
     *
     * @return the ruleset, with 16 men a side
     */
    public static LatrunculiRuleset schadler1994() {
        return ALL.get(1);
    }

    /**
     * Returns the ruleset with an id, which may carry options.
     *
     * @param id such as {@code latrunculi/seneca}, {@code latrunculi/bell-8x8@ludii} or
     *     {@code latrunculi/seega-8x8?loses=1}
     * @return the ruleset
     * @throws NotationException if the text is no id
     * @throws UnknownRulesetException if it is not listed; it suggests the nearest ids that are
     * @throws io.github.lusoria.core.InvalidRulesetException if an option is unknown, unreadable or contradicts others
     */
    public static LatrunculiRuleset of(String id) {
        RulesetId wanted = RulesetId.parse(Objects.requireNonNull(id, "id"));
        for (LatrunculiRuleset ruleset : ALL) {
            if (ruleset.id().equals(wanted.base())) {
                return ruleset.with(wanted.options());
            }
        }
        throw new UnknownRulesetException(
                id,
                Nearest.of(
                        wanted.base().toString(),
                        ALL.stream().map(LatrunculiRuleset::toString).toList()));
    }

    /**
     * Returns all listed reconstructions: thirty as their texts have them, then the same as Ludii reads them.
     *
     * @return the rulesets, in the order in which a reader should meet them
     */
    public static List<LatrunculiRuleset> all() {
        return ALL;
    }
}
