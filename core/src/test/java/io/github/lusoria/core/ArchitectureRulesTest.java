package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import io.github.lusoria.core.testkit.ArchitectureRules;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules find what they forbid. */
@SuppressWarnings("unused")
class ArchitectureRulesTest {
    static final class Sound {
        static final int NUMBER = 1;
        public final int number = NUMBER;

        Object sound() {
            return java.util.List.of(new java.math.BigInteger("1"), "a" + number, (Runnable) () -> {});
        }
    }

    static final class Reflects {
        Object reflect() throws ReflectiveOperationException {
            return Reflects.class.getDeclaredConstructor().newInstance();
        }
    }

    static final class LoadsByName {
        Object load() throws ReflectiveOperationException {
            return Class.forName("java.lang.String");
        }
    }

    static final class LoadsByReference {
        interface Loader {
            Object load(String name) throws ReflectiveOperationException;
        }

        Loader loader = Class::forName;
    }

    static final class ReadsResourceByReference {
        java.util.function.Function<String, Object> reader = ReadsResource.class::getResourceAsStream;
    }

    static final class ReadsResource {
        Object read() {
            return ReadsResource.class.getResourceAsStream("x");
        }
    }

    static final class FindsServices {
        Object find() {
            return java.util.ServiceLoader.load(Runnable.class);
        }
    }

    static final class FindsMethod {
        Object find() throws ReflectiveOperationException {
            return java.lang.invoke.MethodHandles.lookup()
                    .findVirtual(String.class, "length", java.lang.invoke.MethodType.methodType(int.class));
        }
    }

    static final class OldFile {
        Object file() {
            return new java.io.File("x");
        }
    }

    static final class NewFile {
        java.nio.file.Path path;
    }

    static final class Socket {
        java.net.URI address;
    }

    static final class Clock {
        long now() {
            return System.currentTimeMillis();
        }
    }

    static final class FineClock {
        long now() {
            return System.nanoTime();
        }
    }

    static final class ClockByReference {
        java.util.function.LongSupplier now = System::nanoTime;
    }

    static final class Calendar {
        java.time.Instant instant;
    }

    static final class HiddenRandom {
        double random() {
            return Math.random();
        }
    }

    static final class HiddenRandomByReference {
        java.util.function.DoubleSupplier random = Math::random;
    }

    static final class JdkRandom {
        Object random() {
            return new java.util.Random(1);
        }
    }

    static final class ThreadRandom {
        int random() {
            return java.util.concurrent.ThreadLocalRandom.current().nextInt();
        }
    }

    static final class Prints {
        void print() {
            System.out.println();
        }
    }

    static final class ReadsProperties {
        String property() {
            return System.getProperty("x");
        }
    }

    static final class ReadsPropertiesByReference {
        java.util.function.UnaryOperator<String> property = System::getProperty;
    }

    static final class ReadsPropertyOrElse {
        String property() {
            return System.getProperty("x", "y");
        }
    }

    static final class ReadsNumberOfProperty {
        Object property() {
            return Integer.getInteger("x");
        }
    }

    static final class StaticState {
        static int calls;
    }

    static final class OpenVariable {
        public int open;
    }

    static final class OpenArray {
        public static final int[] OPEN = {1};
    }

    static final class ObjectStream {
        java.io.ObjectOutputStream out;
    }

