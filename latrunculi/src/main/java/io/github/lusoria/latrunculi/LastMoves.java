package io.github.lusoria.latrunculi;

/**
 * The last move of each side, where a piece may not go straight back: four bytes of an {@code int}, the actor's from and
 * to above the other's. A byte pair of {@code 0xffff} is no move.
 */
final class LastMoves {
    static final int NONE = 0xffffffff;

    private static final int NO_MOVE = 0xffff;

    private LastMoves() {}

    static int of(int own, int other) {
        return (own << 16) | other;
    }

    static int entry(int from, int to) {
        return (from << 8) | to;
    }

    static int noEntry() {
        return NO_MOVE;
    }

    static int own(int back) {
        return back >>> 16;
    }

    static int other(int back) {
        return back & NO_MOVE;
    }

    static int swapped(int back) {
        return Integer.rotateLeft(back, 16);
    }

    static boolean isMove(int entry) {
        return entry != NO_MOVE;
    }

    static int from(int entry) {
        return entry >>> 8;
    }

    static int to(int entry) {
        return entry & 0xff;
    }

    /** The move that would take the actor's last move straight back, or {@link MoveCode#PASS} if there is none. */
    static int reversal(int back) {
        int own = own(back);
        return isMove(own) ? MoveCode.movement(to(own), from(own)) : MoveCode.PASS;
    }
}
