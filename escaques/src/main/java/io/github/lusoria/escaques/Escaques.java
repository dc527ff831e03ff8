package io.github.lusoria.escaques;

import io.github.lusoria.core.RulesetId;
import java.util.Collections;
import java.util.List;

/** The listed rulesets of Los Escaques: one text of 1283 in three readings. */
public final class Escaques {
    /** The name of the game in ruleset ids. */
    public static final String GAME = "escaques";

    private static final String NAME = "alfonso";
    private static final String TITLE = "Los Escaques (Alfonso X, 1283)";

    private static final EscaquesRuleset ALFONSO =
            EscaquesRuleset.listed(RulesetId.of(GAME, NAME), TITLE, EscaquesRules.TEXT);

    private static final EscaquesRuleset STAKES = reading(
            "stakes",
            TITLE + ", paid between the players",
            EscaquesRules.TEXT.toBuilder()
                    .payment(EscaquesRules.Payment.TRANSFER)
                    .build());

    private static final EscaquesRuleset LUDII = reading(
            "ludii",
            TITLE + ", as Ludii reads it",
            EscaquesRules.TEXT.toBuilder()
                    .conjunction(EscaquesRules.Conjunction.GAIN)
                    .rings(EscaquesRules.Rings.INVERTED)
                    .start(EscaquesRules.Start.COMMON_SECTION)
                    .build());

    private static final List<EscaquesRuleset> ALL = List.of(ALFONSO, STAKES, LUDII);

    private static EscaquesRuleset reading(String reading, String title, EscaquesRules rules) {
        return EscaquesRuleset.listed(new RulesetId(GAME, NAME, reading, Collections.emptySortedMap()), title, rules);
    }

    private Escaques() {}

    /**
     * Returns the ruleset {@code escaques/alfonso}: Alfonso X, Libro de acedrex, dados e tablas (Seville 1283), Escorial
     * T-I-6, fol. 95r to 96v, through the rules text of the Digital Ludeme Project after S. M. Golladay's translation,
     * which was not read. A conjunction loses; the twelve rounds are assumed.
     *
     * @return the ruleset
     */
    public static EscaquesRuleset alfonso() {
        return ALFONSO;
    }

    /**
     * Returns the ruleset {@code escaques/alfonso@stakes}: every point is paid by or to the seat of the aspected planet,
     * so that the scores always add up to what they started with.
     *
     * @return the ruleset
     */
    public static EscaquesRuleset stakes() {
        return STAKES;
    }

    /**
     * Returns the ruleset {@code escaques/alfonso@ludii}: a conjunction gains, the rings are inverted and all planets
     * start in one sign. Ludii's vote on the end is no rule here; the round limit takes its place.
     *
     * @return the ruleset
     */
    public static EscaquesRuleset ludii() {
        return LUDII;
    }

    /**
     * Returns all listed rulesets.
     *
     * @return the rulesets, in the order in which a reader should meet them
     */
    public static List<EscaquesRuleset> all() {
        return ALL;
    }
}
