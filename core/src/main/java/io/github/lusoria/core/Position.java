package io.github.lusoria.core;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A position of a game: an immutable value that knows its legal moves and what each leads to.
 *
 * <p>A position is exactly what its text holds; the past is not part of it. It is equal to another when both are
 * positions of equal rulesets and their texts are equal, so {@code ruleset().parse(toString())} is equal to it.
 *
 * <p>The legal moves have a stable order; it and the text of positions and moves are told in {@code docs/formats.md} of the
 * repository. {@link #legalMoveCount()} and
 * {@link #play(int)} work without building a list and are the fast way to play at random.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface Position<P extends Position<P, M>, M extends Move> {
    /**
     * Returns the ruleset this position belongs to.
     *
     * @return the ruleset
     */
    Ruleset<P, M> ruleset();

    /**
     * Returns who acts next.
     *
     * @return a player, chance, or {@link Actor#NOBODY} when the game is over
     */
    Actor actor();

    /**
     * Returns all legal moves; at a chance node, all outcomes.
     *
     * @return an unmodifiable random-access list without duplicates, in the documented order; empty only when the game
     *     is over
     */
    List<M> legalMoves();

    /**
     * Returns the number of legal moves, without building a list.
     *
     * @return the size of {@link #legalMoves()}
     */
    int legalMoveCount();

    /**
     * Returns one legal move, without building a list.
     *
     * @param index its place in {@link #legalMoves()}, from 0
     * @return the move
     * @throws IndexOutOfBoundsException if there is no such move
     */
    M legalMove(int index);

    /**
     * Returns whether a move is legal, by a direct test.
     *
     * @param move any move of the game
     * @return true exactly if {@link #legalMoves()} contains the move
     */
    boolean isLegal(M move);

    /**
     * Returns whether a move is legal and, when it is not, which rule forbids it.
     *
     * @param move any move of the game
     * @return {@link Legality#LEGAL} or a refusal
     */
    Legality legality(M move);

    /**
     * Plays a move.
     *
     * @param move a legal move
     * @return the position after it
     * @throws IllegalMoveException if the move is not legal here
     */
    P play(M move);

    /**
     * Plays a legal move by its place in the list.
     *
     * @param index the place in {@link #legalMoves()}, from 0
     * @return the position after it, equal to {@code play(legalMove(index))}
     * @throws IndexOutOfBoundsException if there is no such move
     */
    P play(int index);

    /**
     * Plays every legal move: the fast way to visit all positions that are one move on.
     *
     * @param visitor told the position after each legal move, in the order of {@link #legalMoves()}
     */
    default void forEachNext(Consumer<? super P> visitor) {
        Objects.requireNonNull(visitor, "visitor");
        int moves = legalMoveCount();
        for (int i = 0; i < moves; i++) {
            visitor.accept(play(i));
        }
    }

    /**
     * Plays a move written as text.
     *
     * @param text the text, read as by {@link #parseMove(String)}
     * @return the position after it
     * @throws NotationException if the text is no move of the game
     * @throws IllegalMoveException if the move is not legal here
     */
    default P play(String text) {
        return play(parseMove(text));
    }

    /**
     * Reads a move as it may be written in this position. The move need not be legal.
     *
     * @param text the text of a move
     * @return the move
     * @throws NotationException if the text is no move of the game
     * @throws IllegalMoveException if the text spells out a way that is not open in this position
     */
    default M parseMove(String text) {
        return ruleset().parseMove(Objects.requireNonNull(text, "text"));
    }

    /**
     * Returns what a move does: the position after it and the events it makes happen.
     *
     * @param move a legal move
     * @return the transition, whose position is equal to {@code play(move)}
     * @throws IllegalMoveException if the move is not legal here
     */
    Transition<P, ? extends Event> explain(M move);

    /**
     * Returns how likely an outcome is at a chance node, as a part of {@link #totalWeight()}.
     *
     * @param index the place in {@link #legalMoves()}, from 0
     * @return the exact weight, at least 1; where a player chooses, always 1
     * @throws IndexOutOfBoundsException if there is no such move
     */
    default long weight(int index) {
        int moves = legalMoveCount();
        if (index < 0 || index >= moves) {
            throw new IndexOutOfBoundsException(
                    "there are " + moves + " legal moves from 0 on, and no number " + index);
        }
        return 1;
    }

    /**
     * Returns the sum of all weights.
     *
     * @return the sum of {@link #weight(int)} over all legal moves; where a player chooses, their number
     */
    default long totalWeight() {
        return legalMoveCount();
    }

    /**
     * Returns the move that a ticket draws. The tickets are 0 to {@link #totalWeight()} - 1, handed to the legal moves in
     * order, {@link #weight(int)} to each; so a ticket drawn uniformly draws every outcome by its exact weight.
     *
     * @param ticket the ticket
     * @return the place of the move in {@link #legalMoves()}
     * @throws IndexOutOfBoundsException if there is no such ticket
     */
    default int drawnMove(long ticket) {
        long total = totalWeight();
        if (ticket < 0 || ticket >= total) {
            throw new IndexOutOfBoundsException("there are " + total + " tickets from 0 on, and no number " + ticket);
        }
        if (total == legalMoveCount()) {
            // no weight is below 1, so all are 1
            return (int) ticket;
        }
        long left = ticket - weight(0);
        int index = 0;
        while (left >= 0) {
            index++;
            left -= weight(index);
        }
        return index;
    }

    /**
     * Returns the running score of a seat, in the game's own measure, such as enemy men taken. It decides nothing by
     * itself.
     *
     * @param seat the seat, from 1
     * @return the score
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    int score(int seat);

    /**
     * Returns how the game ended.
     *
     * @return the outcome, or empty while the game goes on
     */
    Optional<Outcome> outcome();

    /**
     * Returns a 64-bit hash of the position, spread evenly and the same on every machine and in every version that
     * keeps the text format. Equal positions have equal hashes; the ruleset does not enter.
     *
     * @return the hash
     */
    long hash64();

    /**
     * Returns a hash of the board alone, spread evenly. It belongs to {@link #hasSameBoard} as {@link #hash64()} belongs
     * to {@code equals}.
     *
     * @return the hash
     */
    default long boardHash64() {
        return hash64();
    }

    /**
     * Returns whether another position has the same board as rules of repetition compare it: what stands where, how it
     * is marked, and what is in hand, whoever is to act.
     *
     * @param other another position of the same ruleset
     * @return true if the boards are the same
     */
    default boolean hasSameBoard(P other) {
        return equals(Objects.requireNonNull(other, "other"));
    }

    /**
     * Returns a number that never falls in the course of a game and is the same for the same board, so that a board can
     * come again only while it stays; such as the number of men placed plus the number of men removed.
     *
     * @return the number
     */
    default long progress() {
        return 0;
    }

    /**
     * Returns the position drawn for people.
     *
     * @return the drawing
     */
    Diagram diagram();

    /**
     * Returns what a move does, drawn for people: the position after it, with the move and its events marked.
     *
     * @param move a legal move
     * @return the drawing of {@code play(move)}; in a game that marks nothing the same as that position's own
     * @throws IllegalMoveException if the move is not legal here
     */
    default Diagram diagram(M move) {
        return play(move).diagram();
    }

    /**
     * Returns the canonical text, which {@link Ruleset#parse(String)} reads back.
     *
     * @return one line of ASCII
     */
    @Override
    String toString();
}
