package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.lusoria.core.Rulesets;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** One case of {@code cases.json} under one ruleset. */
final class Case {
    private final String id;
    private final String title;
    private final String rulesetId;
    private final JsonNode data;

    private Case(String id, String title, String rulesetId, JsonNode data) {
        this.id = id;
        this.title = title;
        this.rulesetId = rulesetId;
        this.data = data;
    }

    static List<Case> all() {
        List<Case> cases = new ArrayList<>();
        try (InputStream in = Case.class.getResourceAsStream("cases.json")) {
            for (JsonNode each : new ObjectMapper().readTree(in)) {
                each.get("rulesets")
                        .properties()
                        .forEach(entry -> cases.add(new Case(
                                each.get("id").asText(),
                                each.get("title").asText(),
                                entry.getKey(),
                                entry.getValue())));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return cases;
    }

    String name() {
        return id + " " + title + " (" + rulesetId + ")";
    }

    LatrunculiRules rules() {
        return ruleset().definition();
    }

    LatrunculiRuleset ruleset() {
        return (LatrunculiRuleset) Rulesets.of(rulesetId);
    }

    String position() {
        return data.get("position").asText();
    }

    boolean isAboutLegalMoves() {
        return data.has("legal");
    }

    /** Whether a legal move is among those that the case lists: all, those of one piece, or those of one kind. */
    boolean asksAbout(String move) {
        if (data.has("legalFrom")) {
            return move.startsWith(data.get("legalFrom").asText() + "-");
        }
        return !data.has("legalKind") || move.startsWith("x");
    }

    List<String> legal() {
        return strings("legal");
    }

    List<String> play() {
        return strings("play");
    }

    List<String> events() {
        return strings("events");
    }

    String board() {
        return data.get("board").asText();
    }

    String turn() {
        return data.get("turn").asText();
    }

    /** How the game ends with the moves, as position texts write it, or empty where it goes on. */
    String end() {
        JsonNode over = data.get("over");
        if (over == null) {
            return "";
        }
        String winner = over.get("loser").asText().equals("b") ? "w" : "b";
        return "over:" + winner + ":" + over.get("reason").asText();
    }

    /** A position text after the moves has the board, the turn and the end that the case tells. */
    void agreesWith(String text) {
        String[] fields = text.split(" ", -1);
        assertThat(fields[0]).as("board").isEqualTo(board());
        assertThat(fields[1]).as("turn").isEqualTo(turn());
        assertThat(fields[3].startsWith("over:") ? fields[3] : "").as("end").isEqualTo(end());
    }

    private List<String> strings(String field) {
        return Stream.iterate(0, i -> i < data.get(field).size(), i -> i + 1)
                .map(i -> data.get(field).get(i).asText())
                .toList();
    }
}
