package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiRules;
import io.github.lusoria.latrunculi.LatrunculiRules.Leap;
import io.github.lusoria.latrunculi.LatrunculiRules.Leapers;
import io.github.lusoria.latrunculi.Side;
import io.github.lusoria.latrunculi.Square;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Where the pieces of one side can leap to (spec section 3: leap, several leaps). */
final class SlowLeaps {
    private final SlowBoard board;
    private final LatrunculiRules rules;
    private final Side side;
    private final Optional<Square> only;

    SlowLeaps(SlowBoard board, Side side) {
        this(board, side, Optional.empty());
    }

    /** Where only one piece may go on this turn, no other counts as one that jumps. */
    SlowLeaps(SlowBoard board, Side side, Optional<Square> only) {
        this.board = board;
        this.rules = board.rules;
        this.side = side;
        this.only = only;
    }

    /** Whether the piece on a square is one that leaps. */
    boolean isLeaper(Square square) {
        return rules.leap() != Leap.NONE && (rules.leapers() == Leapers.ALL || board.isDux(square));
    }

    /** The piece that a movement leaps over by one straight leap. */
    Optional<Square> leaptOver(Movement move) {
        return Direction.of(rules).stream()
                .filter(direction -> isLeaper(move.from()))
                .filter(direction -> jump(move.from(), direction).equals(Optional.of(move.to())))
                .findFirst()
                .flatMap(direction -> direction.from(move.from(), 1, board));
    }

    /** The square behind the next one, when a piece that may be leapt over stands between and nothing stands there. */
    Optional<Square> jump(Square from, Direction direction) {
        return direction
                .from(from, 1, board)
                .filter(this::isLeapable)
                .flatMap(over -> direction.from(over, 1, board))
                .filter(board::isVacant);
    }

    boolean isLeapable(Square square) {
        if (board.isVacant(square)) {
            return false;
        }
        boolean own = board.holds(square, side);
        return switch (rules.leap()) {
            case NONE -> false;
            case ANY -> true;
            case OWN_OR_TRAPPED -> own || board.isTrapped(square);
            case ENEMY -> !own;
        };
    }

    /**
     * Where a piece can come by one leap or more. Which way it takes does not matter, only where it can get, so it is
     * enough to remember the squares seen; the start is left but counts as visited.
     */
    Set<Square> reachable(Square from) {
        Set<Square> seen = new TreeSet<>();
        Deque<Square> open = new ArrayDeque<>();
        open.add(from);
        while (!open.isEmpty()) {
            Square square = open.remove();
            for (Direction direction : Direction.of(rules)) {
                jump(square, direction).filter(seen::add).ifPresent(open::add);
            }
        }
        return seen;
    }

    /** The same by listing every way there is, no square twice; gives up when there are more ways than allowed. */
    Optional<Set<Square>> reachableByEveryWay(Square from, int mostWays) {
        Set<Square> ends = new TreeSet<>();
        int[] waysLeft = {mostWays};
        Set<Square> way = new LinkedHashSet<>(Set.of(from));
        return follow(from, way, ends, waysLeft) ? Optional.of(ends) : Optional.empty();
    }

    private boolean follow(Square square, Set<Square> way, Set<Square> ends, int[] waysLeft) {
        for (Direction direction : Direction.of(rules)) {
            Optional<Square> landing = jump(square, direction);
            if (landing.isPresent() && way.add(landing.get())) {
                if (--waysLeft[0] < 0) {
                    return false;
                }
                ends.add(landing.get());
                if (!follow(landing.get(), way, ends, waysLeft)) {
                    return false;
                }
                way.remove(landing.get());
            }
        }
        return true;
    }

    /** The vacant squares that jumps join with a vacant square, itself included. */
    Set<Square> field(Square vacant) {
        Set<Square> field = reachable(vacant);
        field.add(vacant);
        return field;
    }

    /** The free pieces that can jump into a field at once, in the order of squares. */
    Set<Square> jumpersInto(Set<Square> field) {
        Set<Square> jumpers = new TreeSet<>();
        for (Square landing : field) {
            jumpers.addAll(jumpersOnto(landing));
        }
        return jumpers;
    }

    private Set<Square> jumpersOnto(Square landing) {
        Set<Square> jumpers = new TreeSet<>();
        for (Direction direction : Direction.of(rules)) {
            direction
                    .from(landing, 2, board)
                    .filter(start -> only.isEmpty() || only.get().equals(start))
                    .filter(start -> board.holdsFree(start, side) && isLeaper(start))
                    .filter(start -> jump(start, direction.opposite()).isPresent())
                    .ifPresent(jumpers::add);
        }
        return jumpers;
    }

    /**
     * The fields of several squares that some free piece can jump into, in the documented order: the first of each
     * colour, the second of each colour, and so on; within a colour by the lowest square that a piece can jump onto.
     */
    List<Set<Square>> fieldsInOrder() {
        List<List<Set<Square>>> byColour = new ArrayList<>();
        for (int colour = 0; colour < 4; colour++) {
            byColour.add(fieldsOf(colour));
        }
        int most = byColour.stream().mapToInt(List::size).max().orElse(0);
        List<Set<Square>> fields = new ArrayList<>();
        for (int i = 0; i < most; i++) {
            for (List<Set<Square>> colour : byColour) {
                if (i < colour.size()) {
                    fields.add(colour.get(i));
                }
            }
        }
        return fields;
    }

    private List<Set<Square>> fieldsOf(int colour) {
        List<Set<Square>> fields = new ArrayList<>();
        Set<Square> seen = new TreeSet<>();
        for (Square square : board.squares()) {
            if (colour(square) == colour && board.isVacant(square) && !seen.contains(square)) {
                Set<Square> field = field(square);
                seen.addAll(field);
                if (field.size() > 1 && !jumpersInto(field).isEmpty()) {
                    fields.add(field);
                }
            }
        }
        fields.sort(Comparator.comparing(this::lowestLanding));
        return fields;
    }

    private Square lowestLanding(Set<Square> field) {
        return field.stream()
                .sorted()
                .filter(landing -> !jumpersOnto(landing).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    /** 0 for a1's squares, 1 for b1's, 2 for a2's, 3 for b2's. */
    private static int colour(Square square) {
        return (square.file() + 1) % 2 + 2 * ((square.rank() + 1) % 2);
    }
}
