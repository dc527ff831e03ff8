package djl;

import ai.djl.modality.rl.agent.EpsilonGreedy;
import ai.djl.modality.rl.agent.RlAgent;
import ai.djl.ndarray.NDManager;
import ai.djl.training.tracker.Tracker;
import ai.djl.util.passthrough.PassthroughNDManager;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.escaques.Escaques;
import io.github.lusoria.escaques.EscaquesPosition;
import io.github.lusoria.latrunculi.Latrunculi;
import io.github.lusoria.latrunculi.LatrunculiPosition;
import io.github.lusoria.latrunculi.Square;
import java.util.function.Function;

/** DJL's reinforcement-learning loop over a game of soldiers and a game of dice, without a native engine. */
public final class Main {
    private static final int EPISODES = 20;

    private Main() {}

    public static void main(String[] args) {
        compare(Latrunculi.schadler2001().with("men", "4"), Main::board);
        compare(Escaques.alfonso().with("throwUse", "UP_TO"), Main::scores); // a choice at every throw
    }

    /** One value a square: 1 for the seat to move, -1 for the other, half of it when the piece is bound. */
    private static float[] board(LatrunculiPosition position) {
        var rules = position.ruleset().definition();
        float[] features = new float[rules.squares()];
        for (int i = 0; i < features.length; i++) {
            Square square = Square.of(i % rules.files() + 1, i / rules.files() + 1);
            features[i] = position.piece(square)
                    .map(piece -> (piece.side() == position.sideToAct() ? 1f : -1f)
                            * (piece.mark().isBound() ? 0.5f : 1f))
                    .orElse(0f);
        }
        return features;
    }

    /** The seven scores. */
    private static float[] scores(EscaquesPosition position) {
        float[] features = new float[position.ruleset().traits().seats()];
        for (int i = 0; i < features.length; i++) {
            features[i] = position.score(i + 1);
        }
        return features;
    }

    private static <P extends Position<P, M>, M extends Move> void compare(
            Ruleset<P, M> ruleset, Function<P, float[]> features) {
        NDManager manager = PassthroughNDManager.INSTANCE; // data only; with an engine: NDManager.newBaseManager()
        var env = new RulesetEnv<>(manager, Game.of(ruleset), 1, features, Xoshiro256.of(2026));
        var greedy = new GreedyAgent<>(env, 1);
        float atRandom = mean(env, new RandomAgent(Xoshiro256.of(1283)));
        float atBest = mean(env, new EpsilonGreedy(greedy, Tracker.fixed(0)));
        System.out.println(ruleset.id() + ": mean payoff of seat 1 at random " + atRandom + ", greedy " + atBest
                + "; " + env.getBatch().length + " steps a batch, "
                + ruleset.actionCount() + " actions");
        if (atBest <= atRandom) {
            throw new AssertionError("greed did not pay");
        }
    }

    private static float mean(RulesetEnv<?, ?> env, RlAgent agent) {
        float sum = 0;
        for (int episode = 0; episode < EPISODES; episode++) {
            sum += env.runEnvironment(agent, true);
        }
        return sum / EPISODES;
    }
}
