package io.github.lusoria.core.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.RuleOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options are read, written, compared and refused by one table. */
class OptionTableTest {
    private enum Colour {
        RED,
        GREEN,
        BLUE
    }

    /** Rules without a builder of their own: a map of values that are checked at the end. */
    private record Rules(int size, Colour colour, boolean open) {
        Map<String, Object> toBuilder() {
            return new HashMap<>(Map.of("size", size, "colour", colour, "open", open));
        }

        static Rules build(Map<String, Object> builder) {
            int size = (int) builder.get("size");
            if (size < 2 || size > 96) {
                throw new InvalidRulesetException(List.of(Message.of("toy.options.range", "{0} is too much", size)));
            }
            return new Rules(size, (Colour) builder.get("colour"), (boolean) builder.get("open"));
        }
    }

    private static final Rules LISTED = new Rules(8, Colour.RED, false);

    private static final OptionTable<Rules, Map<String, Object>> TABLE = new OptionTable<>(
            "toy",
            Rules::toBuilder,
            Rules::build,
            List.of(
                    Option.number("size", "how large", 2, 96, Rules::size, (b, value) -> b.put("size", value)),
                    Option.words(
                            "colour",
                            "which colour",
                            Colour.class,
                            Rules::colour,
                            (b, value) -> b.put("colour", value)),
                    Option.truth("open", "whether open", Rules::open, (b, value) -> b.put("open", value))));

    @Test
    void optionsAreDescribedInTheirOrder() {
        assertThat(TABLE.describe(LISTED, new Rules(9, Colour.RED, true)))
                .containsExactly(
                        new RuleOption("size", "how large", List.of("2..96"), "9", "8"),
                        new RuleOption("colour", "which colour", List.of("RED", "GREEN", "BLUE"), "RED", "RED"),
                        new RuleOption("open", "whether open", List.of("true", "false"), "true", "false"));
    }

    @Test
    void changesAreWhatDiffersByKey() {
        assertThat(TABLE.changes(LISTED, LISTED)).isEmpty();
        assertThat(TABLE.changes(LISTED, new Rules(8, Colour.BLUE, true)))
                .containsExactly(Map.entry("colour", "BLUE"), Map.entry("open", "true"));
    }

    @Test
    void valuesAreReadFromText() {
        assertThat(TABLE.apply(LISTED, Map.of("size", "96", "colour", "GREEN", "open", "true")))
                .isEqualTo(new Rules(96, Colour.GREEN, true));
        assertThat(TABLE.apply(LISTED, Map.of())).isEqualTo(LISTED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "size|017|toy.options.number|size is a whole number from 2 to 96 without leading zeros, not \"017\"",
                "size|-0|toy.options.number|size is a whole number from 2 to 96 without leading zeros, not \"-0\"",
                "size|10000|toy.options.number|size is a whole number from 2 to 96 without leading zeros, not \"10000\"",
                "size|8x|toy.options.number|size is a whole number from 2 to 96 without leading zeros, not \"8x\"",
                "size|~~|toy.options.number|size is a whole number from 2 to 96 without leading zeros, not \"\"",
                "size|97|toy.options.range|97 is too much",
                "size|-1|toy.options.range|-1 is too much",
                "colour|red|toy.options.value|colour is RED, GREEN or BLUE, not \"red\"",
                "open|yes|toy.options.value|open is true or false, not \"yes\"",
                "shape|1|toy.options.unknown|there is no option \"shape\"; there are size, colour, open"
            })
    void whatIsNotAcceptableIsSaidInASentence(String option, String value, String key, String sentence) {
        assertThatThrownBy(() -> TABLE.apply(LISTED, Map.of(option, value)))
                .isInstanceOfSatisfying(
                        InvalidRulesetException.class,
                        thrown -> assertThat(thrown.violations())
                                .singleElement()
                                .satisfies(violation -> {
                                    assertThat(violation.key()).isEqualTo(key);
                                    assertThat(violation.text()).isEqualTo(sentence);
                                }));
    }

