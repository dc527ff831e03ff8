package io.github.lusoria.latrunculi;

/** Where a game stands between its first placement and its end. */
public enum Phase {
    /** The player to act places a man; written {@code place}. */
    PLACE("place", 0),
    /** An ordinary turn; written {@code move}. */
    MOVE("move", 1),
    /** An ordinary turn after the opponent had to pass: a second pass ends the game; written {@code passed}. */
    PASSED("passed", 2),
    /** The game is over; written {@code over:}, the winner or {@code draw}, and why. */
    OVER("over", 3);

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

    /**
     * Returns the word that position texts use.
     *
     * @return such as {@code move}
     */
    public String word() {
        return word;
    }
}
