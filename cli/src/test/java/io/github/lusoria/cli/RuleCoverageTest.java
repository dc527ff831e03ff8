package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Every rule is exercised by a golden game or a case, and the report of it is current. */
class RuleCoverageTest {
    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("README.md"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    @Test
    void everyRuleIsExercised() throws IOException {
        assertThat(RuleCoverage.read(root()).exercised())
                .hasSizeGreaterThan(100)
                .allSatisfy((form, how) -> assertThat(how).as(form.toString()).isPresent());
    }

    @Test
    void theReportIsCurrent() throws IOException {
        Path file = root().resolve("docs/generated/rule-coverage.md");
        String report = RuleCoverage.read(root()).report();
        if (System.getProperty("golden.write") != null) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, report);
        }
        assertThat(file)
                .as("docs/generated/rule-coverage.md, which -Dgolden.write makes")
                .hasContent(report);
    }
}
