package io.github.lusoria.latrunculi;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A description of a position that need not be playable: what stands where, who acts, what is in hand.
 *
 * <p>{@link LatrunculiRuleset#position(LatrunculiSetup)} turns it into a position or reports all violations at once. A
 * setup is immutable; two are equal when they describe the same.
 */
public final class LatrunculiSetup {
    /** The greatest number of men, or of duces, that a side can hold. */
    public static final int MOST_IN_HAND = 200;

    private final int ranks;
    private final int files;
    private final SortedMap<Square, Piece> pieces;
    private final Side sideToAct;
    private final Map<Side, Integer> men;
    private final Map<Side, Integer> duces;
    private final Phase phase;
    private final Optional<Square> again;
    private final Optional<LatrunculiTermination> why;
    private final Optional<Side> winner;
    private final OptionalInt quiet;
    private final Map<Side, LatrunculiMove.Movement> back;

    private LatrunculiSetup(Builder builder) {
        ranks = builder.ranks;
        files = builder.files;
        pieces = Collections.unmodifiableSortedMap(new TreeMap<>(builder.pieces));
        sideToAct = builder.sideToAct;
        men = Collections.unmodifiableMap(new EnumMap<>(builder.men));
        duces = Collections.unmodifiableMap(new EnumMap<>(builder.duces));
        phase = builder.phase;
        again = builder.again;
        why = builder.why;
        winner = builder.winner;
        quiet = builder.quiet;
        back = Collections.unmodifiableMap(new EnumMap<>(builder.back));
    }

    /**
     * Returns a builder of an empty board with White to move.
     *
     * @param ranks the number of ranks, 1 to {@value Square#MAX_RANKS}
     * @param files the number of files, 1 to {@value Square#MAX_FILES}
     * @return a new builder
     * @throws IllegalArgumentException if a number is outside its range
     */
    public static Builder builder(int ranks, int files) {
        // a square checks both ranges
        Square corner = new Square(files, ranks);
        return new Builder(corner.rank(), corner.file());
    }

    /**
     * Returns the setup of a position.
     *
     * @param position the position
     * @return a setup that its ruleset turns back into an equal position
     */
    public static LatrunculiSetup from(LatrunculiPosition position) {
        return Objects.requireNonNull(position, "position").setup();
    }

    /**
     * Returns the number of ranks.
     *
     * @return the number
     */
    public int ranks() {
        return ranks;
    }

    /**
     * Returns the number of files.
     *
     * @return the number
     */
    public int files() {
        return files;
    }

    /**
     * Returns what stands on the board.
     *
     * @return the pieces by square, in the order of squares; unmodifiable
     */
    public SortedMap<Square, Piece> pieces() {
        return pieces;
    }

    /**
     * Returns the side to act; when the game is over, the one who would act if it went on.
     *
     * @return the side
     */
    public Side sideToAct() {
        return sideToAct;
    }

    /**
     * Returns how many pieces a side still has to place.
     *
     * @param side the side
     * @param role men or duces
     * @return the number, 0 or more
     */
    public int inHand(Side side, Role role) {
        Map<Side, Integer> hand = Objects.requireNonNull(role, "role") == Role.MAN ? men : duces;
        return hand.getOrDefault(Objects.requireNonNull(side, "side"), 0);
    }

    /**
     * Returns where the game stands.
     *
     * @return the phase
     */
    public Phase phase() {
        return phase;
    }

    /**
     * Returns the square of the piece that captured and moves again.
     *
     * @return the square, present exactly in phase {@link Phase#AGAIN}
     */
    public Optional<Square> again() {
        return again;
    }

    /**
     * Returns why the game ended.
     *
     * @return the reason, present exactly in phase {@link Phase#OVER}
     */
    public Optional<LatrunculiTermination> termination() {
        return why;
    }

    /**
     * Returns who won.
     *
     * @return the winner, empty for a draw and while the game goes on
     */
    public Optional<Side> winner() {
        return winner;
    }

    /**
     * Returns the number of single moves since the last capture or removal. A forced pass counts, stopping does not.
     *
     * @return the number, or empty where it is not counted
     */
    public OptionalInt quiet() {
        return quiet;
    }

    /**
     * Returns the last move of a side, which its piece may not take straight back where the rules forbid reversal.
     *
     * @param side the side
     * @return the move, or empty
     */
    public Optional<LatrunculiMove.Movement> back(Side side) {
        return Optional.ofNullable(back.get(Objects.requireNonNull(side, "side")));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LatrunculiSetup that
                && ranks == that.ranks
                && files == that.files
                && pieces.equals(that.pieces)
                && sideToAct == that.sideToAct
                && hands() == that.hands()
                && phase == that.phase
                && again.equals(that.again)
                && why.equals(that.why)
                && winner.equals(that.winner)
                && quiet.equals(that.quiet)
                && back.equals(that.back);
    }

    @Override
    public int hashCode() {
        return Objects.hash(ranks, files, pieces, sideToAct, phase, quiet);
    }

    /**
     * Returns the setup as position texts write it, with the sixth field where a last move is known.
     *
     * @return one line of ASCII
     */
    @Override
    public String toString() {
        boolean withDuces = inHand(Side.WHITE, Role.DUX) + inHand(Side.BLACK, Role.DUX) > 0;
        return PositionText.write(this, withDuces, !back.isEmpty());
    }

    /** The hands as positions pack them. */
    int hands() {
        Side other = sideToAct.opponent();
        return BitState.hands(
                inHand(sideToAct, Role.MAN),
                inHand(sideToAct, Role.DUX),
                inHand(other, Role.MAN),
                inHand(other, Role.DUX));
    }

    /** The state as positions pack it, with the index of the square of the piece that moves again. */
    int state(int againIndex) {
        int count = quiet.orElse(0);
        if (why.isPresent()) {
            return BitState.over(sideToAct, winner.map(Side::seat).orElse(0), why.get(), count);
        }
        return phase == Phase.AGAIN
                ? BitState.again(sideToAct, count, againIndex)
                : BitState.of(sideToAct, phase.code(), count);
    }

    /** Describes a position step by step. Not safe to share between threads. */
    public static final class Builder {
        private final int ranks;
        private final int files;
        private final SortedMap<Square, Piece> pieces = new TreeMap<>();
        private final Map<Side, Integer> men = new EnumMap<>(Side.class);
        private final Map<Side, Integer> duces = new EnumMap<>(Side.class);
        private final Map<Side, LatrunculiMove.Movement> back = new EnumMap<>(Side.class);
        private Side sideToAct = Side.WHITE;
        private Phase phase = Phase.MOVE;
        private Optional<Square> again = Optional.empty();
        private Optional<LatrunculiTermination> why = Optional.empty();
        private Optional<Side> winner = Optional.empty();
        private OptionalInt quiet = OptionalInt.empty();

        private Builder(int ranks, int files) {
            this.ranks = ranks;
            this.files = files;
        }

        /**
         * Puts a piece on a square, instead of what stood there.
         *
         * @param square the square
         * @param piece the piece
         * @return this builder
         * @throws IllegalArgumentException if the square is not on the board
         */
        public Builder put(Square square, Piece piece) {
            Objects.requireNonNull(square, "square");
            Objects.requireNonNull(piece, "piece");
            if (square.rank() > ranks || square.file() > files) {
                throw new IllegalArgumentException(
                        square + " is not on a board of " + ranks + " ranks and " + files + " files");
            }
            pieces.put(square, piece);
            return this;
        }

        /**
         * Sets the side to act.
         *
         * @param side the side
         * @return this builder
         */
        public Builder sideToAct(Side side) {
            sideToAct = Objects.requireNonNull(side, "side");
            return this;
        }

        /**
         * Gives men to place.
         *
         * @param side whose
         * @param men how many, 0 or more
         * @return this builder
         * @throws IllegalArgumentException if the number is negative or above {@value #MOST_IN_HAND}
         */
        public Builder hand(Side side, int men) {
            return hand(side, men, 0);
        }

        /**
         * Gives men and duces to place.
         *
         * @param side whose
         * @param men how many men, 0 or more
         * @param duces how many duces, 0 or more
         * @return this builder
         * @throws IllegalArgumentException if a number is negative or above {@value #MOST_IN_HAND}
         */
        public Builder hand(Side side, int men, int duces) {
            Objects.requireNonNull(side, "side");
            if (Math.min(men, duces) < 0 || Math.max(men, duces) > MOST_IN_HAND) {
                throw new IllegalArgumentException(
                        "0 to " + MOST_IN_HAND + " pieces are in hand, not " + men + " men and " + duces + " duces");
            }
            this.men.put(side, men);
            this.duces.put(side, duces);
            return this;
        }

        /**
         * Says that a piece captured and may or must move again.
         *
         * @param square where it stands
         * @return this builder
         */
        public Builder again(Square square) {
            again = Optional.of(Objects.requireNonNull(square, "square"));
            phase = Phase.AGAIN;
            why = Optional.empty();
            winner = Optional.empty();
            return this;
        }

        /**
         * Sets where the game stands.
         *
         * @param value any phase but two: for a piece that moves again see {@link #again}, for the end of a game
         *     {@link #won} and {@link #drawn}
         * @return this builder
         * @throws IllegalArgumentException if the phase is {@link Phase#AGAIN} or {@link Phase#OVER}
         */
        public Builder phase(Phase value) {
            if (Objects.requireNonNull(value, "value") == Phase.OVER) {
                throw new IllegalArgumentException("a game that is over has a reason: use won or drawn");
            }
            if (value == Phase.AGAIN) {
                throw new IllegalArgumentException("a piece that moves again has a square: use again");
            }
            phase = value;
            again = Optional.empty();
            why = Optional.empty();
            winner = Optional.empty();
            return this;
        }

        /**
         * Says that the game is over and won.
         *
         * @param side the winner
         * @param reason why the game ended
         * @return this builder
         */
        public Builder won(Side side, LatrunculiTermination reason) {
            winner = Optional.of(Objects.requireNonNull(side, "side"));
            why = Optional.of(Objects.requireNonNull(reason, "reason"));
            phase = Phase.OVER;
            again = Optional.empty();
            return this;
        }

        /**
         * Says that the game is over and drawn.
         *
         * @param reason why the game ended
         * @return this builder
         */
        public Builder drawn(LatrunculiTermination reason) {
            why = Optional.of(Objects.requireNonNull(reason, "reason"));
            winner = Optional.empty();
            phase = Phase.OVER;
            again = Optional.empty();
            return this;
        }

        /**
         * Sets the number of single moves since the last capture or removal, in rulesets that count it.
         *
         * @param value the number, 0 or more
         * @return this builder
         * @throws IllegalArgumentException if the number is negative
         */
        public Builder quiet(int value) {
            if (value < 0) {
                throw new IllegalArgumentException("the number of quiet moves is negative: " + value);
            }
            quiet = OptionalInt.of(value);
            return this;
        }

        /**
         * Sets the last move of a side, in rulesets that forbid to take it straight back.
         *
         * @param side whose
         * @param move the move, whose piece still stands where it ended
         * @return this builder
         */
        public Builder back(Side side, LatrunculiMove.Movement move) {
            back.put(Objects.requireNonNull(side, "side"), Objects.requireNonNull(move, "move"));
            return this;
        }

        /**
         * Returns the setup.
         *
         * @return the setup
         */
        public LatrunculiSetup build() {
            return new LatrunculiSetup(this);
        }
    }
}
