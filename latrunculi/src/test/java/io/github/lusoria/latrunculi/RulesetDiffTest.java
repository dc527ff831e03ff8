package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.latrunculi.RulesetDiff.Option;
import io.github.lusoria.latrunculi.RulesetDiff.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("once")
class RulesetDiffTest {
    private static final int POSITIONS = 6000;

    private static RulesetDiff diff(String first, String second) {
        return RulesetDiff.between(
                Latrunculi.of(Latrunculi.GAME + "/" + first),
                Latrunculi.of(Latrunculi.GAME + "/" + second),
                RulesetDiff.DEFAULT_SEED,
                POSITIONS);
    }

    private static Witness witness(String first, String second) {
        RulesetDiff diff = diff(first, second);
        return diff.witness().orElseThrow(() -> new AssertionError(diff.text()));
    }

    // ---- what is found

    @Test
    void schadlersOptionsDifferInEntryAndTheWitnessGoesBetweenTwoEnemies() {
        RulesetDiff diff = diff("schadler-1994", "schadler-2001");
        assertThat(diff.options()).containsExactly(new Option("entry", "SAFE", "ONLY_IF_IT_TRAPS", Scope.POSITION));
        Witness witness = diff.witness().orElseThrow();
        assertThat(witness.first().setup().pieces()).hasSize(3);
        assertThat(witness.first().toString()).isEqualTo(witness.second().toString());
        assertThat(witness.secondOnly()).isEmpty();
        assertThat(witness.changed()).isEmpty();
        assertThat(witness.firstOnly()).isNotEmpty().allSatisfy(only -> {
            assertThat(only.refusal().rule()).isEqualTo(LatrunculiRuleIds.ENTRY);
            assertThat(only.refusal().reason().text()).contains("lies between two enemies");
        });
    }

    /** Each line: a ruleset, the change of one option. */
    @ParameterizedTest
    @CsvSource({
        "seega-8x8, placement=ONE_BY_ONE",
        "seega-8x8, barred=d4",
        "seega-8x8, walk=SLIDE",
        "seega-6x7, directions=ALL",
        "falkener, leap=ANY",
        "bell-8x8, leapers=ALL",
        "schadler-1994, leaps=ONE",
        "bell-8x7, leapt=TAKEN",
        "schadler-1994, capture=IMMEDIATE",
        "schadler-1994, doubleTrap=ANY_GUARD_FREES",
        "schadler-1994, removal=BEFORE_ONE",
        "schadler-1994, removal=BEFORE_ANY",
        "seneca, removal=BEFORE_ANY",
        "piso, corner=NONE",
        "piso, corner=PARTNER",
        "schadler-1994, entry=ONLY_IF_IT_TRAPS",
        "kowalski-8x12, dux=LIKE_A_MAN",
        "bell-8x8, again=NONE",
        "bell-8x8, again=MUST",
        "seega-11x16, loses=1",
        "seega-8x8, loses=NEVER",
        "seega-8x8, blocked=LOSS",
        "piso, blocked=LOSS",
        "bell-8x8, quiet=40",
        "bell-8x8, quiet=0",
        "seega-8x8, repetition=NO_REVERSAL",
        "falkener@ludii, repetition=NO_REVERSAL"
    })
    @Tag("thorough")
    void oneOptionShowsInASmallestPosition(String ruleset, String change) {
        RulesetDiff diff = diff(ruleset, ruleset + "?" + change);
        assertThat(diff.options()).singleElement().satisfies(option -> {
            assertThat(option.name() + "=" + option.second()).isEqualTo(change);
            assertThat(option.scope()).isEqualTo(Scope.POSITION);
        });
        Witness witness = diff.witness().orElseThrow(() -> new AssertionError(diff.text()));
        assertThat(witness.line()).isEmpty();
        assertReal(diff);
        assertNoPieceIsTooMany(diff);
    }

