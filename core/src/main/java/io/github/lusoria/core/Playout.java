package io.github.lusoria.core;

import java.util.Objects;

/**
 * A random game, by its end.
 *
 * @param <P> the type of position
 * @param position the last position; the game is over exactly if its {@link Position#outcome()} is present
 * @param plies the number of moves and outcomes of throws played
 * @param choices the number of legal moves, added up over all plies
 */
public record Playout<P extends Position<?, ?>>(P position, int plies, long choices) {
    /**
     * Creates the end of a random game.
     *
     * @param position the last position
     * @param plies the number of plies played
     * @param choices the number of legal moves, added up over all plies
     */
    public Playout {
        Objects.requireNonNull(position, "position");
    }
}
