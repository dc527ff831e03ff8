package io.github.lusoria.cli;

import io.github.lusoria.core.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the legal moves. */
@Command(name = "moves", description = "List the legal moves, one a line, in the ruleset's stable order.")
final class MovesCommand implements Runnable {
    private final Output out;

    @Mixin
    private StartOptions start = new StartOptions();

    MovesCommand(Output out) {
        this.out = out;
    }

    @Override
    public void run() {
        Position<?, ?> position = start.position();
        position.legalMoves().forEach(move -> out.line(move.toString()));
    }
}
