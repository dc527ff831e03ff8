package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.Square;
import java.util.Optional;

/** The four ways a piece can look, in the order in which events and moves are listed. */
enum Direction {
    EAST(1, 0),
    WEST(-1, 0),
    NORTH(0, 1),
    SOUTH(0, -1);

    private final int files;
    private final int ranks;

    Direction(int files, int ranks) {
        this.files = files;
        this.ranks = ranks;
    }

    Direction opposite() {
        return switch (this) {
            case EAST -> WEST;
            case WEST -> EAST;
            case NORTH -> SOUTH;
            case SOUTH -> NORTH;
        };
    }

    /** The square some squares away, or empty where the board has ended. */
    Optional<Square> from(Square start, int distance, SlowBoard board) {
        int file = start.file() + files * distance;
        int rank = start.rank() + ranks * distance;
        return board.has(file, rank) ? Optional.of(board.square(file, rank)) : Optional.empty();
    }
}
