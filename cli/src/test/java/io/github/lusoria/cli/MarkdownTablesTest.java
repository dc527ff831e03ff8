package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tables of the documentation are shown as tables: a code host takes one of uneven rows for plain text. */
class MarkdownTablesTest {
    @Test
    void thereAreTablesToLookAt() throws IOException {
        assertThat(Markdown.readme().tables()).hasSizeGreaterThan(4);
        assertThat(Markdown.cells("| `2m\\|Mm3` | | c |")).containsExactly("`2m\\|Mm3`", "", "c");
    }

    @ParameterizedTest
    @MethodSource("io.github.lusoria.cli.Markdown#pages")
    void rowsHaveAsManyCellsAsTheirHeading(Path page) throws IOException {
        for (List<String> table : Markdown.read(page).tables()) {
            int columns = Markdown.cells(table.get(0)).size();
            assertThat(table).as("%s: heading, delimiter row, rows", page).hasSizeGreaterThan(2);
            assertThat(Markdown.cells(table.get(1)))
                    .as("%s: below %s", page, table.get(0))
                    .allMatch(cell -> cell.matches(":?-+:?"));
            for (String row : table) {
                assertThat(Markdown.cells(row)).as("%s: %s", page, row).hasSize(columns);
            }
        }
    }
}
