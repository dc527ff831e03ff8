package io.github.lusoria.browser;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.logging.Level;
import javax.imageio.ImageIO;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A headless Chromium that reaches no network. Where there is none the tests fail: they are not for a plain build. */
final class Chromium implements AutoCloseable {
    private final ChromeDriver driver;

    private Chromium(ChromeDriver driver) {
        this.driver = driver;
    }

    static Chromium start() {
        ChromeOptions options = new ChromeOptions();
        options.setBinary(find("browser.binary", List.of("chromium", "chromium-browser", "google-chrome")));
        // in a container Chromium has no rights to make a sandbox, and it opens only pages that this test wrote
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--hide-scrollbars",
                "--force-device-scale-factor=1",
                "--disable-ipc-flooding-protection", // a test goes through hundreds of addresses faster than people do
                "--host-resolver-rules=MAP * ~NOTFOUND");
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(find("browser.driver", List.of("chromedriver")))
                .usingAnyFreePort()
                .build();
        return new Chromium(new ChromeDriver(service, options));
    }

    /** A program, where a property says or on the PATH. */
    private static File find(String property, List<String> names) {
        String given = System.getProperty(property, "");
        if (!given.isEmpty()) {
            return new File(given);
        }
        for (String name : names) {
            for (String folder :
                    Objects.requireNonNullElse(System.getenv("PATH"), "").split(File.pathSeparator)) {
                Path file = Path.of(folder, name);
                if (Files.isExecutable(file)) {
                    return file.toFile();
                }
            }
        }
        throw new AssertionError("there is no " + names.get(0) + " on the PATH; say where with -D" + property + "=...");
    }

    ChromeDriver driver() {
        return driver;
    }

    /** Opens a file and forgets what the console said before. */
    void open(Path file, String fragment) {
        driver.get("about:blank");
        console();
        driver.get(file.toUri() + fragment);
    }

    void resize(int width, int height) {
        driver.manage().window().setSize(new Dimension(width, height));
        // the window of a headless browser may be larger than what it shows
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    void preferDark(boolean dark) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
    }

    Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    /** What the console has said since it was last asked. */
    List<String> console() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }

    BufferedImage screenshot() {
        try {
            return ImageIO.read(new ByteArrayInputStream(driver.getScreenshotAs(OutputType.BYTES)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How many colours a picture has. A blank one has one. */
    static int colours(BufferedImage image) {
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                colours.add(image.getRGB(x, y));
            }
        }
        return colours.size();
    }

    /** How many pixels differ. */
    static int difference(BufferedImage one, BufferedImage other) {
        int different = 0;
        for (int y = 0; y < Math.min(one.getHeight(), other.getHeight()); y++) {
            for (int x = 0; x < Math.min(one.getWidth(), other.getWidth()); x++) {
                different += one.getRGB(x, y) == other.getRGB(x, y) ? 0 : 1;
            }
        }
        return different;
    }

    @Override
    public void close() {
        driver.quit();
    }
}
