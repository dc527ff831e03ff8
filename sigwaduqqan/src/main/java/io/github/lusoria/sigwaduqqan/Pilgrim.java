package io.github.lusoria.sigwaduqqan;

/**
 * Where one player's piece is and what has become of it.
 *
 * <p>An immutable value such as {@code 15:3!}: on the fifteenth square with three sigs made, and dragged by the Ghoula.
 * Two pilgrims are equal when all parts are.
 *
 * @param square the square, 1 to 20, or 0 for a player who is lost. Who stands on 1 has never moved
 * @param sigs the sigs made towards the seven, 0 to 7; above 0 only on 2 to 15, and away from 15 only in rulesets that
 *     keep the count
 * @param isDragged whether the Ghoula is dragging the piece, on 2 to 15
 * @param arrival the place in the order of arrival on square 20, from 1; 0 elsewhere
 */
public record Pilgrim(int square, int sigs, boolean isDragged, int arrival) {
    /** The number of sigs that free a piece from the fifteenth square. */
    public static final int SIGS = 7;

    /** A player who is lost, buried by the Ghoula; text {@code x}. */
    public static final Pilgrim LOST = new Pilgrim(0, 0, false, 0);

    /** A player who has not left square 1; text {@code 1*}. */
    public static final Pilgrim AT_START = new Pilgrim(Track.START, 0, false, 0);

    /**
     * Creates a pilgrim.
     *
     * @param square the square, or 0 for lost
     * @param sigs the sigs made
     * @param isDragged whether the Ghoula is dragging the piece
     * @param arrival the place in the order of arrival
     * @throws IllegalArgumentException if the parts do not fit together as said above
     */
    public Pilgrim {
        if (square < 0 || square > Track.KAABA) {
            throw new IllegalArgumentException("a square is 1 to 20, or 0 for lost, not " + square);
        }
        boolean isWalking = square > Track.START && square <= Track.FIFTEENTH;
        if (sigs < 0 || sigs > SIGS || (sigs > 0 && !isWalking)) {
            throw new IllegalArgumentException("sigs are 0 to 7, and 0 off the squares 2 to 15, not " + sigs);
        }
        if (isDragged && !isWalking) {
            throw new IllegalArgumentException("nobody is dragged off the squares 2 to 15");
        }
        if (square == Track.KAABA ? arrival < 1 || arrival > SigRules.MOST_PLAYERS : arrival != 0) {
            throw new IllegalArgumentException(
                    "a place in the order of arrival is 1 or more on square 20 and 0 elsewhere, not " + arrival);
        }
    }

    /**
     * Returns a pilgrim on a square, not dragged and without sigs.
     *
     * @param square the square, 1 to 19
     * @return the pilgrim
     * @throws IllegalArgumentException if there is no such square
     */
    public static Pilgrim at(int square) {
        if (square == 0) {
            throw new IllegalArgumentException("a square is 1 to 19, not 0");
        }
        return new Pilgrim(square, 0, false, 0);
    }

    /**
     * Returns a pilgrim on the Ka'aba.
     *
     * @param arrival the place in the order of arrival, from 1
     * @return the pilgrim
     * @throws IllegalArgumentException if the place is below 1 or above the greatest number of players
     */
    public static Pilgrim home(int arrival) {
        return new Pilgrim(Track.KAABA, 0, false, arrival);
    }

    /**
     * Returns this pilgrim with another number of sigs.
     *
     * @param number the number, 0 to 7
     * @return the pilgrim
     * @throws IllegalArgumentException if a piece on this square has no sigs
     */
    public Pilgrim withSigs(int number) {
        return new Pilgrim(square, number, isDragged, arrival);
    }

    /**
     * Returns this pilgrim as dragged by the Ghoula.
     *
     * @return the pilgrim
     * @throws IllegalArgumentException if nobody is dragged on this square
     */
    public Pilgrim dragged() {
        return new Pilgrim(square, sigs, true, arrival);
    }

    /**
     * Returns whether the player is lost.
     *
     * @return true if the Ghoula has buried him
     */
    public boolean isLost() {
        return square == 0;
    }

    /**
     * Returns whether the player is on the Ka'aba.
     *
     * @return true if he is
     */
    public boolean isHome() {
        return square == Track.KAABA;
    }

    /**
     * Returns the field of position texts.
     *
     * @return {@code x}, {@code 1*}, {@code 20:2} or the square, with {@code :} and the sigs on 15 and where there are
     *     any, and {@code !} while dragged
     */
    @Override
    public String toString() {
        if (isLost()) {
            return "x";
        }
        if (isHome()) {
            return square + ":" + arrival;
        }
        String count = square == Track.FIFTEENTH || sigs > 0 ? ":" + sigs : "";
        return square + (square == Track.START ? "*" : "") + count + (isDragged ? "!" : "");
    }
}
