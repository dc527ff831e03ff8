package io.github.lusoria.cli;

import io.github.lusoria.core.Ruleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the rulebook of a ruleset. */
@Command(
        name = "rules",
        description = {
            "Print the rulebook of a ruleset: every rule with its evidence and its sources.",
            "Rules that this library had to decide, as the text does not, are marked ASSUMED."
        })
final class RulesCommand implements Runnable {
    /** How a rulebook is written. */
    enum Format {
        TEXT,
        MARKDOWN,
        JSON
    }

    private final Output out;

    @Parameters(
            paramLabel = "RULESET",
            description = "The id of a ruleset, such as latrunculi/schadler-2001. 'lusoria rulesets' lists them.")
    private String id = "";

    @Mixin
    private RulesetOptions options = new RulesetOptions();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text, markdown or json (default: ${DEFAULT-VALUE}).",
            defaultValue = "text")
    private Format format = Format.TEXT;

    RulesCommand(Output out) {
        this.out = out;
    }

    @Override
    public void run() {
        Ruleset<?, ?> ruleset = options.ruleset(id);
        switch (format) {
            case TEXT -> out.print(new RulebookText(ruleset).text());
            case MARKDOWN -> out.print(new RulebookMarkdown(ruleset).text());
            case JSON -> out.line(Json.line(json -> RulebookJson.write(json, ruleset)));
        }
    }
}
