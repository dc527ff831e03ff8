package io.github.lusoria.latrunculi;

import io.github.lusoria.core.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a move made happen, in the documented order: pieces freed because the mover left, then pieces trapped or captured,
 * then pieces freed because a guard was trapped; round a square always east, west, north, south, north-east, north-west,
 * south-east, south-west.
 *
 * <p>Read off the positions before and after, so that it is the same for every size of board.
 */
final class Events {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}};

    private final LatrunculiPosition before;
    private final LatrunculiPosition after;
    private final List<LatrunculiEvent> events = new ArrayList<>();

    private Events(LatrunculiPosition before, LatrunculiPosition after) {
        this.before = before;
        this.after = after;
    }

    static List<LatrunculiEvent> between(LatrunculiPosition before, LatrunculiMove move, LatrunculiPosition after) {
        if (move instanceof LatrunculiMove.Removal removal) {
            return List.of(new LatrunculiEvent.Removed(removal.square()));
        }
        if (!(move instanceof LatrunculiMove.Movement movement)) {
            return List.of();
        }
        Events events = new Events(before, after);
        events.add(movement);
        return events.events;
    }

    private void add(LatrunculiMove.Movement movement) {
        Side mover = before.sideToAct();
        for (Square square : neighbours(movement.from())) {
            if (isFreed(square, mover.opponent())) {
                events.add(new LatrunculiEvent.Freed(square, LatrunculiRuleIds.RELEASE_GUARD_LEFT));
            }
        }
        List<Square> trapped = new ArrayList<>();
        for (Square square : neighbours(movement.to())) {
            if (!isOf(before, square, mover.opponent())) {
                continue;
            }
            if (after.piece(square).isEmpty()) {
                events.add(new LatrunculiEvent.Captured(square));
            } else if (isBound(after, square) && !isBound(before, square)) {
                trapped.add(square);
                events.add(new LatrunculiEvent.Trapped(square));
            }
        }
        addReleases(trapped, mover);
    }

    /** A piece bound by several pairs is freed by the guard that breaks the last. */
    private void addReleases(List<Square> trapped, Side mover) {
        RuleId rule = LatrunculiRuleIds.RELEASE_GUARD_TRAPPED;
        for (int i = 0; i < trapped.size(); i++) {
            Square guard = trapped.get(i);
            for (Square square : neighbours(guard)) {
                List<Square> later = trapped.subList(i + 1, trapped.size());
                boolean isLast = later.stream().noneMatch(other -> breaks(other, square));
                if (isFreed(square, mover) && breaks(guard, square) && isFreedBy(i, trapped, square, isLast)) {
                    events.add(new LatrunculiEvent.Freed(square, rule));
                }
            }
        }
    }

    /** Where a trap is one flag the first broken pair frees, else the last. */
    private boolean isFreedBy(int number, List<Square> trapped, Square square, boolean isLast) {
        boolean flags = before.ruleset().definition().doubleTrap() == LatrunculiRules.DoubleTrap.ANY_GUARD_FREES;
        return flags ? trapped.subList(0, number).stream().noneMatch(guard -> breaks(guard, square)) : isLast;
    }

    /** Whether a piece that is trapped now held, with a partner, the piece on a square. */
    private boolean breaks(Square guard, Square square) {
        int files = square.file() - guard.file();
        int ranks = square.rank() - guard.rank();
        if (Math.abs(files) + Math.abs(ranks) != 1) {
            return false;
        }
        Mark mark = before.piece(square).map(Piece::mark).orElse(Mark.NONE);
        if (before.ruleset().definition().doubleTrap() == LatrunculiRules.DoubleTrap.ANY_GUARD_FREES) {
            return mark.isBound() && hasPair(guard, square, files, ranks);
        }
        return switch (mark) {
            case NONE -> false;
            case RANK -> ranks == 0;
            case FILE -> files == 0;
            case BOTH, CORNER -> true;
        };
    }

    /**
     * Whether the square opposite a guard held a free enemy of the piece; one that the departure freed counts already. The
     * guards of a corner are not asked about: no move traps them, for behind them lies the corner, with the piece they hold,
     * or the edge.
     */
    private boolean hasPair(Square guard, Square square, int files, int ranks) {
        Side side = before.piece(guard).orElseThrow().side();
        return isFreeOf(square.file() + files, square.rank() + ranks, side);
    }

    private boolean isFreeOf(int file, int rank, Side side) {
        LatrunculiRules rules = before.ruleset().definition();
        return file >= 1
                && file <= rules.files()
                && rank >= 1
                && rank <= rules.ranks()
                && isOf(before, new Square(file, rank), side)
                && !(isBound(before, new Square(file, rank)) && isBound(after, new Square(file, rank)));
    }

    private boolean isFreed(Square square, Side side) {
        return isOf(before, square, side)
                && isBound(before, square)
                && isOf(after, square, side)
                && !isBound(after, square);
    }

    private static boolean isOf(LatrunculiPosition position, Square square, Side side) {
        Optional<Piece> piece = position.piece(square);
        return piece.isPresent() && piece.get().side() == side;
    }

    private static boolean isBound(LatrunculiPosition position, Square square) {
        return position.piece(square).filter(piece -> piece.mark().isBound()).isPresent();
    }

    /** The neighbours on the board, orthogonal ones first. */
    private List<Square> neighbours(Square square) {
        LatrunculiRules rules = before.ruleset().definition();
        List<Square> squares = new ArrayList<>();
        for (int[] direction : DIRECTIONS) {
            int file = square.file() + direction[0];
            int rank = square.rank() + direction[1];
            if (file >= 1 && file <= rules.files() && rank >= 1 && rank <= rules.ranks()) {
                squares.add(new Square(file, rank));
            }
        }
        return squares;
    }
}
