package io.github.lusoria.core;

/**
 * Something that a move made happen, such as a piece being trapped, with the rule it follows from.
 *
 * <p>Each game seals its own events. An event is a value; {@link #toString()} is its stable text, such as
 * {@code trapped d2}.
 */
public interface Event {
    /**
     * Returns the rule that this event follows from.
     *
     * @return the rule's id
     */
    RuleId rule();

    /**
     * Returns the stable text of this event, such as {@code trapped d2}.
     *
     * @return one line of ASCII without commas
     */
    @Override
    String toString();
}
