package io.github.lusoria.escaques;

import io.github.lusoria.core.internal.Path;

/**
 * Points and sectors of a round board. Planets go clockwise from the top; on a flipped board the other way, as on the
 * board of the manuscript.
 *
 * @param x the middle
 * @param y the middle
 * @param flipped whether planets go anticlockwise
 */
record Wheel(double x, double y, boolean flipped) {
    /** Inside of this radius are the aspects. */
    static final double INNER = 98;

    /** Outside of this radius are the names of the signs. */
    static final double OUTER = 280;

    /** The outside of the board. */
    static final double RIM = 314;

    private static final double RING = (OUTER - INNER) / Planet.COUNT;

    /** A point so far round the board, in turns, at a radius. */
    double x(double turn, double radius) {
        double sine = Math.sin(2 * Math.PI * turn) * radius;
        return flipped ? x - sine : x + sine;
    }

    double y(double turn, double radius) {
        return y - Math.cos(2 * Math.PI * turn) * radius;
    }

    static double inner(Ring ring) {
        return INNER + (ring.spacesPerSign() - 1) * RING;
    }

    static double middle(Ring ring) {
        return inner(ring) + RING / 2;
    }

    /** How far round the board the middle of a space is. */
    static double turn(Ring ring, Space space) {
        return (ring.index(space) + 0.5) / ring.spaces();
    }

    /** How far round the board a sign begins. */
    static double turn(Sign sign, EscaquesRules.SignOrder order) {
        return new Ring(1, order).index(new Space(sign, 1)) / (double) Sign.COUNT;
    }

    /** The part of a ring between two radii. */
    Path sector(double from, double to, double inner, double outer) {
        return Path.from(x(from, inner), y(from, inner))
                .line(x(from, outer), y(from, outer))
                .arc(outer, to - from > 0.5, !flipped, x(to, outer), y(to, outer))
                .line(x(to, inner), y(to, inner))
                .arc(inner, to - from > 0.5, flipped, x(from, inner), y(from, inner))
                .close();
    }

    /** The lines between the spaces of a ring. */
    Path borders(Ring ring) {
        double inner = inner(ring);
        double outer = inner + RING;
        Path path = Path.from(x(0, inner), y(0, inner)).line(x(0, outer), y(0, outer));
        for (int space = 1; space < ring.spaces(); space++) {
            double turn = space / (double) ring.spaces();
            path.move(x(turn, inner), y(turn, inner)).line(x(turn, outer), y(turn, outer));
        }
        return path;
    }

    /** A way along a ring with a head at its end. */
    Path arrow(double from, double to, double radius, double head) {
        double before = to - head / (2 * Math.PI * radius);
        return Path.from(x(from, radius), y(from, radius))
                .arc(radius, to - from > 0.5, !flipped, x(to, radius), y(to, radius))
                .move(x(before, radius + head * 0.7), y(before, radius + head * 0.7))
                .line(x(to, radius), y(to, radius))
                .line(x(before, radius - head * 0.7), y(before, radius - head * 0.7));
    }
}
