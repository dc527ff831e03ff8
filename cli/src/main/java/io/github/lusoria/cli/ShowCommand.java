package io.github.lusoria.cli;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Position;
import java.util.OptionalInt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Draws a position. */
@Command(name = "show", description = "Draw the board, then print the position text and whose turn it is.")
final class ShowCommand implements Runnable {
    private final Output out;

    @Mixin
    private StartOptions start = new StartOptions();

    ShowCommand(Output out) {
        this.out = out;
    }

    @Override
    public void run() {
        Position<?, ?> position = start.position();
        out.print(position.diagram().text());
        out.line(position.toString());
        out.line(sentence(position));
    }

    /** Whose turn it is or how the game ended, in words. */
    static String sentence(Position<?, ?> position) {
        return position.outcome().map(ShowCommand::result).orElseGet(() -> turn(position));
    }

    private static String turn(Position<?, ?> position) {
        int moves = position.legalMoveCount();
        Actor actor = position.actor();
        if (actor instanceof Actor.Chance chance) {
            return "Chance decides for seat " + chance.seat() + ": " + plural(moves, "outcome") + ".";
        }
        return "Seat " + actor + " is to move: " + plural(moves, "legal move") + ".";
    }

    /** How a game ended, in words. */
    static String result(Outcome outcome) {
        OptionalInt winner = outcome.winner();
        boolean isDraw = outcome.payoffs().stream().allMatch(payoff -> payoff == 0);
        String shared = isDraw ? "it is a draw" : "several seats share the best payoff";
        String result = winner.isPresent() ? "seat " + winner.getAsInt() + " wins" : shared;
        return "The game is over: " + result + " (" + outcome + ").";
    }

    private static String plural(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
