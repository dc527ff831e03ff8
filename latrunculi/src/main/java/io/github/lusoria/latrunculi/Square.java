package io.github.lusoria.latrunculi;

import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.internal.Scanner;
import java.util.Comparator;
import java.util.Objects;

/**
 * A square of a board, such as {@code c4}: the file by its letter from {@code a} at White's left, the rank by its
 * number from 1 at White's side.
 *
 * <p>A square is a value and belongs to no board; boards have at most 16 files and 12 ranks. The natural order goes
 * rank by rank from {@code a1}, as the documented orders of moves do.
 *
 * @param file the file, from 1 for {@code a} to 16 for {@code p}
 * @param rank the rank, from 1 to 12
 */
public record Square(int file, int rank) implements Comparable<Square> {
    /** The greatest number of files of any board. */
    public static final int MAX_FILES = 16;

    /** The greatest number of ranks of any board. */
    public static final int MAX_RANKS = 12;

    private static final Comparator<Square> ORDER =
            Comparator.comparingInt(Square::rank).thenComparingInt(Square::file);

    /**
     * Creates a square.
     *
     * @param file the file, from 1 to 16
     * @param rank the rank, from 1 to 12
     * @throws IllegalArgumentException if a number is outside its range
     */
    public Square {
        if (file < 1 || file > MAX_FILES) {
            throw new IllegalArgumentException("files are numbered 1 to " + MAX_FILES + ", not " + file);
        }
        if (rank < 1 || rank > MAX_RANKS) {
            throw new IllegalArgumentException("ranks are numbered 1 to " + MAX_RANKS + ", not " + rank);
        }
    }

    /**
     * Returns a square.
     *
     * @param file the file, from 1 to 16
     * @param rank the rank, from 1 to 12
     * @return the square
     * @throws IllegalArgumentException if a number is outside its range
     */
    public static Square of(int file, int rank) {
        return new Square(file, rank);
    }

    /**
     * Reads a square from its text.
     *
     * @param text such as {@code c4}
     * @return the square
     * @throws NotationException if the text is no square of the largest board
     */
    public static Square parse(String text) {
        Objects.requireNonNull(text, "text");
        Scanner in = new Scanner(text);
        Square square = read(in, MAX_FILES, MAX_RANKS);
        in.end();
        return square;
    }

    /** Reads a square of a board of some size. */
    static Square read(Scanner in, int files, int ranks) {
        char lastFile = (char) ('a' + files - 1);
        String expected = "a square from a1 to " + lastFile + ranks;
        if (in.peek() < 'a' || in.peek() > lastFile) {
            throw in.fail(expected);
        }
        int file = in.next() - 'a' + 1;
        if (in.peek() == '0') {
            throw in.fail(expected);
        }
        return new Square(file, in.number(ranks, expected));
    }

    @Override
    public int compareTo(Square other) {
        return ORDER.compare(this, Objects.requireNonNull(other, "other"));
    }

    /**
     * Returns the text of this square.
     *
     * @return such as {@code c4}
     */
    @Override
    public String toString() {
        return (char) ('a' + file - 1) + Integer.toString(rank);
    }
}
