package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.IllegalMoveException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions that random games hardly come to, compared with the slow model. */
class RarePositionsTest {
    private static final LatrunculiRuleset STARS = Latrunculi.of("latrunculi/schadler-2001?capture=IMMEDIATE"
            + "&directions=ALL&entry=SAFE&leaps=SEVERAL&leapt=TAKEN&repetition=NO_REVERSAL");

    private static void agree(LatrunculiPosition position) {
        Agreement agreement = Agreement.of(position);
        agreement.hasSameMoves();
        agreement.hasSameResults();
    }

    /**
     * Square e4 lies between two enemies, and a trap with the piece behind a third excuses who goes there; if the piece
     * behind goes there itself, by a leap, it is no excuse.
     */
    @ParameterizedTest
    @CsvSource({
        "8/8/8/4m3/2Mm1M2/4m3/8/m6m",
        "8/8/8/4m3/3M1mM1/4m3/8/m6m",
        "8/8/8/4M3/3m1m2/4m3/4M3/m6m",
        "8/8/4M3/4m3/3m1m2/4M3/8/m6m"
    })
    void whoIsTheOneExcuseMayNotLeapThere(String board) {
        for (String options : new String[] {"", "?leap=ENEMY", "?leap=OWN_OR_TRAPPED", "?leaps=ONE&leap=ENEMY"}) {
            agree(Latrunculi.of("latrunculi/schadler-2001" + options).parse(board + " w - move -"));
        }
        LatrunculiRuleset dux = Latrunculi.of("latrunculi/schadler-2001?duces=1&leapers=DUX");
        for (int at = board.indexOf('M'); at >= 0; at = board.indexOf('M', at + 1)) {
            String text = board.substring(0, at) + "D" + board.substring(at + 1);
            agree(dux.parse(text + " w - move -"));
        }
    }

    /** The dux leaps to e4 from where the piece behind the third enemy would be if it lay on the other side. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/8/4m3/2DM1mM1/4m3/8/m6m",
                "8/8/8/4m3/2Mm1MD1/4m3/8/m6m",
                "8/8/4D3/4M3/3m1m2/4m3/4M3/m6m",
                "8/8/4M3/4m3/3m1m2/4M3/4D3/m6m"
            })
    void whoComesFromTheOtherSideIsNotTheExcuse(String board) {
        agree(Latrunculi.of("latrunculi/schadler-2001?duces=1&leapers=DUX").parse(board + " w - move -"));
    }

    /** The squares that the man on a1 comes to and those of the man on g7 are not joined; the man on e3 comes to both. */
    @ParameterizedTest
    @ValueSource(strings = {".", "e5e3", "g5e3", "c3e3", "c5e3", "g5g7", "e5g7", "c3a1", "c5a1"})
    void leapsInAllDirectionsOfSeveralFieldsKeepTheirOrder(String last) {
        agree(STARS.parse("8/6M1/6m1/5m2/2m1m3/3mM3/1m6/M7 w - move - " + last + ",."));
    }

    /** The man on e5 came from e3, over one that is gone since; the man on a3 still comes there, leap by leap. */
    @Test
    void whoCannotGoBackIsNotCountedAsBarred() {
        LatrunculiRuleset ruleset = Latrunculi.of("latrunculi/schadler-2001?repetition=NO_REVERSAL");
        agree(ruleset.parse("8/8/8/4M3/8/Mm1m4/8/7m w - move - e3e5,."));
    }

    @Test
    void aWayInAllDirectionsIsReadLeapByLeap() {
        LatrunculiPosition position = STARS.parse("8/6M1/6m1/5m2/2m1m3/3mM3/1m6/M7 w - move - .,.");
        assertThat(position.parseMove("a1-c3-c5")).isEqualTo(position.parseMove("a1-c5"));
        assertThatThrownBy(() -> position.parseMove("a1-c3-e5"))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessageContaining("no leap leads from c3 to e5");
    }
}
