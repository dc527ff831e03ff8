package io.github.lusoria.escaques;

import io.github.lusoria.core.internal.Bounds;

/**
 * One of the seven planets, which are the pieces, in the order of the die's faces and, from the inside, of the rings.
 *
 * <p>The source gives 7 to Saturn, 6 to Jupiter, 5 to Mars and so on down to the Moon (Libro de los juegos, fol. 95r to
 * 96v). Each planet starts in a sign that it rules.
 */
public enum Planet {
    /** The Moon, face 1, {@code Mo}, starts in Cancer. */
    MOON(1, "Mo", "Moon", Sign.CANCER),
    /** Mercury, face 2, {@code Me}, starts in Virgo. */
    MERCURY(2, "Me", "Mercury", Sign.VIRGO),
    /** Venus, face 3, {@code Ve}, starts in Taurus. */
    VENUS(3, "Ve", "Venus", Sign.TAURUS),
    /** The Sun, face 4, {@code Su}, starts in Leo. */
    SUN(4, "Su", "Sun", Sign.LEO),
    /** Mars, face 5, {@code Ma}, starts in Scorpio. */
    MARS(5, "Ma", "Mars", Sign.SCORPIO),
    /** Jupiter, face 6, {@code Ju}, starts in Sagittarius. */
    JUPITER(6, "Ju", "Jupiter", Sign.SAGITTARIUS),
    /** Saturn, face 7, {@code Sa}, starts in Aquarius. */
    SATURN(7, "Sa", "Saturn", Sign.AQUARIUS);

    /** The number of planets, of seats and of the die's faces. */
    public static final int COUNT = 7;

    private static final Planet[] PLANETS = values();

    private final int face;
    private final String initials;
    private final String displayName;
    private final Sign startSign;

    Planet(int face, String initials, String displayName, Sign startSign) {
        this.face = face;
        this.initials = initials;
        this.displayName = displayName;
        this.startSign = startSign;
    }

    /**
     * Returns the planet of a face of the die.
     *
     * @param face 1 for the Moon to 7 for Saturn
     * @return the planet
     * @throws IndexOutOfBoundsException if there is no such face
     */
    public static Planet ofFace(int face) {
        return PLANETS[Bounds.index("the faces are", face, 1, COUNT) - 1];
    }

    /**
     * Returns the face of the die that stands for this planet.
     *
     * @return 1 for the Moon to 7 for Saturn
     */
    public int face() {
        return face;
    }

    /**
     * Returns the two letters that texts use.
     *
     * @return such as {@code Ma}
     */
    public String initials() {
        return initials;
    }

    /**
     * Returns the name, which events and people use.
     *
     * @return such as {@code Mars}
     */
    public String displayName() {
        return displayName;
    }

    /**
     * Returns the sign in which this planet starts, on the first space, according to the source.
     *
     * @return the sign
     */
    public Sign startSign() {
        return startSign;
    }
}
