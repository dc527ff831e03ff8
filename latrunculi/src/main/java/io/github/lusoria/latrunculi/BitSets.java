package io.github.lusoria.latrunculi;

/** The sets of pieces and squares that the moves of a position are made of. */
final class BitSets {
    private BitSets() {}

    static long vacant(BitPosition position) {
        return position.rules().board & ~(position.own() | position.enemy());
    }

    // ---- pieces

    /** The pieces of the side to act that are not bound. */
    static long free(BitPosition position) {
        return position.rules().traps ? position.own() & ~position.bound() : position.own();
    }

    /** The pieces that may go: the free ones, or the piece that captured and goes again. */
    static long walkers(BitPosition position) {
        return position.rules().again && BitState.isPhase(position.state(), BitState.AGAIN)
                ? BitBoard.bit(BitState.again(position.state()))
                : free(position);
    }

    /** Those of them that leap. */
    static long leapers(BitPosition position) {
        return position.rules().duxLeapsOnly ? walkers(position) & dux(Duces.own(position.duces())) : walkers(position);
    }

    /** The pieces that can be leapt over. */
    static long leapable(BitPosition position) {
        BitRules rules = position.rules();
        long enemy = position.enemy();
        long bound = position.bound();
        return (position.own() & rules.leapOwn)
                | (enemy & ~bound & rules.leapFreeEnemy)
                | (enemy & bound & rules.leapBoundEnemy);
    }

    /** The free enemies that can be trapped. */
    static long victims(BitPosition position) {
        long free = position.enemy() & ~position.bound();
        return position.rules().duxSafe ? free & ~dux(Duces.other(position.duces())) : free;
    }

    /** The square of a dux, or none. */
    static long dux(int square) {
        return Duces.isOnBoard(square) ? BitBoard.bit(square) : BitBoard.EMPTY;
    }
}
