package io.github.lusoria.core;

import java.util.Objects;

/**
 * A position drawn for people: as text and as a picture in SVG.
 *
 * <p>What a drawing promises: it shows everything that the rules see in the position, in every theme and without a need
 * to tell colours apart; the same position with the same options is drawn the same, to the byte, on every machine; no
 * text of a drawing, whatever it holds, is markup. An SVG is a document of its own, valid SVG 1.1: it has no scripts and
 * refers to nothing outside or inside of itself, says in {@code <title>} and {@code <desc>} what it shows, and can be
 * put into a page of HTML as it stands, several times if need be. Each child of its root is a line of its own.
 *
 * <p>What it does not promise: a drawing is no notation. It is not read back, and how it looks, what its elements are and
 * the words in it may change with every version; {@link Position#toString()} is what lasts. Letters are drawn with the
 * fonts of whoever looks at it.
 *
 * <p>A game has to draw only {@link #text()}. What it does not draw otherwise is this text, put into the other form.
 */
@FunctionalInterface
public interface Diagram {
    /**
     * Returns the drawing in plain text.
     *
     * @return lines of ASCII, each ended by a line feed
     */
    String text();

    /**
     * Returns the drawing in plain text, the board turned and the characters chosen by options.
     *
     * @param options the options; size and theme do not concern text
     * @return lines, each ended by a line feed; under {@link DiagramOptions#DEFAULT} the same as {@link #text()}
     */
    default String text(DiagramOptions options) {
        Objects.requireNonNull(options, "options");
        return text();
    }

    /**
     * Returns the drawing as a picture with the default options.
     *
     * @return an SVG document
     */
    default String svg() {
        return svg(DiagramOptions.DEFAULT);
    }

    /**
     * Returns the drawing as a picture.
     *
     * @param options the options; the choice of characters does not concern a picture
     * @return an SVG document whose first and last characters are those of its root element, and a line feed
     */
    default String svg(DiagramOptions options) {
        return TextPicture.of(text(Objects.requireNonNull(options, "options")), options);
    }
}
