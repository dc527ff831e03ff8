package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.Traits;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * How far a set-up's scores may lie from what its turns can have brought: by the greatest handicap. A turn of one's own
 * brings from six conjunctions, 6 * -144, to six trines, 6 * 36; where points are transferred, a turn of somebody else
 * brings from -36 to 144.
 */
class ScoreBoundsTest {
    private static final int HANDICAP = EscaquesSetup.MAX_HANDICAP;
    private static final int LEAST = -6 * 144;
    private static final int MOST = 6 * 36;
    private static final List<Planet> IN_ORDER = List.of(Planet.values());

    private static EscaquesSetup.Builder assigned() {
        return EscaquesSetup.builder().assign(IN_ORDER);
    }

    private static void liesBetween(
            EscaquesRuleset ruleset, EscaquesSetup.Builder setup, int seat, int least, int most) {
        assertThat(isAccepted(ruleset, setup, seat, least)).as("%d", least).isTrue();
        assertThat(isAccepted(ruleset, setup, seat, most)).as("%d", most).isTrue();
        assertThat(isAccepted(ruleset, setup, seat, least - 1))
                .as("%d", least - 1)
                .isFalse();
        assertThat(isAccepted(ruleset, setup, seat, most + 1))
                .as("%d", most + 1)
                .isFalse();
    }

    /** Whether nothing is said against the score itself; that scores do not add up is another matter. */
    private static boolean isAccepted(EscaquesRuleset ruleset, EscaquesSetup.Builder setup, int seat, int points) {
        try {
            ruleset.position(setup.build().toBuilder().score(seat, points).build());
            return true;
        } catch (InvalidSetupException e) {
            return e.violations().stream().noneMatch(each -> each.key().equals("escaques.setup.score"));
        }
    }

    @Test
    void beforeTheFirstTurnAScoreIsTheInitialOneAndAHandicap() {
        liesBetween(Escaques.alfonso(), assigned(), 1, -HANDICAP, HANDICAP);
        EscaquesRuleset purse = Escaques.alfonso().with("initialScore", "-120");
        liesBetween(purse, assigned(), 7, -120 - HANDICAP, -120 + HANDICAP);
    }

    @Test
    void throwsForPlanetsBringNothing() {
        EscaquesSetup.Builder setup = EscaquesSetup.builder().assign(IN_ORDER.subList(0, 2));
        liesBetween(Escaques.alfonso(), setup, 1, -HANDICAP, HANDICAP);
    }

    @Test
    void whoHasHadATurnInThisRoundMayHaveMore() {
        EscaquesSetup.Builder setup = assigned().toThrow(3).roundsCompleted(2);
        liesBetween(Escaques.alfonso(), setup, 2, 3 * LEAST - HANDICAP, 3 * MOST + HANDICAP);
        liesBetween(Escaques.alfonso(), setup, 3, 2 * LEAST - HANDICAP, 2 * MOST + HANDICAP);
    }

    @Test
    void whereEverySignIsScoredATurnBringsSevenTimesAsMuch() {
        EscaquesRuleset every = Escaques.alfonso().with("crossing", "EVERY_ENTERED");
        EscaquesSetup.Builder setup = assigned().toThrow(2).roundsCompleted(1);
        liesBetween(every, setup, 1, 14 * LEAST - HANDICAP, 14 * MOST + HANDICAP);
        liesBetween(every, setup, 7, 7 * LEAST - HANDICAP, 7 * MOST + HANDICAP);
    }

    @Test
    void wherePointsAreTransferredTheTurnsOfOthersBringSomeToo() {
        EscaquesSetup.Builder setup = assigned().toThrow(3).roundsCompleted(2);
        // seat 1 has had three turns; seat 2 three, the five others two each
        liesBetween(Escaques.stakes(), setup, 1, 3 * LEAST - 13 * 36 - HANDICAP, 3 * MOST + 13 * 144 + HANDICAP);
        liesBetween(Escaques.stakes(), setup, 7, 2 * LEAST - 14 * 36 - HANDICAP, 2 * MOST + 14 * 144 + HANDICAP);
        liesBetween(
                Escaques.stakes().with("crossing", "EVERY_ENTERED"),
                assigned().toThrow(2),
                5,
                -7 * 36 - HANDICAP,
                7 * 144 + HANDICAP);
    }

    @Test
    void ofAGameThatIsOverWithinARoundItIsNotKnownWhoWasTheLast() {
        EscaquesRuleset target = Escaques.alfonso().with(Map.of("end", "SCORE_TARGET", "target", "84"));
        EscaquesSetup.Builder over = assigned()
                .put(Planet.MOON, new Space(Sign.LIBRA, 1))
                .score(1, 84)
                .over();
        liesBetween(target, over, 7, LEAST - HANDICAP, MOST + HANDICAP);
    }

    @Test
    void afterTheLastRoundEverySeatHasHadItsTurns() {
        EscaquesSetup.Builder over = assigned().roundsCompleted(12).over();
        liesBetween(Escaques.alfonso(), over, 4, 12 * LEAST - HANDICAP, 12 * MOST + HANDICAP);
    }

    @Test
    void withoutARoundLimitOnlyTheScoreLimitBindsThem() {
        EscaquesRuleset endless = Escaques.alfonso().with(Map.of("end", "AMULI", "rounds", "0"));
        liesBetween(endless, assigned(), 2, -EscaquesSetup.SCORE_LIMIT, EscaquesSetup.SCORE_LIMIT);
    }

    @Test
    void payoffsAreThoseOfAWholeGame() {
        payoffs(Escaques.alfonso(), 12 * LEAST - HANDICAP, 12 * MOST + HANDICAP);
        payoffs(
                Escaques.alfonso().with("crossing", "EVERY_ENTERED"),
                7 * 12 * LEAST - HANDICAP,
                7 * 12 * MOST + HANDICAP);
        payoffs(Escaques.stakes(), 12 * LEAST - 72 * 36 - HANDICAP, 12 * MOST + 72 * 144 + HANDICAP);
        payoffs(Escaques.alfonso().with("initialScore", "24"), 24 + 12 * LEAST - HANDICAP, 24 + 12 * MOST + HANDICAP);
        // nothing is worse than six oppositions where a conjunction counts nothing
        payoffs(Escaques.alfonso().with("conjunction", "IGNORE"), 12 * 6 * -72 - HANDICAP, 12 * MOST + HANDICAP);
        payoffs(Escaques.ludii(), 12 * 6 * -72 - HANDICAP, 12 * 6 * 144 + HANDICAP);
    }

    private static void payoffs(EscaquesRuleset ruleset, int least, int most) {
        Traits traits = ruleset.traits();
        assertThat(traits.leastPayoff()).as("least of %s", ruleset).isEqualTo(least);
        assertThat(traits.greatestPayoff()).as("greatest of %s", ruleset).isEqualTo(most);
    }
}
