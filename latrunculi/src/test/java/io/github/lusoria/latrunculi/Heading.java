package io.github.lusoria.latrunculi;

import java.util.List;

/** The four ways in which tests look from a square. */
enum Heading {
    EAST(1, 0),
    WEST(-1, 0),
    NORTH(0, 1),
    SOUTH(0, -1);

    static final List<Heading> ALL = List.of(values());

    final int files;
    final int ranks;

    Heading(int files, int ranks) {
        this.files = files;
        this.ranks = ranks;
    }

    Heading opposite() {
        return switch (this) {
            case EAST -> WEST;
            case WEST -> EAST;
            case NORTH -> SOUTH;
            case SOUTH -> NORTH;
        };
    }

    boolean isAlongRank() {
        return ranks == 0;
    }

    /** The mark of a piece that is bound by guards on this line. */
    Mark mark() {
        return isAlongRank() ? Mark.RANK : Mark.FILE;
    }

    /** Whether a square is the next one. */
    boolean leads(Square from, Square to) {
        return to.file() - from.file() == files && to.rank() - from.rank() == ranks;
    }
}
