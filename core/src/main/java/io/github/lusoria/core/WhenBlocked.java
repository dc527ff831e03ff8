package io.github.lusoria.core;

import java.util.Objects;
import java.util.Optional;

/**
 * What a ruleset does with a player whom a rule of repetition leaves without a move.
 *
 * @param <P> the type of position
 * @param <M> the type of move
 * @param pass the move that the player has to make, a pass; empty when the game ends at once instead
 * @param position the position after the pass, or the position in which the game is over
 */
public record WhenBlocked<P extends Position<P, M>, M extends Move>(Optional<M> pass, P position) {
    /**
     * Creates the answer.
     *
     * @param pass the move that the player has to make, if any
     * @param position the position after it, or the position in which the game is over
     * @throws IllegalArgumentException if there is neither a pass nor an outcome
     */
    public WhenBlocked {
        Objects.requireNonNull(pass, "pass");
        Objects.requireNonNull(position, "position");
        if (pass.isEmpty() && position.outcome().isEmpty()) {
            throw new IllegalArgumentException("neither a pass nor the end of the game: " + position);
        }
    }
}
