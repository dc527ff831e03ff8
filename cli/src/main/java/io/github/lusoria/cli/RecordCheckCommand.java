package io.github.lusoria.cli;

import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.InvalidRecordException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Plays the games of records and says which are damaged, and where. */
@Command(
        name = "check",
        description = {
            "Play every game of the files by its rules and say where one is damaged or breaks a rule.",
            "A damaged game is told with line, column, ply, move and rule; the games after it are checked all the same."
        })
final class RecordCheckCommand implements Runnable {
    private final Output out;

    @Mixin
    private RecordFiles files = new RecordFiles();

    RecordCheckCommand(Output out) {
        this.out = out;
    }

    @Override
    public void run() {
        Count count = new Count();
        files.visit(count);
        if (count.allDamaged > 0) {
            throw RecordFiles.damaged(count.allDamaged);
        }
    }

    private final class Count implements RecordFiles.Visitor {
        private long games;
        private long plies;
        private long damaged;
        private long allDamaged;

        @Override
        public void game(String file, long number, GameRecord record) {
            games++;
            plies += record.game().ply();
        }

        @Override
        public void damage(String file, InvalidRecordException damage) {
            damaged++;
            out.line(OneLine.of(file + ": " + damage.getMessage()));
        }

        @Override
        public void end(String file) {
            out.line(OneLine.of(file) + ": " + games + (games == 1 ? " game, " : " games, ") + plies
                    + (plies == 1 ? " ply" : " plies") + (damaged > 0 ? ", " + damaged + " damaged" : ""));
            allDamaged += damaged;
            games = 0;
            plies = 0;
            damaged = 0;
        }
    }
}
