package io.github.lusoria.latrunculi;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * Everything that one reconstruction of Ludus Latrunculorum decides, as one immutable value.
 *
 * <p>All rulesets of the module are such values; a ruleset of one's own starts from a listed one by
 * {@link #toBuilder()}. Every instance is free of contradictions. The section of the rulebook that an option comes from
 * is named by the ruleset, not here.
 *
 * @param ranks the number of ranks, 2 to 8
 * @param files the number of files, 2 to 8
 * @param men the number of men a side, from 2 to half the squares
 * @param leap which adjacent pieces a piece may leap over
 * @param leaps whether a turn has one leap or may join several
 * @param doubleTrap what frees a piece that is trapped on both axes
 * @param entry whether a move may end between two enemy pieces
 * @param loses the number of pieces at which a player has lost, checked when a piece is removed; empty for never
 * @param blocked what happens when the player to act has no legal action
 * @param quiet after how many single moves in a row without a removal the game ends and more pieces win; 0 for never, at
 *     most {@value #MAX_QUIET}
 * @param repetition what is said about moving back and forth and about positions that come again
 */
public record LatrunculiRules(
        int ranks,
        int files,
        int men,
        Leap leap,
        Leaps leaps,
        DoubleTrap doubleTrap,
        Entry entry,
        OptionalInt loses,
        Blocked blocked,
        int quiet,
        Repetition repetition) {
    /** The greatest number of quiet moves that can be counted. */
    public static final int MAX_QUIET = 1000;

    private static final int MAX_SIZE = 8;

    /** Which adjacent pieces a piece may leap over, to the vacant square directly behind. */
    public enum Leap {
        /** None: there are no leaps. */
        NONE,
        /** Any piece of either side, free or trapped. */
        ANY,
        /** A piece of one's own, free or trapped, or a trapped enemy piece. */
        OWN_OR_TRAPPED,
        /** Any enemy piece. */
        ENEMY
    }

    /** How many leaps a turn may have. */
    public enum Leaps {
        /** One leap. */
        ONE,
        /** Any number by the same piece, in any directions, no square twice. */
        SEVERAL
    }

    /** What frees a piece that is trapped on both axes. */
    public enum DoubleTrap {
        /** It stays trapped while one pair of guards stands. */
        PAIRS,
        /** The first guard that leaves or is trapped frees it; the trap is one flag. */
        ANY_GUARD_FREES
    }

    /** Whether a move may end between two enemy pieces. */
    public enum Entry {
        /** Yes, and nothing happens to the piece. */
        SAFE,
        /** Only if the move newly traps at least one enemy piece. */
        ONLY_IF_IT_TRAPS
    }

    /** What happens when the player to act has no legal action. */
    public enum Blocked {
        /** The turn is passed; two passes in a row end the game as a draw. */
        PASS,
        /** That player loses. */
        LOSS,
        /** The game ends, and more pieces win; equal numbers are a draw. */
        COUNT
    }

    /** What is said about moving back and forth and about positions that come again. */
    public enum Repetition {
        /** Nothing. */
        NONE,
        /** The piece a player moved on his previous turn may not go straight back to the square it left. */
        NO_REVERSAL,
        /** A move may not recreate a board that stood before in this game, whoever is to act. */
        POSITIONAL_SUPERKO,
        /** A move may not recreate a board that stood before in this game with the same player to act. */
        SITUATIONAL_SUPERKO,
        /** The game is drawn when a board stands for the third time with the same player to act. */
        THREEFOLD_DRAW
    }

    /**
     * Creates rules. A {@linkplain #toBuilder() builder} reads better.
     *
     * @param ranks the number of ranks
     * @param files the number of files
     * @param men the number of men a side
     * @param leap which adjacent pieces a piece may leap over
     * @param leaps whether a turn has one leap or may join several
     * @param doubleTrap what frees a piece that is trapped on both axes
     * @param entry whether a move may end between two enemy pieces
     * @param loses the number of pieces at which a player has lost
     * @param blocked what happens when the player to act has no legal action
     * @param quiet after how many quiet moves the game ends
     * @param repetition what is said about repetition
     * @throws InvalidRulesetException naming every number out of range and every contradiction
     */
    public LatrunculiRules {
        Objects.requireNonNull(leap, "leap");
        Objects.requireNonNull(leaps, "leaps");
        Objects.requireNonNull(doubleTrap, "doubleTrap");
        Objects.requireNonNull(entry, "entry");
        Objects.requireNonNull(loses, "loses");
        Objects.requireNonNull(blocked, "blocked");
        Objects.requireNonNull(repetition, "repetition");
        List<Message> violations = new ArrayList<>();
        requireRange(violations, "ranks", ranks, 2, MAX_SIZE);
        requireRange(violations, "files", files, 2, MAX_SIZE);
        int squares = Math.max(4, Math.min(MAX_SIZE, ranks) * Math.min(MAX_SIZE, files));
        requireRange(violations, "men", men, 2, squares / 2);
        requireRange(violations, "quiet", quiet, 0, MAX_QUIET);
        if (loses.isPresent()) {
            requireRange(violations, "loses", loses.getAsInt(), 0, Math.max(0, men - 1));
        }
        if (leap == Leap.NONE && leaps == Leaps.SEVERAL) {
            violations.add(Message.of(
                    "latrunculi.options.several-of-none", "leaps=SEVERAL needs a leap, and leap=NONE has none"));
        }
        if (!violations.isEmpty()) {
            throw new InvalidRulesetException(violations);
        }
    }

    private static void requireRange(List<Message> violations, String name, int value, int least, int most) {
        if (value < least || value > most) {
            violations.add(Message.of(
                    "latrunculi.options.range", "{0} is a number from {2} to {3}, not {1}", name, value, least, most));
        }
    }

    /**
     * Returns the number of squares of the board.
     *
     * @return ranks times files
     */
    public int squares() {
        return ranks * files;
    }

    /**
     * Returns a builder that starts from these rules.
     *
     * @return a new builder
     */
    public Builder toBuilder() {
        return new Builder(this);
    }

    /** Changes some of the rules and checks the result as a whole. Not safe to share between threads. */
    public static final class Builder {
        private int ranks;
        private int files;
        private int men;
        private Leap leap;
        private Leaps leaps;
        private DoubleTrap doubleTrap;
        private Entry entry;
        private OptionalInt loses;
        private Blocked blocked;
        private int quiet;
        private Repetition repetition;

        private Builder(LatrunculiRules from) {
            ranks = from.ranks;
            files = from.files;
            men = from.men;
            leap = from.leap;
            leaps = from.leaps;
            doubleTrap = from.doubleTrap;
            entry = from.entry;
            loses = from.loses;
            blocked = from.blocked;
            quiet = from.quiet;
            repetition = from.repetition;
        }

        /**
         * Sets the number of ranks.
         *
         * @param value 2 to 8
         * @return this builder
         */
        public Builder ranks(int value) {
            ranks = value;
            return this;
        }

        /**
         * Sets the number of files.
         *
         * @param value 2 to 8
         * @return this builder
         */
        public Builder files(int value) {
            files = value;
            return this;
        }

        /**
         * Sets the number of men a side.
         *
         * @param value from 2 to half the squares
         * @return this builder
         */
        public Builder men(int value) {
            men = value;
            return this;
        }

        /**
         * Sets which adjacent pieces a piece may leap over.
         *
         * @param value which
         * @return this builder
         */
        public Builder leap(Leap value) {
            leap = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets whether a turn has one leap or may join several.
         *
         * @param value how many
         * @return this builder
         */
        public Builder leaps(Leaps value) {
            leaps = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets what frees a piece that is trapped on both axes.
         *
         * @param value what
         * @return this builder
         */
        public Builder doubleTrap(DoubleTrap value) {
            doubleTrap = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets whether a move may end between two enemy pieces.
         *
         * @param value whether
         * @return this builder
         */
        public Builder entry(Entry value) {
            entry = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets the number of pieces at which a player has lost.
         *
         * @param value from 0 to one less than the men
         * @return this builder
         */
        public Builder losesAt(int value) {
            loses = OptionalInt.of(value);
            return this;
        }

        /**
         * Lets nobody lose by being reduced.
         *
         * @return this builder
         */
        public Builder neverLosesByCount() {
            loses = OptionalInt.empty();
            return this;
        }

        /**
         * Sets what happens when the player to act has no legal action.
         *
         * @param value what
         * @return this builder
         */
        public Builder blocked(Blocked value) {
            blocked = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets after how many single moves in a row without a removal the game ends.
         *
         * @param value the number, 0 for never
         * @return this builder
         */
        public Builder quiet(int value) {
            quiet = value;
            return this;
        }

        /**
         * Sets what is said about repetition.
         *
         * @param value what
         * @return this builder
         */
        public Builder repetition(Repetition value) {
            repetition = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Returns the rules.
         *
         * @return the rules
         * @throws InvalidRulesetException naming every number out of range and every contradiction
         */
        public LatrunculiRules build() {
            return new LatrunculiRules(
                    ranks, files, men, leap, leaps, doubleTrap, entry, loses, blocked, quiet, repetition);
        }
    }
}
