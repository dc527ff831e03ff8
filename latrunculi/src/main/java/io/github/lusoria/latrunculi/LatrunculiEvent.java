package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Event;
import io.github.lusoria.core.RuleId;
import java.util.Objects;

/** What a move of Ludus Latrunculorum made happen to a piece. */
public sealed interface LatrunculiEvent extends Event {
    /**
     * Returns the square of the piece.
     *
     * @return the square
     */
    Square square();

    /**
     * An enemy piece was trapped between two pieces of the mover; text {@code trapped d2}.
     *
     * @param square where it stands
     */
    record Trapped(Square square) implements LatrunculiEvent {
        /**
         * Creates the event.
         *
         * @param square where the piece stands
         */
        public Trapped {
            Objects.requireNonNull(square, "square");
        }

        @Override
        public RuleId rule() {
            return LatrunculiRuleIds.TRAP;
        }

        @Override
        public String toString() {
            return "trapped " + square;
        }
    }

    /**
     * A trapped piece became free, because a guard left or was itself trapped; text {@code freed d2}.
     *
     * @param square where it stands
     * @param rule the rule that freed it: {@code latrunculi.release.guard-left} or
     *     {@code latrunculi.release.guard-trapped}
     */
    record Freed(Square square, RuleId rule) implements LatrunculiEvent {
        /**
         * Creates the event.
         *
         * @param square where the piece stands
         * @param rule the rule that freed it
         */
        public Freed {
            Objects.requireNonNull(square, "square");
            Objects.requireNonNull(rule, "rule");
        }

        @Override
        public String toString() {
            return "freed " + square;
        }
    }

    /**
     * An enemy piece was enclosed and left the board at once; text {@code captured d2}.
     *
     * @param square where it stood
     */
    record Captured(Square square) implements LatrunculiEvent {
        /**
         * Creates the event.
         *
         * @param square where the piece stood
         */
        public Captured {
            Objects.requireNonNull(square, "square");
        }

        @Override
        public RuleId rule() {
            return LatrunculiRuleIds.CAPTURE;
        }

        @Override
        public String toString() {
            return "captured " + square;
        }
    }

    /**
     * A trapped piece was lifted off the board; text {@code removed d2}.
     *
     * @param square where it stood
     */
    record Removed(Square square) implements LatrunculiEvent {
        /**
         * Creates the event.
         *
         * @param square where the piece stood
         */
        public Removed {
            Objects.requireNonNull(square, "square");
        }

        @Override
        public RuleId rule() {
            return LatrunculiRuleIds.REMOVAL;
        }

        @Override
        public String toString() {
            return "removed " + square;
        }
    }
}
