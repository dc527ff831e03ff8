package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Legality;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An illegal move says which rule it breaks, in words. */
class RefusalTest {
    private static final List<Planet> IN_ORDER = List.of(Planet.values());

    private static EscaquesPosition position(String name) {
        EscaquesRuleset choosing = Escaques.alfonso().with("throwUse", "UP_TO");
        return switch (name) {
            case "assigning" -> Escaques.alfonso().initial().play("5");
            case "throwing" -> Escaques.alfonso().initial(IN_ORDER);
            case "before the choice" -> choosing.initial(IN_ORDER);
            case "choosing" -> choosing.initial(IN_ORDER).play("3");
            default ->
                Escaques.alfonso().parse("Cnc1/Vir1/Tau1/Leo1/Sco1/Sgr1/Aqr1 MoMeVeSuMaJuSa 0,0,0,0,0,0,0 - 12/12");
        };
    }

    @ParameterizedTest
    @CsvSource({
        "assigning, 5, escaques.assignment, Mars is taken by seat 1 and would be thrown again",
        "assigning, +1, escaques.movement, 'a planet goes the whole throw in this ruleset, so there is nothing to choose'",
        "throwing, +7, escaques.movement, 'a planet goes the whole throw in this ruleset, so there is nothing to choose'",
        "before the choice, +2, escaques.throw, seat 1 has to throw before a planet moves",
        "choosing, 3, escaques.throw, seat 1 has thrown 3 and now goes 1 to 3 spaces",
        "choosing, +4, escaques.movement, seat 1 threw 3 and cannot go 4 spaces",
        "over, 1, game.over, the game is over",
        "over, +1, game.over, the game is over"
    })
    void illegalMovesNameTheirRule(String name, String move, String rule, String reason) {
        EscaquesPosition position = position(name);
        Legality legality = position.legality(position.parseMove(move));
        assertThat(legality).isInstanceOfSatisfying(Legality.Illegal.class, illegal -> {
            assertThat(illegal.rule()).hasToString(rule);
            assertThat(illegal.reason().text()).isEqualTo(reason);
            assertThat(illegal.reason().key()).startsWith("escaques.");
        });
    }
}
