package io.github.lusoria.latrunculi;

import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.Termination;
import java.util.Locale;

/** Why a game of Ludus Latrunculorum ended. */
public enum LatrunculiTermination implements Termination {
    /** A player was reduced to the number of pieces at which he loses; {@code reduced}. */
    REDUCED(0),
    /** The player to act had no legal action; {@code blocked}. */
    BLOCKED(1),
    /** The agreed number of moves passed without a capture or removal; {@code quiet}. */
    QUIET(2),
    /** Both players in a row had to pass, so nobody can move; {@code passes}. */
    PASSES(3);

    private final String id = name().toLowerCase(Locale.ROOT);
    private final int code;

    LatrunculiTermination(int code) {
        this.code = code;
    }

    /** The number that packed positions and hashes hold. */
    int code() {
        return code;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public RuleId rule() {
        return switch (this) {
            case REDUCED -> LatrunculiRuleIds.END_REDUCED;
            case BLOCKED -> LatrunculiRuleIds.END_BLOCKED;
            case QUIET -> LatrunculiRuleIds.END_QUIET;
            case PASSES -> LatrunculiRuleIds.END_PASSES;
        };
    }
}
