package io.github.lusoria.core.testkit;

import io.github.lusoria.core.Xoshiro256;
import java.util.ArrayList;
import java.util.List;

/** Texts that nobody should write: for readers that must refuse them clearly. */
public final class OddTexts {
    private static final String LETTERS =
            "abcdefgxyzMmDdwbptG0123456789 /,:-+|^*!.@?&=~#\t\n\0\u00e9\uff11\ud800\u200b";
    private static final int MEGABYTE = 1 << 20;

    private OddTexts() {}

    /**
     * Returns odd texts: empty, blank, very long, of odd characters, and good texts with small changes.
     *
     * @param good texts that can be read
     * @param seed the seed of the changes
     * @param changes how many changed texts
     * @return texts, some of which may still be good
     */
    public static List<String> around(List<String> good, long seed, int changes) {
        List<String> odd = new ArrayList<>(List.of(
                "",
                " ",
                "\n",
                "\0",
                "-",
                "/",
                ",",
                "0",
                "99999999999999999999",
                "-1",
                "null",
                "{}",
                "\ud83c\udfb2",
                "\ud800",
                "\uff11",
                "\u0661",
                "e\u0301"));
        for (String unit : List.of("1", "9", " ", "/", ",", "(", "-", "M", "x", "\0", "\ud800", "a1-")) {
            odd.add(unit.repeat(MEGABYTE / unit.length()));
        }
        for (String text : good.subList(0, Math.min(3, good.size()))) {
            odd.add(" " + text);
            odd.add(text + " ");
            odd.add(text + "\n");
            odd.add(text + "\0");
            odd.add(text + " " + text);
            odd.add(text.toUpperCase(java.util.Locale.ROOT));
            odd.add(text.replace(" ", "  "));
            odd.add(text.replace(' ', '\t'));
            odd.add(text.replace('1', '\uff11'));
            odd.add("\ufeff" + text);
            odd.add(text.repeat(1000));
        }
        odd.addAll(changed(good, seed, changes));
        return odd;
    }

    /**
     * Returns good texts with one or two characters changed.
     *
     * @param good texts that can be read
     * @param seed the seed of the changes
     * @param changes how many
     * @return texts, some of which may still be good
     */
    public static List<String> changed(List<String> good, long seed, int changes) {
        List<String> odd = new ArrayList<>();
        Xoshiro256 random = Xoshiro256.of(seed);
        for (int i = 0; i < changes; i++) {
            StringBuilder text = new StringBuilder(good.get(random.nextInt(good.size())));
            for (int edits = 1 + random.nextInt(2); edits > 0; edits--) {
                edit(text, random);
            }
            odd.add(text.toString());
        }
        return odd;
    }

    private static void edit(StringBuilder text, Xoshiro256 random) {
        int at = random.nextInt(text.length() + 1);
        char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
        switch (at == text.length() ? 0 : random.nextInt(5)) {
            case 0 -> text.insert(at, letter);
            case 1 -> text.deleteCharAt(at);
            case 2 -> text.setCharAt(at, letter);
            case 3 -> text.setLength(at);
            default -> text.setCharAt(at, text.charAt(random.nextInt(text.length())));
        }
    }

    /**
     * Returns a text fit for a message.
     *
     * @param text any text
     * @return it, escaped and cut when long
     */
    public static String show(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char c : text.substring(0, Math.min(200, text.length())).toCharArray()) {
            out.append(c >= ' ' && c <= '~' ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
        return out.append(text.length() > 200 ? "\"... of " + text.length() + " characters" : "\"")
                .toString();
    }
}
