package io.github.lusoria.escaques;

import io.github.lusoria.core.RuleId;

/** The names of the rules, in the order of the rulebook. */
final class EscaquesRuleIds {
    /** Seven players, and a planet for each. */
    static final RuleId PLAYERS = new RuleId("escaques.players");
    /** Twelve signs and seven rings. */
    static final RuleId BOARD = new RuleId("escaques.board");
    /** Which planet moves on which ring. */
    static final RuleId RINGS = new RuleId("escaques.rings");
    /** In which order a moving planet meets the signs. */
    static final RuleId SIGN_ORDER = new RuleId("escaques.sign-order");
    /** Where the planets start. */
    static final RuleId START = new RuleId("escaques.start");
    /** What a seat has before the first turn. */
    static final RuleId INITIAL_SCORE = new RuleId("escaques.initial-score");
    /** What the die shows, and how likely. */
    static final RuleId DIE = new RuleId("escaques.die");
    /** Each seat throws for its planet. */
    static final RuleId ASSIGNMENT = new RuleId("escaques.assignment");
    /** A planet that is taken is thrown again. */
    static final RuleId TAKEN = new RuleId("escaques.taken");
    /** Who begins and who follows. */
    static final RuleId TURN_ORDER = new RuleId("escaques.turn-order");
    /** A turn is one throw of the die. */
    static final RuleId THROW = new RuleId("escaques.throw");
    /** A planet goes forward in its ring by the throw, or where agreed by fewer spaces. */
    static final RuleId MOVEMENT = new RuleId("escaques.movement");
    /** Nothing is blocked or captured. */
    static final RuleId SHARING = new RuleId("escaques.sharing");
    /** Points are scored when a planet enters a sign. */
    static final RuleId ENTRY = new RuleId("escaques.entry");
    /** Which of the signs that one throw enters are scored. */
    static final RuleId CROSSING = new RuleId("escaques.crossing");
    /** What each aspect but the conjunction gains or loses. */
    static final RuleId ASPECTS = new RuleId("escaques.aspects");
    /** What a conjunction gains or loses. */
    static final RuleId CONJUNCTION = new RuleId("escaques.conjunction");
    /** Who pays and who is paid. */
    static final RuleId PAYMENT = new RuleId("escaques.payment");
    /** How far scores go in a game without a round limit. */
    static final RuleId SCORE_LIMIT = new RuleId("escaques.score-limit");
    /** The game ends after the agreed number of rounds. */
    static final RuleId END_ROUNDS = new RuleId("escaques.end.rounds");
    /** The game ends when a score reaches the target. */
    static final RuleId END_TARGET = new RuleId("escaques.end.target");
    /** The game ends with the configuration that Amuli describes. */
    static final RuleId END_CONFIGURATION = new RuleId("escaques.end.configuration");
    /** Who has won. */
    static final RuleId WINNER = new RuleId("escaques.winner");

    private EscaquesRuleIds() {}
}
