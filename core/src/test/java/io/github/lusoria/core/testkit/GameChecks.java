package io.github.lusoria.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Playout;
import io.github.lusoria.core.PlayoutSummary;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Repetition;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.WhenBlocked;
import io.github.lusoria.core.Xoshiro256;
import java.util.HashSet;
import java.util.Set;

/**
 * What games of a ruleset must satisfy, one method a fact: playouts, and games with a past under a rule of repetition.
 *
 * @param <P> the type of position
 * @param <M> the type of move
 */
public final class GameChecks<P extends Position<P, M>, M extends Move> {
    private static final long SEED = 20010103;

    private final Ruleset<P, M> ruleset;
    private final SampleGames<P, M> games;
    private final Report report;

    GameChecks(Ruleset<P, M> ruleset, SampleGames<P, M> games) {
        this.ruleset = ruleset;
        this.games = games;
        report = new Report(ruleset);
    }

    /** One seed gives one game, however often and in whatever parts it is asked for. */
    public void playoutsAreReproducible() {
        int cap = 200;
        for (long seed = 1; seed <= 3; seed++) {
            Playout<P> once = Playouts.play(ruleset.initial(), Xoshiro256.of(seed), cap);
            P parsed = ruleset.parse(ruleset.initial().toString());
            Playout<P> again = Playouts.play(parsed, Xoshiro256.of(seed), cap);
            assertThat(again).as("game of seed %s of %s", seed, report.name()).isEqualTo(once);
            boolean ends = once.plies() == cap || once.outcome().isPresent();
            report.require(ends, "a playout stopped after " + once.plies() + " plies", once.position());
        }
        P start = ruleset.initial();
        PlayoutSummary whole = Playouts.summarize(start, SEED, 0, 6, cap);
        PlayoutSummary parts =
                Playouts.summarize(start, SEED, 4, 2, cap).plus(Playouts.summarize(start, SEED, 0, 4, cap));
        assertThat(parts).as("games of %s in parts", report.name()).isEqualTo(whole);
    }

    /**
     * A game with its past obeys the rule of repetition, move lists and single moves agree, and playing it again by text
     * gives an equal game.
     */
    public void gamesObeyRepetition() {
        Xoshiro256 random = Xoshiro256.of(SEED);
        Game<P, M> game = Game.of(ruleset);
        while (game.ply() < 150 && game.outcome().isEmpty()) {
            Game<P, M> next = game.playRandom(random);
            M move = next.lastMove().orElseThrow();
            report.require(
                    game.legalMoves().contains(move), move + " was played in a game that forbids it", game.position());
            report.require(game.play(move).equals(next), "by chance and by move differ: " + move, game.position());
            report.require(
                    game.play(move.toString()).equals(next), "by chance and by text differ: " + move, game.position());
            if (game.ply() % 50 == 0) {
                gameLegalityIsMembership(game);
            }
            game = next;
        }
        if (forbidsRepetition()) {
            boardsDiffer(game);
        }
    }

    private boolean forbidsRepetition() {
        Repetition repetition = ruleset.repetition();
        return repetition == Repetition.POSITIONAL_SUPERKO || repetition == Repetition.SITUATIONAL_SUPERKO;
    }

    private void gameLegalityIsMembership(Game<P, M> game) {
        Set<M> legal = new HashSet<>(game.legalMoves());
        report.require(legal.isEmpty() == game.outcome().isPresent(), "legal in the game: " + legal, game.position());
        for (int id = 0; id < ruleset.actionCount(); id++) {
            M action = ruleset.action(id);
            boolean member = legal.contains(action);
            report.require(
                    game.isLegal(action) == member, "isLegal(" + action + ") in a game is " + !member, game.position());
        }
    }

    /** Compares every board with every other before it, slowly and without hashes. */
    private void boardsDiffer(Game<P, M> game) {
        boolean situational = ruleset.repetition() == Repetition.SITUATIONAL_SUPERKO;
        for (int later = 1; later <= game.ply(); later++) {
            P position = game.positionAt(later);
            boolean passed = position.hasSameBoard(game.positionAt(later - 1));
            for (int ply = 0; ply < later && !passed; ply++) {
                P before = game.positionAt(ply);
                boolean sameActor = before.actor().equals(position.actor());
                boolean again = position.hasSameBoard(before) && (sameActor || !situational);
                report.require(
                        !again || position.outcome().isPresent(), "the board of ply " + ply + " came again", position);
            }
        }
    }

    /** What happens to a blocked player is a pass or the end, where repetition forbids moves, and an error elsewhere. */
    public void blockedPlayersAreTold() {
        for (P position : games.game(2).subList(0, 2)) {
            if (!forbidsRepetition()) {
                assertThat(catchThrowable(() -> ruleset.whenBlocked(position)))
                        .as("whenBlocked of %s", report.at(position))
                        .isInstanceOf(IllegalStateException.class);
                continue;
            }
            WhenBlocked<P, M> blocked = ruleset.whenBlocked(position);
            boolean ends =
                    blocked.pass().isPresent() || blocked.position().outcome().isPresent();
            report.require(ends, "a blocked player is left without a move", position);
            blocked.pass().ifPresent(pass -> {
                report.require(
                        blocked.position().hasSameBoard(position), "the pass " + pass + " changes the board", position);
            });
        }
    }
}
