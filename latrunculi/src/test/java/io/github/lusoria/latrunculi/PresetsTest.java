package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.testkit.Proves;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The listed rulesets are those of the specification, each with every fact of it; {@code rulesets.txt} spells them out. */
class PresetsTest {
    private static final Map<String, List<String>> FACTS = read();

    /** Ids and the options of each, as {@code key=value} in the documented order. */
    private static Map<String, List<String>> read() {
        Map<String, List<String>> facts = new LinkedHashMap<>();
        List<String> options = new ArrayList<>();
        try (InputStream in = PresetsTest.class.getResourceAsStream("rulesets.txt")) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                if (line.startsWith("latrunculi/")) {
                    options = new ArrayList<>();
                    facts.put(line, options);
                } else if (line.startsWith(" ")) {
                    options.addAll(List.of(line.strip().split(" ")));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return facts;
    }

    @Test
    void thirtyRulesetsAreListedInTwoReadings() {
        assertThat(FACTS).hasSize(60);
        assertThat(Latrunculi.all().stream().map(LatrunculiRuleset::toString))
                .containsExactlyElementsOf(FACTS.keySet());
    }

    /** The list is kept once it is made; made anew it is that of the specification, too. */
    @Test
    void theListIsMadeAsTheSpecificationHasIt() {
        Map<String, List<String>> made = new LinkedHashMap<>();
        for (LatrunculiRuleset ruleset : Presets.all()) {
            made.put(
                    ruleset.toString(),
                    ruleset.options().stream().map(RuleOption::toString).toList());
            String name = ruleset.id().name();
            assertThat(ruleset.title().contains("Seega")).as(name).isEqualTo(name.startsWith("seega-"));
            assertThat(ruleset.title().contains("Kharebga")).as(name).isEqualTo(name.startsWith("kharebga-"));
        }
        assertThat(made).containsExactlyEntriesOf(FACTS);
    }

    @TestFactory
    @Proves({
        "latrunculi.board",
        "latrunculi.men",
        "latrunculi.dux",
        "latrunculi.placement",
        "latrunculi.array",
        "latrunculi.barred",
        "latrunculi.directions",
        "latrunculi.step",
        "latrunculi.slide",
        "latrunculi.leap",
        "latrunculi.several-leaps",
        "latrunculi.leapt",
        "latrunculi.capture",
        "latrunculi.trap",
        "latrunculi.double-trap",
        "latrunculi.removal",
        "latrunculi.corner",
        "latrunculi.entry",
        "latrunculi.again",
        "latrunculi.end.reduced",
        "latrunculi.end.blocked",
        "latrunculi.end.quiet",
        "latrunculi.no-reversal"
    })
    Stream<DynamicTest> everyOptionIsAsTheSpecificationHasIt() {
        return FACTS.entrySet().stream()
                .map(entry ->
                        DynamicTest.dynamicTest(entry.getKey(), () -> hasOptions(entry.getKey(), entry.getValue())));
    }

    private static void hasOptions(String id, List<String> options) {
        LatrunculiRuleset ruleset = Latrunculi.of(id);
        assertThat(ruleset).hasToString(id);
        assertThat((Object) Rulesets.of(id)).isEqualTo(ruleset);
        assertThat(Latrunculi.all()).contains(ruleset);
        assertThat(ruleset.options().stream().map(RuleOption::toString)).containsExactlyElementsOf(options);
        assertThat(ruleset.title()).isNotBlank();
        assertThat(ruleset.version()).isEqualTo(1);
    }

    /** What the builder makes of the same facts is the same ruleset, so that a listed ruleset has nothing beside options. */
    @TestFactory
    Stream<DynamicTest> aRulesetIsItsOptions() {
        return FACTS.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> {
                    Map<String, String> options = new LinkedHashMap<>();
                    entry.getValue().forEach(option -> options.put(option.split("=", 2)[0], option.split("=", 2)[1]));
                    LatrunculiRuleset other = entry.getKey().contains("seega-6x6")
                            ? Latrunculi.of("latrunculi/seneca")
                            : Latrunculi.of("latrunculi/seega-6x6");
                    assertThat(other.with(options).definition())
                            .isEqualTo(Latrunculi.of(entry.getKey()).definition());
                }));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "schadler-2001, doubleTrap repetition",
        "schadler-1994, doubleTrap repetition",
        "seneca, doubleTrap removal repetition",
        "piso, repetition",
        "museum-quintana, repetition",
        "falkener, repetition",
        "kowalski-10x11, repetition",
        "kowalski-8x12, repetition",
        "bell-8x7, again leapt repetition",
        "bell-8x8, again leapt repetition",
        "seega-6x6, barred loses repetition",
        "seega-11x16, barred loses repetition",
        "kharebga-6x6, barred loses repetition",
        "kharebga-11x16, barred loses repetition"
    })
    void theReadingsDifferIn(String name, String keys) {
        Set<String> differences = new TreeSet<>();
        List<String> text = FACTS.get("latrunculi/" + name);
        List<String> ludii = FACTS.get("latrunculi/" + name + "@ludii");
        for (int i = 0; i < text.size(); i++) {
            if (!text.get(i).equals(ludii.get(i))) {
                differences.add(text.get(i).split("=", 2)[0]);
            }
        }
        assertThat(String.join(" ", differences)).isEqualTo(keys);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "schadler-2001, 8/8/8/8/8/8/8/8 w M16m16 place -",
        "schadler-1994@ludii, 8/8/8/8/8/8/8/8 w M16m16 place -",
        "'seneca', '8/8/8/8/8/8/8/8 w M20m20 place - .,.'",
        "seneca@ludii, 8/8/8/8/8/8/8/8 w M20m20 place -",
        "'piso', '8/8/8/8/8/8/8/8 w M20m20 place - .,.'",
        "museum-quintana, mmmmmmmm/mmmmmmmm/8/8/8/8/MMMMMMMM/MMMMMMMM w - move -",
        "kowalski-10x11, mmmmmdmmmmm/11/11/11/11/11/11/11/11/MMMMMDMMMMM w - move -",
        "kowalski-8x12, mmmmmmmmmmmm/5d6/12/12/12/12/6D5/MMMMMMMMMMMM w - move -",
        "bell-8x7, 7/7/7/7/7/7/7/7 w M16D1m16d1 place 0",
        "bell-8x8@ludii, 8/8/8/8/8/8/8/8 w M16D1m16d1 place 0",
        "seega-6x7, 7/7/7/7/7/7 w M20m20 place -",
        "kharebga-11x16, 16/16/16/16/16/16/16/16/16/16/16 w M87m87 place -"
    })
    @Proves({"latrunculi.board", "latrunculi.men", "latrunculi.array"})
    void aGameStartsAt(String name, String text) {
        assertThat(Latrunculi.of("latrunculi/" + name).initial()).hasToString(text);
    }

    /** Section 9: men each are half the squares less two, and the barred square is a central one. */
    @Test
    void seegaAndKharebgaLeaveTwoSquaresEmpty() {
        for (LatrunculiRuleset ruleset : Latrunculi.all()) {
            LatrunculiRules rules = ruleset.definition();
            if (ruleset.toString().contains("ega-") || ruleset.toString().contains("bga-")) {
                assertThat(rules.men()).as("%s", ruleset).isEqualTo((rules.squares() - 2) / 2);
                rules.barred().ifPresent(square -> {
                    assertThat(square.file()).isIn((rules.files() + 1) / 2, rules.files() / 2 + 1);
                    assertThat(square.rank()).isIn((rules.ranks() + 1) / 2, rules.ranks() / 2 + 1);
                });
            }
        }
    }

    /** Section 7, Falkener: White's every second square, and Black's the same turned by half a turn. */
    @Test
    void falkenersBoardIsTheSameWhenTurned() {
        LatrunculiPosition start = Latrunculi.of("latrunculi/falkener").initial();
        Map<Square, Piece> pieces = Boards.pieces(start);
        assertThat(pieces).hasSize(60);
        pieces.forEach((square, piece) -> {
            assertThat((square.file() + square.rank()) % 2).isZero();
            assertThat(piece.side()).isEqualTo(square.rank() <= 5 ? Side.WHITE : Side.BLACK);
            Square turned = Square.of(13 - square.file(), 13 - square.rank());
            assertThat(pieces.get(turned).side()).isEqualTo(piece.side().opponent());
        });
    }
}
