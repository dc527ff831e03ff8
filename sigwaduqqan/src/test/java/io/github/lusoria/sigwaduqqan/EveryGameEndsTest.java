package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.PlayoutSummary;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.core.testkit.Proves;
import java.util.List;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Games end, as {@link SigRuleset} proves, and are as long and as deadly as other programs found. */
@Tag("thorough")
class EveryGameEndsTest {
    private static final long SEED = 20261130;
    private static final int GAMES = Integer.getInteger("lusoria.games", 100);
    /** Far beyond the longest game: twenty players with sticks of 9/10 throw some 70000 times on average. */
    private static final int CAP = 10_000_000;

    static List<SigRuleset> readings() {
        return SigWaDuqqan.all();
    }

    @ParameterizedTest
    @MethodSource("readings")
    void everyGameEnds(SigRuleset reading) {
        for (int players : new int[] {2, 3, 4, 6, 8, 20}) {
            for (String sticks : List.of("1/2", "1/10", "9/10")) {
                SigRuleset ruleset = reading.withPlayers(players).with("whiteProbability", sticks);
                PlayoutSummary summary = Playouts.summarize(ruleset.initial(), SEED, 0, GAMES, CAP);
                assertThat(summary.capped()).as(ruleset.toString()).isZero();
            }
        }
    }

    /** The proof's sequence: whoever is to throw throws sigs until he is home, then a 3. */
    @ParameterizedTest
    @MethodSource("readings")
    void theProofsSequenceEndsTheGameFromAnyPosition(SigRuleset reading) {
        for (int game = 0; game < GAMES; game++) {
            SigRuleset ruleset = reading.withPlayers(2 + game % 7);
            SigPosition position = Playouts.play(ruleset.initial(), Xoshiro256.of(SEED, game), game * 7)
                    .position();
            int longest = 27 * position.pilgrims().size() + 5;
            int plies = 0;
            while (position.outcome().isEmpty()) {
                boolean isHome =
                        position.pilgrim(position.seatToThrow().orElseThrow()).isHome();
                position = position.play(isHome ? StickThrow.THREE : StickThrow.SIG);
                plies++;
            }
            assertThat(plies).isLessThanOrEqualTo(longest);
        }
    }

    /** Mean losers and throws of 20000 games by another program (section 6 of the notes); about one in a hundred off. */
    @ParameterizedTest(name = "{0} players")
    @CsvSource({
        "2,text,0.507,138",
        "3,text,1.136,202",
        "4,text,1.819,261",
        "6,text,3.269,371",
        "2,ludii,0.221,127",
        "3,ludii,0.717,191",
        "4,ludii,1.199,248",
        "6,ludii,2.241,353"
    })
    void meansAgreeWithAnotherProgram(int players, String reading, double losers, double length) {
        SigRuleset ruleset = reading.equals("text") ? Resources.TEXT : Resources.LUDII;
        int games = 20_000;
        PlayoutSummary summary = Playouts.summarize(ruleset.withPlayers(players).initial(), SEED, 0, games, CAP);
        long winners =
                summary.seats().stream().mapToLong(PlayoutSummary.Seat::payoffs).sum();
        assertThat(players - (double) winners / games).isCloseTo(losers, Percentage.withPercentage(3));
        assertThat((double) summary.plies() / games).isCloseTo(length, Percentage.withPercentage(2));
    }

    @Test
    @Proves("sigwaduqqan.ghoula.limit")
    void theFirstBeyondFifteenNeverLoses() {
        for (int game = 0; game < GAMES; game++) {
            SigPosition position = Resources.TEXT.withPlayers(4).initial();
            var random = Xoshiro256.of(SEED, game);
            int first = 0;
            while (position.outcome().isEmpty()) {
                position = position.play(Playouts.choose(position, random));
                for (int seat = 1; first == 0 && seat <= 4; seat++) {
                    first = position.pilgrim(seat).square() >= 16 ? seat : 0;
                }
            }
            assertThat(position.outcome().orElseThrow().payoff(first)).isEqualTo(1);
        }
    }
}
