package io.github.lusoria.core.testkit;

import io.github.lusoria.core.Move;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Xoshiro256;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Random games of a ruleset from fixed seeds, so that every run sees the same positions: {@link #plies()} are whole
 * games, for what is cheap to check; {@link #sample()} are some positions of many games, for what is not.
 *
 * @param <P> the type of position
 * @param <M> the type of move
 */
public final class SampleGames<P extends Position<P, M>, M extends Move> {
    private static final long SEED = 20010101;
    private static final int LONGEST_GAME = 1000;

    private final Ruleset<P, M> ruleset;
    private final int games;
    private final Report report;

    SampleGames(Ruleset<P, M> ruleset, int games) {
        this.ruleset = ruleset;
        this.games = games;
        report = new Report(ruleset);
    }

    /**
     * Returns all positions of a few random games, up to a number that follows the size of the battery.
     *
     * @return positions, game after game
     */
    public List<P> plies() {
        List<P> plies = new ArrayList<>();
        int wanted = Math.max(50, games * 10);
        for (long game = 0; plies.size() < wanted; game++) {
            plies.addAll(game(game));
        }
        return plies;
    }

    /**
     * Returns some positions of many random games, less of them where a ruleset has many actions.
     *
     * @return positions without duplicates, always with the first of a game and, where games end, a last one
     */
    public List<P> sample() {
        int wanted = Math.max(4, Math.min(games, games * 500 / ruleset.actionCount()));
        Set<P> sample = new LinkedHashSet<>();
        Xoshiro256 random = Xoshiro256.of(SEED);
        int plays = Math.max(2, Math.min(wanted / 4, 50));
        for (int game = 0; game < plays; game++) {
            List<P> plies = game(1000 + game);
            if (game == 0) {
                sample.add(plies.get(0));
            }
            sample.add(plies.get(plies.size() - 1));
            for (int i = 0; i * plays < wanted; i++) {
                sample.add(plies.get(random.nextInt(plies.size())));
            }
        }
        return List.copyOf(sample);
    }

    /**
     * Returns all positions of one random game, or of its first thousand plies.
     *
     * @param number the number of the game
     * @return positions, from the initial one
     */
    public List<P> game(long number) {
        Xoshiro256 random = Xoshiro256.of(SEED, number);
        List<P> plies = new ArrayList<>();
        P position = ruleset.initial();
        plies.add(position);
        while (plies.size() <= LONGEST_GAME && position.legalMoveCount() > 0) {
            position = position.play(Playouts.choose(position, random));
            plies.add(position);
        }
        int longest = ruleset.traits().longestGame().orElse(Integer.MAX_VALUE);
        report.require(plies.size() - 1 <= longest, "a game of more than " + longest + " plies", position);
        return plies;
    }
}
