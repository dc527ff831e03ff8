package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.Repetition;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.UnknownRulesetException;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import io.github.lusoria.latrunculi.LatrunculiRules.Entry;
import io.github.lusoria.latrunculi.LatrunculiRules.Leap;
import io.github.lusoria.latrunculi.LatrunculiRules.Leaps;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A ruleset's options, its id, and what is refused. */
class OptionsTest {
    private static final LatrunculiRules RULES = Examples.SCHADLER_2001.definition();

    @Test
    void schadler2001IsAsItsAuthorWroteIt() {
        assertThat(RULES.ranks()).isEqualTo(8);
        assertThat(RULES.files()).isEqualTo(8);
        assertThat(RULES.squares()).isEqualTo(64);
        assertThat(RULES.men()).isEqualTo(16);
        assertThat(RULES.leap()).isEqualTo(Leap.ANY);
        assertThat(RULES.leaps()).isEqualTo(Leaps.SEVERAL);
        assertThat(RULES.doubleTrap()).isEqualTo(DoubleTrap.PAIRS);
        assertThat(RULES.entry()).isEqualTo(Entry.ONLY_IF_IT_TRAPS);
        assertThat(RULES.loses()).hasValue(1);
        assertThat(RULES.blocked()).isEqualTo(Blocked.PASS);
        assertThat(RULES.quiet()).isZero();
        assertThat(RULES.repetition()).isEqualTo(LatrunculiRules.Repetition.NONE);
        assertThat(Examples.SCHADLER_2001.repetition()).isEqualTo(Repetition.NONE);
    }

    @Test
    void theCatalogueListsSchadler2001() {
        assertThat((Object) Rulesets.of("latrunculi/schadler-2001")).isEqualTo(Examples.SCHADLER_2001);
        assertThat(Latrunculi.all()).contains(Examples.SCHADLER_2001);
    }

    @Test
    void anIdSpellsTheOptionsThatDifferSortedByKey() {
        LatrunculiRuleset ruleset =
                Examples.schadler2001("repetition", "THREEFOLD_DRAW", "men", "20", "entry", "SAFE", "blocked", "PASS");
        assertThat(ruleset).hasToString("latrunculi/schadler-2001?entry=SAFE&men=20&repetition=THREEFOLD_DRAW");
    }

    @Test
    void anIdWithOptionsFindsItsRuleset() {
        assertThat((Object) Rulesets.of("latrunculi/schadler-2001?men=20&entry=SAFE"))
                .isEqualTo(Examples.schadler2001("entry", "SAFE", "men", "20"));
    }

    @Test
    void anOptionSetBackToItsDefaultIsSpelledNoMore() {
        assertThat(Examples.schadler2001("men", "20", "men", "16")).isEqualTo(Examples.SCHADLER_2001);
        assertThat((Object) Rulesets.of("latrunculi/schadler-2001?men=16")).isEqualTo(Examples.SCHADLER_2001);
    }

    @Test
    void optionsAreListedInAStableOrderWithTheirValues() {
        assertThat(Examples.schadler2001("men", "20").options().stream().map(RuleOption::toString))
                .containsExactly(
                        "ranks=8",
                        "files=8",
                        "men=20",
                        "duces=0",
                        "placement=ONE_BY_ONE",
                        "array=-",
                        "barred=-",
                        "walk=STEP",
                        "directions=ORTHOGONAL",
                        "leap=ANY",
                        "leapers=ALL",
                        "leaps=SEVERAL",
                        "leapt=SPARED",
                        "capture=TRAP",
                        "doubleTrap=PAIRS",
                        "removal=INSTEAD",
                        "corner=NONE",
                        "entry=ONLY_IF_IT_TRAPS",
                        "dux=LIKE_A_MAN",
                        "again=NONE",
                        "loses=1",
                        "blocked=PASS",
                        "quiet=0",
                        "repetition=NONE");
    }

