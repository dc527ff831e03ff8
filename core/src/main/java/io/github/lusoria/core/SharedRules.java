package io.github.lusoria.core;

import java.util.Objects;

/** The rules that all games share, as a rulebook states them. A ruleset adds what its sources say about them. */
public final class SharedRules {
    private SharedRules() {}

    /**
     * Returns the rule that nobody moves once the game is over.
     *
     * @return {@link RuleId#GAME_OVER}
     */
    public static Rule gameOver() {
        return Rule.builder(RuleId.GAME_OVER, "After the end", "Once the game is over no move is legal.")
                .reading("No source needs to say so; this library refuses moves after the end.")
                .build();
    }

    /**
     * Returns what a rule of repetition says, as one that this library assumes.
     *
     * @param repetition the rule of repetition
     * @return {@link RuleId#REPETITION}, to be completed by {@link Rule#toBuilder()} where sources speak of it
     */
    public static Rule repetition(Repetition repetition) {
        String statement = switch (Objects.requireNonNull(repetition, "repetition")) {
            case NONE -> "Positions may come again in a game, as often as the players like.";
            case POSITIONAL_SUPERKO ->
                "A move that changes the board may not recreate one that stood before in this game, whoever is to act.";
            case SITUATIONAL_SUPERKO ->
                "A move that changes the board may not recreate one that stood before in this game with the same"
                        + " player to act.";
            case THREEFOLD_DRAW ->
                "The game is drawn when a board stands for the third time with the same" + " player to act.";
        };
        return Rule.builder(RuleId.REPETITION, "Repetition", statement).build();
    }

    /**
     * Returns the rule that a game can be ended from outside: players give up or agree on a draw, an arbiter decides.
     *
     * @return {@link RuleId#ENDED_FROM_OUTSIDE}
     */
    public static Rule endedFromOutside() {
        return Rule.builder(
                        RuleId.ENDED_FROM_OUTSIDE,
                        "Ending by agreement",
                        "A player may give the game up, the players may agree on a draw, and an arbiter may decide it.")
                .reading("No source speaks of it; this library allows it in every game.")
                .build();
    }
}
