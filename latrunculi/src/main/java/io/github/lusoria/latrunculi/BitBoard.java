package io.github.lusoria.latrunculi;

import io.github.lusoria.core.internal.Hash;

/**
 * Sets of squares as the bits of one {@code long}, for boards of at most 8 ranks and 8 files.
 *
 * <p>Bit {@code 8 * (rank - 1) + (file - 1)} is a square, on every board: a smaller board is a mask, so shifts are the
 * same for all. Squares off the board are neither vacant nor occupied. {@link WideBoard} has the same functions for
 * larger boards; no rule of a game is in either.
 */
final class BitBoard {
    static final int MAX_SIZE = 8;
    static final long EMPTY = 0;
    static final long ALL = -1;

    private static final long NOT_FILE_A = 0xfefefefefefefefeL;
    private static final long NOT_FILE_H = 0x7f7f7f7f7f7f7f7fL;
    private static final long NOT_FILES_A_B = 0xfcfcfcfcfcfcfcfcL;
    private static final long NOT_FILES_G_H = 0x3f3f3f3f3f3f3f3fL;
    private static final long COLOUR_A1 = 0x0055005500550055L;
    private static final long COLOUR_B1 = COLOUR_A1 << 1;
    private static final long COLOUR_A2 = COLOUR_A1 << 8;
    private static final long COLOUR_B2 = COLOUR_A1 << 9;
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGHS = 0x8080808080808080L;

    /** The n-th bit of a byte, at eight times the byte plus n. */
    private static final byte[] NTH_IN_BYTE = nthInByte();

    private BitBoard() {}

    private static byte[] nthInByte() {
        byte[] table = new byte[256 * 8];
        for (int bits = 0; bits < 256; bits++) {
            int n = 0;
            for (int bit = 0; bit < 8; bit++) {
                if (((bits >>> bit) & 1) != 0) {
                    table[(bits << 3) | n++] = (byte) bit;
                }
            }
        }
        return table;
    }

    // ---- squares

    static int index(Square square) {
        return 8 * (square.rank() - 1) + square.file() - 1;
    }

    static Square square(int index) {
        return new Square((index & 7) + 1, (index >>> 3) + 1);
    }

    static long bit(int index) {
        return 1L << index;
    }

    static long bit(Square square) {
        return 1L << index(square);
    }

