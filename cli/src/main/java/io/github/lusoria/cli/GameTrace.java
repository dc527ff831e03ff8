package io.github.lusoria.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Event;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Xoshiro256;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Random games as JSON lines: one a ply, then one for the game. Each line is printed when it is known, so that a game
 * of any length takes no memory.
 */
final class GameTrace {
    private final Output out;
    private final long seed;
    private final int maxPlies;

    GameTrace(Output out, long seed, int maxPlies) {
        this.out = out;
        this.seed = seed;
        this.maxPlies = maxPlies;
    }

    /** Plays and prints one game; number 1 is game 0 of {@link io.github.lusoria.core.Playouts#summarize}. */
    <P extends Position<P, M>, M extends Move> void print(Position<P, M> start, long number) {
        GameWalk<P, M> game = GameWalk.from(start);
        Xoshiro256 random = Xoshiro256.of(seed, number - 1);
        int plies = 0;
        while (plies < maxPlies && game.outcome().isEmpty()) {
            P position = game.position();
            List<M> legal = game.legalMoves();
            GameWalk.Ply<M> played = game.playRandom(random);
            Ply ply = new Ply(number, plies, position, legal, played.move(), played.events(), game.position());
            out.line(Json.line(ply::write));
            plies++;
        }
        End end = new End(number, plies, game.position(), game.outcome());
        out.line(Json.line(end::write));
    }

    private record Ply(
            long game,
            int ply,
            Position<?, ?> position,
            List<? extends Move> legal,
            Move move,
            List<? extends Event> events,
            Position<?, ?> next) {
        void write(JsonGenerator json) throws IOException {
            json.writeStartObject();
            json.writeNumberField("game", game);
            json.writeNumberField("ply", ply);
            json.writeStringField("ruleset", position.ruleset().id().toString());
            json.writeStringField("position", position.toString());
            json.writeStringField("actor", position.actor().toString());
            Json.texts(json, "legal", legal);
            if (position.actor() instanceof Actor.Chance) {
                json.writeArrayFieldStart("weights");
                // no rule of repetition forbids an outcome of chance, so these are the position's
                for (int i = 0; i < legal.size(); i++) {
                    json.writeNumber(position.weight(i));
                }
                json.writeEndArray();
            }
            json.writeStringField("move", move.toString());
            Json.texts(json, "events", events);
            json.writeStringField("next", next.toString());
            json.writeEndObject();
        }
    }

    private record End(long game, int plies, Position<?, ?> position, Optional<Outcome> outcome) {
        void write(JsonGenerator json) throws IOException {
            json.writeStartObject();
            json.writeNumberField("game", game);
            json.writeNumberField("plies", plies);
            json.writeStringField("position", position.toString());
            if (outcome.isPresent()) {
                json.writeObjectFieldStart("outcome");
                json.writeStringField("termination", outcome.get().termination().id());
                json.writeArrayFieldStart("payoffs");
                for (int payoff : outcome.get().payoffs()) {
                    json.writeNumber(payoff);
                }
                json.writeEndArray();
                json.writeEndObject();
            } else {
                json.writeNullField("outcome");
            }
            json.writeEndObject();
        }
    }
}
