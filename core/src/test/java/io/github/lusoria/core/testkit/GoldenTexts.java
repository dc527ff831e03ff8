package io.github.lusoria.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Diagram;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The golden texts of a game module, drawings and others, which are files in a folder beside the test class, among the
 * test resources.
 *
 * <p>How a drawing looks is no contract ({@link Diagram}), but it changes because somebody wanted it to: with the system
 * property {@code golden.write} the tests write the files instead of comparing with them, and who does that looks at what
 * changed.
 */
public interface GoldenTexts {
    /**
     * Returns the folder of the files.
     *
     * @return its name
     */
    String folder();

    /**
     * Returns the texts.
     *
     * @return what makes each, by the name of its file, which ends in {@code .svg} for a picture
     */
    Map<String, Supplier<String>> texts();

    /** Each text is that of its file, to the byte. */
    @TestFactory
    default Stream<DynamicTest> textsAreAsTheyWere() {
        return texts().entrySet().stream()
                .map(text -> DynamicTest.dynamicTest(text.getKey(), () -> {
                    if (System.getProperty("golden.write") == null) {
                        compare(text.getKey(), text.getValue().get());
                    } else {
                        write(text.getKey(), text.getValue().get());
                    }
                }));
    }

    /** A picture stands by itself, and nothing of it is outside of its view box. */
    @TestFactory
    default Stream<DynamicTest> picturesAreWhole() {
        return texts().entrySet().stream()
                .filter(text -> text.getKey().endsWith(".svg"))
                .map(text -> DynamicTest.dynamicTest(text.getKey(), () -> {
                    Drawing picture = Drawing.parse(text.getValue().get());
                    picture.requireStandalone();
                    picture.requireInside();
                }));
    }

    private void compare(String name, String text) throws IOException {
        // not as a resource: a module does not let this one read those of its packages without classes
        Path file = path().resolve(name);
        assertThat(file).as("made by -Dgolden.write").exists();
        String expected = Files.readString(file);
        List<String> now = text.lines().toList();
        List<String> then = expected.lines().toList();
        for (int i = 0; i < Math.min(now.size(), then.size()); i++) {
            assertThat(now.get(i)).as("%s/%s, line %d", folder(), name, i + 1).isEqualTo(then.get(i));
        }
        assertThat(text).as("%s/%s", folder(), name).isEqualTo(expected);
    }

    private Path path() {
        return Path.of("src/test/resources", getClass().getPackageName().replace('.', '/'), folder());
    }

    private void write(String name, String text) {
        try {
            Files.createDirectories(path());
            Files.writeString(path().resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
