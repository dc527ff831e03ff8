package io.github.lusoria.cli;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which rules of the rulebooks are exercised by the golden games and the worked cases.
 *
 * <p>What is counted is a rule as rulesets state it: an id with a statement. Golden games, cases and the list of what shows
 * the other rules are read from the test resources of all modules.
 */
final class RuleCoverage {
    private static final Map<String, String> CASES =
            Map.of("latrunculi", "cases.json", "escaques", "cases.json", "sigwaduqqan", "worked-cases.json");
    private static final Pattern NAMED = Pattern.compile("\\(((?:latrunculi|escaques|sigwaduqqan|game)\\.[a-z.-]+)\\)");

    /** A rule as some rulesets state it. */
    record Form(String rule, String statement) {}

    /** A golden game or a case: its name, and the rules of the rulesets that it is one of. */
    private record Example(String name, TreeSet<String> games, List<Form> forms, String text) {}

    /** A line of the list of what shows a rule. */
    private record Hint(String rule, String how, String which, String words) {}

    private final List<Example> golden = new ArrayList<>();
    private final List<Example> cases = new ArrayList<>();
    private final List<Hint> hints = new ArrayList<>();
    private final Map<Form, TreeSet<String>> forms = new LinkedHashMap<>();

    private RuleCoverage() {}

    /** Reads everything below the root of the repository. */
    static RuleCoverage read(Path root) throws IOException {
        RuleCoverage coverage = new RuleCoverage();
        for (String game : new TreeMap<>(CASES).keySet()) {
            Path folder = root.resolve(game)
                    .resolve("src/test/resources/io/github/lusoria")
                    .resolve(game);
            try (Stream<Path> files = Files.list(folder.resolve("golden"))) {
                for (Path file : files.sorted().toList()) {
                    coverage.addGolden(file);
                }
            }
            JsonNode read = Run.tree(Files.readString(folder.resolve(CASES.getOrDefault(game, ""))));
            for (JsonNode node : read.isArray() ? read : read.path("cases")) {
                coverage.addCase(node);
            }
        }
        for (Ruleset<?, ?> ruleset : Rulesets.all()) {
            for (Form form : forms(ruleset)) {
                coverage.forms
                        .computeIfAbsent(form, none -> new TreeSet<>())
                        .add(ruleset.id().game());
            }
        }
        Path list = root.resolve("cli/src/test/resources/io/github/lusoria/cli/rule-coverage.tsv");
        for (String line : Files.readAllLines(list)) {
            if (!line.startsWith("#")) {
                String[] parts = line.split("\t", -1);
                coverage.hints.add(new Hint(parts[0], parts[1], parts[2], parts[3]));
            }
        }
        return coverage;
    }

    private void addGolden(Path file) throws IOException {
        String text = Files.readString(file);
        String id = text.lines()
                .filter(line -> line.startsWith("ruleset\t"))
                .findFirst()
                .orElseThrow()
                .substring("ruleset\t".length());
        Ruleset<?, ?> ruleset = Rulesets.of(id);
        golden.add(new Example(
                file.getFileName().toString(),
                new TreeSet<>(List.of(ruleset.id().game())),
                forms(ruleset),
                text));
    }

    private void addCase(JsonNode node) {
        List<String> ids = new ArrayList<>();
        JsonNode rulesets = node.path("rulesets");
        if (rulesets.isObject()) {
            rulesets.fieldNames().forEachRemaining(ids::add);
        } else {
            rulesets.forEach(id -> ids.add(id.asText()));
        }
        if (node.has("ruleset")) {
            ids.add(node.path("ruleset").asText());
        }
        List<Form> stated = new ArrayList<>();
        TreeSet<String> games = new TreeSet<>();
        for (String id : ids) {
            Ruleset<?, ?> ruleset = Rulesets.of(id);
            games.add(ruleset.id().game());
            stated.addAll(forms(ruleset));
        }
        cases.add(new Example(node.path("id").asText(), games, stated, node.toString()));
    }

    private static List<Form> forms(Ruleset<?, ?> ruleset) {
        List<Form> forms = new ArrayList<>();
        for (Rule rule : ruleset.rules()) {
            forms.add(new Form(rule.id().toString(), rule.statement()));
        }
        return forms;
    }

    // ---- what exercises a form

    /** What exercises each form, in words; empty where nothing does. */
    Map<Form, Optional<String>> exercised() {
        Map<Form, Optional<String>> exercised = new LinkedHashMap<>();
        for (Form form : forms.keySet()) {
            exercised.put(form, named(form).or(() -> shown(form)));
        }
        return exercised;
    }

