package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.testkit.Race;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rules, citations and dossiers are values that say what they are made of. */
class RulebookTest {
    private static final RuleId BOUND = new RuleId("toy.bound");
    private static final Citation POLLUX =
            Citation.of("Pollux", "2nd c. AD", "Onomastikon").at("IX.98").seen();

    @Test
    void aCitationIsOneLineWithHowItWasConsulted() {
        assertThat(POLLUX).hasToString("Pollux (2nd c. AD), Onomastikon, IX.98 [seen]");
        assertThat(Citation.of("Ovid", "1st c. AD", "Tristia").citedBy("a leaflet"))
                .hasToString("Ovid (1st c. AD), Tristia [cited by another, not read here: a leaflet]");
        assertThat(Citation.of("Schädler", "2001", "Latrunculi").silent())
                .hasToString("Schädler (2001), Latrunculi [silent; not seen]");
        assertThat(POLLUX.contradicts().quoting("one dog"))
                .hasToString("Pollux (2nd c. AD), Onomastikon, IX.98: \u201cone dog\u201d [contradicts; seen]");
    }

    @Test
    void aCitationKeepsItsParts() {
        Citation citation = Citation.of("A", "B", "C")
                .at("D")
                .link("https://example.org/e")
                .seenThrough("F")
                .silent()
                .quoting("G");
        assertThat(citation)
                .isEqualTo(new Citation(
                        "A",
                        "B",
                        "C",
                        "D",
                        "https://example.org/e",
                        Citation.Consulted.SEEN_THROUGH,
                        "F",
                        Citation.Bearing.SILENT,
                        Optional.of("G")));
        assertThat(citation.seenInPart("H").consulted()).isEqualTo(Citation.Consulted.SEEN_IN_PART);
        assertThat(citation.seenInPart("H").note()).isEqualTo("H");
    }

    @Test
    void aWorkSeenInPartOrThroughAnotherSaysHow() {
        refuses("needs a note", () -> POLLUX.consulted(Citation.Consulted.CITED_BY, ""));
        refuses("needs a note", () -> POLLUX.consulted(Citation.Consulted.SEEN_IN_PART, ""));
        refuses("needs a note", () -> POLLUX.consulted(Citation.Consulted.SEEN_THROUGH, ""));
        assertThat(POLLUX.consulted(Citation.Consulted.NOT_SEEN, "").note()).isEmpty();
    }

    @Test
    void textsAreOfOneLineWithoutSpacesRoundThem() {
        refuses("the author is empty", () -> Citation.of("", "2001", "Work"));
        refuses("the work has spaces around it: \" Work\"", () -> Citation.of("Author", "2001", " Work"));
        refuses("the place is not one line, at offset 1: \"a\\u000ab\"", () -> POLLUX.at("a\nb"));
        refuses("the place is not one line, at offset 0: \"\\u2028b\"", () -> POLLUX.at("\u2028b"));
        refuses(
                "the quotation is empty",
                () -> new Citation(
                        "A",
                        "B",
                        "C",
                        "",
                        "",
                        Citation.Consulted.SEEN,
                        "",
                        Citation.Bearing.SUPPORTS,
                        Optional.of("")));
        refuses("the title is empty", () -> Rule.builder(BOUND, "", "A.").build());
        refuses("the statement is empty", () -> Rule.builder(BOUND, "A", "").build());
        refuses("the summary is empty", () -> Dossier.builder("A", "").build());
        refuses(
                "the portalIds is empty",
                () -> Dossier.builder("A", "B.").portalIds("").build());
    }

    @Test
    void everyPartOfARulebookIsOfOneLine() {
        refuses(noLine("locus"), () -> citation("a\nb", ""));
        refuses(noLine("link"), () -> citation("", "a\nb"));
        refuses(noLine("period"), () -> dossier("a\nb", "", "", ""));
        refuses(noLine("region"), () -> dossier("", "a\nb", "", ""));
        refuses(noLine("place"), () -> dossier("", "", "a\nb", ""));
        refuses(noLine("category"), () -> dossier("", "", "", "a\nb"));
        Rule.Builder rule = Rule.builder(BOUND, "A", "B.");
        refuses(noLine("reading"), () -> rule.reading("a\nb").build());
        refuses(
                "the option is not one line, at offset 3: \"a=b\\u000ac\"",
                () -> Rule.builder(BOUND, "A", "B.").options("a=b\nc").build());
    }

    private static String noLine(String part) {
        return "the " + part + " is not one line, at offset 1: \"a\\u000ab\"";
    }

    private static Citation citation(String locus, String link) {
        return new Citation(
                "A",
                "B",
                "C",
                locus,
                link,
                Citation.Consulted.NOT_SEEN,
                "",
                Citation.Bearing.SUPPORTS,
                Optional.empty());
    }

    private static Dossier dossier(String period, String region, String place, String category) {
        return new Dossier(
                List.of("A"), period, region, place, category, Evidence.ASSUMED, List.of(), List.of(), "B.", List.of());
    }

