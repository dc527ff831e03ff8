package io.github.lusoria.latrunculi;

/** One of the two players: White has seat 1, Black seat 2. */
public enum Side {
    /** Seat 1, written {@code w}; White's men are {@code M}. */
    WHITE('w', 1),
    /** Seat 2, written {@code b}; Black's men are {@code m}. */
    BLACK('b', 2);

    private final char letter;
    private final int seat;

    Side(char letter, int seat) {
        this.letter = letter;
        this.seat = seat;
    }

    /**
     * Returns the seat.
     *
     * @return 1 for White, 2 for Black
     */
    public int seat() {
        return seat;
    }

    /**
     * Returns the letter that texts use.
     *
     * @return {@code w} or {@code b}
     */
    public char letter() {
        return letter;
    }

    /**
     * Returns the other side.
     *
     * @return the opponent
     */
    public Side opponent() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** The side with a seat, 1 or 2. */
    static Side ofSeat(int seat) {
        return seat == 1 ? WHITE : BLACK;
    }

    /** The side's name in a sentence. */
    String displayName() {
        return this == WHITE ? "White" : "Black";
    }
}
