package io.github.lusoria.latrunculi;

import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import io.github.lusoria.latrunculi.LatrunculiRules.Entry;
import io.github.lusoria.latrunculi.LatrunculiRules.Leap;
import io.github.lusoria.latrunculi.LatrunculiRules.Leaps;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import java.util.random.RandomGenerator;

/** Rulesets and positions that several tests use. */
final class Examples {
    /** Schädler 2001 as listed. */
    static final LatrunculiRuleset SCHADLER_2001 = Latrunculi.schadler2001();

    private Examples() {}

    /** Schädler 2001 with other values for some options, keys and values in turn. */
    static LatrunculiRuleset schadler2001(String... options) {
        LatrunculiRuleset ruleset = SCHADLER_2001;
        for (int i = 0; i < options.length; i += 2) {
            ruleset = ruleset.with(options[i], options[i + 1]);
        }
        return ruleset;
    }

    /** Schädler 2001 with rules of one's own. */
    static LatrunculiRuleset ruleset(LatrunculiRules rules) {
        return SCHADLER_2001.with(rules);
    }

    /** A position of Schädler 2001. */
    static LatrunculiPosition position(String text) {
        return SCHADLER_2001.parse(text);
    }

    /** Any combination of options on a board of any size, small boards more often. */
    static LatrunculiRules rules(RandomGenerator random) {
        int ranks = random.nextInt(3) == 0 ? 8 : 2 + random.nextInt(7);
        int files = random.nextInt(3) == 0 ? 8 : 2 + random.nextInt(7);
        int men = 2 + random.nextInt(ranks * files / 2 - 1);
        Leap leap = pick(Leap.values(), random);
        LatrunculiRules.Builder rules = SCHADLER_2001.definition().toBuilder()
                .ranks(ranks)
                .files(files)
                .men(men)
                .leap(leap)
                .leaps(leap == Leap.NONE ? Leaps.ONE : pick(Leaps.values(), random))
                .doubleTrap(pick(DoubleTrap.values(), random))
                .entry(pick(Entry.values(), random))
                .blocked(pick(Blocked.values(), random))
                .quiet(random.nextBoolean() ? 0 : 1 + random.nextInt(40))
                .repetition(random.nextBoolean() ? Repetition.NO_REVERSAL : pick(Repetition.values(), random));
        if (random.nextInt(4) == 0) {
            rules.neverLosesByCount();
        } else {
            rules.losesAt(random.nextInt(Math.min(men, 4)));
        }
        return rules.build();
    }

    private static <T> T pick(T[] values, RandomGenerator random) {
        return values[random.nextInt(values.length)];
    }
}
