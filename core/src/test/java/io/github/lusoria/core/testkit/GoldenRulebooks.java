package io.github.lusoria.core.testkit;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Dossier;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.Ruleset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rulebooks of a game as golden texts: what each rule says, in which rulesets, on what grounds, and what it could be
 * instead; all that is cited; and the dossiers.
 */
public interface GoldenRulebooks extends GoldenTexts {
    /**
     * Returns the rulesets whose rulebooks are told.
     *
     * @return the rulesets, listed ones first
     */
    List<? extends Ruleset<?, ?>> rulesets();

    /**
     * Returns what is told of a rule so that it reads the same in rulesets that differ in a name or a number alone.
     *
     * @param ruleset the ruleset
     * @param told what is told of one of its rules
     * @return the text to compare
     */
    default String alike(Ruleset<?, ?> ruleset, String told) {
        return told;
    }

    @Override
    default String folder() {
        return "rulebooks";
    }

    @Override
    default Map<String, Supplier<String>> texts() {
        Map<String, Supplier<String>> texts = new LinkedHashMap<>();
        texts.put("rules.txt", this::rules);
        texts.put("dossiers.txt", this::dossiers);
        texts.put("sources.txt", this::sources);
        return texts;
    }

    private String rules() {
        Map<String, Map<String, List<String>>> wordings = new TreeMap<>();
        for (Ruleset<?, ?> ruleset : rulesets()) {
            for (Rule rule : ruleset.rules()) {
                wordings.computeIfAbsent(rule.id().value(), none -> new LinkedHashMap<>())
                        .computeIfAbsent(alike(ruleset, tell(rule)), none -> new ArrayList<>())
                        .add(ruleset.id().toString().replaceFirst(".*?/", ""));
            }
        }
        StringBuilder out = new StringBuilder();
        wordings.forEach((id, each) -> {
            out.append("== ").append(id).append('\n');
            each.forEach((wording, names) -> out.append("in ")
                    .append(String.join(" ", names))
                    .append('\n')
                    .append(wording));
        });
        return out.toString();
    }

    private static String tell(Rule rule) {
        StringBuilder out = new StringBuilder();
        out.append(rule.title()).append(": ").append(rule.statement()).append('\n');
        out.append(rule.evidence())
                .append(' ')
                .append(rule.options())
                .append(' ')
                .append(rule.reading());
        out.append('\n');
        for (Citation citation : rule.citations()) {
            out.append("  ").append(source(citation));
            citation.quotation().ifPresent(words -> out.append(' ').append(words));
            out.append('\n');
        }
        for (Rule.Alternative other : rule.alternatives()) {
            out.append("or ").append(other.options()).append(' ').append(other.statement());
            other.citations().forEach(citation -> out.append("; ").append(source(citation)));
            out.append('\n');
        }
        return out.toString();
    }

    /** A work in short, with what it is cited for. */
    private static String source(Citation citation) {
        String work = citation.work().replaceFirst(".*(?=DLP)", "");
        String name = citation.author().replaceFirst(",.*", "") + " " + citation.year() + " "
                + work.substring(0, Math.min(30, work.length()));
        return Stream.of(name, citation.locus(), citation.bearing().toString())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /** All that is cited, whatever it is cited for, in full. */
    private String sources() {
        return rulesets().stream()
                .flatMap(ruleset -> Stream.concat(
                        ruleset.rules().stream()
                                .flatMap(rule -> Stream.concat(
                                        rule.citations().stream(),
                                        rule.alternatives().stream().flatMap(other -> other.citations().stream()))),
                        ruleset.dossier().sources().stream()))
                .map(each -> String.join(
                        " | ",
                        each.author(),
                        each.year(),
                        each.work(),
                        each.locus(),
                        each.link(),
                        each.consulted().toString(),
                        each.note()))
                .distinct()
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    private String dossiers() {
        StringBuilder out = new StringBuilder();
        for (Ruleset<?, ?> ruleset : rulesets()) {
            Dossier dossier = ruleset.dossier();
            out.append("== ").append(ruleset.id()).append('\n').append(dossier.evidence());
            out.append(' ')
                    .append(dossier.portalIds())
                    .append(' ')
                    .append(dossier.names())
                    .append('\n');
            out.append(dossier.summary()).append('\n');
            dossier.sources()
                    .forEach(source -> out.append("  ").append(source(source)).append('\n'));
        }
        return out.toString();
    }
}
