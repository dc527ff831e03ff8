package io.github.lusoria.latrunculi;

import java.util.List;
import java.util.Optional;

/**
 * What a diagram shows: a position, and the move that led to it where that is known.
 *
 * @param position the position
 * @param setup the same as a description
 * @param move the move that led to it
 * @param events what the move made happen
 */
record Scene(
        LatrunculiPosition position,
        LatrunculiSetup setup,
        Optional<LatrunculiMove> move,
        List<LatrunculiEvent> events) {
    static Scene of(LatrunculiPosition position) {
        return new Scene(position, position.setup(), Optional.empty(), List.of());
    }

    static Scene after(LatrunculiPosition before, LatrunculiMove move) {
        var transition = before.explain(move);
        LatrunculiPosition after = transition.position();
        return new Scene(after, after.setup(), Optional.of(move), transition.events());
    }
}
