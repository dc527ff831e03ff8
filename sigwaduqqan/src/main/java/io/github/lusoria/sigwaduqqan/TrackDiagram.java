package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.Diagram;
import io.github.lusoria.core.DiagramOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/** The track as text, with the seats and the Ghoula on their squares, and a line for everybody. */
final class TrackDiagram implements Diagram {
    private static final int WIDTH = 9;
    private static final int MOST_SEATS_SHOWN = 3;

    /** Corners by the lines that meet in them: up 1, right 2, down 4, left 8. */
    private static final String CORNERS = "   \u2514 \u2502\u250c\u251c \u2518\u2500\u2534\u2510\u2524\u252c\u253c";

    private final Scene scene;
    private final SigPosition position;

    TrackDiagram(Scene scene) {
        this.scene = scene;
        this.position = scene.position();
    }

    @Override
    public String text() {
        return text(DiagramOptions.DEFAULT);
    }

    @Override
    public String text(DiagramOptions options) {
        Objects.requireNonNull(options, "options");
        StringBuilder out = new StringBuilder();
        for (int row = 1; row <= Track.ROWS; row++) {
            border(out, row, options);
            line(out, row, options, false);
            line(out, row, options, true);
        }
        border(out, Track.ROWS + 1, options);
        int width = Integer.toString(position.seats()).length();
        for (int seat = 1; seat <= position.seats(); seat++) {
            boolean throwsNext = position.seatToThrow().equals(OptionalInt.of(seat));
            out.append(throwsNext ? "> seat " : "  seat ")
                    .append(" ".repeat(width - Integer.toString(seat).length()))
                    .append(seat)
                    .append(": ")
                    .append(TrackWords.fate(position.pilgrim(seat)))
                    .append('\n');
        }
        out.append("  Ghoula: ").append(TrackWords.ghoula(position)).append('\n');
        return out.toString();
    }

    @Override
    public String svg(DiagramOptions options) {
        return new TrackPicture(scene, Objects.requireNonNull(options, "options")).draw();
    }

    /** The square at a place of the drawing, if there is one. */
    private static OptionalInt square(int row, int column, DiagramOptions options) {
        return options.flipped()
                ? Track.square(Track.ROWS + 1 - row, Track.COLUMNS + 1 - column)
                : Track.square(row, column);
    }

    private static boolean isUnicode(DiagramOptions options) {
        return options.characters() == DiagramOptions.Characters.UNICODE;
    }

    /** The line above a row, or below the last. */
    private static void border(StringBuilder out, int row, DiagramOptions options) {
        StringBuilder line = new StringBuilder();
        for (int column = 1; column <= Track.COLUMNS + 1; column++) {
            boolean aboveLeft = square(row - 1, column - 1, options).isPresent();
            boolean aboveRight = square(row - 1, column, options).isPresent();
            boolean belowLeft = square(row, column - 1, options).isPresent();
            boolean belowRight = square(row, column, options).isPresent();
            int lines = (aboveLeft || aboveRight ? 1 : 0)
                    + (aboveRight || belowRight ? 2 : 0)
                    + (belowLeft || belowRight ? 4 : 0)
                    + (aboveLeft || belowLeft ? 8 : 0);
            char corner = isUnicode(options) ? CORNERS.charAt(lines) : '+';
            line.append(lines == 0 ? ' ' : corner);
            char side = isUnicode(options) ? '\u2500' : '-';
            line.append(String.valueOf((lines & 2) == 0 ? ' ' : side).repeat(WIDTH));
        }
        out.append(line.toString().stripTrailing()).append('\n');
    }

    private void line(StringBuilder out, int row, DiagramOptions options, boolean occupants) {
        StringBuilder line = new StringBuilder();
        for (int column = 1; column <= Track.COLUMNS + 1; column++) {
            OptionalInt square = square(row, column, options);
            boolean isWall =
                    square.isPresent() || square(row, column - 1, options).isPresent();
            char wall = isUnicode(options) ? '\u2502' : '|';
            String number = options.coordinates() && square.isPresent() ? Integer.toString(square.getAsInt()) : "";
            String cell = occupants && square.isPresent() ? occupants(square.getAsInt()) : occupants ? "" : number;
            line.append(isWall ? wall : ' ').append(' ').append(cell).append(" ".repeat(WIDTH - 1 - cell.length()));
        }
        out.append(line.toString().stripTrailing()).append('\n');
    }

    /** Such as {@code 1 2 G}; more seats than fit are counted, {@code x12 G}. */
    private String occupants(int square) {
        List<String> seats = new ArrayList<>();
        for (int seat = 1; seat <= position.seats(); seat++) {
            if (position.pilgrim(seat).square() == square) {
                seats.add(Integer.toString(seat));
            }
        }
        String shown =
                seats.size() > MOST_SEATS_SHOWN || String.join(" ", seats).length() > WIDTH - 4
                        ? "x" + seats.size()
                        : String.join(" ", seats);
        return position.ghoula() == square ? (shown + " G").strip() : shown;
    }

    @Override
    public String toString() {
        return text();
    }
}
