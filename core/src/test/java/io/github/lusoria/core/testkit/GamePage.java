package io.github.lusoria.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.Ruleset;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The parts of a game's page in {@code docs/} that are made from its rulebook, so that page and rulebook cannot drift
 * apart. Such a part lies between two comments:
 *
 * <pre>{@code
 * <!-- made from the rulebook: sources -->
 * ...
 * <!-- end -->
 * }</pre>
 *
 * <p>With the system property {@code docs.write} the parts are written instead of compared.
 */
public final class GamePage {
    private static final String END = "<!-- end -->";

    private GamePage() {}

    /**
     * Compares the parts of a page, or writes them.
     *
     * @param page the page
     * @param parts the text of each part by its name; the page has these and no others
     */
    public static void check(Path page, Map<String, String> parts) {
        try {
            String text = Files.readString(page);
            String made = text;
            for (Map.Entry<String, String> part : parts.entrySet()) {
                made = replaced(made, "<!-- made from the rulebook: " + part.getKey() + " -->", part.getValue());
            }
            assertThat(text.split("<!-- made from the rulebook: ", -1))
                    .as("parts of %s", page)
                    .hasSize(parts.size() + 1);
            if (System.getProperty("docs.write") != null) {
                Files.writeString(page, made);
            } else {
                assertThat(text)
                        .as("%s is what the rulebook says; remake it by running this test with -Ddocs.write", page)
                        .isEqualTo(made);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String replaced(String text, String begin, String part) {
        int from = text.indexOf(begin);
        int to = text.indexOf(END, Math.max(0, from));
        assertThat(from).as("where %s is", begin).isNotNegative();
        assertThat(to).as("the end of %s", begin).isNotNegative();
        return text.substring(0, from + begin.length()) + "\n\n" + part + "\n" + text.substring(to);
    }

    /**
     * Writes all rules of a ruleset as a numbered list, each with its name and how well it is known.
     *
     * @param ruleset the ruleset
     * @return Markdown
     */
    public static String rules(Ruleset<?, ?> ruleset) {
        StringBuilder out = new StringBuilder();
        int number = 0;
        for (Rule rule : ruleset.rules()) {
            number++;
            out.append(number).append(". ").append(line(rule));
        }
        return out.toString();
    }

    /**
     * Writes the rules in which a ruleset differs from another.
     *
     * @param base the other ruleset
     * @param ruleset the ruleset
     * @return Markdown
     */
    public static String differences(Ruleset<?, ?> base, Ruleset<?, ?> ruleset) {
        StringBuilder out = new StringBuilder();
        for (Rule rule : ruleset.rules()) {
            boolean same = base.rule(rule.id())
                    .filter(other -> other.statement().equals(rule.statement()))
                    .isPresent();
            if (!same) {
                out.append("* ").append(line(rule));
            }
        }
        base.rules().stream()
                .filter(rule -> ruleset.rule(rule.id()).isEmpty())
                .forEach(rule -> out.append("* **").append(rule.title()).append(".** No such rule.\n"));
        return out.toString();
    }

    private static String line(Rule rule) {
        return "**" + rule.title() + ".** " + rule.statement() + " (`" + rule.id() + "`, "
                + rule.evidence().words() + ")\n";
    }

    /**
     * Writes a table of the rules that can be read in several ways: what is chosen and why, who says so, and how else.
     *
     * @param ruleset the ruleset
     * @return Markdown
     */
    public static String openPoints(Ruleset<?, ?> ruleset) {
        StringBuilder out = new StringBuilder("| rule | here | why | other readings |\n|---|---|---|---|\n");
        for (Rule rule : ruleset.rules()) {
            if (!rule.alternatives().isEmpty()) {
                out.append("| ").append(rule.title());
                out.append(" | ").append(code(rule.options()));
                out.append(" | ").append(why(rule, ruleset));
                out.append(" | ")
                        .append(rule.alternatives().stream()
                                .map(alternative -> alternative(alternative, ruleset))
                                .collect(Collectors.joining("<br>")));
                out.append(" |\n");
            }
        }
        return out.toString();
    }

    private static String code(List<String> options) {
        return options.stream().map(option -> "`" + option + "`").collect(Collectors.joining(" "));
    }

    private static String why(Rule rule, Ruleset<?, ?> ruleset) {
        List<String> parts = new ArrayList<>();
        parts.add(capitalized(rule.evidence().words()) + ".");
        if (!rule.reading().isEmpty()) {
            parts.add(rule.reading());
        }
        for (Citation.Bearing bearing : Citation.Bearing.values()) {
            String works = works(rule.citations(), bearing, ruleset);
            if (!works.isEmpty()) {
                parts.add(heading(bearing) + ": " + works + ".");
            }
        }
        return String.join(" ", parts);
    }

    private static String heading(Citation.Bearing bearing) {
        return switch (bearing) {
            case SUPPORTS -> "For it";
            case SILENT -> "Silent";
            case CONTRADICTS -> "Otherwise";
        };
    }

    private static String works(List<Citation> citations, Citation.Bearing bearing, Ruleset<?, ?> ruleset) {
        return citations.stream()
                .filter(citation -> citation.bearing() == bearing)
                .map(citation -> shortly(citation, ruleset))
                .collect(Collectors.joining("; "));
    }

    /** The author, with the work where there are several of his, and how it was consulted where it was not read itself. */
    private static String shortly(Citation citation, Ruleset<?, ?> ruleset) {
        long works = ruleset.dossier().sources().stream()
                .filter(source -> source.author().equals(citation.author()))
                .count();
        return citation.author()
                + (works > 1 ? ", *" + citation.work() + "*" : "")
                + citation.quotation()
                        .map(words -> " (\u201c" + words + "\u201d)")
                        .orElse("")
                + switch (citation.consulted()) {
                    case SEEN, SEEN_IN_PART -> "";
                    case SEEN_THROUGH -> " (through another text)";
                    case CITED_BY -> " (cited by " + citation.note() + ")";
                    case NOT_SEEN -> " (not seen)";
                };
    }

    private static String alternative(Rule.Alternative alternative, Ruleset<?, ?> ruleset) {
        String options = alternative.options().isEmpty() ? "" : code(alternative.options()) + ": ";
        String works = works(alternative.citations(), Citation.Bearing.SUPPORTS, ruleset);
        return options + alternative.statement() + (works.isEmpty() ? "" : " So: " + works + ".");
    }

    /**
     * Writes the titles of the rules that nothing but the library speaks for.
     *
     * @param ruleset the ruleset
     * @param which of which evidence
     * @return Markdown: one sentence
     */
    public static String titles(Ruleset<?, ?> ruleset, Predicate<Rule> which) {
        return ruleset.rules().stream()
                .filter(which)
                .map(rule -> rule.title() + " (`" + rule.id() + "`)")
                .collect(Collectors.joining(", ", "", ".\n"));
    }

    /**
     * Writes the sources of a ruleset as a list, each with how it was consulted.
     *
     * @param ruleset the ruleset
     * @return Markdown
     */
    public static String sources(Ruleset<?, ?> ruleset) {
        StringBuilder out = new StringBuilder();
        for (Citation source : ruleset.dossier().sources()) {
            out.append("* ")
                    .append(source.author())
                    .append(" (")
                    .append(source.year())
                    .append("), *");
            out.append(source.work()).append('*');
            if (!source.locus().isEmpty()) {
                out.append(", ").append(source.locus());
            }
            if (!source.link().isEmpty()) {
                out.append(", <").append(source.link()).append('>');
            }
            out.append(". ").append(capitalized(source.consulted().words()));
            if (!source.note().isEmpty()) {
                out.append(": ").append(source.note());
            }
            out.append(".\n");
        }
        return out.toString();
    }

    private static String capitalized(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
