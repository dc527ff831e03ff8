package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.DiagramOptions.Characters;
import io.github.lusoria.core.DiagramOptions.Theme;
import io.github.lusoria.core.testkit.GoldenTexts;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The track with everything that a drawing of it tells apart. */
class GoldenDrawingsTest implements GoldenTexts {
    private static final DiagramOptions PLAIN = DiagramOptions.DEFAULT;
    private static final SigPosition EVERYBODY = Resources.position("11!/15:3/20:1/x/16/16/16/1* G11 2");

    /** One piece on square 2, two on square 3 and so on to nine on square 10, where a crowd begins; eight are dragged. */
    private static final SigPosition CROWDS = Resources.position(IntStream.rangeClosed(2, 10)
                    .boxed()
                    .flatMap(square -> Stream.generate(() -> square == 9 ? "9!" : square.toString())
                            .limit(square - 1))
                    .collect(Collectors.joining("/"))
            + " G9 45");

    @Override
    public String folder() {
        return "drawings";
    }

    @Override
    public Map<String, Supplier<String>> texts() {
        Map<String, Supplier<String>> drawings = new LinkedHashMap<>();
        drawings.put("everybody.svg", () -> EVERYBODY.diagram().svg());
        drawings.put(
                "everybody-flipped.svg",
                () -> EVERYBODY
                        .diagram()
                        .svg(PLAIN.withFlipped(true)
                                .withCoordinates(false)
                                .withTheme(Theme.DARK)
                                .withSize(1000)));
        drawings.put("everybody.txt", () -> EVERYBODY.diagram().text());
        drawings.put("crowds.svg", () -> CROWDS.diagram().svg(PLAIN.withTheme(Theme.LIGHT)));
        drawings.put(
                "crowds.txt",
                () -> CROWDS.diagram()
                        .text(PLAIN.withCharacters(Characters.UNICODE).withFlipped(true)));
        drawings.put(
                "twelve-seats.svg", () -> picture("x/15:0/20:1/4!/4!/2/4!/15:6/17/20:2/3/12 G4 11", StickThrow.ZERO));
        drawings.put("sixteen-seats.svg", () -> picture("2/2/2/2/2/2/2/2/3/3/3/3/3/3/3/3 G1 16", StickThrow.SIX));
        drawings.put(
                "seventeen-seats.svg",
                () -> Resources.position("7!/7!/7!/7!/7!/7!/7!/7!/7!/x/x/20:1/20:2/20:3/15:2/12/1* G7 15")
                        .diagram()
                        .svg());
        drawings.put("seat-101.svg", () -> seats(101));
        drawings.put("moved.svg", () -> picture("12/2 G1 1", StickThrow.THREE));
        drawings.put("caught.svg", () -> picture("17/6/9 G4 1", StickThrow.THREE));
        drawings.put("buried.svg", () -> picture("3!/20:1/5 G3 2", StickThrow.SIX));
        drawings.put(
                "came-in.svg",
                () -> Resources.position(Resources.LUDII, "17/5 G0 1")
                        .diagram(StickThrow.THREE)
                        .svg());
        drawings.put("beside.svg", () -> Resources.LUDII.initial().diagram().svg());
        drawings.put(
                "over.svg", () -> Resources.position("20:1/x G15 -").diagram().svg());
        return drawings;
    }

    private static String picture(String before, StickThrow thrown) {
        return Resources.position(before).diagram(thrown).svg();
    }

    /** All but four on the Ka'aba: numbers of one, two and three figures stand alone. */
    private static String seats(int count) {
        String home = IntStream.rangeClosed(2, count - 3)
                .mapToObj(seat -> "20:" + (seat - 1))
                .collect(Collectors.joining("/"));
        return Resources.position("5/" + home + "/6/7/8 G1 " + count).diagram().svg();
    }
}
