package io.github.lusoria.cli;

import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.InvalidRecordException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Makes a page in which recorded games can be gone through. */
@Command(
        name = "html",
        description = {
            "Make a page of HTML that goes through the games move by move, with what each does and by which rule.",
            "The page is one file, which needs no network and nothing beside it. Damaged games are left out and told on"
                    + " the error stream."
        })
final class RecordHtmlCommand implements Runnable {
    /** A page with more is slow to open. */
    static final long MOST_PLIES = 250_000;

    private final Output out;
    private final PrintStream errors;

    @Mixin
    private RecordFiles files = new RecordFiles();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            required = true,
            description = "The file to write; it is replaced, and - is the standard output.")
    private String output = "";

    @Option(
            names = "--game",
            paramLabel = "N",
            description = "Take only game N of each file, from 1 (default: all).",
            defaultValue = "0")
    private long only;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    RecordHtmlCommand(Output out, PrintStream errors) {
        this.out = out;
        this.errors = errors;
    }

    @Override
    public void run() {
        Arguments.requireRange(spec, "--game", only, 0, Long.MAX_VALUE);
        List<GameRecord> games = new ArrayList<>();
        long[] plies = {0};
        long[] damaged = {0};
        files.visit(new RecordFiles.Visitor() {
            @Override
            public void game(String file, long number, GameRecord record) {
                if (only == 0 || only == number) {
                    games.add(record);
                    plies[0] += record.game().ply() + 1;
                    requireBearable(plies[0]);
                }
            }

            @Override
            public void damage(String file, InvalidRecordException damage) {
                if (only == 0 || only == damage.game()) {
                    damaged[0]++;
                    errors.print(OneLine.of("lusoria: " + file + ": " + damage.getMessage()) + "\n");
                }
            }
        });
        if (games.isEmpty()) {
            throw damaged[0] > 0
                    ? RecordFiles.damaged(damaged[0])
                    : new BadInputException("there is no game to make a page of", null);
        }
        String page = ReplayPage.of(games);
        if (output.equals("-")) {
            out.print(page);
        } else {
            OutputFile.write(output, file -> file.print(page));
        }
        if (damaged[0] > 0) {
            throw RecordFiles.damaged(damaged[0]);
        }
    }

    private static void requireBearable(long plies) {
        if (plies > MOST_PLIES) {
            throw new BadInputException(
                    "a page holds at most " + MOST_PLIES + " positions; choose a game of the file with --game", null);
        }
    }
}
