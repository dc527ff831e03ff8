package io.github.lusoria.core;

/** Why a {@link Game} ended although its position goes on: by its past, or from outside. */
public enum GameTermination implements Termination {
    /** The same board stood for the third time with the same player to act; {@code repetition}. */
    REPETITION("repetition"),
    /** A player gave up; {@code resigned}. */
    RESIGNED("resigned"),
    /** The players agreed on a draw; {@code agreed}. */
    AGREED("agreed"),
    /** Somebody outside the game decided it; {@code adjudicated}. */
    ADJUDICATED("adjudicated");

    private final String id;

    GameTermination(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public RuleId rule() {
        return this == REPETITION ? RuleId.REPETITION : RuleId.ENDED_FROM_OUTSIDE;
    }
}
