package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Citation.Consulted;
import io.github.lusoria.core.Evidence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What those who cite the library read in {@code CITATION.cff} and {@code docs/citing.md}. */
class CitationTest {
    private static final String CITATION = read("CITATION.cff");
    private static final String CITING = read("docs/citing.md");
    private static final String VERSION = found("-Drevision=(.*)", read(".mvn/maven.config"));

    private static String read(String file) {
        try {
            return Files.readString(Path.of("..").resolve(file));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String found(String pattern, String text) {
        Matcher matcher =
                Pattern.compile("^" + pattern + "$", Pattern.MULTILINE).matcher(text);
        assertThat(matcher.find()).as("the line %s in:%n%s", pattern, text).isTrue();
        return matcher.group(1);
    }

    @Test
    void theVersionCitedIsTheOneBuilt() {
        assertThat(found("version: (.*)", CITATION)).isEqualTo(VERSION);
    }

    @Test
    void onlyAReleaseHasADate() {
        assertThat(CITATION.contains("\ndate-released: ")).isEqualTo(!VERSION.endsWith("-SNAPSHOT"));
    }

    @Test
    void consumersTakeTheVersionBuilt() {
        assertThat(found(" *<lusoria.version>(.*)</lusoria.version>", read("checks/consumer/pom.xml")))
                .isEqualTo(VERSION);
    }

    @Test
    void thePageOnCitingRepeatsNoVersion() {
        assertThat(CITING).doesNotContainPattern("\\d\\.\\d\\.\\d").contains(", version VERSION.");
    }

    @Test
    void authorAndHolderAreTheSame() {
        String author = found(" {2}- name: (.*)", CITATION);
        assertThat(found("Copyright \\d+(?:-\\d+)? (.*)", read("NOTICE"))).isEqualTo(author);
        assertThat(CITING).contains("\n> " + author + " (YEAR). ");
    }

    @Test
    void theRepositoryIsThatOfThePoms() {
        String repository = found("repository-code: (.*)", CITATION);
        assertThat(found(" *<owner.site>(.*)</owner.site>", read("pom.xml"))).isEqualTo(repository);
        assertThat(CITING).contains("<" + repository + ">");
    }

    @Test
    void thePageOnCitingExplainsHowWellARuleIsKnown() {
        for (Evidence evidence : Evidence.values()) {
            assertThat(CITING).contains("\n| `" + evidence + "` | " + evidence.words() + " | ");
        }
        for (Consulted consulted : Consulted.values()) {
            assertThat(CITING).contains("\n| " + consulted.words() + " | ");
        }
    }
}
