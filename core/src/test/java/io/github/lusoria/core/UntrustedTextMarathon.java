package io.github.lusoria.core;

import io.github.lusoria.core.testkit.HostileTexts;
import java.util.List;
import net.jqwik.api.Arbitrary;

/** Endless texts for the readers of core, for a virtual machine with little memory and a small stack. */
final class UntrustedTextMarathon {
    /** What the class path needs besides. */
    static final List<Class<?>> NEEDED = List.of(RulesetId.class, Arbitrary.class);

    private UntrustedTextMarathon() {}

    public static void main(String[] arguments) {
        System.out.println(run(Integer.parseInt(arguments[0])) + " texts");
    }

    /** Has texts of a length read or refused and says how many. */
    static int run(int length) {
        int texts = 0;
        for (String text : HostileTexts.endless(UntrustedTextProperties.IDS, length)) {
            HostileTexts.readsOrRefuses(text, RulesetId::parse);
            HostileTexts.readsOrRefuses(text, id -> Rulesets.of(id).id());
            texts++;
        }
        return texts;
    }
}
