package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.RulesetProvider;
import java.util.List;

/** Sig wa Duqqan's entry in the catalogue. */
public final class SigWaDuqqanProvider implements RulesetProvider {
    /** Creates the provider; {@link java.util.ServiceLoader} does. */
    public SigWaDuqqanProvider() {}

    @Override
    public List<SigRuleset> rulesets() {
        return SigWaDuqqan.all();
    }
}
