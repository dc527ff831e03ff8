package io.github.lusoria.latrunculi;

import io.github.lusoria.core.internal.Hash;

/**
 * The functions of {@link BitBoard} for boards of up to 12 ranks and 16 files.
 *
 * <p>Bit {@code 16 * (rank - 1) + (file - 1)} of the three words together is a square, so a word is four ranks: east and
 * west stay within a word, north and south carry into the next. Loops work on words, so that they make no objects.
 */
final class WideBoard {
    static final WideSet EMPTY = new WideSet(0, 0, 0);
    static final WideSet ALL = new WideSet(-1, -1, -1);

    private static final long NOT_FILE_A = 0xfffefffefffefffeL;
    private static final long NOT_FILE_P = 0x7fff7fff7fff7fffL;
    private static final long NOT_FILES_A_B = 0xfffcfffcfffcfffcL;
    private static final long NOT_FILES_O_P = 0x3fff3fff3fff3fffL;
    private static final WideSet EAST_LANDINGS = new WideSet(NOT_FILES_A_B, NOT_FILES_A_B, NOT_FILES_A_B);
    private static final WideSet WEST_LANDINGS = new WideSet(NOT_FILES_O_P, NOT_FILES_O_P, NOT_FILES_O_P);
    private static final long COLOUR_A1 = 0x0000555500005555L;
    private static final long COLOUR_B1 = COLOUR_A1 << 1;
    private static final long COLOUR_A2 = COLOUR_A1 << 16;
    private static final long COLOUR_B2 = COLOUR_A1 << 17;

    private WideBoard() {}

    // ---- squares

    static int index(Square square) {
        return 16 * (square.rank() - 1) + square.file() - 1;
    }

    static Square square(int index) {
        return new Square((index & 15) + 1, (index >>> 4) + 1);
    }

    static WideSet bit(int index) {
        long bit = 1L << index;
        int word = index >>> 6;
        return new WideSet(word == 0 ? bit : 0, word == 1 ? bit : 0, word == 2 ? bit : 0);
    }

    static WideSet bit(Square square) {
        return bit(index(square));
    }

    static int first(WideSet set) {
        if (set.low != 0) {
            return Long.numberOfTrailingZeros(set.low);
        }
        return set.middle != 0
                ? 64 + Long.numberOfTrailingZeros(set.middle)
                : 128 + Long.numberOfTrailingZeros(set.high);
    }

    static WideSet lowest(WideSet set) {
        long middle = set.low != 0 ? 0 : Long.lowestOneBit(set.middle);
        long high = (set.low | set.middle) != 0 ? 0 : Long.lowestOneBit(set.high);
        return new WideSet(Long.lowestOneBit(set.low), middle, high);
    }

    static WideSet withoutLowest(WideSet set) {
        return set.xor(lowest(set));
    }

    static int size(WideSet set) {
        return Long.bitCount(set.low) + Long.bitCount(set.middle) + Long.bitCount(set.high);
    }

    static WideSet board(int ranks, int files) {
        long rank = (1L << files) - 1;
        long[] words = new long[3];
        for (int i = 0; i < ranks; i++) {
            words[i >>> 2] |= rank << (16 * (i & 3));
        }
        return new WideSet(words[0], words[1], words[2]);
    }

    static boolean haveSameColour(int a, int b) {
        return ((a ^ b) & 17) == 0;
    }

    static WideSet colour(int number) {
        long word = switch (number) {
            case 0 -> COLOUR_A1;
            case 1 -> COLOUR_B1;
            case 2 -> COLOUR_A2;
            default -> COLOUR_B2;
        };
        return new WideSet(word, word, word);
    }

    static WideSet firstOfEachColour(WideSet set) {
        WideSet first = EMPTY;
        for (int i = 0; i < 4; i++) {
            first = first.or(lowest(set.and(colour(i))));
        }
        return first;
    }

    static int countPairsOfColour(WideSet a, WideSet b) {
        int count = 0;
        for (int i = 0; i < 4; i++) {
            count += size(a.and(colour(i))) * size(b.and(colour(i)));
        }
        return count;
    }

