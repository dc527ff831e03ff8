package io.github.lusoria.escaques;

import io.github.lusoria.core.internal.Bounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * One of the seven closed rings, on which one planet moves: so many spaces to each of the twelve signs.
 *
 * <p>The seven rings together have 336 spaces, 28 in each sign. {@link EscaquesRules#ringOf(Planet)} names a planet's ring.
 *
 * @param spacesPerSign the number of spaces in each sign, 1 for the innermost ring to 7 for the outermost
 * @param signOrder whether a planet that moves meets the signs in zodiac order or against it
 */
public record Ring(int spacesPerSign, EscaquesRules.SignOrder signOrder) {
    /** The number of spaces that a sign has on the outermost ring. */
    public static final int MOST_SPACES_PER_SIGN = 7;

    /**
     * Creates a ring.
     *
     * @param spacesPerSign the number of spaces in each sign
     * @param signOrder how a moving planet meets the signs
     * @throws IllegalArgumentException if there is no such ring
     */
    public Ring {
        Objects.requireNonNull(signOrder, "signOrder");
        if (spacesPerSign < 1 || spacesPerSign > MOST_SPACES_PER_SIGN) {
            throw new IllegalArgumentException(
                    "a ring has 1 to " + MOST_SPACES_PER_SIGN + " spaces a sign, not " + spacesPerSign);
        }
    }

    /**
     * Returns the number of spaces of the whole ring.
     *
     * @return twelve times the spaces of a sign
     */
    public int spaces() {
        return Sign.COUNT * spacesPerSign;
    }

    /**
     * Returns whether a space is one of this ring.
     *
     * @param space a space
     * @return true if the sign has a space of that number here
     */
    public boolean contains(Space space) {
        Objects.requireNonNull(space, "space");
        return space.number() <= spacesPerSign;
    }

    /**
     * Returns the number of a space, counted in the direction of movement from the first space of Aries.
     *
     * @param space a space of this ring
     * @return from 0 to {@link #spaces()} - 1
     * @throws IllegalArgumentException if the space is not one of this ring
     */
    public int index(Space space) {
        if (!contains(space)) {
            throw new IllegalArgumentException(space + " is no space of a ring with " + spacesPerSign + " a sign");
        }
        return section(space.sign()) * spacesPerSign + space.number() - 1;
    }

    /**
     * Returns the space with a number.
     *
     * @param index from 0 to {@link #spaces()} - 1, counted as by {@link #index(Space)}
     * @return the space
     * @throws IndexOutOfBoundsException if there is no such space
     */
    public Space space(int index) {
        Bounds.index("the spaces of this ring are", index, 0, spaces() - 1);
        return new Space(sign(index / spacesPerSign), index % spacesPerSign + 1);
    }

    /**
     * Returns where a planet ends.
     *
     * @param from where it stands
     * @param steps how many spaces it goes, 0 or more
     * @return the space
     * @throws IllegalArgumentException if it does not stand on this ring or goes backwards
     */
    public Space advance(Space from, int steps) {
        Objects.requireNonNull(from, "from");
        requireForward(steps);
        return space((int) ((index(from) + (long) steps) % spaces()));
    }

    /**
     * Returns the signs that a planet enters on its way, the one where it ends last.
     *
     * @param from where it stands
     * @param steps how many spaces it goes, 0 to {@link #spaces()}
     * @return the signs in the order in which it enters them; empty when it stays in its sign
     * @throws IllegalArgumentException if it does not stand on this ring, goes backwards or more than once round
     */
    public List<Sign> entered(Space from, int steps) {
        Objects.requireNonNull(from, "from");
        requireForward(steps);
        if (steps > spaces()) {
            throw new IllegalArgumentException("once round are " + spaces() + " spaces, fewer than " + steps);
        }
        int start = index(from);
        List<Sign> signs = new ArrayList<>();
        for (int section = start / spacesPerSign + 1; section <= (start + steps) / spacesPerSign; section++) {
            signs.add(sign(section % Sign.COUNT));
        }
        return List.copyOf(signs);
    }

    private static void requireForward(int steps) {
        if (steps < 0) {
            throw new IllegalArgumentException("planets go forward, not by " + steps);
        }
    }

    /** The number of a sign as a moving planet meets them, Aries being 0; and back, since it is its own inverse. */
    private int section(Sign sign) {
        return signOrder == EscaquesRules.SignOrder.WITH_MOVEMENT ? sign.number() : (Sign.COUNT - sign.number()) % 12;
    }

    private Sign sign(int section) {
        return Sign.ofNumber(section(Sign.ofNumber(section)));
    }
}
