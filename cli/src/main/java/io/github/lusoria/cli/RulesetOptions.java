package io.github.lusoria.cli;

import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.RulesetId;
import io.github.lusoria.core.Rulesets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of a ruleset, as {@code --option name=value}, and the ruleset that they give. */
final class RulesetOptions {
    @Option(
            names = "--option",
            paramLabel = "name=value",
            description = "Another value for an option of the ruleset; may be repeated for several options.")
    private List<String> texts = new ArrayList<>();

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    boolean isEmpty() {
        return texts.isEmpty();
    }

    /** Finds a ruleset by its id and applies these options over those that the id carries, all together. */
    Ruleset<?, ?> ruleset(String text) {
        Map<String, String> given = options();
        RulesetId id;
        try {
            id = RulesetId.parse(text);
        } catch (NotationException e) {
            throw new BadInputException(
                    "unreadable ruleset id, " + e.getMessage() + "; 'lusoria rulesets' lists the ids", e);
        }
        Map<String, String> all = new TreeMap<>(id.options());
        all.putAll(given);
        Ruleset<?, ?> listed = Rulesets.of(id.base());
        return all.isEmpty() ? listed : listed.with(all);
    }

    private Map<String, String> options() {
        Map<String, String> options = new LinkedHashMap<>();
        for (String text : texts) {
            int equals = text.indexOf('=');
            if (equals < 1) {
                throw new ParameterException(
                        spec.commandLine(), "Invalid value for option '--option': '" + text + "' is not name=value");
            }
            String name = text.substring(0, equals);
            if (options.put(name, text.substring(equals + 1)) != null) {
                throw new ParameterException(spec.commandLine(), "Option '" + name + "' is given twice");
            }
        }
        return options;
    }
}
