package io.github.lusoria.latrunculi;

import io.github.lusoria.core.RulesetProvider;
import java.util.List;

/** Ludus Latrunculorum's entry in the catalogue. */
public final class LatrunculiProvider implements RulesetProvider {
    /** Creates the provider; {@link java.util.ServiceLoader} does. */
    public LatrunculiProvider() {}

    @Override
    public List<LatrunculiRuleset> rulesets() {
        return Latrunculi.all();
    }
}
