package io.github.lusoria.cli;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Dossier;
import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.Ruleset;
import java.util.ArrayList;
import java.util.List;

/** A rulebook as Markdown. */
final class RulebookMarkdown {
    private final Ruleset<?, ?> ruleset;
    private final SourceList sources = new SourceList();
    private final StringBuilder out = new StringBuilder();

    RulebookMarkdown(Ruleset<?, ?> ruleset) {
        this.ruleset = ruleset;
    }

    String text() {
        line("# " + escaped(ruleset.title()));
        line("");
        line("`" + ruleset.id() + "`, version " + ruleset.version() + " of its rules.");
        line("");
        dossier(ruleset.dossier());
        line("");
        line("## Rules");
        ruleset.rules().forEach(this::rule);
        line("");
        line("## Sources");
        line("");
        int number = 1;
        for (Citation work : sources.works()) {
            String link = work.link().isEmpty() ? "" : " <" + work.link() + ">";
            line(number++ + ". " + escaped(work.toString()) + link);
        }
        return out.toString();
    }

    private void dossier(Dossier dossier) {
        line(escaped(dossier.summary()));
        line("");
        entry("Names", String.join("; ", dossier.names()));
        entry("Period", dossier.period());
        entry("Region", dossier.region());
        entry("Place", dossier.place());
        entry("Category", dossier.category());
        entry("Evidence", dossier.evidence().words());
        entry("Portal", String.join(", ", dossier.portalIds()));
        entry("Similar games", String.join("; ", dossier.similarGames()));
        entry("Sources", String.join(" ", sources.mentions(dossier.sources())));
    }

    private void entry(String name, String value) {
        if (!value.isEmpty()) {
            line("- " + name + ": " + escaped(value));
        }
    }

    private void rule(Rule rule) {
        boolean assumed = rule.evidence() == Evidence.ASSUMED;
        line("");
        line("### " + escaped(rule.title()));
        line("");
        line("`" + rule.id() + "`" + (assumed ? " **ASSUMED**" : ""));
        line("");
        line(escaped(rule.statement()));
        line("");
        entry("Evidence", rule.evidence().words());
        entry("Reading", rule.reading());
        entry("Sources", String.join("; ", sources.mentions(rule.citations())));
        if (!rule.options().isEmpty()) {
            line("- Options: `" + String.join("` `", rule.options()) + "`");
        }
        rule.alternatives().forEach(this::alternative);
    }

    private void alternative(Rule.Alternative alternative) {
        List<String> notes = new ArrayList<>();
        alternative.options().forEach(option -> notes.add("`" + option + "`"));
        sources.mentions(alternative.citations()).forEach(mention -> notes.add(escaped(mention)));
        String more = notes.isEmpty() ? "" : " (" + String.join("; ", notes) + ")";
        line("- Or: " + escaped(alternative.statement()) + more);
    }

    /** Keeps what Markdown would read as its own. */
    private static String escaped(String text) {
        return text.replaceAll("([\\\\`*_\\[\\]<>|#])", "\\\\$1");
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
