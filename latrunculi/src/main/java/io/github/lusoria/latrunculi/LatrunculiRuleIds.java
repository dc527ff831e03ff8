package io.github.lusoria.latrunculi;

import io.github.lusoria.core.RuleId;

/** The names of the rules, as the rulebook has them and refusals, events and endings point to them. */
final class LatrunculiRuleIds {
    /** The board has so many squares. */
    static final RuleId BOARD = new RuleId("latrunculi.board");
    /** How many men a side has. */
    static final RuleId MEN = new RuleId("latrunculi.men");
    /** Two players alternate, each with pieces of his own. */
    static final RuleId TURNS = new RuleId("latrunculi.turns");
    /** Men are placed first and moved afterwards. */
    static final RuleId PHASES = new RuleId("latrunculi.phases");
    /** How many pieces are placed in turn, and where. */
    static final RuleId PLACEMENT = new RuleId("latrunculi.placement");
    /** What a game starts from where nothing is placed. */
    static final RuleId ARRAY = new RuleId("latrunculi.array");
    /** Some squares are barred while pieces are placed. */
    static final RuleId BARRED = new RuleId("latrunculi.barred");
    /** Who begins. */
    static final RuleId FIRST_PLAYER = new RuleId("latrunculi.first-player");
    /** A square holds one piece. */
    static final RuleId VACANCY = new RuleId("latrunculi.vacancy");
    /** Some rulesets have a dux, others have none. */
    static final RuleId DUX = new RuleId("latrunculi.dux");
    /** In which directions pieces move and enclose. */
    static final RuleId DIRECTIONS = new RuleId("latrunculi.directions");
    /** How a piece walks: one square. */
    static final RuleId STEP = new RuleId("latrunculi.step");
    /** How a piece walks: any number of vacant squares in a line. */
    static final RuleId SLIDE = new RuleId("latrunculi.slide");
    /** How a piece leaps: over one adjacent piece to the square directly behind. */
    static final RuleId LEAP = new RuleId("latrunculi.leap");
    /** Several leaps may be joined; no square is visited twice. */
    static final RuleId SEVERAL_LEAPS = new RuleId("latrunculi.several-leaps");
    /** A move of several leaps is judged on the square where it ends. */
    static final RuleId FINAL_SQUARE = new RuleId("latrunculi.final-square");
    /** What happens to a piece that is leapt over. */
    static final RuleId LEAPT = new RuleId("latrunculi.leapt");
    /** A piece is caught between two enemies. */
    static final RuleId ENCLOSURE = new RuleId("latrunculi.enclosure");
    /** Only a piece that arrives encloses. */
    static final RuleId ARRIVAL = new RuleId("latrunculi.arrival");
    /** A piece between two enemies that arrive is trapped. */
    static final RuleId TRAP = new RuleId("latrunculi.trap");
    /** A piece between two enemies that arrive is captured at once. */
    static final RuleId CAPTURE = new RuleId("latrunculi.capture");
    /** A piece that captured may or must move again. */
    static final RuleId AGAIN = new RuleId("latrunculi.again");
    /** A trapped piece does not move. */
    static final RuleId BOUND = new RuleId("latrunculi.bound");
    /** What frees a piece that is trapped on both axes. */
    static final RuleId DOUBLE_TRAP = new RuleId("latrunculi.double-trap");
    /** A trapped piece is free when a guard leaves. */
    static final RuleId RELEASE_GUARD_LEFT = new RuleId("latrunculi.release.guard-left");
    /** A trapped piece is free at once when a guard is itself trapped. */
    static final RuleId RELEASE_GUARD_TRAPPED = new RuleId("latrunculi.release.guard-trapped");
    /** A trapped enemy piece may be removed instead of moving. */
    static final RuleId REMOVAL = new RuleId("latrunculi.removal");
    /** How long a trapped piece can be removed. */
    static final RuleId REMOVAL_WHEN = new RuleId("latrunculi.removal.when");
    /** What a corner is good for. */
    static final RuleId CORNER = new RuleId("latrunculi.corner");
    /** A move may not end between two enemies unless it traps. */
    static final RuleId ENTRY = new RuleId("latrunculi.entry");
    /** The turn is passed only when nothing else is legal. */
    static final RuleId PASS = new RuleId("latrunculi.pass");
    /** A piece may not go straight back to the square it just left. */
    static final RuleId NO_REVERSAL = new RuleId("latrunculi.no-reversal");
    /** A player reduced to a number of pieces has lost. */
    static final RuleId END_REDUCED = new RuleId("latrunculi.end.reduced");
    /** What happens when the player to act has no legal action. */
    static final RuleId END_BLOCKED = new RuleId("latrunculi.end.blocked");
    /** The game ends after a number of moves without a capture or removal. */
    static final RuleId END_QUIET = new RuleId("latrunculi.end.quiet");
    /** Two passes in a row end the game as a draw. */
    static final RuleId END_PASSES = new RuleId("latrunculi.end.passes");
    /** Who wins a game that is decided by count. */
    static final RuleId COUNT = new RuleId("latrunculi.count");
    /** What equal numbers are. */
    static final RuleId COUNT_EQUAL = new RuleId("latrunculi.count.equal");

    private LatrunculiRuleIds() {}
}
