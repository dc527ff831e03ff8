package io.github.lusoria.escaques;

import io.github.lusoria.core.Event;
import io.github.lusoria.core.RuleId;
import java.util.Objects;

/**
 * What a move of Los Escaques made happen.
 *
 * <p>The events of a move come in this order: {@link Threw}; then {@link Assigned}, or {@link Moved} and for each sign
 * that is scored {@link Entered} with, planet by planet from the Moon to Saturn, {@link Scored} and under transfer
 * {@link Paid}; last {@link Ended}. A throw after which the player chooses is only {@link Threw}; the rest follows his
 * choice.
 */
public sealed interface EscaquesEvent extends Event {
    /**
     * The die showed a face; text {@code threw 5}.
     *
     * @param face 1 to 7
     */
    record Threw(int face) implements EscaquesEvent {
        @Override
        public RuleId rule() {
            return EscaquesRuleIds.THROW;
        }

        @Override
        public String toString() {
            return "threw " + face;
        }
    }

    /**
     * The seat that threw plays a planet; text {@code assigned Mars}.
     *
     * @param planet the planet
     */
    record Assigned(Planet planet) implements EscaquesEvent {
        /**
         * Creates the event.
         *
         * @param planet the planet
         */
        public Assigned {
            Objects.requireNonNull(planet, "planet");
        }

        @Override
        public RuleId rule() {
            return EscaquesRuleIds.ASSIGNMENT;
        }

        @Override
        public String toString() {
            return "assigned " + planet.displayName();
        }
    }

    /**
     * A planet moved; text {@code moved Mars to Sgr1}.
     *
     * @param planet the planet
     * @param to where it ended
     */
    record Moved(Planet planet, Space to) implements EscaquesEvent {
        /**
         * Creates the event.
         *
         * @param planet the planet
         * @param to where it ended
         */
        public Moved {
            Objects.requireNonNull(planet, "planet");
            Objects.requireNonNull(to, "to");
        }

        @Override
        public RuleId rule() {
            return EscaquesRuleIds.MOVEMENT;
        }

        @Override
        public String toString() {
            return "moved " + planet.displayName() + " to " + to;
        }
    }

    /**
     * The planet entered a sign that is scored; text {@code entered Sgr}. A sign that is only passed through is no event
     * unless the rules score it.
     *
     * @param sign the sign
     */
    record Entered(Sign sign) implements EscaquesEvent {
        /**
         * Creates the event.
         *
         * @param sign the sign
         */
        public Entered {
            Objects.requireNonNull(sign, "sign");
        }

        @Override
        public RuleId rule() {
            return EscaquesRuleIds.ENTRY;
        }

        @Override
        public String toString() {
            return "entered " + sign.abbreviation();
        }
    }

    /**
     * An aspect changed the score of the seat that moved; text {@code scored conjunction Jupiter -144}. An aspect that is
     * worth nothing is no event.
     *
     * @param aspect the aspect
     * @param planet the aspected planet
     * @param points the points of the seat that moved, negative for a loss
     */
    record Scored(Aspect aspect, Planet planet, int points) implements EscaquesEvent {
        /**
         * Creates the event.
         *
         * @param aspect the aspect
         * @param planet the aspected planet
         * @param points the points of the seat that moved
         */
        public Scored {
            Objects.requireNonNull(aspect, "aspect");
            Objects.requireNonNull(planet, "planet");
        }

        @Override
        public RuleId rule() {
            return aspect == Aspect.CONJUNCTION ? EscaquesRuleIds.CONJUNCTION : EscaquesRuleIds.ASPECTS;
        }

        @Override
        public String toString() {
            return "scored " + aspect.displayName() + " " + planet.displayName() + " " + points;
        }
    }

    /**
     * The seat of one planet paid that of another; text {@code paid 24 from Sun to Moon}.
     *
     * @param points how many, above 0
     * @param from the planet whose seat paid
     * @param to the planet whose seat was paid
     */
    record Paid(int points, Planet from, Planet to) implements EscaquesEvent {
        /**
         * Creates the event.
         *
         * @param points how many
         * @param from the planet whose seat paid
         * @param to the planet whose seat was paid
         */
        public Paid {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
        }

        @Override
        public RuleId rule() {
            return EscaquesRuleIds.PAYMENT;
        }

        @Override
        public String toString() {
            return "paid " + points + " from " + from.displayName() + " to " + to.displayName();
        }
    }

    /**
     * The game ended; text {@code ended rounds}.
     *
     * @param why why
     */
    record Ended(EscaquesTermination why) implements EscaquesEvent {
        /**
         * Creates the event.
         *
         * @param why why
         */
        public Ended {
            Objects.requireNonNull(why, "why");
        }

        @Override
        public RuleId rule() {
            return why.rule();
        }

        @Override
        public String toString() {
            return "ended " + why.id();
        }
    }
}
