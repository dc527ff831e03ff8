package io.github.lusoria.escaques.slow;

import io.github.lusoria.escaques.EscaquesRules;
import io.github.lusoria.escaques.EscaquesRules.SignOrder;
import java.util.List;

/**
 * A space of some ring.
 *
 * @param sign the sign's abbreviation
 * @param number the space within the sign, from 1 where planets enter it
 */
record SlowSpace(String sign, int number) {
    static final List<String> SIGNS =
            List.of("Ari", "Tau", "Gem", "Cnc", "Leo", "Vir", "Lib", "Sco", "Sgr", "Cap", "Aqr", "Psc");

    static SlowSpace parse(String text) {
        return new SlowSpace(text.substring(0, 3), Integer.parseInt(text.substring(3)));
    }

    /** The space after this one, on a ring with so many spaces a sign (spec section 2.3; section 3, O2). */
    SlowSpace next(int spacesPerSign, EscaquesRules rules) {
        if (number < spacesPerSign) {
            return new SlowSpace(sign, number + 1);
        }
        return new SlowSpace(rules.signOrder() == SignOrder.WITH_MOVEMENT ? after(sign) : before(sign), 1);
    }

    private static String after(String sign) {
        return sign.equals("Psc") ? "Ari" : SIGNS.get(SIGNS.indexOf(sign) + 1);
    }

    private static String before(String sign) {
        return sign.equals("Ari") ? "Psc" : SIGNS.get(SIGNS.indexOf(sign) - 1);
    }

    /** How many signs two signs are apart, the short way round, counted both ways (spec section 2.4). */
    static int apart(String one, String other) {
        String forward = one;
        String backward = one;
        int count = 0;
        while (!forward.equals(other) && !backward.equals(other)) {
            forward = after(forward);
            backward = before(backward);
            count++;
        }
        return count;
    }

    @Override
    public String toString() {
        return sign + number;
    }
}
