package io.github.lusoria.cli;

import io.github.lusoria.core.Event;
import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Plays moves and tells what they do. */
@Command(
        name = "play",
        description = {
            "Play moves and tell what they do.",
            "One line a move, separated by tabs: the move, its events (or -), the position. When the game is over, a"
                    + " last line: the word outcome, why it ended, the payoffs."
        })
final class PlayCommand implements Runnable {
    private final Output out;

    @Mixin
    private StartOptions start = new StartOptions();

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "MOVE",
            description = "A move, as 'lusoria moves' writes it, such as @c4, c4-c5, xd5.")
    private List<String> moves = new ArrayList<>();

    PlayCommand(Output out) {
        this.out = out;
    }

    @Override
    public void run() {
        play(start.position());
    }

    private <P extends Position<P, M>, M extends Move> void play(Position<P, M> position) {
        GameWalk<P, M> game = GameWalk.from(position);
        for (int i = 0; i < moves.size(); i++) {
            GameWalk.Ply<M> ply;
            try {
                ply = game.play(moves.get(i));
            } catch (NotationException e) {
                throw new BadInputException("move " + (i + 1) + " is unreadable, " + e.getMessage(), e);
            } catch (IllegalMoveException e) {
                throw new BadInputException("move " + (i + 1) + ": " + e.getMessage(), e);
            }
            String events = ply.events().stream().map(Event::toString).collect(Collectors.joining(", "));
            out.line(ply.move() + "\t" + (events.isEmpty() ? "-" : events) + "\t" + game.position());
        }
        game.outcome().ifPresent(outcome -> out.line(text(outcome)));
    }

    private static String text(Outcome outcome) {
        String payoffs = outcome.payoffs().stream().map(String::valueOf).collect(Collectors.joining(","));
        return "outcome\t" + outcome.termination().id() + "\t" + payoffs;
    }
}
