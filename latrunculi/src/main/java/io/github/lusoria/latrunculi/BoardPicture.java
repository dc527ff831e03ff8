package io.github.lusoria.latrunculi;

import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.internal.Path;
import io.github.lusoria.core.internal.Style;
import io.github.lusoria.core.internal.Svg;

/**
 * A board as a picture. White's counters have a ring, Black's a filled heart, duces a star; a bond is a strap from guard
 * to guard, along the axis on which they hold the piece. Flipped, the board is seen from Black's side.
 */
final class BoardPicture {
    private static final double CELL = 48;
    private static final double STRIP = 42;
    private static final double LINE = 22;
    private static final double MAN = 17.5;
    private static final double MINI = 9;

    /** A star of five points round 0,0, 10 from its middle. */
    private static final String STAR = "M0-10L2.5-3.4 9.5-3.1 4 1.3 5.9 8.1 0 4.2-5.9 8.1-4 1.3-9.5-3.1-2.5-3.4Z";

    private static final Style STYLE = Style.builder("latrunculi")
            .rule("bg", "", "fill:#f7f2e8", "fill:#1b1917")
            .rule("frame", "stroke-width:2", "fill:#8b6b3d;stroke:#5d4524", "fill:#5b4a33;stroke:#8d7752")
            .rule("board", "", "fill:#ecdcb9", "fill:#3b3228")
            .rule("grid", "fill:none;stroke-width:1.2", "stroke:#a58455", "stroke:#7b6a51")
            .rule("special", "fill:none;stroke-width:1.2", "stroke:#a58455", "stroke:#7b6a51")
            .rule("t", "font-family:Georgia,'DejaVu Serif',serif;font-size:15px", "fill:#33291a", "fill:#eadfca")
            .rule("axis", "text-anchor:middle;font-size:14px", "fill:#5f4d2f", "fill:#c4b391")
            .rule("count", "text-anchor:end")
            .rule("status", "font-size:16px;font-weight:bold")
            .rule("memory", "font-size:13px", "fill:#5f4d2f", "fill:#c4b391")
            .rule("from", "fill:none;stroke-width:2.5;stroke-dasharray:5 4", "stroke:#a35a00", "stroke:#ffbd59")
            .rule("to", "stroke-width:2.5", "fill:#f4cf73;stroke:#a35a00", "fill:#6b4e17;stroke:#ffbd59")
            .rule("again", "fill:none;stroke-width:2.5", "stroke:#a35a00", "stroke:#ffbd59")
            .rule(
                    "arrow",
                    "fill:none;stroke-width:4;stroke-linecap:round;stroke-linejoin:round",
                    "stroke:#a35a00",
                    "stroke:#ffbd59")
            .rule("white .disc", "stroke-width:2", "fill:#fffdf6;stroke:#4b3c22", "fill:#f4ebd7;stroke:#fffaf0")
            .rule("white .ring", "fill:none;stroke-width:1.6", "stroke:#8a744c", "stroke:#8a744c")
            .rule("white .star", "stroke-linejoin:round", "fill:#4b3c22", "fill:#4b3c22")
            .rule("black .disc", "stroke-width:2", "fill:#322c27;stroke:#14110e", "fill:#12100e;stroke:#b8a57f")
            .rule("black .heart", "", "fill:#8f8375", "fill:#8a7b61")
            .rule("black .star", "stroke-linejoin:round", "fill:#f0e4cb", "fill:#f0e4cb")
            .rule("dux .rim", "fill:none;stroke-width:1.6", "stroke:#b88a2d", "stroke:#d9b45e")
            .rule("casing", "fill:none;stroke-width:8.5;stroke-linecap:round", "stroke:#fff7e6", "stroke:#1b1917")
            .rule("strap", "fill:none;stroke-width:4.5;stroke-linecap:round", "stroke:#b3261e", "stroke:#ff7b5c")
            .rule("new", "fill:none;stroke-width:2.5", "stroke:#b3261e", "stroke:#ff7b5c")
            .rule("freed", "fill:none;stroke-width:2.5;stroke-dasharray:3 4", "stroke:#1d6b45", "stroke:#69d7a0")
            .rule("gone", "fill:none;stroke-width:2;stroke-dasharray:3 3", "stroke:#5f4d2f", "stroke:#c4b391")
            .rule("cross", "fill:none;stroke-width:3.5;stroke-linecap:round", "stroke:#b3261e", "stroke:#ff7b5c")
            .rule("turn", "", "fill:#a35a00", "fill:#ffbd59")
            .build();

    private final Scene scene;
    private final LatrunculiSetup setup;
    private final LatrunculiRules rules;
    private final DiagramOptions options;
    private final BoardWords words;
    private final double left;
    private final double top;
    private final double width;
    private final double height;
    private final Svg svg;

