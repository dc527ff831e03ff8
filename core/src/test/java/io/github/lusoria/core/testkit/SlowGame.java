package io.github.lusoria.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.GameTermination;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Repetition;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.Ruleset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A game with its past in the slow and obvious way, to compare {@link Game} with: a list of all positions, of which every
 * one is looked at, by text, whenever a move is judged.
 *
 * <p>Its positions are those of a ruleset without a rule of repetition, so that only the texts of the game's own
 * positions can agree with them.
 *
 * @param <P> the type of position
 * @param <M> the type of move
 */
public final class SlowGame<P extends Position<P, M>, M extends Move> {
    /**
     * What one game must say itself.
     *
     * @param <P> the type of position
     * @param <M> the type of move
     */
    public interface Words<P extends Position<P, M>, M extends Move> {
        /**
         * Returns what stands where, how it is marked and what is in hand.
         *
         * @param position a position
         * @return the words that rules of repetition compare
         */
        String board(P position);

        /**
         * Returns the move that a player makes whom repetition leaves no other.
         *
         * @return the pass, or empty if the game ends instead
         */
        Optional<M> pass();

        /**
         * Returns what becomes of a player without a move.
         *
         * @param position where he is to act
         * @return the position after the pass, or the one in which the game is over
         */
        P blocked(P position);
    }

    private final Words<P, M> words;
    private final Repetition repetition;
    private final List<P> past;
    private final List<String> boards;
    private final List<M> moves;
    /** The moves that the past allows here, once they were asked for. */
    private List<M> allowed;

    private SlowGame(Words<P, M> words, Repetition repetition, List<P> past, List<String> boards, List<M> moves) {
        this.words = words;
        this.repetition = repetition;
        this.past = new ArrayList<>(past);
        this.boards = new ArrayList<>(boards);
        this.moves = new ArrayList<>(moves);
    }

    /**
     * Starts a game.
     *
     * @param start the first position, of a ruleset without a rule of repetition
     * @param repetition the rule of repetition
     * @param words what the game says itself
     * @param <P> the type of position
     * @param <M> the type of move
     * @return a game without moves
     */
    public static <P extends Position<P, M>, M extends Move> SlowGame<P, M> from(
            P start, Repetition repetition, Words<P, M> words) {
        assertThat(start.ruleset().repetition()).isEqualTo(Repetition.NONE);
        return new SlowGame<>(words, repetition, List.of(start), List.of(words.board(start)), List.of());
    }

    /**
     * Returns a game that goes its own way from here.
     *
     * @return a copy
     */
    public SlowGame<P, M> copy() {
        return new SlowGame<>(words, repetition, past, boards, moves);
    }

    /**
     * Returns the position that the game has come to.
     *
     * @return the position, of the ruleset without a rule of repetition
     */
    public P position() {
        return past.get(past.size() - 1);
    }

    /**
     * Returns the number of plies played.
     *
     * @return the number
     */
    public int ply() {
        return past.size() - 1;
    }

    /**
     * Returns how the game ended.
     *
     * @return the outcome, or empty
     */
    public Optional<Outcome> outcome() {
        P position = position();
        if (repetition == Repetition.THREEFOLD_DRAW && position.outcome().isEmpty() && times() >= 3) {
            int seats = position.ruleset().traits().seats();
            return Optional.of(new Outcome(GameTermination.REPETITION, Collections.nCopies(seats, 0)));
        }
        return position.outcome();
    }

    /** How often the board stood so far with the same player to act, the present one counted. */
    private int times() {
        int times = 0;
        for (int i = 0; i < past.size(); i++) {
            if (isAt(i, boards.get(ply()), position().actor())) {
                times++;
            }
        }
        return times;
    }

    private boolean isAt(int ply, String board, Actor actor) {
        return boards.get(ply).equals(board)
                && (repetition == Repetition.POSITIONAL_SUPERKO
                        || past.get(ply).actor().equals(actor));
    }

    /**
     * Returns the last ply whose board a move would recreate against the rules.
     *
     * @param move a legal move of the position
     * @return the ply, or empty if the move is allowed
     */
    public Optional<Integer> repeated(M move) {
        if (repetition != Repetition.POSITIONAL_SUPERKO && repetition != Repetition.SITUATIONAL_SUPERKO) {
            return Optional.empty();
        }
        P next = position().play(move);
        String board = words.board(next);
        if (board.equals(boards.get(ply()))) {
            return Optional.empty();
        }
        for (int ply = ply(); ply >= 0; ply--) {
            if (isAt(ply, board, next.actor())) {
                return Optional.of(ply);
            }
        }
        return Optional.empty();
    }

