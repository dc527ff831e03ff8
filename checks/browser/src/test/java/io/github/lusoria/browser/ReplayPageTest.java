package io.github.lusoria.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Xoshiro256;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** The replay page as a reader uses it, in a real browser. */
class ReplayPageTest {
    private static final String HOSTILE =
            "</script><script>window.broken = 1</script><img src=x onerror='window.broken = 2'><!-- \\u003c ]]> &lt;";

    private static Chromium browser;
    private static Path page;
    private static Game<?, ?> soldiers;
    private static Game<?, ?> planets;
    private static Game<?, ?> pilgrims;

    @TempDir
    static Path folder;

    @BeforeAll
    static void writeThePage() throws IOException, InterruptedException {
        soldiers = random("latrunculi/schadler-2001?men=4", 300);
        planets = random("escaques/alfonso@stakes", 1000);
        pilgrims = random("sigwaduqqan/houmt-al-arbah?players=3", 1000);
        Path record = folder.resolve("games.txt");
        Files.writeString(
                record,
                GameRecord.of(soldiers)
                                .withTag("White", HOSTILE)
                                .withTag("Event", HOSTILE)
                                .withComment(0, HOSTILE)
                                .withComment(3, "a comment\n" + HOSTILE)
                        + GameRecord.of(planets).toString()
                        + GameRecord.of(pilgrims));
        page = folder.resolve("page.html");
        Process lusoria = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path")
                                + File.pathSeparator
                                + System.getProperty("surefire.test.class.path", ""),
                        "io.github.lusoria.cli.Main",
                        "record",
                        "html",
                        record.toString(),
                        "-o",
                        page.toString())
                .inheritIO()
                .start();
        assertThat(lusoria.waitFor()).isZero();
        browser = Chromium.start();
    }

    @AfterAll
    static void stop() {
        browser.close();
    }

    @BeforeEach
    void open() {
        browser.resize(1200, 900);
        browser.preferDark(false);
        browser.open(page, "");
    }

    @AfterEach
    void theConsoleIsSilentAndNothingWasLoaded() {
        assertThat(browser.console()).isEmpty();
        assertThat(browser.run("return performance.getEntriesByType('resource').length"))
                .isEqualTo(0L);
        assertThat(browser.run("return window.broken === undefined")).isEqualTo(true);
    }

    private static Game<?, ?> random(String id, int plies) {
        Game<?, ?> game = Game.of(Rulesets.of(id));
        Xoshiro256 random = Xoshiro256.of(7);
        while (game.ply() < plies && game.outcome().isEmpty()) {
            game = game.playRandom(random);
        }
        return game;
    }

    private static WebElement at(String id) {
        return browser.driver().findElement(By.id(id));
    }

    private static void press(CharSequence key) {
        browser.driver().findElement(By.tagName("body")).sendKeys(key);
    }

    private static void choose(int game) {
        new Select(at("game")).selectByIndex(game - 1);
    }

    private static String count() {
        return at("count").getText();
    }

    /** The picture on the page is the one that the library draws of this position, without title and looks. */
    private static void assertShows(Game<?, ?> game, int ply, boolean flipped) {
        assertShows(game, ply, flipped, "");
    }

    /** The same, and then a key is pressed, in one call of the browser as there are many. */
    private static void assertShows(Game<?, ?> game, int ply, boolean flipped, String key) {
        String svg = game.at(ply).diagram().svg(DiagramOptions.DEFAULT.withFlipped(flipped));
        String wanted = svg.lines()
                .filter(line -> !line.startsWith("<title>") && !line.startsWith("<desc>") && !line.startsWith("<style"))
                .reduce("", (text, line) -> text + line + "\n");
        Object same = browser.run("""
                const wanted = new DOMParser().parseFromString(arguments[0].trim(), 'image/svg+xml').documentElement;
                const same = document.querySelector('#board svg').isEqualNode(wanted);
                if (arguments[1]) {
                  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: arguments[1], bubbles: true}));
                }
                return same;""", wanted, key);
        assertThat(same)
                .as("ply " + ply + " of " + game.position().ruleset().id())
                .isEqualTo(true);
    }

    @Test
    void opensAtTheStartOfTheFirstGame() {
        assertThat(at("title").getText()).startsWith("Ludus Latrunculorum");
        assertThat(at("move").getText()).isEqualTo("Start");
        assertThat(count()).isEqualTo("0 of " + soldiers.ply());
        assertThat(at("position").getAttribute("textContent"))
                .isEqualTo(soldiers.positionAt(0).toString());
        assertShows(soldiers, 0, false);
        assertThat(at("first").getAttribute("aria-disabled")).isEqualTo("true");
        assertThat(at("next").getAttribute("aria-disabled")).isEqualTo("false");
    }

    @Test
    void buttonsGoOnAndBackAndToBothEnds() {
        at("next").click();
        at("next").click();
        assertThat(count()).startsWith("2 of ");
        assertThat(at("move").getText()).startsWith("2. " + soldiers.moves().get(1));
        assertShows(soldiers, 2, false);
        at("back").click();
        assertThat(count()).startsWith("1 of ");
        at("last").click();
        assertThat(count()).startsWith(soldiers.ply() + " of ");
        assertShows(soldiers, soldiers.ply(), false);
        at("next").click();
        assertThat(count()).startsWith(soldiers.ply() + " of ");
        at("first").click();
        assertThat(count()).startsWith("0 of ");
        at("back").click();
        assertThat(count()).startsWith("0 of ");
    }

    @Test
    void keysDoTheSame() {
        press(Keys.ARROW_RIGHT);
        press(Keys.ARROW_RIGHT);
        press(Keys.ARROW_LEFT);
        assertThat(count()).startsWith("1 of ");
        press(Keys.PAGE_DOWN);
        assertThat(count()).startsWith("11 of ");
        press(Keys.PAGE_UP);
        assertThat(count()).startsWith("1 of ");
        press(Keys.END);
        assertThat(count()).startsWith(soldiers.ply() + " of ");
        press(Keys.HOME);
        assertThat(count()).startsWith("0 of ");
        press("f");
        assertShows(soldiers, 0, true);
        at("ply").sendKeys(Keys.ARROW_RIGHT);
        assertThat(count()).as("the slider goes one move, not two").startsWith("1 of ");
    }

    @Test
    void everyPositionOfEveryGameIsShownAsTheLibraryDrawsIt() {
        List<Game<?, ?>> games = List.of(soldiers, planets, pilgrims);
        for (int number = 1; number <= games.size(); number++) {
            if (number > 1) {
                choose(number);
            }
            Game<?, ?> game = games.get(number - 1);
            for (int ply = 0; ply <= game.ply(); ply++) {
                assertShows(game, ply, false, "ArrowRight");
            }
            press("f");
            for (int ply = game.ply(); ply > game.ply() - 70 && ply >= 0; ply--) {
                assertShows(game, ply, true, "ArrowLeft");
            }
            press("f");
        }
    }

    @Test
    void theBoardIsTurnedAndTheButtonSaysSo() {
        BufferedImage before = browser.screenshot();
        at("last").click();
        at("flip").click();
        assertThat(at("flip").getAttribute("aria-pressed")).isEqualTo("true");
        assertShows(soldiers, soldiers.ply(), true);
        assertThat(Chromium.difference(before, browser.screenshot())).isGreaterThan(1000);
        at("flip").click();
        assertShows(soldiers, soldiers.ply(), false);
    }

    @Test
    void eventsAreToldWithTheirRules() {
        choose(2);
        for (int i = 0; i < 8; i++) {
            press(Keys.ARROW_RIGHT);
        }
        assertThat(at("events").getText()).contains("threw ", "moved ", "escaques.throw", "escaques.movement");
        WebElement rule = at("events").findElement(By.tagName("details"));
        rule.findElement(By.tagName("summary")).click();
        assertThat(rule.findElements(By.tagName("p"))).isNotEmpty();
        assertThat(rule.findElement(By.tagName("p")).getText()).hasSizeGreaterThan(20);
    }

    @Test
    void aMoveOfTheListAndAnAddressLeadToAPosition() {
        List<WebElement> moves = at("moves").findElements(By.tagName("button"));
        moves.get(4).click();
        assertThat(count()).startsWith("5 of ");
        assertThat(at("moves").findElements(By.cssSelector("[aria-current]"))).hasSize(1);
        assertThat(browser.driver().getCurrentUrl()).endsWith("#game=1&ply=5");
        browser.open(page, "#game=3&ply=20");
        assertThat(at("title").getText()).startsWith("Sig wa Duqqan");
        assertShows(pilgrims, 20, false);
        browser.open(page, "#game=99&ply=<script>");
        assertThat(count()).startsWith("0 of ");
    }

    @Test
    void textOfTheRecordIsShownAsText() {
        assertThat(at("players").getText()).contains(HOSTILE);
        assertThat(at("comments").getText()).isEqualTo(HOSTILE);
        for (int i = 0; i < 3; i++) {
            press(Keys.ARROW_RIGHT);
        }
        assertThat(at("comments").getText()).contains("a comment", HOSTILE);
        assertThat(browser.run("return document.scripts.length")).isEqualTo(2L);
        assertThat(browser.run("return document.images.length")).isEqualTo(0L);
    }

    @Test
    void noOtherScriptRunsEvenIfOneWereThere() {
        browser.run("""
                const script = document.createElement('script');
                script.textContent = 'window.broken = 3';
                document.body.append(script);""");
        assertThat(browser.run("return window.broken === undefined")).isEqualTo(true);
        assertThat(browser.console()).singleElement().asString().contains("Content Security Policy");
    }

    @Test
    void thePageIsNotBlankAndFollowsTheReadersTheme() {
        BufferedImage light = browser.screenshot();
        browser.preferDark(true);
        BufferedImage dark = browser.screenshot();
        assertThat(Chromium.colours(light)).isGreaterThan(50);
        assertThat(Chromium.colours(dark)).isGreaterThan(50);
        assertThat(Chromium.difference(light, dark)).isGreaterThan(500_000);
    }

    @Test
    void itFitsAPhone() {
        browser.resize(360, 740);
        for (int game = 1; game <= 3; game++) {
            choose(game);
            assertThat(browser.run("return document.documentElement.scrollWidth"))
                    .isEqualTo(360L);
            for (String id : List.of("first", "back", "next", "last", "flip")) {
                assertThat(at(id).getSize().width).as(id).isGreaterThanOrEqualTo(44);
                assertThat(at(id).getSize().height).as(id).isGreaterThanOrEqualTo(44);
            }
        }
    }

    @Test
    void everyControlHasANameAndTheBoardSaysWhatItShows() {
        assertThat((List<?>) browser.run("""
                        return [...document.querySelectorAll('button,input,select,summary')].filter(each =>
                            !(each.getAttribute('aria-label') || each.textContent.trim()
                                || (each.labels && each.labels.length))).map(each => each.outerHTML);""")).isEmpty();
        at("next").click();
        assertThat(at("board").getAttribute("aria-label"))
                .contains(
                        "1. " + soldiers.moves().get(0), soldiers.positionAt(1).toString());
        assertThat(at("now").getAttribute("aria-live")).isEqualTo("polite");
    }
}
