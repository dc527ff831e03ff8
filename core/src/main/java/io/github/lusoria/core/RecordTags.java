package io.github.lusoria.core;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The names of tags of a record, and their order. */
final class RecordTags {
    static final String RULESET = "Ruleset";
    static final String VERSION = "RulesetVersion";
    static final String START = "Start";
    static final String RESULT = "Result";
    static final String TERMINATION = "Termination";

    private static final String SEAT = "Seat";
    private static final int LONGEST_NAME = 255;
    private static final int MOST_SEAT_DIGITS = 4;
    private static final int FIRST_SEAT = 10;
    private static final int AFTER_SEATS = 100_000;

    private RecordTags() {}

    /** Tags stand in the order of their ranks, those of equal rank in any. */
    static int rank(String name) {
        return switch (name) {
            case RULESET -> 0;
            case VERSION -> 1;
            case START -> 2;
            case "Event" -> 3;
            case "Site" -> 4;
            case "Date" -> 5;
            case "White" -> 6;
            case "Black" -> 7;
            case RESULT -> AFTER_SEATS;
            case TERMINATION -> AFTER_SEATS + 1;
            default -> seat(name) > 0 ? FIRST_SEAT + seat(name) : AFTER_SEATS + 2;
        };
    }

    /** The number of a tag such as {@code Seat12}, or 0. */
    private static int seat(String name) {
        int digits = name.length() - SEAT.length();
        if (digits < 1 || digits > MOST_SEAT_DIGITS || !name.startsWith(SEAT) || name.charAt(SEAT.length()) == '0') {
            return 0;
        }
        int seat = 0;
        for (int i = SEAT.length(); i < name.length(); i++) {
            char c = name.charAt(i);
            if (c < '0' || c > '9') {
                return 0;
            }
            seat = 10 * seat + c - '0';
        }
        return seat;
    }

    /** Whether the game says what the tag says. */
    static boolean isDerived(String name) {
        return name.equals(RULESET)
                || name.equals(VERSION)
                || name.equals(START)
                || name.equals(RESULT)
                || name.equals(TERMINATION);
    }

    static boolean isName(String name) {
        if (name.isEmpty() || name.length() > LONGEST_NAME || !isLetter(name.charAt(0))) {
            return false;
        }
        for (int i = 1; i < name.length(); i++) {
            if (!isOfName(name.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    static boolean isOfName(int c) {
        return isLetter(c) || (c >= '0' && c <= '9') || c == '_';
    }

    private static boolean isLetter(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    /** The tags in their order. */
    static Map<String, String> sorted(Map<String, String> tags) {
        List<String> names = new ArrayList<>(tags.keySet());
        names.sort(Comparator.comparingInt(RecordTags::rank));
        Map<String, String> sorted = new LinkedHashMap<>();
        for (String name : names) {
            sorted.put(name, tags.getOrDefault(name, ""));
        }
        return sorted;
    }
}
