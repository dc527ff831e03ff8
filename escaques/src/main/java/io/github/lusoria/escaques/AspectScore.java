package io.github.lusoria.escaques;

import io.github.lusoria.core.internal.Elements;
import java.util.List;
import java.util.Objects;

/**
 * What entering one sign is worth: every aspect, and the sum.
 *
 * @param entered the sign that was entered
 * @param aspects one for each of the other planets, from the Moon to Saturn, those that are worth nothing included
 */
public record AspectScore(Sign entered, List<FormedAspect> aspects) {
    /**
     * Creates a score.
     *
     * @param entered the sign that was entered
     * @param aspects one for each of the other planets; the list is copied
     */
    public AspectScore {
        Objects.requireNonNull(entered, "entered");
        aspects = Elements.copyOf(aspects, "aspects");
    }

    /**
     * Returns the points of the planet that entered.
     *
     * @return the sum over all aspects, negative for a loss; twelve points are one stake
     */
    public int points() {
        return aspects.stream().mapToInt(FormedAspect::points).sum();
    }
}
