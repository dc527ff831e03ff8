package io.github.lusoria.latrunculi;

import java.util.Objects;

/** What a piece is: a man or, in some rulesets, the dux. */
public enum Role {
    /** A man, written {@code M} or {@code m}. */
    MAN('M'),
    /** The dux, of which a side has at most one, written {@code D} or {@code d}. */
    DUX('D');

    private final char letter;

    Role(char letter) {
        this.letter = letter;
    }

    /**
     * Returns the letter that texts use for a side's piece.
     *
     * @param side the side
     * @return the capital letter for White, the small one for Black
     */
    public char letter(Side side) {
        return Objects.requireNonNull(side, "side") == Side.WHITE ? letter : (char) (letter + ('a' - 'A'));
    }
}