    @Test
    void everyOptionCanBeSpelledByTheBuilder() {
        LatrunculiRules rules = RULES.toBuilder()
                .ranks(7)
                .files(6)
                .men(9)
                .leap(Leap.ENEMY)
                .leaps(Leaps.ONE)
                .doubleTrap(DoubleTrap.ANY_GUARD_FREES)
                .entry(Entry.SAFE)
                .neverReduced()
                .blocked(Blocked.COUNT)
                .quiet(30)
                .repetition(LatrunculiRules.Repetition.NO_REVERSAL)
                .build();
        LatrunculiRuleset ruleset = Examples.ruleset(rules);
        assertThat(ruleset)
                .hasToString("latrunculi/schadler-2001?blocked=COUNT&doubleTrap=ANY_GUARD_FREES&entry=SAFE&files=6"
                        + "&leap=ENEMY&leaps=ONE&loses=NEVER&men=9&quiet=30&ranks=7&repetition=NO_REVERSAL");
        assertThat((Object) Rulesets.of(ruleset.toString())).isEqualTo(ruleset);
        assertThat(((LatrunculiRuleset) Rulesets.of(ruleset.toString())).definition())
                .isEqualTo(rules);
    }

    @ParameterizedTest(name = "{0}={1}")
    @CsvSource({
        "men,x",
        "men,1",
        "men,33",
        "men,016",
        "men,+16",
        "men,\uff11\uff16",
        "men,99999999999",
        "men,''",
        "ranks,1",
        "ranks,13",
        "files,17",
        "files,8.0",
        "leap,any",
        "leap,SUICIDE",
        "leap,NONE",
        "leaps,TWO",
        "doubleTrap,PAIR",
        "entry,UNSAFE",
        "loses,-1",
        "loses,16",
        "loses,never",
        "blocked,LOSE",
        "quiet,-1",
        "quiet,1001",
        "repetition,SUPERKO",
        "Men,16",
        "duces,2",
        "placement,ARRAY",
        "array,8/8/8/8/8/8/8/8",
        "barred,a9",
        "barred,x",
        "walk,SLIDE",
        "walk,HOP",
        "directions,ALL",
        "leapers,DUX",
        "leapt,NO",
        "capture,IMMEDIATE",
        "removal,AFTER",
        "corner,PARTNER",
        "dux,SAFE",
        "again,MAY",
        "'',16"
    })
    void anOptionOrValueThatIsNoneIsRefused(String option, String value) {
        assertThatThrownBy(() -> Examples.SCHADLER_2001.with(option, value))
                .isInstanceOfSatisfying(InvalidRulesetException.class, thrown -> {
                    assertThat(thrown.violations()).isNotEmpty();
                    assertThat(thrown.getMessage()).contains(option);
                    for (Message violation : thrown.violations()) {
                        assertThat(violation.key()).startsWith("latrunculi.options.");
                    }
                });
    }

    @Test
    void everythingThatIsWrongIsNamedAtOnce() {
        Map<String, String> options = new HashMap<>();
        options.put("men", "x");
        options.put("ranks", "y");
        options.put("noSuch", "z");
        options.put("entry", "q");
        assertThatThrownBy(() -> Examples.SCHADLER_2001.with(options))
                .isInstanceOfSatisfying(InvalidRulesetException.class, thrown -> {
                    assertThat(thrown.violations()).hasSize(4);
                    assertThat(thrown.getMessage()).contains("men", "ranks", "noSuch", "entry");
                });
    }

