package io.github.lusoria.latrunculi;

/** A legal move as one number, so that playing at random builds no move objects. */
final class MoveCode {
    static final int PASS = 0;
    static final int STOP = 1 << 16;

    private static final int MOVEMENT = 2 << 16;
    private static final int REMOVAL = 3 << 16;
    private static final int MAN = 4 << 16;
    private static final int DUX = 5 << 16;
    private static final int KIND = 7 << 16;

    private MoveCode() {}

    static int movement(int from, int to) {
        return MOVEMENT | (from << 8) | to;
    }

    static int removal(int square) {
        return REMOVAL | square;
    }

    static int placement(Role role, int square) {
        return (role == Role.MAN ? MAN : DUX) | square;
    }

    static boolean isMovement(int code) {
        return (code & KIND) == MOVEMENT;
    }

    static boolean isRemoval(int code) {
        return (code & KIND) == REMOVAL;
    }

    static boolean isPlacement(int code) {
        return code >= MAN;
    }

    static boolean isDux(int code) {
        return code >= DUX;
    }

    /** The index of the square where a movement starts. */
    static int from(int code) {
        return (code >>> 8) & 0xff;
    }

    /** The index of the square where a movement ends, a piece is placed or removed. */
    static int square(int code) {
        return code & 0xff;
    }
}
