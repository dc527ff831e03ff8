package io.github.lusoria.sources;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * The engine for large boards says what the one for small boards says.
 *
 * <p>With {@code -Dsources.write} it is written anew; format it then.
 */
class WideEngineTest {
    private static final Path FOLDER =
            Path.of("..", "..", "latrunculi", "src", "main", "java", "io", "github", "lusoria", "latrunculi");

    @Test
    void wideEngineIsMadeFromTheNarrowOne() throws IOException {
        Map<String, String> generated = WideEngine.generate(FOLDER);
        assertThat(generated).hasSize(8);
        for (Map.Entry<String, String> file : generated.entrySet()) {
            Path path = FOLDER.resolve(file.getKey());
            if (System.getProperty("sources.write") != null) {
                Files.writeString(path, file.getValue());
            }
            assertThat(withoutSpace(Files.readString(path))).as(file.getKey()).isEqualTo(withoutSpace(file.getValue()));
        }
    }

    private static String withoutSpace(String text) {
        return text.replaceAll("\\s+", "");
    }
}
