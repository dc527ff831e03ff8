package io.github.lusoria.escaques;

/**
 * The symbols of planets, signs and aspects as lines of a pen, ten units from their middle at 0,0. Drawn here, since few
 * fonts have them all and some have them in colour.
 */
final class Symbols {
    private Symbols() {}

    static String of(Planet planet) {
        return switch (planet) {
            case MOON -> "M2-8A8 8 0 1 0 2 8A9.5 9.5 0 0 1 2-8Z";
            case MERCURY -> "M-4-1A4 4 0 1 0 4-1A4 4 0 1 0-4-1M0 3V10M-3.5 6.5H3.5M-4-9.5A4 4 0 0 0 4-9.5";
            case VENUS -> "M-5-4A5 5 0 1 0 5-4A5 5 0 1 0-5-4M0 1V10M-4 5.8H4";
            case SUN -> "M-8 0A8 8 0 1 0 8 0A8 8 0 1 0-8 0M-1 0A1 1 0 1 0 1 0A1 1 0 1 0-1 0";
            case MARS -> "M-7.5 2.5A5.5 5.5 0 1 0 3.5 2.5A5.5 5.5 0 1 0-7.5 2.5M1.9-1.4L8-8M3.5-8H8V-3.5";
            case JUPITER -> "M-7-5C-5-10 2-9 1-3C.5 1-4 3-7 4.5H8M4.5-9V9.5";
            case SATURN -> "M-3-9.5V5M-7-6H2.5M-3-1C0-5 6-4 5 .5C4.5 3 2 5 3 7.5C4 9.5 6 9 7 8";
        };
    }

    static String of(Sign sign) {
        return switch (sign) {
            case ARIES -> "M0 9V-2C0-9-8-10-8-4.5C-8-2-6-.5-4.5-1.5M0-2C0-9 8-10 8-4.5C8-2 6-.5 4.5-1.5";
            case TAURUS -> "M-5.5 3.5A5.5 5.5 0 1 0 5.5 3.5A5.5 5.5 0 1 0-5.5 3.5M-7-9C-5-2.5-2-2 0-2C2-2 5-2.5 7-9";
            case GEMINI -> "M-7-9C-3-6.5 3-6.5 7-9M-7 9C-3 6.5 3 6.5 7 9M-3.2-7.2V7.2M3.2-7.2V7.2";
            case CANCER ->
                "M-8-3A2.5 2.5 0 1 0-3-3A2.5 2.5 0 1 0-8-3C-7-9 4-9 8.5-5M8 3A2.5 2.5 0 1 0 3 3A2.5 2.5 0 1 0 8 3C7 9-4 9-8.5 5";
            case LEO ->
                "M-7.5 2.5A3 3 0 1 0-1.5 2.5A3 3 0 1 0-7.5 2.5M-2.5 .5C-4-3-6-4-5-7C-4-10.5 4-10 4-5C4-1 0 3 1.5 7C2.5 9.5 5.5 9 7 6.5";
            case VIRGO ->
                "M-9-7C-7-8.5-6-7-6-5V6M-6-5C-5-9-1.5-8.5-1.5-5V6M-1.5-5C-.5-9 3-8.5 3-5V4C3 7.5 5 9 8 9.5M3-3C6-6 9-3.5 7.5 0C6.5 3.5 3 6.5-1 9";
            case LIBRA -> "M-9 7.5H9M-9 3H-3.5C-8-3-4-8.5 0-8.5C4-8.5 8-3 3.5 3H9";
            case SCORPIO ->
                "M-9-7C-7-8.5-6-7-6-5V6M-6-5C-5-9-1.5-8.5-1.5-5V6M-1.5-5C-.5-9 3-8.5 3-5V5C3 8.5 6 9 9 6.5M9 6.5L5.8 6M9 6.5L8.6 9.5";
            case SAGITTARIUS -> "M-8 8.5L8-8M1-8H8V-1M-5.5 0L1 6.2";
            case CAPRICORN -> "M-9-7L-5 5L-1.5-4C-.5-8.5 3-8 3-4V4C3 8 0 9.5-2.5 9M3 3C4-1 9-.5 9 3.5C9 7.5 4 8 3 4";
            case AQUARIUS -> "M-9-1L-5.5-5L-2-1L1.5-5L5-1L8.5-5M-9 6L-5.5 2L-2 6L1.5 2L5 6L8.5 2";
            case PISCES -> "M-6.5-9C-2-4-2 4-6.5 9M6.5-9C2-4 2 4 6.5 9M-7 0H7";
        };
    }

    static String of(Aspect aspect) {
        return switch (aspect) {
            case CONJUNCTION -> "M-5.5 3A4 4 0 1 0 2.5 3A4 4 0 1 0-5.5 3M1.3.2L7-8";
            case SEXTILE -> "M-8 0H8M-4-7L4 7M4-7L-4 7";
            case SQUARE -> "M-6.5-6.5H6.5V6.5H-6.5Z";
            case TRINE -> "M0-8L8 6H-8Z";
            case OPPOSITION ->
                "M-8.3 5A3.3 3.3 0 1 0-1.7 5A3.3 3.3 0 1 0-8.3 5M1.7-5A3.3 3.3 0 1 0 8.3-5A3.3 3.3 0 1 0 1.7-5M-2.6 2.6L2.6-2.6";
            case NONE -> "M0 0";
        };
    }

    /** The symbol of a planet as a character. */
    static String character(Planet planet) {
        return switch (planet) {
            case MOON -> "\u263d";
            case MERCURY -> "\u263f";
            case VENUS -> "\u2640";
            case SUN -> "\u2609";
            case MARS -> "\u2642";
            case JUPITER -> "\u2643";
            case SATURN -> "\u2644";
        };
    }
}
