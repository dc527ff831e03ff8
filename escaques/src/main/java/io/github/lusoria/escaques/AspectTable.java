package io.github.lusoria.escaques;

/**
 * The points of each aspect by the two signs, for every worth of a conjunction, and their sum over the board.
 *
 * <p>The points of entering sign {@code s} when another planet stands in {@code t} are found at
 * {@code conjunction << 8 | s << 4 | t}. A board's signs are seven fields of four bits, the Moon's lowest.
 */
final class AspectTable {
    private static final int MASK = (1 << 10) - 1;
    private static final short[] POINTS = new short[MASK + 1];

    static {
        for (EscaquesRules.Conjunction conjunction : EscaquesRules.Conjunction.values()) {
            for (Sign entered : Sign.values()) {
                for (Sign other : Sign.values()) {
                    POINTS[(code(conjunction) << 8) | (entered.number() << 4) | other.number()] =
                            (short) Aspect.between(entered, other).points(conjunction);
                }
            }
        }
    }

    private AspectTable() {}

    /** The number that stands for the worth of a conjunction. */
    static int code(EscaquesRules.Conjunction conjunction) {
        return switch (conjunction) {
            case LOSE -> 0;
            case GAIN -> 1;
            case IGNORE -> 2;
        };
    }

    /** The points of entering a sign when one other planet stands in another. */
    static int points(int conjunction, int entered, int other) {
        return at((conjunction << 8) | (entered << 4), other);
    }

    /**
     * The points of a planet that enters a sign.
     *
     * @param signs the signs of all seven before it moves
     * @param from its own sign before, whose share is taken out again
     */
    static int sum(int conjunction, int entered, int signs, int from) {
        int row = (conjunction << 8) | (entered << 4);
        return at(row, signs & 15)
                + at(row, (signs >>> 4) & 15)
                + at(row, (signs >>> 8) & 15)
                + at(row, (signs >>> 12) & 15)
                + at(row, (signs >>> 16) & 15)
                + at(row, (signs >>> 20) & 15)
                + at(row, (signs >>> 24) & 15)
                - at(row, from);
    }

    private static int at(int row, int other) {
        // the mask changes nothing, but tells the compiler that the index is within the table
        return POINTS[(row | other) & MASK];
    }
}
