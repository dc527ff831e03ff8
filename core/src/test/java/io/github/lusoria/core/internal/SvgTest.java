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
