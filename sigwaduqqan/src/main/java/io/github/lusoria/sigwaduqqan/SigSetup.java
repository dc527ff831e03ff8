package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.internal.Bounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A description of a position that need not be playable: who stands where, the Ghoula, whose throw it is.
 *
 * <p>{@link SigRuleset#position(SigSetup)} turns it into a position or reports all violations at once. A setup is
 * immutable; two are equal when they describe the same.
 */
public final class SigSetup {
    private final List<Pilgrim> pilgrims;
    private final int ghoula;
    private final OptionalInt seatToThrow;

    private SigSetup(Builder builder) {
        pilgrims = List.copyOf(builder.pilgrims);
        ghoula = builder.ghoula;
        seatToThrow = builder.seatToThrow;
    }

    /**
     * Returns a builder of the start: everybody on square 1, the Ghoula on square 1, the first seat to throw.
     *
     * @param players the number of players, 1 to {@value SigRules#MOST_PLAYERS}
     * @return a new builder
     * @throws IllegalArgumentException if the number is outside its range
     */
    public static Builder builder(int players) {
        if (players < 1 || players > SigRules.MOST_PLAYERS) {
            throw new IllegalArgumentException("players are 1 to " + SigRules.MOST_PLAYERS + ", not " + players);
        }
        return new Builder(players);
    }

    /**
     * Returns the setup of a position.
     *
     * @param position the position
     * @return a setup that its ruleset turns back into an equal position
     */
    public static SigSetup from(SigPosition position) {
        List<Pilgrim> pilgrims = Objects.requireNonNull(position, "position").pilgrims();
        Builder builder = builder(pilgrims.size()).ghoula(position.ghoula());
        for (int seat = 1; seat <= pilgrims.size(); seat++) {
            builder.put(seat, pilgrims.get(seat - 1));
        }
        position.seatToThrow().ifPresentOrElse(builder::seatToThrow, builder::over);
        return builder.build();
    }

    /**
     * Returns where everybody is.
     *
     * @return the pilgrims, by seat; unmodifiable
     */
    public List<Pilgrim> pilgrims() {
        return pilgrims;
    }

    /**
     * Returns where the Ghoula stands.
     *
     * @return the square, 1 to 15, or 0 beside the board
     */
    public int ghoula() {
        return ghoula;
    }

    /**
     * Returns whose throw it is.
     *
     * @return the seat, or empty when the game is over
     */
    public OptionalInt seatToThrow() {
        return seatToThrow;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SigSetup that
                && ghoula == that.ghoula
                && seatToThrow.equals(that.seatToThrow)
                && pilgrims.equals(that.pilgrims);
    }

    @Override
    public int hashCode() {
        return Objects.hash(pilgrims, ghoula, seatToThrow);
    }

    /**
     * Returns the setup as position texts write it.
     *
     * @return one line of ASCII
     */
    @Override
    public String toString() {
        return PositionText.write(pilgrims, ghoula, seatToThrow);
    }

    /** Describes a position step by step. Not safe to share between threads. */
    public static final class Builder {
        private final List<Pilgrim> pilgrims = new ArrayList<>();
        private int ghoula = Track.START;
        private OptionalInt seatToThrow = OptionalInt.of(1);

        private Builder(int players) {
            for (int i = 0; i < players; i++) {
                pilgrims.add(Pilgrim.AT_START);
            }
        }

        /**
         * Says where the piece of a seat is.
         *
         * @param seat the seat, from 1
         * @param pilgrim the pilgrim
         * @return this builder
         * @throws IndexOutOfBoundsException if there is no such seat
         */
        public Builder put(int seat, Pilgrim pilgrim) {
            Objects.requireNonNull(pilgrim, "pilgrim");
            pilgrims.set(Bounds.seatIndex(seat, pilgrims.size()), pilgrim);
            return this;
        }

        /**
         * Says where the Ghoula stands.
         *
         * @param square the square, 1 to 15, or 0 beside the board
         * @return this builder
         * @throws IllegalArgumentException if the Ghoula cannot stand there in any ruleset
         */
        public Builder ghoula(int square) {
            if (square < 0 || square > Track.FIFTEENTH) {
                throw new IllegalArgumentException(
                        "the Ghoula stands on 1 to 15, or on 0 beside the board, not " + square);
            }
            ghoula = square;
            return this;
        }

        /**
         * Says whose throw it is.
         *
         * @param seat the seat, from 1
         * @return this builder
         * @throws IndexOutOfBoundsException if there is no such seat
         */
        public Builder seatToThrow(int seat) {
            seatToThrow = OptionalInt.of(Bounds.seatIndex(seat, pilgrims.size()) + 1);
            return this;
        }

        /**
         * Says that the game is over.
         *
         * @return this builder
         */
        public Builder over() {
            seatToThrow = OptionalInt.empty();
            return this;
        }

        /**
         * Returns the setup.
         *
         * @return the setup
         */
        public SigSetup build() {
            return new SigSetup(this);
        }
    }
}