    @Test
    void aLinkIsAnHttpAddress() {
        assertThat(POLLUX.link("http://example.org").link()).isEqualTo("http://example.org");
        assertThat(POLLUX.link("https://example.org/~a!").link()).isEqualTo("https://example.org/~a!");
        for (String link : List.of("example.org", "file:///etc", "https://a b", "https://\u00e4")) {
            assertThatThrownBy(() -> POLLUX.link(link))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("the link is not an http address: \"");
        }
    }

    @Test
    void aRuleKeepsItsParts() {
        Rule.Alternative other = new Rule.Alternative("It moves.", List.of("bound=NO"), List.of(POLLUX));
        Rule rule = Rule.builder(BOUND, "Bound", "It stays.")
                .evidence(Evidence.ATTESTED, POLLUX)
                .reading("So read.")
                .alternative(other)
                .options("bound=YES")
                .build();
        assertThat(rule)
                .isEqualTo(new Rule(
                        BOUND,
                        "Bound",
                        "It stays.",
                        Evidence.ATTESTED,
                        List.of(POLLUX),
                        "So read.",
                        List.of(other),
                        List.of("bound=YES")))
                .hasToString("toy.bound: It stays.");
        assertThat(rule.toBuilder().build()).isEqualTo(rule);
        assertThat(rule.toBuilder().statement("It goes.").build().statement()).isEqualTo("It goes.");
        assertThat(Rule.builder(BOUND, "Bound", "It stays.").build().evidence()).isEqualTo(Evidence.ASSUMED);
    }

    @Test
    void aSourceIsACitationThatSupports() {
        Rule.Builder rule = Rule.builder(BOUND, "Bound", "It stays.");
        assertThat(rule.build().hasSource()).isFalse();
        assertThat(rule.evidence(Evidence.ASSUMED, POLLUX.silent(), POLLUX.contradicts())
                        .build()
                        .hasSource())
                .isFalse();
        assertThat(rule.evidence(Evidence.ATTESTED, POLLUX).build().hasSource()).isTrue();
    }

    @Test
    void optionsOfARuleHaveKeyAndValue() {
        for (String option : List.of("", "men", "=16", "men=")) {
            assertThatThrownBy(
                            () -> Rule.builder(BOUND, "A", "B.").options(option).build())
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("not an option and its value: \"" + option + "\"");
        }
        refuses(
                "an option comes twice: [a=1, a=1]",
                () -> Rule.builder(BOUND, "A", "B.").options("a=1", "a=1").build());
        refuses(
                "an option comes twice: [a=1, a=1]",
                () -> Rule.builder(BOUND, "A", "B.").alternative("C.", "a=1", "a=1"));
    }

    @Test
    void aDossierKeepsItsParts() {
        Dossier dossier = Dossier.builder("A", "B.")
                .names("C")
                .period("D")
                .region("E")
                .place("F")
                .category("G")
                .evidence(Evidence.SUGGESTION, POLLUX)
                .portalIds("DLP.Games.4")
                .similarGames("H")
                .build();
        assertThat(dossier)
                .isEqualTo(new Dossier(
                        List.of("A", "C"),
                        "D",
                        "E",
                        "F",
                        "G",
                        Evidence.SUGGESTION,
                        List.of("DLP.Games.4"),
                        List.of(POLLUX),
                        "B.",
                        List.of("H")));
        refuses(
                "an identifier with a space: \"DLP 4\"",
                () -> Dossier.builder("A", "B.").portalIds("DLP 4").build());
        refuses(
                "there is no name",
                () -> new Dossier(List.of(), "", "", "", "", Evidence.ASSUMED, List.of(), List.of(), "B.", List.of()));
    }

    @ParameterizedTest
    @EnumSource(Evidence.class)
    void evidenceHasPlainWords(Evidence evidence) {
        assertThat(evidence.words()).matches("[a-z ]+");
        assertThat(evidence.needsSource()).isEqualTo(!evidence.words().matches("assumed.*|own choice"));
    }

    @ParameterizedTest
    @EnumSource(Repetition.class)
    void everyRuleOfRepetitionIsStatedInItsOwnWords(Repetition repetition) {
        Rule rule = SharedRules.repetition(repetition);
        assertThat(rule.id()).isEqualTo(RuleId.REPETITION);
        for (Repetition other : Repetition.values()) {
            assertThat(SharedRules.repetition(other).statement().equals(rule.statement()))
                    .isEqualTo(other == repetition);
        }
    }

    @Test
    void aRuleIsFoundByItsId() {
        assertThat(Race.STANDARD.rule(RuleId.GAME_OVER)).contains(SharedRules.gameOver());
        assertThat(Race.STANDARD.rule(RuleId.ENDED_FROM_OUTSIDE)).contains(SharedRules.endedFromOutside());
        assertThat(Race.STANDARD.rule(BOUND)).isEmpty();
    }

    private static void refuses(String message, ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessageContaining(message);
    }
}
