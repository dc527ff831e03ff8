package io.github.lusoria.core.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.RuleOption;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Of the readings of a point the one that the options choose is the rule; the others are its alternatives. */
class RulebookWriterTest {
    private static final RuleId ENTRY = new RuleId("toy.entry");
    private static final Citation TEXT =
            Citation.of("Anonymous", "1283", "Text").seen();
    private static final Citation LATER =
            Citation.of("Later", "1900", "Account").seen();

    private static final Reading SAFE = Reading.of("Nobody is caught.")
            .when("entry=SAFE")
            .evidence(Evidence.ATTESTED, TEXT, LATER.contradicts())
            .because("So the text.");
    private static final Reading UNSAFE = Reading.of("Whoever comes is caught.")
            .when("entry=UNSAFE")
            .evidence(Evidence.SUGGESTION, LATER, TEXT.silent());
    private static final Reading NOT_OFFERED = Reading.of("Everybody is caught; not offered.");

    private static RuleOption option(String name, String value, String listed) {
        return new RuleOption(name, "what it decides", List.of(value, listed), value, listed);
    }

    private static Rule rule(String value, String listed, Reading... readings) {
        return new RulebookWriter(List.of(option("entry", value, listed), option("men", "16", "16")))
                .add(ENTRY, "Entry", readings)
                .rules()
                .get(0);
    }

    @Test
    void theReadingThatTheOptionsChooseIsInForce() {
        assertThat(rule("SAFE", "SAFE", UNSAFE, SAFE, NOT_OFFERED))
                .isEqualTo(new Rule(
                        ENTRY,
                        "Entry",
                        "Nobody is caught.",
                        Evidence.ATTESTED,
                        List.of(TEXT, LATER.contradicts()),
                        "So the text.",
                        List.of(
                                new Rule.Alternative(
                                        "Whoever comes is caught.", List.of("entry=UNSAFE"), List.of(LATER)),
                                new Rule.Alternative("Everybody is caught; not offered.", List.of(), List.of())),
                        List.of("entry=SAFE")));
    }

    @Test
    void theFirstIsInForceWhereNoOptionDecides() {
        Rule rule = rule("SAFE", "SAFE", NOT_OFFERED, Reading.of("Something else."));
        assertThat(rule.statement()).isEqualTo("Everybody is caught; not offered.");
        assertThat(rule.evidence()).isEqualTo(Evidence.ASSUMED);
        assertThat(rule.alternatives()).hasSize(1);
    }

    @Test
    void anOptionThatDiffersIsTheChoiceOfWhoeverChangedIt() {
        Rule rule = rule("UNSAFE", "SAFE", SAFE, UNSAFE);
        assertThat(rule.evidence()).isEqualTo(Evidence.OWN_CHOICE);
        assertThat(rule.citations()).containsExactly(LATER, TEXT.silent());
        assertThat(rule.reading()).isEqualTo("The choice of whoever made this ruleset; the listed one has entry=SAFE.");
        assertThat(rule("SAFE", "UNSAFE", SAFE, UNSAFE).reading()).endsWith(" has entry=UNSAFE. So the text.");
        assertThat(rule("UNSAFE", "UNSAFE", SAFE, UNSAFE).evidence()).isEqualTo(Evidence.SUGGESTION);
    }

    @Test
    void whatTheSourcesLeaveToThePlayersIsNoDeparture() {
        assertThat(rule("UNSAFE", "SAFE", SAFE, UNSAFE.free()).evidence()).isEqualTo(Evidence.SUGGESTION);
    }

    @Test
    void optionsStandInTheOrderOfTheTable() {
        Reading inForce = Reading.of("Sixteen, safe.").when("men=16", "entry=SAFE");
        Reading other = Reading.of("Eight, caught.").when("men=8").with("entry=UNSAFE");
        Rule rule = rule("SAFE", "SAFE", inForce, other);
        assertThat(rule.options()).containsExactly("entry=SAFE", "men=16");
        assertThat(rule.alternatives())
                .containsExactly(new Rule.Alternative("Eight, caught.", List.of("entry=UNSAFE", "men=8"), List.of()));
    }

    @Test
    void anAlternativeNamesWhatWouldHaveToChange() {
        Reading other = UNSAFE.with("men=16");
        assertThat(rule("SAFE", "SAFE", SAFE, other).alternatives())
                .extracting(Rule.Alternative::options)
                .containsExactly(List.of("entry=UNSAFE"));
    }

    @Test
    void optionsAreNamedWithTheirValues() {
        RulebookWriter writer = new RulebookWriter(List.of(option("men", "16", "8")));
        assertThat(writer.option("men")).isEqualTo("men=16");
        assertThatThrownBy(() -> writer.option("women"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("there is no option women");
    }

    @Test
    void rulesKeepTheirOrder() {
        Rule other =
                Rule.builder(new RuleId("toy.other"), "Other", "Another rule.").build();
        assertThat(new RulebookWriter(List.of())
                        .add(other)
                        .add(ENTRY, "Entry", NOT_OFFERED)
                        .rules())
                .extracting(Rule::id)
                .containsExactly(other.id(), ENTRY);
    }
}