    BoardPicture(Scene scene, DiagramOptions options) {
        this.scene = scene;
        this.setup = scene.setup();
        this.rules = scene.position().ruleset().definition();
        this.options = options;
        this.words = new BoardWords(scene);
        this.left = options.coordinates() ? 38 : 18;
        this.top = STRIP + 8;
        // a board of two files still has room for the words
        this.width = Math.max(left + setup.files() * CELL + 18, 320);
        double edge = options.coordinates() ? 30 : 10;
        this.height = top + setup.ranks() * CELL + edge + STRIP + (remembers() ? 2 : 1) * LINE + 12;
        this.svg = new Svg(STYLE, width, height, options, words.title(), words.description(options.flipped()));
    }

    private boolean remembers() {
        return rules.quiet() > 0 || rules.repetition() == LatrunculiRules.Repetition.NO_REVERSAL;
    }

    String draw() {
        svg.rect("bg", 0, 0, width, height);
        board();
        lastMove();
        setup.again().ifPresent(square -> svg.rect("again", x(square) - 20, y(square) - 20, 40, 40, 4));
        setup.pieces().forEach(this::piece);
        setup.pieces().forEach((square, piece) -> {
            if (piece.mark().isBound()) {
                bond(square, piece.mark());
            }
        });
        scene.events().forEach(this::event);
        double bottom = height - STRIP - (remembers() ? 2 : 1) * LINE - 8;
        for (Side side : Side.values()) {
            boolean above = (side == Side.BLACK) != options.flipped();
            strip(side, above ? 4 : bottom);
        }
        double status = bottom + STRIP + 13;
        svg.text("t status", left, status, words.status());
        if (remembers()) {
            svg.text("t memory", left, status + LINE, words.memory());
        }
        return svg.toString();
    }

    private double x(Square square) {
        int column = options.flipped() ? setup.files() - square.file() : square.file() - 1;
        return left + (column + 0.5) * CELL;
    }

    private double y(Square square) {
        int row = options.flipped() ? square.rank() - 1 : setup.ranks() - square.rank();
        return top + (row + 0.5) * CELL;
    }

    // ---- the board

    private void board() {
        double across = setup.files() * CELL;
        double down = setup.ranks() * CELL;
        svg.rect("frame", left - 6, top - 6, across + 12, down + 12, 4);
        svg.rect("board", left, top, across, down);
        Path grid = Path.from(left, top);
        for (int rank = 0; rank <= setup.ranks(); rank++) {
            grid.move(left, top + rank * CELL).line(left + across, top + rank * CELL);
        }
        for (int file = 0; file <= setup.files(); file++) {
            grid.move(left + file * CELL, top).line(left + file * CELL, top + down);
        }
        svg.path("grid", grid);
        if (rules.corner() == LatrunculiRules.Corner.PARTNER) {
            for (int rank : new int[] {1, setup.ranks()}) {
                cornerMark(new Square(1, rank));
                cornerMark(new Square(setup.files(), rank));
            }
        }
        if (setup.phase().isPlacement()) {
            rules.barred().ifPresent(square -> svg.path("special", cross(square, 20)));
        }
        if (options.coordinates()) {
            for (int file = 1; file <= setup.files(); file++) {
                String letter = String.valueOf((char) ('a' + file - 1));
                svg.text("t axis", x(new Square(file, 1)), top + down + 23, letter);
            }
            for (int rank = 1; rank <= setup.ranks(); rank++) {
                svg.text("t axis", left - 20, y(new Square(1, rank)) + 5, Integer.toString(rank));
            }
        }
    }

    /** A corner that captures as a partner: a square standing on its tip. */
    private void cornerMark(Square square) {
        double x = x(square);
        double y = y(square);
        svg.path(
                "special",
                Path.from(x - 22, y)
                        .line(x, y - 22)
                        .line(x + 22, y)
                        .line(x, y + 22)
                        .close());
    }

    private Path cross(Square square, double arm) {
        double x = x(square);
        double y = y(square);
        return Path.from(x - arm, y - arm)
                .line(x + arm, y + arm)
                .move(x - arm, y + arm)
                .line(x + arm, y - arm);
    }

    // ---- pieces

    private void piece(Square square, Piece piece) {
        svg.group(classes(piece), words.piece(square, piece));
        counter(piece.side(), piece.role(), x(square), y(square), MAN);
        svg.end();
    }

    private static String classes(Piece piece) {
        return "piece " + (piece.side() == Side.WHITE ? "white" : "black")
                + (piece.role() == Role.MAN ? " man" : " dux");
    }

    private void counter(Side side, Role role, double x, double y, double radius) {
        double grown = role == Role.DUX ? radius * 1.14 : radius;
        svg.circle("disc", x, y, grown);
        if (role == Role.DUX) {
            svg.circle("rim", x, y, grown - radius * 0.2);
            svg.symbol("star", STAR, x, y, radius * 0.065);
        } else if (side == Side.WHITE) {
            svg.circle("ring", x, y, radius * 0.58);
        } else {
            svg.circle("heart", x, y, radius * 0.3);
        }
    }

