package io.github.lusoria.escaques;

/**
 * Where the planets stand and how many rounds were played, packed into one {@code long}.
 *
 * <p>From the lowest bit: the numbers of the seven signs, four bits each, the Moon's first; from bit 32 the places within
 * the signs from 0, three bits each; from bit 53 the rounds completed, 0 where no limit applies.
 */
final class Board {
    private static final int PLACES = 32;
    private static final int ROUNDS = 53;

    /** What is added when a round is complete. */
    static final long ONE_ROUND = 1L << ROUNDS;

    private Board() {}

    static int signs(long board) {
        return (int) board;
    }

    static int sign(long board, int planet) {
        return ((int) board >>> (4 * planet - 4)) & 15;
    }

    static int place(long board, int planet) {
        return (int) (board >>> (PLACES - 3 + 3 * planet)) & 7;
    }

    static int rounds(long board) {
        return (int) (board >>> ROUNDS);
    }

    static long put(int planet, int sign, int place) {
        return ((long) sign << (4 * planet - 4)) | ((long) place << (PLACES - 3 + 3 * planet));
    }

    static long of(EscaquesSetup setup) {
        long board = setup.roundsCompleted() * ONE_ROUND;
        for (Planet planet : Planet.values()) {
            Space space = setup.space(planet);
            board |= put(planet.face(), space.sign().number(), space.number() - 1);
        }
        return board;
    }

    static Space space(long board, Planet planet) {
        int number = planet.face();
        return new Space(Sign.ofNumber(sign(board, number)), place(board, number) + 1);
    }
}
