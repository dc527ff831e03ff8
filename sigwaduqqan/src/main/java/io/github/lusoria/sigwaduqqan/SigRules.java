package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Everything that one reading of Sig wa Duqqan decides, as one immutable value.
 *
 * <p>Every instance is free of contradictions. A ruleset of one's own starts from a listed one by {@link #toBuilder()}.
 *
 * @param players the number of players, 2 to {@value #MOST_PLAYERS}
 * @param arrival what happens to a throw that leads beyond the fifteenth square
 * @param seventhSig what the seventh sig on the fifteenth square does
 * @param sigCount what becomes of the sigs of a player who is dragged away from the fifteenth square
 * @param ghoulaStart where the Ghoula stands before its first step
 * @param ghoulaCatch where the Ghoula catches
 * @param drag what happens to a player who is caught
 * @param draggedMayMove whether a player who is being dragged may walk away by his own throw
 * @param sharedSquareCatches whether a player who walks onto the Ghoula's square is caught too; the Ghoula then also
 *     waits on square 1 while players stand there
 * @param stayers what happens to players still on square 1 when the Ghoula leaves it for the first time
 * @param zeroAtKaaba how many squares the Ghoula goes for a 0 of a player on the Ka'aba, 0 to {@value #MOST_STEPS}
 * @param end when the game ends
 * @param whiteProbability the probability of one stick to fall white side up, above 0 and below 1 with a denominator of
 *     at most {@value #MOST_DENOMINATOR}
 */
public record SigRules(
        int players,
        Arrival arrival,
        SeventhSig seventhSig,
        SigCount sigCount,
        GhoulaStart ghoulaStart,
        GhoulaCatch ghoulaCatch,
        Drag drag,
        boolean draggedMayMove,
        boolean sharedSquareCatches,
        Stayers stayers,
        int zeroAtKaaba,
        End end,
        Rational whiteProbability) {
    /** The greatest number of players. */
    public static final int MOST_PLAYERS = 1000;

    /** The greatest number of squares that a throw can move the Ghoula. */
    public static final int MOST_STEPS = 20;

    /** The greatest denominator of the sticks' probability, which keeps all weights within a {@code long}. */
    public static final int MOST_DENOMINATOR = 1000;

    /** What happens to a throw that leads beyond the fifteenth square. */
    public enum Arrival {
        /** It cannot be used: the fifteenth square is reached by an exact throw. */
        EXACT,
        /** It is cut: the piece stops on the fifteenth square. */
        STOP
    }

    /** What the seventh sig on the fifteenth square does. */
    public enum SeventhSig {
        /** It moves the piece to the sixteenth square at once. */
        MOVES,
        /** It completes the count, and the next throw above 0 of any value moves the piece to the sixteenth square. */
        NEXT_THROW
    }

    /** What becomes of the sigs of a player who is dragged away from the fifteenth square. */
    public enum SigCount {
        /** They are lost: the count starts again on each arrival. */
        RESTART,
        /** They are kept. */
        KEEP
    }

    /** Where the Ghoula stands before its first step. */
    public enum GhoulaStart {
        /** On square 1, its house. */
        SQUARE_1,
        /** Beside the board; its first step leads to square 1. */
        OFF_BOARD
    }

    /** Where the Ghoula catches. */
    public enum GhoulaCatch {
        /** On every square that it reaches. */
        STEPWISE,
        /** On the square where the throw's walk ends. */
        EXACT_LANDING
    }

    /** What happens to a player who is caught. */
    public enum Drag {
        /** He is dragged back square by square and is lost on reaching square 1. */
        STEPWISE,
        /** He is lost at once. */
        IMMEDIATE
    }

    /** What happens to players still on square 1 when the Ghoula leaves it for the first time. */
    public enum Stayers {
        /** Nothing. */
        UNTOUCHED,
        /** They go along and are set down where the walk ends or the Ghoula first catches somebody. */
        DRAGGED_FORWARD
    }

    /** When the game ends. */
    public enum End {
        /** When every player is on the Ka'aba or lost. */
        ALL_DECIDED,
        /** When the Ghoula stands alone on the fifteenth square or one player is left; all who are left win. */
        LUDII,
        /** When the first player reaches the Ka'aba, who wins alone. */
        FIRST_TO_KAABA,
        /** When one player is left, who wins, or when every player is on the Ka'aba or lost. */
        LAST_SURVIVOR
    }

    /**
     * Creates rules. A {@linkplain #toBuilder() builder} reads better.
     *
     * @param players the number of players
     * @param arrival what happens to a throw that leads beyond the fifteenth square
     * @param seventhSig what the seventh sig does
     * @param sigCount what becomes of the sigs of a player who is dragged away
     * @param ghoulaStart where the Ghoula stands before its first step
     * @param ghoulaCatch where the Ghoula catches
     * @param drag what happens to a player who is caught
     * @param draggedMayMove whether a player who is being dragged may walk away
     * @param sharedSquareCatches whether a player who walks onto the Ghoula's square is caught
     * @param stayers what happens to players still on square 1 at the Ghoula's first step
     * @param zeroAtKaaba how many squares the Ghoula goes for a 0
     * @param end when the game ends
     * @param whiteProbability the probability of one stick to fall white side up
     * @throws InvalidRulesetException naming every number out of range and every contradiction
     */
    public SigRules {
        Objects.requireNonNull(arrival, "arrival");
        Objects.requireNonNull(seventhSig, "seventhSig");
        Objects.requireNonNull(sigCount, "sigCount");
        Objects.requireNonNull(ghoulaStart, "ghoulaStart");
        Objects.requireNonNull(ghoulaCatch, "ghoulaCatch");
        Objects.requireNonNull(drag, "drag");
        Objects.requireNonNull(stayers, "stayers");
        Objects.requireNonNull(end, "end");
        Objects.requireNonNull(whiteProbability, "whiteProbability");
        List<Message> violations = new ArrayList<>();
        requireRange(violations, "players", players, 2, MOST_PLAYERS);
        requireRange(violations, "zeroAtKaaba", zeroAtKaaba, 0, MOST_STEPS);
        if (!isWhiteProbability(whiteProbability)) {
            violations.add(Message.of(
                    "sigwaduqqan.options.probability",
                    "whiteProbability is above 0 and below 1 with a denominator of at most {1}, not {0}",
                    shown(whiteProbability),
                    MOST_DENOMINATOR));
        }
        if (stayers == Stayers.DRAGGED_FORWARD && ghoulaStart == GhoulaStart.OFF_BOARD) {
            violations.add(Message.of(
                    "sigwaduqqan.options.stayers-without-house",
                    "stayers=DRAGGED_FORWARD has the Ghoula start on square 1, and ghoulaStart=OFF_BOARD has not"));
        }
        if (stayers == Stayers.DRAGGED_FORWARD && sharedSquareCatches) {
            violations.add(Message.of(
                    "sigwaduqqan.options.stayers-caught",
                    "stayers=DRAGGED_FORWARD sets players down beside the Ghoula uncaught,"
                            + " and sharedSquareCatches=true would catch them"));
        }
        if (!violations.isEmpty()) {
            throw new InvalidRulesetException(violations);
        }
    }

    static boolean isWhiteProbability(Rational value) {
        return value.signum() > 0
                && value.compareTo(Rational.ONE) < 0
                && value.denominator().compareTo(BigInteger.valueOf(MOST_DENOMINATOR)) <= 0;
    }

    private static String shown(Rational value) {
        String text = value.toString();
        return text.length() > 40 ? text.substring(0, 40) + "..." : text;
    }

    private static void requireRange(List<Message> violations, String name, int value, int least, int most) {
        if (value < least || value > most) {
            violations.add(Message.of(
                    "sigwaduqqan.options.range",
                    "{0} is a whole number from {2} to {3}, not {1}",
                    name,
                    value,
                    least,
                    most));
        }
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
        private int players;
        private Arrival arrival;
        private SeventhSig seventhSig;
        private SigCount sigCount;
        private GhoulaStart ghoulaStart;
        private GhoulaCatch ghoulaCatch;
        private Drag drag;
        private boolean draggedMayMove;
        private boolean sharedSquareCatches;
        private Stayers stayers;
        private int zeroAtKaaba;
        private End end;
        private Rational whiteProbability;

        private Builder(SigRules from) {
            players = from.players;
            arrival = from.arrival;
            seventhSig = from.seventhSig;
            sigCount = from.sigCount;
            ghoulaStart = from.ghoulaStart;
            ghoulaCatch = from.ghoulaCatch;
            drag = from.drag;
            draggedMayMove = from.draggedMayMove;
            sharedSquareCatches = from.sharedSquareCatches;
            stayers = from.stayers;
            zeroAtKaaba = from.zeroAtKaaba;
            end = from.end;
            whiteProbability = from.whiteProbability;
        }

        /**
         * Sets the number of players.
         *
         * @param value the number, 2 to {@value SigRules#MOST_PLAYERS}
         * @return this builder
         */
        public Builder players(int value) {
            players = value;
            return this;
        }

        /**
         * Sets what happens to a throw that leads beyond the fifteenth square.
         *
         * @param value what happens
         * @return this builder
         */
        public Builder arrival(Arrival value) {
            arrival = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets what the seventh sig does.
         *
         * @param value what it does
         * @return this builder
         */
        public Builder seventhSig(SeventhSig value) {
            seventhSig = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets what becomes of the sigs of a player who is dragged away from the fifteenth square.
         *
         * @param value what becomes of them
         * @return this builder
         */
        public Builder sigCount(SigCount value) {
            sigCount = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets where the Ghoula stands before its first step.
         *
         * @param value where
         * @return this builder
         */
        public Builder ghoulaStart(GhoulaStart value) {
            ghoulaStart = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets where the Ghoula catches.
         *
         * @param value where
         * @return this builder
         */
        public Builder ghoulaCatch(GhoulaCatch value) {
            ghoulaCatch = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets what happens to a player who is caught.
         *
         * @param value what happens
         * @return this builder
         */
        public Builder drag(Drag value) {
            drag = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets whether a player who is being dragged may walk away.
         *
         * @param value true if he may
         * @return this builder
         */
        public Builder draggedMayMove(boolean value) {
            draggedMayMove = value;
            return this;
        }

        /**
         * Sets whether a player who walks onto the Ghoula's square is caught.
         *
         * @param value true if he is
         * @return this builder
         */
        public Builder sharedSquareCatches(boolean value) {
            sharedSquareCatches = value;
            return this;
        }

        /**
         * Sets what happens to players still on square 1 at the Ghoula's first step.
         *
         * @param value what happens
         * @return this builder
         */
        public Builder stayers(Stayers value) {
            stayers = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets how many squares the Ghoula goes for a 0 of a player on the Ka'aba.
         *
         * @param value the number, 0 to {@value SigRules#MOST_STEPS}
         * @return this builder
         */
        public Builder zeroAtKaaba(int value) {
            zeroAtKaaba = value;
            return this;
        }

        /**
         * Sets when the game ends.
         *
         * @param value when
         * @return this builder
         */
        public Builder end(End value) {
            end = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Sets the probability of one stick to fall white side up.
         *
         * @param value the probability
         * @return this builder
         */
        public Builder whiteProbability(Rational value) {
            whiteProbability = Objects.requireNonNull(value, "value");
            return this;
        }

        /**
         * Returns the rules.
         *
         * @return the rules
         * @throws InvalidRulesetException naming every number out of range and every contradiction
         */
        public SigRules build() {
            return new SigRules(
                    players,
                    arrival,
                    seventhSig,
                    sigCount,
                    ghoulaStart,
                    ghoulaCatch,
                    drag,
                    draggedMayMove,
                    sharedSquareCatches,
                    stayers,
                    zeroAtKaaba,
                    end,
                    whiteProbability);
        }
    }
}
