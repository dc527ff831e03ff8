package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.Square;

/** Two enemy pieces that hold a piece between them, or a piece in a corner from both sides (spec 2.1). */
record Bond(Square victim, Square guard, Square otherGuard) {
    boolean isGuardedFrom(Square square) {
        return guard.equals(square) || otherGuard.equals(square);
    }

    boolean isOnRank() {
        return guard.rank() == victim.rank() && otherGuard.rank() == victim.rank();
    }

    boolean isOnFile() {
        return guard.file() == victim.file() && otherGuard.file() == victim.file();
    }

    boolean isInCorner() {
        return !isOnRank() && !isOnFile();
    }
}
