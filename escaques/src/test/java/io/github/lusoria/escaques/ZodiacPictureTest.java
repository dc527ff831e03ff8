package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.DiagramOptions.Characters;
import io.github.lusoria.core.testkit.Drawing;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ZodiacPictureTest {
    private static final DiagramOptions PLAIN = DiagramOptions.DEFAULT;
    private static final List<Planet> IN_ORDER = List.of(Planet.values());
    private static final EscaquesPosition START = Escaques.alfonso().initial(IN_ORDER);

    private static Drawing picture(EscaquesPosition position, String move) {
        return read(position.diagram(position.parseMove(move)).svg());
    }

    private static Drawing read(String svg) {
        Drawing drawing = Drawing.parse(svg);
        drawing.requireStandalone();
        drawing.requireInside();
        return drawing;
    }

    @Test
    void thereAreSevenRingsWith336SpacesAndTwelveSigns() {
        Drawing drawing = read(START.diagram().svg());
        assertThat(drawing.titles("ring"))
                .containsExactly(
                        "12 spaces", "24 spaces", "36 spaces", "48 spaces", "60 spaces", "72 spaces", "84 spaces");
        // each space has one line between it and the one before
        long spaces = drawing.values("line", "d").stream()
                .flatMapToInt(String::chars)
                .filter(each -> each == 'M')
                .count();
        assertThat(spaces).isEqualTo(336);
        assertThat(drawing.titles("house"))
                .containsExactly(
                        "Aries",
                        "Taurus",
                        "Gemini",
                        "Cancer",
                        "Leo",
                        "Virgo",
                        "Libra",
                        "Scorpio",
                        "Sagittarius",
                        "Capricorn",
                        "Aquarius",
                        "Pisces");
        assertThat(drawing.count("sign")).isEqualTo(12);
        assertThat(drawing.count("abbreviation")).isEqualTo(12);
        assertThat(read(START.diagram().svg(PLAIN.withCoordinates(false))).count("abbreviation"))
                .isZero();
    }

    @Test
    void eachPlanetIsDrawnOnceAndSaysWhereItIsAndWhose() {
        Drawing drawing = read(START.diagram().svg());
        assertThat(drawing.titles("piece"))
                .startsWith("Moon on Cnc1, seat 1", "Mercury on Vir1, seat 2")
                .hasSize(7);
        assertThat(drawing.count("piece free")).isZero();
        Drawing before = read(Escaques.alfonso().initial().diagram().svg());
        assertThat(before.count("piece free")).isEqualTo(7);
        assertThat(before.titles("piece")).contains("Saturn on Aqr1, nobody's yet");
        assertThat(before.texts())
                .contains("Seat 1 throws for a planet")
                .filteredOn("no planet yet"::equals)
                .hasSize(7);
    }

    @Test
    void aspectsOfTheLastEntryAreChords() {
        Drawing drawing = picture(START, "5");
        assertThat(drawing.titles("chord"))
                .containsExactly(
                        "Moon in Sagittarius: square of Mercury, \u221236",
                        "Moon in Sagittarius: trine of Sun, +36",
                        "Moon in Sagittarius: conjunction of Jupiter, \u2212144",
                        "Moon in Sagittarius: sextile of Saturn, +24");
        assertThat(drawing.count("gain")).isEqualTo(2);
        assertThat(drawing.count("loss")).isEqualTo(2);
        assertThat(drawing.count("badge")).isEqualTo(4);
        assertThat(drawing.count("entered")).isEqualTo(1);
        assertThat(drawing.titles("piece moved")).containsExactly("Moon on Sgr1, seat 1");
        assertThat(drawing.texts()).contains("Moon Cnc1 to Sgr1, enters Sagittarius: \u2212120 points", "\u2212120");
        assertThat(drawing.title()).isEqualTo("Los Escaques (Alfonso X, 1283): seat 2 throws after the throw of 5");
    }

    @Test
    void withoutAMoveAndWithoutANewSignThereAreNoChords() {
        assertThat(read(START.diagram().svg()).count("chord")).isZero();
        Drawing stays =
                picture(START.play("1").play("1").play("1").play("1").play("1").play("1"), "1");
        assertThat(stays.count("chord")).isZero();
        assertThat(stays.texts()).contains("Saturn Aqr1 to Aqr2, no new sign");
    }

    @Test
    void everyEnteredSignHasItsChordsWhereEveryOneIsScored() {
        EscaquesPosition start =
                Escaques.alfonso().with("crossing", "EVERY_ENTERED").initial(IN_ORDER);
        Drawing drawing = picture(start, "3");
        assertThat(drawing.count("entered")).isEqualTo(3);
        assertThat(drawing.texts()).contains("Moon Cnc1 to Lib1, enters Libra and 2 before: \u2212288 points");
    }

    @Test
    void theDrawingSaysWhichWayPlanetsGoAndSignsRun() {
        assertThat(read(START.diagram().svg()).texts())
                .containsSubsequence("planets go", "clockwise", "signs run", "clockwise");
        Drawing flipped = read(START.diagram().svg(PLAIN.withFlipped(true)));
        assertThat(flipped.texts()).containsSubsequence("planets go", "anticlockwise", "signs run", "anticlockwise");
        EscaquesPosition against =
                Escaques.alfonso().with("signOrder", "AGAINST_MOVEMENT").initial(IN_ORDER);
        assertThat(read(against.diagram().svg()).texts())
                .containsSubsequence("planets go", "clockwise", "signs run", "anticlockwise");
        assertThat(read(against.diagram().svg(PLAIN.withFlipped(true))).texts())
                .containsSubsequence("planets go", "anticlockwise", "signs run", "clockwise");
    }

    @Test
    void theFlippedBoardIsMirrored() {
        List<String> left = read(START.diagram().svg(PLAIN.withFlipped(true))).values("disc", "cx");
        List<String> right = read(START.diagram().svg()).values("disc", "cx");
        for (int i = 0; i < 7; i++) {
            assertThat(Double.parseDouble(left.get(i)) + Double.parseDouble(right.get(i)))
                    .isBetween(679.98, 680.02);
        }
        assertThat(read(START.diagram().svg(PLAIN.withFlipped(true))).values("disc", "cy"))
                .isEqualTo(read(START.diagram().svg()).values("disc", "cy"));
    }

    @Test
    void theInvertedRingsPutTheMoonOutside() {
        String inner = read(START.diagram().svg()).description();
        String outer = read(Escaques.ludii().initial().diagram().svg()).description();
        assertThat(inner).contains("Moon on Cnc1, seat 1; ring of 12.");
        assertThat(outer).contains("Moon on Ari1, nobody's yet; ring of 84.");
    }

    @Test
    void choicesRoundsAndEndsAreWritten() {
        EscaquesPosition choosing = Escaques.alfonso().with("throwUse", "UP_TO").initial(IN_ORDER);
        assertThat(picture(choosing, "4").texts())
                .contains("Seat 1 has thrown 4 and chooses", "rounds completed: 0 of 12", "last throw: 4");
        assertThat(picture(choosing.play("4"), "+2").title()).endsWith("seat 2 throws after the advance +2");
        assertThat(picture(Escaques.alfonso().initial(), "3").texts()).contains("last throw: 3, Venus");
        assertThat(read(Escaques.alfonso()
                                .with(Map.of("end", "AMULI", "rounds", "0"))
                                .parse("Cnc1/Vir1/Aqr1/Leo4/Aqr5/Leo6/Tau7 MoMeVeSuMaJuSa 0,0,0,0,0,0,0 - -")
                                .diagram()
                                .svg())
                        .texts())
                .contains("The game is over (configuration)");
    }

    @Test
    void textCanBeUnicodeFlippedAndWithoutCoordinates() {
        assertThat(START.diagram().text(PLAIN.withCharacters(Characters.UNICODE)))
                .contains("  12 \u263d Moon     \u00b7   \u00b7   \u00b7   1   \u00b7 ", "\u2644 Saturn");
        assertThat(START.diagram().text(PLAIN.withFlipped(true)))
                .startsWith("ring planet  Psc Aqr ")
                .contains("  84 Saturn   .   1   .  ");
        assertThat(START.diagram().text(PLAIN.withCoordinates(false))).startsWith("  84 Saturn ");
    }
}
