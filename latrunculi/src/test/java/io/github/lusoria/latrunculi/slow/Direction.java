package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.LatrunculiRules;
import io.github.lusoria.latrunculi.LatrunculiRules.Directions;
import io.github.lusoria.latrunculi.Square;
import java.util.List;
import java.util.Optional;

/** The eight ways a piece can look, in the order in which events and moves are listed. */
enum Direction {
    EAST(1, 0),
    WEST(-1, 0),
    NORTH(0, 1),
    SOUTH(0, -1),
    NORTH_EAST(1, 1),
    NORTH_WEST(-1, 1),
    SOUTH_EAST(1, -1),
    SOUTH_WEST(-1, -1);

    static final List<Direction> ALL = List.of(values());
    static final List<Direction> ORTHOGONAL = ALL.subList(0, 4);

    private final int files;
    private final int ranks;

    Direction(int files, int ranks) {
        this.files = files;
        this.ranks = ranks;
    }

    /** The directions in which pieces of a ruleset move and capture. */
    static List<Direction> of(LatrunculiRules rules) {
        return rules.directions() == Directions.ALL ? ALL : ORTHOGONAL;
    }

    Direction opposite() {
        return ALL.stream()
                .filter(other -> other.files == -files && other.ranks == -ranks)
                .findFirst()
                .orElseThrow();
    }

    /** The square some squares away, or empty where the board has ended. */
    Optional<Square> from(Square start, int distance, SlowBoard board) {
        int file = start.file() + files * distance;
        int rank = start.rank() + ranks * distance;
        return board.has(file, rank) ? Optional.of(board.square(file, rank)) : Optional.empty();
    }
}
