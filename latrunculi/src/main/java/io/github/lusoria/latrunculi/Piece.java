package io.github.lusoria.latrunculi;

import java.util.Objects;

/**
 * A piece as it stands on the board.
 *
 * @param side whose it is
 * @param role man or dux
 * @param mark how it is bound
 */
public record Piece(Side side, Role role, Mark mark) {
    /**
     * Creates a piece.
     *
     * @param side whose it is
     * @param role man or dux
     * @param mark how it is bound
     */
    public Piece {
        Objects.requireNonNull(side, "side");
        Objects.requireNonNull(role, "role");
        Objects.requireNonNull(mark, "mark");
    }

    /**
     * Returns a free man.
     *
     * @param side whose it is
     * @return the man
     */
    public static Piece man(Side side) {
        return new Piece(side, Role.MAN, Mark.NONE);
    }

    /**
     * Returns the piece as position texts write it.
     *
     * @return such as {@code m-}
     */
    @Override
    public String toString() {
        return role.letter(side) + mark.symbol();
    }
}
