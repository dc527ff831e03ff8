package io.github.lusoria.escaques;

import io.github.lusoria.core.RulesetProvider;
import java.util.List;

/** Los Escaques' entry in the catalogue. */
public final class EscaquesProvider implements RulesetProvider {
    /** Creates the provider; {@link java.util.ServiceLoader} does. */
    public EscaquesProvider() {}

    @Override
    public List<EscaquesRuleset> rulesets() {
        return Escaques.all();
    }
}
