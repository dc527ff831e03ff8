package io.github.lusoria.latrunculi;

import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.DiagramOptions.Characters;
import io.github.lusoria.core.DiagramOptions.Theme;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.testkit.GoldenTexts;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Boards with everything that a drawing of them tells apart. */
class GoldenDrawingsTest implements GoldenTexts {
    private static final DiagramOptions PLAIN = DiagramOptions.DEFAULT;

    @Override
    public String folder() {
        return "drawings";
    }

    @Override
    public Map<String, Supplier<String>> texts() {
        Map<String, Supplier<String>> drawings = new LinkedHashMap<>();
        String move = " w - move -";
        // men, duces and all bonds
        drawings.put("ducal.svg", () -> picture("kowalski-8x12", "12/5d6/12/12/12/12/6D5/MM9m" + move));
        LatrunculiPosition bonds = position("schadler-2001", "8/2M5/1Mm+M4/2M5/8/mM-m3M1/6m|1/M5M1" + move);
        drawings.put("bonds.svg", () -> bonds.diagram().svg(PLAIN.withTheme(Theme.LIGHT)));
        drawings.put(
                "bonds-flipped.svg",
                () -> bonds.diagram()
                        .svg(PLAIN.withFlipped(true).withTheme(Theme.DARK).withSize(300)));
        drawings.put("bonds.txt", () -> bonds.diagram().text());
        drawings.put("bonds-unicode.txt", () -> bonds.diagram().text(PLAIN.withCharacters(Characters.UNICODE)));
        LatrunculiPosition corners = position("seneca", "m^M4Mm^/M6M/8/3m4/4m3/8/M6M/m^M4Mm^ w - remove - .,.");
        drawings.put("corners.svg", () -> corners.diagram().svg());
        drawings.put("corners-flipped.svg", () -> corners.diagram().svg(PLAIN.withFlipped(true)));
        drawings.put(
                "corners.txt",
                () -> corners.diagram()
                        .text(PLAIN.withCharacters(Characters.UNICODE).withFlipped(true)));
        LatrunculiRuleset oblong =
                Latrunculi.of("latrunculi/seneca").with(Map.of("ranks", "4", "files", "7", "men", "14"));
        drawings.put(
                "corners-oblong.svg",
                () -> oblong.parse("m^M3Mm^/M1m2mM/M5M/m^M3Mm^ w - remove - .,.")
                        .diagram()
                        .svg());
        drawings.put("any-guard.svg", () -> picture("schadler-2001@ludii", "m7/8/8/2M5/2m+5/2M5/8/8 b - move -"));
        // what moves do
        drawings.put("trapped.svg", () -> picture("schadler-2001", "m6m/8/8/2M5/2mM-m3/1M6/8/8" + move, "b3-c3"));
        LatrunculiPosition leap = position("schadler-2001", "m6m/8/8/2m5/8/2M5/2M5/8" + move);
        drawings.put("leapt.svg", () -> leap.diagram(leap.parseMove("c2-c4")).svg(PLAIN.withFlipped(true)));
        drawings.put("moved-left.svg", () -> picture("schadler-2001", "m6m/8/8/5M2/8/2M5/2M5/8" + move, "f5-e5"));
        drawings.put("removed.svg", () -> picture("schadler-2001", "8/8/8/8/8/8/2Mm-M3/m6m" + move, "xd2"));
        drawings.put("captured.svg", () -> picture("museum-quintana", "7m/8/8/8/8/8/2Mm4/4M3" + move, "e1-e2"));
        drawings.put("taken.svg", () -> picture("museum-quintana", "7m/8/8/8/8/8/2Mm4/4M3 b" + move.substring(2)));
        drawings.put(
                "placed.svg",
                () -> picture(
                        "bell-8x8", Rulesets.of("latrunculi/bell-8x8").initial().toString(), "@c3"));
        drawings.put("placing.svg", () -> picture("schadler-2001", "8/8/8/8/8/8/8/M7 b M0m1 place -"));
        // what the rules remember, and the end
        drawings.put("again.svg", () -> picture("bell-8x8", "6mm/8/8/8/8/3m4/3D4/8 w - again:d2 7"));
        drawings.put(
                "not-back.svg",
                () -> picture(
                        "schadler-2001?repetition=NO_REVERSAL", "m6m/8/8/3M4/2Mm+M3/3M4/8/8 w - move - d4d5,a7a8"));
        drawings.put("white-won.svg", () -> picture("schadler-2001", "m7/8/8/8/8/8/2M1M3/8 b - over:w:reduced -"));
        drawings.put("black-won.svg", () -> picture("schadler-2001", "m6m/8/8/8/8/8/2M5/8 w - over:b:reduced -"));
        // boards of all sizes and kinds
        drawings.put(
                "barred.svg",
                () -> picture("seega-8x8@ludii", position("seega-8x8@ludii").toString()));
        LatrunculiPosition small = ((LatrunculiRuleset) Rulesets.of("latrunculi/bell-8x7"))
                .with(Map.of("ranks", "3", "files", "5", "men", "2"))
                .parse("d3m/2MmM/D4 w - move 0");
        drawings.put("small.svg", () -> small.diagram().svg());
        drawings.put("small.txt", () -> small.diagram().text(PLAIN.withFlipped(true)));
        drawings.put(
                "large.svg",
                () -> position("kharebga-11x16", ("Mm".repeat(8) + "/").repeat(10) + "16 b - passed -")
                        .diagram()
                        .svg(PLAIN.withCoordinates(false)));
        drawings.put("large.txt", () -> position("kharebga-11x16").diagram().text());
        return drawings;
    }

    private static LatrunculiPosition position(String id) {
        return ((LatrunculiRuleset) Rulesets.of("latrunculi/" + id)).initial();
    }

    private static LatrunculiPosition position(String id, String text) {
        return ((LatrunculiRuleset) Rulesets.of("latrunculi/" + id)).parse(text);
    }

    private static String picture(String id, String text) {
        return position(id, text).diagram().svg();
    }

    private static String picture(String id, String text, String move) {
        LatrunculiPosition before = position(id, text);
        return before.diagram(before.parseMove(move)).svg();
    }
}
