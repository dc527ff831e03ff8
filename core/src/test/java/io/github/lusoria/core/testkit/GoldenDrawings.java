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
 * The golden drawings of a game module, which are files in the folder {@code drawings} beside the test class, among the
 * test resources.
 *
 * <p>How a drawing looks is no contract ({@link Diagram}), but it changes because somebody wanted it to: with the system
 * property {@code golden.write} the tests write the files instead of comparing with them, and who does that looks at the
 * pictures that changed.
 */
public interface GoldenDrawings {
    /**
     * Returns the drawings.
     *
     * @return what draws each, by the name of its file, which ends in {@code .svg} or {@code .txt}
     */
    Map<String, Supplier<String>> drawings();

    /** Each drawing is that of its file, to the byte. */
    @TestFactory
    default Stream<DynamicTest> drawingsAreAsTheyWere() {
        return drawings().entrySet().stream()
                .map(drawing -> DynamicTest.dynamicTest(drawing.getKey(), () -> {
                    if (System.getProperty("golden.write") == null) {
                        compare(drawing.getKey(), drawing.getValue().get());
                    } else {
                        write(drawing.getKey(), drawing.getValue().get());
                    }
                }));
    }

    /** A picture stands by itself, and nothing of it is outside of its view box. */
    @TestFactory
    default Stream<DynamicTest> picturesAreWhole() {
        return drawings().entrySet().stream()
                .filter(drawing -> drawing.getKey().endsWith(".svg"))
                .map(drawing -> DynamicTest.dynamicTest(drawing.getKey(), () -> {
                    Drawing picture = Drawing.parse(drawing.getValue().get());
                    picture.requireStandalone();
                    picture.requireInside();
                }));
    }

    private void compare(String name, String drawing) throws IOException {
        // not as a resource: a module does not let this one read those of its packages without classes
        Path file = folder().resolve(name);
        assertThat(file).as("made by -Dgolden.write").exists();
        String expected = Files.readString(file);
        List<String> now = drawing.lines().toList();
        List<String> then = expected.lines().toList();
        for (int i = 0; i < Math.min(now.size(), then.size()); i++) {
            assertThat(now.get(i)).as("drawings/%s, line %d", name, i + 1).isEqualTo(then.get(i));
        }
        assertThat(drawing).as("drawings/%s", name).isEqualTo(expected);
    }

    private Path folder() {
        return Path.of("src/test/resources", getClass().getPackageName().replace('.', '/'), "drawings");
    }

    private void write(String name, String drawing) {
        try {
            Files.createDirectories(folder());
            Files.writeString(folder().resolve(name), drawing);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
