package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.testkit.TestGames;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The catalogue, on class paths made for it. */
@Isolated
class RulesetsTest {
    private static final String TOYS = TestGames.class.getName() + "\n";
    private static final String TOY_IDS = "toy/race toy/tictactoe toy/lamps";

    private static String provider(Class<?> type) {
        return type.getName() + "\n";
    }

    private static String all(String... files) {
        return CatalogueLoader.withServices(files).run(CatalogueProbes.All.class, "");
    }

    private static String of(String id) {
        return CatalogueLoader.withServices(TOYS).run(CatalogueProbes.Of.class, id);
    }

    @Test
    void withoutProvidersTheCatalogueIsEmpty() {
        assertThat(all()).isEmpty();
        assertThat(CatalogueLoader.withServices().run(CatalogueProbes.Of.class, "toy/race"))
                .isEqualTo("UnknownRulesetException: unknown ruleset \"toy/race\"; the catalogue is empty");
    }

    @Test
    void aProviderOfAServicesFileIsListedInItsOrder() {
        assertThat(all(TOYS)).isEqualTo(TOY_IDS);
        assertThat(all("# toys\n\n" + TOYS)).isEqualTo(TOY_IDS);
    }

    @Test
    void gamesAreSortedAndEachKeepsItsOrder() {
        assertThat(all(TOYS, provider(CatalogueProbes.Neighbours.class)))
                .isEqualTo("ape/b ape/a " + TOY_IDS + " zebra/b");
        assertThat(all(provider(CatalogueProbes.Neighbours.class), TOYS))
                .isEqualTo("ape/b ape/a " + TOY_IDS + " zebra/b");
    }

    @Test
    void anIdListedTwiceCountsOnce() {
        assertThat(all(provider(CatalogueProbes.JustTicTacToe.class), TOYS))
                .isEqualTo("toy/tictactoe toy/race toy/lamps");
        assertThat(all(TOYS, TOYS)).isEqualTo(TOY_IDS);
    }

    @Test
    void theListCannotBeChanged() {
        assertThat(CatalogueLoader.withServices(TOYS).run(CatalogueProbes.Change.class, ""))
                .isEqualTo("refused");
    }

    @Test
    void nothingIsCached() {
        CatalogueLoader loader = CatalogueLoader.withServices(TOYS);
        loader.run(CatalogueProbes.All.class, "");
        loader.run(CatalogueProbes.All.class, "");
        assertThat(loader.listings()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "toy/race, toy/race",
        "toy/race?length=7, toy/race?length=7",
        "toy/race?length=7&die=FAIR, toy/race?die=FAIR&length=7",
        "toy/race?length=5, toy/race",
        "toy/tictactoe, toy/tictactoe"
    })
    void aRulesetIsFoundByItsIdAndOptions(String asked, String found) {
        assertThat(of(asked)).isEqualTo(found + " true");
        assertThat(CatalogueLoader.withServices(TOYS).run(CatalogueProbes.Find.class, asked))
                .isEqualTo(found);
    }

    @Test
    void whatIsNotListedIsNotFound() {
        CatalogueLoader loader = CatalogueLoader.withServices(TOYS);
        assertThat(loader.run(CatalogueProbes.Find.class, "toy/rase")).isEqualTo("none");
        assertThat(loader.run(CatalogueProbes.Find.class, "toy/race@ludii")).isEqualTo("none");
        assertThat(loader.run(CatalogueProbes.Find.class, "toys/race?length=7")).isEqualTo("none");
    }

    @Test
    void anUnknownIdNamesTheNearest() {
        assertThat(of("toy/rase"))
                .isEqualTo("UnknownRulesetException: unknown ruleset \"toy/rase\";"
                        + " nearest: toy/race, toy/lamps, toy/tictactoe");
    }

    @ParameterizedTest
    @CsvSource({
        "toy/rase, toy/race",
        "toy/lamp, toy/lamps",
        "toy/tic-tac-toe, toy/tictactoe",
        "toi/tictactoe?length=3, toy/tictactoe",
        "toy/race@ludii, toy/race",
        "toyrace/x, toy/race",
        "ape/bb, ape/b",
        "zebra/bb, zebra/b"
    })
    void theNearestIsTheFewestEditsAway(String asked, String first) {
        CatalogueLoader loader = CatalogueLoader.withServices(TOYS, provider(CatalogueProbes.Neighbours.class));
        assertThat(loader.run(CatalogueProbes.Nearest.class, asked).split(" "))
                .hasSize(3)
                .startsWith(first);
    }

