package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.sigwaduqqan.slow.SlowAgreement;
import io.github.lusoria.sigwaduqqan.slow.SlowGames;
import io.github.lusoria.sigwaduqqan.slow.SlowModel;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * The engine agrees with the slow model on random games: at every throw the text, the hash, who acts, the throws, their
 * weights, the scores and the outcome, and for every throw what happens, by which rules, and the position after it. A
 * failure names the ruleset, the position and the throw; games are drawn by the library's generator, so they are the same
 * everywhere.
 */
@Execution(ExecutionMode.CONCURRENT)
class SlowModelAgreementTest {
    private static final int GAMES = Math.max(1, Integer.getInteger("lusoria.games", 100) / 10);
    private static final List<Integer> PLAYERS = List.of(2, 3, 4, 6, 8);
    /** So many of each reading and number of players make ten thousand. */
    private static final int MANY_GAMES = 667;

    private static final long SEED = 1990;
    private static final int MOST_PLIES = 20_000;
    private static final int MOST_PLIES_OF_ODD_STICKS = 1_500;
    private static final int SETUPS_A_GAME = 10;
    private static final int PLIES_FROM_A_SETUP = 8;
    private static final int ENOUGH_GAMES = 100;

    @TestFactory
    Stream<DynamicTest> enginePlaysTheReadingsAsTheSlowModelDoes() {
        return readings()
                .map(ruleset -> DynamicTest.dynamicTest(name(ruleset), () -> {
                    SlowAgreement.compare(ruleset.initial(), SlowModel.initial(ruleset.definition()));
                    play(ruleset, Math.max(1, GAMES / PLAYERS.size()));
                }));
    }

    @Test
    void enginePlaysAnyCombinationOfOptionsAsTheSlowModelDoes() {
        playCombinations(GAMES);
    }

    /** Positions that games hardly reach: many beside the Ghoula or on 15, with any counts. */
    @Test
    void engineGoesOnFromAnySetUpAsTheSlowModelDoes() {
        playSetups(GAMES);
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicTest> enginePlaysManyGamesOfTheReadingsAsTheSlowModelDoes() {
        return readings().map(ruleset -> DynamicTest.dynamicTest(name(ruleset), () -> play(ruleset, MANY_GAMES)));
    }

    @Tag("slow")
    @Test
    void enginePlaysManyCombinationsOfOptionsAsTheSlowModelDoes() {
        playCombinations(2 * MANY_GAMES);
        playSetups(10 * MANY_GAMES);
    }

    private static Stream<SigRuleset> readings() {
        return SigWaDuqqan.all().stream().flatMap(ruleset -> PLAYERS.stream().map(ruleset::withPlayers));
    }

    private static String name(SigRuleset ruleset) {
        return ruleset.id() + ", " + ruleset.definition().players() + " players";
    }

    private static void play(SigRuleset ruleset, int games) {
        for (int game = 0; game < games; game++) {
            SigPosition last = SlowGames.play(ruleset.initial(), MOST_PLIES, false, Xoshiro256.of(SEED, game));
            assertThat(last.outcome()).as("%s, game %d", ruleset, game).isPresent();
        }
    }

    private static void playCombinations(int games) {
        Set<SigTermination> ends = EnumSet.noneOf(SigTermination.class);
        for (int game = 0; game < games; game++) {
            Xoshiro256 random = Xoshiro256.of(SEED + 1, game);
            SigRuleset ruleset = ruleset(random);
            boolean evenly = random.nextBoolean();
            SigPosition last = SlowGames.play(ruleset.initial(), MOST_PLIES_OF_ODD_STICKS, evenly, random);
            last.outcome().ifPresent(outcome -> ends.add((SigTermination) outcome.termination()));
        }
        if (games >= ENOUGH_GAMES) {
            assertThat(ends).as("ends that games reached").containsExactly(SigTermination.values());
        }
    }

    private static void playSetups(int games) {
        for (int number = 0; number < SETUPS_A_GAME * games; number++) {
            Xoshiro256 random = Xoshiro256.of(SEED + 2, number);
            SigRuleset ruleset = ruleset(random);
            SigPosition position = ruleset.parse(SlowGames.position(ruleset.definition(), random));
            SlowGames.play(position, PLIES_FROM_A_SETUP, true, random);
        }
    }

    private static SigRuleset ruleset(Xoshiro256 random) {
        SigRuleset text = SigWaDuqqan.houmtAlArbah();
        return text.with(SlowGames.rules(text.definition(), random));
    }
}
