package io.github.lusoria.core;

/** What a ruleset says about a position that comes again in one game. A {@link Position} does not know; a game does. */
public enum Repetition {
    /** Nothing: positions may come again. */
    NONE,
    /** A move may not recreate a board that stood before in this game, whoever is to act. */
    POSITIONAL_SUPERKO,
    /**
     * A move may not recreate a board that stood before in this game with the same player to act. A move that ends the
     * game leaves nobody to act, so it recreates none.
     */
    SITUATIONAL_SUPERKO,
    /** The game is drawn when a board stands for the third time with the same player to act. */
    THREEFOLD_DRAW
}
