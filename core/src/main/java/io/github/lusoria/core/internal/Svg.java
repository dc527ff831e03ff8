package io.github.lusoria.core.internal;

import io.github.lusoria.core.DiagramOptions;

/**
 * Writes one SVG document: the only place where text becomes markup.
 *
 * <p>All text is escaped, and what XML cannot hold is replaced. Numbers are rounded to hundredths, the same on every
 * machine. Each child of the root element is written on a line of its own; a group is one line with all that is in it.
 */
public final class Svg {
    private static final String REPLACEMENT = "\ufffd";

    private final StringBuilder out = new StringBuilder(4096);
    private int depth;

    /**
     * Begins a document.
     *
     * @param style the look of its classes
     * @param width the width of the view box, whose upper left corner is 0,0
     * @param height its height
     * @param options size and theme
     * @param title what is drawn, in some words
     * @param description what is to be seen, in sentences
     */
    public Svg(Style style, double width, double height, DiagramOptions options, String title, String description) {
        double scale = options.size() / Math.max(width, height);
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\"");
        attribute("class", style.root(options.theme()));
        attribute("width", Long.toString(Math.max(1, Math.round(width * scale))));
        attribute("height", Long.toString(Math.max(1, Math.round(height * scale))));
        attribute("viewBox", "0 0 " + number(width) + " " + number(height));
        out.append(">\n");
        element("title", title);
        element("desc", description);
        out.append("<style type=\"text/css\">")
                .append(style.css(options.theme()))
                .append("</style>\n");
    }

    private void element(String name, String content) {
        out.append('<')
                .append(name)
                .append('>')
                .append(escape(content))
                .append("</")
                .append(name)
                .append('>');
        line();
    }

    /**
     * Begins a group.
     *
     * @param classes its classes
     * @param title what it is, which viewers show and read out; empty for nothing
     * @return this
     */
    public Svg group(String classes, String title) {
        out.append("<g");
        attribute("class", classes);
        out.append('>');
        depth++;
        if (!title.isEmpty()) {
            element("title", title);
        }
        return this;
    }

    /**
     * Ends the group that was begun last.
     *
     * @return this
     */
    public Svg end() {
        depth--;
        out.append("</g>");
        line();
        return this;
    }

    /**
     * Draws a rectangle.
     *
     * @param classes its classes
     * @param x its left side
     * @param y its upper side
     * @param width its width
     * @param height its height
     * @return this
     */
    public Svg rect(String classes, double x, double y, double width, double height) {
        return rect(classes, x, y, width, height, 0);
    }

    /**
     * Draws a rectangle with round corners.
     *
     * @param classes its classes
     * @param x its left side
     * @param y its upper side
     * @param width its width
     * @param height its height
     * @param radius the radius of the corners
     * @return this
     */
    public Svg rect(String classes, double x, double y, double width, double height, double radius) {
        begin("rect", classes);
        attribute("x", x);
        attribute("y", y);
        attribute("width", width);
        attribute("height", height);
        if (radius > 0) {
            attribute("rx", radius);
        }
        return close();
    }

    /**
     * Draws a circle.
     *
     * @param classes its classes
     * @param x its centre
     * @param y its centre
     * @param radius its radius
     * @return this
     */
    public Svg circle(String classes, double x, double y, double radius) {
        begin("circle", classes);
        attribute("cx", x);
        attribute("cy", y);
        attribute("r", radius);
        return close();
    }

    /**
     * Draws a line.
     *
     * @param classes its classes
     * @param x1 where it begins
     * @param y1 where it begins
     * @param x2 where it ends
     * @param y2 where it ends
     * @return this
     */
    public Svg line(String classes, double x1, double y1, double x2, double y2) {
        begin("line", classes);
        attribute("x1", x1);
        attribute("y1", y1);
        attribute("x2", x2);
        attribute("y2", y2);
        return close();
    }

    /**
     * Draws a path.
     *
     * @param classes its classes
     * @param path the path
     * @return this
     */
    public Svg path(String classes, Path path) {
        begin("path", classes);
        attribute("d", path.toString());
        return close();
    }

    /**
     * Draws a symbol that is designed round the point 0,0.
     *
     * @param classes its classes
     * @param path the symbol as path data
     * @param x where its middle goes
     * @param y where its middle goes
     * @param scale how many times as large it is drawn
     * @return this
     */
    public Svg symbol(String classes, String path, double x, double y, double scale) {
        begin("path", classes);
        attribute("transform", "translate(" + number(x) + "," + number(y) + ") scale(" + number(scale) + ")");
        attribute("d", path);
        return close();
    }

    /**
     * Writes a line of text.
     *
     * @param classes its classes, which tell how it stands to its point
     * @param x the point
     * @param y the height of the base line
     * @param text the text
     * @return this
     */
    public Svg text(String classes, double x, double y, String text) {
        out.append("<text");
        attribute("class", classes);
        attribute("x", x);
        attribute("y", y);
        out.append('>').append(escape(text)).append("</text>");
        line();
        return this;
    }

    /**
     * Writes a line of text, each character at a place of its own.
     *
     * @param classes its classes
     * @param x where the first stands
     * @param y the height of the base line
     * @param column the distance of two
     * @param text the text
     * @return this
     */
    public Svg columns(String classes, double x, double y, double column, String text) {
        for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
            String character = text.substring(i, text.offsetByCodePoints(i, 1));
            if (!character.isBlank()) {
                text(classes, x + i * column, y, character);
            }
        }
        return this;
    }

    private void begin(String name, String classes) {
        out.append('<').append(name);
        attribute("class", classes);
    }

    private Svg close() {
        out.append("/>");
        line();
        return this;
    }

    private void line() {
        if (depth == 0) {
            out.append('\n');
        }
    }

    private void attribute(String name, double value) {
        attribute(name, number(value));
    }

    private void attribute(String name, String value) {
        out.append(' ').append(name).append("=\"").append(escape(value)).append('"');
    }

    /** A number with at most two decimals, without an exponent. */
    static String number(double value) {
        long hundredths = Math.round(value * 100);
        StringBuilder text = new StringBuilder(hundredths < 0 ? "-" : "");
        long rest = Math.abs(hundredths % 100);
        text.append(Math.abs(hundredths / 100));
        if (rest > 0) {
            text.append('.').append(rest / 10);
            if (rest % 10 > 0) {
                text.append(rest % 10);
            }
        }
        return text.toString();
    }

    /** Text as XML holds it, in an element or an attribute. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(character -> {
            switch (character) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                // each child of the root is one line
                case '\n', '\r', '\t' -> escaped.append("&#").append(character).append(';');
                default -> {
                    if (isAllowed(character)) {
                        escaped.appendCodePoint(character);
                    } else {
                        escaped.append(REPLACEMENT);
                    }
                }
            }
        });
        return escaped.toString();
    }

    /** What XML 1.0 allows, less the controls beyond ASCII. */
    private static boolean isAllowed(int character) {
        return (character >= 0x20 && character <= 0x7e)
                || (character >= 0xa0 && character <= 0xd7ff)
                || (character >= 0xe000 && character <= 0xfffd)
                || character >= 0x10000;
    }

    /**
     * Returns the document.
     *
     * @return the whole document, ended by a line feed
     * @throws IllegalStateException if a group has no end
     */
    @Override
    public String toString() {
        if (depth != 0) {
            throw new IllegalStateException("a group has no end");
        }
        return out + "</svg>\n";
    }
}
