package io.github.lusoria.cli;

import java.util.ArrayList;
import java.util.List;

/** Rows of cells, printed in columns that are as wide as their widest cell, two spaces apart. */
final class Table {
    private final List<List<String>> rows = new ArrayList<>();
    private final boolean rightAligned;

    private Table(boolean rightAligned) {
        this.rightAligned = rightAligned;
    }

    /** A table of words: every column starts at the left. */
    static Table ofWords() {
        return new Table(false);
    }

    /** A table of numbers: every column but the first ends at the right. */
    static Table ofNumbers() {
        return new Table(true);
    }

    Table row(String... cells) {
        rows.add(List.of(cells));
        return this;
    }

    void print(Output out) {
        List<Integer> widths = new ArrayList<>();
        for (List<String> row : rows) {
            for (int column = 0; column < row.size(); column++) {
                int width = row.get(column).codePointCount(0, row.get(column).length());
                if (column == widths.size()) {
                    widths.add(width);
                } else {
                    widths.set(column, Math.max(widths.get(column), width));
                }
            }
        }
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                String cell = row.get(column);
                String space = " ".repeat(widths.get(column) - cell.codePointCount(0, cell.length()));
                line.append(column == 0 ? "" : "  ");
                line.append(rightAligned && column > 0 ? space + cell : cell + space);
            }
            out.line(line.toString().stripTrailing());
        }
    }
}
