package io.github.lusoria.core;

import io.github.lusoria.core.internal.Elements;
import java.util.List;
import java.util.Objects;

/**
 * One choice that a ruleset leaves open, with the value it has.
 *
 * @param name the key, as ids write it, such as {@code men}
 * @param description what it decides, in one plain sentence
 * @param values what it may be: words as they are, an inclusive range of whole numbers as {@code 2..32}
 * @param value the value in this ruleset
 * @param defaultValue the value in the listed ruleset that this one derives from
 */
public record RuleOption(String name, String description, List<String> values, String value, String defaultValue) {
    /**
     * Creates an option.
     *
     * @param name the key
     * @param description what it decides
     * @param values what it may be; the list is copied
     * @param value the value in this ruleset
     * @param defaultValue the value in the listed ruleset
     */
    public RuleOption {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(description, "description");
        values = Elements.copyOf(values, "values");
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(defaultValue, "defaultValue");
    }

    /**
     * Returns whether the value differs from the listed ruleset's, so that the id spells it.
     *
     * @return true if it differs
     */
    public boolean isChanged() {
        return !value.equals(defaultValue);
    }

    /**
     * Returns the key and the value, as ids write them.
     *
     * @return such as {@code men=16}
     */
    @Override
    public String toString() {
        return name + "=" + value;
    }
}
