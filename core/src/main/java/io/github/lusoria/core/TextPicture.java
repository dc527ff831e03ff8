package io.github.lusoria.core;

import io.github.lusoria.core.internal.Style;
import io.github.lusoria.core.internal.Svg;
import java.util.List;

/** The picture of a game that draws itself in text only: its lines in a font of even width. */
final class TextPicture {
    private static final double COLUMN = 9;
    private static final double LINE = 18;
    private static final double MARGIN = 18;

    private static final Style STYLE = Style.builder("text")
            .rule("bg", "", "fill:#fbf8f1", "fill:#1d1b18")
            .rule("t", "font:14px monospace", "fill:#2b2620", "fill:#e9e2d3")
            .build();

    private TextPicture() {}

    static String of(String text, DiagramOptions options) {
        List<String> lines = text.lines().toList();
        int columns = Math.max(1, lines.stream().mapToInt(String::length).max().orElse(0));
        double width = columns * COLUMN + 2 * MARGIN;
        double height = Math.max(1, lines.size()) * LINE + 2 * MARGIN;
        Svg svg = new Svg(STYLE, width, height, options, "Position", text.strip());
        svg.rect("bg", 0, 0, width, height);
        for (int i = 0; i < lines.size(); i++) {
            svg.columns("t", MARGIN, MARGIN + (i + 0.75) * LINE, COLUMN, lines.get(i));
        }
        return svg.toString();
    }
}
