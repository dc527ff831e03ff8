package io.github.lusoria.core.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.lusoria.core.DiagramOptions;
import org.junit.jupiter.api.Test;

class SvgTest {
    private static final Style STYLE = Style.builder("test")
            .rule("a", "stroke-width:2", "fill:#fff", "fill:#000")
            .rule("b", "fill:none")
            .build();

    private static Svg svg() {
        return new Svg(STYLE, 20, 10, DiagramOptions.DEFAULT.withSize(20), "t", "d");
    }

    @Test
    void numbersHaveAtMostTwoDecimalsAndNoExponent() {
        assertThat(Svg.number(0)).isEqualTo("0");
        assertThat(Svg.number(-0.001)).isEqualTo("0");
        assertThat(Svg.number(1.005e3)).isEqualTo("1005");
        assertThat(Svg.number(-0.05)).isEqualTo("-0.05");
        assertThat(Svg.number(2.5)).isEqualTo("2.5");
        assertThat(Svg.number(12345678.126)).isEqualTo("12345678.13");
    }

    @Test
    void aGroupIsOneLineWithAllThatIsInIt() {
        String text = svg().group("a", "x & y")
                .circle("b", 1, 2, 0.5)
                .line("b", 1, 2, 3, 4)
                .end()
                .text("a", 1, 9, "<")
                .toString();
        assertThat(text.lines().skip(4))
                .containsExactly(
                        "<g class=\"a\"><title>x &amp; y</title><circle class=\"b\" cx=\"1\" cy=\"2\" r=\"0.5\"/>"
                                + "<line class=\"b\" x1=\"1\" y1=\"2\" x2=\"3\" y2=\"4\"/></g>",
                        "<text class=\"a\" x=\"1\" y=\"9\">&lt;</text>",
                        "</svg>");
    }

    @Test
    void shapesAreWrittenWithWhatTheyHave() {
        String text = svg().rect("a", 1, 2, 3, 4)
                .rect("a", 1, 2, 3, 4, 0.5)
                .path("b", Path.from(0, 0).line(1, 2))
                .toString();
        assertThat(text.lines().skip(4))
                .containsExactly(
                        "<rect class=\"a\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>",
                        "<rect class=\"a\" x=\"1\" y=\"2\" width=\"3\" height=\"4\" rx=\"0.5\"/>",
                        "<path class=\"b\" d=\"M0 0L1 2\"/>",
                        "</svg>");
    }

    @Test
    void theViewBoxIsDrawnAsLargeAsAsked() {
        assertThat(new Svg(STYLE, 20, 10, DiagramOptions.DEFAULT.withSize(100), "t", "d").toString())
                .contains(" width=\"100\" height=\"50\" viewBox=\"0 0 20 10\"");
        assertThat(new Svg(STYLE, 2, 1000, DiagramOptions.DEFAULT.withSize(16), "t", "d").toString())
                .contains(" width=\"1\" height=\"16\" viewBox=\"0 0 2 1000\"");
    }

    @Test
    void whatXmlOrAReaderCannotHoldIsReplaced() {
        for (int held : new int[] {' ', '~', 0xa0, 0xd7ff, 0xe000, 0xfffd, 0x10000, 0x10ffff}) {
            assertThat(Svg.escape(Character.toString(held))).isEqualTo(Character.toString(held));
        }
        for (int replaced : new int[] {0, 0x1f, 0x7f, 0x9f, 0xd800, 0xdfff, 0xfffe, 0xffff}) {
            assertThat(Svg.escape(Character.toString(replaced))).isEqualTo("\ufffd");
        }
    }

    @Test
    void partsOfARuleThatAreEmptyLeaveNoSeparator() {
        Style style = Style.builder("s").rule("x", "", "fill:#fff", "fill:#000").build();
        assertThat(new Svg(style, 1, 1, DiagramOptions.DEFAULT.withTheme(DiagramOptions.Theme.LIGHT), "t", "d")
                        .toString())
                .contains(">.lusoria-s-light .x{fill:#fff}</style>");
        Style shared = Style.builder("s").rule("x", "fill:none", "", "").build();
        assertThat(new Svg(shared, 1, 1, DiagramOptions.DEFAULT.withTheme(DiagramOptions.Theme.DARK), "t", "d")
                        .toString())
                .contains(">.lusoria-s-dark .x{fill:none}</style>");
    }

    @Test
    void aLineBreakInTextBreaksNoLine() {
        String text = svg().text("a", 1, 2, "one\ntwo\r\tthree").toString();
        assertThat(text).contains(">one&#10;two&#13;&#9;three</text>\n");
    }

    @Test
    void aGroupWithoutEndIsADefect() {
        Svg svg = svg().group("a", "");
        assertThatIllegalStateException().isThrownBy(svg::toString);
    }

    @Test
    void rulesOfAThemeNameTheRootFirst() {
        assertThat(svg().toString())
                .contains("<style type=\"text/css\">.lusoria-test-auto .a{stroke-width:2;fill:#fff}"
                        + ".lusoria-test-auto .b{fill:none}"
                        + "@media (prefers-color-scheme:dark){.lusoria-test-auto .a{fill:#000}}</style>");
    }

    @Test
    void pathsAreAbsolute() {
        Path path = Path.from(0, 0)
                .line(1, 2)
                .arc(5, true, false, 3, 4)
                .curve(1, 1, 2, 2)
                .move(7, 8)
                .close();
        assertThat(path).hasToString("M0 0L1 2A5 5 0 1 0 3 4Q1 1 2 2M7 8Z");
        assertThat(svg().symbol("a", "M0 0L1 1", 3, 4, 0.5).toString())
                .contains("<path class=\"a\" transform=\"translate(3,4) scale(0.5)\" d=\"M0 0L1 1\"/>");
    }
}
