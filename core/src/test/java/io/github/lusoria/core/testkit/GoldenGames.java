package io.github.lusoria.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The golden games of a game module, which are files in the folder {@code golden} beside the test class, among the test
 * resources. With the system property {@code golden.write} the tests write the files instead of comparing with them.
 */
public interface GoldenGames {
    /**
     * Returns the games.
     *
     * @return one game a file
     */
    List<GoldenGame<?, ?>> games();

    /** Each game is played again and comes to the text of its file. */
    @TestFactory
    default Stream<DynamicTest> gamesAreAsTheyWere() {
        return games().stream()
                .map(game -> DynamicTest.dynamicTest(game.file(), () -> {
                    if (System.getProperty("golden.write") == null) {
                        compare(game);
                    } else {
                        write(game);
                    }
                }));
    }

    /** No two games share a file, so that none hides another. */
    @TestFactory
    default Stream<DynamicTest> filesDiffer() {
        return Stream.of(DynamicTest.dynamicTest(
                "files", () -> assertThat(games()).extracting(GoldenGame::file).doesNotHaveDuplicates()));
    }

    private void compare(GoldenGame<?, ?> game) throws IOException {
        // not as a resource: a module does not let this one read those of its packages without classes
        Path file = folder().resolve(game.file());
        assertThat(file).as("made by -Dgolden.write").exists();
        String expected = Files.readString(file);
        String choice = expected.lines()
                .filter(line -> line.startsWith("random\t"))
                .findFirst()
                .orElseThrow()
                .substring("random\t".length());
        List<String> now = game.text(choice).lines().toList();
        List<String> then = expected.lines().toList();
        for (int i = 0; i < Math.min(now.size(), then.size()); i++) {
            assertThat(now.get(i)).as("golden/%s, line %d", game.file(), i + 1).isEqualTo(then.get(i));
        }
        assertThat(now).as("lines of golden/%s", game.file()).hasSameSizeAs(then);
    }

    private Path folder() {
        return Path.of("src/test/resources", getClass().getPackageName().replace('.', '/'), "golden");
    }

    private void write(GoldenGame<?, ?> game) {
        try {
            Files.createDirectories(folder());
            Files.writeString(folder().resolve(game.file()), game.text(game.choose()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
