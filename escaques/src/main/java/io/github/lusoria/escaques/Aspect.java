package io.github.lusoria.escaques;

import io.github.lusoria.core.internal.Bounds;
import java.util.Objects;

/**
 * How two planets stand to each other, by the distance of their signs.
 *
 * <p>Points are those of the planet that enters, before the option {@link EscaquesRules.Conjunction} is applied. Twelve
 * points are one stake.
 */
public enum Aspect {
    /** The same sign: 144 points, whose sign the source leaves open (see {@link EscaquesRules.Conjunction}). */
    CONJUNCTION("conjunction", 144),
    /** Two signs apart: gains 24 points. */
    SEXTILE("sextile", 24),
    /** Three signs apart: loses 36 points. */
    SQUARE("square", -36),
    /** Four signs apart: gains 36 points. */
    TRINE("trine", 36),
    /** Six signs apart, the opposite sign: loses 72 points. */
    OPPOSITION("opposition", -72),
    /** One or five signs apart: no aspect and no points. */
    NONE("none", 0);

    /** The number of points that make one stake. */
    public static final int POINTS_PER_STAKE = 12;

    private static final Aspect[] BY_DISTANCE = {CONJUNCTION, NONE, SEXTILE, SQUARE, TRINE, NONE, OPPOSITION};

    private final String displayName;
    private final int points;

    Aspect(String displayName, int points) {
        this.displayName = displayName;
        this.points = points;
    }

    /**
     * Returns the aspect of planets whose signs are so far apart.
     *
     * @param distance 0 to 6 signs, as {@link Sign#distance(Sign)} counts them
     * @return the aspect
     * @throws IndexOutOfBoundsException if signs are never so far apart
     */
    public static Aspect atDistance(int distance) {
        return BY_DISTANCE[Bounds.index("signs are apart", distance, 0, BY_DISTANCE.length - 1)];
    }

    /**
     * Returns the aspect of planets in two signs.
     *
     * @param one a sign
     * @param other another sign or the same
     * @return the aspect
     */
    public static Aspect between(Sign one, Sign other) {
        Objects.requireNonNull(one, "one");
        Objects.requireNonNull(other, "other");
        return BY_DISTANCE[one.distance(other)];
    }

    /**
     * Returns the points that a planet gets which comes into this aspect.
     *
     * @param conjunction what a conjunction is worth
     * @return the points, negative for a loss
     */
    public int points(EscaquesRules.Conjunction conjunction) {
        Objects.requireNonNull(conjunction, "conjunction");
        return this == CONJUNCTION
                ? switch (conjunction) {
                    case LOSE -> -points;
                    case GAIN -> points;
                    case IGNORE -> 0;
                }
                : points;
    }

    /**
     * Returns the name, which events use.
     *
     * @return such as {@code trine}
     */
    public String displayName() {
        return displayName;
    }
}
