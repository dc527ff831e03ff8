package io.github.lusoria.escaques;

import io.github.lusoria.core.internal.Bounds;
import java.util.Objects;

/** One of the twelve signs of the zodiac, which are the sections of the board, in zodiac order from Aries. */
public enum Sign {
    /** Aries, {@code Ari}, number 0. */
    ARIES(0, "Ari", "Aries"),
    /** Taurus, {@code Tau}, number 1. */
    TAURUS(1, "Tau", "Taurus"),
    /** Gemini, {@code Gem}, number 2. */
    GEMINI(2, "Gem", "Gemini"),
    /** Cancer, {@code Cnc}, number 3. */
    CANCER(3, "Cnc", "Cancer"),
    /** Leo, {@code Leo}, number 4. */
    LEO(4, "Leo", "Leo"),
    /** Virgo, {@code Vir}, number 5. */
    VIRGO(5, "Vir", "Virgo"),
    /** Libra, {@code Lib}, number 6. */
    LIBRA(6, "Lib", "Libra"),
    /** Scorpio, {@code Sco}, number 7. */
    SCORPIO(7, "Sco", "Scorpio"),
    /** Sagittarius, {@code Sgr}, number 8. */
    SAGITTARIUS(8, "Sgr", "Sagittarius"),
    /** Capricorn, {@code Cap}, number 9. */
    CAPRICORN(9, "Cap", "Capricorn"),
    /** Aquarius, {@code Aqr}, number 10. */
    AQUARIUS(10, "Aqr", "Aquarius"),
    /** Pisces, {@code Psc}, number 11. */
    PISCES(11, "Psc", "Pisces");

    /** The number of signs. */
    public static final int COUNT = 12;

    private static final Sign[] SIGNS = values();

    private final int number;
    private final String abbreviation;
    private final String displayName;

    Sign(int number, String abbreviation, String displayName) {
        this.number = number;
        this.abbreviation = abbreviation;
        this.displayName = displayName;
    }

    /**
     * Returns the sign with a number.
     *
     * @param number 0 for Aries to 11 for Pisces
     * @return the sign
     * @throws IndexOutOfBoundsException if there is no such sign
     */
    public static Sign ofNumber(int number) {
        return SIGNS[Bounds.index("the signs are numbered", number, 0, COUNT - 1)];
    }

    /**
     * Returns the number in zodiac order.
     *
     * @return 0 for Aries to 11 for Pisces
     */
    public int number() {
        return number;
    }

    /**
     * Returns the abbreviation of the International Astronomical Union, which texts use.
     *
     * @return three letters such as {@code Sgr}
     */
    public String abbreviation() {
        return abbreviation;
    }

    /**
     * Returns the name for people.
     *
     * @return such as {@code Sagittarius}
     */
    public String displayName() {
        return displayName;
    }

    /**
     * Returns the sign a number of signs further on in zodiac order, round the zodiac.
     *
     * @param signs how many, negative for backwards
     * @return the sign
     */
    public Sign plus(int signs) {
        return SIGNS[(number + Math.floorMod(signs, COUNT)) % COUNT];
    }

    /**
     * Returns how many signs two signs are apart, the short way round.
     *
     * @param other another sign
     * @return 0 for the same sign to 6 for the opposite one
     */
    public int distance(Sign other) {
        int apart = Math.abs(number - Objects.requireNonNull(other, "other").number);
        return Math.min(apart, COUNT - apart);
    }
}
