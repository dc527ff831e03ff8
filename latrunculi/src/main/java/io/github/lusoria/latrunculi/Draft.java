package io.github.lusoria.latrunculi;

import io.github.lusoria.core.RuleId;
import java.util.List;
import java.util.Optional;

/**
 * What a rule says under some options.
 *
 * @param id its name
 * @param title a few words
 * @param statement what it says
 * @param keys the options that it is about
 * @param context other options without which it would be worded otherwise, or not be there
 */
record Draft(RuleId id, String title, String statement, List<String> keys, List<String> context) {
    Draft {
        keys = List.copyOf(keys);
        context = List.copyOf(context);
    }

    /** A rule that is there under the options asked about. */
    static Optional<Draft> of(RuleId id, String title, String statement, String... keys) {
        return Optional.of(new Draft(id, title, statement, List.of(keys), List.of()));
    }

    /** The same where other options bear on the wording. */
    Draft in(String... others) {
        return new Draft(id, title, statement, keys, List.of(others));
    }

    /** Whether it follows from an option. */
    boolean names(String key) {
        return keys.contains(key) || context.contains(key);
    }
}
