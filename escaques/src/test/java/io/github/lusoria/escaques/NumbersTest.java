package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.core.Rational;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.testkit.Proves;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The exact numbers of the specification, one test each. */
class NumbersTest {
    private static final JsonNode NUMBERS = Resource.read("numbers.json");
    private static final List<Planet> IN_ORDER = List.of(Planet.values());

    private static EscaquesPosition start(JsonNode table) {
        EscaquesRuleset ruleset =
                (EscaquesRuleset) Rulesets.of(table.get("ruleset").asText());
        return ruleset.initial(IN_ORDER);
    }

    /** The start with each seat's planet in order, and some seat to throw. */
    private static EscaquesPosition turnOf(EscaquesPosition start, int seat) {
        EscaquesSetup setup =
                EscaquesSetup.from(start).toBuilder().toThrow(seat).build();
        return start.ruleset().position(setup);
    }

    @TestFactory
    @Proves({
        "escaques.movement",
        "escaques.entry",
        "escaques.crossing",
        "escaques.aspects",
        "escaques.conjunction",
        "escaques.sign-order",
        "escaques.start",
        "escaques.rings"
    })
    Stream<DynamicTest> pointsOfEachThrowFromTheStart() {
        return Resource.stream(NUMBERS.get("oneTurn"))
                .flatMap(table -> Resource.stream(table.get("planets"))
                        .filter(row -> row.has("throws"))
                        .map(row -> DynamicTest.dynamicTest(name(table, row), () -> {
                            int seat =
                                    Resource.planet(row.get("planet").asText()).face();
                            EscaquesPosition position = turnOf(start(table), seat);
                            assertThat(Stream.of("1", "2", "3", "4", "5", "6", "7")
                                            .map(face -> position.play(face).score(seat))
                                            .map(String::valueOf))
                                    .isEqualTo(Resource.strings(row.get("throws")));
                        })));
    }

    private static String name(JsonNode table, JsonNode row) {
        return table.get("id").asText() + ", " + row.get("planet").asText();
    }

    @TestFactory
    Stream<DynamicTest> expectationsFromTheStart() {
        return Resource.stream(NUMBERS.get("oneTurn"))
                .flatMap(table -> Resource.stream(table.get("planets"))
                        .map(row -> DynamicTest.dynamicTest(name(table, row), () -> {
                            int seat =
                                    Resource.planet(row.get("planet").asText()).face();
                            assertThat(ExpectedScore.of(start(table)).ownTurn(seat))
                                    .hasToString(row.get("expectation").asText());
                        })));
    }

    @TestFactory
    Stream<DynamicTest> expectationsAddUp() {
        return Resource.stream(NUMBERS.get("oneTurn"))
                .map(table -> DynamicTest.dynamicTest(table.get("id").asText(), () -> {
                    Rational sum = Rational.ZERO;
                    for (Rational each : ExpectedScore.of(start(table)).ownTurns()) {
                        sum = sum.plus(each);
                    }
                    assertThat(sum).hasToString(table.get("total").asText());
                }));
    }

    @TestFactory
    Stream<DynamicTest> distributionsAreThoseOfTheThrows() {
        return Resource.stream(NUMBERS.get("oneTurn"))
                .flatMap(table -> Resource.stream(table.get("planets"))
                        .filter(row -> row.has("throws"))
                        .map(row -> DynamicTest.dynamicTest(name(table, row), () -> {
                            SortedMap<Integer, Rational> law = new TreeMap<>();
                            row.get("throws")
                                    .forEach(points -> law.merge(points.asInt(), Rational.of(1, 7), Rational::plus));
                            int seat =
                                    Resource.planet(row.get("planet").asText()).face();
                            assertThat(ExpectedScore.of(start(table)).distribution(seat))
                                    .isEqualTo(law);
                        })));
    }

    @TestFactory
    @Proves({"escaques.board", "escaques.rings"})
    Stream<DynamicTest> chanceThatAThrowEntersASign() {
        return NUMBERS.get("entering").properties().stream()
                .map(each -> DynamicTest.dynamicTest(each.getKey(), () -> {
                    Ring ring = EscaquesRules.TEXT.ringOf(Resource.planet(each.getKey()));
                    int entering = 0;
                    for (int place = 1; place <= ring.spacesPerSign(); place++) {
                        for (int face = 1; face <= Planet.COUNT; face++) {
                            entering += ring.entered(new Space(Sign.LEO, place), face)
                                            .isEmpty()
                                    ? 0
                                    : 1;
                        }
                    }
                    assertThat(Rational.of(entering, 7L * ring.spacesPerSign()))
                            .hasToString(each.getValue().asText());
                }));
    }

    @TestFactory
    @Proves({"escaques.aspects", "escaques.conjunction"})
    Stream<DynamicTest> meanPointsOfAPlanetAnywhere() {
        return NUMBERS.get("meanOfAspect").properties().stream()
                .map(each -> DynamicTest.dynamicTest(each.getKey(), () -> {
                    AspectScoring scoring = new AspectScoring(
                            EscaquesRules.Conjunction.valueOf(each.getKey()), EscaquesRules.Payment.BANK);
                    int sum = Arrays.stream(Sign.values())
                            .mapToInt(sign -> scoring.points(Sign.GEMINI, sign))
                            .sum();
                    assertThat(Rational.of(sum, Sign.COUNT))
                            .hasToString(each.getValue().asText());
                }));
    }

