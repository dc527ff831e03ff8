package io.github.lusoria.latrunculi;

import java.util.List;

/**
 * What a position is beside its pieces, packed into two {@code int}s. The first holds the side to act, the phase, how the
 * game ended, the quiet moves and the piece that moves again. The second holds the hands while pieces are placed and the
 * last moves afterwards (see {@link LastMoves}); hands are the actor's and the other's, so they swap with the turn.
 */
final class BitState {
    // the codes of phases, as numbers because a constant number costs nothing to compare with
    static final int PLACE = 0;
    static final int PLACE2 = 1;
    static final int MOVE = 2;
    static final int PASSED = 3;
    static final int REMOVE = 4;
    static final int AGAIN = 5;
    static final int OVER = 6;

    private static final int PHASE_SHIFT = 1;
    private static final int WINNER_SHIFT = 4;
    private static final int WHY_SHIFT = 6;
    private static final int QUIET_SHIFT = 8;
    private static final int AGAIN_SHIFT = 18;
    private static final int QUIET_MASK = 1023;
    private static final List<LatrunculiTermination> REASONS = List.of(LatrunculiTermination.values());

    private BitState() {}

    static int of(Side side, int phase, int quiet) {
        return of(side.seat() - 1, phase, quiet);
    }

    private static int of(int side, int phase, int quiet) {
        return side | (phase << PHASE_SHIFT) | (quiet << QUIET_SHIFT);
    }

    /** The same side goes on. */
    static int same(int state, int phase, int quiet) {
        return of(state & 1, phase, quiet);
    }

    /** The other side acts. */
    static int other(int state, int phase, int quiet) {
        return of((state & 1) ^ 1, phase, quiet);
    }

    static int again(Side side, int quiet, int square) {
        return of(side, AGAIN, quiet) | (square << AGAIN_SHIFT);
    }

    /** The end of a game; the winner is 0 for a draw, else a seat. */
    static int over(Side side, int winner, LatrunculiTermination why, int quiet) {
        return of(side, OVER, quiet) | (winner << WINNER_SHIFT) | (why.code() << WHY_SHIFT);
    }

    static boolean isWhite(int state) {
        return (state & 1) == 0;
    }

    static Side side(int state) {
        return Side.ofSeat((state & 1) + 1);
    }

    static int phaseCode(int state) {
        return (state >>> PHASE_SHIFT) & 7;
    }

    static Phase phase(int state) {
        return Phase.ofCode(phaseCode(state));
    }

    static boolean isPhase(int state, int phase) {
        return phaseCode(state) == phase;
    }

    static boolean isPlacement(int state) {
        return phaseCode(state) <= PLACE2;
    }

    /** The winner's seat, or 0. */
    static int winner(int state) {
        return (state >>> WINNER_SHIFT) & 3;
    }

    static LatrunculiTermination why(int state) {
        return REASONS.get((state >>> WHY_SHIFT) & 3);
    }

    static int quiet(int state) {
        return (state >>> QUIET_SHIFT) & QUIET_MASK;
    }

    /** The index of the square of the piece that moves again. */
    static int again(int state) {
        return (state >>> AGAIN_SHIFT) & 0xff;
    }

    // ---- hands

    static int hands(int ownMen, int ownDuces, int otherMen, int otherDuces) {
        return ownMen | (ownDuces << 8) | (otherMen << 16) | (otherDuces << 24);
    }

    static int swapHands(int hands) {
        return Integer.rotateLeft(hands, 16);
    }

    static int ownMen(int hands) {
        return hands & 0xff;
    }

    static int ownDuces(int hands) {
        return (hands >>> 8) & 0xff;
    }

    static int otherMen(int hands) {
        return (hands >>> 16) & 0xff;
    }

    static int otherDuces(int hands) {
        return hands >>> 24;
    }

    static int own(int hands) {
        return hands & 0xffff;
    }

    static int others(int hands) {
        return hands >>> 16;
    }

    static int piecesInHand(int hands) {
        return ownMen(hands) + ownDuces(hands) + otherMen(hands) + otherDuces(hands);
    }

    static int withoutMan(int hands) {
        return hands - 1;
    }

    static int withoutDux(int hands) {
        return hands - (1 << 8);
    }
}
