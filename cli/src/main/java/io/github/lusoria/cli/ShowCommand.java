package io.github.lusoria.cli;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Diagram;
import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Position;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Draws a position. */
@Command(
        name = "show",
        description = {
            "Draw the board, then print the position text and whose turn it is.",
            "With --svg the board is drawn as a picture into a file. With --move a move is played first and marked in the"
                    + " picture."
        })
final class ShowCommand implements Runnable {
    private final Output out;

    @Mixin
    private StartOptions start = new StartOptions();

    @Mixin
    private DrawingOptions drawing = new DrawingOptions();

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Write the board as a picture in SVG; the file is replaced, and - is the standard output.")
    private Optional<String> svg = Optional.empty();

    @Option(names = "--move", paramLabel = "MOVE", description = "Play this move first, and mark what it does.")
    private Optional<String> move = Optional.empty();

    ShowCommand(Output out) {
        this.out = out;
    }

    @Override
    public void run() {
        DiagramOptions options = drawing.get();
        Position<?, ?> before = start.position();
        Position<?, ?> position = before;
        Diagram diagram = before.diagram();
        if (move.isPresent()) {
            position = play(before, move.get());
            diagram = diagram(before, move.get());
        }
        if (svg.filter("-"::equals).isPresent()) {
            out.print(diagram.svg(options));
            return;
        }
        if (svg.isPresent()) {
            String picture = diagram.svg(options);
            OutputFile.write(svg.get(), file -> file.print(picture));
        } else {
            out.print(diagram.text(options));
        }
        out.line(position.toString());
        out.line(sentence(position));
    }

    private static Position<?, ?> play(Position<?, ?> before, String move) {
        try {
            return before.play(move);
        } catch (NotationException e) {
            throw new BadInputException("unreadable move, " + e.getMessage(), e);
        }
    }

    private static <P extends Position<P, M>, M extends Move> Diagram diagram(Position<P, M> before, String move) {
        return before.diagram(before.parseMove(move));
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
