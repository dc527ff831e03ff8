// Made from BitSets.java by checks/sources; change that file and see there.
package io.github.lusoria.latrunculi;

/** The sets of pieces and squares that the moves of a position are made of. */
final class WideSets {
    private WideSets() {}

    static WideSet vacant(WidePosition position) {
        return position.rules().board.and(position.own().or(position.enemy()).not());
    }

    // ---- pieces

    /** The pieces of the side to act that are not bound. */
    static WideSet free(WidePosition position) {
        return position.rules().traps ? position.own().and(position.bound().not()) : position.own();
    }

    /** The pieces that may go: the free ones, or the piece that captured and goes again. */
    static WideSet walkers(WidePosition position) {
        return position.rules().again && BitState.isPhase(position.state(), BitState.AGAIN)
                ? WideBoard.bit(BitState.again(position.state()))
                : free(position);
    }

    /** Those of them that leap. */
    static WideSet leapers(WidePosition position) {
        return position.rules().duxLeapsOnly
                ? walkers(position).and(dux(Duces.own(position.duces())))
                : walkers(position);
    }

    /** The pieces that can be leapt over. */
    static WideSet leapable(WidePosition position) {
        WideRules rules = position.rules();
        WideSet enemy = position.enemy();
        WideSet bound = position.bound();
        return position.own()
                .and(rules.leapOwn)
                .or(enemy.and(bound.not()).and(rules.leapFreeEnemy))
                .or(enemy.and(bound).and(rules.leapBoundEnemy));
    }

    /** The free enemies that can be trapped. */
    static WideSet victims(WidePosition position) {
        WideSet free = position.enemy().and(position.bound().not());
        return position.rules().duxSafe
                ? free.and(dux(Duces.other(position.duces())).not())
                : free;
    }

    /** The square of a dux, or none. */
    static WideSet dux(int square) {
        return Duces.isOnBoard(square) ? WideBoard.bit(square) : WideBoard.EMPTY;
    }
}
