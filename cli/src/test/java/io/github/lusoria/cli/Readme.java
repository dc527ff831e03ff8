package io.github.lusoria.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** README.md as a list of fenced blocks. */
final class Readme {
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
            return "README.md:" + line;
        }
    }

    private static final String FENCE = "```";

    private Readme() {}

    static List<Block> blocks() throws IOException {
        List<Block> blocks = new ArrayList<>();
        List<String> lines = Files.readAllLines(path());
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

    /** The file, beside the module's folder or wherever above the tests run. */
    private static Path path() {
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            Path file = folder.resolve("README.md");
            if (Files.exists(file)) {
                return file;
            }
        }
        throw new IllegalStateException("there is no README.md in this folder or above");
    }
}
