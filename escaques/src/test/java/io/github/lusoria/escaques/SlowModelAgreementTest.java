package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.escaques.slow.SlowAgreement;
import io.github.lusoria.escaques.slow.SlowGames;
import io.github.lusoria.escaques.slow.SlowModel;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * The engine agrees with the slow model on random games: at every ply the text, the hash, who acts, the legal moves, their
 * weights, the scores and the outcome, and for every legal move what happens, by which rules, and the position after it. A
 * failure names the ruleset, the position and the move; games are drawn by the library's generator, so they are the same
 * everywhere.
 */
@Execution(ExecutionMode.CONCURRENT)
class SlowModelAgreementTest {
    private static final int GAMES = Math.max(1, Integer.getInteger("lusoria.games", 100) / 10);
    private static final int MANY_GAMES = 1_000;
    private static final long SEED = 1283;
    private static final int MOST_PLIES = 400;
    private static final int SETUPS_A_GAME = 10;
    private static final int PLIES_FROM_A_SETUP = 3;
    private static final int ENOUGH_GAMES = 100;

    @TestFactory
    Stream<DynamicTest> engineBeginsAsTheSlowModelDoes() {
        return Escaques.all().stream()
                .map(ruleset -> DynamicTest.dynamicTest(
                        ruleset.id().toString(),
                        () -> SlowAgreement.compare(ruleset.initial(), SlowModel.initial(ruleset.definition()))));
    }

    @TestFactory
    Stream<DynamicTest> enginePlaysTheReadingsAsTheSlowModelDoes() {
        return Escaques.all().stream()
                .map(ruleset -> DynamicTest.dynamicTest(ruleset.id().toString(), () -> playReading(ruleset, GAMES)));
    }

    @Test
    void enginePlaysAnyCombinationOfOptionsAsTheSlowModelDoes() {
        playCombinations(GAMES);
    }

    /** Positions that games hardly reach: crowded signs, any scores, seats still to be assigned. */
    @Test
    void engineGoesOnFromAnySetUpAsTheSlowModelDoes() {
        playSetups(GAMES);
    }

    /** Rulebook: without a round limit, a turn that would take a score beyond the limit counts no points. */
    @Test
    void engineKeepsScoresWithinTheirLimitAsTheSlowModelDoes() {
        List<Integer> farthest = List.of(1_000_000_000, 999_999_990, -1_000_000_000, -999_999_900);
        for (int number = 0; number < SETUPS_A_GAME * GAMES; number++) {
            Xoshiro256 random = Xoshiro256.of(SEED + 3, number);
            EscaquesRules rules = SlowGames.rules(EscaquesRules.TEXT, random).toBuilder()
                    .end(EscaquesRules.End.AMULI)
                    .target(0)
                    .rounds(0)
                    .initialScore(0)
                    .build();
            EscaquesRuleset ruleset = Escaques.alfonso().with(rules);
            String[] fields = SlowGames.position(ruleset, random).split(" ", -1);
            int far = farthest.get(random.nextInt(farthest.size()));
            fields[2] = far + "," + -far + ",0," + far + "," + -far + "," + far + "," + -far;
            EscaquesPosition position = ruleset.parse(String.join(" ", fields));
            SlowGames.play(position, PLIES_FROM_A_SETUP, random);
        }
    }

    @Test
    void scoringKnowsTheAspectsThatTheSlowModelKnows() {
        for (EscaquesRules.Conjunction conjunction : EscaquesRules.Conjunction.values()) {
            AspectScoring scoring = new AspectScoring(conjunction, EscaquesRules.Payment.BANK);
            for (Sign entered : Sign.values()) {
                for (Sign other : Sign.values()) {
                    FormedAspect aspect = scoring.score(entered, Map.of(Planet.SUN, other))
                            .aspects()
                            .get(0);
                    assertThat(aspect.aspect().displayName() + " " + aspect.points())
                            .as("%s entered, %s, %s", entered, other, conjunction)
                            .isEqualTo(SlowModel.aspect(entered.abbreviation(), other.abbreviation(), conjunction));
                    assertThat(scoring.points(entered, other)).isEqualTo(aspect.points());
                }
            }
        }
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicTest> enginePlaysManyGamesOfTheReadingsAsTheSlowModelDoes() {
        return Escaques.all().stream()
                .map(ruleset ->
                        DynamicTest.dynamicTest(ruleset.id().toString(), () -> playReading(ruleset, MANY_GAMES)));
    }

    @Tag("slow")
    @Test
    void enginePlaysManyCombinationsOfOptionsAsTheSlowModelDoes() {
        playCombinations(4 * MANY_GAMES);
        playSetups(MANY_GAMES);
    }

    private void playReading(EscaquesRuleset ruleset, int games) {
        for (int game = 0; game < games; game++) {
            EscaquesPosition last = SlowGames.play(ruleset.initial(), MOST_PLIES, Xoshiro256.of(SEED, game));
            assertThat(last.outcome()).as("%s, game %d", ruleset, game).isPresent();
        }
    }

    private void playCombinations(int games) {
        Set<EscaquesTermination> ends = EnumSet.noneOf(EscaquesTermination.class);
        for (int game = 0; game < games; game++) {
            Xoshiro256 random = Xoshiro256.of(SEED + 1, game);
            EscaquesRuleset ruleset = Escaques.alfonso().with(SlowGames.rules(EscaquesRules.TEXT, random));
            EscaquesPosition last = SlowGames.play(ruleset.initial(), MOST_PLIES, random);
            last.outcome().ifPresent(outcome -> ends.add((EscaquesTermination) outcome.termination()));
        }
        if (games >= ENOUGH_GAMES) {
            assertThat(ends)
                    .as("ends that games reached")
                    .contains(EscaquesTermination.ROUNDS, EscaquesTermination.TARGET);
        }
    }

    private void playSetups(int games) {
        Set<EscaquesTermination> ends = EnumSet.noneOf(EscaquesTermination.class);
        for (int number = 0; number < SETUPS_A_GAME * games; number++) {
            Xoshiro256 random = Xoshiro256.of(SEED + 2, number);
            EscaquesRuleset ruleset = Escaques.alfonso().with(SlowGames.rules(EscaquesRules.TEXT, random));
            EscaquesPosition position = ruleset.parse(SlowGames.position(ruleset, random));
            EscaquesPosition last = SlowGames.play(position, PLIES_FROM_A_SETUP, random);
            last.outcome().ifPresent(outcome -> ends.add((EscaquesTermination) outcome.termination()));
        }
        if (games >= ENOUGH_GAMES) {
            assertThat(ends).as("ends that positions led to").containsExactly(EscaquesTermination.values());
        }
    }
}
