package io.github.lusoria.sigwaduqqan;

/**
 * A {@link Pilgrim} in sixteen bits: the square in bits 0 to 4, on squares below 20 the sigs in bits 5 to 7 and the mark
 * of being dragged in bit 8, on square 20 the place in the order of arrival from bit 5 on. Lost is 0.
 */
final class PieceCode {
    static final int SQUARE = 31;
    static final int SIGS_SHIFT = 5;
    static final int DRAGGED = 256;

    /** The bits that a throw depends on. */
    static final int LOW = 511;

    /** How many values {@link #LOW} has. */
    static final int LOW_COUNT = 512;

    private PieceCode() {}

    static int square(int code) {
        return code & SQUARE;
    }

    static boolean isDragged(int code) {
        return (code & DRAGGED) != 0 && square(code) != Track.KAABA;
    }

    static int sigs(int code) {
        return code >>> SIGS_SHIFT & Pilgrim.SIGS;
    }

    static int arrival(int code) {
        return square(code) == Track.KAABA ? code >>> SIGS_SHIFT : 0;
    }

    static int of(int square, int sigs) {
        return square | sigs << SIGS_SHIFT;
    }

    static int home(int arrival) {
        return Track.KAABA | arrival << SIGS_SHIFT;
    }

    static char of(Pilgrim pilgrim) {
        if (pilgrim.isHome()) {
            return (char) home(pilgrim.arrival());
        }
        return (char) (of(pilgrim.square(), pilgrim.sigs()) | (pilgrim.isDragged() ? DRAGGED : 0));
    }

    static Pilgrim pilgrim(int code) {
        return square(code) == Track.KAABA
                ? Pilgrim.home(arrival(code))
                : new Pilgrim(square(code), sigs(code), isDragged(code), 0);
    }
}