    static Stream<Arguments> faults() throws ClassNotFoundException {
        // core's own sources cannot even be compiled with another module of the platform; JUnit has java.util.logging
        Class<?> logs = Class.forName("org.junit.platform.commons.logging.LoggerFactory$DelegatingLogger");
        return Stream.of(
                Arguments.of(logs, ArchitectureRules.NO_OTHER_PLATFORM_MODULE),
                Arguments.of(logs, ArchitectureRules.dependsOnlyOn()),
                Arguments.of(Reflects.class, ArchitectureRules.NO_REFLECTION),
                Arguments.of(LoadsByName.class, ArchitectureRules.NO_REFLECTION),
                Arguments.of(LoadsByName.class, ArchitectureRules.CLOSED_WORLD),
                Arguments.of(LoadsByReference.class, ArchitectureRules.NO_REFLECTION),
                Arguments.of(LoadsByReference.class, ArchitectureRules.CLOSED_WORLD),
                Arguments.of(ReadsResource.class, ArchitectureRules.CLOSED_WORLD),
                Arguments.of(ReadsResourceByReference.class, ArchitectureRules.CLOSED_WORLD),
                Arguments.of(FindsServices.class, ArchitectureRules.CLOSED_WORLD),
                Arguments.of(FindsMethod.class, ArchitectureRules.CLOSED_WORLD),
                Arguments.of(OldFile.class, ArchitectureRules.NO_FILES),
                Arguments.of(NewFile.class, ArchitectureRules.NO_FILES),
                Arguments.of(Socket.class, ArchitectureRules.NO_FILES),
                Arguments.of(Clock.class, ArchitectureRules.NO_CLOCK),
                Arguments.of(FineClock.class, ArchitectureRules.NO_CLOCK),
                Arguments.of(ClockByReference.class, ArchitectureRules.NO_CLOCK),
                Arguments.of(Calendar.class, ArchitectureRules.NO_CLOCK),
                Arguments.of(HiddenRandom.class, ArchitectureRules.NO_HIDDEN_RANDOMNESS),
                Arguments.of(HiddenRandomByReference.class, ArchitectureRules.NO_HIDDEN_RANDOMNESS),
                Arguments.of(JdkRandom.class, ArchitectureRules.NO_HIDDEN_RANDOMNESS),
                Arguments.of(ThreadRandom.class, ArchitectureRules.NO_HIDDEN_RANDOMNESS),
                Arguments.of(Prints.class, ArchitectureRules.NO_CONSOLE),
                Arguments.of(ReadsProperties.class, ArchitectureRules.NO_CONSOLE),
                Arguments.of(ReadsPropertiesByReference.class, ArchitectureRules.NO_CONSOLE),
                Arguments.of(ReadsPropertyOrElse.class, ArchitectureRules.NO_CONSOLE),
                Arguments.of(ReadsNumberOfProperty.class, ArchitectureRules.NO_CONSOLE),
                Arguments.of(StaticState.class, ArchitectureRules.NO_STATIC_STATE),
                Arguments.of(OpenVariable.class, ArchitectureRules.NO_OPEN_FIELDS),
                Arguments.of(OpenArray.class, ArchitectureRules.NO_OPEN_FIELDS),
                Arguments.of(ObjectStream.class, ArchitectureRules.NO_OBJECT_STREAMS));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void whatIsForbiddenIsFound(Class<?> faulty, ArchRule rule) {
        JavaClasses classes = ArchitectureRules.classes(faulty, Sound.class);
        assertThatThrownBy(() -> rule.check(classes))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(faulty.getSimpleName());
    }

    @Test
    void whatIsAllowedPasses() throws ClassNotFoundException {
        JavaClasses classes = ArchitectureRules.classes(Sound.class);
        faults().map(each -> (ArchRule) each.get()[1])
                .distinct()
                .forEach(rule -> assertThat(rule.evaluate(classes).hasViolation())
                        .as(rule.getDescription())
                        .isFalse());
    }

    @Test
    void otherPackagesAreForbiddenUnlessNamed() {
        JavaClasses classes = ArchitectureRules.classes(ArchitectureTest.class);
        assertThatThrownBy(() -> ArchitectureRules.dependsOnlyOn("io.github.lusoria.core..")
                        .check(classes))
                .isInstanceOf(AssertionError.class);
        ArchitectureRules.dependsOnlyOn(
                        "io.github.lusoria.core..", "org.junit..", "org.assertj..", "com.tngtech.archunit..")
                .check(classes);
    }
}
