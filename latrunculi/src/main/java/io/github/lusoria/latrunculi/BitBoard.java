package io.github.lusoria.latrunculi;

/**
 * Sets of squares as the bits of one {@code long}, for boards of at most 8 ranks and 8 files.
 *
 * <p>Bit {@code 8 * (rank - 1) + (file - 1)} is a square, on every board: a smaller board is a mask, so shifts are the
 * same for all. Squares off the board are neither empty nor occupied.
 */
final class BitBoard {
    private static final long NOT_FILE_A = 0xfefefefefefefefeL;
    private static final long NOT_FILE_H = 0x7f7f7f7f7f7f7f7fL;
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGHS = 0x8080808080808080L;

    private BitBoard() {}

    static int index(Square square) {
        return 8 * (square.rank() - 1) + square.file() - 1;
    }

    static Square square(int index) {
        return new Square((index & 7) + 1, (index >>> 3) + 1);
    }

    static long bit(Square square) {
        return 1L << index(square);
    }

    /** Each square's neighbour at the right; squares of file h have none. */
    static long east(long set) {
        return (set << 1) & NOT_FILE_A;
    }

    static long west(long set) {
        return (set >>> 1) & NOT_FILE_H;
    }

    static long north(long set) {
        return set << 8;
    }

    static long south(long set) {
        return set >>> 8;
    }

    static long neighbours(long set) {
        return east(set) | west(set) | north(set) | south(set);
    }

    /** Squares that lie between a square of {@code a} and one of {@code b} on their rank. */
    static long betweenOnRank(long a, long b) {
        return (east(a) & west(b)) | (west(a) & east(b));
    }

    /** Squares that lie between a square of {@code a} and one of {@code b} on their file. */
    static long betweenOnFile(long a, long b) {
        return (north(a) & south(b)) | (south(a) & north(b));
    }

    /** A board of so many ranks and files. */
    static long board(int ranks, int files) {
        long rank = (1L << files) - 1;
        long set = 0;
        for (int i = 0; i < ranks; i++) {
            set |= rank << (8 * i);
        }
        return set;
    }

    /**
     * The index of the n-th bit of a set, counted from 0 at the lowest. Java 17 has no bit deposit, so the byte is found
     * by comparing all prefix sums at once (Vigna, "Broadword Implementation of Rank/Select Queries", 2008).
     */
    static int nth(long set, int n) {
        long sums = set - ((set >>> 1) & 0x5555555555555555L);
        sums = (sums & 0x3333333333333333L) + ((sums >>> 2) & 0x3333333333333333L);
        sums = ((sums + (sums >>> 4)) & 0x0f0f0f0f0f0f0f0fL) * ONES;
        // a byte of the difference keeps its high bit where the prefix sum is at most n
        long before = (((n * ONES) | HIGHS) - sums) & HIGHS;
        int shift = Long.bitCount(before) << 3;
        int left = n - (int) (((sums << 8) >>> shift) & 0xff);
        int bits = ((int) (set >>> shift)) & 0xff;
        while (left > 0) {
            bits &= bits - 1;
            left--;
        }
        return shift + Integer.numberOfTrailingZeros(bits);
    }
}
