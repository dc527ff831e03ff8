package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleIdTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "latrunculi.entry",
                "game.over",
                "a.b",
                "latrunculi.entry.between-two",
                "0.-",
                "z9.a0",
                "a.b.c.d.e"
            })
    void wordsSeparatedByDotsAreAnId(String text) {
        assertThat(new RuleId(text)).hasToString(text);
        assertThat(new RuleId(text).value()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ".",
                "a",
                "latrunculi",
                "a.",
                ".a",
                "a..b",
                "a.b.",
                "A.b",
                "a.B",
                "a b.c",
                "a.b ",
                "a_b.c",
                "a.b\n",
                "a.\u00e9",
                "\uff41.b",
                "a.\u0430",
                "a/b.c",
                "a.\ud800",
                "a.`",
                "a.{",
                "a.:",
                "a./",
                "a.b\0"
            })
    void anythingElseIsNone(String text) {
        assertThatThrownBy(() -> new RuleId(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("not a rule id");
    }

    @Test
    void theErrorNamesTheOffsetOfTheFirstCharacterThatDoesNotBelong() {
        assertThatThrownBy(() -> new RuleId("game.Over")).hasMessage("not a rule id, at offset 5: \"game.Over\"");
    }

    @ParameterizedTest
    @MethodSource("longTexts")
    void longTextsGetAShortError(String text) {
        assertThatThrownBy(() -> new RuleId(text)).satisfies(thrown -> {
            assertThat(thrown.getMessage().length()).isLessThan(500);
            assertThat(thrown.getMessage()).matches("[ -~]*");
        });
    }

    static Stream<String> longTexts() {
        return Stream.of("a", "\ud800", ".", "a.B", "a.\n").map(unit -> unit.repeat(300_000));
    }

    @Test
    void idsAreEqualWhenTheirTextsAre() {
        assertThat(new RuleId("game.over"))
                .isEqualTo(RuleId.GAME_OVER)
                .hasSameHashCodeAs(RuleId.GAME_OVER)
                .isNotEqualTo(new RuleId("game.ove"))
                .isNotEqualTo("game.over")
                .isNotEqualTo(null);
    }

    @Test
    void idsSortByTheirTexts() {
        List<RuleId> sorted =
                Stream.of("b.a", "a.b", "a-.b", "a.a").map(RuleId::new).sorted().toList();
        assertThat(sorted).extracting(RuleId::value).containsExactly("a-.b", "a.a", "a.b", "b.a");
    }

    @Test
    void theIdThatAllGamesShareIsStable() {
        assertThat(RuleId.GAME_OVER).hasToString("game.over");
    }
}
