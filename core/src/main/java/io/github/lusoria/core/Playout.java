package io.github.lusoria.core;

import java.util.Objects;
import java.util.Optional;

/**
 * A random game, by its end.
 *
 * @param <P> the type of position
 * @param position the last position
 * @param outcome how the game ended, or empty if the cap stopped it
 * @param plies the number of moves and outcomes of throws played
 * @param choices the number of legal moves of each position, added up over all plies; what a rule of repetition forbids
 *     is counted
 */
public record Playout<P extends Position<?, ?>>(P position, Optional<Outcome> outcome, int plies, long choices) {
    /**
     * Creates the end of a random game.
     *
     * @param position the last position
     * @param outcome how the game ended, if it did
     * @param plies the number of plies played
     * @param choices the number of legal moves, added up over all plies
     */
    public Playout {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(outcome, "outcome");
    }
}
