package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The pages in {@code docs/generated/rules} are what {@code lusoria rules --format markdown} prints.
 *
 * <p>With {@code -Ddocs.write} they are written anew.
 */
class RulebookPagesTest {
    private static final Path FOLDER = Path.of("..", "docs", "generated", "rules");

    /** One ruleset of each author or game. */
    static List<String> rulesets() {
        return List.of(
                "latrunculi/schadler-2001",
                "latrunculi/schadler-1994",
                "latrunculi/seneca",
                "latrunculi/piso",
                "latrunculi/museum-quintana",
                "latrunculi/falkener",
                "latrunculi/kowalski-8x12",
                "latrunculi/bell-8x8",
                "latrunculi/seega-8x8",
                "latrunculi/kharebga-8x8",
                "escaques/alfonso",
                "sigwaduqqan/houmt-al-arbah");
    }

    private static Path page(String id) {
        return FOLDER.resolve(id.replace('/', '-') + ".md");
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void thePageIsCurrent(String id) throws IOException {
        Path page = page(id);
        String text = Run.output("rules", id, "--format", "markdown");
        if (System.getProperty("docs.write") != null) {
            Files.createDirectories(FOLDER);
            Files.writeString(page, text);
        }
        assertThat(Files.exists(page) ? Files.readString(page) : "")
                .as("%s; remake it with -Ddocs.write", page)
                .isEqualTo(text);
    }

    @Test
    void thereAreNoOtherPages() throws IOException {
        try (Stream<Path> pages = Files.list(FOLDER)) {
            assertThat(pages)
                    .containsExactlyInAnyOrderElementsOf(
                            rulesets().stream().map(RulebookPagesTest::page).toList());
        }
    }
}
