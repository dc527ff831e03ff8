package aima;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;
import java.util.List;

/**
 * A game of two players and no chance, as aima-java's searches want it. Players are the seats 1 and 2; a state knows its
 * past, which some rules ask about.
 */
record TwoPlayerGame<P extends Position<P, M>, M extends Move>(Game<P, M> start)
        implements aima.core.search.adversarial.Game<Game<P, M>, M, Integer> {
    @Override
    public Game<P, M> getInitialState() {
        return start;
    }

    @Override
    public Integer[] getPlayers() {
        return new Integer[] {1, 2};
    }

    @Override
    public Integer getPlayer(Game<P, M> state) {
        return state.actor() instanceof Actor.Player player ? player.seat() : 0;
    }

    @Override
    public List<M> getActions(Game<P, M> state) {
        return state.legalMoves();
    }

    @Override
    public Game<P, M> getResult(Game<P, M> state, M action) {
        return state.play(action);
    }

    @Override
    public boolean isTerminal(Game<P, M> state) {
        return state.outcome().isPresent();
    }

    @Override
    public double getUtility(Game<P, M> state, Integer player) {
        return state.outcome().orElseThrow().payoff(player);
    }
}
