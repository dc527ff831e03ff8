package io.github.lusoria.escaques;

import io.github.lusoria.core.internal.Bounds;
import io.github.lusoria.core.internal.Scanner;
import java.util.ArrayList;
import java.util.List;

/** Moves made once: their numbers, and the lists of legal ones. Numbers and order are part of the public contract. */
final class Actions {
    /** The throws 1 to 7, numbers 0 to 6, then the advances +1 to +7, numbers 7 to 13. */
    static final int COUNT = 2 * Planet.COUNT;

    private static final List<EscaquesMove> ALL;
    private static final List<List<EscaquesMove>> THROWS_BY_FREE_PLANETS;

    static {
        List<EscaquesMove> all = new ArrayList<>();
        for (int face = 1; face <= Planet.COUNT; face++) {
            all.add(new EscaquesMove.Throw(face));
        }
        for (int spaces = 1; spaces <= Planet.COUNT; spaces++) {
            all.add(new EscaquesMove.Advance(spaces));
        }
        ALL = List.copyOf(all);
        List<List<EscaquesMove>> lists = new ArrayList<>();
        for (int free = 0; free < 1 << Planet.COUNT; free++) {
            List<EscaquesMove> moves = new ArrayList<>();
            for (int face = 1; face <= Planet.COUNT; face++) {
                if (((free >> (face - 1)) & 1) != 0) {
                    moves.add(all.get(face - 1));
                }
            }
            lists.add(List.copyOf(moves));
        }
        THROWS_BY_FREE_PLANETS = List.copyOf(lists);
    }

    private Actions() {}

    static int id(EscaquesMove move) {
        return move instanceof EscaquesMove.Throw thrown
                ? thrown.face() - 1
                : Planet.COUNT - 1 + ((EscaquesMove.Advance) move).spaces();
    }

    static EscaquesMove of(int id) {
        return ALL.get(Bounds.actionId(id, COUNT));
    }

    /** The advances up to a throw. */
    static List<EscaquesMove> advances(int thrown) {
        return ALL.subList(Planet.COUNT, Planet.COUNT + thrown);
    }

    /** The throws of some planets, given as a set of bits, the Moon's lowest. */
    static List<EscaquesMove> throwsOf(int planets) {
        return THROWS_BY_FREE_PLANETS.get(planets);
    }

    static EscaquesMove read(String text) {
        Scanner in = new Scanner(text);
        boolean advance = in.skip('+');
        int number = in.digit(1, Planet.COUNT, advance ? "the spaces, 1 to 7" : "a throw 1 to 7, or + and the spaces");
        in.end();
        return of(advance ? Planet.COUNT - 1 + number : number - 1);
    }
}
