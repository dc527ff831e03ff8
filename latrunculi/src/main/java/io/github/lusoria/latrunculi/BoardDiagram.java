package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Diagram;

/** A board drawn with its coordinates; bound pieces carry the marks of the position text. */
final class BoardDiagram implements Diagram {
    private final LatrunculiSetup setup;

    BoardDiagram(LatrunculiSetup setup) {
        this.setup = setup;
    }

    @Override
    public String text() {
        StringBuilder out = new StringBuilder();
        for (int rank = setup.ranks(); rank >= 1; rank--) {
            out.append(rank < 10 ? " " : "").append(rank).append(' ');
            for (int file = 1; file <= setup.files(); file++) {
                Piece piece = setup.pieces().get(new Square(file, rank));
                String drawn = piece == null ? "." : piece.toString();
                out.append(' ').append(drawn);
                if (file < setup.files()) {
                    out.append(" ".repeat(2 - drawn.length()));
                }
            }
            out.append('\n');
        }
        out.append("   ");
        for (int file = 1; file <= setup.files(); file++) {
            out.append(' ').append((char) ('a' + file - 1)).append(file < setup.files() ? " " : "");
        }
        out.append('\n');
        if (setup.phase().isPlacement()) {
            out.append("in hand: White ").append(hand(Side.WHITE));
            out.append(", Black ").append(hand(Side.BLACK)).append('\n');
        }
        return out.toString();
    }

    private String hand(Side side) {
        String men = Integer.toString(setup.inHand(side, Role.MAN));
        return setup.inHand(side, Role.DUX) > 0 ? men + " and the dux" : men;
    }

    @Override
    public String toString() {
        return text();
    }
}
