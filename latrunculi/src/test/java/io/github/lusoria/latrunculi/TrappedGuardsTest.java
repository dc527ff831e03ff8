package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Event;
import io.github.lusoria.core.testkit.Proves;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whom a move frees, and in which order, when it traps two guards of the same piece at once. */
class TrappedGuardsTest {
    private static final LatrunculiRuleset FLAGS = Examples.schadler2001("doubleTrap", "ANY_GUARD_FREES");

    @ParameterizedTest
    @Proves("latrunculi.release.guard-trapped")
    @CsvSource({
        "7m/8/8/8/1Mm1M3/1mM+m4/2mM4/8,     e4-d4, trapped c4; trapped d3; freed c3",
        "7m/8/8/8/1Mm1M3/1mM+mM-m2/2mM4/8,  e4-d4, trapped c4; trapped d3; freed e3; freed c3"
    })
    void aPieceOfTwoPairsIsFreedByTheGuardThatBreaksTheLast(String board, String move, String events) {
        plays(Examples.SCHADLER_2001, board, move, events);
    }

    @ParameterizedTest
    @Proves("latrunculi.double-trap")
    @CsvSource({
        "7m/8/8/8/1Mm1M3/1mM+m4/2mM4/8,       e4-d4, trapped c4; trapped d3; freed c3",
        "7m/8/8/8/1Mm1M3/1mM+mM+m2/2mM4/8,    e4-d4, trapped c4; trapped d3; freed c3; freed e3",
        "7m/8/8/8/8/Mm1M4/mM+mM+m3/1mM5,      d3-c3, trapped b3; trapped c2; freed b2; freed d2",
        "5Mm1/5mM+m/4M1mM/8/8/8/8/m7,        e6-f6, trapped g6; trapped f7; freed g7"
    })
    void aFlaggedPieceIsFreedByTheFirstOfThem(String board, String move, String events) {
        plays(FLAGS, board, move, events);
    }

    @ParameterizedTest
    @Proves("latrunculi.double-trap")
    @CsvSource({
        "none opposite c4,           7m/8/8/8/1Mm1M3/1mM+mM+m2/3M4/8,      e4-d4, trapped c4; trapped d3; freed e3; freed c3",
        "opposite c4 is bound,       7m/8/8/8/1Mm1M3/1mM+mM+m2/1Mm+M4/8,   e4-d4, trapped c4; trapped d3; freed e3; freed c3",
        "opposite c4 is an own man,  7m/8/8/8/1Mm1M3/1mM+mM+m2/2MM4/8,     e4-d4, trapped c4; trapped d3; freed e3; freed c3",
        "none opposite b3,           7m/8/8/8/8/Mm1M4/mM+m5/2M5,           d3-c3, trapped b3; trapped c2; freed b2",
        "none opposite c2,           7m/8/8/8/8/Mm1M4/1M+m5/1mM5,          d3-c3, trapped b3; trapped c2; freed b2",
        "none opposite g6,           5M2/5mM+m/4M1mM/8/8/8/8/m7,           e6-f6, trapped g6; trapped f7; freed g7",
        "none opposite f7,           5Mm1/5mM+1/4M1mM/8/8/8/8/m7,          e6-f6, trapped g6; trapped f7; freed g7"
    })
    void aGuardWithoutAFreePartnerOppositeFreesNoFlaggedPiece(String name, String board, String move, String events) {
        plays(FLAGS, board, move, events);
    }

    private static void plays(LatrunculiRuleset ruleset, String board, String move, String events) {
        LatrunculiPosition position = ruleset.parse(board + " w - move -");
        assertThat(position.explain(position.parseMove(move)).events().stream().map(Event::toString))
                .isEqualTo(List.of(events.split("; ")));
        Agreement.of(position).hasSameResults();
    }
}
