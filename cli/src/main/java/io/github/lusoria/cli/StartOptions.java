package io.github.lusoria.cli;

import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Ruleset;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments of every command that starts from a position. */
final class StartOptions {
    @Parameters(
            index = "0",
            paramLabel = "RULESET",
            description = "The id of a ruleset, such as latrunculi/schadler-2001 or latrunculi/schadler-2001?men=20.")
    private String id = "";

    @Mixin
    private RulesetOptions options = new RulesetOptions();

    @Option(
            names = "--position",
            paramLabel = "TEXT",
            description = "The position to start from; without it, the initial position.")
    private Optional<String> position = Optional.empty();

    /** Reads the start position; its ruleset comes with it. */
    Position<?, ?> position() {
        Ruleset<?, ?> ruleset = options.ruleset(id);
        if (position.isEmpty()) {
            return ruleset.initial();
        }
        try {
            return ruleset.parse(position.get());
        } catch (NotationException e) {
            throw new BadInputException("unreadable position, " + e.getMessage(), e);
        }
    }
}
