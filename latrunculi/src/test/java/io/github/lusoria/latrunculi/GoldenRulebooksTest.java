package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Dossier;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.testkit.GoldenTexts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What each rule says, in which rulesets, on what grounds, and what it could be instead. */
class GoldenRulebooksTest implements GoldenTexts {
    private static final List<String> OWN = List.of(
            "latrunculi/schadler-2001?men=20",
            "latrunculi/schadler-2001?entry=SAFE&men=12",
            "latrunculi/falkener?array=-&placement=ONE_BY_ONE",
            "latrunculi/piso?blocked=LOSS&quiet=40");

    @Override
    public String folder() {
        return "rulebooks";
    }

    @Override
    public Map<String, Supplier<String>> texts() {
        Map<String, Supplier<String>> texts = new LinkedHashMap<>();
        texts.put("rules.txt", GoldenRulebooksTest::rules);
        texts.put("dossiers.txt", GoldenRulebooksTest::dossiers);
        return texts;
    }

    private static List<LatrunculiRuleset> rulesets() {
        return Stream.concat(Latrunculi.all().stream(), OWN.stream().map(Latrunculi::of))
                .toList();
    }

    private static String rules() {
        Map<String, Map<String, List<String>>> wordings = new TreeMap<>();
        for (LatrunculiRuleset ruleset : rulesets()) {
            for (Rule rule : ruleset.rules()) {
                wordings.computeIfAbsent(rule.id().value(), none -> new LinkedHashMap<>())
                        .computeIfAbsent(
                                tell(rule).replace(number(ruleset), "its own text "), none -> new ArrayList<>())
                        .add(ruleset.id().toString().replace("latrunculi/", ""));
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

    /** The portal's number of the ruleset, as sources name it. */
    private static String number(LatrunculiRuleset ruleset) {
        return ruleset.dossier().portalIds().get(1) + " ";
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

    private static String source(Citation citation) {
        String work = citation.work().replaceFirst(".*(?=DLP)", "");
        return citation.author().replaceFirst(",.*", "") + " " + citation.year() + " "
                + work.substring(0, Math.min(30, work.length())) + " " + citation.bearing();
    }

    private static String dossiers() {
        StringBuilder out = new StringBuilder();
        for (LatrunculiRuleset ruleset : rulesets()) {
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
