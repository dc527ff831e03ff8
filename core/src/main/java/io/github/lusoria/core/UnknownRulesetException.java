package io.github.lusoria.core;

import io.github.lusoria.core.internal.Elements;
import java.util.List;
import java.util.Objects;

/** No ruleset of the catalogue has the id. It suggests the ids that are nearest. */
public final class UnknownRulesetException extends RulesException {
    private static final long serialVersionUID = 1L;

    /** The id that was asked for. */
    private final String id;

    private final transient List<String> nearest;

    /**
     * Creates the exception.
     *
     * @param id the id that was asked for
     * @param nearest the nearest ids of the catalogue, best first; may be empty; the list is copied
     */
    public UnknownRulesetException(String id, List<String> nearest) {
        super("unknown ruleset " + Excerpt.of(Objects.requireNonNull(id, "id"))
                + (Elements.copyOf(nearest, "nearest").isEmpty()
                        ? "; the catalogue is empty"
                        : "; nearest: " + String.join(", ", nearest)));
        this.id = id;
        this.nearest = List.copyOf(nearest);
    }

    /**
     * Returns the id that was asked for.
     *
     * @return the id, with its options in alphabetical order where it could be read
     */
    public String id() {
        return id;
    }

    /**
     * Returns the nearest ids of the catalogue.
     *
     * @return ids, best first
     */
    public List<String> nearest() {
        return nearest;
    }
}
