package io.github.lusoria.escaques;

/**
 * Where a planet's steps lead, for the four kinds of board (rings by face or inverted, signs with or against movement).
 *
 * <p>An entry is {@code signs << 3 | place}: the signs to add in zodiac order (0 to 11) and the new place within the
 * sign, from 0. It is found at {@code kind << 9 | planet << 6 | place << 3 | spaces}.
 */
final class StepTable {
    private static final int MASK = (1 << 11) - 1;
    private static final byte[] STEPS = new byte[MASK + 1];

    static {
        for (EscaquesRules.Rings rings : EscaquesRules.Rings.values()) {
            for (EscaquesRules.SignOrder order : EscaquesRules.SignOrder.values()) {
                EscaquesRules rules = EscaquesRules.TEXT.toBuilder()
                        .rings(rings)
                        .signOrder(order)
                        .build();
                for (Planet planet : Planet.values()) {
                    fill(kind(rules), planet, rules.ringOf(planet));
                }
            }
        }
    }

    private StepTable() {}

    private static void fill(int kind, Planet planet, Ring ring) {
        for (int place = 0; place < ring.spacesPerSign(); place++) {
            for (int spaces = 0; spaces <= Planet.COUNT; spaces++) {
                Space end = ring.advance(new Space(Sign.ARIES, place + 1), spaces);
                STEPS[index(kind, planet.face(), place, spaces)] =
                        (byte) ((end.sign().number() << 3) | (end.number() - 1));
            }
        }
    }

    private static int index(int kind, int planet, int place, int spaces) {
        return (kind << 9) | (planet << 6) | (place << 3) | spaces;
    }

    /** The kind of board, 0 to 3. */
    static int kind(EscaquesRules rules) {
        return (rules.rings() == EscaquesRules.Rings.FACE ? 0 : 2)
                + (rules.signOrder() == EscaquesRules.SignOrder.WITH_MOVEMENT ? 0 : 1);
    }

    static int step(int kind, int planet, int place, int spaces) {
        // the mask changes nothing, but tells the compiler that the index is within the table
        return STEPS[index(kind, planet, place, spaces) & MASK];
    }

    /** The signs to add, 0 to 11; 0 exactly if the planet stays in its sign, as no throw leads once round. */
    static int signs(int step) {
        return step >> 3;
    }

    /** The new place within the sign, from 0. */
    static int place(int step) {
        return step & 7;
    }
}
