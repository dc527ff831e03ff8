package io.github.lusoria.core.testkit;

import io.github.lusoria.core.Move;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Xoshiro256;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of positions that random games reach, for jqwik properties. They shrink towards the start of a game. */
public final class ReachablePositions {
    private ReachablePositions() {}

    /**
     * Returns positions of random games of a ruleset.
     *
     * @param ruleset the ruleset
     * @param maxPlies the greatest number of plies from the start; a game that ends before gives its last position
     * @param <P> the type of position
     * @param <M> the type of move
     * @return the generator
     */
    public static <P extends Position<P, M>, M extends Move> Arbitrary<P> of(Ruleset<P, M> ruleset, int maxPlies) {
        return from(List.of(ruleset.initial()), maxPlies);
    }

    /**
     * Returns positions of random games from given positions.
     *
     * @param starts where games start
     * @param maxPlies the greatest number of plies from there; a game that ends before gives its last position
     * @param <P> the type of position
     * @param <M> the type of move
     * @return the generator
     */
    public static <P extends Position<P, M>, M extends Move> Arbitrary<P> from(List<P> starts, int maxPlies) {
        Arbitrary<Long> seeds = Arbitraries.longs();
        Arbitrary<Integer> plies = Arbitraries.integers().between(0, maxPlies);
        return Combinators.combine(Arbitraries.of(starts), seeds, plies)
                .as((start, seed, length) ->
                        Playouts.play(start, Xoshiro256.of(seed), length).position());
    }

    /**
     * Returns positions of random games of a ruleset in which the game goes on.
     *
     * @param ruleset the ruleset
     * @param maxPlies the greatest number of plies from the start
     * @param <P> the type of position
     * @param <M> the type of move
     * @return the generator
     */
    public static <P extends Position<P, M>, M extends Move> Arbitrary<P> unfinished(
            Ruleset<P, M> ruleset, int maxPlies) {
        return of(ruleset, maxPlies).filter(position -> position.legalMoveCount() > 0);
    }
}