    /** Where pieces leap over enemies in all directions, chains of leaps come only with another option. */
    @Test
    void falkenersOtherReadingShowsInASmallestPosition() {
        RulesetDiff diff = diff("falkener", "falkener?leaps=SEVERAL&leapt=TAKEN");
        assertThat(diff.options()).extracting(Option::name).containsExactly("leaps", "leapt");
        assertThat(diff.witness().orElseThrow().line()).isEmpty();
        assertReal(diff);
    }

    @ParameterizedTest
    @CsvSource({
        "seega-8x8, NONE, POSITIONAL_SUPERKO",
        "seega-8x8, NONE, SITUATIONAL_SUPERKO",
        "falkener, NONE, POSITIONAL_SUPERKO",
        "falkener, NONE, THREEFOLD_DRAW",
        "kharebga-11x16, NONE, THREEFOLD_DRAW",
        "seega-8x8, SITUATIONAL_SUPERKO, POSITIONAL_SUPERKO",
        "falkener, SITUATIONAL_SUPERKO, POSITIONAL_SUPERKO",
        "schadler-2001, POSITIONAL_SUPERKO, THREEFOLD_DRAW"
    })
    void repetitionShowsInAGameAndInNoPosition(String ruleset, String one, String other) {
        RulesetDiff diff = diff(ruleset + "?repetition=" + one, ruleset + "?repetition=" + other);
        assertThat(diff.options()).containsExactly(new Option("repetition", one, other, Scope.GAME));
        assertThat(diff.witness().orElseThrow().line()).isNotEmpty().hasSizeLessThan(10);
        assertThat(diff.text()).contains("What is said of repetition needs a game, not a position.", "played: ");
        assertReal(diff);
    }

    @ParameterizedTest
    @ValueSource(strings = {"men=20", "duces=1"})
    void whatOnlyChangesTheStartHasNoWitnessAndIsNotSearchedFor(String change) {
        RulesetDiff diff = diff("schadler-2001", "schadler-2001?" + change);
        assertThat(diff.options()).extracting(Option::scope).containsExactly(Scope.START);
        assertThat(diff.witness()).isEmpty();
        assertThat(diff.positions()).isZero();
        assertThat(diff.text())
                .contains(
                        "No position of both shows " + change.substring(0, change.indexOf('=')),
                        "  first:  " + diff.first().initial(),
                        "  second: " + diff.second().initial());
    }

    @Test
    void anArrayAgainstPlacementIsADifferenceOfTheStart() {
        RulesetDiff diff = diff("museum-quintana", "museum-quintana?array=-&placement=ONE_BY_ONE");
        assertThat(diff.options()).extracting(Option::name).containsExactly("placement", "array");
        assertThat(diff.options()).extracting(Option::scope).containsOnly(Scope.START);
        assertThat(diff.witness()).isEmpty();
    }

    @Test
    void theMuseumsGameIsThatOfKharebgaRulesFromAnotherStart() {
        RulesetDiff diff = diff("museum-quintana", "kharebga-8x8");
        assertThat(diff.options()).extracting(Option::name).containsExactly("men", "placement", "array");
        assertThat(diff.options()).extracting(Option::scope).containsOnly(Scope.START);
    }

