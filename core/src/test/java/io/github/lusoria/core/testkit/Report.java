package io.github.lusoria.core.testkit;

import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.lusoria.core.Position;
import io.github.lusoria.core.Ruleset;

/** How failures are told: with the ruleset, the position and what is wrong. */
final class Report {
    private final Ruleset<?, ?> ruleset;

    Report(Ruleset<?, ?> ruleset) {
        this.ruleset = ruleset;
    }

    interface Indexed {
        Object at(int index);
    }

    static void refusesIndexes(String what, Indexed call, int... indexes) {
        for (int index : indexes) {
            Throwable thrown = catchThrowable(() -> call.at(index));
            require(thrown instanceof IndexOutOfBoundsException, what + ", index " + index + " of none: " + thrown);
        }
    }

    String name() {
        return ruleset.id().toString();
    }

    String at(Position<?, ?> position) {
        return name() + ", position " + position;
    }

    /** Cheaper than an assertion object, for what is asked a million times. */
    void require(boolean condition, String otherwise, Position<?, ?> position) {
        if (!condition) {
            throw new AssertionError(at(position) + ": " + otherwise);
        }
    }

    static void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new AssertionError(otherwise);
        }
    }

    /** Asks the first object, whatever the second is. */
    static boolean saysEqual(Object first, Object second) {
        return first.equals(second);
    }

    static boolean isPrintable(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ' || text.charAt(i) > '~') {
                return false;
            }
        }
        return true;
    }

    static boolean isOneWord(String text) {
        return isPrintable(text) && !text.isEmpty() && text.indexOf(' ') < 0;
    }
}
