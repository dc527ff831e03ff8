package io.github.lusoria.escaques;

import io.github.lusoria.core.RuleId;

/** The names of the rules that refusals, events and endings point to. */
final class EscaquesRuleIds {
    /** Each seat throws for its planet; a planet that is taken is thrown again. */
    static final RuleId ASSIGNMENT = new RuleId("escaques.assignment");
    /** A turn is one throw of the seven-sided die. */
    static final RuleId THROW = new RuleId("escaques.throw");
    /** A planet goes forward in its ring by the throw, or where agreed by fewer spaces. */
    static final RuleId MOVEMENT = new RuleId("escaques.movement");
    /** Points are scored when a planet enters a sign. */
    static final RuleId ENTRY = new RuleId("escaques.entry");
    /** What each aspect gains or loses. */
    static final RuleId ASPECTS = new RuleId("escaques.aspects");
    /** Who pays and who is paid. */
    static final RuleId PAYMENT = new RuleId("escaques.payment");
    /** The game ends after the agreed number of rounds. */
    static final RuleId END_ROUNDS = new RuleId("escaques.end.rounds");
    /** The game ends when a score reaches the target. */
    static final RuleId END_TARGET = new RuleId("escaques.end.target");
    /** The game ends with the configuration that Amuli describes. */
    static final RuleId END_CONFIGURATION = new RuleId("escaques.end.configuration");

    private EscaquesRuleIds() {}
}
