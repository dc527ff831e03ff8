package io.github.lusoria.latrunculi;

import io.github.lusoria.core.internal.Bounds;

/**
 * The numbers of all actions of a board of n squares, which depend on its size alone: n placements of a man, n of the
 * dux, n removals, n times n - 1 movements by from and to, the pass, the stop.
 */
final class ActionTable {
    private final int ranks;
    private final int files;
    private final int squares;

    ActionTable(int ranks, int files) {
        this.ranks = ranks;
        this.files = files;
        this.squares = ranks * files;
    }

    int count() {
        return pass() + 2;
    }

    private int movements() {
        return 3 * squares;
    }

    private int pass() {
        return movements() + squares * (squares - 1);
    }

    int id(LatrunculiMove move) {
        if (move instanceof LatrunculiMove.Placement placement) {
            return number(placement.square(), move) + (placement.role() == Role.DUX ? squares : 0);
        }
        if (move instanceof LatrunculiMove.Removal removal) {
            return 2 * squares + number(removal.square(), move);
        }
        if (move instanceof LatrunculiMove.Movement movement) {
            int from = number(movement.from(), move);
            int to = number(movement.to(), move);
            return movements() + from * (squares - 1) + (to < from ? to : to - 1);
        }
        return move instanceof LatrunculiMove.Stop ? pass() + 1 : pass();
    }

    LatrunculiMove move(int id) {
        Bounds.actionId(id, count());
        if (id == pass()) {
            return LatrunculiMove.PASS;
        }
        if (id > pass()) {
            return LatrunculiMove.STOP;
        }
        if (id >= movements()) {
            int from = (id - movements()) / (squares - 1);
            int to = (id - movements()) % (squares - 1);
            return new LatrunculiMove.Movement(square(from), square(to < from ? to : to + 1));
        }
        Square square = square(id % squares);
        return switch (id / squares) {
            case 0 -> new LatrunculiMove.Placement(Role.MAN, square);
            case 1 -> new LatrunculiMove.Placement(Role.DUX, square);
            default -> new LatrunculiMove.Removal(square);
        };
    }

    private int number(Square square, LatrunculiMove move) {
        if (square.rank() > ranks || square.file() > files) {
            throw new IllegalArgumentException(
                    "the move " + move + " is not on a board of " + ranks + " ranks and " + files + " files");
        }
        return (square.rank() - 1) * files + square.file() - 1;
    }

    private Square square(int number) {
        return new Square(number % files + 1, number / files + 1);
    }
}
