package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What README.md tells to paste into a build: of one version, of artifacts that there are. */
class ReadmeSnippetsTest {
    private static final List<String> LANGUAGES = List.of("xml", "kotlin", "scala");

    private static final Pattern ARTIFACT = Pattern.compile("lusoria-[a-z]+");
    private static final Pattern VERSION = Pattern.compile("[0-9]+\\.[0-9]+\\.[0-9]+[-A-Za-z0-9.]*");

    private static Map<String, String> snippets() throws IOException {
        Map<String, String> snippets = new TreeMap<>();
        for (Markdown.Block block : Markdown.readme().blocks()) {
            if (LANGUAGES.contains(block.language())) {
                assertThat(snippets.put(block.language(), block.text()))
                        .as("one snippet of %s", block.language())
                        .isNull();
            }
        }
        return snippets;
    }

    private static TreeSet<String> all(Pattern pattern, String text) {
        TreeSet<String> found = new TreeSet<>();
        pattern.matcher(text).results().forEach(match -> found.add(match.group()));
        return found;
    }

    @Test
    void agreeOnTheVersion() throws IOException {
        TreeSet<String> versions = new TreeSet<>();
        snippets().forEach((language, text) -> {
            TreeSet<String> found = all(VERSION, text);
            assertThat(found).as("versions in %s", language).hasSize(1);
            versions.addAll(found);
        });
        assertThat(snippets()).containsOnlyKeys(LANGUAGES);
        assertThat(versions).hasSize(1);
    }

    @Test
    void nameArtifactsThatThereAre() throws IOException {
        TreeSet<String> published = new TreeSet<>();
        for (String module : Poms.PUBLISHED) {
            published.add(Poms.artifactOf(module));
        }
        snippets()
                .forEach((language, text) -> assertThat(published).as(language).containsAll(all(ARTIFACT, text)));
        for (List<String> row : Markdown.readme().table("| artifact | Java module | what it is |")) {
            published.removeAll(all(ARTIFACT, row.get(0)));
        }
        assertThat(published).as("artifacts that the table leaves out").isEmpty();
    }

    @Test
    void theXmlCanBeParsed() throws Exception {
        Poms.parse("<project>" + snippets().get("xml") + "</project>");
    }
}
