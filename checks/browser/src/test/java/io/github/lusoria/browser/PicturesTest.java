package io.github.lusoria.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Diagram;
import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.DiagramOptions.Theme;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Xoshiro256;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures as a browser draws them: with its fonts, line widths and ends of lines. */
class PicturesTest {
    /** What reaches out of the picture by more than a rounding, each as text. */
    private static final String OUTSIDE = """
            const root = document.documentElement;
            const box = root.getBoundingClientRect();
            return [...root.querySelectorAll('rect,circle,line,path,text')].filter(each => {
              const own = each.getBoundingClientRect();
              return own.left < box.left - .5 || own.top < box.top - .5
                  || own.right > box.right + .5 || own.bottom > box.bottom + .5;
            }).map(each => each.outerHTML);""";

    /** The least contrast of a text and the ground of the picture, as WCAG 2 defines it. */
    private static final String CONTRAST = """
            const light = each => {
              const parts = getComputedStyle(each).fill.match(/[0-9.]+/g).slice(0, 3).map(n => n / 255)
                  .map(n => n <= .04045 ? n / 12.92 : ((n + .055) / 1.055) ** 2.4);
              return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2];
            };
            const ground = light(document.querySelector('.bg'));
            return Math.min(...[...document.querySelectorAll('text.t')].map(light)
                .map(ink => (Math.max(ink, ground) + .05) / (Math.min(ink, ground) + .05)));""";

    private static Chromium browser;

    @TempDir
    static Path folder;

    @BeforeAll
    static void start() {
        browser = Chromium.start();
    }

    @AfterAll
    static void stop() {
        browser.close();
    }

    /** The start and some positions of a random game, each with its last move. */
    private static List<Diagram> diagrams(String id) {
        List<Diagram> diagrams = new ArrayList<>();
        Game<?, ?> game = Game.of(Rulesets.of(id));
        Xoshiro256 random = Xoshiro256.of(1);
        for (int ply = 0; ply <= 400 && game.outcome().isEmpty(); ply++) {
            if (ply % 80 == 0) {
                diagrams.add(game.diagram());
            }
            game = game.playRandom(random);
        }
        diagrams.add(game.diagram());
        return diagrams;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "latrunculi/schadler-2001",
                "latrunculi/schadler-2001@ludii",
                "latrunculi/seneca",
                "latrunculi/bell-8x7",
                "latrunculi/kowalski-8x12",
                "latrunculi/kharebga-11x16",
                "latrunculi/seega-6x6@ludii",
                "latrunculi/schadler-2001?files=2&men=2&ranks=4",
                "escaques/alfonso",
                "escaques/alfonso@ludii",
                "escaques/alfonso?crossing=EVERY_ENTERED&signOrder=AGAINST_MOVEMENT&throwUse=UP_TO",
                "sigwaduqqan/houmt-al-arbah",
                "sigwaduqqan/houmt-al-arbah?players=8",
                "sigwaduqqan/houmt-al-arbah@ludii?players=16",
                "sigwaduqqan/houmt-al-arbah?players=1000"
            })
    void aPictureLiesInItsViewBoxAndCanBeReadInEveryTheme(String id) throws IOException {
        for (Diagram diagram : diagrams(id)) {
            for (Theme theme : Theme.values()) {
                boolean isFlipped = theme != Theme.LIGHT;
                DiagramOptions options = DiagramOptions.DEFAULT
                        .withTheme(theme)
                        .withFlipped(isFlipped)
                        .withCoordinates(theme != Theme.AUTO);
                Path file = folder.resolve("picture.svg");
                Files.writeString(file, diagram.svg(options));
                browser.preferDark(theme == Theme.AUTO);
                browser.open(file, "");
                assertThat(browser.run("return document.documentElement.localName"))
                        .isEqualTo("svg");
                assertThat((List<?>) browser.run(OUTSIDE)).as(id + " " + theme).isEmpty();
                assertThat(((Number) browser.run(CONTRAST)).doubleValue())
                        .as("contrast of " + id + " " + theme)
                        .isGreaterThan(4.5);
                assertThat(browser.console()).isEmpty();
            }
        }
    }

    @Test
    void whatReachesOutOfAPictureWouldBeSeen() throws IOException {
        String svg = diagrams("latrunculi/schadler-2001").get(0).svg();
        for (String outside : List.of(
                "<circle class=\"disc\" cx=\"5\" cy=\"50\" r=\"7\"/>",
                "<line class=\"arrow\" x1=\"-3\" y1=\"50\" x2=\"50\" y2=\"50\"/>",
                "<text class=\"t\" x=\"420\" y=\"50\">a long word</text>")) {
            Path file = folder.resolve("outside.svg");
            Files.writeString(file, svg.replace("</svg>", outside + "\n</svg>"));
            browser.open(file, "");
            assertThat((List<?>) browser.run(OUTSIDE)).as(outside).hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"latrunculi/kharebga-11x16", "escaques/alfonso", "sigwaduqqan/houmt-al-arbah"})
    void aPictureIsShownAsAnImageOfItsSizeAndTheThemesDiffer(String id) throws IOException {
        Diagram diagram = diagrams(id).get(1);
        BufferedImage light =
                image(diagram, DiagramOptions.DEFAULT.withTheme(Theme.LIGHT).withSize(500));
        BufferedImage dark =
                image(diagram, DiagramOptions.DEFAULT.withTheme(Theme.DARK).withSize(500));
        assertThat(Chromium.colours(light)).isGreaterThan(20);
        assertThat(Chromium.colours(dark)).isGreaterThan(20);
        assertThat(Chromium.difference(light, dark)).isGreaterThan(100_000);
    }

    private static BufferedImage image(Diagram diagram, DiagramOptions options) throws IOException {
        Files.writeString(folder.resolve("image.svg"), diagram.svg(options));
        Path page = folder.resolve("image.html");
        Files.writeString(page, "<!DOCTYPE html><body style='margin:0'><img src='image.svg' alt=''>");
        browser.resize(500, 500);
        browser.open(page, "");
        assertThat(browser.run("const i = document.images[0]; return Math.max(i.naturalWidth, i.naturalHeight)"))
                .isEqualTo(500L);
        return browser.screenshot();
    }
}
