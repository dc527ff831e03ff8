package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.testkit.OddTexts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RulesetIdProperties {
    @Provide
    Arbitrary<RulesetId> ids() {
        Arbitrary<String> names = Arbitraries.strings()
                .withCharRange('a', 'z')
                .withCharRange('0', '9')
                .withChars('-')
                .ofMinLength(1)
                .ofMaxLength(12);
        Arbitrary<String> keys =
                Arbitraries.strings().alpha().numeric().ofMinLength(1).ofMaxLength(8);
        Arbitrary<String> values = Arbitraries.strings()
                .withCharRange('!', '~')
                .excludeChars('?', '&', '=')
                .ofMinLength(1)
                .ofMaxLength(12);
        Arbitrary<Map<String, String>> options = Arbitraries.maps(keys, values).ofMaxSize(4);
        return Combinators.combine(names, names, names.optional(), options)
                .as((game, name, reading, map) -> new RulesetId(game, name, reading.orElse(""), new TreeMap<>(map)));
    }

    @Property
    void everyIdReadsBackFromItsText(@ForAll("ids") RulesetId id) {
        RulesetId read = RulesetId.parse(id.toString());
        assertThat(read).isEqualTo(id).hasSameHashCodeAs(id).hasToString(id.toString());
    }

    @Property
    void theOrderOfOptionsDoesNotMatter(@ForAll("ids") RulesetId id, @ForAll java.util.Random random) {
        List<String> options = new ArrayList<>();
        id.options().forEach((key, value) -> options.add(key + "=" + value));
        Collections.shuffle(options, random);
        String text = id.base() + (options.isEmpty() ? "" : "?" + String.join("&", options));
        assertThat(RulesetId.parse(text)).isEqualTo(id);
    }

    @Property
    void theTextOfAnIdIsOneWordOfAscii(@ForAll("ids") RulesetId id) {
        assertThat(id.toString()).matches("[!-~]+");
    }

    @Property
    void anyTextIsReadOrRefusedAtAnOffset(@ForAll String text) {
        readsOrRefuses(text);
    }

    @Property
    void aChangedIdIsReadOrRefusedAtAnOffset(@ForAll("ids") RulesetId id, @ForAll long seed) {
        OddTexts.changed(List.of(id.toString()), seed, 5).forEach(RulesetIdProperties::readsOrRefuses);
    }

    private static void readsOrRefuses(String text) {
        try {
            RulesetId read = RulesetId.parse(text);
            assertThat(RulesetId.parse(read.toString())).isEqualTo(read);
            assertThat(read.toString()).hasSameSizeAs(text);
        } catch (NotationException refused) {
            assertThat(refused.offset()).isBetween(0, text.length());
            assertThat(refused.getMessage()).matches("[ -~]{1,500}");
        }
    }
}