    @ParameterizedTest
    @CsvSource({
        "toy/rase, toy/race toy/lamps toy/tictactoe",
        "a/b,      toy/race toy/lamps toy/tictactoe",
        "toy/lae,  toy/race toy/lamps toy/tictactoe",
        "toy/laps, toy/lamps toy/race toy/tictactoe"
    })
    void theOthersFollowByTheirEdits(String asked, String nearest) {
        assertThat(CatalogueLoader.withServices(TOYS).run(CatalogueProbes.Nearest.class, asked))
                .isEqualTo(nearest);
    }

    @Test
    void aVeryLongIdIsComparedByItsBeginning() {
        String asked = "toy/race" + "e".repeat(1 << 20);
        assertThat(CatalogueLoader.withServices(TOYS)
                        .run(CatalogueProbes.Nearest.class, asked)
                        .split(" "))
                .hasSize(3);
        assertThat(of(asked).length()).isLessThan(500);
    }

    @ParameterizedTest
    @CsvSource({
        "toy/race?length=12, length cannot be 12",
        "toy/race?width=3, width cannot be 3",
        "toy/race?die=FAIR&length=9, a track of 9 wants the loaded die",
        "toy/tictactoe?length=3, there is no option length"
    })
    void optionsThatMakeNoRulesetAreRefused(String asked, String why) {
        assertThat(of(asked)).isEqualTo("InvalidRulesetException: invalid options: " + why);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "toy", "toy/", "toy/race?", "Toy/race", "toy/race ", "toy/race?length"})
    void whatIsNoIdIsRefused(String asked) {
        assertThat(of(asked)).startsWith("NotationException: at offset ");
    }

    // ---- broken providers

    @ParameterizedTest
    @ValueSource(
            classes = {
                CatalogueProbes.FailsToStart.class,
                CatalogueProbes.FailsToList.class,
                CatalogueProbes.FailsToLink.class,
                CatalogueProbes.ListsNull.class,
                CatalogueProbes.ListsAHole.class,
                CatalogueProbes.NoProvider.class
            })
    void aBrokenProviderHidesNoOtherAndIsLogged(Class<?> broken) {
        String log = logged(() -> {
            assertThat(all(provider(broken) + TOYS)).isEqualTo(TOY_IDS);
            assertThat(all(TOYS, provider(broken))).isEqualTo(TOY_IDS);
        });
        assertThat(log).contains("WARN", broken.getSimpleName());
    }

    @ParameterizedTest
    @ValueSource(strings = {"gone.Missing", "not a name", "a b c", "1", "io.github.lusoria.core.Ruleset"})
    void aBrokenLineOfAServicesFileHidesNoOther(String line) {
        String log = logged(() -> {
            assertThat(all(line + "\n", TOYS)).isEqualTo(TOY_IDS);
            assertThat(all(TOYS, line + "\n")).isEqualTo(TOY_IDS);
        });
        assertThat(log).contains("WARN");
    }

    @Test
    void aPathThatCannotBeSearchedGivesAnEmptyCatalogueInTheEnd() {
        CatalogueLoader loader = CatalogueLoader.broken();
        String log = logged(() -> loader.run(CatalogueProbes.All.class, ""));
        assertThat(log).contains("the path is broken");
        assertThat(loader.listings()).isLessThan(1000);
    }

    @Test
    void nothingIsLoggedWhereNothingIsBroken() {
        assertThat(logged(() -> all(TOYS))).isEmpty();
    }

    @Test
    void playingNeedsNoLogging() {
        assertThat(CatalogueLoader.withoutLogging(TOYS).run(CatalogueProbes.Play.class, "toy/race"))
                .isEqualTo("5,1,0 - - arrived 2,-1,-1");
    }

    /** What is written to standard error meanwhile, by SLF4J's simple logger. */
    private static String logged(Runnable action) {
        PrintStream before = System.err;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream captured = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            System.setErr(captured);
            action.run();
        } finally {
            System.setErr(before);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    // ---- in this module

    @Test
    void thisModuleKnowsNoGame() {
        assertThat(Rulesets.all()).isEmpty();
        assertThatThrownBy(() -> Rulesets.of("latrunculi/schadler-2001")).isInstanceOf(UnknownRulesetException.class);
        assertThat(Rulesets.find(RulesetId.of("toy", "race"))).isEmpty();
    }
}
