package io.github.lusoria.cli;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Xoshiro256;

/** The random games of a simulation as records, one after another in the order of their numbers. */
final class RandomRecords {
    private RandomRecords() {}

    /** Writes the games that {@link io.github.lusoria.core.Playouts#summarize} plays with the same arguments. */
    static <P extends Position<P, M>, M extends Move> void write(
            Position<P, M> start, long seed, long games, int maxPlies, Output to) {
        // the contract of Position's first type parameter: a position is one of its own kind
        @SuppressWarnings("unchecked")
        Game<P, M> first = Game.from((P) start);
        for (long number = 0; number < games; number++) {
            Xoshiro256 random = Xoshiro256.of(seed, number);
            Game<P, M> game = first;
            while (game.ply() < maxPlies && game.outcome().isEmpty()) {
                game = game.playRandom(random);
            }
            to.print(GameRecord.of(game)
                    .withTag("Event", "Random games, seed " + seed)
                    .withTag("Round", Long.toString(number + 1))
                    .toString());
        }
    }
}
