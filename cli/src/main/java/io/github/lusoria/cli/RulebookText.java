package io.github.lusoria.cli;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Dossier;
import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.Ruleset;
import java.util.ArrayList;
import java.util.List;

/** A rulebook as text of at most 100 columns. */
final class RulebookText {
    private static final int WIDTH = 100;

    private final Ruleset<?, ?> ruleset;
    private final SourceList sources = new SourceList();
    private final StringBuilder out = new StringBuilder();

    RulebookText(Ruleset<?, ?> ruleset) {
        this.ruleset = ruleset;
    }

    String text() {
        List<Rule> rules = ruleset.rules();
        line(ruleset.title());
        line(ruleset.id() + ", version " + ruleset.version() + " of its rules");
        line("");
        dossier(ruleset.dossier());
        line("");
        long assumed = rules.stream()
                .filter(rule -> rule.evidence() == Evidence.ASSUMED)
                .count();
        line(rules.size() + " rules, of which " + assumed + " are ASSUMED by this library");
        rules.forEach(this::rule);
        works();
        return out.toString();
    }

    private void dossier(Dossier dossier) {
        wrapped("", "", dossier.summary());
        line("");
        entry("names", String.join("; ", dossier.names()));
        entry("period", dossier.period());
        entry("region", dossier.region());
        entry("place", dossier.place());
        entry("category", dossier.category());
        entry("evidence", dossier.evidence().words());
        entry("portal", String.join(", ", dossier.portalIds()));
        entry("similar", String.join("; ", dossier.similarGames()));
        entry("sources", String.join(" ", sources.mentions(dossier.sources())));
    }

    private void entry(String name, String value) {
        if (!value.isEmpty()) {
            wrapped((name + "          ").substring(0, 10), " ".repeat(10), value);
        }
    }

    private void rule(Rule rule) {
        boolean assumed = rule.evidence() == Evidence.ASSUMED;
        line("");
        line(rule.title() + " (" + rule.id() + ")" + (assumed ? "  ** ASSUMED **" : ""));
        wrapped("  ", "  ", rule.statement());
        wrapped("  evidence: ", "    ", rule.evidence().words());
        if (!rule.reading().isEmpty()) {
            wrapped("  reading: ", "    ", rule.reading());
        }
        if (!rule.citations().isEmpty()) {
            wrapped("  sources: ", "    ", String.join("; ", sources.mentions(rule.citations())));
        }
        if (!rule.options().isEmpty()) {
            wrapped("  options: ", "    ", String.join(" ", rule.options()));
        }
        rule.alternatives().forEach(this::alternative);
    }

    private void alternative(Rule.Alternative alternative) {
        List<String> notes = new ArrayList<>(alternative.options());
        notes.addAll(sources.mentions(alternative.citations()));
        String more = notes.isEmpty() ? "" : " (" + String.join("; ", notes) + ")";
        wrapped("  or: ", "    ", alternative.statement() + more);
    }

    private void works() {
        line("");
        line("Sources");
        int number = 1;
        for (Citation work : sources.works()) {
            String link = work.link().isEmpty() ? "" : " " + work.link();
            wrapped("  [" + number++ + "] ", "      ", work + link);
        }
    }

    private void line(String text) {
        out.append(text).append('\n');
    }

    /** Breaks a text at spaces. A word that is longer than a line stays whole. */
    private void wrapped(String first, String others, String text) {
        StringBuilder line = new StringBuilder(first);
        int start = first.length();
        for (String word : text.split(" ", -1)) {
            if (line.length() > start && line.length() + 1 + word.length() > WIDTH) {
                line(line.toString());
                line = new StringBuilder(others);
                start = others.length();
            }
            line.append(line.length() > start ? " " : "").append(word);
        }
        line(line.toString());
    }
}
