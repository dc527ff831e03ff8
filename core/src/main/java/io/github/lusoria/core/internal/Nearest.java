package io.github.lusoria.core.internal;

import java.util.Comparator;
import java.util.List;

/** Which names were perhaps meant by one that there is not. */
public final class Nearest {
    private static final int SUGGESTIONS = 3;
    private static final int LONGEST_COMPARED = 100;

    private record Candidate(String name, int distance) {}

    private Nearest() {}

    /**
     * Returns the names that are nearest to one that is not among them.
     *
     * @param wanted the name that there is not; only its first hundred characters count
     * @param names those that there are, in any order
     * @return at most three of them: those that take the fewest changes of one character come first, equal ones in the
     *     order of their characters
     */
    public static List<String> of(String wanted, List<String> names) {
        String compared = wanted.substring(0, Math.min(wanted.length(), LONGEST_COMPARED));
        return names.stream()
                .map(name -> new Candidate(name, distance(compared, name)))
                .sorted(Comparator.comparingInt(Candidate::distance).thenComparing(Candidate::name))
                .limit(SUGGESTIONS)
                .map(Candidate::name)
                .toList();
    }

    /** The least number of characters to insert, delete or replace (Levenshtein 1965). */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