    @Test
    void everyNumberOutOfRangeIsNamedAtOnce() {
        LatrunculiRules.Builder builder =
                RULES.toBuilder().ranks(1).files(17).quiet(-1).men(100).losesAt(-1);
        assertThatThrownBy(builder::build).isInstanceOfSatisfying(InvalidRulesetException.class, thrown -> {
            assertThat(thrown.violations()).hasSize(5);
            assertThat(thrown.getMessage()).contains("ranks", "files", "quiet", "men", "loses");
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -20, -1, 2, Integer.MAX_VALUE})
    void aWrongNumberOfDucesIsToldOnce(int duces) {
        LatrunculiRules.Builder builder = RULES.toBuilder().duces(duces);
        assertThatThrownBy(builder::build)
                .isInstanceOfSatisfying(
                        InvalidRulesetException.class,
                        thrown -> assertThat(thrown.violations())
                                .extracting(Message::toString)
                                .containsExactly("duces is a whole number from 0 to 1, not " + duces));
    }

    @Test
    void severalLeapsNeedALeap() {
        assertThatThrownBy(() -> Examples.SCHADLER_2001.with("leap", "NONE"))
                .isInstanceOf(InvalidRulesetException.class)
                .hasMessageContaining("leaps=SEVERAL");
        assertThat(Examples.SCHADLER_2001
                        .with(Map.of("leap", "NONE", "leaps", "ONE"))
                        .definition()
                        .leap())
                .isEqualTo(Leap.NONE);
    }

    @Test
    void everyContradictionIsNamedAtOnce() {
        LatrunculiRules.Builder builder = RULES.toBuilder()
                .walk(LatrunculiRules.Walk.SLIDE)
                .again(LatrunculiRules.Again.MUST)
                .directions(LatrunculiRules.Directions.ALL)
                .corner(LatrunculiRules.Corner.PARTNER)
                .dux(LatrunculiRules.Dux.SAFE)
                .leapers(LatrunculiRules.Leapers.DUX)
                .placement(LatrunculiRules.Placement.ARRAY);
        assertThatThrownBy(builder::build).isInstanceOfSatisfying(InvalidRulesetException.class, thrown -> {
            assertThat(thrown.violations()).hasSizeGreaterThanOrEqualTo(7);
            assertThat(thrown.getMessage())
                    .contains("walk=STEP", "again", "directions", "corner", "dux", "leapers", "array")
                    .matches("[ -~]+");
        });
    }

    @Test
    void theMenFitOnTheBoard() {
        assertThatThrownBy(() -> Examples.SCHADLER_2001.with("ranks", "2"))
                .isInstanceOf(InvalidRulesetException.class)
                .hasMessageContaining("men");
        assertThat(Examples.SCHADLER_2001
                        .with(Map.of("ranks", "2", "men", "8"))
                        .definition()
                        .squares())
                .isEqualTo(16);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "9", "\n", "\ud800", "\uff18"})
    void aMillionCharactersAreRefusedInAFewWords(String unit) {
        String text = unit.repeat(1_000_000);
        assertThatThrownBy(() -> Examples.SCHADLER_2001.with("men", text))
                .isInstanceOf(InvalidRulesetException.class)
                .satisfies(thrown -> assertThat(thrown.getMessage()).matches("[ -~]{1,1000}"));
        assertThatThrownBy(() -> Examples.SCHADLER_2001.with(text, "16"))
                .isInstanceOf(InvalidRulesetException.class)
                .satisfies(thrown -> assertThat(thrown.getMessage()).matches("[ -~]{1,1000}"));
    }

