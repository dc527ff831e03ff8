package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Position;
import io.github.lusoria.core.Transition;
import java.util.Optional;

/**
 * A position of Ludus Latrunculorum: the board with its bonds, whose turn it is, and what is in hand.
 *
 * <p>This class is immutable and thread-safe. Two positions are equal when their rulesets and their texts are. A
 * piece's bonds are part of the position: a trap is an act, so two boards with the same pieces can differ in who is
 * bound.
 */
public abstract sealed class LatrunculiPosition implements Position<LatrunculiPosition, LatrunculiMove>
        permits BitPosition {
    LatrunculiPosition() {}

    @Override
    public abstract LatrunculiRuleset ruleset();

    @Override
    public abstract Transition<LatrunculiPosition, LatrunculiEvent> explain(LatrunculiMove move);

    /**
     * Returns the enemy men that a seat has taken: the men of the ruleset less the opponent's men on the board and in
     * hand, and 0 where a set-up has more.
     *
     * @param seat 1 for White, 2 for Black
     * @return the number, 0 or more
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    @Override
    public abstract int score(int seat);

    /**
     * Returns the side to act; when the game is over, the one who would act if it went on.
     *
     * @return the side
     */
    public abstract Side sideToAct();

    /**
     * Returns what stands on a square.
     *
     * @param square a square of the board
     * @return the piece, or empty
     * @throws IndexOutOfBoundsException if the square is not on the board
     */
    public abstract Optional<Piece> piece(Square square);

    /**
     * Returns how many men a side still has to place.
     *
     * @param side the side
     * @return the number, 0 or more
     */
    public abstract int menInHand(Side side);

    /**
     * Returns where the game stands.
     *
     * @return the phase
     */
    public abstract Phase phase();

    /** The same position as a description. */
    abstract LatrunculiSetup setup();
}
