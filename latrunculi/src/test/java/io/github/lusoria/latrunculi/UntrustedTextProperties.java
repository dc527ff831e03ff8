package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.RulesException;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.testkit.HostileTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/** Whatever stands in a text, Ludus Latrunculorum reads it rightly or refuses it clearly. */
class UntrustedTextProperties {
    /** A text, with a position of the ruleset that it is for. */
    record Given(LatrunculiPosition position, String text) {}

    private interface Good {
        List<String> texts(LatrunculiRuleset ruleset);
    }

    private static Arbitrary<Given> given(Good good) {
        return Arbitraries.of(UntrustedTextExamples.RULESETS)
                .flatMap(ruleset -> {
                    List<String> texts = good.texts(ruleset);
                    return Combinators.combine(
                                    Arbitraries.of(UntrustedTextExamples.positions(ruleset)),
                                    Arbitraries.frequencyOf(
                                            Tuple.of(4, HostileTexts.near(texts)),
                                            Tuple.of(1, HostileTexts.any(texts))))
                            .as(Given::new);
                })
                .withoutEdgeCases();
    }

    @Provide
    Arbitrary<Given> positionTexts() {
        return given(ruleset -> UntrustedTextExamples.texts(UntrustedTextExamples.positions(ruleset)));
    }

    @Provide
    Arbitrary<Given> moveTexts() {
        return given(UntrustedTextExamples::moves);
    }

    @Provide
    Arbitrary<String> squareTexts() {
        List<String> squares = UntrustedTextExamples.SQUARES;
        return Arbitraries.oneOf(HostileTexts.near(squares), HostileTexts.any(squares));
    }

    @Provide
    Arbitrary<String> idTexts() {
        List<String> ids = UntrustedTextExamples.IDS;
        return Arbitraries.oneOf(HostileTexts.near(ids), HostileTexts.any(ids));
    }

    @Provide
    Arbitrary<Map<String, String>> options() {
        List<RuleOption> options = Latrunculi.schadler2001().options();
        List<String> names = new ArrayList<>();
        List<String> values = new ArrayList<>(List.of("2", "3", "8", "16", "31", "1000", "NEVER"));
        for (RuleOption option : options) {
            names.add(option.name());
            values.addAll(option.values());
        }
        Arbitrary<String> keys =
                Arbitraries.frequencyOf(Tuple.of(8, Arbitraries.of(names)), Tuple.of(1, HostileTexts.near(names)));
        Arbitrary<String> texts =
                Arbitraries.frequencyOf(Tuple.of(4, Arbitraries.of(values)), Tuple.of(1, HostileTexts.near(values)));
        return Arbitraries.maps(keys, texts).ofMaxSize(5);
    }

    @Property
    void aPositionIsReadOrRefused(@ForAll("positionTexts") Given given) {
        LatrunculiRuleset ruleset = given.position.ruleset();
        HostileTexts.readsOrRefuses(given.text, ruleset::parse).ifPresent(position -> {
            assertThat(position).hasToString(given.text);
            // and it is a position that can be played on
            assertThat(position.legalMoveCount() == 0)
                    .isEqualTo(position.outcome().isPresent());
            position.legalMoves().forEach(position::play);
            assertThat(ruleset.position(LatrunculiSetup.from(position))).isEqualTo(position);
        });
    }

    @Property
    void aMoveIsReadOrRefused(@ForAll("moveTexts") Given given) {
        LatrunculiRuleset ruleset = given.position.ruleset();
        HostileTexts.readsOrRefuses(given.text, ruleset::parseMove).ifPresent(move -> {
            assertThat(ruleset.action(ruleset.actionId(move))).isEqualTo(move);
            boolean way = given.text.chars().filter(c -> c == '-').count() > 1;
            assertThat(move.toString().equals(given.text)).isNotEqualTo(way);
        });
    }

    @Property
    void aMoveInAPositionIsReadPlayedOrRefused(@ForAll("moveTexts") Given given) {
        LatrunculiPosition position = given.position;
        HostileTexts.readsOrRefuses(given.text, position::parseMove)
                .ifPresent(move -> assertThat(position.legality(move).isLegal()).isEqualTo(position.isLegal(move)));
        try {
            LatrunculiPosition next = position.play(given.text);
            assertThat(next).isEqualTo(position.play(position.parseMove(given.text)));
            assertThat(Game.from(position).play(given.text).position()).isEqualTo(next);
        } catch (RulesException refusal) {
            HostileTexts.isFair(refusal, given.text);
        }
    }

    @Property
    void aSquareIsReadOrRefused(@ForAll("squareTexts") String text) {
        HostileTexts.readsOrRefuses(text, Square::parse)
                .ifPresent(square -> assertThat(square).hasToString(text));
    }

    @Property
    void anIdFindsARulesetOrIsRefused(@ForAll("idTexts") String text) {
        HostileTexts.readsOrRefuses(text, id -> (Object) Rulesets.of(id).id());
        try {
            Ruleset<?, ?> ruleset = Rulesets.of(text);
            assertThat(ruleset.id().game()).isEqualTo("latrunculi");
            assertThat((Object) Rulesets.of(ruleset.id())).isEqualTo(ruleset);
        } catch (RulesException refusal) {
            HostileTexts.isFair(refusal, text);
        }
    }

    @Property
    void optionsMakeARulesetOrAreRefusedAllAtOnce(@ForAll("options") Map<String, String> options) {
        List<String> names = Latrunculi.schadler2001().options().stream()
                .map(RuleOption::name)
                .toList();
        try {
            LatrunculiRuleset ruleset = Latrunculi.schadler2001().with(options);
            assertThat(names).containsAll(options.keySet());
            assertThat((Object) Rulesets.of(ruleset.toString())).isEqualTo(ruleset);
            assertThat(ruleset.initial().legalMoveCount())
                    .isEqualTo(ruleset.definition().squares());
            for (RuleOption option : ruleset.options()) {
                assertThat(options.getOrDefault(option.name(), option.value())).isEqualTo(option.value());
            }
        } catch (InvalidRulesetException refusal) {
            HostileTexts.isFair(refusal, options.toString());
            long unknown = options.keySet().stream()
                    .filter(key -> !names.contains(key))
                    .count();
            assertThat(refusal.violations().size()).isGreaterThanOrEqualTo((int) unknown);
        }
    }
}
