package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.internal.Path;
import io.github.lusoria.core.internal.Svg;
import java.util.OptionalInt;

/** What has become of everybody, in the corner that the track leaves. */
final class TrackLegend {
    private static final int LINES = 8;
    private static final double LINE = 25;
    private static final double COLUMN = 160;

    private final Svg svg;
    private final SigPosition position;
    private final double x;
    private final double y;

    TrackLegend(Svg svg, Scene scene, double x, double y) {
        this.svg = svg;
        this.position = scene.position();
        this.x = x;
        this.y = y;
    }

    void draw() {
        int seats = position.seats();
        if (seats > 2 * LINES) {
            summary(seats);
        } else {
            for (int seat = 1; seat <= seats; seat++) {
                double left = x + 20 + (seat > LINES ? COLUMN : 0);
                double middle = y + 14 + ((seat - 1) % LINES) * LINE;
                Pilgrim pilgrim = position.pilgrim(seat);
                mark(seat, left, middle);
                svg.group("seat " + TrackPicture.colour(seat), "");
                TrackPicture.pawn(svg, left + 6, middle, 10, Integer.toString(seat));
                svg.end();
                String words = seats > LINES ? TrackWords.shortFate(pilgrim) : TrackWords.fate(pilgrim);
                svg.text(seats > LINES ? "t small" : "t", left + 24, middle + 5, words);
            }
        }
        double middle = y + 14 + LINES * LINE + 6;
        svg.group("seat ghoula", "");
        TrackPicture.ghoula(svg, x + 26, middle, 10);
        svg.end();
        svg.text("t", x + 44, middle + 5, "Ghoula: " + TrackWords.ghoula(position));
    }

    private void mark(int seat, double left, double middle) {
        if (position.seatToThrow().equals(OptionalInt.of(seat))) {
            svg.group("mark", "to throw");
            svg.path(
                    "turn",
                    Path.from(left - 18, middle - 6)
                            .line(left - 7, middle)
                            .line(left - 18, middle + 6)
                            .close());
            svg.end();
        }
    }

    private void summary(int seats) {
        long home = position.pilgrims().stream().filter(Pilgrim::isHome).count();
        long lost = position.pilgrims().stream().filter(Pilgrim::isLost).count();
        long dragged = position.pilgrims().stream().filter(Pilgrim::isDragged).count();
        svg.text("t", x + 20, y + 19, seats + " players");
        svg.text("t", x + 20, y + 19 + LINE, "on the way: " + (seats - home - lost));
        svg.text("t", x + 20, y + 19 + 2 * LINE, "dragged by the Ghoula: " + dragged);
        svg.text("t", x + 20, y + 19 + 3 * LINE, "on the Ka'aba: " + home);
        svg.text("t", x + 20, y + 19 + 4 * LINE, "lost: " + lost);
    }
}
