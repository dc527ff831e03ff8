package io.github.lusoria.core;

/** Untrusted text made fit for an error message: short, one line, printable ASCII. */
final class Excerpt {
    private static final int LONGEST = 60;

    private Excerpt() {}

    /** The text in quotes, cut when long, with everything but printable ASCII escaped. */
    static String of(String text) {
        return around(text, 0);
    }

    /** The part of the text that surrounds an offset, in quotes, with {@code ...} where something was cut. */
    static String around(String text, int offset) {
        int from = Math.max(0, Math.min(offset - LONGEST / 2, text.length() - LONGEST));
        int to = Math.min(text.length(), from + LONGEST);
        StringBuilder out = new StringBuilder();
        out.append(from > 0 ? "...\"" : "\"");
        for (int i = from; i < to; i++) {
            appendEscaped(out, text.charAt(i));
        }
        return out.append(to < text.length() ? "\"..." : "\"").toString();
    }

    /** What stands at an offset, for the words "found ...". */
    static String at(String text, int offset) {
        if (offset >= text.length()) {
            return "the end of the text";
        }
        StringBuilder out = new StringBuilder("'");
        appendEscaped(out, text.charAt(offset));
        return out.append('\'').toString();
    }

    private static void appendEscaped(StringBuilder out, char c) {
        if (c >= ' ' && c <= '~') {
            out.append(c);
        } else {
            out.append("\\u");
            String hex = Integer.toHexString(c);
            out.append("0".repeat(4 - hex.length())).append(hex);
        }
    }
}
