package io.github.lusoria.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The result of a game as records write it: {@code 1-0 0-1 1/2-1/2}, payoffs in parentheses, or {@code *}. */
final class RecordResult {
    static final String UNFINISHED = "*";

    private static final String FIRST = "1-0";
    private static final String SECOND = "0-1";
    private static final String DRAW = "1/2-1/2";

    private RecordResult() {}

    /** Whether one of two players wins or neither, so that results are those of chess and players White and Black. */
    static boolean isOfTwo(Traits traits) {
        return traits.seats() == 2 && traits.zeroSum() && traits.leastPayoff() == -1 && traits.greatestPayoff() == 1;
    }

    static String of(Game<?, ?> game) {
        Optional<Outcome> outcome = game.outcome();
        return outcome.isEmpty()
                ? UNFINISHED
                : of(outcome.get().payoffs(), game.position().ruleset().traits());
    }

    private static String of(List<Integer> payoffs, Traits traits) {
        if (isOfTwo(traits)) {
            if (payoffs.equals(List.of(1, -1))) {
                return FIRST;
            }
            if (payoffs.equals(List.of(-1, 1))) {
                return SECOND;
            }
            if (payoffs.equals(List.of(0, 0))) {
                return DRAW;
            }
        }
        StringBuilder out = new StringBuilder();
        for (int payoff : payoffs) {
            out.append(out.length() == 0 ? '(' : ',').append(payoff);
        }
        return out.append(')').toString();
    }

    /** Whether a word of the move text is meant as a result. */
    static boolean isMeant(String word) {
        return word.charAt(0) == '('
                || word.equals(UNFINISHED)
                || word.equals(FIRST)
                || word.equals(SECOND)
                || word.equals(DRAW);
    }

    /** The payoffs that a result other than {@code *} says, or null if it is not well formed. */
    static @Nullable List<Integer> payoffs(String result) {
        return switch (result) {
            case FIRST -> List.of(1, -1);
            case SECOND -> List.of(-1, 1);
            case DRAW -> List.of(0, 0);
            default -> list(result);
        };
    }

    private static @Nullable List<Integer> list(String result) {
        if (result.length() < 3 || result.charAt(0) != '(' || result.charAt(result.length() - 1) != ')') {
            return null;
        }
        List<Integer> payoffs = new ArrayList<>();
        int from = 1;
        while (from < result.length()) {
            int to = result.indexOf(',', from);
            to = to < 0 ? result.length() - 1 : to;
            Integer payoff = integer(result, from, to);
            if (payoff == null) {
                return null;
            }
            payoffs.add(payoff);
            from = to + 1;
        }
        return payoffs;
    }

    /** A whole number as {@code Integer.toString} writes it, or null. */
    private static @Nullable Integer integer(String text, int from, int to) {
        int digits = from < to && text.charAt(from) == '-' ? from + 1 : from;
        if (digits == to || to - digits > 10) {
            return null;
        }
        long value = 0;
        for (int i = digits; i < to; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return null;
            }
            value = 10 * value + digit;
        }
        value = digits == from ? value : -value;
        boolean canonical = Long.toString(value).length() == to - from;
        return canonical && value == (int) value ? (int) value : null;
    }
}
