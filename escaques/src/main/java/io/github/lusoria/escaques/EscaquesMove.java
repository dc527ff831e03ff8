package io.github.lusoria.escaques;

import io.github.lusoria.core.Move;

/** A move of Los Escaques: a throw, which chance makes, or the advance that a player chooses after it. */
public sealed interface EscaquesMove extends Move {
    /**
     * The die shows a face, written {@code 5}. In the assignment it names the planet, later how far the planet may go.
     *
     * @param face 1 to 7
     */
    record Throw(int face) implements EscaquesMove {
        /**
         * Creates a throw.
         *
         * @param face 1 to 7
         * @throws IllegalArgumentException if the die has no such face
         */
        public Throw {
            requireFace(face);
        }

        @Override
        public String toString() {
            return Integer.toString(face);
        }
    }

    /**
     * The player goes some spaces of the throw, written {@code +3}; only with the option
     * {@link EscaquesRules.ThrowUse#UP_TO}.
     *
     * @param spaces 1 to 7
     */
    record Advance(int spaces) implements EscaquesMove {
        /**
         * Creates an advance.
         *
         * @param spaces 1 to 7
         * @throws IllegalArgumentException if no throw reaches so far
         */
        public Advance {
            requireFace(spaces);
        }

        @Override
        public String toString() {
            return "+" + spaces;
        }
    }

    private static void requireFace(int number) {
        if (number < 1 || number > Planet.COUNT) {
            throw new IllegalArgumentException("the die shows 1 to " + Planet.COUNT + ", not " + number);
        }
    }
}
