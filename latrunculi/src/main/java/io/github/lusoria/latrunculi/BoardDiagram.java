package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Diagram;
import io.github.lusoria.core.DiagramOptions;
import java.util.Objects;
import java.util.Optional;

/** A board as text, with its coordinates; bound pieces carry the marks of the position text. */
final class BoardDiagram implements Diagram {
    private final Scene scene;

    BoardDiagram(Scene scene) {
        this.scene = scene;
    }

    @Override
    public String text() {
        return text(DiagramOptions.DEFAULT);
    }

    @Override
    public String text(DiagramOptions options) {
        LatrunculiSetup setup = scene.setup();
        boolean isAscii = Objects.requireNonNull(options, "options").characters() == DiagramOptions.Characters.ASCII;
        StringBuilder out = new StringBuilder();
        for (int row = 1; row <= setup.ranks(); row++) {
            int rank = options.flipped() ? row : setup.ranks() + 1 - row;
            if (options.coordinates()) {
                out.append(rank < 10 ? " " : "").append(rank).append(' ');
            }
            for (int column = 1; column <= setup.files(); column++) {
                Optional<Piece> piece =
                        Optional.ofNullable(setup.pieces().get(new Square(file(column, options), rank)));
                String drawn = isAscii
                        ? piece.map(Piece::toString).orElse(".")
                        : piece.map(BoardDiagram::unicode).orElse("\u00b7");
                out.append(column > 1 || options.coordinates() ? " " : "").append(drawn);
                if (column < setup.files()) {
                    out.append(" ".repeat(2 - drawn.length()));
                }
            }
            out.append('\n');
        }
        if (options.coordinates()) {
            out.append("   ");
            for (int column = 1; column <= setup.files(); column++) {
                out.append(' ').append((char) ('a' + file(column, options) - 1));
                out.append(column < setup.files() ? " " : "");
            }
            out.append('\n');
        }
        if (setup.phase().isPlacement()) {
            out.append("in hand: White ").append(hand(Side.WHITE));
            out.append(", Black ").append(hand(Side.BLACK)).append('\n');
        }
        return out.toString();
    }

    private int file(int column, DiagramOptions options) {
        return options.flipped() ? scene.setup().files() + 1 - column : column;
    }

    private static String unicode(Piece piece) {
        String body = piece.role() == Role.MAN
                ? (piece.side() == Side.WHITE ? "\u25cb" : "\u25cf")
                : (piece.side() == Side.WHITE ? "\u25c7" : "\u25c6");
        return body
                + switch (piece.mark()) {
                    case NONE -> "";
                    case RANK -> "\u2194";
                    case FILE -> "\u2195";
                    case CORNER -> "\u221f";
                    case BOTH -> "\u253c";
                };
    }

    private String hand(Side side) {
        String men = Integer.toString(scene.setup().inHand(side, Role.MAN));
        return scene.setup().inHand(side, Role.DUX) > 0 ? men + " and the dux" : men;
    }

    @Override
    public String svg(DiagramOptions options) {
        return new BoardPicture(scene, Objects.requireNonNull(options, "options")).draw();
    }

    @Override
    public String toString() {
        return text();
    }
}
