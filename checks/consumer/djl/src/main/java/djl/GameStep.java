package djl;

import ai.djl.modality.rl.ActionSpace;
import ai.djl.modality.rl.env.RlEnv;
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDList;

/** One turn of the agent and all that followed until its next. */
record GameStep(
        NDList getPreObservation,
        NDList getAction,
        NDList getPostObservation,
        ActionSpace getPostActionSpace,
        NDArray getReward,
        boolean isDone)
        implements RlEnv.Step {
    @Override
    public void close() {}
}
