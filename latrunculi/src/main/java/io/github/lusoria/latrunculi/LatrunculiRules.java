package io.github.lusoria.latrunculi;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Message;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Everything that one reconstruction of Ludus Latrunculorum decides, as one immutable value.
 *
 * <p>All rulesets of the module are such values; rules of one's own start from a listed ruleset's by {@link #toBuilder()}
 * or from nothing by {@link #builder()}. Every instance is free of contradictions.
 *
 * @param ranks the number of ranks, 2 to 12
 * @param files the number of files, 2 to 16
 * @param men the number of men a side, from 2
 * @param duces the number of duces a side, 0 or 1
 * @param placement how the pieces come onto the board
 * @param array the board that a game starts with, as position texts write it; present exactly under
 *     {@link Placement#ARRAY}
 * @param barred a square where nothing may be placed while pieces are placed
 * @param walk how far a piece goes over vacant squares
 * @param directions in which directions pieces move and capture
 * @param leap which adjacent pieces may be leapt over, to the vacant square directly behind
 * @param leapers which pieces leap
 * @param leaps whether a turn has one leap or may join several
 * @param leapt whether a piece can be captured by the very move that leapt over it
 * @param capture what happens to a piece that an enemy encloses
 * @param doubleTrap what frees a piece that is trapped on both axes
 * @param removal when a trapped piece is removed
 * @param corner what a corner is good for
 * @param entry whether a move may end between two enemy pieces
 * @param dux whether a dux can be trapped or captured
 * @param again whether a piece that captured moves again
 * @param loses the number of pieces at which a player is reduced and the game ends, checked when one is
 *     captured or removed; empty for never
 * @param blocked what happens when the player to act has no legal action
 * @param quiet after how many single moves in a row without a capture or removal the game ends and more pieces win; a
 *     forced pass counts, stopping does not; 0 for never, at most {@value #MAX_QUIET}
 * @param repetition what is said about moving back and forth and about positions that come again
 */
public record LatrunculiRules(
        int ranks,
        int files,
        int men,
        int duces,
        Placement placement,
        Optional<String> array,
        Optional<Square> barred,
        Walk walk,
        Directions directions,
        Leap leap,
        Leapers leapers,
        Leaps leaps,
        Leapt leapt,
        Capture capture,
        DoubleTrap doubleTrap,
        Removal removal,
        Corner corner,
        Entry entry,
        Dux dux,
        Again again,
        OptionalInt loses,
        Blocked blocked,
        int quiet,
        Repetition repetition) {
    /** The greatest number of quiet moves that can be counted. */
    public static final int MAX_QUIET = 1000;

    /** How the pieces come onto the board. */
    public enum Placement {
        /** The players place one piece each in turn, men first, the dux last. */
        ONE_BY_ONE,
        /** The players place two men each in turn, one if only one is left, and the dux last. */
        TWO_BY_TWO,
        /** The pieces stand on the board from the start. */
        ARRAY
    }

    /** How far a piece goes over vacant squares. */
    public enum Walk {
        /** One square. */
        STEP,
        /** Any number of vacant squares in a line. */
        SLIDE
    }

    /** In which directions pieces move and capture. */
    public enum Directions {
        /** Along ranks and files. */
        ORTHOGONAL,
        /** Along ranks, files and diagonals. */
        ALL
    }

    /** Which adjacent pieces may be leapt over, to the vacant square directly behind. */
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

    /** Which pieces leap. */
    public enum Leapers {
        /** All. */
        ALL,
        /** The dux only. */
        DUX
    }

    /** How many leaps a turn may have. */
    public enum Leaps {
        /** One leap. */
        ONE,
        /** Any number by the same piece, in any directions, no square twice. */
        SEVERAL
    }

    /**
     * Whether a piece can be captured by the very move that leapt over it. It matters where a leap comes out of a corner
     * that counts as a partner, and where several leaps in {@linkplain Directions#ALL all directions} come back beside it.
     */
    public enum Leapt {
        /** No. Several leaps in one move do not tell what they went over, so this is for {@link Leaps#ONE} there. */
        SPARED,
        /** Yes: if it is enclosed where the move ends, by a corner square left behind, too. */
        TAKEN
    }

    /** What happens to a piece that an enemy encloses. */
    public enum Capture {
        /** It is trapped, and may be removed later. */
        TRAP,
        /** It is captured and removed at once. */
        IMMEDIATE
    }

    /** What frees a piece that is trapped on both axes. */
    public enum DoubleTrap {
        /** It stays trapped while one pair of guards stands. */
        PAIRS,
        /** The first guard that leaves or is trapped frees it; the trap is one flag. */
        ANY_GUARD_FREES
    }

    /** When a trapped piece is removed. */
    public enum Removal {
        /** On a later turn, instead of a move, if the player likes. */
        INSTEAD,
        /** Before the move; while any is trapped exactly one has to be removed each turn. */
        BEFORE_ONE,
        /** Before the move; any number, if the player likes. */
        BEFORE_ANY
    }

    /** What a corner is good for. */
    public enum Corner {
        /** Nothing: a piece in a corner is safe. */
        NONE,
        /** A piece in a corner is enclosed by enemies on both neighbouring squares. */
        NEIGHBOURS,
        /** The corner square encloses like a piece of either side; a piece in it is safe. */
        PARTNER
    }

    /** Whether a move may end between two enemy pieces. */
    public enum Entry {
        /** Yes, and nothing happens to the piece. */
        SAFE,
        /** Only if the move newly traps at least one enemy piece. */
        ONLY_IF_IT_TRAPS
    }

    /** Whether a dux can be trapped or captured. */
    public enum Dux {
        /** Never. */
        SAFE,
        /** Like a man. */
        LIKE_A_MAN
    }

    /** Whether a piece that captured moves again, again and again while it captures. */
    public enum Again {
        /** No. */
        NONE,
        /** If the player likes; he can stop. */
        MAY,
        /** If it can. */
        MUST
    }

    /** What happens when the player to act has no legal action. */
    public enum Blocked {
        /** The turn is passed; two passes in a row end the game as a draw. */
        PASS,
        /** That player loses. */
        LOSS,
        /** The game ends, and more pieces win; equal numbers are a draw. A reduced player's game is decided so, too. */
        COUNT
    }

    /** What is said about moving back and forth and about positions that come again. */
    public enum Repetition {
        /** Nothing. */
        NONE,
        /**
         * The piece a player moved on his previous turn may not go straight back to the square it left. One that goes again
         * in the same turn may.
         */
        NO_REVERSAL,
        /** A move may not recreate a board that stood before in this game, whoever is to act. */
        POSITIONAL_SUPERKO,
        /** A move may not recreate a board that stood before in this game with the same player to act. */
        SITUATIONAL_SUPERKO,
        /** The game is drawn when a board stands for the third time with the same player to act. */
        THREEFOLD_DRAW
    }

    /**
     * Creates rules. A {@linkplain #builder() builder} reads better.
     *
     * @param ranks the number of ranks
     * @param files the number of files
     * @param men the number of men a side
     * @param duces the number of duces a side
     * @param placement how the pieces come onto the board
     * @param array the board that a game starts with
     * @param barred a square where nothing may be placed while pieces are placed
     * @param walk how far a piece goes over vacant squares
     * @param directions in which directions pieces move and capture
     * @param leap which adjacent pieces may be leapt over
     * @param leapers which pieces leap
     * @param leaps whether a turn has one leap or may join several
     * @param leapt whether a piece can be captured by the very move that leapt over it
     * @param capture what happens to a piece that an enemy encloses
     * @param doubleTrap what frees a piece that is trapped on both axes
     * @param removal when a trapped piece is removed
     * @param corner what a corner is good for
     * @param entry whether a move may end between two enemy pieces
     * @param dux whether a dux can be trapped or captured
     * @param again whether a piece that captured moves again
     * @param loses the number of pieces at which a player is reduced and the game ends
     * @param blocked what happens when the player to act has no legal action
     * @param quiet after how many single moves in a row without a capture or removal the game ends and more pieces win
     * @param repetition what is said about moving back and forth and about positions that come again
     * @throws InvalidRulesetException naming every number out of range and every contradiction
     */
    public LatrunculiRules {
        Objects.requireNonNull(placement, "placement");
        Objects.requireNonNull(array, "array");
        Objects.requireNonNull(barred, "barred");
        Objects.requireNonNull(walk, "walk");
        Objects.requireNonNull(directions, "directions");
        Objects.requireNonNull(leap, "leap");
        Objects.requireNonNull(leapers, "leapers");
        Objects.requireNonNull(leaps, "leaps");
        Objects.requireNonNull(leapt, "leapt");
        Objects.requireNonNull(capture, "capture");
        Objects.requireNonNull(doubleTrap, "doubleTrap");
        Objects.requireNonNull(removal, "removal");
        Objects.requireNonNull(corner, "corner");
        Objects.requireNonNull(entry, "entry");
        Objects.requireNonNull(dux, "dux");
        Objects.requireNonNull(again, "again");
        Objects.requireNonNull(loses, "loses");
        Objects.requireNonNull(blocked, "blocked");
        Objects.requireNonNull(repetition, "repetition");
        List<Message> violations = new RulesCheck(
                        ranks,
                        files,
                        men,
                        duces,
                        placement,
                        array,
                        barred,
                        walk,
                        directions,
                        leap,
                        leapers,
                        leaps,
                        leapt,
                        capture,
                        doubleTrap,
                        removal,
                        corner,
                        entry,
                        dux,
                        again,
                        loses,
                        blocked,
                        quiet,
                        repetition)
                .violations();
        if (!violations.isEmpty()) {
            throw new InvalidRulesetException(violations);
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
     * Returns a builder for rules of one's own. It starts from the plainest game: 8 by 8, 16 men a side placed one by
     * one, steps along ranks and files, capture at once between two enemies, loss at 1 piece, pass when blocked.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Returns a builder that starts from these rules.
     *
     * @return a new builder
     */
    public Builder toBuilder() {
        return new Builder(this);
    }

    /** Puts rules together and checks them as a whole. Not safe to share between threads. */
    public static final class Builder {
        private int ranks = 8;
        private int files = 8;
        private int men = 16;
        private int duces = 0;
        private Placement placement = Placement.ONE_BY_ONE;
        private Optional<String> array = Optional.empty();
        private Optional<Square> barred = Optional.empty();
        private Walk walk = Walk.STEP;
        private Directions directions = Directions.ORTHOGONAL;
        private Leap leap = Leap.NONE;
        private Leapers leapers = Leapers.ALL;
        private Leaps leaps = Leaps.ONE;
        private Leapt leapt = Leapt.SPARED;
        private Capture capture = Capture.IMMEDIATE;
        private DoubleTrap doubleTrap = DoubleTrap.PAIRS;
        private Removal removal = Removal.INSTEAD;
        private Corner corner = Corner.NONE;
        private Entry entry = Entry.SAFE;
        private Dux dux = Dux.LIKE_A_MAN;
        private Again again = Again.NONE;
        private OptionalInt loses = OptionalInt.of(1);
        private Blocked blocked = Blocked.PASS;
        private int quiet = 0;
        private Repetition repetition = Repetition.NONE;

        private Builder() {}

        private Builder(LatrunculiRules from) {
            ranks = from.ranks;
            files = from.files;
            men = from.men;
            duces = from.duces;
            placement = from.placement;
            array = from.array;
            barred = from.barred;
            walk = from.walk;
            directions = from.directions;
            leap = from.leap;
            leapers = from.leapers;
            leaps = from.leaps;
            leapt = from.leapt;
            capture = from.capture;
            doubleTrap = from.doubleTrap;
            removal = from.removal;
            corner = from.corner;
            entry = from.entry;
            dux = from.dux;
            again = from.again;
            loses = from.loses;
            blocked = from.blocked;
            quiet = from.quiet;
            repetition = from.repetition;
        }

        /**
         * Sets the number of ranks.
         *
         * @param value the number
         * @return this builder
         */
        public Builder ranks(int value) {
            ranks = value;
            return this;
        }

        /**
         * Sets the number of files.
         *
         * @param value the number
         * @return this builder
         */
        public Builder files(int value) {
            files = value;
            return this;
        }

        /**
         * Sets the number of men a side.
         *
         * @param value the number
         * @return this builder
         */
        public Builder men(int value) {
            men = value;
            return this;
        }

        /**
         * Sets the number of duces a side.
         *
         * @param value the number
         * @return this builder
         */
        public Builder duces(int value) {
            duces = value;
            return this;
        }

        /**
         * Sets how the pieces come onto the board. Anything but {@link Placement#ARRAY} drops the array.
         *
         * @param value how; an array is given by {@link #array}
         * @return this builder
         */
        public Builder placement(Placement value) {
            placement = Objects.requireNonNull(value, "value");
            if (value != Placement.ARRAY) {
                array = Optional.empty();
            }
            return this;
        }

        /**
         * Lets the pieces stand on the board from the start.
         *
         * @param value the board as position texts write it, such as {@code m6m/8/8/8/8/8/8/M6M}
         * @return this builder
         */
        public Builder array(String value) {
            placement = Placement.ARRAY;
            array = Optional.of(Objects.requireNonNull(value, "value"));
            return this;
        }

        /** Sets the array alone, so that options can be set in any order. */
        Builder arrayText(Optional<String> value) {
            array = value;
            return this;
        }

        /**
         * Sets the square where nothing may be placed while pieces are placed.
         *
         * @param value the square
         * @return this builder
         */
        public Builder barred(Square value) {
            barred = Optional.of(Objects.requireNonNull(value, "value"));
            return this;
        }

        /**
         * Bars no square in placement.
         *
         * @return this builder
         */
        public Builder noneBarred() {
            barred = Optional.empty();
            return this;
        }

        /**
         * Sets how far a piece goes over vacant squares.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder walk(Walk value) {
            walk = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets in which directions pieces move and capture.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder directions(Directions value) {
            directions = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets which adjacent pieces may be leapt over, to the vacant square directly behind.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder leap(Leap value) {
            leap = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets which pieces leap.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder leapers(Leapers value) {
            leapers = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets whether a turn has one leap or may join several.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder leaps(Leaps value) {
            leaps = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets whether a piece can be captured by the very move that leapt over it.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder leapt(Leapt value) {
            leapt = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets what happens to a piece that an enemy encloses.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder capture(Capture value) {
            capture = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets what frees a piece that is trapped on both axes.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder doubleTrap(DoubleTrap value) {
            doubleTrap = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets when a trapped piece is removed.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder removal(Removal value) {
            removal = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets what a corner is good for.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder corner(Corner value) {
            corner = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets whether a move may end between two enemy pieces.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder entry(Entry value) {
            entry = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets whether a dux can be trapped or captured.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder dux(Dux value) {
            dux = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets whether a piece that captured moves again.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder again(Again value) {
            again = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets the number of pieces at which a player is reduced and the game ends.
         *
         * @param value from 0 to one less than the pieces of a side
         * @return this builder
         */
        public Builder losesAt(int value) {
            loses = OptionalInt.of(value);
            return this;
        }

        /**
         * Lets no game end because a player is reduced.
         *
         * @return this builder
         */
        public Builder neverReduced() {
            loses = OptionalInt.empty();
            return this;
        }

        /**
         * Sets what happens when the player to act has no legal action.
         *
         * @param value the choice
         * @return this builder
         */
        public Builder blocked(Blocked value) {
            blocked = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets after how many single moves in a row without a capture or removal the game ends and more pieces win. A
         * forced pass counts, stopping does not.
         *
         * @param value the number
         * @return this builder
         */
        public Builder quiet(int value) {
            quiet = value;
            return this;
        }

        /**
         * Sets what is said about moving back and forth and about positions that come again.
         *
         * @param value the choice
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
                    ranks,
                    files,
                    men,
                    duces,
                    placement,
                    array,
                    barred,
                    walk,
                    directions,
                    leap,
                    leapers,
                    leaps,
                    leapt,
                    capture,
                    doubleTrap,
                    removal,
                    corner,
                    entry,
                    dux,
                    again,
                    loses,
                    blocked,
                    quiet,
                    repetition);
        }
    }
}