    @TestFactory
    @Proves("escaques.start")
    Stream<DynamicTest> distancesAtTheStart() {
        return Resource.stream(NUMBERS.get("distances")).map(each -> {
            String one = each.get("one").asText();
            String other = each.get("other").asText();
            return DynamicTest.dynamicTest(
                    one + "-" + other,
                    () -> assertThat(Resource.planet(one)
                                    .startSign()
                                    .distance(Resource.planet(other).startSign()))
                            .isEqualTo(each.get("distance").asInt()));
        });
    }

    @Test
    @Proves("escaques.board")
    void ringsHave336SpacesAnd28InEachSign() {
        for (EscaquesRuleset ruleset : Escaques.all()) {
            List<Ring> rings =
                    IN_ORDER.stream().map(ruleset.definition()::ringOf).toList();
            assertThat(rings.stream().mapToInt(Ring::spaces).sum()).isEqualTo(336);
            assertThat(rings.stream().mapToInt(Ring::spacesPerSign).sum()).isEqualTo(28);
            assertThat(rings).doesNotHaveDuplicates();
        }
    }

    @Test
    void beforeTheAssignmentEverySeatExpectsTheMeanOfAllPlanets() {
        EscaquesPosition start = Escaques.alfonso().initial();
        assertThat(ExpectedScore.of(start).ownTurns()).hasSize(7).containsOnly(Rational.of(-348, 7));
        assertThat(ExpectedScore.of(start.play("6").play("1")).ownTurns().subList(0, 2))
                .containsExactly(Rational.of(48, 7), Rational.of(-120));
    }

    @Test
    @Proves("escaques.payment")
    void changesOfAllSeatsInATurnAddUpToNothingWhenPointsAreTransferred() {
        for (EscaquesPosition position :
                List.of(Escaques.stakes().initial(), Escaques.stakes().initial(List.of(Planet.MARS, Planet.MOON)))) {
            for (int mover = 1; mover <= 7; mover++) {
                Rational sum = Rational.ZERO;
                for (int seat = 1; seat <= 7; seat++) {
                    sum = sum.plus(ExpectedScore.of(position).change(seat, mover));
                }
                assertThat(sum).isEqualTo(Rational.ZERO);
            }
        }
        assertThat(ExpectedScore.of(Escaques.alfonso().initial(IN_ORDER)).change(2, 1))
                .isEqualTo(Rational.ZERO);
    }

    @Test
    void whatATurnIsWorthDoesNotDependOnTheScores() {
        EscaquesPosition poor = Escaques.alfonso().with("initialScore", "-120").initial(IN_ORDER);
        assertThat(ExpectedScore.of(poor).ownTurns())
                .isEqualTo(
                        ExpectedScore.of(Escaques.alfonso().initial(IN_ORDER)).ownTurns());
        assertThat(ExpectedScore.of(poor).change(2, 1)).isEqualTo(Rational.ZERO);
    }

    @Test
    @Proves("escaques.movement")
    void amongWaysWorthTheSameTheShortestIsExpected() {
        // three sextiles from Taurus to Cancer, and as many from Gemini to Aries
        EscaquesPosition choice = Escaques.stakes()
                .with("throwUse", "UP_TO")
                .parse("Ari1/Cnc1/Cnc1/Cnc1/Ari1/Ari1/Ari1 MoMeVeSuMaJuSa 0,0,0,0,0,0,0 1:2 0/12");
        assertThat(choice.play("+1").score(1))
                .isEqualTo(choice.play("+2").score(1))
                .isEqualTo(72);
        assertThat(ExpectedScore.of(choice).change(2, 1)).isEqualTo(Rational.of(-24));
        assertThat(ExpectedScore.of(choice).change(5, 1)).isEqualTo(Rational.ZERO);
    }

    @Test
    @Proves("escaques.movement")
    void whereThePlayerChoosesTheBestOfEachThrowIsExpected() {
        EscaquesPosition start = Escaques.alfonso().with("throwUse", "UP_TO").initial(IN_ORDER);
        // the Moon's throws bring -252 -120 84 -264 -120 96 -264: the best up to each are
        assertThat(ExpectedScore.of(start).ownTurn(1)).isEqualTo(Rational.of(-252 - 120 + 84 + 84 + 84 + 96 + 96, 7));
        assertThat(ExpectedScore.of(start.play("2")).ownTurn(1)).isEqualTo(Rational.of(-120));
        assertThat(ExpectedScore.of(start.play("2")).ownTurn(2)).isEqualTo(Rational.of(7 * 0 + 5 * 48 + 48, 7));
        assertThat(ExpectedScore.of(start.play("5")).distribution(1))
                .containsOnly(java.util.Map.entry(84, Rational.ONE));
    }
}
