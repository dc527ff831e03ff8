package io.github.lusoria.core;

import java.util.Objects;

/** Whether a move is legal in a position and, when it is not, which rule forbids it and why. */
public sealed interface Legality {
    /** The move is legal. */
    Legality LEGAL = Legal.INSTANCE;

    /**
     * Returns whether the move is legal.
     *
     * @return true if it is
     */
    boolean isLegal();

    /** The move is legal. */
    enum Legal implements Legality {
        /** The only instance; write {@link Legality#LEGAL}. */
        INSTANCE;

        @Override
        public boolean isLegal() {
            return true;
        }

        /**
         * Returns the word {@code legal}.
         *
         * @return {@code legal}
         */
        @Override
        public String toString() {
            return "legal";
        }
    }

    /**
     * The move is illegal.
     *
     * @param rule the rule that forbids it; where several do, the first in the order in which a player would notice
     * @param reason why, in a sentence that a player understands
     */
    record Illegal(RuleId rule, Message reason) implements Legality {
        /**
         * Creates a refusal.
         *
         * @param rule the rule that forbids the move
         * @param reason why
         */
        public Illegal {
            Objects.requireNonNull(rule, "rule");
            Objects.requireNonNull(reason, "reason");
        }

        @Override
        public boolean isLegal() {
            return false;
        }

        /**
         * Returns the reason and the rule.
         *
         * @return such as {@code the piece on d2 is trapped and cannot move (latrunculi.bound)}
         */
        @Override
        public String toString() {
            return reason.text() + " (" + rule + ")";
        }
    }
}
