package djl;

import ai.djl.modality.rl.ActionSpace;
import ai.djl.modality.rl.agent.RlAgent;
import ai.djl.modality.rl.env.RlEnv;
import ai.djl.ndarray.NDList;
import java.util.random.RandomGenerator;

/** Takes any action; the same ones from the same seed, where DJL's own choice has none. */
record RandomAgent(RandomGenerator random) implements RlAgent {
    @Override
    public NDList chooseAction(RlEnv env, boolean training) {
        ActionSpace actions = env.getActionSpace();
        return actions.get(random.nextInt(actions.size()));
    }

    @Override
    public void trainBatch(RlEnv.Step[] batch) {}
}
