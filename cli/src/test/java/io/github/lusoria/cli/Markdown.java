package io.github.lusoria.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A page of the repository's documentation: its fenced blocks, its tables, its links and its headings.
 *
 * @param file the file
 * @param lines its lines
 */
record Markdown(Path file, List<String> lines) {
    /**
     * A fenced block.
     *
     * @param line the number of its first line
     * @param language what follows the fence, such as {@code java}
     * @param text its lines, each ended by a line feed
     */
    record Block(int line, String language, String text) {
        @Override
        public String toString() {
            return "line " + line;
        }
    }

    private static final String FENCE = "```";
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)|(?:src|href)=\"([^\"]+)\"");

    static Markdown readme() throws IOException {
        return read(root().resolve("README.md"));
    }

    static Markdown read(Path file) throws IOException {
        return new Markdown(file, Files.readAllLines(file));
    }

    /** The repository: the folder of README.md, above the one that the tests run in. */
    static Path root() {
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            if (Files.exists(folder.resolve("README.md"))) {
                return folder;
            }
        }
        throw new IllegalStateException("there is no README.md in this folder or above");
    }

    /** README.md, CHANGELOG.md and all pages in docs. */
    static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.walk(root().resolve("docs"))) {
            return Stream.concat(
                            Stream.of("README.md", "CHANGELOG.md").map(root()::resolve),
                            docs.filter(file -> file.toString().endsWith(".md")))
                    .sorted()
                    .toList();
        }
    }

    List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).startsWith(FENCE)) {
                continue;
            }
            String language = lines.get(i).substring(FENCE.length());
            int first = i + 1;
            StringBuilder text = new StringBuilder();
            for (i = first; !lines.get(i).equals(FENCE); i++) {
                text.append(lines.get(i)).append('\n');
            }
            blocks.add(new Block(first + 1, language, text.toString()));
        }
        return blocks;
    }

    /** The lines outside of fenced blocks. */
    List<String> prose() {
        List<String> prose = new ArrayList<>();
        boolean fenced = false;
        for (String line : lines) {
            if (line.strip().startsWith(FENCE)) {
                fenced = !fenced;
            } else if (!fenced) {
                prose.add(line);
            }
        }
        return prose;
    }

    /** The rows of a table, each as its cells, without the heading. */
    List<List<String>> table(String heading) {
        int first = lines.indexOf(heading);
        if (first < 0) {
            throw new AssertionError(file + " has no table " + heading);
        }
        return lines.stream()
                .skip(first + 2)
                .takeWhile(line -> line.startsWith("|"))
                .map(Markdown::cells)
                .toList();
    }

    /** The cells of one row of a table, which begins and ends with a bar. */
    static List<String> cells(String row) {
        List<String> parts = List.of(row.strip().split("(?<!\\\\)\\|", -1));
        return parts.subList(1, parts.size() - 1).stream().map(String::strip).toList();
    }

    /** The tables, each as its lines: heading, delimiter row and rows. */
    List<List<String>> tables() {
        List<List<String>> tables = new ArrayList<>();
        boolean within = false;
        for (String line : prose()) {
            boolean isRow = line.strip().startsWith("|");
            if (isRow && !within) {
                tables.add(new ArrayList<>());
            }
            if (isRow) {
                tables.get(tables.size() - 1).add(line);
            }
            within = isRow;
        }
        return tables;
    }

    /** Where its links and pictures lead. */
    List<String> links() {
        return LINK.matcher(String.join("\n", prose()))
                .results()
                .map(Markdown::target)
                .toList();
    }

    private static String target(MatchResult link) {
        return link.group(1) == null ? link.group(2) : link.group(1);
    }

    /** The names by which its headings can be linked to, as code hosts make them. */
    Set<String> anchors() {
        Map<String, Integer> seen = new HashMap<>();
        Set<String> anchors = new TreeSet<>();
        for (String line : prose()) {
            if (line.matches("#+ .*")) {
                String name = line.replaceFirst("#+ ", "")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N}_ -]", "")
                        .replace(' ', '-');
                int before = seen.merge(name, 1, Integer::sum) - 1;
                anchors.add(before == 0 ? name : name + "-" + before);
            }
        }
        return anchors;
    }
}
