package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.testkit.ArchitectureContract;

/** What the module may depend on and do. */
class SigArchitectureTest implements ArchitectureContract {
    @Override
    public Class<?> module() {
        return SigWaDuqqan.class;
    }
}
