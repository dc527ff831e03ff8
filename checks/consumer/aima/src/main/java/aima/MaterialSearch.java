package aima;

import aima.core.search.adversarial.Game;
import aima.core.search.adversarial.IterativeDeepeningAlphaBetaSearch;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;

/** aima-java's alpha-beta to a fixed depth; there it counts what each seat has won so far. */
final class MaterialSearch<P extends Position<P, M>, M extends Move>
        extends IterativeDeepeningAlphaBetaSearch<P, M, Integer> {
    private static final int FOR_EVER = 1_000_000;

    private final int plies;

    MaterialSearch(Game<P, M, Integer> game, int plies) {
        super(game, -1, 1, FOR_EVER);
        this.plies = plies;
    }

    /** One round, at once as deep as wished: what it finds depends on no clock. */
    @Override
    protected void incrementDepthLimit() {
        currDepthLimit = plies;
    }

    @Override
    protected double eval(P state, Integer player) {
        if (game.isTerminal(state)) {
            return game.getUtility(state, player);
        }
        return (state.score(player) - state.score(3 - player)) / 100.0;
    }
}
