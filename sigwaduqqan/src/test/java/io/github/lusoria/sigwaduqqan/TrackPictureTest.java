package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.DiagramOptions.Characters;
import io.github.lusoria.core.testkit.Drawing;
import org.junit.jupiter.api.Test;

class TrackPictureTest {
    private static final DiagramOptions PLAIN = DiagramOptions.DEFAULT;

    private static Drawing picture(String position) {
        return read(Resources.position(position).diagram().svg());
    }

    private static Drawing picture(String position, StickThrow thrown) {
        return read(Resources.position(position).diagram(thrown).svg());
    }

    private static Drawing read(String svg) {
        Drawing drawing = Drawing.parse(svg);
        drawing.requireStandalone();
        drawing.requireInside();
        return drawing;
    }

    @Test
    void theTrackHasItsTwentySquaresAndTheKaaba() {
        Drawing drawing = picture("1*/1* G1 1");
        assertThat(drawing.count("square")).isEqualTo(20);
        assertThat(drawing.count("cell")).isEqualTo(14);
        assertThat(drawing.count("gate")).isEqualTo(1);
        assertThat(drawing.count("safe")).isEqualTo(5);
        assertThat(drawing.count("chevron")).isEqualTo(19);
        assertThat(drawing.count("cloth")).isEqualTo(1);
        assertThat(drawing.texts()).contains("1", "20", "start", "7 sigs", "Ka\u02bfaba");
        assertThat(read(Resources.position("1*/1* G1 1").diagram().svg(PLAIN.withCoordinates(false)))
                        .texts())
                .doesNotContain("20", "start");
    }

    @Test
    void everybodyIsDrawnOnceOnTheTrackAndToldBesideIt() {
        Drawing drawing = picture("11!/15:3/20:1/x/16/16/16/1* G11 2");
        assertThat(drawing.titles("piece pilgrim"))
                .containsExactly(
                        "Seat 8: square 1",
                        "Seat 1: square 11, dragged by the Ghoula",
                        "Seat 2: square 15, 3 of 7 sigs",
                        "Seat 5: square 16",
                        "Seat 6: square 16",
                        "Seat 7: square 16",
                        "Seat 3: on the Ka'aba, arrival 1");
        assertThat(drawing.titles("piece ghoula")).containsExactly("The Ghoula on square 11");
        assertThat(drawing.count("seat")).isEqualTo(9);
        assertThat(drawing.texts()).contains("lost", "Ghoula: square 11", "Seat 2 throws");
        assertThat(drawing.titles("mark")).containsExactly("to throw");
    }

    @Test
    void whoIsDraggedIsRopedToTheGhoula() {
        Drawing drawing = picture("11!/11!/11/2 G11 4");
        assertThat(drawing.count("rope")).isEqualTo(2);
        assertThat(drawing.count("held")).isEqualTo(2);
    }

    @Test
    void sigsAreBeadsRoundThePiece() {
        Drawing drawing = picture("15:3/15:0 G1 1");
        assertThat(drawing.count("done")).isEqualTo(3);
        assertThat(drawing.count("todo")).isEqualTo(11);
    }

    @Test
    void theLastThrowIsShownWithItsSticksAndItsWay() {
        Drawing drawing = picture("12/2 G1 1", StickThrow.THREE);
        assertThat(drawing.titles("sticks")).containsExactly("3 white sides up of 4");
        assertThat(drawing.count("wood")).isEqualTo(3);
        assertThat(drawing.count("paint")).isEqualTo(1);
        assertThat(drawing.count("from")).isEqualTo(1);
        assertThat(drawing.count("arrow")).isEqualTo(1);
        assertThat(drawing.texts()).contains("Seat 1 threw 3", "Seat 2 throws");
        assertThat(drawing.title()).endsWith(": Seat 2 throws; Seat 1 threw 3");
        assertThat(drawing.description()).contains("Seat 1 threw 3: threw 3; moved to 15; arrived at fifteen.");
    }

