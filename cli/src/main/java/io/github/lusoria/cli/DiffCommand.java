package io.github.lusoria.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.latrunculi.LatrunculiRuleset;
import io.github.lusoria.latrunculi.RulesetDiff;
import io.github.lusoria.latrunculi.Witness;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compares two rulesets. */
@Command(
        name = "diff",
        description = {
            "Compare two rulesets of Ludus Latrunculorum on one board.",
            "Tells the options that differ and the smallest position found in which they are played differently: what"
                    + " only one allows and why the other does not, and moves of both that lead to something else. To"
                    + " see one option alone, give it with the id: latrunculi/seneca 'latrunculi/seneca?leap=ANY'."
        })
final class DiffCommand implements Runnable {
    private final Output out;

    @Parameters(
            index = "0",
            paramLabel = "FIRST",
            description = "The id of a ruleset, such as latrunculi/schadler-1994.")
    private String first = "";

    @Parameters(
            index = "1",
            paramLabel = "SECOND",
            description = "The id of a ruleset, such as latrunculi/schadler-2001.")
    private String second = "";

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The seed of the search, any whole number (default: ${DEFAULT-VALUE}).",
            defaultValue = "" + RulesetDiff.DEFAULT_SEED)
    private long seed;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "How many positions to look at before giving up (default: ${DEFAULT-VALUE}).",
            defaultValue = "" + RulesetDiff.DEFAULT_POSITIONS)
    private int positions;

    @Option(names = "--json", description = "Print one JSON document.")
    private boolean json;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    DiffCommand(Output out) {
        this.out = out;
    }

    @Override
    public void run() {
        Arguments.requireRange(spec, "--positions", positions, 0, Integer.MAX_VALUE);
        RulesetDiff diff = diff(ruleset(first), ruleset(second));
        if (json) {
            out.line(Json.line(content -> write(content, diff)));
        } else {
            out.print(diff.text());
        }
    }

    private RulesetDiff diff(Ruleset<?, ?> one, Ruleset<?, ?> other) {
        try {
            return RulesetDiff.between(latrunculi(one), latrunculi(other), seed, positions);
        } catch (IllegalArgumentException e) {
            throw new BadInputException(String.valueOf(e.getMessage()), e);
        }
    }

    private static Ruleset<?, ?> ruleset(String id) {
        return new RulesetOptions().ruleset(id);
    }

    private static LatrunculiRuleset latrunculi(Ruleset<?, ?> ruleset) {
        if (ruleset instanceof LatrunculiRuleset latrunculi) {
            return latrunculi;
        }
        throw new IllegalArgumentException("only rulesets of latrunculi are compared, not " + ruleset.id());
    }

    // ---- JSON

    private static void write(JsonGenerator json, RulesetDiff diff) throws IOException {
        json.writeStartObject();
        json.writeStringField("first", diff.first().id().toString());
        json.writeStringField("second", diff.second().id().toString());
        json.writeArrayFieldStart("options");
        for (RulesetDiff.Option option : diff.options()) {
            json.writeStartObject();
            json.writeStringField("name", option.name());
            json.writeStringField("first", option.first());
            json.writeStringField("second", option.second());
            json.writeStringField("scope", option.scope().name());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeNumberField("positions", diff.positions());
        json.writeFieldName("witness");
        if (diff.witness().isPresent()) {
            write(json, diff.witness().get());
        } else {
            json.writeNull();
        }
        json.writeArrayFieldStart("rules");
        for (RulesetDiff.RuleDifference difference : diff.rules()) {
            json.writeStartObject();
            json.writeStringField("id", difference.id().value());
            write(json, "first", difference.first());
            write(json, "second", difference.second());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, Witness witness) throws IOException {
        json.writeStartObject();
        json.writeStringField("first", witness.first().toString());
        json.writeStringField("second", witness.second().toString());
        Json.texts(json, "line", witness.line());
        write(json, "firstOnly", witness.firstOnly());
        write(json, "secondOnly", witness.secondOnly());
        json.writeArrayFieldStart("changed");
        for (Witness.Changed changed : witness.changed()) {
            json.writeStartObject();
            json.writeStringField("move", changed.move().toString());
            write(json, "first", changed.first());
            write(json, "second", changed.second());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, String field, Optional<Rule> rule) throws IOException {
        json.writeFieldName(field);
        if (rule.isPresent()) {
            RulebookJson.write(json, rule.get());
        } else {
            json.writeNull();
        }
    }

    private static void write(JsonGenerator json, String field, List<Witness.Only> moves) throws IOException {
        json.writeArrayFieldStart(field);
        for (Witness.Only only : moves) {
            json.writeStartObject();
            json.writeStringField("move", only.move().toString());
            json.writeStringField("rule", only.refusal().rule().toString());
            json.writeStringField("reason", only.refusal().reason().text());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void write(JsonGenerator json, String field, Witness.Effect effect) throws IOException {
        json.writeObjectFieldStart(field);
        Json.texts(json, "events", effect.events());
        json.writeStringField("next", effect.position().toString());
        json.writeFieldName("outcome");
        Optional<Outcome> outcome = effect.outcome();
        if (outcome.isPresent()) {
            json.writeStartObject();
            json.writeStringField("termination", outcome.get().termination().id());
            json.writeArrayFieldStart("payoffs");
            for (int payoff : outcome.get().payoffs()) {
                json.writeNumber(payoff);
            }
            json.writeEndArray();
            json.writeEndObject();
        } else {
            json.writeNull();
        }
        json.writeEndObject();
    }
}
