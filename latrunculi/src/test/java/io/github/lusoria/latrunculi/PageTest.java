package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Dossier;
import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.testkit.GamePage;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The page on Ludus Latrunculorum says what the rulebooks say. */
@Tag("once")
class PageTest {
    private static final LatrunculiRuleset FIRST = Latrunculi.schadler2001();

    /** One ruleset of each family but the first. */
    private static final List<String> OTHERS = List.of(
            "schadler-1994",
            "seneca",
            "piso",
            "museum-quintana",
            "falkener",
            "kowalski-8x12",
            "bell-8x8",
            "seega-8x8",
            "kharebga-8x8");

    @Test
    void pageIsMadeFromTheRulebooks() {
        GamePage.check(
                Path.of("../docs/latrunculi.md"),
                Map.of(
                        "rulesets", rulesets(),
                        "rules", GamePage.rules(FIRST),
                        "assumed", GamePage.titles(FIRST, rule -> rule.evidence() == Evidence.ASSUMED),
                        "others", sections(OTHERS, name -> GamePage.differences(FIRST, listed(name))),
                        "ludii", readings(),
                        "sources", sources()));
    }

    private static LatrunculiRuleset listed(String name) {
        return Latrunculi.of("latrunculi/" + name);
    }

    private static String rulesets() {
        StringBuilder out = new StringBuilder("| id | board | men a side | evidence | works | portal |\n")
                .append("|---|---|---|---|---|---|\n");
        for (LatrunculiRuleset ruleset : Latrunculi.all()) {
            if (ruleset.id().reading().isEmpty()) {
                LatrunculiRules rules = ruleset.definition();
                Dossier dossier = ruleset.dossier();
                String works = Family.of(ruleset.id().name()).works().stream()
                        .map(work -> work.author() + ", " + work.year())
                        .collect(Collectors.joining("; "));
                out.append("| `" + ruleset.id() + "` | ")
                        .append(rules.ranks() + " by " + rules.files() + " | ")
                        .append(rules.men() + (rules.duces() == 1 ? " and a dux" : "") + " | ")
                        .append(dossier.evidence().words() + " | ")
                        .append(works + " | ")
                        .append(dossier.portalIds().get(1) + " |\n");
            }
        }
        return out.toString();
    }

    private static String sections(List<String> names, Function<String, String> text) {
        return names.stream()
                .map(name -> "### " + listed(name).title() + "\n\n" + text.apply(name))
                .collect(Collectors.joining("\n"));
    }

    private static String readings() {
        Set<String> names = new LinkedHashSet<>(List.of("schadler-2001"));
        names.addAll(OTHERS);
        return names.stream()
                .map(name -> "`" + name + "@ludii`:\n\n" + GamePage.differences(listed(name), listed(name + "@ludii")))
                .collect(Collectors.joining("\n"));
    }

    /** The works that all rulesets and their rules cite, but for the texts of the portal and the encodings, one a ruleset. */
    private static String sources() {
        Map<Citation, Citation> works = new LinkedHashMap<>();
        for (LatrunculiRuleset ruleset : Latrunculi.all()) {
            ruleset.dossier().sources().forEach(source -> works.putIfAbsent(work(source), source));
        }
        for (LatrunculiRuleset ruleset : Latrunculi.all()) {
            for (Rule rule : ruleset.rules()) {
                Stream.concat(
                                rule.citations().stream(),
                                rule.alternatives().stream().flatMap(other -> other.citations().stream()))
                        .map(PageTest::work)
                        .forEach(work -> works.putIfAbsent(work, work));
            }
        }
        return "* The texts of the Ludii Portal, one a ruleset: seen.\n"
                + "* Ludii's encodings, one a ruleset, by Eric Piette (credit), Digital Ludeme Project, in Ludii 1.3.13: seen.\n"
                + works.values().stream()
                        .filter(source -> !source.author().startsWith("Ludii Portal")
                                && !source.work().contains("the encoding in Ludii"))
                        .map(source -> "* " + source + "\n")
                        .collect(Collectors.joining());
    }

    /** A citation without what it says about a rule. */
    private static Citation work(Citation citation) {
        return new Citation(
                citation.author(),
                citation.year(),
                citation.work(),
                citation.locus(),
                citation.link(),
                citation.consulted(),
                citation.note(),
                Citation.Bearing.SUPPORTS,
                Optional.empty());
    }
}
