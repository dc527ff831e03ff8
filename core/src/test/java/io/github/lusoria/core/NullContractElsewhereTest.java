package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.lusoria.core.testkit.NullContract;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.example.Forgetful;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The contract holds for other people's packages, which share no name with Lusoria's. */
class NullContractElsewhereTest {
    /** A folder, a jar, and one whose name is that of no module. */
    @ParameterizedTest
    @ValueSource(strings = {"classes/", "forgetful.jar", "1.jar"})
    void aForgottenCheckInAnotherPackageIsFoundAndWhatTheJdkHandsDownIsLeft(String place, @TempDir Path folder)
            throws Exception {
        try (URLClassLoader loader = loaderOf(Forgetful.class, folder.resolve(place))) {
            Class<?> forgetful = loader.loadClass(Forgetful.class.getName());
            Object sample = forgetful.getConstructor(String.class).newInstance("Piso");
            Map<String, Boolean> passes = new TreeMap<>();
            contract(forgetful, sample)
                    .nullIsRefusedByTheNameOfTheParameter()
                    .forEach(test -> passes.put(
                            test.getDisplayName(),
                            catchThrowable(() -> test.getExecutable().execute()) == null));
            assertThat(passes)
                    .containsExactlyInAnyOrderEntriesOf(Map.of(
                            "Forgetful(String) name", true,
                            "Forgetful.greeted(String) greeting", false));
        }
    }

    private static NullContract contract(Class<?> module, Object sample) {
        return new NullContract() {
            @Override
            public Class<?> module() {
                return module;
            }

            @Override
            public List<?> samples() {
                return List.of(sample);
            }
        };
    }

    /** Loads a class from a place of its own, as that of another project: without a parent, which would have it too. */
    private static URLClassLoader loaderOf(Class<?> type, Path place) throws IOException {
        String name = type.getName().replace('.', '/') + ".class";
        try (InputStream bytes = type.getResourceAsStream("/" + name)) {
            if (place.toString().endsWith(".jar")) {
                try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(place))) {
                    jar.putNextEntry(new JarEntry(name));
                    bytes.transferTo(jar);
                }
            } else {
                Path file = place.resolve(name);
                Files.createDirectories(file.getParent());
                Files.copy(bytes, file);
            }
        }
        return new URLClassLoader(new URL[] {place.toUri().toURL()}, null);
    }
}
