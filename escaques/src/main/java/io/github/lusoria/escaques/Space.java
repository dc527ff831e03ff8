package io.github.lusoria.escaques;

import java.util.Objects;

/**
 * A space of some ring: a sign and the number of the space within it, such as {@code Sgr1}.
 *
 * <p>Spaces of a sign are counted from 1 in the direction in which planets move. How many a sign has depends on the
 * {@linkplain Ring ring}.
 *
 * @param sign the sign
 * @param number the number within the sign, 1 to 7
 */
public record Space(Sign sign, int number) {
    /**
     * Creates a space.
     *
     * @param sign the sign
     * @param number the number within the sign
     * @throws IllegalArgumentException if no ring has such a space
     */
    public Space {
        Objects.requireNonNull(sign, "sign");
        if (number < 1 || number > Ring.MOST_SPACES_PER_SIGN) {
            throw new IllegalArgumentException("the spaces of a sign are numbered from 1 to at most "
                    + Ring.MOST_SPACES_PER_SIGN + ", not " + number);
        }
    }

    /**
     * Returns the space as position texts write it.
     *
     * @return such as {@code Sgr1}
     */
    @Override
    public String toString() {
        return sign.abbreviation() + number;
    }
}
