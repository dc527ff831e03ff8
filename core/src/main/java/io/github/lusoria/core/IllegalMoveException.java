package io.github.lusoria.core;

import java.util.Objects;

/** A move was played that is not legal in the position. It carries the position, the move and the rule. */
public final class IllegalMoveException extends RulesException {
    private static final long serialVersionUID = 1L;

    private final transient Position<?, ?> position;
    private final transient Move move;
    private final transient Legality.Illegal illegality;

    /**
     * Creates the exception.
     *
     * @param position the position the move was played in
     * @param move the move
     * @param illegality the rule that forbids it, and why
     */
    public IllegalMoveException(Position<?, ?> position, Move move, Legality.Illegal illegality) {
        super("illegal move " + move + ": " + illegality);
        this.position = Objects.requireNonNull(position, "position");
        this.move = Objects.requireNonNull(move, "move");
        this.illegality = Objects.requireNonNull(illegality, "illegality");
    }

    /**
     * Returns the position the move was played in.
     *
     * @return the position
     */
    public Position<?, ?> position() {
        return position;
    }

    /**
     * Returns the move.
     *
     * @return the move
     */
    public Move move() {
        return move;
    }

    /**
     * Returns the rule that forbids the move, and why.
     *
     * @return the refusal
     */
    public Legality.Illegal illegality() {
        return illegality;
    }
}
