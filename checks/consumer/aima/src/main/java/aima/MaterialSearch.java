package aima;

import aima.core.search.adversarial.IterativeDeepeningAlphaBetaSearch;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;

/** aima-java's alpha-beta to a fixed depth; there it counts what each seat has won so far. */
final class MaterialSearch<P extends Position<P, M>, M extends Move>
        extends IterativeDeepeningAlphaBetaSearch<Game<P, M>, M, Integer> {
    private static final int FOR_EVER = 1_000_000;

    private final int plies;

    MaterialSearch(TwoPlayerGame<P, M> game, int plies) {
        super(game, -1, 1, FOR_EVER);
        this.plies = plies;
    }

    /** One round, at once as deep as wished: what it finds depends on no clock. */
    @Override
    protected void incrementDepthLimit() {
        currDepthLimit = plies;
    }

    @Override
    protected double eval(Game<P, M> state, Integer player) {
        if (game.isTerminal(state)) {
            return game.getUtility(state, player);
        }
        P position = state.position();
        return (position.score(player) - position.score(3 - player)) / 100.0;
    }
}
