package io.github.lusoria.latrunculi;

import java.util.List;

/** Where a game stands between its first placement and its end. */
public enum Phase {
    /** The player to act places a piece, where two are placed a turn the first of them; written {@code place}. */
    PLACE("place", BitState.PLACE),
    /** The player to act places the second man of his turn; written {@code place2}. */
    PLACE2("place2", BitState.PLACE2),
    /** An ordinary turn; written {@code move}. */
    MOVE("move", BitState.MOVE),
    /** An ordinary turn after the opponent had to pass: a second pass ends the game; written {@code passed}. */
    PASSED("passed", BitState.PASSED),
    /** A removal is owed or possible before the move; written {@code remove}. */
    REMOVE("remove", BitState.REMOVE),
    /** A piece captured and may or must move again; written {@code again:} and its square. */
    AGAIN("again", BitState.AGAIN),
    /** The game is over; written {@code over:}, the winner or {@code draw}, and why. */
    OVER("over", BitState.OVER);

    private static final List<Phase> BY_CODE = List.of(values());

    private final String word;
    private final int code;

    Phase(String word, int code) {
        this.word = word;
        this.code = code;
    }

    /** The number that packed positions and hashes hold. */
    int code() {
        return code;
    }

    static Phase ofCode(int code) {
        return BY_CODE.get(code);
    }

    boolean isPlacement() {
        return this == PLACE || this == PLACE2;
    }

    /**
     * Returns the word that position texts use.
     *
     * @return such as {@code move}
     */
    public String word() {
        return word;
    }
}