    @Test
    void untrustedTextIsCutAndPrintable() {
        String hostile = "x\n{2}".repeat(10_000);
        assertThatThrownBy(() -> TABLE.apply(LISTED, Map.of("colour", hostile)))
                .hasMessage("invalid options: colour is RED, GREEN or BLUE, not \"" + "x?{2}".repeat(8) + "\"...");
    }

    @Test
    void textOfFortyPrintableCharactersIsShownAsItIs() {
        String text = " !" + "x".repeat(36) + "}~";
        assertThatThrownBy(() -> TABLE.apply(LISTED, Map.of("colour", text)))
                .hasMessageEndingWith(", not \"" + text + "\"");
        assertThatThrownBy(() -> TABLE.apply(LISTED, Map.of("colour", text + "x")))
                .hasMessageEndingWith(", not \"" + text + "\"...");
        assertThatThrownBy(() -> TABLE.apply(LISTED, Map.of("colour", "\u001f\u007f")))
                .hasMessageEndingWith(", not \"??\"");
    }

    @Test
    void aValueIsFoundByTheNameOfItsOption() {
        assertThat(TABLE.value(LISTED, "colour")).isEqualTo("RED");
        assertThat(TABLE.value(LISTED, "open")).isEqualTo("false");
        assertThatThrownBy(() -> TABLE.value(LISTED, "shape")).hasMessage("there is no option shape");
    }

    @Test
    void aNumberMayHaveADigitMoreThanItsGreatest() {
        assertThat(Option.wholeNumber("9999", 96)).hasValue(9_999);
        assertThat(Option.wholeNumber("10000", 96)).isEmpty();
        assertThat(Option.wholeNumber("9999999", 1_000_000)).hasValue(9_999_999);
        assertThat(Option.wholeNumber("10000000", 1_000_000)).isEmpty();
    }

    @Test
    void ofTwoWordsOneIsToBeChosen() {
        enum Side {
            LEFT,
            RIGHT
        }
        OptionTable<Side[], Side[]> table = new OptionTable<>(
                "toy",
                sides -> sides.clone(),
                sides -> sides,
                List.of(Option.words("side", "which", Side.class, sides -> sides[0], (b, side) -> b[0] = side)));
        Side[] right = {Side.RIGHT};
        assertThat(table.apply(right, Map.of("side", "LEFT"))).containsExactly(Side.LEFT);
        assertThatThrownBy(() -> table.apply(right, Map.of("side", "UP")))
                .hasMessage("invalid options: side is LEFT or RIGHT, not \"UP\"");
    }

    @Test
    void tenUnknownOptionsAreNamedAndTheOthersCounted() {
        Map<String, String> many = new HashMap<>();
        for (int i = 0; i < 15; i++) {
            many.put("key" + (char) ('a' + i), "1");
        }
        assertThatThrownBy(() -> TABLE.apply(LISTED, many))
                .isInstanceOfSatisfying(InvalidRulesetException.class, thrown -> {
                    assertThat(thrown.violations()).hasSize(11);
                    assertThat(thrown.violations().get(0).text()).startsWith("there is no option \"keya\"");
                    assertThat(thrown.violations().get(10)).hasToString("5 more options are unknown");
                });
        for (char last = 'k'; last <= 'o'; last++) {
            many.remove("key" + last);
        }
        assertThatThrownBy(() -> TABLE.apply(LISTED, many))
                .isInstanceOfSatisfying(
                        InvalidRulesetException.class,
                        thrown -> assertThat(thrown.violations()).hasSize(10));
    }

    @Test
    void nullsAreNamed() {
        Map<String, String> values = new HashMap<>();
        values.put("size", null);
        assertThatThrownBy(() -> TABLE.apply(LISTED, values)).hasMessage("options");
        Map<String, String> keys = new HashMap<>();
        keys.put(null, "1");
        assertThatThrownBy(() -> TABLE.apply(LISTED, keys)).hasMessage("options");
    }
}
