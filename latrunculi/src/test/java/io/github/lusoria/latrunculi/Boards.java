package io.github.lusoria.latrunculi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Questions that tests ask about the board of a position, answered through the public API. */
final class Boards {
    private Boards() {}

    /** All squares of a ruleset's board, a1 first, rank by rank. */
    static List<Square> squares(LatrunculiRules rules) {
        List<Square> squares = new ArrayList<>();
        for (int rank = 1; rank <= rules.ranks(); rank++) {
            for (int file = 1; file <= rules.files(); file++) {
                squares.add(Square.of(file, rank));
            }
        }
        return squares;
    }

    static Map<Square, Piece> pieces(LatrunculiPosition position) {
        Map<Square, Piece> pieces = new LinkedHashMap<>();
        for (Square square : squares(position.ruleset().definition())) {
            position.piece(square).ifPresent(piece -> pieces.put(square, piece));
        }
        return pieces;
    }

    static Optional<Square> neighbour(Square square, Heading direction, LatrunculiRules rules) {
        int file = square.file() + direction.files;
        int rank = square.rank() + direction.ranks;
        return file >= 1 && file <= rules.files() && rank >= 1 && rank <= rules.ranks()
                ? Optional.of(Square.of(file, rank))
                : Optional.empty();
    }

    /** What stands next to a square. */
    static Optional<Piece> next(Square square, Heading direction, LatrunculiPosition position) {
        return neighbour(square, direction, position.ruleset().definition()).flatMap(position::piece);
    }

    /** Whether both neighbours on an axis are free pieces of a side. */
    static boolean isBetweenFree(Square square, Heading axis, Side side, LatrunculiPosition position) {
        Optional<Piece> free = Optional.of(Piece.man(side));
        return next(square, axis, position).equals(free)
                && next(square, axis.opposite(), position).equals(free);
    }

    static Set<Square> trapped(Side side, LatrunculiPosition position) {
        Set<Square> trapped = new TreeSet<>();
        pieces(position).forEach((square, piece) -> {
            if (piece.side() == side && piece.mark().isBound()) {
                trapped.add(square);
            }
        });
        return trapped;
    }

    static int count(Side side, LatrunculiPosition position) {
        return (int) pieces(position).values().stream()
                .filter(piece -> piece.side() == side)
                .count();
    }

    /** The directions in which a piece guards a trapped enemy, where pairs of guards are kept. */
    static List<Heading> guardedBy(Square guard, LatrunculiPosition position) {
        List<Heading> guarded = new ArrayList<>();
        Side side = position.piece(guard).orElseThrow().side();
        for (Heading direction : Heading.values()) {
            Optional<Piece> victim = next(guard, direction, position).filter(piece -> piece.side() != side);
            Mark axis = direction.mark();
            if (victim.filter(piece -> piece.mark() == axis || piece.mark() == Mark.BOTH)
                    .isPresent()) {
                guarded.add(direction);
            }
        }
        return guarded;
    }
}
