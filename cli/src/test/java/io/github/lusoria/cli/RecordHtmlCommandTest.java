package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Xoshiro256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The replay page as text; the browser tests use it as a reader does. */
class RecordHtmlCommandTest {
    private static final String GAME = """
            [Ruleset "latrunculi/schadler-2001?men=2"]
            [RulesetVersion "1"]
            [White "</script><b>&amp;"]
            [Result "1-0"]
            [Termination "reduced"]

            1. @c3 @d2 @e2 @h8 c3-c2
            {</SCRIPT><!-- trapped}
            6. h8-h7 xd2
            1-0

            """;

    @TempDir
    Path folder;

    private String page(String record, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("record", "html", file(record), "-o", "-"));
        arguments.addAll(List.of(more));
        return Run.output(arguments.toArray(new String[0]));
    }

    private String file(String record) throws IOException {
        Path file = folder.resolve("games.txt");
        Files.writeString(file, record);
        return file.toString();
    }

    private static String between(String page, String before, String after) {
        int start = page.indexOf(before) + before.length();
        return page.substring(start, page.indexOf(after, start));
    }

    private static JsonNode data(String page) {
        return Run.tree(between(page, "<script type=\"application/json\" id=\"data\">", "</script>"));
    }

    /** The pictures of a game, put together again from what changes. */
    private static List<List<Integer>> frames(JsonNode game) {
        List<List<Integer>> frames = new ArrayList<>();
        List<Integer> frame = List.of();
        for (JsonNode ply : game.get("plies")) {
            List<Integer> next = new ArrayList<>();
            JsonNode changes = ply.get(4);
            int from = 0;
            for (int i = 0; i < changes.size(); ) {
                int keep = changes.get(i++).asInt();
                int drop = changes.get(i++).asInt();
                int put = changes.get(i++).asInt();
                next.addAll(frame.subList(from, from + keep));
                from += keep + drop;
                for (int k = 0; k < put; k++) {
                    next.add(changes.get(i++).asInt());
                }
            }
            next.addAll(frame.subList(from, frame.size()));
            frames.add(next);
            frame = next;
        }
        return frames;
    }

    @Test
    void textOfTheRecordCannotEndTheDataOfThePage() throws IOException {
        String page = page(GAME);
        assertThat(page.toLowerCase(Locale.ROOT).split("</script>", -1)).hasSize(3);
        assertThat(page).doesNotContain("<!--").doesNotContain("<b>");
        JsonNode game = data(page).get("games").get(0);
        assertThat(game.get("comments").get("5").get(0).asText()).isEqualTo("</SCRIPT><!-- trapped");
        assertThat(game.get("tags").toString()).contains("</script><b>&amp;");
    }

    @Test
    void thePolicyAllowsTheScriptAndTheStylesOfThePageAndNothingElse() throws IOException, NoSuchAlgorithmException {
        String page = page(GAME);
        String policy = between(page, "http-equiv=\"Content-Security-Policy\" content=\"", "\"");
        String script = page.substring(page.lastIndexOf("<script>") + 8, page.lastIndexOf("</script>"));
        assertThat(policy)
                .isEqualTo("default-src 'none'; script-src '" + digest(script) + "'; style-src '"
                        + digest(between(page, "<style>", "</style>")) + "'; base-uri 'none'; form-action 'none'");
        // the name of SVG looks like an address and is none
        assertThat(page.replace("http://www.w3.org/2000/svg", ""))
                .doesNotContain("http:")
                .doesNotContain("https:")
                .doesNotContain("src=")
                .doesNotContain("href=");
    }

    private static String digest(String text) throws NoSuchAlgorithmException {
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return "sha256-" + Base64.getEncoder().encodeToString(hash);
    }

    @Test
    void movesEventsAndRulesAreThere() throws IOException {
        JsonNode data = data(page(GAME));
        JsonNode game = data.get("games").get(0);
        assertThat(game.get("result").asText()).isEqualTo("1-0");
        assertThat(game.get("plies")).hasSize(8);
        JsonNode trap = game.get("plies").get(5);
        assertThat(trap.get(0).asText()).isEqualTo("c3-c2");
        assertThat(trap.get(1).asInt()).isEqualTo(1);
        assertThat(trap.get(3).asText()).isEqualTo("7m/8/8/8/8/8/2Mm-M3/8 b - move -");
        JsonNode event = data.get("events").get(trap.get(2).get(0).asInt());
        assertThat(event.get(0).asText()).isEqualTo("trapped d2");
        JsonNode rule = data.get("rules").get(event.get(1).asInt());
        assertThat(rule.get("id").asText()).isEqualTo("latrunculi.trap");
        assertThat(rule.get("statement").asText()).isNotBlank();
    }

    @Test
    void everyPictureCanBePutTogetherOnBothSides() throws IOException {
        for (String id :
                List.of("latrunculi/seneca?men=4", "escaques/alfonso", "sigwaduqqan/houmt-al-arbah?players=4")) {
            Game<?, ?> game = random(id, 250);
            JsonNode data = data(page(GameRecord.of(game).toString()));
            List<List<Integer>> frames = frames(data.get("games").get(0));
            assertThat(frames).hasSize(game.ply() + 1);
            for (int ply = 0; ply <= game.ply(); ply++) {
                var diagram = game.at(ply).diagram();
                var options = DiagramOptions.DEFAULT;
                assertThat(picture(data, frames.get(ply), 0)).isEqualTo(drawn(diagram.svg(options)));
                assertThat(picture(data, frames.get(ply), 1)).isEqualTo(drawn(diagram.svg(options.withFlipped(true))));
            }
        }
    }

    private static String picture(JsonNode data, List<Integer> frame, int side) {
        StringBuilder out = new StringBuilder();
        for (int number : frame) {
            JsonNode line = data.get("lines").get(number);
            out.append(line.get(Math.min(side, line.size() - 1)).asText()).append('\n');
        }
        return out.toString();
    }

    private static String drawn(String svg) {
        return svg.replaceAll("(?m)^<(title|desc|style)[ >].*\n", "");
    }

    private static Game<?, ?> random(String id, int plies) {
        Game<?, ?> game = Game.of(Rulesets.of(id));
        Xoshiro256 random = Xoshiro256.of(3);
        while (game.ply() < plies && game.outcome().isEmpty()) {
            game = game.playRandom(random);
        }
        return game;
    }

    @Test
    void aLongGameTakesAFewHundredBytesAMove() throws IOException {
        Game<?, ?> game = random("latrunculi/schadler-2001", 3000);
        String page = page(GameRecord.of(game).toString());
        assertThat(page.length()).isLessThan(150_000 + 300 * game.ply());
    }

    @Test
    void oneGameOfAFileCanBeChosenAndDamagedOnesAreTold() throws IOException {
        String other = GAME.replace("men=2", "men=3").replace(" c3-c2", " a1-a1");
        String file = file(GAME + other + GAME);
        Run run = Run.of("record", "html", file, "-o", "-");
        assertThat(run.code()).isEqualTo(1);
        assertThat(data(run.out()).get("games")).hasSize(2);
        assertThat(run.err()).contains("game 2", "one game cannot be read");
        assertThat(data(Run.output("record", "html", file, "--game", "3", "-o", "-"))
                        .get("games"))
                .hasSize(1);
        Run none = Run.of("record", "html", file, "--game", "4", "-o", "-");
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.err()).contains("there is no game to make a page of");
    }

    @Test
    void thePageIsWrittenIntoAFile() throws IOException {
        Path out = folder.resolve("page.html");
        assertThat(Run.output("record", "html", file(GAME), "-o", out.toString()))
                .isEmpty();
        assertThat(Files.readString(out)).isEqualTo(page(GAME)).startsWith("<!DOCTYPE html>\n");
    }
}
