package io.github.lusoria.escaques;

import io.github.lusoria.core.internal.Bounds;
import io.github.lusoria.core.internal.Elements;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A description of a position that need not be playable: where the planets stand, who plays which, the scores, whose turn
 * it is.
 *
 * <p>{@link EscaquesRuleset#position(EscaquesSetup)} turns it into a position or reports all violations at once. A setup
 * is immutable; two are equal when they describe the same.
 */
public final class EscaquesSetup {
    /**
     * In games with a round limit, how far a set-up's score may lie, in points, above or below what the turns played so
     * far could have brought from the initial score.
     */
    public static final int MAX_HANDICAP = 100_000;

    /** In games without a round limit, the greatest score, and the least with the other sign, in points. */
    public static final int SCORE_LIMIT = 1_000_000_000;

    private final Map<Planet, Space> spaces;
    private final List<Optional<Planet>> planets;
    private final int[] scores;
    private final OptionalInt seatToAct;
    private final OptionalInt thrown;
    private final int roundsCompleted;

    private EscaquesSetup(Builder builder) {
        spaces = new EnumMap<>(builder.spaces);
        planets = List.of(builder.planets.clone());
        scores = builder.scores.clone();
        seatToAct = builder.over
                ? OptionalInt.empty()
                : builder.seatToAct.isPresent() ? builder.seatToAct : OptionalInt.of(firstToAct());
        thrown = builder.thrown;
        roundsCompleted = builder.roundsCompleted;
    }

    private int firstToAct() {
        int unassigned = planets.indexOf(Optional.<Planet>empty());
        return unassigned < 0 ? 1 : unassigned + 1;
    }

    /**
     * Returns a builder of the start that the source describes: each planet on the first space of its sign, no seat with
     * a planet, all scores 0.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Returns the setup of a position.
     *
     * @param position the position
     * @return a setup that its ruleset turns back into an equal position
     */
    public static EscaquesSetup from(EscaquesPosition position) {
        return Objects.requireNonNull(position, "position").setup();
    }

    /**
     * Returns a builder that starts from this setup, with the same seat to act.
     *
     * @return a new builder
     */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.spaces.putAll(spaces);
        for (int i = 0; i < Planet.COUNT; i++) {
            builder.planets[i] = planets.get(i);
            builder.scores[i] = scores[i];
        }
        builder.seatToAct = seatToAct;
        builder.over = seatToAct.isEmpty();
        builder.thrown = thrown;
        builder.roundsCompleted = roundsCompleted;
        return builder;
    }

    /**
     * Returns where a planet stands.
     *
     * @param planet the planet
     * @return the space
     */
    public Space space(Planet planet) {
        return Objects.requireNonNull(spaces.get(Objects.requireNonNull(planet, "planet")));
    }

    /**
     * Returns the planet of a seat.
     *
     * @param seat the seat, 1 to 7
     * @return the planet, or empty when the seat has still to throw for it
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    public Optional<Planet> planet(int seat) {
        return planets.get(index(seat));
    }

    /**
     * Returns the score of a seat.
     *
     * @param seat the seat, 1 to 7
     * @return the points
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    public int score(int seat) {
        return scores[index(seat)];
    }

    /**
     * Returns the seat to throw or to choose.
     *
     * @return the seat, 1 to 7, or empty when the game is over
     */
    public OptionalInt seatToAct() {
        return seatToAct;
    }

    /**
     * Returns the throw after which the seat to act chooses how far it goes.
     *
     * @return the face, or empty when the throw is still to be made
     */
    public OptionalInt thrown() {
        return thrown;
    }

    /**
     * Returns the number of rounds completed; 0 where no round limit applies.
     *
     * @return the number
     */
    public int roundsCompleted() {
        return roundsCompleted;
    }

    /** Whether some seat has no planet. */
    boolean isAssigning() {
        return planets.contains(Optional.<Planet>empty());
    }

    private static int index(int seat) {
        return Bounds.seatIndex(seat, Planet.COUNT);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof EscaquesSetup that
                && spaces.equals(that.spaces)
                && planets.equals(that.planets)
                && Arrays.equals(scores, that.scores)
                && seatToAct.equals(that.seatToAct)
                && thrown.equals(that.thrown)
                && roundsCompleted == that.roundsCompleted;
    }

    @Override
    public int hashCode() {
        return Objects.hash(spaces, planets, Arrays.hashCode(scores), seatToAct, thrown, roundsCompleted);
    }

    /**
     * Returns the setup as position texts write it, but for the number of rounds agreed, which is the ruleset's.
     *
     * @return one line of ASCII
     */
    @Override
    public String toString() {
        return PositionText.write(this) + roundsCompleted;
    }

    /** Describes a position step by step. Not safe to share between threads. */
    public static final class Builder {
        private final Map<Planet, Space> spaces = new EnumMap<>(Planet.class);
        private final Optional<Planet>[] planets = unassigned();
        private final int[] scores = new int[Planet.COUNT];
        private OptionalInt seatToAct = OptionalInt.empty();
        private OptionalInt thrown = OptionalInt.empty();
        private boolean over;
        private int roundsCompleted;

        private Builder() {
            for (Planet planet : Planet.values()) {
                spaces.put(planet, EscaquesRules.TEXT.startOf(planet));
            }
        }

        @SuppressWarnings("unchecked")
        private static Optional<Planet>[] unassigned() {
            Optional<Planet>[] planets = (Optional<Planet>[]) new Optional<?>[Planet.COUNT];
            Arrays.fill(planets, Optional.empty());
            return planets;
        }

        /**
         * Puts a planet on a space.
         *
         * @param planet the planet
         * @param space the space
         * @return this builder
         */
        public Builder put(Planet planet, Space space) {
            spaces.put(Objects.requireNonNull(planet, "planet"), Objects.requireNonNull(space, "space"));
            return this;
        }

        /**
         * Gives a seat its planet.
         *
         * @param seat the seat, 1 to 7
         * @param planet the planet
         * @return this builder
         * @throws IndexOutOfBoundsException if there is no such seat
         */
        public Builder assign(int seat, Planet planet) {
            planets[index(seat)] = Optional.of(Objects.requireNonNull(planet, "planet"));
            return this;
        }

        /**
         * Gives the first seats their planets, so that no throws decide.
         *
         * @param inSeatOrder the planet of seat 1, seat 2 ..., at most seven
         * @return this builder
         * @throws IndexOutOfBoundsException if there are more planets than seats
         */
        public Builder assign(List<Planet> inSeatOrder) {
            int seat = 1;
            for (Planet planet : Elements.copyOf(inSeatOrder, "inSeatOrder")) {
                assign(seat, planet);
                seat++;
            }
            return this;
        }

        /**
         * Sets the score of a seat.
         *
         * @param seat the seat, 1 to 7
         * @param points the points
         * @return this builder
         * @throws IndexOutOfBoundsException if there is no such seat
         */
        public Builder score(int seat, int points) {
            scores[index(seat)] = points;
            return this;
        }

        /**
         * Sets the seat to throw. Without it, that is the first seat that has no planet or, when all have one, seat 1.
         *
         * @param seat the seat, 1 to 7
         * @return this builder
         * @throws IndexOutOfBoundsException if there is no such seat
         */
        public Builder toThrow(int seat) {
            seatToAct = OptionalInt.of(index(seat) + 1);
            thrown = OptionalInt.empty();
            over = false;
            return this;
        }

        /**
         * Sets the seat to choose how far it goes after a throw.
         *
         * @param seat the seat, 1 to 7
         * @param face what it has thrown, 1 to 7
         * @return this builder
         * @throws IndexOutOfBoundsException if there is no such seat or face
         */
        public Builder toChoose(int seat, int face) {
            toThrow(seat);
            thrown = OptionalInt.of(Planet.ofFace(face).face());
            return this;
        }

        /**
         * Says that the game is over. Why follows from the rest: the rounds, the scores or the planets.
         *
         * @return this builder
         */
        public Builder over() {
            seatToAct = OptionalInt.empty();
            thrown = OptionalInt.empty();
            over = true;
            return this;
        }

        /**
         * Sets the number of rounds completed, in games with a round limit.
         *
         * @param rounds the number, 0 or more
         * @return this builder
         * @throws IllegalArgumentException if the number is negative
         */
        public Builder roundsCompleted(int rounds) {
            if (rounds < 0) {
                throw new IllegalArgumentException("the number of rounds is negative: " + rounds);
            }
            roundsCompleted = rounds;
            return this;
        }

        /**
         * Returns the setup.
         *
         * @return the setup
         */
        public EscaquesSetup build() {
            return new EscaquesSetup(this);
        }
    }
}
