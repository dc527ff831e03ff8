package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.testkit.HostileTexts;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;

/** Endless texts for the readers of the module, for a virtual machine with little memory and a small stack. */
final class UntrustedTextMarathon {
    /** What the class path needs besides. */
    static final List<Class<?>> NEEDED = List.of(Latrunculi.class, Rulesets.class, HostileTexts.class, Arbitrary.class);

    private UntrustedTextMarathon() {}

    /** Runs it and prints how many texts there were. */
    public static void main(String[] arguments) {
        System.out.println(run(Integer.parseInt(arguments[0])) + " texts");
    }

    /** Has texts of a length read or refused by every reader and says how many there were. */
    static int run(int length) {
        LatrunculiRuleset ruleset = UntrustedTextExamples.RULESETS.get(2);
        List<LatrunculiPosition> positions = UntrustedTextExamples.positions(ruleset);
        LatrunculiPosition position = positions.get(positions.size() / 2);
        List<String> good = new ArrayList<>(List.of(
                ruleset.initial().toString(),
                position.toString(),
                "@c4",
                "xd5",
                "a2-c4",
                "a2-c2-",
                "c4",
                ruleset.toString()));
        int texts = 0;
        for (String text : HostileTexts.endless(good, length)) {
            HostileTexts.readsOrRefuses(text, ruleset::parse);
            HostileTexts.readsOrRefuses(text, ruleset::parseMove);
            HostileTexts.readsOrRefuses(text, position::parseMove);
            HostileTexts.readsOrRefuses(text, Square::parse);
            HostileTexts.readsOrRefuses(text, id -> (Object) Rulesets.of(id).id());
            HostileTexts.readsOrRefuses(text, value -> ruleset.with("men", value));
            HostileTexts.readsOrRefuses(text, key -> ruleset.with(key, "1"));
            texts++;
        }
        return texts;
    }
}
