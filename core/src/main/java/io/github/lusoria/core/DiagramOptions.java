package io.github.lusoria.core;

import java.util.Objects;

/**
 * How a {@link Diagram} is drawn: an immutable value.
 *
 * @param size the length of the longer side of a picture, in CSS pixels, {@value #LEAST_SIZE} to {@value #MOST_SIZE}
 * @param flipped whether the board is seen from the other side; see each game for what that is
 * @param coordinates whether squares and spaces are named at the edge of the board
 * @param theme the colours of a picture
 * @param characters the characters of a text
 */
public record DiagramOptions(int size, boolean flipped, boolean coordinates, Theme theme, Characters characters) {
    /** The smallest size of a picture. */
    public static final int LEAST_SIZE = 16;

    /** The greatest size of a picture. */
    public static final int MOST_SIZE = 16384;

    /** A picture of 640 pixels in the colours that the reader prefers, not flipped, with coordinates; text in ASCII. */
    public static final DiagramOptions DEFAULT = new DiagramOptions(640, false, true, Theme.AUTO, Characters.ASCII);

    /** The colours of a picture. */
    public enum Theme {
        /** Dark on light. */
        LIGHT,
        /** Light on dark. */
        DARK,
        /** What the reader prefers, where the viewer can tell ({@code prefers-color-scheme}); else light. */
        AUTO
    }

    /** The characters of a text. */
    public enum Characters {
        /** Printable ASCII. */
        ASCII,
        /** Lines, discs and symbols of Unicode, each one column wide in a monospaced font. */
        UNICODE
    }

    /**
     * Creates options.
     *
     * @param size the length of the longer side of a picture, in CSS pixels
     * @param flipped whether the board is seen from the other side
     * @param coordinates whether squares and spaces are named at the edge of the board
     * @param theme the colours of a picture
     * @param characters the characters of a text
     * @throws IllegalArgumentException if the size is outside its range
     */
    public DiagramOptions {
        Objects.requireNonNull(theme, "theme");
        Objects.requireNonNull(characters, "characters");
        if (size < LEAST_SIZE || size > MOST_SIZE) {
            throw new IllegalArgumentException(
                    "the size of a picture is " + LEAST_SIZE + " to " + MOST_SIZE + " pixels, not " + size);
        }
    }

    /**
     * Returns these options with another size.
     *
     * @param pixels the length of the longer side of a picture, in CSS pixels
     * @return the options
     * @throws IllegalArgumentException if the size is outside its range
     */
    public DiagramOptions withSize(int pixels) {
        return new DiagramOptions(pixels, flipped, coordinates, theme, characters);
    }

    /**
     * Returns these options with the board seen from another side or not.
     *
     * @param fromTheOtherSide whether the board is seen from the other side
     * @return the options
     */
    public DiagramOptions withFlipped(boolean fromTheOtherSide) {
        return new DiagramOptions(size, fromTheOtherSide, coordinates, theme, characters);
    }

    /**
     * Returns these options with or without coordinates.
     *
     * @param shown whether squares and spaces are named at the edge of the board
     * @return the options
     */
    public DiagramOptions withCoordinates(boolean shown) {
        return new DiagramOptions(size, flipped, shown, theme, characters);
    }

    /**
     * Returns these options with another theme.
     *
     * @param colours the theme
     * @return the options
     */
    public DiagramOptions withTheme(Theme colours) {
        Objects.requireNonNull(colours, "colours");
        return new DiagramOptions(size, flipped, coordinates, colours, characters);
    }

    /**
     * Returns these options with other characters.
     *
     * @param of the characters of a text
     * @return the options
     */
    public DiagramOptions withCharacters(Characters of) {
        Objects.requireNonNull(of, "of");
        return new DiagramOptions(size, flipped, coordinates, theme, of);
    }
}
