package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.latrunculi.slow.SlowModel;
import org.junit.jupiter.api.Test;

/**
 * The engine agrees with the slow model, ply by ply, on random games. A failure names the ruleset and the position, which
 * is enough to repeat it; games are drawn by the library's generator, so they are the same everywhere.
 */
class AgreementTest {
    private static final int GAMES = Integer.getInteger("lusoria.games", 100);
    private static final long SEED = 2001;
    private static final int MOST_PLIES = 160;
    private static final int PLIES_BETWEEN_ALL_RESULTS = 8;
    private static final int PLIES_BETWEEN_REFUSALS = 16;

    @Test
    void enginePlaysSchadler2001AsTheSlowModelDoes() {
        for (int game = 0; game < GAMES; game++) {
            playAndCompare(Examples.SCHADLER_2001, Xoshiro256.of(SEED, game));
        }
    }

    @Test
    void enginePlaysSchadler2001WithAnyNumberOfMenAsTheSlowModelDoes() {
        for (int game = 0; game < GAMES; game++) {
            int men = 2 + game % 23;
            playAndCompare(Examples.schadler2001("men", Integer.toString(men)), Xoshiro256.of(SEED + 1, game));
        }
    }

    @Test
    void enginePlaysEveryCombinationOfOptionsAsTheSlowModelDoes() {
        for (int game = 0; game < 3 * GAMES; game++) {
            Xoshiro256 random = Xoshiro256.of(SEED + 2, game);
            playAndCompare(Examples.ruleset(Examples.rules(random)), random);
        }
    }

    private static void playAndCompare(LatrunculiRuleset ruleset, Xoshiro256 random) {
        LatrunculiPosition position = ruleset.initial();
        SlowModel model = SlowModel.initial(ruleset.definition());
        int offset = random.nextInt(PLIES_BETWEEN_REFUSALS);
        boolean eager = random.nextBoolean();
        for (int ply = 0; ply < MOST_PLIES; ply++) {
            Agreement agreement = Agreement.of(position, model);
            agreement.hasSameMoves();
            if (ply % PLIES_BETWEEN_ALL_RESULTS == offset % PLIES_BETWEEN_ALL_RESULTS) {
                agreement.hasSameResults();
                agreement.leapsAgreeWithEveryWay();
            }
            if (ply % PLIES_BETWEEN_REFUSALS == offset || position.outcome().isPresent()) {
                agreement.hasSameRefusals();
            }
            if (position.outcome().isPresent()) {
                return;
            }
            int choice = choose(position, random, eager);
            model = agreement.hasSameResult(choice).next();
            position = position.play(choice);
        }
    }

    /** Eager players remove every other time they can, so that games end. */
    private static int choose(LatrunculiPosition position, Xoshiro256 random, boolean eager) {
        if (eager && position.legalMove(0) instanceof LatrunculiMove.Removal && random.nextBoolean()) {
            return 0;
        }
        return random.nextInt(position.legalMoveCount());
    }
}
