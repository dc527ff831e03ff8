package io.github.lusoria.sigwaduqqan;

import java.util.List;

/** All pilgrims of a position, packed. */
final class Pilgrims {
    private Pilgrims() {}

    static List<Pilgrim> of(char[] pieces) {
        Pilgrim[] pilgrims = new Pilgrim[pieces.length];
        for (int i = 0; i < pilgrims.length; i++) {
            pilgrims[i] = PieceCode.pilgrim(pieces[i]);
        }
        return List.of(pilgrims);
    }

    static char[] pack(List<Pilgrim> pilgrims) {
        char[] pieces = new char[pilgrims.size()];
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = PieceCode.of(pilgrims.get(i));
        }
        return pieces;
    }
}
