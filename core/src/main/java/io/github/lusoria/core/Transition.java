package io.github.lusoria.core;

import io.github.lusoria.core.internal.Elements;
import java.util.List;
import java.util.Objects;

/**
 * What a move does: the position after it and the events it made happen, in order.
 *
 * @param <P> the type of position
 * @param <E> the type of event
 * @param position the position after the move
 * @param events the events, in the game's documented order; empty when nothing but the move itself happened
 */
public record Transition<P, E extends Event>(P position, List<E> events) {
    /**
     * Creates a transition.
     *
     * @param position the position after the move
     * @param events the events; the list is copied
     */
    public Transition {
        Objects.requireNonNull(position, "position");
        events = Elements.copyOf(events, "events");
    }
}
