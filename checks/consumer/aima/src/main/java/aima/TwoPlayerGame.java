package aima;

import aima.core.search.adversarial.Game;
import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;
import java.util.List;

/** A game of two players and no chance, as aima-java's searches want it. Players are the seats 1 and 2. */
record TwoPlayerGame<P extends Position<P, M>, M extends Move>(P start) implements Game<P, M, Integer> {
    @Override
    public P getInitialState() {
        return start;
    }

    @Override
    public Integer[] getPlayers() {
        return new Integer[] {1, 2};
    }

    @Override
    public Integer getPlayer(P state) {
        return state.actor() instanceof Actor.Player player ? player.seat() : 0;
    }

    @Override
    public List<M> getActions(P state) {
        return state.legalMoves();
    }

    @Override
    public P getResult(P state, M action) {
        return state.play(action);
    }

    @Override
    public boolean isTerminal(P state) {
        return state.outcome().isPresent();
    }

    @Override
    public double getUtility(P state, Integer player) {
        return state.outcome().orElseThrow().payoff(player);
    }
}
