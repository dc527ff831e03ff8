package io.github.lusoria.core;

/** A position drawn for people. A drawing is no notation: it is not read back and may change between versions. */
public interface Diagram {
    /**
     * Returns the drawing in plain text.
     *
     * @return lines of ASCII, each ended by a line feed
     */
    String text();
}