    @Test
    void everyOptionButTheSizeOfTheBoardIsCoveredHere() throws NoSuchMethodException {
        Set<String> covered = new TreeSet<>(Set.of("ranks", "files", "men", "duces", "array"));
        Stream.of(RulesetDiffTest.class
                        .getDeclaredMethod("oneOptionShowsInASmallestPosition", String.class, String.class)
                        .getAnnotation(CsvSource.class)
                        .value())
                .map(line -> line.replaceAll(".*, (\\w+)=.*", "$1"))
                .forEach(covered::add);
        assertThat(covered)
                .isEqualTo(Latrunculi.schadler2001().options().stream()
                        .map(RuleOption::name)
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    @ParameterizedTest
    @CsvSource({
        "bell-8x8, bell-8x8@ludii",
        "seneca, piso",
        "seneca, seneca@ludii",
        "schadler-2001, schadler-2001@ludii",
        "seega-10x10, kharebga-10x10",
        "bell-8x8, schadler-1994",
        "piso, seega-8x8@ludii"
    })
    @Tag("thorough")
    void listedRulesetsOfOneBoardHaveASmallWitness(String first, String second) {
        RulesetDiff diff = diff(first, second);
        assertThat(diff.witness().orElseThrow().first().setup().pieces()).hasSizeLessThanOrEqualTo(5);
        assertReal(diff);
        assertNoPieceIsTooMany(diff);
    }

    // ---- how it is carried over

    @Test
    void aTrapIsMarkedAsEachRulesetMarksIt() {
        Witness witness = witness("schadler-1994", "schadler-1994?doubleTrap=ANY_GUARD_FREES");
        assertThat(witness.first().toString()).doesNotContain("+").matches(".*[-|].* move .*");
        assertThat(witness.second().toString()).contains("+");
        assertThat(witness.changed())
                .isNotEmpty()
                .allSatisfy(changed -> assertThat(changed.second().events())
                        .hasSizeGreaterThan(changed.first().events().size()));
    }

    @Test
    void anOrdinaryTurnIsATurnWithARemovalFirstWhereTheRulesetHasThat() {
        Witness witness = witness("schadler-1994", "schadler-1994?removal=BEFORE_ONE");
        assertThat(witness.first().phase()).isEqualTo(Phase.MOVE);
        assertThat(witness.second().phase()).isEqualTo(Phase.REMOVE);
    }

    @Test
    void quietMovesAndLastMovesStandOnlyWhereTheyAreKept() {
        assertThat(witness("bell-8x8", "bell-8x8?quiet=0"))
                .satisfies(witness -> assertThat(witness.first().toString()).endsWith(" 29"))
                .satisfies(witness -> assertThat(witness.second().toString()).endsWith(" -"));
        assertThat(witness("seega-8x8?repetition=NO_REVERSAL", "seega-8x8"))
                .satisfies(witness -> assertThat(witness.first().toString()).matches(".* - \\w\\d\\w\\d,\\."))
                .satisfies(witness -> assertThat(witness.second().toString()).endsWith(" -"));
    }

    // ---- contracts

    @Test
    void equalRulesDifferInNothing() {
        RulesetDiff diff = diff("piso", "piso");
        assertThat(diff.options()).isEmpty();
        assertThat(diff.witness()).isEmpty();
        assertThat(diff.positions()).isZero();
        assertThat(diff.text()).endsWith("\nThe rules are the same.\n");
    }

    @Test
    void boardsOfTwoSizesAreNotCompared() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> diff("bell-8x7", "bell-8x8"))
                .withMessage("rulesets are compared on one board, and latrunculi/bell-8x7 has 8 ranks and 7 files,"
                        + " latrunculi/bell-8x8 8 and 8");
    }

