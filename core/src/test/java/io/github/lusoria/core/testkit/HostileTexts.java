package io.github.lusoria.core.testkit;

import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.InvalidRecordException;
import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.RulesException;
import io.github.lusoria.core.UnknownRulesetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Texts that mean harm, and what a reader owes them: the right value, or an error of this library that says where and
 * why, in a few printable words.
 */
public final class HostileTexts {
    /** The longest message of a reading error. */
    private static final int SHORT = 500;

    /** The longest message that names every violation; a board of 64 squares can have two each. */
    private static final int LONG = 15_000;

    /** Words that readers are known to trip over. */
    private static final List<String> WORDS = List.of(
            // numbers
            "0",
            "00",
            "007",
            "-1",
            "+1",
            "1.0",
            "1e9",
            "0x10",
            "2147483648",
            "4294967297",
            "18446744073709551617",
            "9".repeat(400),
            "0".repeat(400),
            // digits that are none of ours: Arabic, Devanagari, fullwidth, superscript, circled, mathematical, Roman
            "\u0661",
            "\u0967",
            "\uff11",
            "\u00b9",
            "\u2460",
            "\ud835\udfcf",
            "\u2167",
            "\u00bd",
            // look-alikes: Cyrillic, Greek, fullwidth, dotless, ligature, dashes, slashes, spaces
            "\u0430",
            "\u0441",
            "\u03bf",
            "\uff4d",
            "\uff2d",
            "\u0131",
            "\u0130",
            "\ufb01",
            "\u2013",
            "\u2212",
            "\u00ad",
            "\u2215",
            "\uff0f",
            "\uff20",
            "\uff1f",
            "\uff06",
            "\uff1d",
            "\u00a0",
            "\u3000",
            "\u2028",
            // what cannot be seen, stands alone or turns the text round
            "\0",
            "\u200b",
            "\ufeff",
            "\u202e",
            "\u0301",
            "\ud800",
            "\udc00",
            "\udfff\ud800",
            "\uffff",
            "\r\n",
            "\t",
            "\u001b[31m",
            // other notations
            "%00",
            "%2F",
            "../",
            "${jndi:x}",
            "{0}",
            "{}",
            "\\",
            "\"",
            "'",
            ";",
            "null",
            "pass",
            "over:",
            "-",
            "--",
            "@",
            "?",
            "&",
            "=",
            "/",
            "//",
            "+",
            "|",
            " ",
            "  ",
            ",",
            ":",
            ".");

    private HostileTexts() {}

    // ---- texts

    /**
     * Returns good texts changed in one to four places: something put in, taken out, doubled, exchanged, or another good
     * text joined in the middle.
     *
     * @param good texts that can be read
     * @return the generator, some of whose texts can still be read
     */
    public static Arbitrary<String> near(List<String> good) {
        Arbitrary<Edit> edits = Combinators.combine(
                        Arbitraries.integers().between(0, 6),
                        Arbitraries.integers().between(0, 1 << 16),
                        Arbitraries.integers().between(0, 8),
                        Arbitraries.oneOf(
                                Arbitraries.of(WORDS),
                                Arbitraries.of(good),
                                Arbitraries.chars().all().map(String::valueOf)))
                .as(Edit::new);
        return Combinators.combine(
                        Arbitraries.of(good), edits.list().ofMinSize(1).ofMaxSize(4))
                .as((text, list) -> list.stream().reduce(text, (t, edit) -> edit.apply(t), (a, b) -> b))
                .withoutEdgeCases();
    }

    /**
     * Returns texts of any kind: of any characters, of the characters of good texts in any order, and of hostile words.
     *
     * @param good texts that can be read
     * @return the generator
     */
    public static Arbitrary<String> any(List<String> good) {
        String letters = String.join("", good);
        return Arbitraries.oneOf(
                Arbitraries.strings().all().ofMaxLength(60),
                Arbitraries.strings().withChars(letters.toCharArray()).ofMaxLength(60),
                Arbitraries.of(WORDS).list().ofMaxSize(8).map(words -> String.join("", words)));
    }

    private record Edit(int kind, int where, int length, String word) {
        String apply(String text) {
            int from = where % (text.length() + 1);
            int to = Math.min(text.length(), from + length);
            return switch (kind) {
                case 0 -> text.substring(0, from) + word + text.substring(from);
                case 1 -> text.substring(0, from) + text.substring(to);
                case 2 -> text.substring(0, to) + text.substring(from);
                case 3 -> text.substring(0, from) + word + text.substring(Math.min(text.length(), from + 1));
                case 4 -> text.substring(0, from) + word.substring(word.length() / 2);
                case 5 -> text.substring(from) + text.substring(0, from);
                default ->
                    text.substring(0, from)
                            + new StringBuilder(text.substring(from, to)).reverse()
                            + text.substring(to);
            };
        }
    }

    /**
     * Returns texts in which one character is another one: all of a byte, all digits of any alphabet, full-width letters,
     * surrogates, and some of the rest.
     *
     * @param good a text that can be read
     * @param place the place of the character
     * @return texts of the same length
     */
    public static List<String> withEveryCharacterAt(String good, int place) {
        List<String> texts = new ArrayList<>();
        for (int c = 0; c <= Character.MAX_VALUE; c++) {
            boolean odd = Character.isDigit(c) || (c > 0xff00 && c < 0xff5f) || c >= 0xfffe || c == 0xfeff;
            if (c < 0x180 || odd || c % 211 == 0 || (c >= 0xd800 && c < 0xe000 && c % 1024 == 0)) {
                texts.add(good.substring(0, place) + (char) c + good.substring(place + 1));
            }
        }
        return texts;
    }

