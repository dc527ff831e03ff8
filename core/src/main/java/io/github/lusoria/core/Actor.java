package io.github.lusoria.core;

/**
 * Who acts next in a position: a player, chance on behalf of a player, or nobody because the game is over.
 *
 * <p>Seats are numbered from 1. Actors are values.
 */
public sealed interface Actor {
    /** Nobody acts: the game is over. */
    Actor NOBODY = Nobody.INSTANCE;

    /**
     * A player chooses a move.
     *
     * @param seat the seat, from 1
     */
    record Player(int seat) implements Actor {
        /**
         * Creates a player.
         *
         * @param seat the seat, from 1
         * @throws IllegalArgumentException if the seat is below 1
         */
        public Player {
            requireSeat(seat);
        }

        /**
         * Returns the seat number.
         *
         * @return such as {@code 1}
         */
        @Override
        public String toString() {
            return Integer.toString(seat);
        }
    }

    /**
     * Chance decides, by a throw that belongs to a player.
     *
     * @param seat the seat whose throw it is, from 1
     */
    record Chance(int seat) implements Actor {
        /**
         * Creates a chance actor.
         *
         * @param seat the seat whose throw it is, from 1
         * @throws IllegalArgumentException if the seat is below 1
         */
        public Chance {
            requireSeat(seat);
        }

        /**
         * Returns the word {@code chance}.
         *
         * @return {@code chance}
         */
        @Override
        public String toString() {
            return "chance";
        }
    }

    /** The game is over. */
    enum Nobody implements Actor {
        /** The only instance; write {@link Actor#NOBODY}. */
        INSTANCE;

        /**
         * Returns the word {@code nobody}.
         *
         * @return {@code nobody}
         */
        @Override
        public String toString() {
            return "nobody";
        }
    }

    private static void requireSeat(int seat) {
        if (seat < 1) {
            throw new IllegalArgumentException("seats are numbered from 1, not " + seat);
        }
    }
}