    /** The index of the lowest square of a set that is not empty. */
    static int first(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    /** The lowest square of a set, or the empty set. */
    static long lowest(long set) {
        return Long.lowestOneBit(set);
    }

    static long withoutLowest(long set) {
        return set & (set - 1);
    }

    static int size(long set) {
        return Long.bitCount(set);
    }

    /** All squares of a board of so many ranks and files. */
    static long board(int ranks, int files) {
        long rank = (1L << files) - 1;
        long set = 0;
        for (int i = 0; i < ranks; i++) {
            set |= rank << (8 * i);
        }
        return set;
    }

    /** Whether two squares have the same file parity and the same rank parity. */
    static boolean haveSameColour(int a, int b) {
        return ((a ^ b) & 9) == 0;
    }

    /** The squares of one file parity and one rank parity: 0 as a1, 1 as b1, 2 as a2, 3 as b2. */
    static long colour(int number) {
        return switch (number) {
            case 0 -> COLOUR_A1;
            case 1 -> COLOUR_B1;
            case 2 -> COLOUR_A2;
            default -> COLOUR_B2;
        };
    }

    /** The lowest square of each colour. */
    static long firstOfEachColour(long set) {
        return lowest(set & COLOUR_A1) | lowest(set & COLOUR_B1) | lowest(set & COLOUR_A2) | lowest(set & COLOUR_B2);
    }

    /** The number of pairs of a square of one set and a square of the other that have the same colour. */
    static int countPairsOfColour(long a, long b) {
        return size(a & COLOUR_A1) * size(b & COLOUR_A1)
                + size(a & COLOUR_B1) * size(b & COLOUR_B1)
                + size(a & COLOUR_A2) * size(b & COLOUR_A2)
                + size(a & COLOUR_B2) * size(b & COLOUR_B2);
    }

    /** The pair with a number, of all of the same colour, by colour, first and second square: as a movement. */
    static int locatePairOfColour(long a, long b, int n) {
        int left = n;
        long colour = COLOUR_A1;
        int size = size(a & colour) * size(b & colour);
        for (int next = 1; left >= size; next++) {
            left -= size;
            colour = colour(next);
            size = size(a & colour) * size(b & colour);
        }
        long tos = b & colour;
        int row = left / size(tos);
        return MoveCode.movement(nth(a & colour, row), nth(tos, left - row * size(tos)));
    }

    /**
     * The index of the n-th square of a set, counted from 0 at the lowest. Java 17 has no bit deposit, so the byte is
     * found by comparing all prefix sums at once (Vigna, "Broadword Implementation of Rank/Select Queries", 2008), and the
     * bit in it in a table.
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
        return shift + NTH_IN_BYTE[(bits << 3) | left];
    }

    /** All squares with a lower index. */
    static long below(int index) {
        return (1L << index) - 1;
    }

    // ---- neighbours

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

    /** Each square's neighbour in a direction: east, west, north, south, north-east, north-west, south-east, south-west. */
    static long step(long set, int direction) {
        return switch (direction) {
            case 0 -> east(set);
            case 1 -> west(set);
            case 2 -> north(set);
            case 3 -> south(set);
            case 4 -> (set << 9) & NOT_FILE_A;
            case 5 -> (set << 7) & NOT_FILE_H;
            case 6 -> (set >>> 7) & NOT_FILE_A;
            default -> (set >>> 9) & NOT_FILE_H;
        };
    }

    /** What a step in a direction adds to an index. */
    static int delta(int direction) {
        return switch (direction) {
            case 0 -> 1;
            case 1 -> -1;
            case 2 -> 8;
            case 3 -> -8;
            case 4 -> 9;
            case 5 -> 7;
            case 6 -> -7;
            default -> -9;
        };
    }

    /** The four neighbours. */
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

    /** Squares that lie between a square of {@code a} and one of {@code b} on a diagonal. */
    static long betweenOnDiagonal(long a, long b) {
        return (step(a, 4) & step(b, 7))
                | (step(a, 7) & step(b, 4))
                | (step(a, 5) & step(b, 6))
                | (step(a, 6) & step(b, 5));
    }

    /**
     * The victims that a piece, gone from one square to another, encloses with one of its own or a corner right behind
     * them.
     */
    static long enclosed(long victims, long own, long corners, int from, int to, int directions) {
        long arrived = bit(to);
        long partners = (own & ~bit(from)) | corners;
        long enclosed = betweenOnRank(arrived, partners) | betweenOnFile(arrived, partners);
        return victims & (directions == 8 ? enclosed | betweenOnDiagonal(arrived, partners) : enclosed);
    }

    /** The victims in corners that a piece, gone from one square to another, encloses there with one of its own. */
    static long enclosedInCorners(long victims, long own, long corners, int from, int to) {
        long beside = victims & corners & neighbours(bit(to));
        return beside == 0 ? EMPTY : beside & neighbours(own & ~bit(from));
    }

    /** Squares that have a victim at the east and a partner behind it; likewise below. */
    static long enclosedEast(long victims, long partners) {
        return west(victims & west(partners));
    }

    static long enclosedWest(long victims, long partners) {
        return east(victims & east(partners));
    }

    static long enclosedNorth(long victims, long partners) {
        return south(victims & south(partners));
    }

    static long enclosedSouth(long victims, long partners) {
        return north(victims & north(partners));
    }

    /** Squares at the east of some, where a jump over them to the east can land: never on the first two files. */
    static long beyondEast(long set) {
        return (set << 1) & NOT_FILES_A_B;
    }

    static long beyondWest(long set) {
        return (set >>> 1) & NOT_FILES_G_H;
    }

    // ---- two squares away, for jumps; the middle is not looked at

    static long jumpEast(long set) {
        return (set << 2) & NOT_FILES_A_B;
    }

    static long jumpWest(long set) {
        return (set >>> 2) & NOT_FILES_G_H;
    }

    static long jumpNorth(long set) {
        return set << 16;
    }

    static long jumpSouth(long set) {
        return set >>> 16;
    }

    /**
     * All squares reached from a set by jumps that land on these squares, so many as it takes; the squares are those
     * where a jump in each direction lands.
     */
    static long flood(long set, long landEast, long landWest, long landNorth, long landSouth) {
        long reached = set;
        long before;
        do {
            before = reached;
            reached |= ((reached << 2) & landEast)
                    | ((reached >>> 2) & landWest)
                    | ((reached << 16) & landNorth)
                    | ((reached >>> 16) & landSouth);
        } while (reached != before);
        return reached;
    }

    // ---- single steps

    /**
     * The step with a number, by direction and end: as {@link MoveCode} writes it, or, when there are fewer,
     * {@code -1 - count}.
     */
    static int locateStep(long movers, long ends, int directions, int number) {
        int left = number;
        long set = east(movers) & ends;
        int size = size(set);
        if (left < size) {
            return arrival(set, left, -1);
        }
        left -= size;
        set = west(movers) & ends;
        size = size(set);
        if (left < size) {
            return arrival(set, left, 1);
        }
        left -= size;
        set = north(movers) & ends;
        size = size(set);
        if (left < size) {
            return arrival(set, left, -8);
        }
        left -= size;
        set = south(movers) & ends;
        size = size(set);
        if (left < size) {
            return arrival(set, left, 8);
        }
        left -= size;
        return directions == 4 ? -1 - (number - left) : locateDiagonalStep(movers, ends, number, left);
    }

    private static int locateDiagonalStep(long movers, long ends, int number, int numberInDiagonals) {
        int left = numberInDiagonals;
        for (int direction = 4; direction < 8; direction++) {
            long set = step(movers, direction) & ends;
            int size = size(set);
            if (left < size) {
                return arrival(set, left, -delta(direction));
            }
            left -= size;
        }
        return -1 - (number - left);
    }

    /** The movement to the n-th square of a set. */
    private static int arrival(long set, int n, int toFrom) {
        int to = nth(set, n);
        return MoveCode.movement(to + toFrom, to);
    }

    // ---- lines of vacant squares

    /** The number of slides of these pieces over vacant squares, in the first so many directions. */
    static int countSlides(long movers, long vacant, long ends, int directions) {
        int count = 0;
        long set = movers;
        while ((set = east(set) & vacant) != 0) {
            count += size(set & ends);
        }
        set = movers;
        while ((set = west(set) & vacant) != 0) {
            count += size(set & ends);
        }
        set = movers;
        while ((set = north(set) & vacant) != 0) {
            count += size(set & ends);
        }
        set = movers;
        while ((set = south(set) & vacant) != 0) {
            count += size(set & ends);
        }
        for (int direction = 4; direction < directions; direction++) {
            set = movers;
            while ((set = step(set, direction) & vacant) != 0) {
                count += size(set & ends);
            }
        }
        return count;
    }

    /**
     * The slide with a number, by direction, distance and end: as {@link MoveCode} writes it, or, when there are fewer,
     * {@code -1 - count}.
     */
    static int locateSlide(long movers, long vacant, long ends, int directions, int number) {
        int left = number;
        for (int direction = 0; direction < directions; direction++) {
            long set = movers;
            int back = 0;
            while ((set = step(set, direction) & vacant) != 0) {
                back -= delta(direction);
                int size = size(set & ends);
                if (left < size) {
                    int to = nth(set & ends, left);
                    return MoveCode.movement(to + back, to);
                }
                left -= size;
            }
        }
        return -1 - (number - left);
    }

    /** The vacant squares that a piece can slide to. */
    static long slides(long from, long vacant, int directions) {
        long reached = 0;
        for (int direction = 0; direction < directions; direction++) {
            long set = from;
            while ((set = step(set, direction) & vacant) != 0) {
                reached |= set;
            }
        }
        return reached;
    }

    // ---- single jumps in the first so many directions

    /** The number of jumps of these pieces over the leapable to vacant squares. */
    static int countJumps(long leapers, long leapable, long vacant, int directions) {
        int count = 0;
        for (int direction = 0; direction < directions; direction++) {
            count += size(step(step(leapers, direction) & leapable, direction) & vacant);
        }
        return count;
    }

    /** The jump with a number, by direction and end; or, when there are fewer, {@code -1 - count}. */
    static int locateJump(long leapers, long leapable, long vacant, int directions, int number) {
        int left = number;
        for (int direction = 0; direction < directions; direction++) {
            long landed = step(step(leapers, direction) & leapable, direction) & vacant;
            int size = size(landed);
            if (left < size) {
                int to = nth(landed, left);
                return MoveCode.movement(to - 2 * delta(direction), to);
            }
            left -= size;
        }
        return -1 - (number - left);
    }

    /** Writes all jumps, in order, from a place of the array on; returns the place after the last. */
    static int fillJumps(long leapers, long leapable, long vacant, int directions, int[] codes, int start) {
        int at = start;
        for (int direction = 0; direction < directions; direction++) {
            long landed = step(step(leapers, direction) & leapable, direction) & vacant;
            for (long rest = landed; rest != 0; rest = withoutLowest(rest)) {
                int to = first(rest);
                codes[at++] = MoveCode.movement(to - 2 * delta(direction), to);
            }
        }
        return at;
    }

    // ---- hashing

    /** Adds the words of a set to a hash. */
    static long hash(long hash, long set) {
        return Hash.add(hash, set);
    }
}
