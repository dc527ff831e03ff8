package io.github.lusoria.latrunculi;

/** A legal move as one number, so that playing at random builds no move objects. */
final class MoveCode {
    static final int PASS = 0;

    private static final int MOVEMENT = 1 << 16;
    private static final int REMOVAL = 2 << 16;
    private static final int PLACEMENT = 3 << 16;
    private static final int KIND = 3 << 16;

    private MoveCode() {}

    static int movement(int from, int to) {
        return MOVEMENT | (from << 8) | to;
    }

    static int removal(int square) {
        return REMOVAL | square;
    }

    static int placement(int square) {
        return PLACEMENT | square;
    }

    static boolean isMovement(int code) {
        return (code & KIND) == MOVEMENT;
    }

    static boolean isRemoval(int code) {
        return (code & KIND) == REMOVAL;
    }

    static boolean isPlacement(int code) {
        return (code & KIND) == PLACEMENT;
    }

    static long from(int code) {
        return 1L << (code >>> 8);
    }

    /** The square where a movement ends, a piece is placed or removed. */
    static long square(int code) {
        return 1L << code;
    }

    static LatrunculiMove decode(int code) {
        if (code == PASS) {
            return LatrunculiMove.PASS;
        }
        Square square = BitBoard.square(code & 63);
        return switch (code & KIND) {
            case MOVEMENT -> new LatrunculiMove.Movement(BitBoard.square((code >>> 8) & 63), square);
            case REMOVAL -> new LatrunculiMove.Removal(square);
            default -> new LatrunculiMove.Placement(Role.MAN, square);
        };
    }

    /** The code of a move that is legal. */
    static int encode(LatrunculiMove move) {
        if (move instanceof LatrunculiMove.Movement movement) {
            return movement(BitBoard.index(movement.from()), BitBoard.index(movement.to()));
        }
        if (move instanceof LatrunculiMove.Removal removal) {
            return removal(BitBoard.index(removal.square()));
        }
        if (move instanceof LatrunculiMove.Placement placement) {
            return placement(BitBoard.index(placement.square()));
        }
        return PASS;
    }
}
