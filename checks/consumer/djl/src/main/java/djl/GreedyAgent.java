package djl;

import ai.djl.modality.rl.agent.RlAgent;
import ai.djl.modality.rl.env.RlEnv;
import ai.djl.ndarray.NDList;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;

/** Takes the first of the moves after which its seat has the best score. It knows the rules and learns nothing. */
final class GreedyAgent<P extends Position<P, M>, M extends Move> implements RlAgent {
    private final RulesetEnv<P, M> env;
    private final int seat;

    GreedyAgent(RulesetEnv<P, M> env, int seat) {
        this.env = env;
        this.seat = seat;
    }

    @Override
    public NDList chooseAction(RlEnv ignored, boolean training) {
        Game<P, M> game = env.game();
        M best = null;
        int bestScore = Integer.MIN_VALUE;
        for (M move : game.legalMoves()) {
            int score = game.play(move).position().score(seat);
            if (score > bestScore) {
                best = move;
                bestScore = score;
            }
        }
        return env.action(best);
    }

    @Override
    public void trainBatch(RlEnv.Step[] batch) {}
}
