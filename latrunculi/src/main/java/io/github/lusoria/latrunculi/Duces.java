package io.github.lusoria.latrunculi;

/** The squares of the two duces, the actor's and the other's, as two bytes of an {@code int}; 0xff is none. */
final class Duces {
    static final int NONE = 0xffff;

    private static final int NOWHERE = 0xff;

    private Duces() {}

    static int of(int own, int other) {
        return own | (other << 8);
    }

    static int nowhere() {
        return NOWHERE;
    }

    static int own(int duces) {
        return duces & 0xff;
    }

    static int other(int duces) {
        return duces >>> 8;
    }

    static boolean isOnBoard(int square) {
        return square != NOWHERE;
    }

    static int swapped(int duces) {
        return of(other(duces), own(duces));
    }

    /** After a move of one of the actor's pieces. */
    static int moved(int duces, int from, int to) {
        return own(duces) == from ? of(to, other(duces)) : duces;
    }
}
