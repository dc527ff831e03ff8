package io.github.lusoria.cli;

import io.github.lusoria.core.GameRecord;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Objects;

/**
 * The page that goes through recorded games, as one text.
 *
 * <p>What comes from a record is data in a block of JSON, in which no character can end the block, and the script of the
 * page puts it into the document as text only. A policy in the page's head allows this one script and these styles by
 * their digests, and nothing from anywhere else.
 */
final class ReplayPage {
    private ReplayPage() {}

    static String of(List<GameRecord> games) {
        ReplayData data = new ReplayData();
        games.forEach(data::add);
        String script = resource("replay.js");
        String style = resource("replay.css") + data.styles();
        String title = games.size() == 1
                ? games.get(0).ruleset().title()
                : games.size() + " games, " + games.get(0).ruleset().title();
        return fill(
                resource("replay.html"),
                "POLICY",
                "default-src 'none'; script-src '" + digest(script) + "'; style-src '" + digest(style)
                        + "'; base-uri 'none'; form-action 'none'",
                "TITLE",
                escape(title),
                "STYLE",
                style,
                "DATA",
                // between the signs of a tag there is nothing that a reader of HTML could take for one
                data.json().replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e"),
                "SCRIPT",
                script);
    }

    /** Puts texts into the places of a template, each once; what is put in is not looked at again. */
    private static String fill(String template, String... namesAndTexts) {
        StringBuilder out = new StringBuilder();
        int done = 0;
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            String place = "{{" + namesAndTexts[i] + "}}";
            int at = template.indexOf(place, done);
            out.append(template, done, at).append(namesAndTexts[i + 1]);
            done = at + place.length();
        }
        return out.append(template.substring(done)).toString();
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    private static String digest(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static String resource(String name) {
        try (InputStream stream = Objects.requireNonNull(ReplayPage.class.getResourceAsStream(name), name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
