package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.FaultyNim.Stakes;
import io.github.lusoria.core.testkit.GoldenGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoldenGameTest {
    @ParameterizedTest
    @CsvSource({
        "ONE, 'resigned -1,1'",
        "THREE, 'resigned -1,1'",
        "NOTHING, 'agreed 0,0'",
        "PLACES, 'adjudicated 1,1'",
    })
    void anEndFromOutsideIsToldAsTheTraitsOfTheRulesetAllowIt(Stakes stakes, String outcome) {
        GoldenGame<FaultyNim.Pile, FaultyNim.Take> game = GoldenGame.of(FaultyNim.playedFor(stakes));
        assertThat(game.text(game.choose()).lines())
                .filteredOn(line -> line.startsWith("outside\t"))
                .singleElement()
                .asString()
                .endsWith("\t" + outcome + " (game.ended-from-outside)");
    }
}
