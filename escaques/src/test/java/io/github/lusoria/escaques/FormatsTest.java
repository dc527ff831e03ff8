package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Rational;
import io.github.lusoria.core.Rulesets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What never changes silently, pinned with literal values, and the examples of the documentation. */
class FormatsTest {
    private static final List<Planet> IN_ORDER = List.of(Planet.values());

    @Test
    void initialPositionsAreWritten() {
        assertThat(Escaques.alfonso().initial())
                .hasToString("Cnc1/Vir1/Tau1/Leo1/Sco1/Sgr1/Aqr1 .............. 0,0,0,0,0,0,0 1 0/12");
        assertThat(Escaques.stakes().initial())
                .hasToString(Escaques.alfonso().initial().toString());
        assertThat(Escaques.ludii().initial())
                .hasToString("Ari1/Ari1/Ari1/Ari1/Ari1/Ari1/Ari1 .............. 0,0,0,0,0,0,0 1 0/12");
        EscaquesRuleset against = Escaques.alfonso().with("signOrder", "AGAINST_MOVEMENT");
        assertThat(against.initial(IN_ORDER).play("3"))
                .hasToString("Ari1/Vir1/Tau1/Leo1/Sco1/Sgr1/Aqr1 MoMeVeSuMaJuSa 96,0,0,0,0,0,0 2 0/12");
    }

    @Test
    void idsAreWritten() {
        assertThat(Escaques.all())
                .extracting(EscaquesRuleset::toString)
                .containsExactly("escaques/alfonso", "escaques/alfonso@stakes", "escaques/alfonso@ludii");
        assertThat(Escaques.alfonso().with(Map.of("payment", "TRANSFER", "initialScore", "-12")))
                .hasToString("escaques/alfonso?initialScore=-12&payment=TRANSFER");
        assertThat(Escaques.stakes().with("payment", "BANK")).hasToString("escaques/alfonso@stakes?payment=BANK");
        assertThat(Escaques.alfonso().options())
                .extracting(Object::toString)
                .containsExactly(
                        "conjunction=LOSE",
                        "payment=BANK",
                        "crossing=FINAL",
                        "signOrder=WITH_MOVEMENT",
                        "rings=FACE",
                        "start=SIGNS",
                        "throwUse=FULL",
                        "initialScore=0",
                        "end=ROUNDS",
                        "rounds=12",
                        "target=0");
    }

    @Test
    void actionsAreNumbered() {
        EscaquesRuleset ruleset = Escaques.alfonso();
        StringBuilder actions = new StringBuilder();
        for (int id = 0; id < ruleset.actionCount(); id++) {
            actions.append(ruleset.action(id)).append(' ');
        }
        assertThat(actions).hasToString("1 2 3 4 5 6 7 +1 +2 +3 +4 +5 +6 +7 ");
    }

    @Test
    void hashesAreFixed() {
        assertThat(Escaques.alfonso().initial().hash64()).isEqualTo(HASH_OF_START);
        EscaquesPosition position = Escaques.stakes()
                .with("throwUse", "UP_TO")
                .parse("Leo1/Vir2/Vir2/Leo1/Leo2/Gem3/Cnc2 JuMaMoSuMeSaVe 252,-12,-84,180,-324,768,-780 4:6 7/12");
        assertThat(position.hash64()).isEqualTo(HASH_OF_ANOTHER);
    }

    private static final long HASH_OF_START = 0xb916206040643485L;
    private static final long HASH_OF_ANOTHER = 0xe9e89418d0382b5fL;

    @Test
    void terminationsAreNamed() {
        assertThat(Arrays.stream(EscaquesTermination.values()).map(why -> why.id() + " " + why.rule()))
                .containsExactly(
                        "rounds escaques.end.rounds",
                        "target escaques.end.target",
                        "configuration escaques.end.configuration");
    }

    @Test
    void eventsNameTheirRules() {
        assertThat(List.of(
                        new EscaquesEvent.Threw(5),
                        new EscaquesEvent.Assigned(Planet.MARS),
                        new EscaquesEvent.Moved(Planet.MARS, new Space(Sign.SAGITTARIUS, 1)),
                        new EscaquesEvent.Entered(Sign.SAGITTARIUS),
                        new EscaquesEvent.Scored(Aspect.CONJUNCTION, Planet.JUPITER, -144),
                        new EscaquesEvent.Paid(144, Planet.MARS, Planet.JUPITER),
                        new EscaquesEvent.Ended(EscaquesTermination.ROUNDS)))
                .extracting(event -> event + " (" + event.rule() + ")")
                .containsExactly(
                        "threw 5 (escaques.throw)",
                        "assigned Mars (escaques.assignment)",
                        "moved Mars to Sgr1 (escaques.movement)",
                        "entered Sgr (escaques.entry)",
                        "scored conjunction Jupiter -144 (escaques.conjunction)",
                        "paid 144 from Mars to Jupiter (escaques.payment)",
                        "ended rounds (escaques.end.rounds)");
    }

