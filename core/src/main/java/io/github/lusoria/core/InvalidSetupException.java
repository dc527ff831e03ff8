package io.github.lusoria.core;

import io.github.lusoria.core.internal.Elements;
import java.util.List;
import java.util.stream.Collectors;

/** A set-up describes no position of the ruleset. It names every violation, not just the first. */
public final class InvalidSetupException extends RulesException {
    private static final long serialVersionUID = 1L;

    private final transient List<Message> violations;

    /**
     * Creates the exception.
     *
     * @param violations what is wrong, at least one; the list is copied
     * @throws IllegalArgumentException if there is no violation
     */
    public InvalidSetupException(List<Message> violations) {
        super("invalid set-up: "
                + Elements.copyOf(violations, "violations").stream()
                        .map(Message::text)
                        .collect(Collectors.joining("; ")));
        this.violations = List.copyOf(violations);
        if (this.violations.isEmpty()) {
            throw new IllegalArgumentException("there is no violation");
        }
    }

    /**
     * Returns everything that is wrong.
     *
     * @return the violations, in a stable order
     */
    public List<Message> violations() {
        return violations;
    }
}
