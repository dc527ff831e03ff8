package io.github.lusoria.core;

import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * Plays games at random: every legal move equally likely, every throw by its exact weight.
 *
 * <p>The same start, generator state and cap give the same game on every machine. Games need not end by themselves, so
 * every call takes a cap on the number of plies. Where the ruleset has a rule of repetition, games are played with their
 * past, as {@link Game} does.
 */
public final class Playouts {
    private Playouts() {}

    /**
     * Plays one game.
     *
     * @param start where it starts
     * @param random where the numbers come from
     * @param maxPlies the greatest number of plies to play, at least 0
     * @param <P> the type of position
     * @param <M> the type of move
     * @return its end, after {@code maxPlies} plies at the latest
     * @throws IllegalArgumentException if the cap is negative
     */
    public static <P extends Position<P, M>, M extends Move> Playout<P> play(
            Position<P, M> start, RandomGenerator random, int maxPlies) {
        Objects.requireNonNull(start, "start");
        Objects.requireNonNull(random, "random");
        requireCap(maxPlies);
        return start.ruleset().repetition() == Repetition.NONE
                ? playWithoutPast(start, random, maxPlies)
                : playWithPast(start, random, maxPlies);
    }

    private static <P extends Position<P, M>, M extends Move> Playout<P> playWithPast(
            Position<P, M> start, RandomGenerator random, int maxPlies) {
        // the contract of Position's first type parameter: a position is one of its own kind
        @SuppressWarnings("unchecked")
        Game<P, M> game = Game.from((P) start);
        long choices = 0;
        while (game.ply() < maxPlies && game.outcome().isEmpty()) {
            int moves = game.position().legalMoveCount();
            game = game.playRandom(moves, random);
            choices += moves;
        }
        return new Playout<>(game.position(), game.outcome(), game.ply(), choices);
    }

    private static <P extends Position<P, M>, M extends Move> Playout<P> playWithoutPast(
            Position<P, M> start, RandomGenerator random, int maxPlies) {
        boolean chance = start.ruleset().traits().chance();
        // the contract of Position's first type parameter: a position is one of its own kind
        @SuppressWarnings("unchecked")
        P position = (P) start;
        int plies = 0;
        long choices = 0;
        while (plies < maxPlies) {
            int moves = position.legalMoveCount();
            if (moves == 0) {
                break;
            }
            position = position.play(chance ? choose(position, moves, random) : random.nextInt(moves));
            choices += moves;
            plies++;
        }
        return new Playout<>(position, position.outcome(), plies, choices);
    }

    /**
     * Chooses a legal move at random: every move equally likely or, at a chance node, every outcome by its weight.
     *
     * @param position where to choose, with at least one legal move
     * @param random where the number comes from; one bounded number is drawn
     * @return the place of the move in {@link Position#legalMoves()}
     * @throws IllegalArgumentException if the game is over
     */
    public static int choose(Position<?, ?> position, RandomGenerator random) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(random, "random");
        int moves = position.legalMoveCount();
        if (moves == 0) {
            throw new IllegalArgumentException("the game is over: " + position);
        }
        return choose(position, moves, random);
    }

    /** The same, where the legal moves are counted already. */
    static int choose(Position<?, ?> position, int moves, RandomGenerator random) {
        return position.actor() instanceof Actor.Chance
                ? position.drawnMove(random.nextLong(position.totalWeight()))
                : random.nextInt(moves);
    }

    /**
     * Plays many games and counts what came of them. Game {@code n} is played with {@link Xoshiro256#of(long, long)
     * Xoshiro256.of(seed, n)}, so that parts of a run can be played apart, on any thread, and
     * {@linkplain PlayoutSummary#plus added up} to the same result.
     *
     * @param start where each game starts
     * @param seed the seed of the run
     * @param firstGame the number of the first game, any number; after the greatest comes the least
     * @param games how many games to play, at least 0
     * @param maxPlies the greatest number of plies of a game, at least 0
     * @return what came of them
     * @throws IllegalArgumentException if the number of games or the cap is negative
     * @throws ArithmeticException if a sum exceeds a {@code long}
     */
    public static PlayoutSummary summarize(Position<?, ?> start, long seed, long firstGame, long games, int maxPlies) {
        Objects.requireNonNull(start, "start");
        requireCap(maxPlies);
        if (games < 0) {
            throw new IllegalArgumentException("the number of games is negative: " + games);
        }
        PlayoutSummary.Tally tally =
                new PlayoutSummary.Tally(start.ruleset().traits().seats());
        for (long i = 0; i < games; i++) {
            tally.add(play(start, Xoshiro256.of(seed, firstGame + i), maxPlies));
        }
        return tally.summary();
    }

    private static void requireCap(int maxPlies) {
        if (maxPlies < 0) {
            throw new IllegalArgumentException("the cap on plies is negative: " + maxPlies);
        }
    }
}
