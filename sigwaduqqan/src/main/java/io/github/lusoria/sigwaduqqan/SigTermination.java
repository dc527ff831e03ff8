package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.Termination;

/** Why a game of Sig wa Duqqan ended. */
public enum SigTermination implements Termination {
    /** Every player is on the Ka'aba or lost; {@code decided}. */
    DECIDED("decided"),
    /** The Ghoula stands alone on the fifteenth square; {@code ghoula-home}. */
    GHOULA_HOME("ghoula-home"),
    /** One player is left; {@code last-survivor}. */
    LAST_SURVIVOR("last-survivor"),
    /** The first player has reached the Ka'aba; {@code first-home}. */
    FIRST_HOME("first-home");

    private final String id;

    SigTermination(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public RuleId rule() {
        return switch (this) {
            case DECIDED -> SigRuleIds.END_DECIDED;
            case GHOULA_HOME -> SigRuleIds.END_GHOULA_HOME;
            case LAST_SURVIVOR -> SigRuleIds.END_LAST_SURVIVOR;
            case FIRST_HOME -> SigRuleIds.END_FIRST_HOME;
        };
    }
}
