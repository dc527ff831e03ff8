package io.github.lusoria.core.internal;

/** A path of straight lines, arcs and curves, in absolute coordinates. */
public final class Path {
    private final StringBuilder out = new StringBuilder();

    private Path() {}

    /**
     * Begins a path.
     *
     * @param x where
     * @param y where
     * @return the path
     */
    public static Path from(double x, double y) {
        return new Path().append("M", x, y);
    }

    /**
     * Goes on elsewhere without drawing.
     *
     * @param x where
     * @param y where
     * @return this
     */
    public Path move(double x, double y) {
        return append("M", x, y);
    }

    /**
     * Draws a straight line.
     *
     * @param x its end
     * @param y its end
     * @return this
     */
    public Path line(double x, double y) {
        return append("L", x, y);
    }

    /**
     * Draws an arc of a circle.
     *
     * @param radius the radius
     * @param large whether the arc is more than half the circle
     * @param clockwise the way it goes
     * @param x its end
     * @param y its end
     * @return this
     */
    public Path arc(double radius, boolean large, boolean clockwise, double x, double y) {
        append("A", radius, radius);
        out.append(large ? " 0 1" : " 0 0").append(clockwise ? " 1" : " 0");
        return append(" ", x, y);
    }

    /**
     * Draws a curve.
     *
     * @param controlX where it would like to go
     * @param controlY where it would like to go
     * @param x its end
     * @param y its end
     * @return this
     */
    public Path curve(double controlX, double controlY, double x, double y) {
        return append("Q", controlX, controlY).append(" ", x, y);
    }

    /**
     * Goes back to where the path began.
     *
     * @return this
     */
    public Path close() {
        out.append('Z');
        return this;
    }

    private Path append(String command, double x, double y) {
        out.append(command).append(Svg.number(x)).append(' ').append(Svg.number(y));
        return this;
    }

    /**
     * Returns the path data.
     *
     * @return the value of the attribute {@code d}
     */
    @Override
    public String toString() {
        return out.toString();
    }
}
