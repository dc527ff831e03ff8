package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.RuleId;

/** The names of the rules that events and endings point to. */
final class SigRuleIds {
    /** Four sticks are thrown, and the white sides that lie up say what the throw counts. */
    static final RuleId THROW = new RuleId("sigwaduqqan.throw");
    /** A sig, a 4 and a 6 give another throw. */
    static final RuleId AGAIN = new RuleId("sigwaduqqan.again");
    /** A sig is needed to leave the first square. */
    static final RuleId SIG = new RuleId("sigwaduqqan.sig");
    /** A piece goes as many squares as the throw counts. */
    static final RuleId ADVANCE = new RuleId("sigwaduqqan.advance");
    /** The fifteenth square is where every piece has to stop. */
    static final RuleId FIFTEENTH = new RuleId("sigwaduqqan.fifteenth");
    /** Seven sigs free a piece from the fifteenth square. */
    static final RuleId SEVEN_SIGS = new RuleId("sigwaduqqan.seven-sigs");
    /** From the sixteenth square on a sig moves one square, and a 3 moves the Ghoula. */
    static final RuleId LAST_SQUARES = new RuleId("sigwaduqqan.last-squares");
    /** Who reaches the Ka'aba has reached the goal, and all his throws move the Ghoula. */
    static final RuleId KAABA = new RuleId("sigwaduqqan.kaaba");
    /** How the Ghoula goes. */
    static final RuleId GHOULA_WALK = new RuleId("sigwaduqqan.ghoula.walk");
    /** Where the Ghoula cannot go on. */
    static final RuleId GHOULA_LIMIT = new RuleId("sigwaduqqan.ghoula.limit");
    /** Whom the Ghoula reaches it catches. */
    static final RuleId GHOULA_CATCH = new RuleId("sigwaduqqan.ghoula.catch");
    /** A player who walks onto the Ghoula's square is caught as well. */
    static final RuleId GHOULA_SHARED = new RuleId("sigwaduqqan.ghoula.shared");
    /** Whom the Ghoula has caught it drags back. */
    static final RuleId GHOULA_DRAG = new RuleId("sigwaduqqan.ghoula.drag");
    /** A player who is being dragged may walk away. */
    static final RuleId GHOULA_ESCAPE = new RuleId("sigwaduqqan.ghoula.escape");
    /** Who is dragged to the first square is lost. */
    static final RuleId GHOULA_BURIAL = new RuleId("sigwaduqqan.ghoula.burial");
    /** Pieces that never moved go along with the Ghoula's first move. */
    static final RuleId STAYERS = new RuleId("sigwaduqqan.ghoula.stayers");
    /** The game ends when every player is on the Ka'aba or lost. */
    static final RuleId END_DECIDED = new RuleId("sigwaduqqan.end.decided");
    /** The game ends when the Ghoula stands alone on the fifteenth square. */
    static final RuleId END_GHOULA_HOME = new RuleId("sigwaduqqan.end.ghoula-home");
    /** The game ends when one player is left. */
    static final RuleId END_LAST_SURVIVOR = new RuleId("sigwaduqqan.end.last-survivor");
    /** The game ends when the first player reaches the Ka'aba. */
    static final RuleId END_FIRST_HOME = new RuleId("sigwaduqqan.end.first-home");

    private SigRuleIds() {}
}
