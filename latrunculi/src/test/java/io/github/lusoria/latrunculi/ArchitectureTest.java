package io.github.lusoria.latrunculi;

import io.github.lusoria.core.testkit.ArchitectureContract;

class ArchitectureTest implements ArchitectureContract {
    @Override
    public Class<?> module() {
        return Latrunculi.class;
    }
}
