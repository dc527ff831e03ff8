package io.github.lusoria.cli;

import static io.github.lusoria.cli.Run.SCHADLER;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.testkit.Race;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowCommandTest {
    @TempDir
    Path folder;

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
    void drawsAPictureIntoAFileAndSaysTheRest() throws IOException {
        Path file = folder.resolve("board.svg");
        String text = "8/8/8/8/8/8/2M1Mm2/m6m w - move -";
        assertThat(Run.lines("show", SCHADLER, "--position", text, "--move", "c2-d2", "--svg", file.toString()))
                .containsExactly("8/8/8/8/8/8/3MMm2/m6m b - move -", "Seat 2 is to move: 7 legal moves.");
        var start = Rulesets.of(SCHADLER).parse(text);
        assertThat(Files.readString(file)).contains("class=\"arrow\"", "Black moves after c2-d2");
        assertThat(Run.output("show", SCHADLER, "--position", text, "--svg", "-"))
                .isEqualTo(start.diagram().svg());
        assertThat(Run.output(
                        "show",
                        SCHADLER,
                        "--svg",
                        "-",
                        "--theme",
                        "dark",
                        "--size",
                        "99",
                        "--flip",
                        "--no-coordinates"))
                .isEqualTo(Rulesets.of(SCHADLER)
                        .initial()
                        .diagram()
                        .svg(new DiagramOptions(
                                99, true, false, DiagramOptions.Theme.DARK, DiagramOptions.Characters.ASCII)));
    }

    @Test
    void drawsTextInUnicodeOrFlipped() {
        String text = "8/8/8/8/8/8/2Mm-M3/m6m b - move -";
        assertThat(Run.output("show", SCHADLER, "--position", text, "--unicode"))
                .contains("\u25cf\u2194 \u25cb");
        assertThat(Run.output("show", SCHADLER, "--position", text, "--flip")).startsWith(" 1  m  .");
    }

    @Test
    void refusesPicturesAndMovesThatCannotBe() {
        assertThat(Run.of("show", SCHADLER, "--size", "15").err())
                .contains("Invalid value for option '--size': it is at least 16, not 15");
        assertThat(Run.of("show", SCHADLER, "--theme", "pink").code()).isEqualTo(2);
        Run unreadable = Run.of("show", SCHADLER, "--move", "z9");
        assertThat(unreadable.code()).isEqualTo(1);
        assertThat(unreadable.err()).contains("unreadable move");
        Run illegal = Run.of("show", SCHADLER, "--move", "a1-a2");
        assertThat(illegal.code()).isEqualTo(1);
        assertThat(illegal.err()).contains("latrunculi.phases");
        Run nowhere =
                Run.of("show", SCHADLER, "--svg", folder.resolve("no/where.svg").toString());
        assertThat(nowhere.code()).isEqualTo(1);
        assertThat(nowhere.err()).contains("cannot write");
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
