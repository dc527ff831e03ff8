package io.github.lusoria.latrunculi;

import io.github.lusoria.core.RuleId;
import java.util.List;
import java.util.Optional;

/** What a rule says under some options: its name, title and statement, and the keys of the options it follows from. */
record Draft(RuleId id, String title, String statement, List<String> keys) {
    Draft {
        keys = List.copyOf(keys);
    }

    /** A rule that is there under the options asked about. */
    static Optional<Draft> of(RuleId id, String title, String statement, String... keys) {
        return Optional.of(new Draft(id, title, statement, List.of(keys)));
    }
}
