package io.github.lusoria.cli;

import io.github.lusoria.core.Event;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Repetition;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game under way, ply by ply: the one place where commands play.
 *
 * <p>It keeps the past only where the rules ask for it, so that a game of any length takes no memory elsewhere.
 */
final class GameWalk<P extends Position<P, M>, M extends Move> {
    private P position;
    private @Nullable Game<P, M> game;

    /** A move that was played, and what it made happen. */
    record Ply<M extends Move>(M move, List<? extends Event> events) {}

    private GameWalk(P start) {
        position = start;
        game = start.ruleset().repetition() == Repetition.NONE ? null : Game.from(start);
    }

    static <P extends Position<P, M>, M extends Move> GameWalk<P, M> from(Position<P, M> start) {
        // the contract of Position's first type parameter: a position is one of its own kind
        @SuppressWarnings("unchecked")
        P position = (P) start;
        return new GameWalk<>(position);
    }

    P position() {
        return position;
    }

    List<M> legalMoves() {
        return game == null ? position.legalMoves() : game.legalMoves();
    }

    Optional<Outcome> outcome() {
        return game == null ? position.outcome() : game.outcome();
    }

    /** Plays a move written as text. */
    Ply<M> play(String text) {
        M move = position.parseMove(text);
        return game == null ? step(move) : step(game, move);
    }

    /** Plays a random move, the one that {@link Playouts} would play with the same generator. */
    Ply<M> playRandom(RandomGenerator random) {
        if (game == null) {
            return step(position.legalMove(Playouts.choose(position, random)));
        }
        return step(game, game.playRandom(random).lastMove().orElseThrow());
    }

    private Ply<M> step(M move) {
        var transition = position.explain(move);
        position = transition.position();
        return new Ply<>(move, transition.events());
    }

    private Ply<M> step(Game<P, M> before, M move) {
        var transition = before.explain(move);
        game = transition.position();
        position = game.position();
        return new Ply<>(move, transition.events());
    }
}
