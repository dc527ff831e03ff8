package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Citation.Bearing;
import io.github.lusoria.core.Citation.Consulted;
import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.testkit.RulesetBattery;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rulebooks say what the options do, and where each rule is from. */
@Tag("once")
class RulebookTest {
    private static final LatrunculiRuleset YOUNGER = Latrunculi.schadler2001();
    private static final LatrunculiRuleset ELDER = Latrunculi.schadler1994();
    private static final int SMALL_BOARD = 64;

    private static Rule rule(LatrunculiRuleset ruleset, String id) {
        return ruleset.rule(new RuleId("latrunculi." + id)).orElseThrow();
    }

    private static List<String> assumed(LatrunculiRuleset ruleset) {
        return ruleset.rules().stream()
                .filter(rule -> rule.evidence() == Evidence.ASSUMED)
                .map(rule -> rule.id().value())
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> everyListedRulesetHasAWholeRulebook() {
        return Latrunculi.all().stream()
                .map(ruleset -> DynamicTest.dynamicTest(ruleset.toString(), () -> {
                    RulesetBattery<LatrunculiPosition, LatrunculiMove> battery = RulesetBattery.of(ruleset, 2);
                    battery.rulebook().rulebookIsWhole();
                    if (isFirstOfItsFamily(ruleset)) {
                        battery.rulebook().whatAnAlternativeChangesIsItsChoosersOwn();
                    }
                    // on small boards, where it is quick; all kinds of rules are in use there
                    if (ruleset.id().reading().isEmpty() && ruleset.definition().squares() <= SMALL_BOARD) {
                        battery.rulebook().rulesInUseAreThere();
                    }
                }));
    }

    private static boolean isFirstOfItsFamily(LatrunculiRuleset ruleset) {
        Family family = Family.of(ruleset.id().name());
        return Latrunculi.all().stream()
                .filter(each -> Family.of(each.id().name()) == family)
                .findFirst()
                .filter(each -> each.id().name().equals(ruleset.id().name()))
                .isPresent();
    }

    @Test
    void everyNameOfARuleIsUsedByARulebook() throws IllegalAccessException {
        Set<String> used = Latrunculi.all().stream()
                .flatMap(ruleset -> ruleset.rules().stream())
                .map(rule -> rule.id().value())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> named = new TreeSet<>(Set.of("game.over", "game.repetition", "game.ended-from-outside"));
        for (java.lang.reflect.Field field : LatrunculiRuleIds.class.getDeclaredFields()) {
            if (field.getType() == RuleId.class) {
                named.add(((RuleId) field.get(null)).value());
            }
        }
        assertThat(used).isEqualTo(named);
    }

    @Test
    void rulesComeInAnOrderThatAReaderCanFollow() {
        assertThat(YOUNGER.rules())
                .extracting(rule -> rule.id().value().replace("latrunculi.", ""))
                .containsExactly(
                        "board",
                        "men",
                        "dux",
                        "phases",
                        "placement",
                        "barred",
                        "first-player",
                        "turns",
                        "vacancy",
                        "directions",
                        "step",
                        "leap",
                        "several-leaps",
                        "final-square",
                        "leapt",
                        "enclosure",
                        "arrival",
                        "trap",
                        "bound",
                        "double-trap",
                        "release.guard-left",
                        "release.guard-trapped",
                        "removal",
                        "removal.when",
                        "corner",
                        "again",
                        "entry",
                        "pass",
                        "game.repetition",
                        "end.reduced",
                        "end.blocked",
                        "end.passes",
                        "end.quiet",
                        "game.over",
                        "game.ended-from-outside");
    }

    @Test
    void whatIsDecidedWithoutASourceIsMarkedAssumed() {
        assertThat(assumed(YOUNGER))
                .containsExactly(
                        "latrunculi.first-player",
                        "latrunculi.final-square",
                        "latrunculi.double-trap",
                        "latrunculi.removal.when",
                        "latrunculi.corner",
                        "latrunculi.again",
                        "latrunculi.pass",
                        "game.repetition",
                        "latrunculi.end.blocked",
                        "latrunculi.end.passes",
                        "latrunculi.end.quiet",
                        "game.over",
                        "game.ended-from-outside");
        assertThat(assumed(ELDER)).contains("latrunculi.entry");
        assertThat(assumed(Latrunculi.of("latrunculi/seneca")))
                .contains("latrunculi.no-reversal", "latrunculi.count.equal")
                .doesNotContain("latrunculi.corner", "latrunculi.removal", "latrunculi.end.blocked");
    }

    @Test
    void onlyEnclosingIsAttestedByAncientTexts() {
        for (LatrunculiRuleset ruleset : Latrunculi.all()) {
            assertThat(ruleset.rules())
                    .filteredOn(rule -> rule.evidence() == Evidence.ATTESTED)
                    .extracting(rule -> rule.id().value())
                    .as(ruleset.toString())
                    .containsExactly("latrunculi.enclosure");
        }
    }

    @Test
    void aTextThatIsSilentSupportsNothing() {
        Rule board = rule(YOUNGER, "board");
        assertThat(board.evidence()).isEqualTo(Evidence.SUGGESTION);
        assertThat(board.citations()).extracting(Citation::bearing).containsExactly(Bearing.SUPPORTS, Bearing.SILENT);
        assertThat(rule(ELDER, "entry").citations().get(0).bearing()).isEqualTo(Bearing.SILENT);
    }

    /** The Locus Ludi leaflet stood for the leap over enemies that it is reported to deny. */
    @Test
    void noSourceSupportsARuleAndWhatStandsAgainstIt() {
        for (LatrunculiRuleset ruleset : Latrunculi.all()) {
            for (Rule rule : ruleset.rules()) {
                List<Citation> support = rule.citations().stream()
                        .filter(citation -> citation.bearing() == Bearing.SUPPORTS)
                        .toList();
                List<Citation> others = rule.alternatives().stream()
                        .flatMap(other -> other.citations().stream())
                        .toList();
                assertThat(support).as("%s: %s", ruleset, rule).noneMatch(others::contains);
            }
        }
    }

    @Test
    void whatAReadingSaysOfLudiiIsCited() {
        for (LatrunculiRuleset ruleset : Latrunculi.all()) {
            Citation encoding =
                    Sources.encoding(Family.portalNumber(ruleset.id().name()));
            assertThat(ruleset.rules())
                    .filteredOn(rule -> rule.reading().contains("Ludii"))
                    .allSatisfy(rule -> assertThat(rule.citations())
                            .as("%s: %s", ruleset, rule)
                            .containsAnyOf(encoding, encoding.contradicts()));
        }
    }

    /** The texts of other rulesets stood for what the ruleset's own text says. */
    @Test
    void whatTheOtherReadingSaysIsCitedFromTheSameText() {
        assertThat(rule(Latrunculi.of("latrunculi/bell-8x8@ludii"), "leapt").alternatives())
                .singleElement()
                .satisfies(other -> assertThat(other.citations().get(0))
                        .isEqualTo(Sources.portal(541).quoting("The jumped piece is not captured by the move")));
        assertThat(Latrunculi.of("latrunculi/museum-quintana")
                        .rule(RuleId.REPETITION)
                        .orElseThrow()
                        .alternatives())
                .filteredOn(other -> other.options().contains("repetition=POSITIONAL_SUPERKO"))
                .singleElement()
                .satisfies(other -> assertThat(other.citations())
                        .containsExactly(
                                Sources.encoding(536), Sources.portal(536).silent()));
    }

    @Test
    void goingStraightBackIsAnOptionOfItsOwn() {
        for (String name : List.of("schadler-2001", "schadler-2001@ludii", "piso@ludii")) {
            assertThat(Latrunculi.of("latrunculi/" + name)
                            .rule(RuleId.REPETITION)
                            .orElseThrow()
                            .alternatives())
                    .filteredOn(other -> other.options().contains("repetition=NO_REVERSAL"))
                    .singleElement()
                    .satisfies(other -> {
                        assertThat(other.statement()).startsWith("Except by moves straight back, ");
                        assertThat(other.citations().get(0).quotation().orElseThrow())
                                .contains("back and forth");
                    });
        }
    }

    @Test
    void whatOnlyTheOtherReadingHasIsAnAlternative() {
        assertThat(rule(Latrunculi.of("latrunculi/seega-8x8"), "barred").alternatives())
                .singleElement()
                .satisfies(other -> {
                    assertThat(other.options()).containsExactly("barred=d4");
                    assertThat(other.citations().get(0)).isEqualTo(Sources.encoding(1598));
                });
        assertThat(rule(Latrunculi.of("latrunculi/seega-8x8@ludii"), "end.reduced")
                        .alternatives())
                .extracting(Rule.Alternative::options)
                .containsExactly(List.of("loses=NEVER"), List.of("loses=0"));
    }

    @Test
    void worksOnTheGamesThatGaveTheMovesAreNotCitedForTheBoard() {
        for (String name : List.of("seega-8x8", "kharebga-11x16", "seega-6x6@ludii")) {
            LatrunculiRuleset ruleset = Latrunculi.of("latrunculi/" + name);
            List<Citation> works = Family.of(ruleset.id().name()).works();
            for (String id : List.of("board", "men", "dux", "placement", "end.reduced")) {
                assertThat(rule(ruleset, id).citations()).as("%s %s", name, id).doesNotContainAnyElementsOf(works);
            }
            assertThat(rule(ruleset, name.startsWith("seega") ? "step" : "slide")
                            .citations())
                    .as(name)
                    .containsAll(works);
        }
    }

    @Test
    void worksThatWereNotReadSaySo() {
        Set<Consulted> ways = rule(YOUNGER, "release.guard-trapped").citations().stream()
                .map(Citation::consulted)
                .collect(Collectors.toSet());
        assertThat(ways).containsExactlyInAnyOrder(Consulted.SEEN, Consulted.CITED_BY);
        assertThat(Sources.SCHADLER_2001.consulted()).isEqualTo(Consulted.CITED_BY);
        assertThat(Sources.FALKENER.consulted()).isEqualTo(Consulted.SEEN_IN_PART);
        assertThat(Sources.LAUS_PISONIS.consulted()).isEqualTo(Consulted.SEEN_THROUGH);
    }

    @Test
    void theEntryRuleIsQuotedFromItsText() {
        Rule entry = rule(YOUNGER, "entry");
        assertThat(entry.options()).containsExactly("entry=ONLY_IF_IT_TRAPS");
        assertThat(entry.evidence()).isEqualTo(Evidence.RECONSTRUCTION);
        assertThat(entry.citations().get(0).quotation().orElseThrow())
                .startsWith("A player can only move a piece between two of the opponent's pieces if");
        assertThat(entry.alternatives())
                .anySatisfy(other -> assertThat(other.options()).containsExactly("entry=SAFE"));
    }

    @Test
    void theReadingOfLudiiSaysWhereItGoesAgainstTheText() {
        Rule lost = rule(Latrunculi.of("latrunculi/seega-6x6@ludii"), "end.reduced");
        assertThat(lost.statement()).isEqualTo("A player whom a capture leaves with one piece or none has lost.");
        assertThat(lost.citations().get(0)).isEqualTo(Sources.encoding(1590));
        assertThat(lost.citations().get(1).bearing()).isEqualTo(Bearing.CONTRADICTS);
        Rule text = rule(Latrunculi.of("latrunculi/seega-6x6"), "end.reduced");
        assertThat(text.statement()).isEqualTo("A player whom a capture leaves with no piece has lost.");
        assertThat(text.citations()).contains(Sources.encoding(1590).contradicts());
    }

    @ParameterizedTest
    @CsvSource({
        "schadler-2001, 0, Moves without a removal are not counted.",
        "schadler-2001, 1, 'After a single move of either player without a removal the game ends, and is decided by count.'",
        "schadler-2001, 5, 'After 5 single moves in a row of both players without a removal the game ends, and is decided"
                + " by count.'",
        "museum-quintana, 0, Moves without a capture are not counted.",
        "museum-quintana, 1, 'After a single move of either player without a capture the game ends, and is decided by count.'",
        "museum-quintana, 5, 'After 5 single moves in a row of both players without a capture the game ends, and is decided"
                + " by count.'"
    })
    void quietMovesAreThoseWithoutWhatTheRulesetTakesPiecesBy(String ruleset, int quiet, String statement) {
        LatrunculiRuleset changed = Latrunculi.of("latrunculi/" + ruleset).with("quiet", Integer.toString(quiet));
        assertThat(rule(changed, "end.quiet").statement()).isEqualTo(statement);
    }

    @Test
    void aChangedOptionIsItsChoosersOwnWithTheSourcesOfOthers() {
        Rule entry = rule(YOUNGER.with("entry", "SAFE"), "entry");
        assertThat(entry.evidence()).isEqualTo(Evidence.OWN_CHOICE);
        assertThat(entry.reading())
                .isEqualTo("Chosen by whoever changed the ruleset: entry=SAFE instead of ONLY_IF_IT_TRAPS. So in"
                        + " latrunculi/schadler-1994, latrunculi/seneca, latrunculi/piso.");
        assertThat(entry.citations())
                .contains(rule(Latrunculi.of("latrunculi/seneca"), "entry")
                        .citations()
                        .get(0))
                .allMatch(citation -> citation.bearing() == Bearing.SUPPORTS);
        Rule quiet = rule(YOUNGER.with("quiet", "77"), "end.quiet");
        assertThat(quiet.reading()).endsWith("quiet=77 instead of 0. No listed ruleset says so.");
        assertThat(quiet.citations()).isEmpty();
        assertThat(rule(YOUNGER.with("quiet", "77"), "entry")).isEqualTo(rule(YOUNGER, "entry"));
    }

    /** One piece left and the count said so, and cited Schädler, who has it lose. */
    @ParameterizedTest
    @CsvSource({
        "schadler-2001?blocked=COUNT, end.reduced, blocked=COUNT",
        "museum-quintana?leap=ANY, several-leaps, leap=ANY",
        "falkener?array=-&placement=ONE_BY_ONE, barred, placement=ONE_BY_ONE",
        "falkener?array=-&placement=ONE_BY_ONE, first-player, placement=ONE_BY_ONE",
        "schadler-2001?array=mmmmmmmm/mmmmmmmm/8/8/8/8/MMMMMMMM/MMMMMMMM&placement=ARRAY, first-player, placement=ARRAY"
    })
    void aRuleThatSaysSomethingElseByAnOptionItDoesNotNameIsItsChoosersOwn(String ruleset, String id, String options) {
        Rule rule = rule(Latrunculi.of("latrunculi/" + ruleset), id);
        assertThat(rule.evidence()).isEqualTo(Evidence.OWN_CHOICE);
        assertThat(rule.options()).contains(options.split(", "));
        assertThat(rule.citations()).allMatch(citation -> citation.bearing() == Bearing.SUPPORTS);
    }

    /** Options that have nothing to do with it were blamed, or those that have were not. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "falkener?array=-&placement=ONE_BY_ONE&quiet=40 | barred | placement=ONE_BY_ONE, barred=- | So in"
                        + " latrunculi/schadler-2001, ",
                "falkener?array=-&placement=ONE_BY_ONE&quiet=40 | first-player | placement=ONE_BY_ONE | So in"
                        + " latrunculi/schadler-2001, ",
                "piso?blocked=LOSS&capture=TRAP&removal=BEFORE_ONE | end.reduced | capture=TRAP, loses=1, blocked=LOSS | No listed"
                        + " ruleset has these values, but the same is said in latrunculi/schadler-2001, ",
                "schadler-2001?blocked=COUNT&loses=2 | end.reduced | capture=TRAP, loses=2, blocked=COUNT | No listed ruleset"
                        + " says so.",
                "piso?blocked=LOSS&quiet=40 | end.reduced | capture=IMMEDIATE, loses=1, blocked=LOSS | No listed ruleset has"
                        + " this value, but the same is said in latrunculi/seega-6x6@ludii, ",
                "piso?blocked=LOSS&quiet=40 | pass | blocked=LOSS | So in latrunculi/falkener, latrunculi/kowalski-10x11.",
                "piso?blocked=LOSS&quiet=40 | count | quiet=40 | No listed ruleset has this value, but the same is said in",
                "schadler-2001?capture=IMMEDIATE&entry=SAFE | end.quiet | capture=IMMEDIATE, quiet=0 | So in latrunculi/piso, ",
                "museum-quintana?array=mmmmmmmmm/mmmmmmmmm/9/9/9/9/MMMMMMMMM/MMMMMMMMM&files=9&men=18&walk=STEP | step | walk=STEP"
                        + " | So in latrunculi/schadler-2001, "
            })
    void aRuleIsItsChoosersOwnByAllOptionsThatItTakesAndNoOthers(
            String ruleset, String id, String options, String reading) {
        Rule rule = rule(Latrunculi.of("latrunculi/" + ruleset), id);
        assertThat(rule.evidence()).isEqualTo(Evidence.OWN_CHOICE);
        assertThat(String.join(", ", rule.options())).isEqualTo(options);
        assertThat(rule.reading()).contains(reading);
    }

    /** Two rulesets could name the same options for rules that say different things. */
    @TestFactory
    Stream<DynamicTest> aRuleIsTheSameWhereverTheOptionsAreThatItNames() {
        return Latrunculi.all().stream()
                .map(ruleset -> DynamicTest.dynamicTest(ruleset.toString(), () -> {
                    for (RuleOption option : ruleset.options()) {
                        for (String value : option.values()) {
                            staysTheSame(ruleset, option.name(), value);
                        }
                    }
                    staysTheSame(ruleset, "quiet", "7");
                    staysTheSame(ruleset, "loses", "2");
                    staysTheSame(ruleset, "duces", "1");
                }));
    }

    private static void staysTheSame(LatrunculiRuleset ruleset, String key, String value) {
        LatrunculiRuleset changed;
        try {
            changed = ruleset.with(key, value);
        } catch (InvalidRulesetException contradiction) {
            return;
        }
        for (Topic topic : Topic.ALL) {
            topic.draft(ruleset.definition())
                    .filter(draft -> !draft.names(key))
                    .ifPresent(draft -> assertThat(
                                    topic.draft(changed.definition()).map(Draft::statement))
                            .as("%s in %s", draft.id(), changed)
                            .contains(draft.statement()));
        }
    }

    @Test
    void theListedBoardIsOfferedAsAWhole() {
        assertThat(rule(YOUNGER.with(Map.of("ranks", "10", "files", "12")), "board")
                        .alternatives())
                .singleElement()
                .satisfies(other -> {
                    assertThat(other.options()).containsExactly("ranks=8", "files=8");
                    assertThat(other.statement()).contains("64 squares");
                });
    }

    @TestFactory
    Stream<DynamicTest> whateverAChangedOptionMakesSayAnotherThingIsItsChoosersOwn() {
        return Latrunculi.all().stream()
                .filter(ruleset -> ruleset.id().reading().isEmpty())
                .map(ruleset -> DynamicTest.dynamicTest(ruleset.toString(), () -> {
                    Set<String> stated = statements(ruleset.rules());
                    for (RuleOption option : ruleset.options()) {
                        for (String value : option.values()) {
                            if (value.matches("[A-Z_]{2,}")) {
                                hasNoBorrowedRules(ruleset, option.name(), value, stated);
                            }
                        }
                    }
                }));
    }

    private static Set<String> statements(List<Rule> rules) {
        return rules.stream().map(Rule::toString).collect(Collectors.toSet());
    }

    private static void hasNoBorrowedRules(LatrunculiRuleset ruleset, String key, String value, Set<String> stated) {
        LatrunculiRuleset changed;
        try {
            changed = ruleset.with(key, value);
        } catch (InvalidRulesetException contradiction) {
            return;
        }
        assertThat(changed.rules())
                .filteredOn(rule -> !stated.contains(rule.toString()))
                .allSatisfy(rule -> {
                    assertThat(rule.evidence()).as("%s", rule).isEqualTo(Evidence.OWN_CHOICE);
                    assertThat(rule.options()).as("%s", rule).contains(key + "=" + value);
                });
    }

    @Test
    void anotherReadingThatIsLegalOnlyWithASecondOptionNamesBoth() {
        assertThat(rule(Latrunculi.of("latrunculi/falkener"), "several-leaps").alternatives())
                .singleElement()
                .satisfies(other -> {
                    assertThat(other.options()).containsExactly("leaps=SEVERAL", "leapt=TAKEN");
                    assertThat(other.statement()).contains("The move that leaps over a piece may catch it");
                    assertThat(other.citations())
                            .containsExactly(Sources.portal(537)
                                    .quoting("but does not capture the opponent's piece")
                                    .contradicts());
                });
    }

    /** "Gains an immediate second move" leaves open whether it has to be made. */
    @Test
    void aTextThatSaysLessIsSilentAndOneThatForbidsWhatIsLegalContradicts() {
        assertThat(rule(Latrunculi.of("latrunculi/bell-8x7@ludii"), "again").citations())
                .extracting(Citation::bearing)
                .containsExactly(Bearing.SUPPORTS, Bearing.SILENT);
        for (String name : List.of("seneca@ludii", "piso@ludii")) {
            Citation text = Latrunculi.of("latrunculi/" + name)
                    .rule(RuleId.REPETITION)
                    .orElseThrow()
                    .citations()
                    .get(1);
            assertThat(text.bearing()).isEqualTo(Bearing.CONTRADICTS);
            assertThat(text.quotation().orElseThrow()).contains("back and forth");
        }
    }

    @Test
    void theAgreedNumberOfMenIsNoChoiceAgainstTheText() {
        assertThat(rule(YOUNGER.with("men", "24"), "men").evidence()).isEqualTo(Evidence.RECONSTRUCTION);
        assertThat(rule(YOUNGER.with("men", "12"), "men").evidence()).isEqualTo(Evidence.OWN_CHOICE);
        assertThat(rule(ELDER.with("men", "24"), "men").evidence()).isEqualTo(Evidence.OWN_CHOICE);
    }

    @Test
    void dossiersNameThePortalsNumbers() {
        List<String> numbers = Latrunculi.all().subList(0, 30).stream()
                .map(ruleset -> ruleset.dossier().portalIds().get(1).replace("DLP.GameRulesets.", ""))
                .toList();
        assertThat(numbers)
                .containsExactly(
                        "1587 534 1588 1589 536 537 538 539 540 541 1590 1592 1594 1596 1598 1600 1613 1602 1644 1609"
                                .concat(" 1591 1593 1595 1597 1599 1601 1614 1603 1645 1610")
                                .split(" "));
        assertThat(YOUNGER.dossier().evidence()).isEqualTo(Evidence.RECONSTRUCTION);
        assertThat(Latrunculi.of("latrunculi/bell-8x7").dossier().evidence()).isEqualTo(Evidence.SUGGESTION);
        assertThat(YOUNGER.with("men", "20").dossier().evidence()).isEqualTo(Evidence.RECONSTRUCTION);
        assertThat(YOUNGER.with("men", "20").dossier().summary()).endsWith(" The players agreed on 20 men a side.");
        assertThat(YOUNGER.with("men", "12").dossier().evidence()).isEqualTo(Evidence.OWN_CHOICE);
    }
}
