package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Move;
import java.util.Objects;

/**
 * A move of Ludus Latrunculorum.
 *
 * <p>Two moves are equal when they are of the same kind and name the same squares. A step, a slide and a leap of one
 * or more jumps are all named by their two ends: what happens depends on the final square only.
 */
public sealed interface LatrunculiMove extends Move {
    /** The turn is passed because nothing else is legal; written {@code pass}. */
    LatrunculiMove PASS = Pass.INSTANCE;

    /** A piece that captured does not move again; written {@code stop}. */
    LatrunculiMove STOP = Stop.INSTANCE;

    /**
     * Placing a piece from the hand, written {@code @c4} for a man and {@code D@c4} for the dux.
     *
     * @param role what is placed
     * @param square where
     */
    record Placement(Role role, Square square) implements LatrunculiMove {
        /**
         * Creates a placement.
         *
         * @param role what is placed
         * @param square where
         */
        public Placement {
            Objects.requireNonNull(role, "role");
            Objects.requireNonNull(square, "square");
        }

        @Override
        public String toString() {
            return (role == Role.DUX ? "D@" : "@") + square;
        }
    }

    /**
     * Moving a piece by a step, by a slide or by a leap of one or more jumps, written {@code c4-c5}.
     *
     * @param from where the piece stands
     * @param to where it ends
     */
    record Movement(Square from, Square to) implements LatrunculiMove {
        /**
         * Creates a movement.
         *
         * @param from where the piece stands
         * @param to where it ends
         * @throws IllegalArgumentException if both squares are the same
         */
        public Movement {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
            if (from.equals(to)) {
                throw new IllegalArgumentException("a movement ends on another square than " + from);
            }
        }

        @Override
        public String toString() {
            return from + "-" + to;
        }
    }

    /**
     * Removing a trapped enemy piece, written {@code xd5}.
     *
     * @param square where it stands
     */
    record Removal(Square square) implements LatrunculiMove {
        /**
         * Creates a removal.
         *
         * @param square where the piece stands
         */
        public Removal {
            Objects.requireNonNull(square, "square");
        }

        @Override
        public String toString() {
            return "x" + square;
        }
    }

    /** The turn is passed; write {@link LatrunculiMove#PASS}. */
    enum Pass implements LatrunculiMove {
        /** The only instance. */
        INSTANCE;

        @Override
        public String toString() {
            return "pass";
        }
    }

    /** A piece does not move again; write {@link LatrunculiMove#STOP}. */
    enum Stop implements LatrunculiMove {
        /** The only instance. */
        INSTANCE;

        @Override
        public String toString() {
            return "stop";
        }
    }
}
