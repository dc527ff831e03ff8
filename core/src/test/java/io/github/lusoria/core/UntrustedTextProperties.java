package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.testkit.HostileTexts;
import io.github.lusoria.core.testkit.OddTexts;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever stands in a text, core reads it rightly or refuses it clearly. */
class UntrustedTextProperties {
    static final List<String> IDS = List.of(
            "toy/race",
            "latrunculi/schadler-2001",
            "latrunculi/schadler-2001@ludii",
            "latrunculi/schadler-2001?men=20",
            "latrunculi/seega-6x6@ludii?men=20&repetition=POSITIONAL_SUPERKO",
            "a/b?array=MMM/3/mmm&p=1/2&q=@,:;!#");

    static final List<String> RULE_IDS =
            List.of("game.over", "game.repetition", "latrunculi.end.no-moves", "a.b", "0.-");

    @Provide
    Arbitrary<String> nearIds() {
        return HostileTexts.near(IDS);
    }

    @Provide
    Arbitrary<String> texts() {
        return HostileTexts.any(IDS);
    }

    @Provide
    Arbitrary<String> nearRuleIds() {
        return HostileTexts.near(RULE_IDS);
    }

    @Property
    void anIdIsReadOrRefused(@ForAll("nearIds") String near, @ForAll("texts") String any) {
        reads(near);
        reads(any);
    }

    private static void reads(String text) {
        HostileTexts.readsOrRefuses(text, RulesetId::parse).ifPresent(id -> {
            // nothing was skipped: the text but for the order of its options
            assertThat(id.toString().chars().sorted().toArray())
                    .isEqualTo(text.chars().sorted().toArray());
            assertThat(text).startsWith(id.base().toString());
        });
    }

    @Property
    void theCatalogueAnswersAnyText(@ForAll("nearIds") String near, @ForAll("texts") String any) {
        HostileTexts.readsOrRefuses(near, text -> Rulesets.of(text).id());
        HostileTexts.readsOrRefuses(any, text -> Rulesets.of(text).id());
    }

    /** Parts of an id that come from a program are refused in other words, and as briefly. */
    @Property
    void anIdIsMadeOfAnyPartsOrRefused(@ForAll("texts") String part, @ForAll("texts") String key) {
        SortedMap<String, String> none = Collections.emptySortedMap();
        refusesInFewWords(() -> new RulesetId(part, "name", "", none));
        refusesInFewWords(() -> new RulesetId("game", part, "", none));
        refusesInFewWords(() -> new RulesetId("game", "name", part, none));
        refusesInFewWords(() -> RulesetId.of("game", "name").withOptions(Map.of(key, part)));
        refusesInFewWords(() -> RulesetId.of("game", "name").withOptions(new TreeMap<>(Map.of("k", part, key, "v"))));
    }

    private interface Maker {
        RulesetId make();
    }

    private static void refusesInFewWords(Maker maker) {
        try {
            RulesetId id = maker.make();
            assertThat(RulesetId.parse(id.toString())).isEqualTo(id);
        } catch (IllegalArgumentException refused) {
            // a key and a value, each cut to sixty characters, which may all be escaped
            assertThat(refused.getMessage()).matches("[ -~]{1,900}");
        }
    }

    @Property
    void aRuleIdIsMadeOfAnyTextOrRefused(@ForAll("nearRuleIds") String text) {
        try {
            assertThat(new RuleId(text)).hasToString(text);
            assertThat(text).matches("[a-z0-9-]+(\\.[a-z0-9-]+)+");
        } catch (IllegalArgumentException refused) {
            assertThat(refused.getMessage()).matches("[ -~]{1,500}");
            assertThat(text).doesNotMatch("[a-z0-9-]+(\\.[a-z0-9-]+)+");
        }
    }

    /** A message for people may be filled from any pattern of a translator. */
    @Property
    void aMessageIsFilledFromAnyPattern(@ForAll("texts") String pattern, @ForAll("texts") String argument) {
        Message message = new Message("toy.any", pattern, List.of(argument, "b"));
        assertThat(message.text()).isNotNull();
        assertThat(message.fill("{0}" + pattern)).startsWith(argument);
        assertThat(message.fill("{9}{x}{")).isEqualTo("{9}{x}{");
    }

    @Property
    void anErrorQuotesAnyTextInPrintableAscii(@ForAll("texts") String text, @ForAll int place) {
        int offset = Math.floorMod(place, text.length() + 1);
        NotationException error = new NotationException(text, offset, "something else");
        HostileTexts.isFair(error, text);
        HostileTexts.isFair(new UnknownRulesetException(text, List.of()), text);
        assertThat(error.offset()).isEqualTo(offset);
        assertThatThrownBy(() -> new NotationException(text, text.length() + 1, "more"))
                .as(OddTexts.show(text))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }
}
