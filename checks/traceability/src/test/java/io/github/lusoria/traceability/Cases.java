package io.github.lusoria.traceability;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The worked cases of all games, each with the rules that it shows. */
final class Cases {
    private static final Map<String, String> FILES =
            Map.of("latrunculi", "cases.json", "escaques", "cases.json", "sigwaduqqan", "worked-cases.json");

    private Cases() {}

    /** The rules of each case by its name: the game and the id. */
    static Map<String, List<String>> read(Path root) throws IOException {
        Map<String, List<String>> cases = new TreeMap<>();
        for (Map.Entry<String, String> file : FILES.entrySet()) {
            String game = file.getKey();
            Path path = root.resolve(game)
                    .resolve("src/test/resources/io/github/lusoria")
                    .resolve(game)
                    .resolve(file.getValue());
            JsonNode read = new ObjectMapper().readTree(Files.readString(path));
            for (JsonNode node : read.isArray() ? read : read.path("cases")) {
                List<String> rules = new ArrayList<>();
                node.path("rules").forEach(rule -> rules.add(rule.asText()));
                String name = game + ": " + node.path("id").asText();
                if (cases.put(name, rules) != null) {
                    throw new IllegalStateException("two cases are called " + name);
                }
            }
        }
        return cases;
    }
}
