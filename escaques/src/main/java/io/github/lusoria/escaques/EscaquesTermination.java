package io.github.lusoria.escaques;

import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.Termination;
import java.util.Locale;

/** Why a game of Los Escaques ended. Where two reasons come together, the later one here is given. */
public enum EscaquesTermination implements Termination {
    /** The agreed number of rounds was played; {@code rounds}. */
    ROUNDS,
    /** A score reached the target; {@code target}. */
    TARGET,
    /** The Sun and Jupiter stood in one sign, opposed by Venus and Mars together; {@code configuration}. */
    CONFIGURATION;

    private final String id = name().toLowerCase(Locale.ROOT);

    @Override
    public String id() {
        return id;
    }

    @Override
    public RuleId rule() {
        return switch (this) {
            case ROUNDS -> EscaquesRuleIds.END_ROUNDS;
            case TARGET -> EscaquesRuleIds.END_TARGET;
            case CONFIGURATION -> EscaquesRuleIds.END_CONFIGURATION;
        };
    }
}
