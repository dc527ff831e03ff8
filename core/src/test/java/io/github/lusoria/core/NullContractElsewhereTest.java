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
import org.example.Forgetful;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract holds for other people's packages, which share no name with Lusoria's. */
class NullContractElsewhereTest {
    @Test
    void aForgottenCheckInAnotherPackageIsFoundAndWhatTheJdkHandsDownIsLeft(@TempDir Path folder) throws Exception {
        try (URLClassLoader loader = loaderOf(Forgetful.class, folder)) {
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

    /** Loads a class from a folder of its own, as that of another project: without a parent, which would have it too. */
    private static URLClassLoader loaderOf(Class<?> type, Path folder) throws IOException {
        String name = type.getName().replace('.', '/') + ".class";
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        try (InputStream bytes = type.getResourceAsStream("/" + name)) {
            Files.copy(bytes, file);
        }
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, null);
    }
}
