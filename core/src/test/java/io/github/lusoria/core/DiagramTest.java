package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.lusoria.core.DiagramOptions.Characters;
import io.github.lusoria.core.DiagramOptions.Theme;
import io.github.lusoria.core.testkit.Drawing;
import io.github.lusoria.core.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

class DiagramTest {
    private static final String HOSTILE = "</text><script>alert('1')</script>&\"\u0000\u0007\ud800]]>";

    private static Drawing drawing(String text) {
        Diagram diagram = () -> text;
        Drawing drawing = Drawing.parse(diagram.svg());
        drawing.requireStandalone();
        drawing.requireInside();
        return drawing;
    }

    @Test
    void aGameThatDrawsTextOnlyHasAPictureOfItsText() {
        assertThat(drawing("ab\n c\n").texts()).containsExactly("a", "b", "c");
        assertThat(drawing("ab\n c\n").values("t", "x")).containsExactly("18", "27", "27");
        assertThat(drawing("ab\n c\n").values("t", "y")).containsExactly("31.5", "31.5", "49.5");
    }

    @Test
    void textOfADrawingIsNoMarkupAndWhatXmlCannotHoldIsReplaced() {
        Drawing drawing = drawing(HOSTILE + "\n");
        assertThat(String.join("", drawing.texts()))
                .isEqualTo("</text><script>alert('1')</script>&\"\ufffd\ufffd\ufffd]]>");
        assertThat(drawing.description()).contains("</script>&\"");
    }

    @Test
    void theLongerSideHasTheSize() {
        Diagram wide = () -> "x".repeat(96) + "\n";
        Drawing drawing = Drawing.parse(wide.svg(DiagramOptions.DEFAULT.withSize(900)));
        assertThat(drawing.root("width")).isEqualTo("900");
        assertThat(drawing.root("height")).isEqualTo("54");
        assertThat(drawing.root("viewBox")).isEqualTo("0 0 900 54");
    }

    @Test
    void themesAreToldApartAndOnlyAutoAsksTheReader() {
        Diagram diagram = () -> "x\n";
        assertThat(diagram.svg(DiagramOptions.DEFAULT.withTheme(Theme.AUTO))).contains("prefers-color-scheme:dark");
        assertThat(diagram.svg(DiagramOptions.DEFAULT.withTheme(Theme.LIGHT)))
                .contains("class=\"lusoria-text-light\"")
                .doesNotContain("@media");
        assertThat(diagram.svg(DiagramOptions.DEFAULT.withTheme(Theme.DARK)))
                .contains("class=\"lusoria-text-dark\"")
                .doesNotContain("@media");
    }

    @Test
    void optionsAreAValue() {
        DiagramOptions options = DiagramOptions.DEFAULT
                .withSize(100)
                .withFlipped(true)
                .withCoordinates(false)
                .withTheme(Theme.DARK)
                .withCharacters(Characters.UNICODE);
        assertThat(options).isEqualTo(new DiagramOptions(100, true, false, Theme.DARK, Characters.UNICODE));
        assertThat(DiagramOptions.DEFAULT)
                .isEqualTo(new DiagramOptions(640, false, true, Theme.AUTO, Characters.ASCII));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> options.withSize(15))
                .withMessage("the size of a picture is 16 to 16384 pixels, not 15");
        assertThatIllegalArgumentException().isThrownBy(() -> options.withSize(16385));
        assertThat(options.withSize(16).size()).isEqualTo(16);
        assertThat(options.withSize(16384).size()).isEqualTo(16384);
        assertThatNullPointerException()
                .isThrownBy(() -> options.withTheme(null))
                .withMessage("colours");
        assertThatNullPointerException()
                .isThrownBy(() -> options.withCharacters(null))
                .withMessage("of");
    }

    @Test
    void nullOptionsAreRefused() {
        Diagram diagram = () -> "x\n";
        assertThatNullPointerException().isThrownBy(() -> diagram.svg(null)).withMessage("options");
        assertThatNullPointerException().isThrownBy(() -> diagram.text(null)).withMessage("options");
    }

    @Test
    void aMoveIsDrawnAsThePositionAfterItWhereNothingIsMarked() {
        var start = TicTacToe.RULESET.initial();
        var move = start.legalMove(0);
        assertThat(start.diagram(move).text())
                .isEqualTo(start.play(move).diagram().text());
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> start.play(move).diagram(move));
    }

    @Test
    void aGameIsDrawnAsItsPosition() {
        var game = Game.of(TicTacToe.RULESET);
        assertThat(game.diagram().text()).isEqualTo(game.position().diagram().text());
        var next = game.play(game.position().legalMove(4));
        assertThat(next.diagram().text()).isEqualTo(next.position().diagram().text());
        assertThat(next.diagram().svg())
                .as("with the last move marked")
                .isEqualTo(game.position().diagram(game.position().legalMove(4)).svg())
                .isNotEqualTo(next.position().diagram().svg());
    }
}
