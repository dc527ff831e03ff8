package io.github.lusoria.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Traits;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the rulesets; of one, its options. */
@Command(name = "rulesets", description = "List all rulesets; of one, its options with their values.")
final class RulesetsCommand implements Runnable {
    private final Output out;

    @Parameters(
            arity = "0..1",
            paramLabel = "RULESET",
            description = "The id of a ruleset, such as latrunculi/schadler-2001.")
    private Optional<String> id = Optional.empty();

    @Mixin
    private RulesetOptions options = new RulesetOptions();

    @Option(names = "--json", description = "Print one JSON document: a list, or an object for one ruleset.")
    private boolean json;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    RulesetsCommand(Output out) {
        this.out = out;
    }

    @Override
    public void run() {
        if (id.isPresent()) {
            Ruleset<?, ?> ruleset = options.ruleset(id.get());
            if (json) {
                out.line(Json.line(content -> write(content, ruleset, true)));
            } else {
                describe(ruleset);
            }
            return;
        }
        if (!options.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "Option '--option' needs a RULESET");
        }
        if (json) {
            out.line(Json.line(RulesetsCommand::writeAll));
        } else {
            Table table = Table.ofWords();
            for (Ruleset<?, ?> ruleset : Rulesets.all()) {
                table.row(ruleset.id().toString(), ruleset.title());
            }
            table.print(out);
        }
    }

    private void describe(Ruleset<?, ?> ruleset) {
        Traits traits = ruleset.traits();
        Table.ofWords()
                .row("ruleset", ruleset.id().toString())
                .row("title", ruleset.title())
                .row("version", Integer.toString(ruleset.version()))
                .row("seats", Integer.toString(traits.seats()))
                .row("chance", yesOrNo(traits.chance()))
                .row("perfect information", yesOrNo(traits.perfectInformation()))
                .row("zero-sum", yesOrNo(traits.zeroSum()))
                .row("payoffs", traits.leastPayoff() + " to " + traits.greatestPayoff())
                .row("longest game", longest(traits))
                .row("repetition", ruleset.repetition().name())
                .print(out);
        out.line("");
        Table table = Table.ofWords().row("OPTION", "VALUES", "VALUE", "DEFAULT", "DESCRIPTION");
        for (RuleOption option : ruleset.options()) {
            table.row(
                    option.name(),
                    String.join(" ", option.values()),
                    option.value(),
                    option.defaultValue(),
                    option.description());
        }
        table.print(out);
    }

    private static String longest(Traits traits) {
        return traits.longestGame().isPresent() ? traits.longestGame().getAsInt() + " plies" : "unbounded";
    }

    private static String yesOrNo(boolean fact) {
        return fact ? "yes" : "no";
    }

    private static void writeAll(JsonGenerator json) throws IOException {
        List<Ruleset<?, ?>> all = Rulesets.all();
        json.writeStartArray();
        for (Ruleset<?, ?> ruleset : all) {
            write(json, ruleset, false);
        }
        json.writeEndArray();
    }

    private static void write(JsonGenerator json, Ruleset<?, ?> ruleset, boolean withOptions) throws IOException {
        Traits traits = ruleset.traits();
        json.writeStartObject();
        json.writeStringField("id", ruleset.id().toString());
        json.writeNumberField("version", ruleset.version());
        json.writeStringField("title", ruleset.title());
        json.writeNumberField("seats", traits.seats());
        json.writeBooleanField("chance", traits.chance());
        json.writeBooleanField("perfectInformation", traits.perfectInformation());
        json.writeBooleanField("zeroSum", traits.zeroSum());
        json.writeNumberField("leastPayoff", traits.leastPayoff());
        json.writeNumberField("greatestPayoff", traits.greatestPayoff());
        json.writeFieldName("longestGame");
        if (traits.longestGame().isPresent()) {
            json.writeNumber(traits.longestGame().getAsInt());
        } else {
            json.writeNull();
        }
        json.writeStringField("repetition", ruleset.repetition().name());
        json.writeNumberField("actions", ruleset.actionCount());
        if (withOptions) {
            json.writeArrayFieldStart("options");
            for (RuleOption option : ruleset.options()) {
                json.writeStartObject();
                json.writeStringField("name", option.name());
                Json.texts(json, "values", option.values());
                json.writeStringField("value", option.value());
                json.writeStringField("default", option.defaultValue());
                json.writeStringField("description", option.description());
                json.writeEndObject();
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }
}
