package io.github.lusoria.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Diagram;
import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.Event;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.Ruleset;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a page needs of the games it goes through, as JSON. Lines of pictures, rules and events are kept once. */
final class ReplayData {
    private static final DiagramOptions OPTIONS = DiagramOptions.DEFAULT;

    /** A rule as a ruleset states it. */
    private record Told(RuleId id, String title, String statement, List<String> sources) {}

    /** An event and the number of its rule. */
    private record Happened(String text, int rule) {}

    /** A position, and the move that led to it with the seat that made it, 0 for none. */
    private record Ply(String move, int seat, List<Integer> events, String position, List<Integer> changes) {}

    private record Replay(GameRecord record, List<Ply> plies) {}

    private final ReplayFrames frames = new ReplayFrames();
    private final Map<Told, Integer> rules = new LinkedHashMap<>();
    private final Map<Happened, Integer> events = new LinkedHashMap<>();
    private final List<Replay> games = new ArrayList<>();

    /** The rulebooks of the rulesets seen, each made once. */
    private final Map<Ruleset<?, ?>, Map<RuleId, Rule>> rulebooks = new HashMap<>();

    void add(GameRecord record) {
        games.add(new Replay(record, plies(record.game())));
    }

    /** The looks of the pictures. */
    String styles() {
        return frames.styles().stream().map(style -> style + "\n").collect(Collectors.joining());
    }

    private <P extends Position<P, M>, M extends Move> List<Ply> plies(Game<P, M> game) {
        List<Ply> plies = new ArrayList<>();
        Game<P, M> at = game.at(0);
        List<Integer> frame = frame(at.diagram());
        plies.add(new Ply("", 0, List.of(), at.position().toString(), ReplayFrames.changes(List.of(), frame)));
        for (M move : game.moves()) {
            int seat = seat(at.position().actor());
            var transition = at.explain(move);
            at = transition.position();
            List<Integer> happened = new ArrayList<>();
            for (Event event : transition.events()) {
                Happened told =
                        new Happened(event.toString(), rule(game.position().ruleset(), event.rule()));
                happened.add(events.computeIfAbsent(told, key -> events.size()));
            }
            List<Integer> next = frame(at.diagram());
            String text = at.position().toString();
            plies.add(new Ply(move.toString(), seat, happened, text, ReplayFrames.changes(frame, next)));
            frame = next;
        }
        return plies;
    }

    private List<Integer> frame(Diagram diagram) {
        return frames.frame(diagram.svg(OPTIONS), diagram.svg(OPTIONS.withFlipped(true)));
    }

    private static int seat(Actor actor) {
        if (actor instanceof Actor.Player player) {
            return player.seat();
        }
        return actor instanceof Actor.Chance chance ? chance.seat() : 0;
    }

    private int rule(Ruleset<?, ?> ruleset, RuleId id) {
        Map<RuleId, Rule> rulebook = rulebooks.computeIfAbsent(
                ruleset, key -> key.rules().stream().collect(Collectors.toMap(Rule::id, rule -> rule)));
        Optional<Rule> rule = Optional.ofNullable(rulebook.get(id));
        Told told = new Told(
                id,
                rule.map(Rule::title).orElse(""),
                rule.map(Rule::statement).orElse(""),
                rule.map(found ->
                                found.citations().stream().map(Object::toString).toList())
                        .orElse(List.of()));
        return rules.computeIfAbsent(told, key -> rules.size());
    }

    String json() {
        return Json.line(json -> {
            json.writeStartObject();
            json.writeArrayFieldStart("lines");
            for (ReplayFrames.Line line : frames.lines()) {
                json.writeStartArray();
                json.writeString(line.line());
                if (!line.flipped().equals(line.line())) {
                    json.writeString(line.flipped());
                }
                json.writeEndArray();
            }
            json.writeEndArray();
            json.writeArrayFieldStart("rules");
            for (Told rule : rules.keySet()) {
                json.writeStartObject();
                json.writeStringField("id", rule.id().toString());
                json.writeStringField("title", rule.title());
                json.writeStringField("statement", rule.statement());
                Json.texts(json, "sources", rule.sources());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeArrayFieldStart("events");
            for (Happened event : events.keySet()) {
                json.writeStartArray();
                json.writeString(event.text());
                json.writeNumber(event.rule());
                json.writeEndArray();
            }
            json.writeEndArray();
            json.writeArrayFieldStart("games");
            for (Replay game : games) {
                write(json, game);
            }
            json.writeEndArray();
            json.writeEndObject();
        });
    }

    private static void write(JsonGenerator json, Replay game) throws IOException {
        GameRecord record = game.record();
        json.writeStartObject();
        json.writeStringField("title", record.ruleset().title());
        json.writeStringField("result", record.result());
        json.writeArrayFieldStart("tags");
        for (Map.Entry<String, String> tag : record.tags().entrySet()) {
            json.writeStartArray();
            json.writeString(tag.getKey());
            json.writeString(tag.getValue());
            json.writeEndArray();
        }
        json.writeEndArray();
        json.writeObjectFieldStart("comments");
        for (int ply = 0; ply <= record.game().ply(); ply++) {
            List<String> comments = record.comments(ply);
            if (!comments.isEmpty()) {
                Json.texts(json, Integer.toString(ply), comments);
            }
        }
        json.writeEndObject();
        json.writeArrayFieldStart("plies");
        for (Ply ply : game.plies()) {
            json.writeStartArray();
            json.writeString(ply.move());
            json.writeNumber(ply.seat());
            numbers(json, ply.events());
            json.writeString(ply.position());
            numbers(json, ply.changes());
            json.writeEndArray();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void numbers(JsonGenerator json, List<Integer> numbers) throws IOException {
        json.writeStartArray();
        for (int number : numbers) {
            json.writeNumber(number);
        }
        json.writeEndArray();
    }
}
