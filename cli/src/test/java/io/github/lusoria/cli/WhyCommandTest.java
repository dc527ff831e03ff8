package io.github.lusoria.cli;

import static io.github.lusoria.cli.Run.SCHADLER;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WhyCommandTest {
    @Test
    void tellsTheRuleThatForbidsAMoveWithItsSources() {
        assertThat(Run.lines("why", SCHADLER, "--position", "m6m/8/8/3M4/2m1m3/8/8/7M w - move -", "d5-d4"))
                .startsWith(
                        "d5-d4 is illegal: d4 lies between two enemies on c4 and e4, and the move traps nothing"
                                + " (latrunculi.entry).",
                        "",
                        "latrunculi.entry: A move may not end between two enemy pieces, free or trapped, unless it newly"
                                + " traps an enemy piece.",
                        "  [scholarly reconstruction]")
                .anyMatch(line -> line.startsWith("  Ludii Portal") && line.contains("A player can only move a piece"));
    }

    @Test
    void tellsWhatALegalMoveDoesEventByEvent() {
        String before = "m6m/8/8/2M5/2mM-m3/1M6/8/8 w - move -";
        assertThat(Run.lines("why", SCHADLER, "--position", before, "b3-c3"))
                .startsWith(
                        "b3-c3 is legal.",
                        "  trapped c4 (latrunculi.trap)",
                        "  freed d4 (latrunculi.release.guard-trapped)",
                        "then m6m/8/8/2M5/2m|Mm3/2M5/8/8 b - move -",
                        "")
                .anyMatch(line -> line.startsWith("latrunculi.trap: "))
                .anyMatch(line -> line.startsWith("latrunculi.release.guard-trapped: "));
    }

    @Test
    void tellsHowTheGameEnds() {
        String before = "8/7m/8/8/8/8/2Mm-M3/8 w - move -";
        assertThat(Run.lines("why", SCHADLER, "--position", before, "xd2"))
                .containsSubsequence(
                        "  removed d2 (latrunculi.removal)",
                        "The game is over: seat 1 wins (reduced 1,-1). (latrunculi.end.reduced)",
                        "latrunculi.removal: Instead of moving, a player may remove one trapped enemy piece from the board.");
    }

    @Test
    void startsAtTheInitialPosition() {
        assertThat(Run.output("why", SCHADLER, "@d4"))
                .isEqualTo("@d4 is legal, and nothing else happens.\nthen 8/8/8/8/3M4/8/8/8 b M15m16 place -\n");
        assertThat(Run.lines("why", "sigwaduqqan/houmt-al-arbah", "1"))
                .startsWith("1 is legal.", "  threw sig (sigwaduqqan.throw)");
    }

    @Test
    void tellsWhyAWayThatIsWrittenOutIsNotOpen() {
        assertThat(Run.lines("why", SCHADLER, "--position", "m6m/8/8/8/8/2M5/MM6/8 w - move -", "a2-c2-e2"))
                .startsWith("a2-c2-e2 is illegal: no leap leads from c2 to e2 (latrunculi.leap).");
    }

    @Test
    void anUnreadableMoveIsBadInput() {
        Run run = Run.of("why", SCHADLER, "d5:d4");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("lusoria: the move is unreadable, at offset 2 of")
                .hasLineCount(1);
    }
}
