package io.github.lusoria.latrunculi;

import io.github.lusoria.core.testkit.GoldenTexts;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;

/** What is told of two rulesets that differ: options, a smallest position and what each says of it, rules. */
@Tag("once")
class GoldenDiffsTest implements GoldenTexts {
    @Override
    public String folder() {
        return "diffs";
    }

    @Override
    public Map<String, Supplier<String>> texts() {
        Map<String, Supplier<String>> texts = new LinkedHashMap<>();
        texts.put("entry.txt", () -> diff("schadler-1994", "schadler-2001"));
        if (!Examples.hardlyAny()) { // looks at many positions
            texts.put("guards.txt", () -> diff("schadler-2001", "schadler-2001?doubleTrap=ANY_GUARD_FREES"));
        }
        texts.put("removal.txt", () -> diff("schadler-1994", "schadler-1994?removal=BEFORE_ONE"));
        texts.put("corner.txt", () -> diff("seneca", "seneca?corner=NONE"));
        texts.put("quiet.txt", () -> diff("bell-8x8", "bell-8x8?quiet=0"));
        texts.put("reversal.txt", () -> diff("seega-8x8?repetition=NO_REVERSAL", "seega-8x8"));
        texts.put("superko.txt", () -> diff("schadler-2001?repetition=POSITIONAL_SUPERKO", "schadler-2001"));
        texts.put("start.txt", () -> diff("kharebga-8x8", "museum-quintana"));
        texts.put("nothing.txt", () -> diff("piso", "piso"));
        texts.put(
                "not-found.txt",
                () -> RulesetDiff.between(Latrunculi.schadler1994(), Latrunculi.schadler2001(), 1, 0)
                        .text());
        return texts;
    }

    private static String diff(String first, String second) {
        return RulesetDiff.between(Latrunculi.of("latrunculi/" + first), Latrunculi.of("latrunculi/" + second))
                .text();
    }
}
