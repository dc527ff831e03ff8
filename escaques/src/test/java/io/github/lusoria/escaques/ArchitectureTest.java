package io.github.lusoria.escaques;

import io.github.lusoria.core.testkit.ArchitectureContract;

/** The module keeps to the architecture. */
class ArchitectureTest implements ArchitectureContract {
    @Override
    public Class<?> module() {
        return Escaques.class;
    }
}