    @ParameterizedTest(name = "\"{0}\" at {1}")
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            quoteCharacter = '"',
            value = {
                "\"\",0",
                "latrunculi,10",
                "/,0",
                "latrunculi/,11",
                "Latrunculi/schadler-2001,0",
                "latrunculi/schadler-2001 ,24",
                "latrunculi/schadler-2001?,25",
                "latrunculi/schadler-2001?men,28",
                "latrunculi/schadler-2001?men=,29",
                "latrunculi/schadler-2001?men=20&,32",
                "latrunculi/schadler-2001?men=20&men=20,32",
                "latrunculi/schadler-2001?men=20?entry=SAFE,31"
            })
    void textsThatAreNoIdsAreRefusedWhereTheyAreWrong(String text, int offset) {
        assertThatThrownBy(() -> Rulesets.of(text))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        thrown -> assertThat(thrown.offset())
                                .as(thrown.getMessage())
                                .isEqualTo(offset));
    }

    @Test
    void anUnknownRulesetIsAnsweredWithTheNearest() {
        assertThatThrownBy(() -> Rulesets.of("latrunculi/schadler-2010"))
                .isInstanceOf(UnknownRulesetException.class)
                .hasMessageContaining("latrunculi/schadler-2001");
    }

    /** The game's own entry point suggests as the catalogue does, whatever options stand behind. */
    @ParameterizedTest
    @ValueSource(strings = {"sega-8x8", "sega-8x8?men=3", "kowalski", "bell@ludi", "x"})
    void theGameSuggestsWhatTheCatalogueSuggests(String name) {
        String id = "latrunculi/" + name;
        UnknownRulesetException ofGame = catchThrowableOfType(UnknownRulesetException.class, () -> Latrunculi.of(id));
        UnknownRulesetException ofCatalogue =
                catchThrowableOfType(UnknownRulesetException.class, () -> Rulesets.of(id));
        assertThat(ofGame.nearest()).isEqualTo(ofCatalogue.nearest()).hasSize(3);
        assertThat(ofGame).hasMessage(ofCatalogue.getMessage());
    }

    @Test
    void theNearestComesFirst() {
        UnknownRulesetException unknown =
                catchThrowableOfType(UnknownRulesetException.class, () -> Latrunculi.of("latrunculi/sega-8x8"));
        assertThat(unknown.nearest()).startsWith("latrunculi/seega-8x8");
    }

    @Test
    void optionsInAnIdAreCheckedLikeAnyOthers() {
        assertThatThrownBy(() -> Rulesets.of("latrunculi/schadler-2001?men=x"))
                .isInstanceOf(InvalidRulesetException.class);
        assertThatThrownBy(() -> Rulesets.of("latrunculi/schadler-2001?leap=NONE"))
                .isInstanceOf(InvalidRulesetException.class);
    }

    @Test
    void nullIsRefusedByName() {
        assertThatThrownBy(() -> Examples.SCHADLER_2001.with((String) null, "1"))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("option");
        assertThatThrownBy(() -> Examples.SCHADLER_2001.with("men", null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("value");
        assertThatThrownBy(() -> Examples.SCHADLER_2001.with((Map<String, String>) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("options");
        assertThatThrownBy(() -> Examples.SCHADLER_2001.with((LatrunculiRules) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("changed");
        assertThatThrownBy(() -> RULES.toBuilder().leap(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("value");
        Map<String, String> withNull = new HashMap<>();
        withNull.put("men", null);
        assertThatThrownBy(() -> Examples.SCHADLER_2001.with(withNull)).isInstanceOf(NullPointerException.class);
    }

    @Test
    void whatFollowsFromAWrongNumberIsNotToldBesides() {
        assertThatThrownBy(() -> Examples.schadler2001("men", "1"))
                .hasMessage("invalid options: men is a whole number from 2 to 32, not 1");
        assertThatThrownBy(() -> Examples.schadler2001("men", "33"))
                .hasMessage("invalid options: men is a whole number from 2 to 32, not 33");
    }

    @Test
    void aSideCanBeReducedToAllButOneOfItsPieces() {
        LatrunculiRuleset withDux = Examples.schadler2001("duces", "1");
        assertThat(withDux.with("loses", "16").definition().loses()).hasValue(16);
        assertThatThrownBy(() -> withDux.with("loses", "17"))
                .isInstanceOf(InvalidRulesetException.class)
                .hasMessageContaining("loses is a whole number from 0 to 16, not 17");
    }

    @Test
    void chainsOfLeapsOverEnemiesInAllDirectionsTakeThem() {
        String stars = "latrunculi/schadler-2001?capture=IMMEDIATE&entry=SAFE&directions=ALL&leaps=SEVERAL&leap=";
        for (Leap over : new Leap[] {Leap.ANY, Leap.ENEMY}) {
            assertThatThrownBy(() -> Latrunculi.of(stars + over))
                    .isInstanceOf(InvalidRulesetException.class)
                    .hasMessageContaining("needs leapt=TAKEN");
            assertThat(Latrunculi.of(stars + over + "&leapt=TAKEN").definition().leapt())
                    .isEqualTo(LatrunculiRules.Leapt.TAKEN);
        }
        assertThat(Latrunculi.of(stars + Leap.OWN_OR_TRAPPED).definition().leapt())
                .isEqualTo(LatrunculiRules.Leapt.SPARED);
    }
}
