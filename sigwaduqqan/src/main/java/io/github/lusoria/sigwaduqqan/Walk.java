package io.github.lusoria.sigwaduqqan;

/**
 * The Ghoula on its way, one throw long: the single place where its rules are (spec 4, Ghoula; section 0, evidence).
 *
 * <p>A walk does not change the pieces it is given: it copies them before the first change. Stayers who go along are
 * left standing on square 1 until they are set down.
 */
final class Walk {
    private final PlayTables tables;
    private char[] pieces;
    private boolean isCopy;
    private int square;
    private int steps;
    private boolean carries;
    private boolean hasMoved;

    Walk(PlayTables tables, char[] pieces, int square, int steps) {
        this.tables = tables;
        this.pieces = pieces;
        this.square = square;
        this.steps = steps;
        this.carries = tables.stayersGoAlong && square == Track.START;
    }

    char[] pieces() {
        return pieces;
    }

    int square() {
        return square;
    }

    boolean isOver() {
        return steps == 0;
    }

    /** Takes the next step. After the last, or where the Ghoula cannot go on, the walk is settled. */
    void step() {
        int from = square;
        boolean hasCargo = hasCargo();
        if (hasCargo && tables.isImmediate) {
            bury();
            hasCargo = false;
        }
        if (hasCargo) {
            stepBack();
        } else if (canGoForward()) {
            square++;
        }
        steps--;
        if (square == from) {
            steps = 0;
        } else {
            hasMoved = true;
            if (tables.isStepwise) {
                catchHere();
            }
        }
        if (steps == 0) {
            settle();
        }
    }

    /** The Ghoula never passes 15; where a shared square catches, it waits on 1 while players stand there. */
    private boolean canGoForward() {
        return square != Track.FIFTEENTH && !(tables.sharedSquareCatches && square == Track.START && isAnyOnStart());
    }

    private void stepBack() {
        square--;
        if (square == Track.START) {
            bury();
            return;
        }
        for (int i = 0; i < pieces.length; i++) {
            int piece = pieces[i];
            if (PieceCode.isDragged(piece)) {
                boolean keeps = tables.rules.sigCount() == SigRules.SigCount.KEEP;
                put(i, PieceCode.of(square, keeps ? PieceCode.sigs(piece) : 0) | PieceCode.DRAGGED);
            }
        }
    }

    private void catchHere() {
        if (square == Track.START) {
            return;
        }
        boolean hasCaught = false;
        for (int i = 0; i < pieces.length; i++) {
            int piece = pieces[i];
            if (PieceCode.square(piece) == square && !PieceCode.isDragged(piece)) {
                put(i, piece | PieceCode.DRAGGED);
                hasCaught = true;
            }
        }
        if (hasCaught) {
            setDown();
            if (tables.isImmediate) {
                bury();
            }
        }
    }

    private void settle() {
        if (hasMoved && !tables.isStepwise) {
            catchHere();
        }
        setDown();
    }

    /** Sets down the stayers who went along: they are not caught, and have left the start. */
    private void setDown() {
        if (carries) {
            carries = false;
            for (int i = 0; i < pieces.length; i++) {
                if (pieces[i] == Track.START) {
                    put(i, square);
                }
            }
        }
    }

    private void bury() {
        for (int i = 0; i < pieces.length; i++) {
            if (PieceCode.isDragged(pieces[i])) {
                put(i, 0);
            }
        }
    }

    private boolean hasCargo() {
        for (char piece : pieces) {
            if (PieceCode.isDragged(piece)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAnyOnStart() {
        for (char piece : pieces) {
            if (piece == Track.START) {
                return true;
            }
        }
        return false;
    }

    private void put(int index, int piece) {
        if (!isCopy) {
            pieces = pieces.clone();
            isCopy = true;
        }
        pieces[index] = (char) piece;
    }
}
