package io.github.lusoria.core;

import java.util.List;

/**
 * A game's entry in the catalogue, found by {@link java.util.ServiceLoader}.
 *
 * <p>A module that brings rulesets declares an implementation with a public no-argument constructor, both as
 * {@code provides} in its module descriptor and in {@code META-INF/services}, so that it is found on the module path
 * and on the class path.
 */
public interface RulesetProvider {
    /**
     * Returns the rulesets of the game, without options.
     *
     * @return the rulesets, in the order in which a reader should meet them; always equal lists
     */
    List<? extends Ruleset<?, ?>> rulesets();
}
