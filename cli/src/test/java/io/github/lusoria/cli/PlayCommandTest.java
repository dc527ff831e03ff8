package io.github.lusoria.cli;

import static io.github.lusoria.cli.Run.SCHADLER;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlayCommandTest {
    @Test
    void printsMoveEventsAndPositionOfEachMoveAndTheOutcomeLast() {
        assertThat(Run.output("play", SCHADLER, "--position", "m6m/8/8/8/8/2M5/3mM3/8 w - move -", "c3-c2", "h8-h7"))
                .isEqualTo("""
                        c3-c2\ttrapped d2\tm6m/8/8/8/8/8/2Mm-M3/8 b - move -
                        h8-h7\t-\tm7/7m/8/8/8/8/2Mm-M3/8 w - move -
                        """);
        assertThat(Run.output("play", SCHADLER, "--position", "m7/8/8/8/8/8/2Mm-M3/8 w - move -", "xd2"))
                .isEqualTo("""
                        xd2\tremoved d2\tm7/8/8/8/8/8/2M1M3/8 b - over:w:reduced -
                        outcome\treduced\t1,-1
                        """);
    }

    @Test
    void joinsSeveralEventsByCommas() {
        assertThat(Run.output("play", SCHADLER, "--position", "m6m/8/8/2M5/2mM-m3/1M6/8/8 w - move -", "b3-c3"))
                .isEqualTo("b3-c3\ttrapped c4, freed d4\tm6m/8/8/2M5/2m|Mm3/2M5/8/8 b - move -\n");
    }

    @Test
    void takesAPlacementForAMoveAndNotForAFileOfArguments() {
        assertThat(Run.output("play", SCHADLER, "@a1")).isEqualTo("@a1\t-\t8/8/8/8/8/8/8/M7 b M15m16 place -\n");
    }

    @Test
    void playsAWholeGameOfTwoMen() {
        assertThat(Run.lines(
                        "play", SCHADLER, "--option", "men=2", "@c3", "@d2", "@e2", "@h8", "c3-c2", "h8-h7", "xd2"))
                .hasSize(8)
                .endsWith("outcome\treduced\t1,-1");
    }

    @Test
    void stopsAtAnIllegalMoveAndNamesTheRule() {
        Run run = Run.of("play", SCHADLER, "@a1", "@a1");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("@a1\t-\t8/8/8/8/8/8/8/M7 b M15m16 place -\n");
        assertThat(run.err()).isEqualTo("lusoria: move 2: illegal move @a1: a1 is occupied (latrunculi.vacancy)\n");
    }

    @Test
    void stopsAtAnUnreadableMoveAndNamesTheOffset() {
        Run run = Run.of("play", SCHADLER, "@a1", "@z9");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("lusoria: move 2 is unreadable, at offset 1 of \"@z9\": found 'z', expected ")
                .hasLineCount(1);
    }

    @Test
    void refusesAMoveAfterTheEnd() {
        Run run = Run.of("play", SCHADLER, "--position", "m7/8/8/8/8/8/2M1M3/8 b - over:w:reduced -", "a8-a7");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("(game.over)").hasLineCount(1);
    }

    @Test
    void remembersTheGameWhereARuleOfRepetitionAsks() {
        String[] game = {
            "play",
            SCHADLER,
            "--option",
            "repetition=POSITIONAL_SUPERKO",
            "--position",
            "m6m/8/8/8/8/8/8/M6M w - move -",
            "a1-a2",
            "a8-a7",
            "a2-a1",
            "a7-a8"
        };
        Run run = Run.of(game);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).hasLineCount(3);
        assertThat(run.err())
                .isEqualTo("lusoria: move 4: illegal move a7-a8: a7-a8 would recreate the board that stood after ply 0"
                        + " (game.repetition)\n");
    }

    @Test
    void tellsADrawByRepetition() {
        List<String> arguments = new ArrayList<>(List.of(
                "play",
                SCHADLER,
                "--option",
                "repetition=THREEFOLD_DRAW",
                "--position",
                "m6m/8/8/8/8/8/8/M6M w - move -"));
        for (int i = 0; i < 2; i++) {
            arguments.addAll(List.of("a1-a2", "a8-a7", "a2-a1", "a7-a8"));
        }
        assertThat(Run.lines(arguments.toArray(new String[0]))).hasSize(9).endsWith("outcome\trepetition\t0,0");
    }

    @Test
    void whatWasPlayedIsSeenBeforeWhatCannotBe() {
        ByteArrayOutputStream terminal = new ByteArrayOutputStream();
        String[] args = {"play", "latrunculi/schadler-2001", "@a1", "@a1"};
        assertThat(Main.run(args, terminal, terminal)).isEqualTo(1);
        assertThat(terminal.toString(StandardCharsets.UTF_8).lines())
                .map(line -> line.substring(0, 8))
                .containsExactly("@a1\t-\t8/", "lusoria:");
    }
}
