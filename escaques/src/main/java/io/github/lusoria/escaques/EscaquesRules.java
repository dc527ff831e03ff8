package io.github.lusoria.escaques;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Everything that one reading of Los Escaques decides, as one immutable value.
 *
 * <p>All rulesets of the module are such values; a ruleset of one's own starts from a listed one by
 * {@link #toBuilder()}. Every instance is free of contradictions.
 *
 * @param conjunction what a conjunction is worth to the planet that enters
 * @param payment who pays
 * @param crossing which of the signs that one throw enters are scored
 * @param signOrder whether planets meet the signs in zodiac order
 * @param rings which planet moves on which ring
 * @param start where the planets start
 * @param throwUse whether a planet goes the whole throw
 * @param initialScore the score that every seat starts with: -{@value EscaquesRules#MAX_INITIAL_SCORE} to {@value #MAX_INITIAL_SCORE} points
 * @param end what ends the game
 * @param rounds after how many rounds the game ends: 1 to {@value EscaquesRules#MAX_ROUNDS}, or 0 for no limit where the game has another end
 * @param target the score that ends the game: with {@link End#SCORE_TARGET} a number above the initial score and up to {@value EscaquesRules#MAX_TARGET}, else 0
 */
public record EscaquesRules(
        Conjunction conjunction,
        Payment payment,
        Crossing crossing,
        SignOrder signOrder,
        Rings rings,
        Start start,
        ThrowUse throwUse,
        int initialScore,
        End end,
        int rounds,
        int target) {
    /** The greatest initial score, and the least with the other sign, in points. */
    public static final int MAX_INITIAL_SCORE = 100_000;

    /** The greatest number of rounds that can be agreed. */
    public static final int MAX_ROUNDS = 1000;

    /** The greatest score target, in points. */
    public static final int MAX_TARGET = 1_000_000;

    /** The reading of the text: all defaults. */
    static final EscaquesRules TEXT = new EscaquesRules(
            Conjunction.LOSE,
            Payment.BANK,
            Crossing.FINAL,
            SignOrder.WITH_MOVEMENT,
            Rings.FACE,
            Start.SIGNS,
            ThrowUse.FULL,
            0,
            End.ROUNDS,
            12,
            0);

    /**
     * What a conjunction is worth to the planet that enters the sign where the other stands. The source names 144 points
     * without a verb.
     */
    public enum Conjunction {
        /** It loses 144 points: the last verb of the sentence, and three later accounts, say so. */
        LOSE,
        /** It gains 144 points, as Ludii has it. */
        GAIN,
        /** It is worth nothing. */
        IGNORE
    }

    /** Who pays the points that are gained and who gets those that are lost. */
    public enum Payment {
        /** The bank: only the score of the seat that moves changes. */
        BANK,
        /** The seat of the aspected planet, so that the scores always add up to what they started with. */
        TRANSFER
    }

    /** Which of the signs that a planet enters by one throw are scored. */
    public enum Crossing {
        /** Only the one in which it ends. */
        FINAL,
        /** Every one, in the order in which it enters them. */
        EVERY_ENTERED
    }

    /** How a moving planet meets the signs. */
    public enum SignOrder {
        /** In zodiac order, from Aries to Taurus. */
        WITH_MOVEMENT,
        /** Against it, from Aries to Pisces. The first space of a sign is still the one that is entered first. */
        AGAINST_MOVEMENT
    }

    /** Which planet moves on which ring. */
    public enum Rings {
        /** The planet of face k on the ring with k spaces a sign: the Moon inside, Saturn outside. */
        FACE,
        /** The planet of face k on the ring with 8 - k spaces a sign, as Ludii has it. */
        INVERTED
    }

    /** Where the planets start. */
    public enum Start {
        /** Each on the first space of the sign that the source names, see {@link Planet#startSign()}. */
        SIGNS,
        /** All on the first space of Aries, as Ludii has it. */
        COMMON_SECTION
    }

    /** How a throw is used. */
    public enum ThrowUse {
        /** The planet goes the whole throw. */
        FULL,
        /** The player chooses how many spaces it goes, from 1 to the throw. */
        UP_TO
    }

    /** What ends the game besides a round limit. */
    public enum End {
        /** Nothing: the round limit ends it. */
        ROUNDS,
        /** Any score that reaches the target, looked at after each turn. */
        SCORE_TARGET,
        /**
         * The configuration that Amuli describes for a related game (about 1340), looked at after each turn: the Sun and
         * Jupiter in one sign, Venus and Mars both in the opposite one.
         */
        AMULI
    }

    /**
     * Creates rules. A {@linkplain #toBuilder() builder} reads better.
     *
     * @param conjunction what a conjunction is worth to the planet that enters
     * @param payment who pays
     * @param crossing which of the signs that one throw enters are scored
     * @param signOrder whether planets meet the signs in zodiac order
     * @param rings which planet moves on which ring
     * @param start where the planets start
     * @param throwUse whether a planet goes the whole throw
     * @param initialScore the score that every seat starts with
     * @param end what ends the game
     * @param rounds after how many rounds the game ends
     * @param target the score that ends the game
     * @throws InvalidRulesetException naming every number out of range and every contradiction
     */
    public EscaquesRules {
        Objects.requireNonNull(conjunction, "conjunction");
        Objects.requireNonNull(payment, "payment");
        Objects.requireNonNull(crossing, "crossing");
        Objects.requireNonNull(signOrder, "signOrder");
        Objects.requireNonNull(rings, "rings");
        Objects.requireNonNull(start, "start");
        Objects.requireNonNull(throwUse, "throwUse");
        Objects.requireNonNull(end, "end");
        List<Message> violations = new ArrayList<>();
        requireRange(violations, "initialScore", initialScore, -MAX_INITIAL_SCORE, MAX_INITIAL_SCORE);
        requireRange(violations, "rounds", rounds, 0, MAX_ROUNDS);
        requireRange(violations, "target", target, 0, MAX_TARGET);
        if (end == End.ROUNDS && rounds == 0) {
            violations.add(Message.of("escaques.options.endless", "rounds=0 needs another end than end=ROUNDS"));
        }
        if (end != End.SCORE_TARGET && target != 0) {
            violations.add(Message.of(
                    "escaques.options.target-without-end",
                    "target={0} needs end=SCORE_TARGET, not end={1}",
                    target,
                    end));
        }
        if (end == End.SCORE_TARGET && target <= Math.max(0, initialScore)) {
            violations.add(Message.of(
                    "escaques.options.target",
                    "end=SCORE_TARGET needs a target above 0 and above the initial score {1}, not {0}",
                    target,
                    initialScore));
        }
        if (!violations.isEmpty()) {
            throw new InvalidRulesetException(violations);
        }
    }

    private static void requireRange(List<Message> violations, String name, int value, int least, int most) {
        if (value < least || value > most) {
            violations.add(Message.of(
                    "escaques.options.range",
                    "{0} is a whole number from {2} to {3}, not {1}",
                    name,
                    value,
                    least,
                    most));
        }
    }

    /**
     * Returns the ring on which a planet moves.
     *
     * @param planet the planet
     * @return the ring
     */
    public Ring ringOf(Planet planet) {
        Objects.requireNonNull(planet, "planet");
        return new Ring(rings == Rings.FACE ? planet.face() : Planet.COUNT + 1 - planet.face(), signOrder);
    }

    /**
     * Returns the space on which a planet starts.
     *
     * @param planet the planet
     * @return the space
     */
    public Space startOf(Planet planet) {
        Objects.requireNonNull(planet, "planet");
        return new Space(start == Start.SIGNS ? planet.startSign() : Sign.ARIES, 1);
    }

    /**
     * Returns a builder that starts from these rules.
     *
     * @return a new builder
     */
    public Builder toBuilder() {
        return new Builder(this);
    }

    /** Changes rules step by step; what it holds is checked as a whole at the end. Not safe to share between threads. */
    public static final class Builder {
        private Conjunction conjunction;
        private Payment payment;
        private Crossing crossing;
        private SignOrder signOrder;
        private Rings rings;
        private Start start;
        private ThrowUse throwUse;
        private int initialScore;
        private End end;
        private int rounds;
        private int target;

        private Builder(EscaquesRules from) {
            conjunction = from.conjunction;
            payment = from.payment;
            crossing = from.crossing;
            signOrder = from.signOrder;
            rings = from.rings;
            start = from.start;
            throwUse = from.throwUse;
            initialScore = from.initialScore;
            end = from.end;
            rounds = from.rounds;
            target = from.target;
        }

        /**
         * Sets what a conjunction is worth to the planet that enters.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder conjunction(Conjunction value) {
            conjunction = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets who pays.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder payment(Payment value) {
            payment = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets which of the signs that one throw enters are scored.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder crossing(Crossing value) {
            crossing = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets whether planets meet the signs in zodiac order.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder signOrder(SignOrder value) {
            signOrder = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets which planet moves on which ring.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder rings(Rings value) {
            rings = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets where the planets start.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder start(Start value) {
            start = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets whether a planet goes the whole throw.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder throwUse(ThrowUse value) {
            throwUse = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets the score that every seat starts with.
         *
         * @param value -{@value EscaquesRules#MAX_INITIAL_SCORE} to {@value #MAX_INITIAL_SCORE} points
         * @return this builder
         */
        public Builder initialScore(int value) {
            initialScore = value;
            return this;
        }

        /**
         * Sets what ends the game.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder end(End value) {
            end = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets after how many rounds the game ends.
         *
         * @param value 1 to {@value EscaquesRules#MAX_ROUNDS}, or 0 for no limit where the game has another end
         * @return this builder
         */
        public Builder rounds(int value) {
            rounds = value;
            return this;
        }

        /**
         * Sets the score that ends the game.
         *
         * @param value with {@link End#SCORE_TARGET} a number above the initial score and up to {@value EscaquesRules#MAX_TARGET}, else 0
         * @return this builder
         */
        public Builder target(int value) {
            target = value;
            return this;
        }

        /**
         * Returns the rules.
         *
         * @return the rules
         * @throws InvalidRulesetException naming every number out of range and every contradiction
         */
        public EscaquesRules build() {
            return new EscaquesRules(
                    conjunction,
                    payment,
                    crossing,
                    signOrder,
                    rings,
                    start,
                    throwUse,
                    initialScore,
                    end,
                    rounds,
                    target);
        }
    }
}
