package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.testkit.Proves;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How games end, and that they do not end otherwise. */
class EndTest {
    private static final List<Planet> IN_ORDER = List.of(Planet.values());
    private static final String START = "Cnc1/Vir1/Tau1/Leo1/Sco1/Sgr1/Aqr1 MoMeVeSuMaJuSa";

    @Test
    @Proves({"escaques.end.rounds", "escaques.winner"})
    void lastThrowOfTheLastRoundEndsTheGame() {
        EscaquesPosition last = Escaques.alfonso().parse(START + " 24,-12,24,0,0,0,-120 7 11/12");
        EscaquesPosition end = last.play("7");
        assertThat(end).hasToString("Cnc1/Vir1/Tau1/Leo1/Sco1/Sgr1/Psc1 MoMeVeSuMaJuSa 24,-12,24,0,0,0,-132 - 12/12");
        Outcome outcome = end.outcome().orElseThrow();
        assertThat(outcome).hasToString("rounds 24,-12,24,0,0,0,-132");
        assertThat(outcome.winner()).isEmpty();
        assertThat(outcome.rank(1)).isEqualTo(outcome.rank(3)).isEqualTo(1);
        assertThat(outcome.rank(4)).isEqualTo(3);
        assertThat(end.actor()).isEqualTo(Actor.NOBODY);
        assertThat(end.roundsCompleted()).hasValue(12);
    }

    @Test
    @Proves("escaques.turn-order")
    void seventhThrowOfAnEarlierRoundBeginsTheNext() {
        assertThat(Escaques.alfonso()
                        .parse(START + " 0,0,0,0,0,0,0 7 3/12")
                        .play("1")
                        .toString())
                .endsWith(" 1 4/12");
    }

    @Test
    @Proves("escaques.end.target")
    void scoreThatReachesTheTargetEndsTheGameWithinTheRound() {
        EscaquesRuleset target = Escaques.alfonso().with(Map.of("end", "SCORE_TARGET", "target", "84"));
        EscaquesPosition end = target.initial(IN_ORDER).play("3");
        assertThat(end.outcome().orElseThrow()).hasToString("target 84,0,0,0,0,0,0");
        assertThat(end.toString()).endsWith(" - 0/12");
        EscaquesRuleset higher = target.with("target", "85");
        assertThat(higher.initial(IN_ORDER).play("3").outcome()).isEmpty();
    }

    @Test
    @Proves({"escaques.end.target", "escaques.payment"})
    void pointsThatOthersAreOwedReachTheTargetToo() {
        EscaquesRuleset target = Escaques.stakes().with(Map.of("end", "SCORE_TARGET", "target", "144"));
        // the Moon enters Leo and pays the Sun 144
        assertThat(target.initial(IN_ORDER).play("1").outcome().orElseThrow())
                .hasToString("target -252,0,36,144,36,-36,72");
    }

    @Test
    @Proves({"escaques.end.target", "escaques.end.rounds"})
    void targetGoesBeforeTheRoundsAndTheRoundsEndWhatReachesNoTarget() {
        EscaquesRuleset target = Escaques.alfonso().with(Map.of("end", "SCORE_TARGET", "target", "24", "rounds", "1"));
        EscaquesPosition last = target.parse("Cnc1/Vir1/Tau1/Leo1/Sco1/Sgr1/Psc7 MoMeVeSuMaJuSa 0,0,0,0,0,0,0 7 0/1");
        assertThat(last.play("1").outcome().orElseThrow()).hasToString("target 0,0,0,0,0,0,36");
        EscaquesPosition short1 = target.parse(START + " 0,0,0,0,0,0,0 7 0/1");
        assertThat(short1.play("1").outcome().orElseThrow()).hasToString("rounds 0,0,0,0,0,0,0");
    }