    static int locatePairOfColour(WideSet a, WideSet b, int n) {
        int left = n;
        int colour = 0;
        int size = size(a.and(colour(colour))) * size(b.and(colour(colour)));
        while (left >= size) {
            left -= size;
            colour++;
            size = size(a.and(colour(colour))) * size(b.and(colour(colour)));
        }
        WideSet tos = b.and(colour(colour));
        int width = size(tos);
        return MoveCode.movement(nth(a.and(colour(colour)), left / width), nth(tos, left % width));
    }

    static int nth(WideSet set, int n) {
        return nth(set.low, set.middle, set.high, n);
    }

    private static int nth(long low, long middle, long high, int n) {
        int inLow = Long.bitCount(low);
        if (n < inLow) {
            return BitBoard.nth(low, n);
        }
        int inMiddle = inLow + Long.bitCount(middle);
        return n < inMiddle ? 64 + BitBoard.nth(middle, n - inLow) : 128 + BitBoard.nth(high, n - inMiddle);
    }

    static WideSet below(int index) {
        if (index < 64) {
            return new WideSet((1L << index) - 1, 0, 0);
        }
        return index < 128 ? new WideSet(-1, (1L << index) - 1, 0) : new WideSet(-1, -1, (1L << index) - 1);
    }

    // ---- neighbours

    static WideSet east(WideSet set) {
        return new WideSet((set.low << 1) & NOT_FILE_A, (set.middle << 1) & NOT_FILE_A, (set.high << 1) & NOT_FILE_A);
    }

    static WideSet west(WideSet set) {
        return new WideSet(
                (set.low >>> 1) & NOT_FILE_P, (set.middle >>> 1) & NOT_FILE_P, (set.high >>> 1) & NOT_FILE_P);
    }

    static WideSet north(WideSet set) {
        return new WideSet(
                set.low << 16, (set.middle << 16) | (set.low >>> 48), (set.high << 16) | (set.middle >>> 48));
    }

    static WideSet south(WideSet set) {
        return new WideSet(
                (set.low >>> 16) | (set.middle << 48), (set.middle >>> 16) | (set.high << 48), set.high >>> 16);
    }

    static WideSet step(WideSet set, int direction) {
        return switch (direction) {
            case 0 -> east(set);
            case 1 -> west(set);
            case 2 -> north(set);
            case 3 -> south(set);
            case 4 -> north(east(set));
            case 5 -> north(west(set));
            case 6 -> south(east(set));
            default -> south(west(set));
        };
    }

    static int delta(int direction) {
        return switch (direction) {
            case 0 -> 1;
            case 1 -> -1;
            case 2 -> 16;
            case 3 -> -16;
            case 4 -> 17;
            case 5 -> 15;
            case 6 -> -15;
            default -> -17;
        };
    }

    static WideSet neighbours(WideSet set) {
        return east(set).or(west(set)).or(north(set)).or(south(set));
    }

    static WideSet betweenOnRank(WideSet a, WideSet b) {
        return east(a).and(west(b)).or(west(a).and(east(b)));
    }

    static WideSet betweenOnFile(WideSet a, WideSet b) {
        return north(a).and(south(b)).or(south(a).and(north(b)));
    }

    static WideSet betweenOnDiagonal(WideSet a, WideSet b) {
        return step(a, 4)
                .and(step(b, 7))
                .or(step(a, 7).and(step(b, 4)))
                .or(step(a, 5).and(step(b, 6)))
                .or(step(a, 6).and(step(b, 5)));
    }

    /** Square by square, as there are few and mostly none: then it makes no object. */
    static WideSet enclosed(WideSet victims, WideSet own, WideSet corners, int from, int to, int directions) {
        WideSet enclosed = EMPTY;
        for (int direction = 0; direction < directions; direction++) {
            int delta = delta(direction);
            int behind = to + 2 * delta;
            // a square two files away keeps within the rank unless its file wraps round
            boolean onBoard = behind >= 0 && behind < 192 && Math.abs((behind & 15) - (to & 15)) <= 2;
            if (onBoard && has(victims, to + delta) && ((behind != from && has(own, behind)) || has(corners, behind))) {
                enclosed = enclosed.or(bit(to + delta));
            }
        }
        return enclosed;
    }

    /** Square by square, as above. */
    static WideSet enclosedInCorners(WideSet victims, WideSet own, WideSet corners, int from, int to) {
        WideSet enclosed = EMPTY;
        for (int direction = 0; direction < 4; direction++) {
            int corner = to + delta(direction);
            if (isBeside(to, corner)
                    && has(corners, corner)
                    && has(victims, corner)
                    && hasAnotherNeighbour(own, corner, from, to)) {
                enclosed = enclosed.or(bit(corner));
            }
        }
        return enclosed;
    }