    @Test
    void signsAndPlanetsHaveNames() {
        assertThat(Arrays.stream(Sign.values()).map(Sign::abbreviation))
                .containsExactly("Ari", "Tau", "Gem", "Cnc", "Leo", "Vir", "Lib", "Sco", "Sgr", "Cap", "Aqr", "Psc");
        assertThat(Arrays.stream(Sign.values()).map(Sign::displayName)).contains("Aries", "Cancer", "Pisces");
        assertThat(Arrays.stream(Planet.values()).map(Planet::initials))
                .containsExactly("Mo", "Me", "Ve", "Su", "Ma", "Ju", "Sa");
        assertThat(Sign.ARIES.plus(-1)).isEqualTo(Sign.PISCES);
        assertThat(Sign.ARIES.plus(Integer.MAX_VALUE)).isEqualTo(Sign.ofNumber(7));
    }

    @Test
    void diagramShowsRingsAndSigns() {
        EscaquesPosition position = Escaques.alfonso()
                .with("throwUse", "UP_TO")
                .initial(IN_ORDER)
                .play("3")
                .play("+3");
        assertThat(position.diagram().text()).isEqualTo("""
                        ring planet  Ari Tau Gem Cnc Leo Vir Lib Sco Sgr Cap Aqr Psc  seat   score
                          84 Saturn   .   .   .   .   .   .   .   .   .   .   1   .      7       0
                          72 Jupiter  .   .   .   .   .   .   .   .   1   .   .   .      6       0
                          60 Mars     .   .   .   .   .   .   .   1   .   .   .   .      5       0
                          48 Sun      .   .   .   .   1   .   .   .   .   .   .   .      4       0
                          36 Venus    .   1   .   .   .   .   .   .   .   .   .   .      3       0
                          24 Mercury  .   .   .   .   .   1   .   .   .   .   .   .      2       0
                          12 Moon     .   .   .   .   .   .   1   .   .   .   .   .      1      84
                        seat 2 throws; rounds completed: 0 of 12
                        """);
        assertThat(position.play("3").diagram().toString()).contains("seat 2 has thrown 3 and chooses");
        assertThat(Escaques.ludii().initial().diagram().toString())
                .contains("  12 Saturn   1 ", "seat 1 throws for a planet", "   -\n");
        assertThat(Escaques.alfonso()
                        .with(Map.of("end", "AMULI", "rounds", "0"))
                        .parse("Cnc1/Vir1/Aqr1/Leo4/Aqr5/Leo6/Tau7 MoMeVeSuMaJuSa 0,0,0,0,0,0,0 - -")
                        .diagram()
                        .text())
                .endsWith("the game is over\n");
    }

    @Test
    void catalogueListsTheReadings() {
        assertThat((Object) Rulesets.of("escaques/alfonso")).isSameAs(Escaques.alfonso());
        assertThat((Object) Rulesets.of("escaques/alfonso@stakes")).isSameAs(Escaques.stakes());
        assertThat((Object) Rulesets.of("escaques/alfonso@ludii")).isSameAs(Escaques.ludii());
    }

    @Test
    void examplesOfThePackageAndOfTheScoringHold() {
        EscaquesRuleset ruleset = Escaques.alfonso().with("conjunction", "GAIN");
        EscaquesPosition start = ruleset.initial(List.of(Planet.values()));
        EscaquesPosition next = start.play("3");
        assertThat(next.score(1) + " points for the Moon in " + next.space(Planet.MOON))
                .isEqualTo("84 points for the Moon in Lib1");
        assertThat(ExpectedScore.of(next).ownTurn(2)).isEqualTo(EXPECTED_FOR_MERCURY);

        AspectScoring scoring = AspectScoring.of(Escaques.alfonso().definition());
        AspectScore score = scoring.score(Sign.CANCER, Map.of(Planet.MOON, Sign.CANCER, Planet.MARS, Sign.SCORPIO));
        assertThat(score.aspects()).hasToString("[conjunction Moon -144, trine Mars 36]");
        assertThat(score.points()).isEqualTo(-108);
        assertThat(score.aspects().get(1).payer()).isEqualTo(FormedAspect.Payer.BANK);
    }

    private static final Rational EXPECTED_FOR_MERCURY = Rational.of(912, 7);
}
