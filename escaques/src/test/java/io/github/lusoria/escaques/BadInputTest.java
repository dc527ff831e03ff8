package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.NotationException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts, set-ups and options that are not acceptable are refused with the place or with every violation. */
class BadInputTest {
    private static final String PLANETS = "Cnc1/Vir1/Tau1/Leo1/Sco1/Sgr1/Aqr1";
    private static final String SEATS = " MoMeVeSuMaJuSa";
    private static final String SCORES = " 0,0,0,0,0,0,0";
    private static final int SEATS_AT = PLANETS.length();
    private static final int SCORES_AT = SEATS_AT + SEATS.length();
    private static final int TURN_AT = SCORES_AT + SCORES.length();
    private static final int ROUND_AT = TURN_AT + 2;
    private static final EscaquesRuleset ENDLESS = Escaques.alfonso().with(Map.of("end", "AMULI", "rounds", "0"));

    private static void refuses(EscaquesRuleset ruleset, String text, int offset) {
        assertThatThrownBy(() -> ruleset.parse(text)).isInstanceOfSatisfying(NotationException.class, thrown -> {
            assertThat(thrown.offset()).as("offset in: %s", thrown.getMessage()).isEqualTo(offset);
            assertThat(thrown.getMessage()).matches("[ -~]{20,300}");
        });
    }

