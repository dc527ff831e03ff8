package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The parts of a record's text one by one: what is escaped, names of tags and their order, results. */
class RecordPartsTest {
    @ParameterizedTest
    @ValueSource(
            chars = {
                '\u0000', '\u001f', '\u007f', '\u009f', '\u061c', '\u200e', '\u200f', '\u2028', '\u202e', '\u2066',
                '\u2069', '\ufeff', '\ufff9', '\uffff', '\ud800', '\udfff'
            })
    void whatIsUnseenOrTurnsALineRoundIsEscaped(char c) {
        assertThat(RecordText.isEscaped(c)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            chars = {
                ' ', '~', '\u00a0', '\u061b', '\u061d', '\u200d', '\u2010', '\u2027', '\u202f', '\u2065', '\u206a',
                '\ufefe', '\uff00', '\ufff8', '\ud7ff', '\ue000'
            })
    void whatStandsBesideItIsNot(char c) {
        assertThat(RecordText.isEscaped(c)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"A", "Z", "a", "z", "A0", "A9", "A_", "zZ"})
    void aNameBeginsWithALetter(String name) {
        assertThat(RecordTags.isName(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "9A", "_", "@", "[", "`", "{", "A@", "A[", "A`", "A{", "A/", "A:", "A^", "\u00c4"})
    void whatIsNeitherLetterNorDigitIsNoName(String name) {
        assertThat(RecordTags.isName(name)).isFalse();
    }

    @Test
    void aNameHasAtMost255Characters() {
        assertThat(RecordTags.isName("N".repeat(255))).isTrue();
        assertThat(RecordTags.isName("N".repeat(256))).isFalse();
    }

    @Test
    void seatsStandInTheirOrderBeforeTheResultAndOtherTagsLast() {
        List<String> names = List.of(
                "Ruleset",
                "RulesetVersion",
                "Start",
                "Event",
                "Site",
                "Date",
                "White",
                "Black",
                "Seat1",
                "Seat2",
                "Seat9",
                "Seat10",
                "Seat999",
                "Seat9999",
                "Result",
                "Termination");
        for (int i = 1; i < names.size(); i++) {
            assertThat(RecordTags.rank(names.get(i)))
                    .as("%s after %s", names.get(i), names.get(i - 1))
                    .isGreaterThan(RecordTags.rank(names.get(i - 1)));
        }
        for (String other : List.of("Seat", "Seat0", "Seat01", "Seat10000", "Seat1/", "Seat1:", "Seat1a", "Round")) {
            assertThat(RecordTags.rank(other)).as(other).isGreaterThan(RecordTags.rank("Termination"));
        }
    }

    @Test
    void aResultIsReadToItsPayoffs() {
        assertThat(RecordResult.payoffs("1-0")).containsExactly(1, -1);
        assertThat(RecordResult.payoffs("0-1")).containsExactly(-1, 1);
        assertThat(RecordResult.payoffs("1/2-1/2")).containsExactly(0, 0);
        assertThat(RecordResult.payoffs("(7)")).containsExactly(7);
        assertThat(RecordResult.payoffs("(3,-10,0)")).containsExactly(3, -10, 0);
        assertThat(RecordResult.payoffs("(9,-90)")).containsExactly(9, -90);
        assertThat(RecordResult.payoffs("(2147483647,-2147483648)"))
                .containsExactly(Integer.MAX_VALUE, Integer.MIN_VALUE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2-0",
                "()",
                "(",
                ")",
                "(1",
                "1)",
                "(1,)",
                "(,1)",
                "(1,,2)",
                "(-)",
                "(-0)",
                "(01)",
                "(+1)",
                "(1:)",
                "(1/)",
                "(x)",
                "(2147483648)",
                "(-2147483649)",
                "(99999999999)",
                "(1,x)"
            })
    void whatIsNoResultHasNoPayoffs(String text) {
        assertThat(RecordResult.payoffs(text)).isNull();
    }

    @Test
    void resultsOfChessAreForTwoWhoWinOrLoseOne() {
        assertThat(RecordResult.isOfTwo(new Traits(2, false, true, true, -1, 1, OptionalInt.empty())))
                .isTrue();
        assertThat(RecordResult.isOfTwo(new Traits(3, false, true, true, -1, 1, OptionalInt.empty())))
                .isFalse();
        assertThat(RecordResult.isOfTwo(new Traits(2, false, true, false, -1, 1, OptionalInt.empty())))
                .isFalse();
        assertThat(RecordResult.isOfTwo(new Traits(2, false, true, true, -2, 1, OptionalInt.empty())))
                .isFalse();
        assertThat(RecordResult.isOfTwo(new Traits(2, false, true, true, -1, 2, OptionalInt.empty())))
                .isFalse();
    }
}