    /**
     * Returns long texts that go on as they begin.
     *
     * @param good texts that can be read; each is repeated, and goes on in its last character
     * @param length how long the texts are
     * @return texts of about the length, made one at a time
     */
    public static Iterable<String> endless(List<String> good, int length) {
        List<String> units = new ArrayList<>(List.of(
                "a",
                "1",
                "0",
                "9",
                " ",
                "/",
                "-",
                "@",
                "?",
                "&",
                "=",
                "x",
                "M",
                "m",
                ",",
                ":",
                "+",
                "a1-",
                "a=1&",
                "M/",
                "8/",
                "10",
                "\0",
                "\uff11",
                "\ud800",
                "\ud83c\udfb2",
                "pass",
                "a/b?"));
        units.addAll(good);
        List<Function<Integer, String>> texts = new ArrayList<>();
        for (String unit : units) {
            texts.add(size -> unit.repeat(Math.max(1, size / unit.length())));
        }
        for (String text : good) {
            texts.add(size -> text + text.substring(text.length() - 1).repeat(size));
            texts.add(size -> text + "9".repeat(size));
            texts.add(size -> text + " ".repeat(size));
            for (int i = 0; i < text.length(); i++) {
                if (Character.isDigit(text.charAt(i)) && (i == 0 || !Character.isDigit(text.charAt(i - 1)))) {
                    int at = i;
                    texts.add(size -> text.substring(0, at) + "0".repeat(size) + text.substring(at));
                    texts.add(size -> text.substring(0, at) + "9".repeat(size) + text.substring(at));
                }
            }
        }
        return () -> texts.stream().map(text -> text.apply(length)).iterator();
    }

    // ---- what a reader owes them

    /**
     * Reads a text. What comes must be a value that its text reads back to, or an error of this library.
     *
     * @param text any text
     * @param reader what reads it
     * @param <T> the type of value
     * @return the value, or empty if the text was refused
     * @throws AssertionError if something else comes
     */
    public static <T> Optional<T> readsOrRefuses(String text, Function<String, T> reader) {
        T value;
        try {
            value = reader.apply(text);
        } catch (RulesException refusal) {
            isFair(refusal, text);
            return Optional.empty();
        } catch (RuntimeException | Error other) {
            throw new AssertionError("reading " + OddTexts.show(text) + " fails with " + other, other);
        }
        if (!reader.apply(value.toString()).equals(value)) {
            throw new AssertionError(OddTexts.show(text) + " is read as " + value + ", which is read otherwise");
        }
        return Optional.of(value);
    }

    /**
     * Checks that an error says where and why, briefly and in printable ASCII.
     *
     * @param refusal the error
     * @param text the text that was refused
     */
    public static void isFair(RulesException refusal, String text) {
        if (refusal instanceof NotationException notation) {
            require(
                    notation.offset() >= 0
                            && notation.offset() <= notation.text().length(),
                    text,
                    refusal);
            require(text.contains(notation.text()), text, refusal);
            requirePrintable(notation.expected(), SHORT, text);
            requirePrintable(notation.found(), SHORT, text);
            requirePrintable(refusal.getMessage(), SHORT, text);
        } else if (refusal instanceof InvalidSetupException setup) {
            requirePrintable(setup.violations(), text);
            requirePrintable(refusal.getMessage(), LONG, text);
        } else if (refusal instanceof InvalidRulesetException ruleset) {
            requirePrintable(ruleset.violations(), text);
            requirePrintable(refusal.getMessage(), LONG, text);
        } else if (refusal instanceof UnknownRulesetException unknown) {
            require(unknown.id().length() <= text.length(), text, refusal);
            requirePrintable(refusal.getMessage(), SHORT, text);
        } else if (refusal instanceof InvalidRecordException record) {
            require(record.game() > 0 && record.line() > 0 && record.column() > 0, text, refusal);
            requirePrintable(record.problem(), LONG, text);
            requirePrintable(refusal.getMessage(), LONG, text);
        } else {
            requirePrintable(((IllegalMoveException) refusal).illegality().toString(), SHORT, text);
            requirePrintable(refusal.getMessage(), SHORT, text);
        }
    }

    private static void requirePrintable(List<Message> messages, String text) {
        for (Message message : messages) {
            requirePrintable(message.text(), SHORT, text);
        }
    }

    private static void requirePrintable(String message, int longest, String text) {
        boolean printable = !message.isBlank() && message.chars().allMatch(c -> c >= ' ' && c <= '~');
        if (!printable || message.length() > longest) {
            throw new AssertionError(OddTexts.show(text) + " is refused in " + message.length() + " characters: "
                    + OddTexts.show(message));
        }
    }

    private static void require(boolean condition, String text, RulesException refusal) {
        if (!condition) {
            throw new AssertionError(OddTexts.show(text) + " is refused by " + refusal, refusal);
        }
    }
}