    private Optional<String> named(Form form) {
        List<String> names = new ArrayList<>();
        for (Example game : golden) {
            Matcher matcher = NAMED.matcher(game.text);
            boolean found = false;
            while (!found && matcher.find()) {
                found = matcher.group(1).equals(form.rule);
            }
            if (found && game.forms.contains(form)) {
                names.add(game.name);
            }
        }
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of("named in " + names.size()
                        + (names.size() == 1 ? " golden game, " : " golden games, first ") + names.get(0));
    }

    private Optional<String> shown(Form form) {
        for (Hint hint : hints) {
            if (hint.rule.equals(form.rule)) {
                List<Example> examples = hint.how.equals("case") ? cases : golden;
                for (Example example : examples) {
                    if (example.forms.contains(form)
                            && form.rule.matches("game\\..*|" + example.games.first() + "\\..*")
                            && shows(example, hint, form)) {
                        return Optional.of(words(example, hint));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static boolean shows(Example example, Hint hint, Form form) {
        return switch (hint.how) {
            case "start" -> startShows(example, hint, form);
            case "line" -> {
                Pattern pattern = Pattern.compile(hint.which);
                yield example.text
                        .lines()
                        .anyMatch(line -> pattern.matcher(line).find());
            }
            case "file", "case" -> example.name.equals(hint.which);
            default -> throw new IllegalStateException("unknown word in the list: " + hint.how);
        };
    }

    /** Whether the statement matches what is before the arrow, and the first position what is after it. */
    private static boolean startShows(Example example, Hint hint, Form form) {
        String[] patterns = hint.which.split(" -> ", -1);
        Matcher statement = Pattern.compile(patterns[0]).matcher(form.statement);
        if (!statement.find()) {
            return false;
        }
        String wanted = patterns[1];
        for (int group = 1; group <= statement.groupCount(); group++) {
            wanted = wanted.replace("$" + group, statement.group(group));
        }
        Pattern start = Pattern.compile(wanted);
        return example.text
                .lines()
                .anyMatch(line -> line.startsWith("0\t") && start.matcher(line).find());
    }

    private static String words(Example example, Hint hint) {
        return switch (hint.how) {
            case "start" -> "by the start position: " + hint.words;
            case "case" -> "case " + example.name + ": " + hint.words;
            default -> "golden game " + example.name + ": " + hint.words;
        };
    }

    // ---- the report

    /** The report, in Markdown. */
    String report() {
        Map<Form, Optional<String>> exercised = exercised();
        long missing = exercised.values().stream().filter(Optional::isEmpty).count();
        long rules = forms.keySet().stream().map(Form::rule).distinct().count();
        StringBuilder out = new StringBuilder();
        out.append("# Rule coverage\n\n");
        out.append(
                        "Which golden game or worked case exercises each rule of the rulebooks, in each wording that a listed")
                .append(" ruleset gives it.\nWritten by a test (`-Dgolden.write`); not to be edited.\n\n");
        out.append("A rule is *named* when an event, a refusal or an ending of a golden game gives its id. A rule that")
                .append(
                        " describes the board, the men or\nthe beginning is exercised by the start position of every game. The")
                .append(
                        " golden games are in the folders `golden` of the test\nresources, the cases in `cases.json` and")
                .append(" `worked-cases.json`.\n\n");
        out.append(rules)
                .append(" rules in ")
                .append(exercised.size())
                .append(" wordings, ")
                .append(golden.size())
                .append(" golden games, ")
                .append(cases.size())
                .append(" cases. Not exercised: ")
                .append(missing)
                .append(".\n");
        String game = "";
        for (Form form : exercised.keySet().stream()
                .sorted(java.util.Comparator.comparing(Form::rule).thenComparing(Form::statement))
                .toList()) {
            String prefix = form.rule.substring(0, form.rule.indexOf('.'));
            if (!prefix.equals(game)) {
                game = prefix;
                out.append("\n## ").append(game).append("\n\n| rule | statement | exercised by |\n|---|---|---|\n");
            }
            out.append("| `")
                    .append(form.rule)
                    .append("` | ")
                    .append(form.statement.replace("|", "\\|"))
                    .append(" | ")
                    .append(exercised.getOrDefault(form, Optional.empty()).orElse("**nothing**"))
                    .append(" |\n");
        }
        return out.toString();
    }
}
