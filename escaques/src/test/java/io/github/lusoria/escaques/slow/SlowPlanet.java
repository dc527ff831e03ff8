package io.github.lusoria.escaques.slow;

import io.github.lusoria.escaques.EscaquesRules;
import io.github.lusoria.escaques.EscaquesRules.Rings;
import io.github.lusoria.escaques.EscaquesRules.Start;

/** The planets in the order of the die's faces, each with the sign it starts in (spec section 2.1). */
enum SlowPlanet {
    MOON("Mo", "Moon", "Cnc"),
    MERCURY("Me", "Mercury", "Vir"),
    VENUS("Ve", "Venus", "Tau"),
    SUN("Su", "Sun", "Leo"),
    MARS("Ma", "Mars", "Sco"),
    JUPITER("Ju", "Jupiter", "Sgr"),
    SATURN("Sa", "Saturn", "Aqr");

    final String initials;
    final String title;
    private final String home;

    SlowPlanet(String initials, String title, String home) {
        this.initials = initials;
        this.title = title;
        this.home = home;
    }

    int face() {
        return ordinal() + 1;
    }

    /** The planet that a face of the die names (spec cases 1 to 3, note N1). */
    static SlowPlanet ofFace(int face) {
        return values()[face - 1];
    }

    static SlowPlanet ofInitials(String initials) {
        for (SlowPlanet planet : values()) {
            if (planet.initials.equals(initials)) {
                return planet;
            }
        }
        throw new IllegalArgumentException(initials);
    }

    /** Spec section 2.1: ring k has k spaces a sign; section 3, O3: Ludii inverts the rings. */
    int spacesPerSign(EscaquesRules rules) {
        return rules.rings() == Rings.FACE ? face() : 8 - face();
    }

    /** Spec section 3, O4. */
    SlowSpace start(EscaquesRules rules) {
        return new SlowSpace(rules.start() == Start.SIGNS ? home : "Ari", 1);
    }
}
