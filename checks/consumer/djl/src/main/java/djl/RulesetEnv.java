package djl;

import ai.djl.modality.rl.ActionSpace;
import ai.djl.modality.rl.LruReplayBuffer;
import ai.djl.modality.rl.ReplayBuffer;
import ai.djl.modality.rl.agent.RlAgent;
import ai.djl.modality.rl.env.RlEnv;
import ai.djl.ndarray.NDList;
import ai.djl.ndarray.NDManager;
import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Ruleset;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * A ruleset as DJL's environment: the agent has one seat, the other seats and the dice play at random.
 *
 * <p>An action is the move's number, {@code Ruleset.actionId}: the same in every version that does not say otherwise,
 * and below {@code Ruleset.actionCount()}, the size of a network's output.
 */
final class RulesetEnv<P extends Position<P, M>, M extends Move> implements RlEnv {
    private final NDManager manager;
    private final Game<P, M> start;
    private final Actor agent;
    private final Function<P, float[]> features;
    private final RandomGenerator random;
    private final ReplayBuffer replay = new LruReplayBuffer(32, 1024);
    private Game<P, M> game;

    RulesetEnv(NDManager manager, Game<P, M> start, int seat, Function<P, float[]> features, RandomGenerator random) {
        this.manager = manager;
        this.start = start;
        this.agent = new Actor.Player(seat);
        this.features = features;
        this.random = random;
        this.game = untilAgent(start);
    }

    Game<P, M> game() {
        return game;
    }

    private Game<P, M> untilAgent(Game<P, M> from) {
        Game<P, M> next = from;
        while (next.outcome().isEmpty() && !next.actor().equals(agent)) {
            next = next.playRandom(random); // outcomes of dice by their weights
        }
        return next;
    }

    @Override
    public void reset() {
        game = untilAgent(start);
    }

    @Override
    public NDList getObservation() {
        return new NDList(manager.create(features.apply(game.position())));
    }

    @Override
    public ActionSpace getActionSpace() {
        ActionSpace space = new ActionSpace();
        for (M move : game.legalMoves()) {
            space.add(action(move));
        }
        return space;
    }

    NDList action(M move) {
        return new NDList(manager.create(new int[] {ruleset().actionId(move)}));
    }

    private Ruleset<P, M> ruleset() {
        return game.position().ruleset();
    }

    @Override
    public Step step(NDList action, boolean training) {
        NDList before = getObservation();
        int id = action.singletonOrThrow().toIntArray()[0];
        game = untilAgent(game.play(ruleset().action(id)));
        int seat = ((Actor.Player) agent).seat();
        float reward = game.outcome().map(outcome -> outcome.payoff(seat)).orElse(0);
        GameStep step = new GameStep(
                before,
                action,
                getObservation(),
                getActionSpace(),
                manager.create(new float[] {reward}),
                game.outcome().isPresent());
        if (training) {
            replay.addStep(step);
        }
        return step;
    }

    /** DJL's own loop, but for the reward, which an array without an engine gives only as a whole. */
    @Override
    public float runEnvironment(RlAgent player, boolean training) {
        float total = 0;
        reset();
        for (boolean done = false; !done; ) {
            Step step = step(player.chooseAction(this, training), training);
            total += step.getReward().toFloatArray()[0];
            done = step.isDone();
            if (training) {
                player.trainBatch(getBatch());
            }
        }
        return total;
    }

    @Override
    public Step[] getBatch() {
        return replay.getBatch();
    }

    @Override
    public void close() {}
}
