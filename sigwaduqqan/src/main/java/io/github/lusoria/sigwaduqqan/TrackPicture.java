package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.internal.Path;
import io.github.lusoria.core.internal.Style;
import io.github.lusoria.core.internal.Svg;
import java.util.ArrayList;
import java.util.List;

/**
 * The track as a picture: everybody's piece with the number of the seat, the Ghoula as a lump of charcoal with ropes to
 * whom it drags, the sigs of the fifteenth square as beads round a piece. Flipped, it is turned by half a turn.
 */
final class TrackPicture {
    private static final double CELL = 84;
    private static final double MARGIN = 24;
    private static final double WIDTH = 2 * MARGIN + Track.COLUMNS * CELL;
    private static final double HEIGHT = 2 * MARGIN + Track.ROWS * CELL + 54;

    /** More pieces on a square than these are one piece with their number. */
    private static final int MOST_PIECES = 8;

    private static final int COLOURS = 8;

    private static final String LUMP = "M-9 3L-7.5-4.5L-3-9L4.5-8L9-2.5L8 5L2.5 9L-5 8Z";
    private static final String FACETS = "M-7.5-4.5L-1-3L4.5-8M-1-3L1.5 3L8 5M1.5 3L-5 8M1.5 3L-9 3";
    private static final String EYES =
            "M-5 .2A1.5 1.5 0 1 0-2 .2A1.5 1.5 0 1 0-5 .2ZM2.4-1.2A1.5 1.5 0 1 0 5.4-1.2A1.5 1.5 0 1 0 2.4-1.2Z";

    private static final Style STYLE = Style.builder("sigwaduqqan")
            .rule("bg", "", "fill:#f8f1e3", "fill:#1b1814")
            .rule("cell", "stroke-width:1.5", "fill:#f0dfba;stroke:#8f6f3f", "fill:#3a3022;stroke:#8c7550")
            .rule("safe", "stroke-width:1.5", "fill:#d9e6cf;stroke:#6f8a5b", "fill:#2b3a28;stroke:#7d9a6c")
            .rule("gate", "stroke-width:2.5", "fill:#f3cf8a;stroke:#a35a00", "fill:#553f17;stroke:#ffbd59")
            .rule("t", "font-family:Georgia,'DejaVu Serif',serif;font-size:15px", "fill:#33291a", "fill:#eadfca")
            .rule("number", "font-size:12px", "fill:#6a5430", "fill:#c4b391")
            .rule("small", "font-size:13px", "fill:#5f4d2f", "fill:#c4b391")
            .rule("status", "font-size:17px;font-weight:bold")
            .rule("mid", "text-anchor:middle")
            .rule(
                    "chevron",
                    "fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round",
                    "stroke:#a98a58",
                    "stroke:#8c7550")
            .rule("from", "fill:none;stroke-width:2.5;stroke-dasharray:5 4", "stroke:#a35a00", "stroke:#ffbd59")
            .rule(
                    "arrow",
                    "fill:none;stroke-width:4;stroke-linecap:round;stroke-linejoin:round",
                    "stroke:#a35a00",
                    "stroke:#ffbd59")
            .rule(
                    "stalk",
                    "fill:none;stroke-width:3.5;stroke-dasharray:2 6;stroke-linecap:round;stroke-linejoin:round",
                    "stroke:#4a4350",
                    "stroke:#c9bfd6")
            .rule("pawn", "stroke-width:2", "stroke:#2b2117", "stroke:#fdf6e6")
            .rule(
                    "name",
                    "font-family:Verdana,'DejaVu Sans',sans-serif;font-weight:bold;text-anchor:middle",
                    "fill:#ffffff",
                    "fill:#ffffff")
            .rule("more", "font-size:14px")
            .rule("less", "font-size:11px")
            .rule("tiny", "font-size:9px")
            .rule("c1 .pawn", "fill:#1f5f99")
            .rule("c2 .pawn", "fill:#a8332b")
            .rule("c3 .pawn", "fill:#2f7045")
            .rule("c4 .pawn", "fill:#7b4a9c")
            .rule("c5 .pawn", "fill:#96590f")
            .rule("c6 .pawn", "fill:#0f6f78")
            .rule("c7 .pawn", "fill:#a02f72")
            .rule("c8 .pawn", "fill:#57585f")
            .rule("rope", "fill:none;stroke-width:3;stroke-dasharray:5 2", "stroke:#7a2f2a", "stroke:#ff9d86")
            .rule("held", "fill:none;stroke-width:2.5;stroke-dasharray:5 2", "stroke:#7a2f2a", "stroke:#ff9d86")
            .rule("done", "stroke-width:1", "fill:#a35a00;stroke:#5e3300", "fill:#ffbd59;stroke:#fff1d6")
            .rule("todo", "stroke-width:1", "fill:#fdf8ec;stroke:#5e3300", "fill:#1b1814;stroke:#ffbd59")
            .rule(
                    "lump",
                    "stroke-width:1;stroke-linejoin:round",
                    "fill:#26232a;stroke:#000000",
                    "fill:#0a090b;stroke:#cfc6da")
            .rule("facet", "fill:none;stroke-width:.7", "stroke:#5a5560", "stroke:#5a5560")
            .rule("eye", "", "fill:#ffcf5c", "fill:#ffcf5c")
            .rule("cloth", "stroke-width:1.5", "fill:#1d1a1c;stroke:#000000", "fill:#0d0b0c;stroke:#d9c48c")
            .rule("gold", "", "fill:#d9a93a", "fill:#e3b84c")
            .rule("grave", "fill:none;stroke-width:4;stroke-linecap:round", "stroke:#a8332b", "stroke:#ff8b73")
            .rule("paint", "stroke-width:1.5", "fill:#2f7045;stroke:#173b24", "fill:#2f7045;stroke:#a4dcb5")
            .rule("wood", "stroke-width:1.5", "fill:#fffaf0;stroke:#4b3c22", "fill:#f4ebd7;stroke:#fffaf0")
            .rule("notch", "fill:none;stroke-width:1.6", "stroke:#d7efdd", "stroke:#d7efdd")
            .rule("turn", "", "fill:#a35a00", "fill:#ffbd59")
            .build();

