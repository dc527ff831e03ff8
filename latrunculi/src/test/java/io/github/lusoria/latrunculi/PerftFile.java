package io.github.lusoria.latrunculi;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The perft counts of a resource file: lines {@code id}, {@code position} and {@code perft depth leaves}. */
final class PerftFile {
    private PerftFile() {}

    /**
     * One count.
     *
     * @param id the name of the position
     * @param position its text
     * @param depth the number of plies
     * @param leaves the number of sequences of that length
     */
    record Count(String id, String position, int depth, long leaves) {
        String name() {
            return id + " to depth " + depth + ": " + leaves;
        }
    }

    static List<Count> schadler2001() {
        List<Count> counts = new ArrayList<>();
        String id = "";
        String position = "";
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                PerftFile.class.getResourceAsStream("schadler-2001.perft"), StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] words = line.split(" ", 2);
                switch (words[0]) {
                    case "id" -> id = words[1];
                    case "position" -> position = words[1];
                    case "perft" -> {
                        String[] numbers = words[1].split(" ", -1);
                        counts.add(new Count(id, position, Integer.parseInt(numbers[0]), Long.parseLong(numbers[1])));
                    }
                    default -> {
                        // a comment or an empty line
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return counts;
    }
}
