package io.github.lusoria.cli;

import static io.github.lusoria.cli.Run.SCHADLER;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.testkit.Race;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShowCommandTest {
    @Test
    void drawsTheInitialPositionThenItsTextThenWhoseTurnItIs() {
        String diagram = Rulesets.of(SCHADLER).initial().diagram().text();
        assertThat(Run.output("show", SCHADLER))
                .isEqualTo(diagram + "8/8/8/8/8/8/8/8 w M16m16 place -\nSeat 1 is to move: 64 legal moves.\n");
    }

    @Test
    void drawsAPositionGivenAsText() {
        String text = "8/8/8/2Mm-M3/8/8/2Mm-M3/8 b - move -";
        List<String> lines = Run.lines("show", SCHADLER, "--position", text);
        assertThat(lines).endsWith(text, "Seat 2 is to move: 1 legal move.");
    }

    @Test
    void takesOptionsFromTheIdAndFromTheCommandLineTogether() {
        assertThat(Run.lines("show", SCHADLER + "?men=20&entry=SAFE", "--option", "men=18", "--option", "ranks=6"))
                .contains("8/8/8/8/8/8 w M18m18 place -");
    }

    @Test
    void saysInWordsHowAGameEnded() {
        assertThat(Run.lines("show", SCHADLER, "--position", "m7/8/8/8/8/8/2M1M3/8 b - over:w:reduced -"))
                .endsWith("The game is over: seat 1 wins (reduced 1,-1).");
        assertThat(Run.lines("show", SCHADLER, "--position", "m7/8/8/8/8/8/2M1M3/8 b - over:draw:passes -"))
                .endsWith("The game is over: it is a draw (passes 0,0).");
    }

    @Test
    void saysInWordsThatChanceDecides() {
        assertThat(ShowCommand.sentence(Race.STANDARD.initial())).isEqualTo("Chance decides for seat 1: 3 outcomes.");
    }

    @Test
    void movesListsTheLegalMovesInTheirOrder() {
        assertThat(Run.output("moves", SCHADLER, "--position", "8/8/8/8/8/8/2Mm-M3/m6m b - move -"))
                .isEqualTo("a1-b1\nh1-g1\na1-a2\nh1-h2\n");
    }

    @Test
    void movesListsNothingWhenTheGameIsOver() {
        assertThat(Run.output("moves", SCHADLER, "--position", "m7/8/8/8/8/8/2M1M3/8 b - over:w:reduced -"))
                .isEmpty();
    }
}
