package io.github.lusoria.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * That null is refused by the name of the parameter wherever a module takes an argument, as JUnit tests: every parameter of
 * every public constructor and method is tried, those that a type inherits from Lusoria's interfaces included.
 *
 * <p>The module may be anybody's, a folder or a jar on the class path too. It has to be compiled with {@code -parameters},
 * which keeps the names.
 */
public interface NullContract {
    /**
     * Returns a public type of the module.
     *
     * @return such as the game's entry point
     */
    Class<?> module();

    /**
     * Returns values of the module's types: what methods are called on, and what their other arguments are.
     *
     * @return at least one of each type that has methods or is an argument; constants of enums need not be there, nor
     *     strings, lists, maps and optionals
     */
    List<?> samples();

    /**
     * Returns the parameters that are refused by another name than theirs, or not at all.
     *
     * @return the name in the message, or an empty text where null is taken, by parameter as the tests are named
     */
    default Map<String, String> exceptions() {
        return Map.of();
    }

    /** Null is refused by name. */
    @TestFactory
    default Stream<DynamicTest> nullIsRefusedByTheNameOfTheParameter() {
        return NullProbe.of(module()).stream()
                .map(probe -> DynamicTest.dynamicTest(probe.toString(), () -> {
                    String name = exceptions().getOrDefault(probe.toString(), probe.parameter());
                    for (Throwable thrown : probe.thrown(samples())) {
                        if (name.isEmpty()) {
                            assertThat(thrown).isNotInstanceOf(NullPointerException.class);
                        } else {
                            assertThat(thrown)
                                    .isInstanceOf(NullPointerException.class)
                                    .hasMessage(name);
                        }
                    }
                }));
    }

    /** Nothing is left out of what is no longer there. */
    @Test
    default void exceptionsNameParametersThatThereAre() {
        Set<String> left = new TreeSet<>(exceptions().keySet());
        NullProbe.of(module()).forEach(probe -> left.remove(probe.toString()));
        assertThat(left).isEmpty();
    }
}
