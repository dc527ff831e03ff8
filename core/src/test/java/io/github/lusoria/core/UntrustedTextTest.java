package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.testkit.HostileTexts;
import io.github.lusoria.core.testkit.OddTexts;
import io.github.lusoria.core.testkit.SmallMachine;
import java.util.HashMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Any character in any place of an id, and texts of ten million characters. */
@Execution(ExecutionMode.CONCURRENT)
class UntrustedTextTest {
    @Test
    void whatIsNotPrintableAsciiIsRefusedWhereItStands() {
        String good = "toy/race@ludii?men=20&die=FAIR";
        for (int place = 0; place < good.length(); place++) {
            for (String text : HostileTexts.withEveryCharacterAt(good, place)) {
                boolean read =
                        HostileTexts.readsOrRefuses(text, RulesetId::parse).isPresent();
                char c = text.charAt(place);
                if ((c <= ' ' || c > '~') && (read || offset(text) != place)) {
                    throw new AssertionError(OddTexts.show(text) + " is read or not refused at " + place);
                }
            }
        }
    }

    private static int offset(String text) {
        try {
            throw new AssertionError(RulesetId.parse(text));
        } catch (NotationException refused) {
            return refused.offset();
        }
    }

    @Test
    @Tag("slow")
    void textsOfTenMillionCharactersNeedLittleMemory() {
        String printed = SmallMachine.run(128, UntrustedTextMarathon.class, UntrustedTextMarathon.NEEDED, "10000000");
        assertThat(printed.strip()).matches("[0-9]+ texts");
    }

    @Test
    void manyTextsOfAHundredThousandCharactersAreReadOrRefused() {
        assertThat(UntrustedTextMarathon.run(100_000)).isGreaterThan(50);
    }

    @Test
    void manyOptionsAreReadOrRefused() {
        manyOptions(50_000);
    }

    @Test
    @Tag("slow")
    void aMillionOptionsAreReadOrRefused() {
        manyOptions(1_000_000);
    }

    private static void manyOptions(int number) {
        StringBuilder text = new StringBuilder("toy/race");
        for (int i = 0; i < number; i++) {
            text.append(i == 0 ? '?' : '&').append('k').append(i).append('=').append(i);
        }
        HostileTexts.readsOrRefuses(text.toString(), RulesetId::parse);
        HostileTexts.readsOrRefuses(text.append("&k7=1").toString(), RulesetId::parse);
        HostileTexts.readsOrRefuses(text.toString(), id -> Rulesets.of(id).id());
    }

    /** Keys that Java's strings hash alike, which a hash table would look through one by one. */
    @Test
    void optionsWhoseKeysHashAlikeAreReadAsFast() {
        StringBuilder text = new StringBuilder("toy/race");
        for (int i = 0; i < 1 << 16; i++) {
            text.append(i == 0 ? '?' : '&');
            for (int bit = 0; bit < 16; bit++) {
                text.append((i >> bit & 1) == 0 ? "Aa" : "BB");
            }
            text.append("=1");
        }
        RulesetId id = RulesetId.parse(text.toString());
        assertThat(id.options()).hasSize(1 << 16);
        assertThat(new HashMap<>(id.options())).hasSize(1 << 16);
    }
}
