package io.github.lusoria.latrunculi;

import java.util.List;

/**
 * Everything of a position but its sets and last moves, packed into one {@code int}: the side to act, the phase, how the
 * game ended, the men in hand and the quiet moves. Hands are the actor's and the opponent's, so they swap with the turn.
 */
final class BitState {
    private static final int PHASE = 1;
    private static final int WINNER = 4;
    private static final int WHY = 6;
    private static final int HAND_OWN = 8;
    private static final int HAND_ENEMY = 15;
    private static final int QUIET = 22;
    private static final int HAND_MASK = 127;
    private static final List<Phase> PHASES = List.of(Phase.values());
    private static final List<LatrunculiTermination> REASONS = List.of(LatrunculiTermination.values());

    private BitState() {}

    static int of(Side side, Phase phase, int handOwn, int handEnemy, int quiet) {
        return (side.seat() - 1)
                | (phase.code() << PHASE)
                | (handOwn << HAND_OWN)
                | (handEnemy << HAND_ENEMY)
                | (quiet << QUIET);
    }

    /** The same state in another phase, of a game that goes on with nothing in hand. */
    static int move(Side side, Phase phase, int quiet) {
        return (side.seat() - 1) | (phase.code() << PHASE) | (quiet << QUIET);
    }

    /** The end of a game; the winner is 0 for a draw, else a seat. */
    static int over(Side side, int winner, LatrunculiTermination why, int quiet) {
        return (side.seat() - 1)
                | (Phase.OVER.code() << PHASE)
                | (winner << WINNER)
                | (why.code() << WHY)
                | (quiet << QUIET);
    }

    static int sideBit(int state) {
        return state & 1;
    }

    static Side side(int state) {
        return Side.ofSeat((state & 1) + 1);
    }

    static Phase phase(int state) {
        return PHASES.get((state >>> PHASE) & 7);
    }

    static boolean isPhase(int state, Phase phase) {
        return ((state >>> PHASE) & 7) == phase.code();
    }

    /** The winner's seat, or 0. */
    static int winner(int state) {
        return (state >>> WINNER) & 3;
    }

    static LatrunculiTermination why(int state) {
        return REASONS.get((state >>> WHY) & 3);
    }

    static int handOwn(int state) {
        return (state >>> HAND_OWN) & HAND_MASK;
    }

    static int handEnemy(int state) {
        return (state >>> HAND_ENEMY) & HAND_MASK;
    }

    static int quiet(int state) {
        return state >>> QUIET;
    }
}
