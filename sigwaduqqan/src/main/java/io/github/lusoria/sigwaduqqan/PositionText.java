package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.internal.Scanner;
import java.util.List;
import java.util.OptionalInt;

/** The canonical text of a position, {@code <players> <ghoula> <turn>}, written and read. */
final class PositionText {
    private static final String PIECE = "a square 1* to 20:1, or x";

    private PositionText() {}

    static String write(List<Pilgrim> pilgrims, int ghoula, OptionalInt seatToThrow) {
        StringBuilder out = new StringBuilder(pilgrims.size() * 4 + 8);
        char before = 0;
        for (Pilgrim pilgrim : pilgrims) {
            if (before != 0) {
                out.append(before);
            }
            out.append(pilgrim);
            before = '/';
        }
        out.append(" G").append(ghoula).append(' ');
        seatToThrow.ifPresentOrElse(out::append, () -> out.append('-'));
        return out.toString();
    }

    /** Reads a position text for a number of players; what it describes is not checked here. */
    static SigSetup read(String text, int players) {
        Scanner in = new Scanner(text);
        SigSetup.Builder setup = SigSetup.builder(players);
        for (int seat = 1; seat <= players; seat++) {
            setup.put(seat, readPilgrim(in, players));
            if (seat < players) {
                in.expect('/', "/ before seat " + (seat + 1) + " of " + players);
            }
        }
        in.expect(' ', "a space after the " + players + " players");
        in.expect('G', "the Ghoula's square, such as G1");
        setup.ghoula(in.number(Track.FIFTEENTH, "the Ghoula's square, 0 to 15"));
        in.expect(' ', "a space after the Ghoula");
        if (in.skip('-')) {
            setup.over();
        } else {
            setup.seatToThrow(in.positive(players, "the seat to throw, 1 to " + players + ", or -"));
        }
        in.end();
        return setup.build();
    }

    private static Pilgrim readPilgrim(Scanner in, int players) {
        if (in.skip('x')) {
            return Pilgrim.LOST;
        }
        int square = in.positive(Track.KAABA, PIECE);
        if (square == Track.START) {
            in.expect('*', "*, as who stands on 1 has never moved");
            return Pilgrim.AT_START;
        }
        if (square == Track.KAABA) {
            in.expect(':', ": and the place in the order of arrival");
            return Pilgrim.home(in.positive(players, "a place in the order of arrival, 1 to " + players));
        }
        if (square > Track.FIFTEENTH) {
            return Pilgrim.at(square);
        }
        Pilgrim pilgrim = Pilgrim.at(square).withSigs(readSigs(in, square));
        return in.skip('!') ? pilgrim.dragged() : pilgrim;
    }

    private static int readSigs(Scanner in, int square) {
        if (square == Track.FIFTEENTH) {
            in.expect(':', ": and the sigs made");
            return in.number(Pilgrim.SIGS, "the sigs made, 0 to 7");
        }
        return in.skip(':') ? in.positive(Pilgrim.SIGS, "the sigs made, 1 to 7") : 0;
    }
}
