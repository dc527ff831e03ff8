package io.github.lusoria.escaques;

/**
 * Who plays what and whose turn it is, packed into one {@code int}.
 *
 * <p>From the lowest bit: the numbers of the planets of the seven seats, three bits each, 0 for none; from bit 21 the
 * seat to act, 0 when the game is over; from bit 24 the throw after which the player chooses, 0 when none was made.
 */
final class Turn {
    private static final int SEAT = 21;
    private static final int THROWN = 24;
    private static final int ASSIGNMENT = (1 << SEAT) - 1;
    private static final int LAST_SEATS_PLANET = 7 << (SEAT - 3);

    /** All planets as a set of bits, the Moon's lowest. */
    static final int ALL_PLANETS = (1 << Planet.COUNT) - 1;

    private Turn() {}

    static int seat(int turn) {
        return (turn >>> SEAT) & 7;
    }

    static int thrown(int turn) {
        return turn >>> THROWN;
    }

    /** The number of a seat's planet, 0 for none. */
    static int planet(int turn, int seat) {
        return (turn >>> (3 * seat - 3)) & 7;
    }

    /** Whether some seat has no planet yet; planets are given in the order of seats. */
    static boolean isAssigning(int turn) {
        return (turn & LAST_SEATS_PLANET) == 0;
    }

    /** The planets that no seat has, as a set of bits, the Moon's lowest. */
    static int freePlanets(int turn) {
        int taken = 0;
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            taken |= 1 << planet(turn, seat);
        }
        return (~taken >>> 1) & ALL_PLANETS;
    }

    static int withSeat(int turn, int seat) {
        return (turn & ASSIGNMENT) | (seat << SEAT);
    }

    static int withThrown(int turn, int face) {
        return turn | (face << THROWN);
    }

    /** The seat to act gets a planet, and the next one acts. */
    static int assign(int turn, int face) {
        int seat = seat(turn);
        return withSeat(turn | (face << (3 * seat - 3)), seat == Planet.COUNT ? 1 : seat + 1);
    }

    static int of(EscaquesSetup setup) {
        int turn = (setup.seatToAct().orElse(0) << SEAT) | (setup.thrown().orElse(0) << THROWN);
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            turn |= setup.planet(seat).map(Planet::face).orElse(0) << (3 * seat - 3);
        }
        return turn;
    }
}
