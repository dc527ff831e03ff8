package io.github.lusoria.cli;

import io.github.lusoria.core.Event;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.InvalidRecordException;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Draws positions of recorded games and tells their moves. */
@Command(
        name = "show",
        description = {
            "Show recorded games: the tags, the comments, and the board after the last move.",
            "With --ply the board after that ply; with --moves also every move, what it does, and by which rule."
        })
final class RecordShowCommand implements Runnable {
    /** What the first line of a game says already. */
    private static final Set<String> TOLD = Set.of("Ruleset", "RulesetVersion", "Result", "Termination");

    private final Output out;

    @Mixin
    private RecordFiles files = new RecordFiles();

    @Option(
            names = "--game",
            paramLabel = "N",
            description = "Show only game N of each file, from 1 (default: all).",
            defaultValue = "0")
    private long only;

    @Option(
            names = "--ply",
            paramLabel = "P",
            description = "Show the board after ply P, 0 for the start (default: the last).",
            defaultValue = "-1")
    private int ply;

    @Option(names = "--moves", description = "Tell every move up to there, its events and their rules.")
    private boolean moves;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    RecordShowCommand(Output out) {
        this.out = out;
    }

    @Override
    public void run() {
        Arguments.requireRange(spec, "--game", only, 0, Long.MAX_VALUE);
        Arguments.requireRange(spec, "--ply", ply, -1, Integer.MAX_VALUE);
        long[] damaged = {0};
        long[] shown = {0};
        files.visit(new RecordFiles.Visitor() {
            @Override
            public void game(String file, long number, GameRecord record) {
                if (only == 0 || only == number) {
                    shown[0]++;
                    show(file, number, record);
                }
            }

            @Override
            public void damage(String file, InvalidRecordException damage) {
                if (only == 0 || only == damage.game()) {
                    out.line(OneLine.of(file + ": " + damage.getMessage()));
                    damaged[0]++;
                }
            }
        });
        if (damaged[0] > 0) {
            throw RecordFiles.damaged(damaged[0]);
        }
        if (only > 0 && shown[0] == 0) {
            throw new BadInputException("there is no game " + only, null);
        }
    }

    private void show(String file, long number, GameRecord record) {
        Game<?, ?> game = record.game();
        int last = ply < 0 ? game.ply() : ply;
        if (last > game.ply()) {
            throw new BadInputException(
                    file + ": game " + number + " has " + game.ply() + " plies, and no ply " + last, null);
        }
        String why =
                record.tag("Termination").map(reason -> " (" + reason + ")").orElse("");
        out.line(OneLine.of(file) + ": game " + number + ", " + record.ruleset().id() + ", " + game.ply()
                + (game.ply() == 1 ? " ply, " : " plies, ") + record.result() + why);
        for (Map.Entry<String, String> tag : record.tags().entrySet()) {
            if (!TOLD.contains(tag.getKey())) {
                out.line(tag.getKey() + ": " + OneLine.of(tag.getValue()));
            }
        }
        comments(record, 0);
        if (moves) {
            tell(record, game, last);
        } else {
            for (int i = 1; i <= last; i++) {
                comments(record, i);
            }
        }
        Position<?, ?> position = game.positionAt(last);
        out.print(position.diagram().text());
        out.line(position.toString());
        boolean endedFromOutside = last == game.ply() && position.outcome().isEmpty();
        out.line(
                endedFromOutside
                        ? game.outcome().map(ShowCommand::result).orElseGet(() -> ShowCommand.sentence(position))
                        : ShowCommand.sentence(position));
    }

    private <P extends Position<P, M>, M extends Move> void tell(GameRecord record, Game<P, M> game, int last) {
        Game<P, M> at = game.at(0);
        for (M move : game.moves().subList(0, last)) {
            var transition = at.explain(move);
            at = transition.position();
            List<String> events = new ArrayList<>();
            for (Event event : transition.events()) {
                events.add(event + " (" + event.rule() + ")");
            }
            out.line(at.ply() + ". " + move + (events.isEmpty() ? "" : "  " + String.join(", ", events)));
            comments(record, at.ply());
        }
    }

    private void comments(GameRecord record, int at) {
        for (String comment : record.comments(at)) {
            out.line("{" + OneLine.of(comment) + "}");
        }
    }
}
