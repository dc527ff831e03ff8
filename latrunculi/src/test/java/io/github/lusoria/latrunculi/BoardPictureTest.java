package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.DiagramOptions.Characters;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.testkit.Drawing;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BoardPictureTest {
    private static final DiagramOptions PLAIN = DiagramOptions.DEFAULT;

    private static LatrunculiRuleset ruleset(String id) {
        return (LatrunculiRuleset) Rulesets.of("latrunculi/" + id);
    }

    private static LatrunculiPosition position(String id, String text) {
        return ruleset(id).parse(text);
    }

    private static Drawing picture(LatrunculiPosition position) {
        return read(position.diagram().svg());
    }

    private static Drawing picture(LatrunculiPosition position, String move) {
        return read(position.diagram(position.parseMove(move)).svg());
    }

    private static Drawing read(String svg) {
        Drawing drawing = Drawing.parse(svg);
        drawing.requireStandalone();
        drawing.requireInside();
        return drawing;
    }

    @Test
    void eachPieceIsDrawnOnceAndSaysWhatItIs() {
        Drawing drawing = picture(position("kowalski-8x12", "12/5d6/12/12/12/12/6D5/MM9m w - move -"));
        assertThat(drawing.count("piece")).isEqualTo(5);
        assertThat(drawing.titles("piece white man")).containsExactly("White man on a1", "White man on b1");
        assertThat(drawing.titles("piece white dux")).containsExactly("White dux on g2");
        assertThat(drawing.titles("piece black man")).containsExactly("Black man on l1");
        assertThat(drawing.titles("piece black dux")).containsExactly("Black dux on f7");
    }

    @Test
    void menOfBothSidesAndDucesDifferInShape() {
        Drawing drawing = picture(position("bell-8x8", "m7/8/8/8/8/8/8/MD5d w - move 0"));
        // one of each on the board, and a man beside the board for each side
        assertThat(drawing.count("ring")).isEqualTo(2);
        assertThat(drawing.count("heart")).isEqualTo(2);
        assertThat(drawing.count("star")).isEqualTo(2);
        assertThat(drawing.count("rim")).isEqualTo(2);
    }

    @Test
    void aBoundPieceIsStrappedAlongTheAxisThatHoldsIt() {
        Drawing drawing = picture(position("schadler-2001", "8/2M5/1Mm+M4/2M5/8/mM-m3M1/6m|1/M5M1 w - move -"));
        assertThat(drawing.count("bond onrank")).isEqualTo(2);
        assertThat(drawing.count("bond onfile")).isEqualTo(2);
        assertThat(drawing.count("bond onrank onfile")).isEqualTo(1);
        assertThat(drawing.titles("piece black"))
                .contains("Black man on c6, bound on rank and file", "Black man on g2, bound on its file");
        assertThat(drawing.titles("piece white")).contains("White man on b3, bound on its rank");
        assertThat(drawing.values("strap", "d"))
                .contains(
                        // b3 lies on the second file and the third rank: level
                        "M80 314L140 314",
                        // g2: upright
                        "M350 332L350 392");
    }

    @Test
    void aCornerBondReachesForBothNeighbours() {
        Drawing drawing = picture(position("seneca", "m^M6/M7/8/8/8/8/8/m6m w - remove - .,."));
        assertThat(drawing.values("strap", "d")).containsExactly("M92 74L62 74L62 104");
    }

    @Test
    void whereAnyGuardFreesABondHasNoAxis() {
        Drawing drawing = picture(position("schadler-2001@ludii", "m7/8/8/2M5/2m+5/2M5/8/8 b - move -"));
        assertThat(drawing.count("bond any")).isEqualTo(1);
        assertThat(drawing.count("bond")).isEqualTo(1);
        assertThat(drawing.titles("piece black")).contains("Black man on c4, trapped");
    }

    @Test
    void theLastMoveAndWhatItDidAreMarked() {
        LatrunculiPosition before = position("schadler-2001", "m6m/8/8/2M5/2mM-m3/1M6/8/8 w - move -");
        Drawing drawing = picture(before, "b3-c3");
        assertThat(drawing.count("from")).isEqualTo(1);
        assertThat(drawing.count("to")).isEqualTo(1);
        assertThat(drawing.count("arrow")).isEqualTo(1);
        assertThat(drawing.titles("event")).containsExactly("trapped c4", "freed d4");
        assertThat(drawing.title()).isEqualTo("Ludus Latrunculorum (Sch\u00e4dler 2001): Black moves after b3-c3");
        assertThat(drawing.description())
                .contains("Black: men c4 (bound on its file) e4 a8 h8.", "Last move: b3-c3. trapped c4. freed d4.");
        Drawing unmarked = picture(before.play("b3-c3"));
        assertThat(unmarked.count("from") + unmarked.count("to") + unmarked.count("event"))
                .isZero();
        assertThat(unmarked.count("piece")).isEqualTo(drawing.count("piece"));
    }

    @Test
    void aPieceThatLeftTheBoardIsCrossedOut() {
        Drawing removed = picture(position("schadler-2001", "8/8/8/8/8/8/2Mm-M3/m6m w - move -"), "xd2");
        assertThat(removed.titles("event")).containsExactly("removed d2");
        assertThat(removed.count("cross")).isEqualTo(1);
        assertThat(removed.count("piece")).isEqualTo(4);
        Drawing captured = picture(position("museum-quintana", "7m/8/8/8/8/8/2Mm4/4M3 w - move -"), "e1-e2");
        assertThat(captured.titles("event")).containsExactly("captured d2");
    }

    @Test
    void handsAreCountedWhilePiecesArePlaced() {
        assertThat(picture(ruleset("bell-8x8").initial(), "@c3").texts())
                .contains("15 men, 1 dux in hand", "16 men, 1 dux in hand", "White places a second man");
        assertThat(picture(position("schadler-2001", "8/8/8/8/8/8/8/M7 b M0m1 place -"))
                        .texts())
                .contains("0 men in hand", "1 man in hand", "Black places");
    }

    @Test
    void whatTheRulesRememberIsWritten() {
        assertThat(picture(position("bell-8x8", "6mm/8/8/8/8/3m4/3D4/8 w - again:d2 7"))
                        .texts())
                .contains("White moves again with d2", "quiet moves: 7");
        assertThat(picture(position(
                                "schadler-2001?repetition=NO_REVERSAL",
                                "m6m/8/8/3M4/2Mm+M3/3M4/8/8 w - move - d4d5,a7a8"))
                        .texts())
                .contains("not back: d5-d4, not back: a8-a7");
        assertThat(picture(position("schadler-2001", "m7/8/8/8/8/8/2M1M3/8 b - over:w:reduced -"))
                        .texts())
                .contains("White wins (reduced)");
    }

    @Test
    void squaresWithARuleOfTheirOwnAreMarked() {
        assertThat(picture(ruleset("bell-8x8").initial()).count("special")).isEqualTo(4);
        assertThat(picture(ruleset("seega-8x8@ludii").initial()).count("special"))
                .isEqualTo(1);
        assertThat(picture(ruleset("seega-8x8").initial()).count("special")).isZero();
    }

    @Test
    void theLargestBoardHasAllItsCoordinates() {
        Drawing drawing = picture(ruleset("kharebga-11x16").initial());
        assertThat(drawing.texts()).contains("a", "p", "1", "11").doesNotContain("q", "12");
        assertThat(drawing.count("axis")).isEqualTo(27);
        Drawing without = read(ruleset("kharebga-11x16").initial().diagram().svg(PLAIN.withCoordinates(false)));
        assertThat(without.count("axis")).isZero();
    }

    @Test
    void aFullBoardOfTheLargestSizeIsDrawn() {
        String rank = "Mm".repeat(8);
        Drawing drawing = picture(position("seega-11x16", (rank + "/").repeat(10) + "16 b - passed -"));
        assertThat(drawing.count("piece")).isEqualTo(160);
    }

    @Test
    void theFlippedBoardIsTurnedByHalfATurn() {
        LatrunculiPosition position = position("schadler-2001", "8/8/8/8/8/8/8/M6m w - move -");
        assertThat(read(position.diagram().svg(PLAIN)).values("disc", "cx")).startsWith("62", "398");
        Drawing flipped = read(position.diagram().svg(PLAIN.withFlipped(true)));
        assertThat(flipped.values("disc", "cx")).startsWith("398", "62");
        assertThat(flipped.values("disc", "cy")).startsWith("74", "74");
        assertThat(flipped.description()).contains("seen from Black's side");
    }

    @Test
    void textCanBeUnicodeFlippedAndWithoutCoordinates() {
        LatrunculiPosition small = ruleset("bell-8x7")
                .with(Map.of("ranks", "3", "files", "5", "men", "2"))
                .parse("d3m/2MmM/D4 w - move 0");
        assertThat(small.diagram().text(PLAIN.withCharacters(Characters.UNICODE)))
                .isEqualTo("""
                 3  \u25c6  \u00b7  \u00b7  \u00b7  \u25cf
                 2  \u00b7  \u00b7  \u25cb  \u25cf  \u25cb
                 1  \u25c7  \u00b7  \u00b7  \u00b7  \u00b7
                    a  b  c  d  e
                """);
        assertThat(small.diagram().text(PLAIN.withFlipped(true))).isEqualTo("""
                 1  .  .  .  .  D
                 2  M  m  M  .  .
                 3  m  .  .  .  d
                    e  d  c  b  a
                """);
        assertThat(small.diagram().text(PLAIN.withCoordinates(false))).isEqualTo("""
                d  .  .  .  m
                .  .  M  m  M
                D  .  .  .  .
                """);
        assertThat(position("schadler-2001", "8/2M5/1Mm+M4/2M5/8/mM-m3M1/6m|1/M5M1 w - move -")
                        .diagram()
                        .text(PLAIN.withCharacters(Characters.UNICODE)))
                .contains("\u25cf\u253c", "\u25cb\u2194", "\u25cf\u2195");
        assertThat(position("seneca", "m^M6/M7/8/8/8/8/8/m6m w - remove - .,.")
                        .diagram()
                        .text(PLAIN.withCharacters(Characters.UNICODE)))
                .contains("\u25cf\u221f");
    }
}
