package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NotationExceptionTest {
    private static final String EXPECTED = "a side, w or b";

    @Test
    void theMessageNamesOffsetFoundAndExpected() {
        NotationException error = new NotationException("8/8 x", 4, EXPECTED);
        assertThat(error).hasMessage("at offset 4 of \"8/8 x\": found 'x', expected a side, w or b");
        assertThat(error.text()).isEqualTo("8/8 x");
        assertThat(error.offset()).isEqualTo(4);
        assertThat(error.found()).isEqualTo("'x'");
        assertThat(error.expected()).isEqualTo(EXPECTED);
    }

    @Test
    void theEndOfTheTextIsFoundAfterTheLastCharacter() {
        NotationException error = new NotationException("8/8 ", 4, EXPECTED);
        assertThat(error.found()).isEqualTo("the end of the text");
        assertThat(error).hasMessage("at offset 4 of \"8/8 \": found the end of the text, expected a side, w or b");
    }

    @Test
    void anEmptyTextHasAnEnd() {
        assertThat(new NotationException("", 0, EXPECTED))
                .hasMessage("at offset 0 of \"\": found the end of the text, expected a side, w or b");
    }

    @Test
    void whatIsNotPrintableAsciiIsEscaped() {
        NotationException error = new NotationException("a\n\0\u00e9\ud83c\udfb2\uff11\u007f", 1, EXPECTED);
        assertThat(error.found()).isEqualTo("'\\u000a'");
        assertThat(error)
                .hasMessage("at offset 1 of \"a\\u000a\\u0000\\u00e9\\ud83c\\udfb2\\uff11\\u007f\":"
                        + " found '\\u000a', expected a side, w or b");
    }

    @Test
    void theFirstAndTheLastPrintableCharacterAreShown() {
        assertThat(new NotationException("~", 0, EXPECTED).found()).isEqualTo("'~'");
        assertThat(new NotationException(" ", 0, EXPECTED).found()).isEqualTo("' '");
    }

    @Test
    void aLongTextIsCutAroundTheOffset() {
        String text = "a".repeat(500_000) + "X" + "b".repeat(500_000);
        NotationException error = new NotationException(text, 500_000, EXPECTED);
        assertThat(error)
                .hasMessage("at offset 500000 of ...\"" + "a".repeat(30) + "X" + "b".repeat(29)
                        + "\"...: found 'X', expected a side, w or b");
        assertThat(error.text()).isSameAs(text);
    }

    @Test
    void theStartAndTheEndOfALongTextAreCutOnOneSide() {
        String text = "0123456789".repeat(10);
        assertThat(new NotationException(text, 0, EXPECTED))
                .hasMessageStartingWith("at offset 0 of \"0123456789")
                .hasMessageContaining("9\"...:");
        assertThat(new NotationException(text, 100, EXPECTED))
                .hasMessageStartingWith("at offset 100 of ...\"0123456789")
                .hasMessageContaining("9\": found the end");
    }

    @Test
    void sixtyCharactersAreNotCut() {
        String text = "0123456789".repeat(6);
        assertThat(new NotationException(text, 60, EXPECTED)).hasMessageContaining(" of \"" + text + "\": ");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 4, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void anOffsetOutsideOfTheTextIsRefused(int offset) {
        assertThatThrownBy(() -> throwing(new NotationException("abc", offset, EXPECTED)))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Property
    void everyMessageIsShortAndPrintable(@ForAll @StringLength(max = 150) String text, @ForAll int any) {
        int offset = Math.floorMod(any, text.length() + 1);
        NotationException error = new NotationException(text, offset, EXPECTED);
        assertThat(error.getMessage()).matches("[ -~]{1,500}").startsWith("at offset " + offset + " of ");
    }

    private static void throwing(RulesException constructed) {
        throw constructed;
    }
}
