package io.github.lusoria.core;

/** Why a game ended. Each game has an enum of its own; {@link #id()} is the stable name. */
public interface Termination {
    /**
     * Returns the stable name, as traces and records write it.
     *
     * @return a lower-case word such as {@code reduced}
     */
    String id();

    /**
     * Returns the rule that ends the game so.
     *
     * @return the rule's id
     */
    RuleId rule();
}
