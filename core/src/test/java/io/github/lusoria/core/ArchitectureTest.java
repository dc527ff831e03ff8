package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.testkit.ArchitectureContract;
import io.github.lusoria.core.testkit.ArchitectureRules;
import java.lang.module.ModuleDescriptor;
import org.junit.jupiter.api.Test;

/** Core keeps to the architecture: it knows no game and no more than SLF4J and JSpecify. */
class ArchitectureTest implements ArchitectureContract {
    @Override
    public Class<?> module() {
        return Ruleset.class;
    }

    @Override
    public String[] packages() {
        return new String[] {"io.github.lusoria.core.."};
    }

    @Test
    void theModuleRequiresSlf4jAndOptionallyJspecify() {
        ModuleDescriptor descriptor = ArchitectureRules.descriptor(Ruleset.class);
        assertThat(descriptor.requires())
                .filteredOn(required -> !required.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC))
                .extracting(ModuleDescriptor.Requires::name)
                .containsExactlyInAnyOrder("java.base", "org.slf4j");
        assertThat(descriptor.requires())
                .filteredOn(required -> required.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC))
                .extracting(ModuleDescriptor.Requires::name)
                .containsExactly("org.jspecify");
    }

    @Test
    void theModuleExportsOnePackage() {
        ModuleDescriptor descriptor = ArchitectureRules.descriptor(Ruleset.class);
        assertThat(descriptor.exports())
                .filteredOn(exported -> !exported.isQualified())
                .extracting(ModuleDescriptor.Exports::source)
                .containsExactly("io.github.lusoria.core");
        assertThat(descriptor.isOpen()).isFalse();
        assertThat(descriptor.opens()).isEmpty();
    }

    @Test
    void onlyTheGamesUseWhatIsInternal() {
        assertThat(ArchitectureRules.descriptor(Ruleset.class).exports())
                .filteredOn(ModuleDescriptor.Exports::isQualified)
                .singleElement()
                .satisfies(exported -> {
                    assertThat(exported.source()).isEqualTo("io.github.lusoria.core.internal");
                    assertThat(exported.targets())
                            .containsExactlyInAnyOrder(
                                    "io.github.lusoria.latrunculi",
                                    "io.github.lusoria.escaques",
                                    "io.github.lusoria.sigwaduqqan");
                });
    }

    @Test
    void theClassesOfTheModuleAreRead() {
        assertThat(ArchitectureRules.classesOf(Ruleset.class))
                .extracting(type -> type.getName())
                .contains(Ruleset.class.getName(), Xoshiro256.class.getName())
                .doesNotContain(ArchitectureTest.class.getName());
    }
}
