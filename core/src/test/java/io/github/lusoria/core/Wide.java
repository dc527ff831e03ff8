package io.github.lusoria.core;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A position that is its own successor by every move, so that counts are powers.
 *
 * @param moves the number of legal moves
 */
record Wide(int moves) implements Position<Wide, Wide.Number> {
    /**
     * A move.
     *
     * @param number its place in the list
     */
    record Number(int number) implements Move {
        @Override
        public String toString() {
            return Integer.toString(number);
        }
    }

    @Override
    public Ruleset<Wide, Number> ruleset() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Actor actor() {
        return new Actor.Player(1);
    }

    @Override
    public List<Number> legalMoves() {
        return new AbstractList<>() {
            @Override
            public Number get(int index) {
                return legalMove(index);
            }

            @Override
            public int size() {
                return moves;
            }
        };
    }

    @Override
    public int legalMoveCount() {
        return moves;
    }

    @Override
    public Number legalMove(int index) {
        return new Number(Objects.checkIndex(index, moves));
    }

    @Override
    public boolean isLegal(Number move) {
        return true;
    }

    @Override
    public Legality legality(Number move) {
        return Legality.LEGAL;
    }

    @Override
    public Wide play(Number move) {
        return this;
    }

    @Override
    public Wide play(int index) {
        return this;
    }

    @Override
    public Transition<Wide, Event> explain(Number move) {
        return new Transition<>(this, List.of());
    }

    @Override
    public int score(int seat) {
        return 0;
    }

    @Override
    public Optional<Outcome> outcome() {
        return Optional.empty();
    }

    @Override
    public long hash64() {
        return moves;
    }

    @Override
    public Diagram diagram() {
        return () -> moves + "\n";
    }

    @Override
    public String toString() {
        return Integer.toString(moves);
    }
}
