package io.github.lusoria.latrunculi;

import io.github.lusoria.core.testkit.ArchitectureContract;
import org.junit.jupiter.api.Tag;

@Tag("once")
class ArchitectureTest implements ArchitectureContract {
    @Override
    public Class<?> module() {
        return Latrunculi.class;
    }
}
