package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.testkit.Proves;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How games begin, and whose turn it is. */
class BeginningTest {
    private static final List<Planet> IN_ORDER = List.of(Planet.values());

    @Test
    @Proves("escaques.players")
    void sevenPlayersHaveAPlanetEachWhenTheFirstRoundBegins() {
        for (EscaquesRuleset ruleset : Escaques.all()) {
            assertThat(ruleset.traits().seats()).isEqualTo(7);
            EscaquesPosition position = ruleset.initial();
            for (int seat = 1; seat <= 7; seat++) {
                assertThat(position.seatToAct()).hasValue(seat);
                position = position.play(0);
            }
            EscaquesPosition begun = position;
            assertThat(Stream.of(1, 2, 3, 4, 5, 6, 7)
                            .map(seat -> begun.planet(seat).orElseThrow()))
                    .containsExactlyElementsOf(IN_ORDER);
        }
    }

    @ParameterizedTest
    @Proves({"escaques.start", "escaques.rings"})
    @CsvSource({
        "MOON, CANCER, 12, 84",
        "MERCURY, VIRGO, 24, 72",
        "VENUS, TAURUS, 36, 60",
        "SUN, LEO, 48, 48",
        "MARS, SCORPIO, 60, 36",
        "JUPITER, SAGITTARIUS, 72, 24",
        "SATURN, AQUARIUS, 84, 12"
    })
    void planetsStartInTheirSignsOnTheirRings(Planet planet, Sign sign, int spaces, int inverted) {
        for (EscaquesRuleset ruleset : List.of(Escaques.alfonso(), Escaques.stakes())) {
            assertThat(ruleset.initial().space(planet)).isEqualTo(new Space(sign, 1));
            assertThat(ruleset.definition().ringOf(planet).spaces()).isEqualTo(spaces);
        }
        assertThat(Escaques.ludii().initial().space(planet)).isEqualTo(new Space(Sign.ARIES, 1));
        assertThat(Escaques.ludii().definition().ringOf(planet).spaces()).isEqualTo(inverted);
    }

    @Test
    @Proves("escaques.initial-score")
    void everySeatStartsWithTheSameScore() {
        EscaquesPosition zero = Escaques.alfonso().initial();
        EscaquesPosition purse = Escaques.alfonso().with("initialScore", "-120").initial();
        for (int seat = 1; seat <= 7; seat++) {
            assertThat(zero.score(seat)).isZero();
            assertThat(purse.score(seat)).isEqualTo(-120);
        }
    }

    @Test
    @Proves("escaques.turn-order")
    void seatsTakeTurnsInOrderAndTheLastCompletesTheRound() {
        EscaquesPosition position = Escaques.alfonso().initial(IN_ORDER);
        for (int turn = 0; turn < 21; turn++) {
            assertThat(position.seatToAct()).hasValue(turn % 7 + 1);
            assertThat(position.roundsCompleted()).hasValue(turn / 7);
            position = position.play("1");
        }
    }

    @Test
    @Proves("escaques.taken")
    void planetsThatAreTakenCannotBeThrown() {
        EscaquesPosition position = Escaques.alfonso().initial().play("5").play("2");
        assertThat(position.legalMoves()).extracting(Object::toString).containsExactly("1", "3", "4", "6", "7");
        assertThat(position.totalWeight()).isEqualTo(5);
        assertThat(position.isLegal(position.parseMove("5"))).isFalse();
    }
}
