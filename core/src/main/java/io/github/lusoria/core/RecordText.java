package io.github.lusoria.core;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes a record of a game, and escapes what tags and comments say. */
final class RecordText {
    /** A line of moves ends after a ply that this number divides. */
    private static final int PLIES_A_LINE = 10;

    private RecordText() {}

    static String of(Map<String, String> tags, Game<?, ?> game, Map<Integer, List<String>> comments) {
        StringBuilder out = new StringBuilder(256 + 8 * game.ply());
        tags.forEach((name, value) -> {
            out.append('[').append(name).append(" \"");
            appendEscaped(out, value, '"');
            out.append("\"]\n");
        });
        out.append('\n');
        boolean lineOpen = appendComments(out, comments.get(0), false);
        int ply = 0;
        for (Move move : game.moves()) {
            ply++;
            if (lineOpen) {
                out.append(' ');
            } else {
                out.append(ply).append(". ");
            }
            out.append(move);
            lineOpen = ply % PLIES_A_LINE != 0;
            if (!lineOpen) {
                out.append('\n');
            }
            lineOpen = appendComments(out, comments.get(ply), lineOpen);
        }
        return out.append(lineOpen ? "\n" : "")
                .append(RecordResult.of(game))
                .append("\n\n")
                .toString();
    }

    /** Comments stand on lines of their own. Returns whether a line is left open. */
    private static boolean appendComments(StringBuilder out, @Nullable List<String> comments, boolean lineOpen) {
        if (comments == null) {
            return lineOpen;
        }
        if (lineOpen) {
            out.append('\n');
        }
        for (String comment : comments) {
            out.append('{');
            appendEscaped(out, comment, '}');
            out.append("}\n");
        }
        return false;
    }

    private static void appendEscaped(StringBuilder out, String text, char end) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == end || c == '\\') {
                out.append('\\').append(c);
            } else if (c == '\n') {
                out.append("\\n");
            } else if (!isEscaped(c)) {
                out.append(c);
            } else if (Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                out.append(c).append(text.charAt(++i));
            } else {
                String hex = Integer.toHexString(c);
                out.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
            }
        }
    }

    /**
     * Whether a character is written by its number: controls, what breaks or turns a line round, what UTF-8 cannot hold
     * or a decoder puts where it found damage. Surrogates in pairs are not.
     */
    static boolean isEscaped(char c) {
        return c < ' '
                || (c >= 0x7f && c < 0xa0)
                || c == '\u061c'
                || (c >= '\u200e' && c <= '\u200f')
                || (c >= '\u2028' && c <= '\u202e')
                || (c >= '\u2066' && c <= '\u2069')
                || c == '\ufeff'
                || c >= '\ufff9'
                || Character.isSurrogate(c);
    }
}