    private final Scene scene;
    private final SigPosition position;
    private final DiagramOptions options;
    private final TrackWords words;
    private final Svg svg;

    TrackPicture(Scene scene, DiagramOptions options) {
        this.scene = scene;
        this.position = scene.position();
        this.options = options;
        this.words = new TrackWords(scene);
        this.svg = new Svg(STYLE, WIDTH, HEIGHT, options, words.title(), words.description());
    }

    String draw() {
        svg.rect("bg", 0, 0, WIDTH, HEIGHT);
        for (int square = Track.START; square <= Track.KAABA; square++) {
            square(square);
        }
        for (int square = Track.START; square < Track.KAABA; square++) {
            chevron(square);
        }
        lastThrow();
        for (int square = Track.START; square <= Track.KAABA; square++) {
            occupants(square);
        }
        new TrackLegend(
                        svg,
                        scene,
                        options.flipped() ? MARGIN + 4 * CELL + 18 : MARGIN,
                        options.flipped() ? MARGIN + CELL + 16 : MARGIN)
                .draw();
        double y = HEIGHT - 34;
        svg.text("t status", MARGIN, y, words.status());
        svg.text("t small", MARGIN, y + 21, words.last());
        scene.thrown().ifPresent(thrown -> sticks(thrown, WIDTH - MARGIN - 4 * 62, y - 14));
        return svg.toString();
    }

    private double x(int square) {
        int column = options.flipped() ? Track.COLUMNS + 1 - Track.column(square) : Track.column(square);
        return MARGIN + (column - 0.5) * CELL;
    }

    private double y(int square) {
        int row = options.flipped() ? Track.ROWS + 1 - Track.row(square) : Track.row(square);
        return MARGIN + (row - 0.5) * CELL;
    }

    // ---- the track

    private void square(int square) {
        String kind = square == Track.FIFTEENTH ? "gate" : square >= Track.FIRST_SAFE ? "safe" : "cell";
        double x = x(square) - CELL / 2;
        double y = y(square) - CELL / 2;
        svg.group("square", "");
        svg.rect(kind, x, y, CELL, CELL);
        if (square == Track.KAABA) {
            svg.rect("cloth", x + 20, y + 20, 44, 46).rect("gold", x + 20, y + 31, 44, 6);
        }
        if (options.coordinates()) {
            svg.text("t number", x + 6, y + 15, Integer.toString(square));
            String note = switch (square) {
                case Track.START -> "start";
                case Track.FIFTEENTH -> "7 sigs";
                case Track.KAABA -> "Ka\u02bfaba";
                default -> "";
            };
            if (!note.isEmpty()) {
                svg.text("t number mid", x(square), y + CELL - 6, note);
            }
        }
        svg.end();
    }

    /** The way on, on the border to the next square. */
    private void chevron(int square) {
        double dx = Math.signum(x(square + 1) - x(square));
        double dy = Math.signum(y(square + 1) - y(square));
        double x = (x(square) + x(square + 1)) / 2;
        double y = (y(square) + y(square + 1)) / 2;
        svg.path(
                "chevron",
                Path.from(x - 4 * dx - 5 * dy, y - 4 * dy - 5 * dx)
                        .line(x + 3 * dx, y + 3 * dy)
                        .line(x - 4 * dx + 5 * dy, y - 4 * dy + 5 * dx));
    }

    // ---- the last throw

    private void lastThrow() {
        List<Integer> way = scene.way();
        if (!way.isEmpty()) {
            int from = way.get(0);
            svg.rect("from", x(from) - 34, y(from) - 34, 68, 68, 6);
            svg.path("arrow", route(way));
        }
        if (!scene.ghoulaWay().isEmpty()) {
            svg.path("stalk", route(scene.ghoulaWay()));
        }
        if (scene.events().stream().anyMatch(SigEvent.Buried.class::isInstance)) {
            double x = x(Track.START) + 22;
            double y = y(Track.START) - 22;
            svg.group("event", "buried");
            svg.path(
                    "grave",
                    Path.from(x - 8, y - 8)
                            .line(x + 8, y + 8)
                            .move(x - 8, y + 8)
                            .line(x + 8, y - 8));
            svg.end();
        }
    }

