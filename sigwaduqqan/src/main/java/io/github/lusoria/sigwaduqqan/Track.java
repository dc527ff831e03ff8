package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.internal.Bounds;
import java.util.List;
import java.util.OptionalInt;

/**
 * The track of twenty squares: sixteen in a grid of four by four, walked to and fro from its top left corner, then four
 * to the left of its bottom row.
 *
 * <pre>
 *               1  2  3  4
 *               8  7  6  5
 *               9 10 11 12
 * 20 19 18 17  16 15 14 13
 * </pre>
 *
 * <p>Rows count from 1 at the top, columns from 1 at the left of the whole figure, so that the grid has the columns 5 to
 * 8. Source: the rules text of Ludii's portal (DLP.Games.688), after Akkari-Weriemmi 1990: 310-315.
 */
public final class Track {
    /** The square where everybody starts, the house of the Ghoula. */
    public static final int START = 1;

    /** The square that is left by seven sigs only; the Ghoula never passes it. */
    public static final int FIFTEENTH = 15;

    /** The first of the squares where nothing can happen to a player any more. */
    public static final int FIRST_SAFE = 16;

    /** The goal, the Ka'aba. */
    public static final int KAABA = 20;

    /** The number of rows. */
    public static final int ROWS = 4;

    /** The number of columns, those of the bottom row. */
    public static final int COLUMNS = 8;

    private static final int GRID = 4;

    private Track() {}

    /**
     * Returns the row of a square.
     *
     * @param square the square, 1 to 20
     * @return the row, 1 at the top to 4
     * @throws IndexOutOfBoundsException if there is no such square
     */
    public static int row(int square) {
        return Math.min(ROWS, (require(square) - 1) / GRID + 1);
    }

    /**
     * Returns the column of a square.
     *
     * @param square the square, 1 to 20
     * @return the column, 1 at the left to 8
     * @throws IndexOutOfBoundsException if there is no such square
     */
    public static int column(int square) {
        int row = row(square);
        int along = square - 1 - (row - 1) * GRID;
        return row % 2 == 1 ? COLUMNS - GRID + 1 + along : COLUMNS - along;
    }

    /**
     * Returns the square at a place of the figure.
     *
     * @param row the row, from 1 at the top
     * @param column the column, from 1 at the left
     * @return the square, or empty where the figure has none
     */
    public static OptionalInt square(int row, int column) {
        for (int square = START; square <= KAABA; square++) {
            if (row(square) == row && column(square) == column) {
                return OptionalInt.of(square);
            }
        }
        return OptionalInt.empty();
    }

    /**
     * Returns the square after another on the way to the Ka'aba.
     *
     * @param square the square, 1 to 20
     * @return the next square, or empty after the last
     * @throws IndexOutOfBoundsException if there is no such square
     */
    public static OptionalInt next(int square) {
        return require(square) == KAABA ? OptionalInt.empty() : OptionalInt.of(square + 1);
    }

    /**
     * Returns the square before another on the way to the Ka'aba.
     *
     * @param square the square, 1 to 20
     * @return the square before, or empty before the first
     * @throws IndexOutOfBoundsException if there is no such square
     */
    public static OptionalInt previous(int square) {
        return require(square) == START ? OptionalInt.empty() : OptionalInt.of(square - 1);
    }

    /**
     * Returns the squares next to a square along the track.
     *
     * @param square the square, 1 to 20
     * @return the square before and the square after, as far as there are such
     * @throws IndexOutOfBoundsException if there is no such square
     */
    public static List<Integer> neighbours(int square) {
        return switch (require(square)) {
            case START -> List.of(START + 1);
            case KAABA -> List.of(KAABA - 1);
            default -> List.of(square - 1, square + 1);
        };
    }

    private static int require(int square) {
        return Bounds.index("the squares are", square, START, KAABA);
    }
}