    @Test
    void theGhoulasWayAndWhomItBuriedAreShown() {
        Drawing drawing = picture("3!/20:1/5 G3 2", StickThrow.SIX);
        assertThat(drawing.count("stalk")).isEqualTo(1);
        assertThat(drawing.titles("event")).containsExactly("buried");
        assertThat(drawing.count("arrow")).isZero();
        assertThat(drawing.texts()).contains("lost");
        assertThat(picture("1*/2 G1 1", StickThrow.ZERO).count("from")).isZero();
    }

    @Test
    void aCrowdIsOnePieceWithItsNumber() {
        SigPosition crowd = Resources.LUDII.with("players", "20").initial();
        Drawing drawing = read(crowd.diagram().svg());
        assertThat(drawing.titles("piece crowd")).containsExactly("20 players");
        assertThat(drawing.count("piece")).isEqualTo(1);
        assertThat(drawing.texts()).contains("\u00d720", "20 players", "on the way: 20", "Ghoula: beside the board");
        assertThat(drawing.description()).contains("Seat 20: square 1.");
        Drawing twelve =
                read(Resources.LUDII.with("players", "12").initial().diagram().svg());
        assertThat(twelve.count("seat")).isEqualTo(13);
    }

    @Test
    void aThousandSeatsAreToldOneByOne() {
        SigPosition position = Resources.TEXT.withPlayers(1000).initial();
        assertThat(position.diagram().svg().split("Seat [0-9]+: square 1[.]", -1))
                .hasSize(1001);
        assertThat(position.diagram().text()).contains("| x1000 G", "> seat    1: square 1", "  seat 1000: square 1");
    }

    @Test
    void theEndIsTold() {
        assertThat(picture("20:1/x G15 -").texts()).contains("The game is over (decided)");
        assertThat(picture("20:1/x G15 -").count("mark")).isZero();
    }

    @Test
    void theFlippedTrackIsTurnedByHalfATurn() {
        SigPosition position = Resources.position("2/20:1 G1 1");
        assertThat(read(position.diagram().svg(PLAIN)).values("cloth", "x")).containsExactly("44");
        assertThat(read(position.diagram().svg(PLAIN.withFlipped(true))).values("cloth", "x"))
                .containsExactly("632");
        assertThat(read(position.diagram().svg(PLAIN.withFlipped(true))).values("cloth", "y"))
                .containsExactly("44");
    }

    @Test
    void textCanBeUnicodeFlippedAndWithoutCoordinates() {
        SigPosition position = Resources.position("2/20:1 G1 1");
        assertThat(position.diagram()
                        .text(PLAIN.withCharacters(Characters.UNICODE).withFlipped(true)))
                .isEqualTo("""
                \u250c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u252c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u252c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u252c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u252c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u252c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u252c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u252c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2510
                \u2502 13      \u2502 14      \u2502 15      \u2502 16      \u2502 17      \u2502 18      \u2502 19      \u2502 20      \u2502
                \u2502         \u2502         \u2502         \u2502         \u2502         \u2502         \u2502         \u2502 2       \u2502
                \u251c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u253c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u253c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u253c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u253c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2534\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2534\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2534\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2518
                \u2502 12      \u2502 11      \u2502 10      \u2502 9       \u2502
                \u2502         \u2502         \u2502         \u2502         \u2502
                \u251c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u253c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u253c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u253c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2524
                \u2502 5       \u2502 6       \u2502 7       \u2502 8       \u2502
                \u2502         \u2502         \u2502         \u2502         \u2502
                \u251c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u253c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u253c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u253c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2524
                \u2502 4       \u2502 3       \u2502 2       \u2502 1       \u2502
                \u2502         \u2502         \u2502 1       \u2502 G       \u2502
                \u2514\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2534\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2534\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2534\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2518
                > seat 1: square 2
                  seat 2: on the Ka'aba, arrival 1
                  Ghoula: square 1
                """);
        assertThat(position.diagram().text(PLAIN.withCoordinates(false))).doesNotContain("| 13 ");
    }
}