    @Test
    void theNumberOfPositionsIsNotNegative() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RulesetDiff.between(Latrunculi.schadler1994(), Latrunculi.schadler2001(), 1, -1))
                .withMessage("the number of positions is negative: -1");
    }

    @Test
    @Tag("thorough")
    void theSameSeedFindsTheSameAndAnotherSeedAnEquallySmallWitness() {
        LatrunculiRuleset first = Latrunculi.schadler1994();
        LatrunculiRuleset second = Latrunculi.schadler2001();
        assertThat(RulesetDiff.between(first, second).text())
                .isEqualTo(RulesetDiff.between(first, second, RulesetDiff.DEFAULT_SEED, RulesetDiff.DEFAULT_POSITIONS)
                        .text());
        RulesetDiff once = RulesetDiff.between(first, second, 7, 3000);
        assertThat(RulesetDiff.between(first, second, 7, 3000).text()).isEqualTo(once.text());
        for (long seed = -2; seed < 2; seed++) {
            Witness witness =
                    RulesetDiff.between(first, second, seed, 3000).witness().orElseThrow();
            assertThat(witness.first().setup().pieces()).hasSize(3);
        }
    }

    @Test
    void aSearchThatFindsNothingSaysSo() {
        RulesetDiff none = RulesetDiff.between(Latrunculi.schadler1994(), Latrunculi.schadler2001(), 1, 0);
        assertThat(none.witness()).isEmpty();
        assertThat(none.text())
                .contains("No difference was found in 0 positions. That is no proof that there is none.");
        LatrunculiRuleset bell = Latrunculi.of("latrunculi/bell-8x8");
        RulesetDiff few = RulesetDiff.between(bell, bell.with("leapt", "TAKEN"), 1, 10);
        assertThat(few.witness()).isEmpty();
        assertThat(few.positions()).isBetween(1, 10);
    }

    /** What stands on the board with a dux is no position of both, and nothing differs in the others. */
    @Test
    void onlyPositionsOfBothRulesetsAreCounted() {
        RulesetPair pair = new RulesetPair(Examples.SCHADLER_2001, Examples.schadler2001("duces", "1"));
        WitnessSearch search = new WitnessSearch(pair, 1, 1000);
        assertThat(search.find()).isEmpty();
        assertThat(search.tried()).isEqualTo(1000);
        assertThat(search.compared()).isBetween(1, 999);
    }

    // ---- proofs, from texts alone

    /** What the witness claims is what the two rulesets say when its texts are read back. */
    private static void assertReal(RulesetDiff diff) {
        Witness witness = diff.witness().orElseThrow();
        Game<LatrunculiPosition, LatrunculiMove> first = game(diff.first(), witness.first(), witness.line());
        Game<LatrunculiPosition, LatrunculiMove> second = game(diff.second(), witness.second(), witness.line());
        List<LatrunculiMove> firstOnly = new ArrayList<>(first.legalMoves());
        firstOnly.removeAll(second.legalMoves());
        List<LatrunculiMove> secondOnly = new ArrayList<>(second.legalMoves());
        secondOnly.removeAll(first.legalMoves());
        assertThat(witness.firstOnly()).extracting(Witness.Only::move).isEqualTo(firstOnly);
        assertThat(witness.secondOnly()).extracting(Witness.Only::move).isEqualTo(secondOnly);
        witness.firstOnly().forEach(only -> assertThat(only.refusal()).isEqualTo(second.legality(only.move())));
        witness.secondOnly().forEach(only -> assertThat(only.refusal()).isEqualTo(first.legality(only.move())));
        for (Witness.Changed changed : witness.changed()) {
            assertThat(changed.first().position())
                    .isEqualTo(first.play(changed.move()).position());
            assertThat(changed.second().position())
                    .isEqualTo(second.play(changed.move()).position());
            assertThat(told(changed.first())).isNotEqualTo(told(changed.second()));
        }
        assertThat(firstOnly.size() + secondOnly.size() + witness.changed().size())
                .isPositive();
    }

    private static Game<LatrunculiPosition, LatrunculiMove> game(
            LatrunculiRuleset ruleset, LatrunculiPosition start, List<LatrunculiMove> line) {
        Game<LatrunculiPosition, LatrunculiMove> game = Game.from(ruleset.parse(start.toString()));
        for (LatrunculiMove move : line) {
            game = game.play(move.toString());
        }
        return game;
    }

    private static String told(Witness.Effect effect) {
        return effect.position() + " " + effect.outcome();
    }

    /** No piece of the board can be taken away, with what its leaving unties, so that a difference stays. */
    private static void assertNoPieceIsTooMany(RulesetDiff diff) {
        RulesetPair pair = new RulesetPair(diff.first(), diff.second());
        SharedSetup setup = pair.shared(diff.witness().orElseThrow().first());
        setup.back.putAll(pair.shared(diff.witness().orElseThrow().second()).back);
        setup.quiet =
                Math.max(setup.quiet, pair.shared(diff.witness().orElseThrow().second()).quiet);
        assertThat(pair.differs(setup)).isTrue();
        for (Square square : setup.pieces.keySet()) {
            SharedSetup fewer = setup.copy();
            fewer.pieces.remove(square);
            fewer.back.values().removeIf(move -> move.to().equals(square));
            fewer.settle();
            assertThat(pair.differs(fewer)).as("without %s", square).isFalse();
        }
    }
}