    static Stream<Arguments> texts() {
        String rest = SEATS + SCORES + " 1 0/12";
        return Stream.of(
                arguments("nothing", "", 0),
                arguments("another sign", "Can1/Vir1/Tau1/Leo1/Sco1/Sgr1/Aqr1" + rest, 0),
                arguments("a sign in small letters", "cnc1/Vir1/Tau1/Leo1/Sco1/Sgr1/Aqr1" + rest, 0),
                arguments("space 0", "Cnc0/Vir1/Tau1/Leo1/Sco1/Sgr1/Aqr1" + rest, 3),
                arguments("space 8", "Cnc1/Vir1/Tau1/Leo1/Sco1/Sgr1/Aqr8" + rest, 33),
                arguments("a space of two digits", "Cnc1/Vir1/Tau1/Leo1/Sco1/Sgr1/Aqr10" + rest, 34),
                arguments("a planet too few", "Cnc1/Vir1/Tau1/Leo1/Sco1/Sgr1" + rest, 29),
                arguments("a planet too many", PLANETS + "/Ari1" + rest, 34),
                arguments("two spaces", PLANETS + " " + rest, SEATS_AT + 1),
                arguments("no planet of this name", PLANETS + " MoMeVeSuMaJuUr" + SCORES + " 1 0/12", SCORES_AT - 2),
                arguments("one dot", PLANETS + " .MeVeSuMaJuSa" + SCORES + " 1 0/12", SEATS_AT + 1),
                arguments("a score too few", PLANETS + SEATS + " 0,0,0,0,0,0 1 0/12", SCORES_AT + 12),
                arguments("a score too many", PLANETS + SEATS + SCORES + ",0 1 0/12", TURN_AT),
                arguments("a score with +", PLANETS + SEATS + " +1,0,0,0,0,0,0 1 0/12", SCORES_AT + 1),
                arguments("a score with a leading zero", PLANETS + SEATS + " 00,0,0,0,0,0,0 1 0/12", SCORES_AT + 1),
                arguments("a score of minus zero", PLANETS + SEATS + " -0,0,0,0,0,0,0 1 0/12", SCORES_AT + 1),
                arguments("a score of a lone minus", PLANETS + SEATS + " -,0,0,0,0,0,0 1 0/12", SCORES_AT + 1),
                arguments("a huge score", PLANETS + SEATS + " 1000000001,0,0,0,0,0,0 1 0/12", SCORES_AT + 1),
                arguments("an endless score", PLANETS + SEATS + " " + "9".repeat(99999), SCORES_AT + 1),
                arguments("seat 0", PLANETS + SEATS + SCORES + " 0 0/12", TURN_AT + 1),
                arguments("seat 8", PLANETS + SEATS + SCORES + " 8 0/12", TURN_AT + 1),
                arguments("a throw of 8", PLANETS + SEATS + SCORES + " 1:8 0/12", TURN_AT + 3),
                arguments("a colon without throw", PLANETS + SEATS + SCORES + " 1: 0/12", TURN_AT + 3),
                arguments("no round", PLANETS + SEATS + SCORES + " 1", ROUND_AT),
                arguments("a dash for the rounds", PLANETS + SEATS + SCORES + " 1 -", ROUND_AT + 1),
                arguments("no number agreed", PLANETS + SEATS + SCORES + " 1 0", ROUND_AT + 2),
                arguments("another number agreed", PLANETS + SEATS + SCORES + " 1 0/11", ROUND_AT + 3),
                arguments("more rounds than agreed", PLANETS + SEATS + SCORES + " 1 13/12", ROUND_AT + 1),
                arguments("more at the end", PLANETS + rest + " ", ROUND_AT + 5),
                arguments("a fullwidth digit", PLANETS + SEATS + SCORES + " \uff11 0/12", TURN_AT + 1));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("texts")
    void positionTextIsRefusedWhereItIsWrong(String name, String text, int offset) {
        refuses(Escaques.alfonso(), text, offset);
    }

    @Test
    void roundsAreNoTextWhereNoneAreAgreed() {
        refuses(ENDLESS, PLANETS + SEATS + SCORES + " 1 0/12", ROUND_AT + 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "8", "10", "+", "+0", "+8", "+10", "++1", "-1", " 1", "1 ", "1\n", "x", "\uff11"})
    void moveTextIsRefused(String text) {
        assertThatThrownBy(() -> Escaques.alfonso().parseMove(text)).isInstanceOf(NotationException.class);
    }

    static Stream<Arguments> setups() {
        EscaquesRuleset alfonso = Escaques.alfonso();
        EscaquesRuleset stakes = Escaques.stakes();
        EscaquesRuleset choosing = alfonso.with("throwUse", "UP_TO");
        EscaquesRuleset target = alfonso.with(Map.of("end", "SCORE_TARGET", "target", "100"));
        return Stream.of(
                arguments(alfonso, "Cnc2/Vir1/Tau1/Leo1/Sco1/Sgr1/Aqr1" + SEATS + SCORES + " 1 0/12", "space"),
                arguments(Escaques.ludii(), "Ari1/Ari1/Ari1/Ari1/Ari1/Ari1/Ari2" + SEATS + SCORES + " 1 0/12", "space"),
                arguments(alfonso, PLANETS + " MoMoVeSuMaJuSa" + SCORES + " 1 0/12", "planet-twice"),
                arguments(alfonso, PLANETS + " Mo..Ve........" + SCORES + " 2 0/12", "seat-order"),
                arguments(alfonso, PLANETS + " MoVe.........." + SCORES + " 2 0/12", "seat-to-throw"),
                arguments(alfonso, PLANETS + " MoVe.........." + SCORES + " 3 1/12", "rounds-unassigned"),
                arguments(alfonso, PLANETS + SEATS + " 100001,0,0,0,0,0,0 1 0/12", "score"),
                arguments(alfonso, PLANETS + SEATS + " 0,0,0,-100001,0,0,0 1 0/12", "score"),
                arguments(stakes, PLANETS + SEATS + " 12,0,0,0,0,0,0 1 0/12", "sum"),
                arguments(alfonso, PLANETS + SEATS + SCORES + " 1:5 0/12", "thrown"),
                arguments(choosing, PLANETS + " MoVe.........." + SCORES + " 3:5 0/12", "thrown-unassigned"),
                arguments(alfonso, PLANETS + SEATS + SCORES + " 1 12/12", "over"),
                arguments(alfonso, PLANETS + SEATS + SCORES + " - 11/12", "not-over"),
                arguments(target, PLANETS + SEATS + " 0,100,0,0,0,0,0 1 0/12", "over"),
                arguments(target, PLANETS + SEATS + " 0,99,0,0,0,0,0 - 0/12", "not-over"),
                arguments(ENDLESS, "Cnc1/Vir1/Psc1/Vir1/Psc1/Vir1/Aqr1" + SEATS + SCORES + " 1 -", "over"));
    }

    @ParameterizedTest(name = "{2}: {1}")
    @MethodSource("setups")
    void textThatDescribesNoPositionNamesTheViolation(EscaquesRuleset ruleset, String text, String key) {
        assertThatThrownBy(() -> ruleset.parse(text)).isInstanceOfSatisfying(InvalidSetupException.class, thrown -> {
            assertThat(thrown.violations()).extracting(Message::key).containsExactly("escaques.setup." + key);
            assertThat(thrown.violations().get(0).text())
                    .matches("[ -~]{15,200}")
                    .doesNotContain("{");
        });
    }

    @Test
    void allViolationsOfASetupAreNamedAtOnce() {
        EscaquesSetup setup = EscaquesSetup.builder()
                .put(Planet.MOON, new Space(Sign.LEO, 7))
                .assign(List.of(Planet.MOON, Planet.MOON))
                .assign(7, Planet.MARS)
                .score(3, Integer.MIN_VALUE)
                .toChoose(1, 4)
                .roundsCompleted(13)
                .build();
        assertThatThrownBy(() -> Escaques.stakes().position(setup))
                .isInstanceOfSatisfying(
                        InvalidSetupException.class,
                        thrown -> assertThat(thrown.violations())
                                .extracting(each -> each.key().replace("escaques.setup.", ""))
                                .containsExactly(
                                        "space",
                                        "planet-twice",
                                        "seat-order",
                                        "seat-to-throw",
                                        "rounds-unassigned",
                                        "score",
                                        "sum",
                                        "rounds-range",
                                        "thrown"));
        EscaquesSetup counted = EscaquesSetup.builder().roundsCompleted(1).build();
        assertThatThrownBy(() -> ENDLESS.position(counted)).hasMessageContaining("does not count them");
    }

    @Test
    void buildersRefuseWhatIsNeverMeant() {
        EscaquesSetup.Builder setup = EscaquesSetup.builder();
        assertThatThrownBy(() -> setup.score(0, 1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> setup.toThrow(8)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> setup.toChoose(1, 0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> setup.roundsCompleted(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Space(Sign.LEO, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Ring(8, EscaquesRules.SignOrder.WITH_MOVEMENT))
                .isInstanceOf(IllegalArgumentException.class);
        Ring inner = new Ring(1, EscaquesRules.SignOrder.WITH_MOVEMENT);
        assertThatThrownBy(() -> inner.index(new Space(Sign.LEO, 2))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> inner.advance(new Space(Sign.LEO, 1), -1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> inner.entered(new Space(Sign.LEO, 1), 13))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> inner.entered(new Space(Sign.LEO, 1), -1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(inner.entered(new Space(Sign.LEO, 1), 12)).hasSize(12).endsWith(Sign.LEO);
        assertThat(inner.entered(new Space(Sign.LEO, 1), 0)).isEmpty();
        assertThat(inner.advance(new Space(Sign.LEO, 1), 0)).isEqualTo(new Space(Sign.LEO, 1));
        assertThatThrownBy(() -> inner.space(12)).hasMessage("the spaces of this ring are 0 to 11, not 12");
        assertThatThrownBy(() -> new EscaquesMove.Throw(8)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new EscaquesMove.Advance(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void textThatIsRefusedSaysWhatWasExpected() {
        assertThatThrownBy(() -> Escaques.alfonso().parseMove("8"))
                .hasMessageContaining("a throw 1 to 7, or + and the spaces");
        assertThatThrownBy(() -> Escaques.alfonso().parseMove("+8"))
                .hasMessageContaining("the spaces, 1 to 7")
                .hasMessageNotContaining("a throw");
        assertThatThrownBy(() -> Escaques.alfonso().parse(PLANETS + SEATS + ",0"))
                .hasMessageContaining("a space after the seats");
        assertThatThrownBy(() -> Escaques.alfonso().parse(PLANETS + SEATS + " 0;0"))
                .hasMessageContaining("a comma and the score of seat 2");
    }

    @Test
    void optionsReachTheEndsOfTheirRanges() {
        for (String score : List.of("-100000", "100000")) {
            assertThat(Escaques.alfonso()
                            .with("initialScore", score)
                            .definition()
                            .initialScore())
                    .isEqualTo(Integer.parseInt(score));
        }
        assertThat(Escaques.alfonso().with("rounds", "1000").definition().rounds())
                .isEqualTo(1000);
        assertThat(Escaques.alfonso()
                        .with(Map.of("end", "SCORE_TARGET", "target", "1000000"))
                        .definition()
                        .target())
                .isEqualTo(1_000_000);
    }

    static Stream<Arguments> options() {
        return Stream.of(
                arguments(Map.of("rounds", "0"), List.of("endless")),
                arguments(Map.of("rounds", "1001"), List.of("range")),
                arguments(Map.of("rounds", "-1"), List.of("range")),
                arguments(Map.of("initialScore", "100001"), List.of("range")),
                arguments(Map.of("initialScore", "-0"), List.of("number")),
                arguments(Map.of("initialScore", "01"), List.of("number")),
                arguments(Map.of("initialScore", "99999999"), List.of("number")),
                arguments(Map.of("initialScore", "-"), List.of("number")),
                arguments(Map.of("initialScore", "1x"), List.of("number")),
                arguments(Map.of("end", "SCORE_TARGET"), List.of("target")),
                arguments(Map.of("end", "SCORE_TARGET", "initialScore", "50", "target", "50"), List.of("target")),
                arguments(Map.of("target", "50"), List.of("target-without-end")),
                arguments(Map.of("end", "AMULI", "target", "1"), List.of("target-without-end")),
                arguments(Map.of("conjunction", "lose"), List.of("value")),
                arguments(
                        Map.of("payment", "CASH", "vote", "YES\n", "rounds", "0", "target", "1000001"),
                        List.of("value", "unknown", "range", "endless", "target-without-end")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("options")
    void optionsThatMakeNoRulesetNameEveryViolation(Map<String, String> options, List<String> keys) {
        assertThatThrownBy(() -> Escaques.alfonso().with(options))
                .isInstanceOfSatisfying(InvalidRulesetException.class, thrown -> {
                    assertThat(thrown.violations())
                            .extracting(each -> each.key().replace("escaques.options.", ""))
                            .containsExactlyElementsOf(keys);
                    assertThat(thrown.getMessage()).matches("[ -~]+");
                });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "conjunction|lose|conjunction is LOSE, GAIN or IGNORE, not \"lose\"",
                "rounds|012|rounds is a whole number from 0 to 1000 without leading zeros, not \"012\"",
                "rounds|1001|rounds is a whole number from 0 to 1000, not 1001",
                "initialScore|1.5|initialScore is a whole number from -100000 to 100000 without leading zeros, not \"1.5\""
            })
    void unreadableOptionsSayWhatIsReadable(String option, String value, String sentence) {
        assertThatThrownBy(() -> Escaques.alfonso().with(option, value)).hasMessage("invalid options: " + sentence);
    }

    @Test
    void numbersOutsideOfTheirRangeAreNamedAsGiven() {
        EscaquesPosition position = Escaques.alfonso().initial();
        assertThatThrownBy(() -> position.score(-1)).hasMessage("the seats are 1 to 7, not -1");
        assertThatThrownBy(() -> position.planet(8)).hasMessage("the seats are 1 to 7, not 8");
        assertThatThrownBy(() -> EscaquesSetup.builder().toThrow(0)).hasMessage("the seats are 1 to 7, not 0");
        assertThatThrownBy(() -> position.legalMove(7))
                .hasMessage("there are 7 legal moves from 0 on, and no number 7");
        assertThatThrownBy(() -> position.play(-1)).hasMessage("there are 7 legal moves from 0 on, and no number -1");
        assertThatThrownBy(() -> position.weight(9)).hasMessage("there are 7 legal moves from 0 on, and no number 9");
        assertThatThrownBy(() -> Escaques.alfonso().action(14)).hasMessage("the action ids are 0 to 13, not 14");
        assertThatThrownBy(() -> Planet.ofFace(0)).hasMessage("the faces are 1 to 7, not 0");
        assertThatThrownBy(() -> Sign.ofNumber(12)).hasMessage("the signs are numbered 0 to 11, not 12");
    }
}
