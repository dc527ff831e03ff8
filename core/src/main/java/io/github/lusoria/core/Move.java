package io.github.lusoria.core;

/**
 * A move of some game: a placement, a step, a removal, a pass, or the outcome of a throw.
 *
 * <p>Each game seals its own moves. A move is a value: two moves are equal when they are the same action, whatever
 * position they are played in, and {@link #toString()} is its canonical text, read back by
 * {@link Ruleset#parseMove(String)}.
 */
public interface Move {
    /**
     * Returns the canonical text of this move, such as {@code @c4} or {@code a2-c4}.
     *
     * @return one word of ASCII
     */
    @Override
    String toString();
}