    private static boolean hasAnotherNeighbour(WideSet own, int corner, int from, int to) {
        for (int direction = 0; direction < 4; direction++) {
            int square = corner + delta(direction);
            if (square != from && square != to && isBeside(corner, square) && has(own, square)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the index one file or one rank away is a square there, neither off the board nor on another rank's end. */
    private static boolean isBeside(int square, int other) {
        return other >= 0 && other < 192 && Math.abs((other & 15) - (square & 15)) <= 1;
    }

    private static boolean has(WideSet set, int index) {
        long word = index < 64 ? set.low : index < 128 ? set.middle : set.high;
        return ((word >>> index) & 1) != 0;
    }

    static WideSet enclosedEast(WideSet victims, WideSet partners) {
        return west(victims.and(west(partners)));
    }

    static WideSet enclosedWest(WideSet victims, WideSet partners) {
        return east(victims.and(east(partners)));
    }

    static WideSet enclosedNorth(WideSet victims, WideSet partners) {
        return south(victims.and(south(partners)));
    }

    static WideSet enclosedSouth(WideSet victims, WideSet partners) {
        return north(victims.and(north(partners)));
    }

    static WideSet beyondEast(WideSet set) {
        return east(set).and(EAST_LANDINGS);
    }

    static WideSet beyondWest(WideSet set) {
        return west(set).and(WEST_LANDINGS);
    }

    // ---- two squares away

    static WideSet jumpEast(WideSet set) {
        return new WideSet(
                (set.low << 2) & NOT_FILES_A_B, (set.middle << 2) & NOT_FILES_A_B, (set.high << 2) & NOT_FILES_A_B);
    }

    static WideSet jumpWest(WideSet set) {
        return new WideSet(
                (set.low >>> 2) & NOT_FILES_O_P, (set.middle >>> 2) & NOT_FILES_O_P, (set.high >>> 2) & NOT_FILES_O_P);
    }

    static WideSet jumpNorth(WideSet set) {
        return north(north(set));
    }

    static WideSet jumpSouth(WideSet set) {
        return south(south(set));
    }

    static WideSet flood(WideSet set, WideSet landEast, WideSet landWest, WideSet landNorth, WideSet landSouth) {
        WideSet reached = set;
        WideSet before;
        do {
            before = reached;
            reached = reached.or(jumpEast(reached).and(landEast))
                    .or(jumpWest(reached).and(landWest))
                    .or(jumpNorth(reached).and(landNorth))
                    .or(jumpSouth(reached).and(landSouth));
        } while (!reached.equals(before));
        return reached;
    }

    // ---- single steps

    static int locateStep(WideSet movers, WideSet ends, int directions, int number) {
        int code = locateArrival(
                east(movers).and(ends),
                west(movers).and(ends),
                north(movers).and(ends),
                south(movers).and(ends),
                number);
        return directions == 4 || code >= 0 ? code : locateDiagonalStep(movers, ends, number, number + 1 + code);
    }

    /** Words are chosen, not sets, and one place looks for the square: so this is small and makes no object. */
    private static int locateArrival(WideSet east, WideSet west, WideSet north, WideSet south, int number) {
        int left = number;
        int toFrom = -1;
        long low = east.low;
        long middle = east.middle;
        long high = east.high;
        int size = size(east);
        if (left >= size) {
            left -= size;
            toFrom = 1;
            low = west.low;
            middle = west.middle;
            high = west.high;
            size = size(west);
            if (left >= size) {
                left -= size;
                toFrom = -16;
                low = north.low;
                middle = north.middle;
                high = north.high;
                size = size(north);
                if (left >= size) {
                    left -= size;
                    toFrom = 16;
                    low = south.low;
                    middle = south.middle;
                    high = south.high;
                    size = size(south);
                    if (left >= size) {
                        return -1 - (number - left + size);
                    }
                }
            }
        }
        int to = nth(low, middle, high, left);
        return MoveCode.movement(to + toFrom, to);
    }

    private static int locateDiagonalStep(WideSet movers, WideSet ends, int number, int numberInDiagonals) {
        int left = numberInDiagonals;
        for (int direction = 4; direction < 8; direction++) {
            int to = diagonalStep(
                    direction, movers.low, movers.middle, movers.high, ends.low, ends.middle, ends.high, left);
            if (to >= 0) {
                return MoveCode.movement(to - delta(direction), to);
            }
            left -= -1 - to;
        }
        return -1 - (number - left);
    }

    /** The end of the step with a number in a diagonal direction; else {@code -1 - count}. */
    private static int diagonalStep(
            int direction,
            long lowMovers,
            long middleMovers,
            long highMovers,
            long lowEnds,
            long middleEnds,
            long highEnds,
            int number) {
        long low = lowMovers;
        long middle = middleMovers;
        long high = highMovers;
        if (direction == 4 || direction == 6) {
            low = (low << 1) & NOT_FILE_A;
            middle = (middle << 1) & NOT_FILE_A;
            high = (high << 1) & NOT_FILE_A;
        } else {
            low = (low >>> 1) & NOT_FILE_P;
            middle = (middle >>> 1) & NOT_FILE_P;
            high = (high >>> 1) & NOT_FILE_P;
        }
        if (direction == 4 || direction == 5) {
            high = (high << 16) | (middle >>> 48);
            middle = (middle << 16) | (low >>> 48);
            low = low << 16;
        } else {
            low = (low >>> 16) | (middle << 48);
            middle = (middle >>> 16) | (high << 48);
            high = high >>> 16;
        }
        low &= lowEnds;
        middle &= middleEnds;
        high &= highEnds;
        int size = Long.bitCount(low) + Long.bitCount(middle) + Long.bitCount(high);
        return number < size ? nth(low, middle, high, number) : -1 - size;
    }

    // ---- lines of vacant squares

    static int countSlides(WideSet movers, WideSet vacant, WideSet ends, int directions) {
        int count = 0;
        for (int direction = 0; direction < directions; direction++) {
            count += -1
                    - scan(
                            direction,
                            movers.low,
                            movers.middle,
                            movers.high,
                            vacant.low,
                            vacant.middle,
                            vacant.high,
                            ends.low,
                            ends.middle,
                            ends.high,
                            Integer.MAX_VALUE);
        }
        return count;
    }

    static int locateSlide(WideSet movers, WideSet vacant, WideSet ends, int directions, int number) {
        int left = number;
        for (int direction = 0; direction < directions; direction++) {
            int found = scan(
                    direction,
                    movers.low,
                    movers.middle,
                    movers.high,
                    vacant.low,
                    vacant.middle,
                    vacant.high,
                    ends.low,
                    ends.middle,
                    ends.high,
                    left);
            if (found >= 0) {
                int to = found & 0xff;
                return MoveCode.movement(to - (found >>> 8) * delta(direction), to);
            }
            left -= -1 - found;
        }
        return -1 - (number - left);
    }

    /** The distance (shifted by 8) and the end of the slide with a number in a direction; else {@code -1 - count}. */
    private static int scan(
            int direction,
            long lowMovers,
            long middleMovers,
            long highMovers,
            long lowVacant,
            long middleVacant,
            long highVacant,
            long lowEnds,
            long middleEnds,
            long highEnds,
            int number) {
        long low = lowMovers;
        long middle = middleMovers;
        long high = highMovers;
        int count = 0;
        int distance = 0;
        while (true) {
            if (direction == 0 || direction == 4 || direction == 6) {
                low = (low << 1) & NOT_FILE_A;
                middle = (middle << 1) & NOT_FILE_A;
                high = (high << 1) & NOT_FILE_A;
            } else if (direction == 1 || direction == 5 || direction == 7) {
                low = (low >>> 1) & NOT_FILE_P;
                middle = (middle >>> 1) & NOT_FILE_P;
                high = (high >>> 1) & NOT_FILE_P;
            }
            if (direction == 2 || direction == 4 || direction == 5) {
                high = (high << 16) | (middle >>> 48);
                middle = (middle << 16) | (low >>> 48);
                low = low << 16;
            } else if (direction == 3 || direction >= 6) {
                low = (low >>> 16) | (middle << 48);
                middle = (middle >>> 16) | (high << 48);
                high = high >>> 16;
            }
            low &= lowVacant;
            middle &= middleVacant;
            high &= highVacant;
            if ((low | middle | high) == 0) {
                return -1 - count;
            }
            distance++;
            int size =
                    Long.bitCount(low & lowEnds) + Long.bitCount(middle & middleEnds) + Long.bitCount(high & highEnds);
            if (number - count < size) {
                return (distance << 8) | nth(low & lowEnds, middle & middleEnds, high & highEnds, number - count);
            }
            count += size;
        }
    }

    static WideSet slides(WideSet from, WideSet vacant, int directions) {
        WideSet reached = EMPTY;
        for (int direction = 0; direction < directions; direction++) {
            WideSet set = step(from, direction).and(vacant);
            while (!set.isEmpty()) {
                reached = reached.or(set);
                set = step(set, direction).and(vacant);
            }
        }
        return reached;
    }

    // ---- single jumps in the first so many directions

    static int countJumps(WideSet leapers, WideSet leapable, WideSet vacant, int directions) {
        int count = 0;
        for (int direction = 0; direction < directions; direction++) {
            count += -1
                    - jump(
                            direction,
                            leapers.low,
                            leapers.middle,
                            leapers.high,
                            leapable.low,
                            leapable.middle,
                            leapable.high,
                            vacant.low,
                            vacant.middle,
                            vacant.high,
                            Integer.MAX_VALUE);
        }
        return count;
    }

    static int locateJump(WideSet leapers, WideSet leapable, WideSet vacant, int directions, int number) {
        int left = number;
        for (int direction = 0; direction < directions; direction++) {
            int to = jump(
                    direction,
                    leapers.low,
                    leapers.middle,
                    leapers.high,
                    leapable.low,
                    leapable.middle,
                    leapable.high,
                    vacant.low,
                    vacant.middle,
                    vacant.high,
                    left);
            if (to >= 0) {
                return MoveCode.movement(to - 2 * delta(direction), to);
            }
            left -= -1 - to;
        }
        return -1 - (number - left);
    }

    /** The end of the jump with a number in a direction; else {@code -1 - count}. */
    private static int jump(
            int direction,
            long lowLeapers,
            long middleLeapers,
            long highLeapers,
            long lowLeapable,
            long middleLeapable,
            long highLeapable,
            long lowVacant,
            long middleVacant,
            long highVacant,
            int number) {
        long low = lowLeapers;
        long middle = middleLeapers;
        long high = highLeapers;
        for (int i = 0; i < 2; i++) {
            if (direction == 0 || direction == 4 || direction == 6) {
                low = (low << 1) & NOT_FILE_A;
                middle = (middle << 1) & NOT_FILE_A;
                high = (high << 1) & NOT_FILE_A;
            } else if (direction == 1 || direction == 5 || direction == 7) {
                low = (low >>> 1) & NOT_FILE_P;
                middle = (middle >>> 1) & NOT_FILE_P;
                high = (high >>> 1) & NOT_FILE_P;
            }
            if (direction == 2 || direction == 4 || direction == 5) {
                high = (high << 16) | (middle >>> 48);
                middle = (middle << 16) | (low >>> 48);
                low = low << 16;
            } else if (direction == 3 || direction >= 6) {
                low = (low >>> 16) | (middle << 48);
                middle = (middle >>> 16) | (high << 48);
                high = high >>> 16;
            }
            low &= i == 0 ? lowLeapable : lowVacant;
            middle &= i == 0 ? middleLeapable : middleVacant;
            high &= i == 0 ? highLeapable : highVacant;
        }
        int size = Long.bitCount(low) + Long.bitCount(middle) + Long.bitCount(high);
        return number < size ? nth(low, middle, high, number) : -1 - size;
    }

    static int fillJumps(WideSet leapers, WideSet leapable, WideSet vacant, int directions, int[] codes, int start) {
        int at = start;
        for (int direction = 0; direction < directions; direction++) {
            WideSet rest =
                    step(step(leapers, direction).and(leapable), direction).and(vacant);
            while (!rest.isEmpty()) {
                int to = first(rest);
                codes[at++] = MoveCode.movement(to - 2 * delta(direction), to);
                rest = withoutLowest(rest);
            }
        }
        return at;
    }

    // ---- hashing

    static long hash(long hash, WideSet set) {
        return Hash.add(Hash.add(Hash.add(hash, set.low), set.middle), set.high);
    }
}
