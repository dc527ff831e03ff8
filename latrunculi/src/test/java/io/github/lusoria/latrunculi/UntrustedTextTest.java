package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.testkit.HostileTexts;
import io.github.lusoria.core.testkit.OddTexts;
import io.github.lusoria.core.testkit.SmallMachine;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Any character in any place of a text, endless texts, and options without number. */
class UntrustedTextTest {
    static List<LatrunculiRuleset> rulesets() {
        return UntrustedTextExamples.RULESETS;
    }

    /** A text with another character in any place is refused there, or where the word begins, if none may hold it. */
    private static void refusesOddCharacters(String good, Function<String, ?> reader) {
        for (int place = 0; place < good.length(); place += good.length() > 30 ? 9 : 1) {
            for (String text : HostileTexts.withEveryCharacterAt(good, place)) {
                boolean read = HostileTexts.readsOrRefuses(text, reader::apply).isPresent();
                char c = text.charAt(place);
                if (c < ' ' || c > '~') {
                    String before = read ? "read" : text.substring(offset(text, reader), place);
                    if (read || !before.chars().allMatch(Character::isLetterOrDigit)) {
                        throw new AssertionError(OddTexts.show(text) + " is read or refused before " + place);
                    }
                }
            }
        }
    }

    private static int offset(String text, Function<String, ?> reader) {
        try {
            throw new AssertionError(reader.apply(text));
        } catch (NotationException refused) {
            return refused.offset();
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @Tag("thorough")
    void aCharacterThatBelongsInNoTextIsRefusedWhereItStandsInAPosition(LatrunculiRuleset ruleset) {
        List<LatrunculiPosition> positions = UntrustedTextExamples.positions(ruleset);
        refusesOddCharacters(positions.get(positions.size() / 2).toString(), ruleset::parse);
    }

    @Test
    @Tag("thorough")
    void aCharacterThatBelongsInNoTextIsRefusedWhereItStandsInAMove() {
        LatrunculiRuleset ruleset = Latrunculi.schadler2001();
        for (String move : List.of("@c4", "D@c4", "xd5", "pass", "c4-c5")) {
            refusesOddCharacters(move, ruleset::parseMove);
        }
        LatrunculiPosition position = ruleset.parse("m6m/8/8/8/8/2M5/MM6/8 w - move -");
        refusesOddCharacters("a2-c2-c4", position::parseMove);
        refusesOddCharacters("c4", Square::parse);
        refusesOddCharacters("p12", Square::parse);
    }

    // ---- endless

    @Test
    void longTextsAreReadOrRefused() {
        assertThat(UntrustedTextMarathon.run(20_000)).isGreaterThan(50);
    }

    @Test
    @Tag("slow")
    void textsOfTenMillionCharactersNeedLittleMemory() {
        String printed = SmallMachine.run(128, UntrustedTextMarathon.class, UntrustedTextMarathon.NEEDED, "10000000");
        assertThat(printed.strip()).matches("[0-9]+ texts");
    }

    /** Ids that name many options, none of which there is. */
    @Test
    void unknownOptionsWithoutNumberAreRefusedInFewWords() {
        Map<String, String> options = new HashMap<>();
        StringBuilder id = new StringBuilder("latrunculi/schadler-2001");
        for (int i = 0; i < 20_000; i++) {
            options.put("k" + i, "1");
            id.append(i == 0 ? '?' : '&').append('k').append(i).append("=1");
        }
        assertThatThrownBy(() -> Latrunculi.schadler2001().with(options))
                .isInstanceOfSatisfying(
                        InvalidRulesetException.class, thrown -> HostileTexts.isFair(thrown, id.toString()));
        HostileTexts.readsOrRefuses(
                id.toString(), text -> (Object) Rulesets.of(text).id());
    }

    @Test
    void numbersOfAnyLengthAreNoOptions() {
        for (String value : List.of(
                "9".repeat(1_000_000),
                "0".repeat(1_000_000) + "16",
                "-16",
                "+16",
                "016",
                "16 ",
                "1_6",
                "0x10",
                "\uff11\uff16",
                "")) {
            for (String key : List.of("men", "ranks", "loses", "quiet")) {
                assertThatThrownBy(() -> Latrunculi.schadler2001().with(key, value))
                        .as("%s=%s", key, OddTexts.show(value))
                        .isInstanceOfSatisfying(
                                InvalidRulesetException.class, thrown -> HostileTexts.isFair(thrown, value));
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "men|017|men is a whole number from 2 to 96 without leading zeros, not \"017\"",
                "men|97|men is a whole number from 2 to 32, not 97",
                "walk|hop|walk is STEP or SLIDE, not \"hop\"",
                "barred|z9|barred is a square such as d4, or - for none, not \"z9\"",
                "loses|never|loses is a whole number from 0 to 96 without leading zeros, or NEVER, not \"never\""
            })
    void unreadableOptionsSayWhatIsReadable(String key, String value, String sentence) {
        assertThatThrownBy(() -> Latrunculi.schadler2001().with(key, value)).hasMessage("invalid options: " + sentence);
    }

    @Test
    void numbersOutsideOfTheirRangeAreNamedAsGiven() {
        LatrunculiPosition position = Latrunculi.schadler2001().initial();
        assertThatThrownBy(() -> position.score(-1)).hasMessage("the seats are 1 to 2, not -1");
        assertThatThrownBy(() -> Latrunculi.schadler2001().action(-1))
                .hasMessageMatching("the action ids are 0 to \\d+, not -1");
    }

    @Test
    void numbersAtTheEdgeOfAnIntegerAreNoOptions() {
        for (String value : List.of("2147483647", "2147483648", "4294967312", "18446744073709551632", "-2147483648")) {
            for (String key : List.of("men", "ranks", "files", "loses", "quiet")) {
                assertThatThrownBy(() -> Latrunculi.schadler2001().with(key, value))
                        .isInstanceOf(InvalidRulesetException.class);
            }
        }
    }

    @Test
    void everyViolationOfAFullBoardIsNamedInWordsThatCanBeRead() {
        String text = "D+D+D+D+D+D+D+D+/".repeat(8).substring(0, 17 * 8 - 1) + " b - passed -";
        LatrunculiRuleset ruleset = Latrunculi.schadler2001();
        assertThat(HostileTexts.readsOrRefuses(text, ruleset::parse)).isEmpty();
        HostileTexts.readsOrRefuses(text.replace("- passed", "M33m33 place"), ruleset::parse);
    }
}
