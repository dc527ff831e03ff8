package io.github.lusoria.core.testkit;

import io.github.lusoria.core.Traits;

/** How games of a ruleset can be ended from outside, as its traits say. */
final class OutsideEnds {
    private OutsideEnds() {}

    /** Whether one of two players may win 1 from the other, as when he gives up. */
    static boolean allowResigning(Traits traits) {
        return traits.seats() == 2 && traits.zeroSum() && allow(traits, 1) && allow(traits, -1);
    }

    static boolean allowDraw(Traits traits) {
        return allow(traits, 0);
    }

    private static boolean allow(Traits traits, int payoff) {
        return traits.leastPayoff() <= payoff && payoff <= traits.greatestPayoff();
    }
}