    private void bond(Square square, Mark mark) {
        double x = x(square);
        double y = y(square);
        if (rules.doubleTrap() == LatrunculiRules.DoubleTrap.ANY_GUARD_FREES) {
            svg.group("bond any", "");
            svg.circle("casing", x, y, MAN + 2);
            svg.circle("strap", x, y, MAN + 2);
            svg.end();
            return;
        }
        svg.group(
                "bond "
                        + switch (mark) {
                            case NONE -> "";
                            case RANK -> "onrank";
                            case FILE -> "onfile";
                            case CORNER -> "oncorner";
                            case BOTH -> "onrank onfile";
                        },
                "");
        double reach = 30;
        Path strap = switch (mark) {
            case NONE -> Path.from(x, y);
            case RANK -> Path.from(x - reach, y).line(x + reach, y);
            case FILE -> Path.from(x, y - reach).line(x, y + reach);
            case BOTH ->
                Path.from(x - reach, y).line(x + reach, y).move(x, y - reach).line(x, y + reach);
            case CORNER ->
                Path.from(x + inward(square, true) * reach, y).line(x, y).line(x, y + inward(square, false) * reach);
        };
        svg.path("casing", strap).path("strap", strap);
        svg.end();
    }

    /** The way from a corner into the board, along its rank or its file. */
    private int inward(Square corner, boolean alongRank) {
        double middle = alongRank ? left + setup.files() * CELL / 2 : top + setup.ranks() * CELL / 2;
        return (alongRank ? x(corner) : y(corner)) < middle ? 1 : -1;
    }

    // ---- the last move

    private void lastMove() {
        LatrunculiMove move = scene.move().orElse(LatrunculiMove.PASS);
        if (move instanceof LatrunculiMove.Placement placement) {
            target(placement.square());
        } else if (move instanceof LatrunculiMove.Movement movement) {
            svg.rect("from", x(movement.from()) - 20, y(movement.from()) - 20, 40, 40, 4);
            target(movement.to());
            arrow(movement);
        } else if (move instanceof LatrunculiMove.Removal removal) {
            svg.rect("from", x(removal.square()) - 20, y(removal.square()) - 20, 40, 40, 4);
        }
    }

    private void target(Square square) {
        svg.rect("to", x(square) - 22, y(square) - 22, 44, 44, 4);
    }

    private void arrow(LatrunculiMove.Movement movement) {
        double x1 = x(movement.from());
        double y1 = y(movement.from());
        double length = Math.hypot(x(movement.to()) - x1, y(movement.to()) - y1);
        double dx = (x(movement.to()) - x1) / length;
        double dy = (y(movement.to()) - y1) / length;
        // the tip stays outside of the piece
        double x2 = x(movement.to()) - dx * (MAN + 4);
        double y2 = y(movement.to()) - dy * (MAN + 4);
        double head = 8;
        Path path = Path.from(x1, y1)
                .line(x2, y2)
                .move(x2 - head * (dx + dy * 0.7), y2 - head * (dy - dx * 0.7))
                .line(x2, y2)
                .line(x2 - head * (dx - dy * 0.7), y2 - head * (dy + dx * 0.7));
        svg.path("arrow", path);
    }

    private void event(LatrunculiEvent event) {
        double x = x(event.square());
        double y = y(event.square());
        svg.group("event", event.toString());
        if (event instanceof LatrunculiEvent.Trapped) {
            svg.circle("new", x, y, MAN + 4.5);
        } else if (event instanceof LatrunculiEvent.Freed) {
            svg.circle("freed", x, y, MAN + 4.5);
        } else {
            svg.circle("gone", x, y, MAN).path("cross", cross(event.square(), 11));
        }
        svg.end();
    }

    // ---- beside the board

    /** Who sits on a side of the board, and the pieces that he holds or has taken. */
    private void strip(Side side, double y) {
        double middle = y + STRIP / 2;
        double baseline = middle + 5;
        if (setup.phase() != Phase.OVER && setup.sideToAct() == side) {
            svg.group("mark", "to act");
            svg.path(
                    "turn",
                    Path.from(left - 16, middle - 7)
                            .line(left - 4, middle)
                            .line(left - 16, middle + 7)
                            .close());
            svg.end();
        } else if (setup.winner().filter(side::equals).isPresent()) {
            svg.group("mark", "winner");
            svg.symbol("turn", STAR, left - 9, middle, 0.8);
            svg.end();
        }
        svg.group("seat " + (side == Side.WHITE ? "white" : "black"), "");
        counter(side, Role.MAN, left + 10, middle, MINI);
        svg.end();
        svg.text("t", left + 27, baseline, side.displayName());
        double right = width - 18;
        int taken = scene.position().score(side.seat());
        String count;
        if (setup.phase().isPlacement()) {
            int men = setup.inHand(side, Role.MAN);
            String dux = setup.inHand(side, Role.DUX) > 0 ? ", 1 dux" : "";
            count = men + (men == 1 ? " man" : " men") + dux + " in hand";
        } else {
            count = taken > 0 ? taken + " taken" : "";
        }
        svg.text("t count", right, baseline, count);
    }
}
