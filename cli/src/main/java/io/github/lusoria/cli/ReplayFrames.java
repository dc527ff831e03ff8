package io.github.lusoria.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The pictures of a page, each line of SVG kept once.
 *
 * <p>A picture is a list of numbers of lines. The next one is told by what changes: so many lines kept, so many left
 * out, so many put in and which, and so on; what is left at the end is kept. Where the picture of the flipped board has
 * as many lines, a line goes together with the one that stands in its place there.
 */
final class ReplayFrames {
    /** How far apart two lists are looked for what they share. */
    private static final int REACH = 40;

    /**
     * A line of the picture and the one that stands for it on the flipped board.
     *
     * @param line the line
     * @param flipped the other
     */
    record Line(String line, String flipped) {}

    private final Map<Line, Integer> lines = new LinkedHashMap<>();
    private final Set<String> styles = new LinkedHashSet<>();

    /** The lines, by their numbers. */
    List<Line> lines() {
        return List.copyOf(lines.keySet());
    }

    /** The looks of the pictures, which go into the head of the page. */
    Set<String> styles() {
        return styles;
    }

    /** The numbers of the lines of a picture and of the same on the flipped board, without titles and looks. */
    List<Integer> frame(String svg, String flipped) {
        List<String> one = drawn(svg);
        List<String> other = drawn(flipped);
        List<Integer> frame = new ArrayList<>(one.size());
        for (int i = 0; i < one.size(); i++) {
            // where they do not go together the board stays as it is
            Line line = new Line(one.get(i), one.size() == other.size() ? other.get(i) : one.get(i));
            frame.add(lines.computeIfAbsent(line, key -> lines.size()));
        }
        return frame;
    }

    private List<String> drawn(String svg) {
        List<String> drawn = new ArrayList<>();
        svg.lines().forEach(line -> {
            if (line.startsWith("<style")) {
                styles.add(line.substring(line.indexOf('>') + 1, line.lastIndexOf("</style>")));
            } else if (!line.startsWith("<title>") && !line.startsWith("<desc>")) {
                drawn.add(line);
            }
        });
        return drawn;
    }

    /** What leads from one picture to the next. */
    static List<Integer> changes(List<Integer> from, List<Integer> to) {
        List<Integer> changes = new ArrayList<>();
        int i = 0;
        int j = 0;
        int kept = 0;
        while (i < from.size() || j < to.size()) {
            if (i < from.size() && j < to.size() && from.get(i).equals(to.get(j))) {
                i++;
                j++;
                kept++;
                continue;
            }
            int[] skip = shortestSkip(from, i, to, j);
            changes.add(kept);
            changes.add(skip[0]);
            changes.add(skip[1]);
            changes.addAll(to.subList(j, j + skip[1]));
            i += skip[0];
            j += skip[1];
            kept = 0;
        }
        return changes;
    }

    /** How many lines to leave out and to put in until both go on alike. */
    private static int[] shortestSkip(List<Integer> from, int i, List<Integer> to, int j) {
        int left = from.size() - i;
        int right = to.size() - j;
        for (int sum = 1; sum <= REACH; sum++) {
            for (int out = Math.max(0, sum - right); out <= Math.min(sum, left); out++) {
                int in = sum - out;
                boolean ends = out == left && in == right;
                if (ends || (out < left && in < right && from.get(i + out).equals(to.get(j + in)))) {
                    return new int[] {out, in};
                }
            }
        }
        return new int[] {Math.min(left, REACH), Math.min(right, REACH)};
    }
}
