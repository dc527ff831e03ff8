package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the documentation links to within the repository is there: files, folders and headings. */
class MarkdownLinksTest {
    @Test
    void thereAreLinksToLookAt() throws IOException {
        assertThat(Markdown.readme().links())
                .hasSizeGreaterThan(20)
                .contains("#security", "docs/formats.md", "LICENSE");
        assertThat(Markdown.readme().anchors()).contains("why-is-this-move-illegal", "the-command-line");
        assertThat(Markdown.pages()).hasSizeGreaterThan(10);
    }

    @ParameterizedTest
    @MethodSource("io.github.lusoria.cli.Markdown#pages")
    void linksLeadSomewhere(Path page) throws IOException {
        for (String link : Markdown.read(page).links()) {
            if (link.matches("[a-z]+:.*")) {
                continue;
            }
            String[] parts = link.split("#", 2);
            Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]);
            assertThat(target).as("%s links to %s", page, link).exists();
            if (parts.length == 2) {
                assertThat(Markdown.read(target).anchors())
                        .as("%s links to %s", page, link)
                        .contains(parts[1]);
            }
        }
    }
}
