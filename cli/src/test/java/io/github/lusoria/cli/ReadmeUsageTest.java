package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The usage that README.md shows is that of the command: its subcommands, their parameters and their options. */
class ReadmeUsageTest {
    /** Said of the command as a whole, and not line by line. */
    private static final Set<String> SAID_APART = Set.of("--help", "--version", "--option", "--position");

    /** A parameter or an option, in brackets where it can be left out. */
    private static final Pattern PART =
            Pattern.compile("\\[[^\\]]*\\](?:\\.\\.\\.)?|-\\S+ [A-Z]+|[A-Z]+(?:\\.\\.\\.)?");

    /** The parts of each usage line, by subcommand. */
    private static Map<String, Set<String>> shown() throws IOException {
        Map<String, Set<String>> usage = new TreeMap<>();
        for (String line : usageBlock().lines().toList()) {
            String command = line.replaceFirst("^lusoria ([a-z]+(?: [a-z]+)*) .*", "$1");
            String rest = line.substring(line.indexOf(command) + command.length());
            Set<String> parts =
                    PART.matcher(rest).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
            assertThat(rest.replaceAll(PART.pattern(), "")).as(line).isBlank();
            usage.put(command, parts);
        }
        return usage;
    }

    private static String usageBlock() throws IOException {
        return Markdown.readme().blocks().stream()
                .map(Markdown.Block::text)
                .filter(text -> text.startsWith(ReadmeTest.USAGE))
                .findFirst()
                .orElseThrow();
    }

    private static CommandLine command() {
        return Main.commandLine(
                new Output(OutputStream.nullOutputStream()),
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
                false);
    }

    /** The subcommands that do something, by what is typed. */
    private static Map<String, CommandLine> commands() {
        Map<String, CommandLine> commands = new TreeMap<>();
        collect("", command(), commands);
        return commands;
    }

    private static void collect(String path, CommandLine command, Map<String, CommandLine> commands) {
        if (command.getSubcommands().isEmpty()) {
            commands.put(path.strip(), command);
        }
        command.getSubcommands().forEach((name, sub) -> collect(path + " " + name, sub, commands));
    }

    private static Set<String> parts(CommandLine command) {
        Set<String> parts = new TreeSet<>();
        for (PositionalParamSpec parameter : command.getCommandSpec().positionalParameters()) {
            String many = parameter.arity().max() > 1 ? "..." : "";
            parts.add(optional(parameter.arity().min() == 0, parameter.paramLabel() + many));
        }
        for (OptionSpec option : command.getCommandSpec().options()) {
            if (!SAID_APART.contains(option.longestName())) {
                String value = option.arity().max() == 0 ? "" : " " + value(option);
                parts.add(optional(!option.required(), option.shortestName() + value));
            }
        }
        return parts;
    }

    private static String optional(boolean optional, String part) {
        return optional ? "[" + part + "]" : part;
    }

    /** The values among which is chosen, or the name of the value. */
    private static String value(OptionSpec option) {
        return option.type().isEnum()
                ? Arrays.stream(option.type().getEnumConstants())
                        .map(value -> value.toString().toLowerCase(Locale.ROOT))
                        .collect(Collectors.joining("|"))
                : option.paramLabel();
    }

    private static List<String> commandsWith(String option) {
        List<String> found = new ArrayList<>();
        commands().forEach((name, command) -> {
            if (command.getCommandSpec().findOption(option) != null) {
                found.add(name);
            }
        });
        return found;
    }

    @Test
    void showsEverySubcommandWithItsParametersAndOptions() throws IOException {
        Map<String, Set<String>> actual = new TreeMap<>();
        commands().forEach((name, command) -> actual.put(name, parts(command)));
        assertThat(shown()).isEqualTo(actual);
    }

    /** As it says under the usage. */
    @Test
    void everyCommandThatTakesOneRulesetTakesOptionAndAllButTwoPosition() throws IOException {
        List<String> ofOneRuleset = new ArrayList<>();
        shown().forEach((name, parts) -> {
            if (parts.contains("RULESET") || parts.contains("[RULESET]")) {
                ofOneRuleset.add(name);
            }
        });
        assertThat(commandsWith("--option")).isEqualTo(ofOneRuleset);
        ofOneRuleset.removeAll(List.of("rulesets", "rules"));
        assertThat(commandsWith("--position")).isEqualTo(ofOneRuleset);
    }
}
