package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RulesetIdTest {
    private static final SortedMap<String, String> NONE = Collections.emptySortedMap();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "latrunculi/schadler-2001",
                "latrunculi/schadler-2001@ludii",
                "latrunculi/schadler-2001?men=20",
                "latrunculi/schadler-2001@ludii?men=20&repetition=POSITIONAL_SUPERKO",
                "latrunculi/seega-6x6",
                "a/b?array=MMM/3/mmm",
                "a/b?p=1/2&q=@,:;!#",
                "-/-@-?0=0",
                "az09-/za90-@z?AZaz09=!~&Z0=~!"
            })
    void canonicalTextReadsBack(String text) {
        assertThat(RulesetId.parse(text)).hasToString(text);
    }

    /** The characters that stand before and behind those that are allowed. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "toy/a`",
                "toy/a{",
                "toy/a:",
                "toy/a/",
                "toy/A",
                "toy/a@b`",
                "toy`/a",
                "toy/a?k@=1",
                "toy/a?k[=1",
                "toy/a?k`=1",
                "toy/a?k{=1",
                "toy/a?k/=1",
                "toy/a?k:=1",
                "toy/a?k= ",
                "toy/a?k=1\u007f"
            })
    void otherCharactersAreRefused(String text) {
        assertThatThrownBy(() -> RulesetId.parse(text)).isInstanceOf(NotationException.class);
    }

    @Test
    void partsAreReadFromTheText() {
        RulesetId id = RulesetId.parse("latrunculi/schadler-2001@ludii?men=20&entry=SAFE");
        assertThat(id.game()).isEqualTo("latrunculi");
        assertThat(id.name()).isEqualTo("schadler-2001");
        assertThat(id.reading()).isEqualTo("ludii");
        assertThat(id.options()).isEqualTo(Map.of("men", "20", "entry", "SAFE"));
    }

    @Test
    void theDefaultReadingIsEmpty() {
        assertThat(RulesetId.of("toy", "race").reading()).isEmpty();
        assertThat(RulesetId.of("toy", "race").options()).isEmpty();
        assertThat(RulesetId.of("toy", "race")).isEqualTo(RulesetId.parse("toy/race"));
    }

    @Test
    void optionsMayStandInAnyOrderAndAreWrittenSorted() {
        RulesetId id = RulesetId.parse("toy/race?length=3&die=FAIR&Z=1&a=2");
        assertThat(id).hasToString("toy/race?Z=1&a=2&die=FAIR&length=3");
        assertThat(id).isEqualTo(RulesetId.parse("toy/race?a=2&die=FAIR&length=3&Z=1"));
    }

    @Test
    void aMapOfAnotherOrderIsSortedToo() {
        SortedMap<String, String> backwards = new TreeMap<>(Collections.reverseOrder());
        backwards.putAll(Map.of("die", "FAIR", "length", "3"));
        RulesetId id = new RulesetId("toy", "race", "", backwards);
        assertThat(id).hasToString("toy/race?die=FAIR&length=3");
        assertThat(id.options()).isEqualTo(backwards);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    ""              | 0  | a name of a-z, 0-9 and -
                    /race           | 0  | a name of a-z, 0-9 and -
                    Toy/race        | 0  | a name of a-z, 0-9 and -
                    " toy/race"     | 0  | a name of a-z, 0-9 and -
                    toy             | 3  | / after the game
                    toY/race        | 2  | / after the game
                    "toy /race"     | 3  | / after the game
                    toy?die=FAIR    | 3  | / after the game
                    toy@ludii/race  | 3  | / after the game
                    toy/            | 4  | a name of a-z, 0-9 and -
                    toy//race       | 4  | a name of a-z, 0-9 and -
                    toy/?die=FAIR   | 4  | a name of a-z, 0-9 and -
                    toy/raCe        | 6  | @, ? or the end
                    toy/race/       | 8  | @, ? or the end
                    "toy/race "     | 8  | @, ? or the end
                    toy/race&die=1  | 8  | @, ? or the end
                    toy/race@       | 9  | a name of a-z, 0-9 and -
                    toy/race@?a=1   | 9  | a name of a-z, 0-9 and -
                    toy/race@Ludii  | 9  | a name of a-z, 0-9 and -
                    toy/race@a@b    | 10 | ? or the end
                    toy/race@a&b=1  | 10 | ? or the end
                    toy/race?       | 9  | an option key
                    toy/race?=1     | 9  | an option key
                    toy/race?&a=1   | 9  | an option key
                    toy/race?a-b=1  | 10 | = after the option key
                    toy/race?a      | 10 | = after the option key
                    toy/race?a&b=1  | 10 | = after the option key
                    toy/race?a=     | 11 | an option value
                    toy/race?a=&b=1 | 11 | an option value
                    toy/race?a==1   | 11 | an option value
                    toy/race?a=1=2  | 12 | & or the end
                    toy/race?a=1?b=2| 12 | & or the end
                    "toy/race?a=1 " | 12 | & or the end
                    toy/race?a=1&   | 13 | an option key
                    toy/race?a=1&a=1| 13 | another option, as this one came before
                    toy/race?a=1&b=2&a=3 | 17 | another option, as this one came before
                    """)
    void anErrorNamesTheOffsetAndWhatWasExpected(String text, int offset, String expected) {
        NotationException error = catchThrowableOfType(NotationException.class, () -> RulesetId.parse(text));
        assertThat(error).isNotNull();
        assertThat(error.offset()).isEqualTo(offset);
        assertThat(error.expected()).isEqualTo(expected);
        assertThat(error.text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "toy/r\u0430ce, 5",
        "t\u043ey/race, 1",
        "toy\u2215race, 3",
        "toy\uff0frace, 3",
        "toy/race\uff1fa=1, 8",
        "toy/race?a\uff1d1, 10",
        "toy/race?a=\uff11, 11",
        "toy/race?a=\u0661, 11",
        "toy/race?a=1\uff06b=2, 12",
        "toy/race?\u0131=1, 9",
        "toy/race\u200b, 8",
        "\ufefftoy/race, 0",
        "toy/race\ud83c\udfb2, 8",
        "toy/race\ud800, 8",
        "toy/race?a=\udc00, 11"
    })
    void lookAlikesAndLoneSurrogatesAreNotRead(String text, int offset) {
        NotationException error = catchThrowableOfType(NotationException.class, () -> RulesetId.parse(text));
        assertThat(error).isNotNull();
        assertThat(error.offset()).isEqualTo(offset);
        assertThat(error.getMessage()).matches("[ -~]*");
    }

    @ParameterizedTest
    @MethodSource("megabytes")
    void aMegabyteIsReadOrRefusedInShortWords(String text) {
        try {
            assertThat(RulesetId.parse(text)).hasToString(text);
        } catch (NotationException error) {
            assertThat(error.getMessage().length()).isLessThan(500);
        }
    }

    static Stream<String> megabytes() {
        int megabyte = 1 << 20;
        StringBuilder many = new StringBuilder("toy/race?k0=0");
        for (int i = 1; many.length() < megabyte; i++) {
            many.append("&k").append(i).append('=').append(i);
        }
        return Stream.of(
                "a".repeat(megabyte),
                "a/".repeat(megabyte / 2),
                "/".repeat(megabyte),
                "toy/" + "a".repeat(megabyte),
                "toy/race@" + "a".repeat(megabyte),
                "toy/race?" + "a".repeat(megabyte) + "=1",
                "toy/race?a=" + "1".repeat(megabyte),
                "toy/race?" + "a=1&".repeat(megabyte / 4),
                "toy/race?" + "a".repeat(megabyte) + "=1&" + "a".repeat(megabyte) + "=2",
                "toy/race?a=1" + "\ud800".repeat(megabyte),
                many + "&k0=1");
    }

    @Test
    void manyOptionsAreReadInTheirNumber() {
        StringBuilder text = new StringBuilder("toy/race?k0=0");
        for (int i = 1; i < 10_000; i++) {
            text.append("&k").append(i).append('=').append(i);
        }
        RulesetId id = RulesetId.parse(text.toString());
        assertThat(id.options()).hasSize(10_000);
        assertThat(RulesetId.parse(id.toString())).isEqualTo(id);
    }

    @Test
    void theBaseIsTheIdWithoutOptions() {
        RulesetId id = RulesetId.parse("toy/race@ludii?die=FAIR");
        assertThat(id.base()).isEqualTo(RulesetId.parse("toy/race@ludii"));
        assertThat(id.base().base()).isEqualTo(id.base());
    }

    @Test
    void otherOptionsReplaceAllOptions() {
        RulesetId id = RulesetId.parse("toy/race?die=FAIR");
        assertThat(id.withOptions(Map.of("length", "3"))).hasToString("toy/race?length=3");
        assertThat(id.withOptions(Map.of())).hasToString("toy/race");
        assertThat(id).hasToString("toy/race?die=FAIR");
    }

    @Test
    void theOptionsAreCopiedAndCannotBeChanged() {
        Map<String, String> options = new HashMap<>(Map.of("die", "FAIR"));
        RulesetId id = RulesetId.of("toy", "race").withOptions(options);
        options.put("length", "3");
        assertThat(id).hasToString("toy/race?die=FAIR");
        assertThatThrownBy(() -> id.options().put("length", "3")).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void everyPartTellsIdsApart() {
        RulesetId id = RulesetId.parse("toy/race@a?die=FAIR");
        assertThat(id)
                .isEqualTo(RulesetId.parse("toy/race@a?die=FAIR"))
                .hasSameHashCodeAs(RulesetId.parse("toy/race@a?die=FAIR"))
                .isNotEqualTo(RulesetId.parse("toys/race@a?die=FAIR"))
                .isNotEqualTo(RulesetId.parse("toy/races@a?die=FAIR"))
                .isNotEqualTo(RulesetId.parse("toy/race@b?die=FAIR"))
                .isNotEqualTo(RulesetId.parse("toy/race@a?die=LOADED"))
                .isNotEqualTo("toy/race@a?die=FAIR");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "A", "a/b", "a_b", "a.b", "a?b", "a\n", "\u0430", "\ud800", "\uff11"})
    void namesOfOddFormAreRefusedWhenAnIdIsMade(String name) {
        assertThatThrownBy(() -> RulesetId.of(name, "race"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the game is not a name of a-z, 0-9 and -: \"");
        assertThatThrownBy(() -> RulesetId.of("toy", name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the name is not");
        if (!name.isEmpty()) {
            assertThatThrownBy(() -> new RulesetId("toy", "race", name, NONE))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("the reading is not");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a b", "a-b", "a_b", "a=", "a&", "\u0430", "\ud800", "a\n"})
    void keysOfOddFormAreRefusedWhenAnIdIsMade(String key) {
        RulesetId id = RulesetId.of("toy", "race");
        assertThatThrownBy(() -> id.withOptions(Map.of(key, "1")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("not an option key: \"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a b", "a=b", "a&b", "a?b", "\u0430", "\ud800", "a\n", "\u007f"})
    void valuesOfOddFormAreRefusedWhenAnIdIsMade(String value) {
        RulesetId id = RulesetId.of("toy", "race");
        assertThatThrownBy(() -> id.withOptions(Map.of("a", value)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("not a value of option \"a\": \"");
    }

    @Test
    void oddPartsAreShownShortAndInAscii() {
        RulesetId id = RulesetId.of("toy", "race");
        String odd = "\ud800".repeat(300_000);
        String key = "k".repeat(300_000);
        Stream.<org.assertj.core.api.ThrowableAssert.ThrowingCallable>of(
                        () -> RulesetId.of(odd, "race"),
                        () -> id.withOptions(Map.of(odd, "1")),
                        () -> id.withOptions(Map.of(key, odd)))
                .forEach(call -> assertThatThrownBy(call)
                        .satisfies(thrown -> assertThat(thrown.getMessage()).matches("[ -~]{1,900}")));
    }
}
