package io.github.lusoria.cli;

import java.util.Locale;

/**
 * A message made fit for a terminal: one line of bearable length, without characters that command the terminal or
 * reorder what is read. What the user typed may be quoted in it.
 */
final class OneLine {
    private static final int LONGEST = 600;
    private static final int KEPT_AT_THE_END = 200;

    private OneLine() {}

    static String of(String message) {
        StringBuilder out = new StringBuilder();
        message.codePoints().forEach(character -> {
            if (isPrintable(character)) {
                out.appendCodePoint(character);
            } else {
                out.append(String.format(Locale.ROOT, "\\u%04x", character));
            }
        });
        int length = out.length();
        if (length > LONGEST) {
            // the middle goes: the beginning says what is wrong and the end what was expected
            out.replace(LONGEST - KEPT_AT_THE_END, length - KEPT_AT_THE_END, " ... ");
        }
        return out.toString();
    }

    private static boolean isPrintable(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
