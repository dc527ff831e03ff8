package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.testkit.Proves;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A set-up describes anything; a ruleset makes a position of it or says everything that is wrong. */
class SetupTest {
    @Test
    void aFreshBuilderIsTheStart() {
        assertThat(Resources.TEXT.position(SigSetup.builder(2).build())).isEqualTo(Resources.TEXT.initial());
    }

    @Test
    void everyViolationIsNamedAtOnce() {
        SigSetup setup = SigSetup.builder(6)
                .put(1, Pilgrim.LOST)
                .put(2, Pilgrim.at(3).withSigs(2))
                .put(3, Pilgrim.at(15).withSigs(7))
                .put(4, Pilgrim.at(4).dragged())
                .put(5, Pilgrim.home(2))
                .ghoula(0)
                .build();
        assertThat(keys(Resources.TEXT.withPlayers(6), setup))
                .containsExactly(
                        "sigs-elsewhere", "seven-sigs", "dragged-elsewhere", "arrivals", "off-board", "lost-throws");
    }

    /** The rules that differ from the text, the position, and the one violation it has. */
    @ParameterizedTest(name = "{2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "players=2;1*/1*/1* G1 1;players",
                "sigCount=RESTART;3:2/1* G1 1;sigs-elsewhere",
                "seventhSig=MOVES;15:7/1* G1 1;seven-sigs",
                "drag=STEPWISE;3!/16 G4 1;dragged-elsewhere",
                "drag=STEPWISE;16/3! G4 1;dragged-elsewhere",
                "drag=IMMEDIATE;4!/16 G4 1;nobody-dragged",
                "sharedSquareCatches=true;4/16 G4 1;shared-square",
                "drag=STEPWISE;20:1/20:1 G4 -;arrivals",
                "drag=STEPWISE;20:2/3 G4 2;arrivals",
                "ghoulaStart=SQUARE_1;3/3 G0 2;off-board",
                "stayers=DRAGGED_FORWARD;1*/16 G4 2;stayers",
                "draggedMayMove=false;4!/4! G4 2;nobody-safe",
                "drag=STEPWISE;x/x G1 -;all-lost",
                "drag=STEPWISE;x/4 G1 -;not-over",
                "drag=STEPWISE;20:1/x G1 1;over",
                "end=FIRST_TO_KAABA;20:1/3 G1 1;over",
                "end=LAST_SURVIVOR;3/x G1 1;over",
                "end=LUDII;16/3 G15 1;over",
                "drag=STEPWISE;x/4 G1 1;lost-throws"
            })
    void whatIsWrongHasAKey(String option, String text, String key) {
        int equals = option.indexOf('=');
        SigRuleset ruleset = Resources.TEXT.with(option.substring(0, equals), option.substring(equals + 1));
        SigSetup setup =
                PositionText.read(text, (int) text.chars().filter(c -> c == '/').count() + 1);
        assertThat(keys(ruleset, setup)).containsExactly(key);
    }

    private static List<String> keys(SigRuleset ruleset, SigSetup setup) {
        try {
            throw new AssertionError("no violation: " + ruleset.position(setup));
        } catch (InvalidSetupException e) {
            for (Message violation : e.violations()) {
                assertThat(e.getMessage()).contains(violation.text()).doesNotContain("{", "}");
            }
            return e.violations().stream()
                    .map(each -> each.key().replace("sigwaduqqan.setup.", ""))
                    .toList();
        }
    }

    @Test
    void theSetupOfAPositionIsTurnedBackIntoIt() {
        for (String text : List.of("3!/15:2/20:1/x/1* G3 2", "20:2/x/20:1 G7 -")) {
            SigPosition position = Resources.position(text);
            SigSetup setup = SigSetup.from(position);
            assertThat(setup).hasToString(text);
            assertThat(position.ruleset().position(setup)).isEqualTo(position);
        }
    }

    @Test
    void positionsNeedNotBeOnesThatGamesReach() {
        assertThat(Resources.position("5!/6 G5 2").outcome()).isEmpty();
        assertThat(Resources.position("x/5 G1 2").outcome()).isEmpty();
    }

    @Test
    @Proves({
        "sigwaduqqan.end.decided",
        "sigwaduqqan.end.ghoula-home",
        "sigwaduqqan.end.last-survivor",
        "sigwaduqqan.end.first-home",
        "sigwaduqqan.winners"
    })
    void anEndIsWhatTheRulesSay() {
        assertThat(Resources.position("20:1/x G3 -").outcome()).get().hasToString("decided 1,0");
        assertThat(end("LAST_SURVIVOR", "16/x G3 -")).isEqualTo("last-survivor 1,0");
        assertThat(end("LAST_SURVIVOR", "20:1/20:2 G3 -")).isEqualTo("decided 1,1");
        assertThat(end("LUDII", "16/3/x G15 -")).isEqualTo("ghoula-home 1,1,0");
        assertThat(end("LUDII", "16/x/x G15 -")).isEqualTo("ghoula-home 1,0,0");
        assertThat(end("LUDII", "16/x/x G3 -")).isEqualTo("last-survivor 1,0,0");
        assertThat(end("FIRST_TO_KAABA", "16/20:1/x G3 -")).isEqualTo("first-home 0,1,0");
        assertThat(end("FIRST_TO_KAABA", "20:2/20:1 G3 -")).isEqualTo("first-home 0,1");
    }

    private static String end(String end, String text) {
        return Resources.position(Resources.TEXT.with("end", end), text)
                .outcome()
                .orElseThrow()
                .toString();
    }

    @Test
    void aBuilderCanGoOnAfterItHasBuilt() {
        SigSetup.Builder builder = SigSetup.builder(2).put(1, Pilgrim.at(2)).over();
        SigSetup first = builder.build();
        SigSetup second = builder.put(1, Pilgrim.at(3)).seatToThrow(2).ghoula(4).build();
        assertThat(first).hasToString("2/1* G1 -").isNotEqualTo(second);
        assertThat(second).hasToString("3/1* G4 2");
        assertThat(second.pilgrims()).containsExactly(Pilgrim.at(3), Pilgrim.AT_START);
        assertThat(second.ghoula()).isEqualTo(4);
        assertThat(second.seatToThrow()).hasValue(2);
    }

    @Test
    void setupsAreEqualWhenTheyDescribeTheSame() {
        SigSetup one = SigSetup.builder(2).put(1, Pilgrim.at(2)).build();
        assertThat(one)
                .isEqualTo(SigSetup.builder(2).put(1, Pilgrim.at(2)).build())
                .hasSameHashCodeAs(SigSetup.builder(2).put(1, Pilgrim.at(2)).build())
                .isNotEqualTo(SigSetup.builder(2).put(2, Pilgrim.at(2)).build())
                .isNotEqualTo(
                        SigSetup.builder(2).put(1, Pilgrim.at(2)).ghoula(2).build())
                .isNotEqualTo(
                        SigSetup.builder(2).put(1, Pilgrim.at(2)).seatToThrow(2).build())
                .isNotEqualTo("2/1* G1 1")
                .doesNotHaveSameHashCodeAs(
                        SigSetup.builder(2).put(2, Pilgrim.at(2)).build())
                .doesNotHaveSameHashCodeAs(
                        SigSetup.builder(2).put(1, Pilgrim.at(2)).ghoula(2).build());
    }

    @Test
    void numbersOutOfRangeAreRefusedAtOnce() {
        assertThat(SigSetup.builder(1).build()).hasToString("1* G1 1");
        assertThat(SigSetup.builder(1000).build().pilgrims()).hasSize(1000);
        assertThatThrownBy(() -> SigSetup.builder(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SigSetup.builder(1001)).isInstanceOf(IllegalArgumentException.class);
        SigSetup.Builder builder = SigSetup.builder(2);
        assertThatThrownBy(() -> builder.put(0, Pilgrim.LOST)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> builder.put(3, Pilgrim.LOST)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> builder.ghoula(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.ghoula(16)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.seatToThrow(0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> builder.seatToThrow(3)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void nullIsRefusedByName() {
        assertThatThrownBy(() -> SigSetup.builder(2).put(1, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("pilgrim");
        assertThatThrownBy(() -> SigSetup.from(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("position");
        assertThatThrownBy(() -> Resources.TEXT.position(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("setup");
    }
}
