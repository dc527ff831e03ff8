package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.Event;
import io.github.lusoria.core.RuleId;
import java.util.Objects;

/**
 * What a throw of Sig wa Duqqan made happen.
 *
 * <p>What happens to the piece of the player who throws names no seat; what the Ghoula does to others names theirs.
 */
public sealed interface SigEvent extends Event {
    /**
     * The sticks were thrown; text {@code threw sig}, {@code threw 3}.
     *
     * @param thrown the throw
     */
    record Threw(StickThrow thrown) implements SigEvent {
        /**
         * Creates the event.
         *
         * @param thrown the throw
         */
        public Threw {
            Objects.requireNonNull(thrown, "thrown");
        }

        @Override
        public RuleId rule() {
            return SigRuleIds.THROW;
        }

        @Override
        public String toString() {
            return "threw " + thrown.title();
        }
    }

    /**
     * The thrower's piece went to another square; text {@code moved to 6}.
     *
     * @param square the square
     */
    record Moved(int square) implements SigEvent {
        @Override
        public RuleId rule() {
            return switch (square) {
                // nothing but a sig leads to 2, and nothing but the seven sigs to 16
                case Track.START + 1 -> SigRuleIds.SIG;
                case Track.FIRST_SAFE -> SigRuleIds.SEVEN_SIGS;
                default -> square > Track.FIRST_SAFE ? SigRuleIds.LAST_SQUARES : SigRuleIds.ADVANCE;
            };
        }

        @Override
        public String toString() {
            return "moved to " + square;
        }
    }

    /**
     * The thrower made one more sig on the fifteenth square; text {@code sig 4 of seven}.
     *
     * @param number how many he has made
     */
    record CountedSig(int number) implements SigEvent {
        @Override
        public RuleId rule() {
            return SigRuleIds.SEVEN_SIGS;
        }

        @Override
        public String toString() {
            return "sig " + number + " of seven";
        }
    }

    /** What happens to the thrower and needs no more words. */
    enum Milestone implements SigEvent {
        /** A sig let the piece leave the first square; text {@code left the start}. */
        LEFT_THE_START("left the start"),
        /** The piece has come to the fifteenth square; text {@code arrived at fifteen}. */
        ARRIVED_AT_FIFTEEN("arrived at fifteen"),
        /** The seven sigs free the piece from the fifteenth square; text {@code set free}. */
        SET_FREE("set free"),
        /** The piece has come to the goal; text {@code reached the Ka'aba}. */
        REACHED_THE_KAABA("reached the Ka'aba"),
        /** The piece was being dragged and walked away; text {@code escaped}. */
        ESCAPED("escaped"),
        /** The same player throws again; text {@code throws again}. */
        THROWS_AGAIN("throws again");

        private final String text;

        Milestone(String text) {
            this.text = text;
        }

        @Override
        public RuleId rule() {
            return switch (this) {
                case LEFT_THE_START -> SigRuleIds.SIG;
                case ARRIVED_AT_FIFTEEN -> SigRuleIds.FIFTEENTH;
                case SET_FREE -> SigRuleIds.SEVEN_SIGS;
                case REACHED_THE_KAABA -> SigRuleIds.KAABA;
                case ESCAPED -> SigRuleIds.GHOULA_ESCAPE;
                case THROWS_AGAIN -> SigRuleIds.AGAIN;
            };
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /**
     * The Ghoula took a step; text {@code Ghoula to 7}.
     *
     * @param square the square that it reached
     */
    record GhoulaMoved(int square) implements SigEvent {
        @Override
        public RuleId rule() {
            return SigRuleIds.GHOULA_WALK;
        }

        @Override
        public String toString() {
            return "Ghoula to " + square;
        }
    }

    /**
     * The Ghoula could not take a step, and the steps left to it were lost; text {@code Ghoula stays on 15}.
     *
     * @param square where it stands
     */
    record GhoulaStayed(int square) implements SigEvent {
        @Override
        public RuleId rule() {
            return square == Track.START ? SigRuleIds.GHOULA_WAITS : SigRuleIds.GHOULA_LIMIT;
        }

        @Override
        public String toString() {
            return "Ghoula stays on " + square;
        }
    }

    /**
     * The Ghoula caught a player; text {@code caught seat 2}.
     *
     * @param seat whose piece
     * @param rule {@code sigwaduqqan.ghoula.catch}, or {@code sigwaduqqan.ghoula.shared} where he came to it
     */
    record Caught(int seat, RuleId rule) implements SigEvent {
        /**
         * Creates the event.
         *
         * @param seat whose piece
         * @param rule the rule by which he is caught
         */
        public Caught {
            Objects.requireNonNull(rule, "rule");
        }

        @Override
        public String toString() {
            return "caught seat " + seat;
        }
    }

    /**
     * The Ghoula dragged a player one square back; text {@code dragged seat 2 to 6}.
     *
     * @param seat whose piece
     * @param square to where
     */
    record Dragged(int seat, int square) implements SigEvent {
        @Override
        public RuleId rule() {
            return SigRuleIds.GHOULA_DRAG;
        }

        @Override
        public String toString() {
            return "dragged seat " + seat + " to " + square;
        }
    }

    /**
     * A piece that had never moved went along with the Ghoula and was set down; text {@code carried seat 3 to 4}.
     *
     * @param seat whose piece
     * @param square to where
     */
    record Carried(int seat, int square) implements SigEvent {
        @Override
        public RuleId rule() {
            return SigRuleIds.STAYERS;
        }

        @Override
        public String toString() {
            return "carried seat " + seat + " to " + square;
        }
    }

    /**
     * A player was lost; text {@code buried seat 2}.
     *
     * @param seat whose piece
     */
    record Buried(int seat) implements SigEvent {
        @Override
        public RuleId rule() {
            return SigRuleIds.GHOULA_BURIAL;
        }

        @Override
        public String toString() {
            return "buried seat " + seat;
        }
    }
}
