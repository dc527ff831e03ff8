package io.github.lusoria.latrunculi;

/** How a piece is bound, as the position text marks it behind the piece's letter. */
public enum Mark {
    /** Free; no mark is written. */
    NONE(""),
    /** Bound on its rank by guards left and right, written {@code -}. */
    RANK("-"),
    /** Bound on its file by guards below and above, written {@code |}. */
    FILE("|"),
    /** In a corner, bound by both neighbours, written {@code ^}. */
    CORNER("^"),
    /** Bound on both axes, written {@code +}; under {@link LatrunculiRules.DoubleTrap#ANY_GUARD_FREES} the only mark. */
    BOTH("+");

    private final String symbol;

    Mark(String symbol) {
        this.symbol = symbol;
    }

    /**
     * Returns the mark as texts write it.
     *
     * @return one character, or empty for {@link #NONE}
     */
    public String symbol() {
        return symbol;
    }

    /**
     * Returns whether a piece with this mark is bound.
     *
     * @return false for {@link #NONE} only
     */
    public boolean isBound() {
        return this != NONE;
    }
}
