package io.github.lusoria.escaques.slow;

import io.github.lusoria.escaques.EscaquesRules.Conjunction;

/**
 * What the table of spec section 2.4 says of two signs.
 *
 * @param title the aspect's name
 * @param points what the planet gets that enters
 */
record SlowAspect(String title, int points) {
    static SlowAspect of(String entered, String other, Conjunction conjunction) {
        return switch (SlowSpace.apart(entered, other)) {
            case 0 -> new SlowAspect("conjunction", pointsOf(conjunction));
            case 2 -> new SlowAspect("sextile", 24);
            case 3 -> new SlowAspect("square", -36);
            case 4 -> new SlowAspect("trine", 36);
            case 6 -> new SlowAspect("opposition", -72);
            default -> new SlowAspect("none", 0);
        };
    }

    /** Spec section 3, O1. */
    private static int pointsOf(Conjunction conjunction) {
        return switch (conjunction) {
            case LOSE -> -144;
            case GAIN -> 144;
            case IGNORE -> 0;
        };
    }
}
