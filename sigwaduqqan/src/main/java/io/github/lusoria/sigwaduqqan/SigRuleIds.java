package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.RuleId;

/** The names of the rules, in the order of the rulebook. */
final class SigRuleIds {
    /** How many play, each with a piece. */
    static final RuleId PLAYERS = new RuleId("sigwaduqqan.players");
    /** Twenty squares, walked to and fro. */
    static final RuleId TRACK = new RuleId("sigwaduqqan.track");
    /** Everybody begins on the first square. */
    static final RuleId START = new RuleId("sigwaduqqan.start");
    /** Who begins and who follows. */
    static final RuleId TURN_ORDER = new RuleId("sigwaduqqan.turn-order");
    /** Pieces share squares. */
    static final RuleId SHARING = new RuleId("sigwaduqqan.sharing");
    /** Four sticks are thrown, and the white sides that lie up say what the throw counts. */
    static final RuleId THROW = new RuleId("sigwaduqqan.throw");
    /** How likely a stick is to fall white side up. */
    static final RuleId STICKS = new RuleId("sigwaduqqan.sticks");
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
    /** Which sigs are counted. */
    static final RuleId SIG_COUNT = new RuleId("sigwaduqqan.sig-count");
    /** From the sixteenth square on a sig moves one square, and a 3 moves the Ghoula. */
    static final RuleId LAST_SQUARES = new RuleId("sigwaduqqan.last-squares");
    /** Who reaches the Ka'aba has reached the goal, and all his throws move the Ghoula. */
    static final RuleId KAABA = new RuleId("sigwaduqqan.kaaba");
    /** How far a 0 from the Ka'aba moves the Ghoula. */
    static final RuleId KAABA_ZERO = new RuleId("sigwaduqqan.kaaba-zero");
    /** Where the Ghoula starts. */
    static final RuleId GHOULA_START = new RuleId("sigwaduqqan.ghoula.start");
    /** How the Ghoula goes. */
    static final RuleId GHOULA_WALK = new RuleId("sigwaduqqan.ghoula.walk");
    /** Where the Ghoula cannot go on. */
    static final RuleId GHOULA_LIMIT = new RuleId("sigwaduqqan.ghoula.limit");
    /** The Ghoula stays where it cannot go on. */
    static final RuleId GHOULA_STAYS = new RuleId("sigwaduqqan.ghoula.stays");
    /** The Ghoula does not leave players on the first square. */
    static final RuleId GHOULA_WAITS = new RuleId("sigwaduqqan.ghoula.waits");
    /** Whom the Ghoula reaches it catches. */
    static final RuleId GHOULA_CATCH = new RuleId("sigwaduqqan.ghoula.catch");
    /** Whether a player who walks onto the Ghoula's square is caught as well. */
    static final RuleId GHOULA_SHARED = new RuleId("sigwaduqqan.ghoula.shared");
    /** Whom the Ghoula has caught it drags back. */
    static final RuleId GHOULA_DRAG = new RuleId("sigwaduqqan.ghoula.drag");
    /** Whether a player who is being dragged may walk away. */
    static final RuleId GHOULA_ESCAPE = new RuleId("sigwaduqqan.ghoula.escape");
    /** Who is dragged to the first square is lost. */
    static final RuleId GHOULA_BURIAL = new RuleId("sigwaduqqan.ghoula.burial");
    /** What becomes of pieces that never moved. */
    static final RuleId STAYERS = new RuleId("sigwaduqqan.ghoula.stayers");
    /** The game ends when every player is on the Ka'aba or lost. */
    static final RuleId END_DECIDED = new RuleId("sigwaduqqan.end.decided");
    /** The game ends when the Ghoula stands alone on the fifteenth square. */
    static final RuleId END_GHOULA_HOME = new RuleId("sigwaduqqan.end.ghoula-home");
    /** The game ends when one player is left. */
    static final RuleId END_LAST_SURVIVOR = new RuleId("sigwaduqqan.end.last-survivor");
    /** The game ends when the first player reaches the Ka'aba. */
    static final RuleId END_FIRST_HOME = new RuleId("sigwaduqqan.end.first-home");
    /** Who has won. */
    static final RuleId WINNERS = new RuleId("sigwaduqqan.winners");

    private SigRuleIds() {}
}