    private Path route(List<Integer> squares) {
        int first = squares.get(0);
        Path path = Path.from(x(first), y(first));
        for (int square : squares.subList(1, squares.size())) {
            path.line(x(square), y(square));
        }
        return path;
    }

    private void sticks(StickThrow thrown, double x, double y) {
        svg.group("sticks", thrown.whiteSides() + " white sides up of " + StickThrow.STICKS);
        for (int stick = 0; stick < StickThrow.STICKS; stick++) {
            double left = x + stick * 62;
            if (stick < thrown.whiteSides()) {
                svg.rect("wood", left, y, 54, 13, 6);
            } else {
                svg.rect("paint", left, y, 54, 13, 6);
                svg.path(
                        "notch",
                        Path.from(left + 14, y + 3)
                                .line(left + 20, y + 10)
                                .move(left + 24, y + 3)
                                .line(left + 30, y + 10)
                                .move(left + 34, y + 3)
                                .line(left + 40, y + 10));
            }
        }
        svg.end();
    }

    // ---- who stands where

    private void occupants(int square) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 1; seat <= position.seats(); seat++) {
            if (position.pilgrim(seat).square() == square) {
                seats.add(seat);
            }
        }
        boolean crowd = seats.size() > MOST_PIECES;
        boolean isGhoula = position.ghoula() == square;
        int places = (crowd ? 1 : seats.size()) + (isGhoula ? 1 : 0);
        int across = places <= 1 ? 1 : places <= 4 ? 2 : 3;
        double radius = across == 1 ? 19 : across == 2 ? 14 : 10;
        if (isGhoula) {
            // ropes lie below all pieces
            for (int i = 0; i < seats.size() && !crowd; i++) {
                if (position.pilgrim(seats.get(i)).isDragged()) {
                    svg.line(
                            "rope",
                            px(square, 0, places, across),
                            py(square, 0, places, across),
                            px(square, i + 1, places, across),
                            py(square, i + 1, places, across));
                }
            }
            svg.group("piece ghoula", "The Ghoula on square " + square);
            ghoula(svg, px(square, 0, places, across), py(square, 0, places, across), radius);
            svg.end();
        }
        int next = isGhoula ? 1 : 0;
        if (crowd) {
            long dragged = seats.stream()
                    .filter(seat -> position.pilgrim(seat).isDragged())
                    .count();
            svg.group("piece crowd c8", seats.size() + " players" + (dragged > 0 ? ", " + dragged + " dragged" : ""));
            pawn(svg, px(square, next, places, across), py(square, next, places, across), 22, "\u00d7" + seats.size());
            svg.end();
            return;
        }
        for (int seat : seats) {
            Pilgrim pilgrim = position.pilgrim(seat);
            double x = px(square, next, places, across);
            double y = py(square, next, places, across);
            svg.group("piece pilgrim " + colour(seat), TrackWords.piece(seat, pilgrim));
            if (pilgrim.isDragged()) {
                svg.circle("held", x, y, radius + 3);
            }
            pawn(svg, x, y, radius, Integer.toString(seat));
            if (TrackWords.counts(pilgrim)) {
                beads(x, y, radius + 5, pilgrim.sigs(), radius < 12 ? 1.8 : 2.6);
            }
            svg.end();
            next++;
        }
    }

    /** Seven beads over a piece, as many of them full as sigs were thrown. */
    private void beads(double x, double y, double radius, int sigs, double size) {
        for (int bead = 0; bead < Pilgrim.SIGS; bead++) {
            double angle = Math.PI * (bead - 3) / 7;
            svg.circle(bead < sigs ? "done" : "todo", x + Math.sin(angle) * radius, y - Math.cos(angle) * radius, size);
        }
    }

    private double px(int square, int place, int places, int across) {
        int row = place / across;
        int inRow = Math.min(across, places - row * across);
        double step = across == 2 ? 38 : 26;
        return x(square) + (place % across - (inRow - 1) / 2.0) * step;
    }

    private double py(int square, int place, int places, int across) {
        int rows = (places + across - 1) / across;
        double step = across == 2 ? 36 : 25;
        return y(square) + (Math.floorDiv(place, across) - (rows - 1) / 2.0) * step;
    }

    static String colour(int seat) {
        return "c" + ((seat - 1) % COLOURS + 1);
    }

    static void pawn(Svg svg, double x, double y, double radius, String name) {
        String size = name.length() > 3 ? "tiny" : name.length() > 2 || radius < 12 ? "less" : "more";
        svg.circle("pawn", x, y, radius);
        svg.text("name " + size, x, y + (size.equals("more") ? 5 : 4), name);
    }

    static void ghoula(Svg svg, double x, double y, double radius) {
        double scale = radius / 9;
        svg.symbol("lump", LUMP, x, y, scale)
                .symbol("facet", FACETS, x, y, scale)
                .symbol("eye", EYES, x, y, scale);
    }
}
