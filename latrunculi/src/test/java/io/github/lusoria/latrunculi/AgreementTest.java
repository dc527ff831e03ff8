package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.latrunculi.slow.SlowModel;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The engine agrees with the slow model, ply by ply, on random games. A failure names the ruleset and the position, which
 * is enough to repeat it; games are drawn by the library's generator, so they are the same everywhere.
 */
class AgreementTest {
    private static final int GAMES = Integer.getInteger("lusoria.games", 100);
    private static final long SEED = 2001;
    /** Random games are long; every fiftieth is played to its end, or nearly so, by players who like to remove. */
    private static final int GAMES_A_WHOLE_GAME = 50;

    private static final int WHOLE_GAME = 3_000;
    private static final int MOST_PLIES = 120;
    private static final int PLIES_BETWEEN_ALL_RESULTS = 12;
    private static final int PLIES_BETWEEN_REFUSALS = 24;
    private static final int ENOUGH_GAMES = 100;
    private static final int SETUPS_A_GAME = 3;
    private static final int PLIES_FROM_A_SETUP = 3;

    @Test
    void enginePlaysSchadler2001AsTheSlowModelDoes() {
        for (int game = 0; game < GAMES; game++) {
            playAndCompare(Examples.SCHADLER_2001, Xoshiro256.of(SEED, game), isWhole(game));
        }
    }

    @Test
    void enginePlaysSchadler2001WithAnyNumberOfMenAsTheSlowModelDoes() {
        for (int game = 0; game < GAMES; game++) {
            int men = 2 + game % 23;
            playAndCompare(
                    Examples.schadler2001("men", Integer.toString(men)), Xoshiro256.of(SEED + 1, game), isWhole(game));
        }
    }

    @Test
    void enginePlaysEveryCombinationOfOptionsAsTheSlowModelDoes() {
        Set<LatrunculiTermination> ends = EnumSet.noneOf(LatrunculiTermination.class);
        for (int game = 0; game < 2 * GAMES; game++) {
            Xoshiro256 random = Xoshiro256.of(SEED + 2, game);
            LatrunculiPosition last = playAndCompare(Examples.ruleset(Examples.rules(random)), random, isWhole(game));
            last.outcome().ifPresent(outcome -> ends.add((LatrunculiTermination) outcome.termination()));
        }
        if (GAMES >= ENOUGH_GAMES) {
            assertThat(ends).as("ends that the games reached").containsExactly(LatrunculiTermination.values());
        }
    }

    /** Boards that games hardly reach: crowded, with pieces bound on both axes, with any last moves. */
    @Test
    void engineGoesOnFromAnySetUpAsTheSlowModelDoes() {
        for (int number = 0; number < SETUPS_A_GAME * GAMES; number++) {
            Xoshiro256 random = Xoshiro256.of(SEED + 3, number);
            LatrunculiRuleset ruleset = Examples.ruleset(Examples.rules(random));
            LatrunculiPosition position = ruleset.position(SetupPlan.of(random).setup(ruleset));
            for (int ply = 0; ply < PLIES_FROM_A_SETUP && position.outcome().isEmpty(); ply++) {
                Agreement agreement = Agreement.of(position);
                agreement.hasSameMoves();
                agreement.hasSameResults();
                position = position.play(random.nextInt(position.legalMoveCount()));
            }
        }
    }

    private static boolean isWhole(int game) {
        return game % GAMES_A_WHOLE_GAME == 0;
    }

    private static LatrunculiPosition playAndCompare(LatrunculiRuleset ruleset, Xoshiro256 random, boolean whole) {
        LatrunculiPosition position = ruleset.initial();
        SlowModel model = SlowModel.initial(ruleset.definition());
        int offset = random.nextInt(PLIES_BETWEEN_REFUSALS);
        boolean eager = whole || random.nextBoolean();
        for (int ply = 0; ply < (whole ? WHOLE_GAME : MOST_PLIES); ply++) {
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
                return position;
            }
            int choice = choose(position, random, eager);
            model = agreement.hasSameResult(choice).next();
            position = position.play(choice);
        }
        return position;
    }

    /** Eager players remove every other time they can, so that games end. */
    private static int choose(LatrunculiPosition position, Xoshiro256 random, boolean eager) {
        if (eager && position.legalMove(0) instanceof LatrunculiMove.Removal && random.nextBoolean()) {
            return 0;
        }
        return random.nextInt(position.legalMoveCount());
    }
}
