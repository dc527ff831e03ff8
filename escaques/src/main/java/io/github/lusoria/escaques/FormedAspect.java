package io.github.lusoria.escaques;

import java.util.Objects;

/**
 * The aspect that a planet forms to one other planet by entering a sign, with what it is worth and who pays.
 *
 * @param planet the other planet, the aspected one
 * @param sign where that planet stands
 * @param distance how many signs away that is, 0 to 6
 * @param aspect the aspect; {@link Aspect#NONE} at the distances 1 and 5
 * @param points the points of the planet that enters, negative for a loss
 * @param payer who pays them
 */
public record FormedAspect(Planet planet, Sign sign, int distance, Aspect aspect, int points, Payer payer) {
    /** Who pays the points of an aspect. */
    public enum Payer {
        /** Nobody: the aspect is worth nothing. */
        NOBODY,
        /** The bank pays the seat of the planet that enters. */
        BANK,
        /** The seat of the planet that enters pays, the bank or the seat of the aspected planet. */
        MOVER,
        /** The seat of the aspected planet pays the seat of the planet that enters. */
        ASPECTED
    }

    /**
     * Creates a formed aspect.
     *
     * @param planet the aspected planet
     * @param sign where it stands
     * @param distance how many signs away
     * @param aspect the aspect
     * @param points the points of the planet that enters
     * @param payer who pays them
     */
    public FormedAspect {
        Objects.requireNonNull(planet, "planet");
        Objects.requireNonNull(sign, "sign");
        Objects.requireNonNull(aspect, "aspect");
        Objects.requireNonNull(payer, "payer");
    }

    /**
     * Returns the aspect, the planet and the points.
     *
     * @return such as {@code trine Mercury 36}
     */
    @Override
    public String toString() {
        return aspect.displayName() + " " + planet.displayName() + " " + points;
    }
}