    @Test
    @Proves("escaques.end.configuration")
    void configurationNeedsAllFourPlanets() {
        EscaquesRuleset amuli = Escaques.alfonso().with(Map.of("end", "AMULI", "rounds", "0"));
        EscaquesPosition before = amuli.parse("Cnc1/Vir1/Aqr1/Leo4/Cap5/Leo6/Tau7 MoMeVeSuMaJuSa 0,0,0,0,0,0,0 5 -");
        assertThat(before.roundsCompleted()).isEmpty();
        assertThat(before.play("1").outcome().orElseThrow().termination()).isEqualTo(EscaquesTermination.CONFIGURATION);
        for (String other : List.of("Cnc1/Vir1/Aqr1/Vir4/Cap5/Leo6/Tau7", "Cnc1/Vir1/Psc1/Leo4/Cap5/Leo6/Tau7")) {
            assertThat(amuli.parse(other + " MoMeVeSuMaJuSa 0,0,0,0,0,0,0 5 -")
                            .play("1")
                            .outcome())
                    .isEmpty();
        }
        assertThat(before.play("5").outcome()).isPresent();
        assertThat(before.play("5").toString()).endsWith(" - -");
        assertThat(before.play("6").outcome()).isEmpty();
    }

    @Test
    @Proves("escaques.score-limit")
    void withoutARoundLimitPointsBeyondTheScoreLimitDoNotCount() {
        EscaquesRuleset endless = Escaques.alfonso().with(Map.of("end", "AMULI", "rounds", "0"));
        EscaquesPosition rich = endless.parse(START + " 999999950,0,0,0,0,0,0 1 -");
        assertThat(endless.traits().greatestPayoff()).isEqualTo(1_000_000_000);
        // 84 points would be too many
        EscaquesPosition next = rich.play("3");
        assertThat(next.score(1)).isEqualTo(999_999_950);
        assertThat(rich.explain(rich.parseMove("3")).events())
                .extracting(Object::toString)
                .containsExactly("threw 3", "moved Moon to Lib1", "entered Lib");
        assertThat(rich.play("1").score(1)).isEqualTo(999_999_950 - 252);
        for (int seat = 1; seat <= 7; seat++) {
            String scores = "0,".repeat(seat - 1) + "-999999999" + ",0".repeat(7 - seat);
            EscaquesPosition poor =
                    endless.parse("Leo1/Leo1/Leo1/Leo1/Leo1/Leo1/Leo1 MoMeVeSuMaJuSa " + scores + " " + seat + " -");
            assertThat(poor.play("7").score(seat)).isGreaterThanOrEqualTo(-1_000_000_000);
        }
    }

    @Test
    @Proves("escaques.movement")
    void aPlayerWhoChoosesGoesFewerSpaces() {
        EscaquesRuleset choosing = Escaques.alfonso().with("throwUse", "UP_TO");
        EscaquesPosition thrown = choosing.initial(IN_ORDER).play("4");
        assertThat(thrown.toString()).endsWith(" 1:4 0/12");
        assertThat(thrown.actor()).isEqualTo(new Actor.Player(1));
        assertThat(thrown.thrown()).hasValue(4);
        assertThat(thrown.legalMoves()).extracting(Object::toString).containsExactly("+1", "+2", "+3", "+4");
        assertThat(thrown.play("+3").toString()).startsWith("Lib1/").endsWith(" 84,0,0,0,0,0,0 2 0/12");
        assertThat(choosing.traits().longestGame()).hasValue(7 + 12 * 14);
    }

    @Test
    @Proves("escaques.taken")
    void lastPlanetIsStillThrownFor() {
        EscaquesPosition position = Escaques.alfonso().initial(IN_ORDER.subList(0, 6));
        assertThat(position.actor()).isEqualTo(new Actor.Chance(7));
        assertThat(position.legalMoves()).containsExactly(new EscaquesMove.Throw(7));
        assertThat(position.play(0)).isEqualTo(Escaques.alfonso().initial(IN_ORDER));
    }

    @Test
    @Proves("game.ended-from-outside")
    void playersMayAgreeAndAnArbiterMayDecide() {
        Game<EscaquesPosition, EscaquesMove> game = Game.from(Escaques.alfonso().initial(IN_ORDER));
        assertThat(game.agreeDraw().outcome().orElseThrow()).hasToString("agreed 0,0,0,0,0,0,0");
        assertThat(game.adjudicate(List.of(7, 6, 5, 4, 3, 2, 1)).outcome().orElseThrow())
                .hasToString("adjudicated 7,6,5,4,3,2,1");
    }
}
