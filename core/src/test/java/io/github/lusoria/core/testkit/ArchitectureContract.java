package io.github.lusoria.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import io.github.lusoria.core.Rulesets;
import org.junit.jupiter.api.Test;

/** The architecture rules as JUnit tests. A test class of a library module names a public type of the module. */
public interface ArchitectureContract {
    /**
     * Returns a public type of the module.
     *
     * @return such as the game's entry point
     */
    Class<?> module();

    /**
     * Returns the packages that the module may use besides java.base, SLF4J and JSpecify.
     *
     * @return its own and, by default, core's and what it lends to games for drawing
     */
    default String[] packages() {
        return new String[] {
            module().getPackageName() + "..", "io.github.lusoria.core", "io.github.lusoria.core.internal"
        };
    }

    /** The module's own classes. */
    private JavaClasses classes() {
        return ArchitectureRules.classesOf(module());
    }

    /** Nothing but java.base, SLF4J, JSpecify and what {@link #packages()} says. */
    @Test
    default void dependsOnlyOnWhatItNames() {
        ArchitectureRules.dependsOnlyOn(packages()).check(classes());
        ArchitectureRules.NO_OTHER_PLATFORM_MODULE.check(classes());
    }

    /** No reflection. */
    @Test
    default void usesNoReflection() {
        ArchitectureRules.NO_REFLECTION.check(classes());
    }

    /** No class, member, resource or service is looked up by its name, but for the services of the catalogue. */
    @Test
    default void looksNothingUpByName() {
        ArchitectureRules.CLOSED_WORLD.check(
                classes().that(DescribedPredicate.not(JavaClass.Predicates.type(Rulesets.class))));
    }

    /** No files, sockets, processes or object streams. */
    @Test
    default void usesNoFiles() {
        ArchitectureRules.NO_FILES.check(classes());
        ArchitectureRules.NO_OBJECT_STREAMS.check(classes());
    }

    /** No clock. */
    @Test
    default void usesNoClock() {
        ArchitectureRules.NO_CLOCK.check(classes());
    }

    /** No generator but the caller's. */
    @Test
    default void hidesNoRandomness() {
        ArchitectureRules.NO_HIDDEN_RANDOMNESS.check(classes());
    }

    /** No console, properties or environment. */
    @Test
    default void usesNoConsole() {
        ArchitectureRules.NO_CONSOLE.check(classes());
    }

    /** No static state, no open fields. */
    @Test
    default void holdsNoStateThatOthersCanChange() {
        ArchitectureRules.NO_STATIC_STATE.allowEmptyShould(true).check(classes());
        ArchitectureRules.NO_OPEN_FIELDS.check(classes());
    }

    /** Internal packages stay inside. */
    @Test
    default void exportsNothingInternal() {
        assertThat(ArchitectureRules.exportedInternals(module())).isEmpty();
    }
}
