package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.Diagram;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The track with the seats and the Ghoula on their squares, and a line for everybody. */
final class TrackDiagram implements Diagram {
    private static final int WIDTH = 9;
    private static final int MOST_SEATS_SHOWN = 3;

    private final SigPosition position;

    TrackDiagram(SigPosition position) {
        this.position = position;
    }

    @Override
    public String text() {
        StringBuilder out = new StringBuilder();
        for (int row = 1; row <= Track.ROWS; row++) {
            border(out, Math.max(1, row - 1), row);
            line(out, row, false);
            line(out, row, true);
        }
        border(out, Track.ROWS, Track.ROWS);
        int width = Integer.toString(position.pilgrims().size()).length();
        for (int seat = 1; seat <= position.pilgrims().size(); seat++) {
            boolean throwsNext = position.seatToThrow().equals(OptionalInt.of(seat));
            out.append(throwsNext ? "> seat " : "  seat ")
                    .append(" ".repeat(width - Integer.toString(seat).length()))
                    .append(seat)
                    .append(": ")
                    .append(fate(position.pilgrim(seat)))
                    .append('\n');
        }
        out.append("  Ghoula: ")
                .append(position.ghoula() == 0 ? "beside the board" : "square " + position.ghoula())
                .append('\n');
        return out.toString();
    }

    private static String fate(Pilgrim pilgrim) {
        if (pilgrim.isLost()) {
            return "lost";
        }
        if (pilgrim.isHome()) {
            return "on the Ka'aba, arrival " + pilgrim.arrival();
        }
        String sigs = pilgrim.square() == Track.FIFTEENTH || pilgrim.sigs() > 0
                ? ", " + pilgrim.sigs() + " of " + Pilgrim.SIGS + " sigs"
                : "";
        return "square " + pilgrim.square() + sigs + (pilgrim.isDragged() ? ", dragged by the Ghoula" : "");
    }

    /** The line between two rows, as wide as the wider of them. */
    private static void border(StringBuilder out, int above, int below) {
        int first = Math.min(firstColumn(above), firstColumn(below));
        out.append(" ".repeat((first - 1) * (WIDTH + 1))).append('+');
        out.append(("-".repeat(WIDTH) + "+").repeat(Track.COLUMNS - first + 1)).append('\n');
    }

    private static int firstColumn(int row) {
        int column = 1;
        while (Track.square(row, column).isEmpty()) {
            column++;
        }
        return column;
    }

    private void line(StringBuilder out, int row, boolean occupants) {
        int first = firstColumn(row);
        out.append(" ".repeat((first - 1) * (WIDTH + 1))).append('|');
        for (int column = first; column <= Track.COLUMNS; column++) {
            int square = Track.square(row, column).orElseThrow();
            String cell = occupants ? occupants(square) : Integer.toString(square);
            out.append(' ')
                    .append(cell)
                    .append(" ".repeat(WIDTH - 1 - cell.length()))
                    .append('|');
        }
        out.append('\n');
    }

    /** Such as {@code 1 2 G}; more seats than fit are counted, {@code x12 G}. */
    private String occupants(int square) {
        List<String> seats = new ArrayList<>();
        for (int seat = 1; seat <= position.pilgrims().size(); seat++) {
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