    private List<M> allowed() {
        if (allowed == null) {
            allowed = position().legalMoves().stream()
                    .filter(move -> repeated(move).isEmpty())
                    .toList();
        }
        return allowed;
    }

    private boolean isBlocked() {
        return position().legalMoveCount() > 0 && allowed().isEmpty();
    }

    /**
     * Returns the legal moves.
     *
     * @return the moves in the order of the position's
     */
    public List<M> legalMoves() {
        if (outcome().isPresent()) {
            return List.of();
        }
        return isBlocked() ? words.pass().stream().toList() : allowed();
    }

    /**
     * Plays a move, here and now.
     *
     * @param move a legal move
     */
    public void play(M move) {
        assertThat(legalMoves()).contains(move);
        add(isBlocked() ? words.blocked(position()) : position().play(move));
        moves.add(move);
        if (isBlocked() && words.pass().isEmpty()) {
            P over = words.blocked(position());
            past.remove(ply());
            boards.remove(boards.size() - 1);
            add(over);
        }
    }

    /**
     * Plays the last move of a game that is one ply longer; nothing if it is not longer.
     *
     * @param game a game of the same moves
     */
    public void replayTo(Game<P, M> game) {
        if (game.ply() > ply()) {
            play(game.lastMove().orElseThrow());
        }
    }

    private void add(P position) {
        allowed = null;
        past.add(position);
        boards.add(words.board(position));
    }

    // ---- comparison

    /**
     * Compares where a game has come to, and what is legal and what not.
     *
     * @param game a game of the same moves
     */
    public void agreesWith(Game<P, M> game) {
        String where = where(game);
        assertThat(game.ply()).as(where).isEqualTo(ply());
        assertThat(game.position().toString()).as(where).isEqualTo(position().toString());
        assertThat(game.outcome().map(Outcome::toString))
                .as(where)
                .isEqualTo(outcome().map(Outcome::toString));
        assertThat(game.actor())
                .as(where)
                .isEqualTo(outcome().isPresent() ? Actor.NOBODY : position().actor());
        assertThat(game.legalMoves()).as(where).isEqualTo(legalMoves());
    }

    /**
     * Compares what a game says about every move that can be written: legal, or which rule forbids it.
     *
     * @param game a game of the same moves
     */
    public void judgesLike(Game<P, M> game) {
        List<M> legal = legalMoves();
        boolean over = outcome().isPresent();
        Ruleset<P, M> ruleset = position().ruleset();
        for (int id = 0; id < ruleset.actionCount(); id++) {
            M move = ruleset.action(id);
            Legality judged = game.legality(move);
            assertThat(game.isLegal(move)).as("%s: %s", where(game), move).isEqualTo(legal.contains(move));
            assertThat(refusal(judged)).as("%s: %s", where(game), move).isEqualTo(expected(move, legal, over));
            if (judged instanceof Legality.Illegal illegal && illegal.rule().equals(RuleId.REPETITION)) {
                assertThat(illegal.reason().arguments())
                        .as("%s: %s", where(game), move)
                        .containsExactly(
                                move.toString(), repeated(move).orElseThrow().toString());
            }
        }
    }

    private Optional<RuleId> expected(M move, List<M> legal, boolean over) {
        if (legal.contains(move)) {
            return Optional.empty();
        }
        if (over) {
            return Optional.of(RuleId.GAME_OVER);
        }
        return position().isLegal(move)
                ? Optional.of(RuleId.REPETITION)
                : refusal(position().legality(move));
    }

    private static Optional<RuleId> refusal(Legality legality) {
        return legality instanceof Legality.Illegal illegal ? Optional.of(illegal.rule()) : Optional.empty();
    }

    /**
     * Compares the whole past: moves, and the position at every ply.
     *
     * @param game a game of the same moves
     */
    public void hasThePastOf(Game<P, M> game) {
        assertThat(game.moves()).as(where(game)).isEqualTo(moves);
        for (int ply = 0; ply <= ply(); ply++) {
            assertThat(game.positionAt(ply).toString())
                    .as("%s at %s", where(game), ply)
                    .isEqualTo(past.get(ply).toString());
        }
    }

    private String where(Game<P, M> game) {
        return game + ", moves " + moves.subList(Math.max(0, moves.size() - 20), moves.size());
    }
}
