package io.github.lusoria.latrunculi;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The perft counts of resource files: lines {@code ruleset}, {@code id}, {@code position} and {@code perft depth leaves}. */
final class PerftFile {
    private PerftFile() {}

    /**
     * One count.
     *
     * @param ruleset the id of the ruleset
     * @param id the name of the position
     * @param position its text
     * @param depth the number of plies
     * @param leaves the number of sequences of that length
     */
    record Count(String ruleset, String id, String position, int depth, long leaves) {
        String name() {
            return ruleset + ", " + id + " to depth " + depth + ": " + leaves;
        }
    }

    static List<Count> schadler2001() {
        return read("schadler-2001.perft");
    }

    /** The counts that the slow model made, of all listed rulesets. */
    static List<Count> listed() {
        List<Count> counts = new ArrayList<>();
        for (LatrunculiRuleset ruleset : Latrunculi.all()) {
            counts.addAll(read("perft/" + ruleset.toString().substring("latrunculi/".length()) + ".perft"));
        }
        return counts;
    }

    private static List<Count> read(String resource) {
        List<Count> counts = new ArrayList<>();
        String ruleset = "latrunculi/schadler-2001";
        String id = "";
        String position = "";
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(PerftFile.class.getResourceAsStream(resource), StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] words = line.split(" ", 2);
                switch (words[0]) {
                    case "ruleset" -> ruleset = words[1];
                    case "id" -> id = words[1];
                    case "position" -> position = words[1];
                    case "perft" -> {
                        String[] numbers = words[1].split(" ", -1);
                        counts.add(new Count(
                                ruleset, id, position, Integer.parseInt(numbers[0]), Long.parseLong(numbers[1])));
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
