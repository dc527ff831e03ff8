package io.github.lusoria.traceability;

import io.github.lusoria.core.Rule;
import io.github.lusoria.core.Ruleset;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The page that tells for each rule how well it is known and which tests and cases prove it. */
final class TraceabilityPage {
    /** A rule in all rulesets of its game. */
    record Entry(String title, TreeSet<String> evidence, TreeSet<String> tests, TreeSet<String> cases) {}

    private final Map<String, Map<String, Entry>> games = new LinkedHashMap<>();

    /** Puts the rules of all rulesets together with what proves them. */
    TraceabilityPage(
            Collection<Ruleset<?, ?>> rulesets, Map<String, TreeSet<String>> proofs, Map<String, List<String>> cases) {
        for (Ruleset<?, ?> ruleset : rulesets) {
            Map<String, Entry> rules = games.computeIfAbsent(ruleset.id().game(), none -> new LinkedHashMap<>());
            for (Rule rule : ruleset.rules()) {
                String id = rule.id().value();
                Entry entry = rules.computeIfAbsent(
                        id,
                        none -> new Entry(
                                rule.title(),
                                new TreeSet<>(),
                                proofs.getOrDefault(id, new TreeSet<>()),
                                casesOf(ruleset.id().game(), id, cases)));
                entry.evidence().add(rule.evidence().words());
            }
        }
    }

    private static TreeSet<String> casesOf(String game, String rule, Map<String, List<String>> cases) {
        TreeSet<String> named = new TreeSet<>();
        cases.forEach((name, rules) -> {
            if (name.startsWith(game + ": ") && rules.contains(rule)) {
                named.add(name.substring(game.length() + 2));
            }
        });
        return named;
    }

    /** The rules by game, in the order in which rulebooks have them. */
    Map<String, Map<String, Entry>> games() {
        return games;
    }

    /** The page, in Markdown. */
    String text() {
        StringBuilder out = new StringBuilder();
        out.append("# Traceability\n\n")
                .append("For each rule of the rulebooks how well it is known, in one ruleset or another, and the tests")
                .append(" and worked cases that prove it.\n")
                .append(
                        "Made by `mvn test -pl checks/traceability -am -Dtraceability.write`; not to be edited. Tests name")
                .append(" their rules with `@Proves`, cases with `rules`.\n");
        games.forEach((game, rules) -> {
            out.append("\n## ").append(game).append("\n\n");
            out.append("| rule | title | evidence | tests | cases |\n|---|---|---|---|---|\n");
            rules.forEach((id, entry) -> out.append("| `")
                    .append(id)
                    .append("` | ")
                    .append(entry.title())
                    .append(" | ")
                    .append(String.join("; ", entry.evidence()))
                    .append(" | ")
                    .append(String.join("<br>", entry.tests()))
                    .append(" | ")
                    .append(String.join(" ", entry.cases()))
                    .append(" |\n"));
        });
        return out.toString();
    }
}
