package io.github.lusoria.sigwaduqqan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a diagram shows: a position, and the throw that led to it where that is known.
 *
 * @param position the position
 * @param before the position before the throw
 * @param thrown the throw
 * @param events what it made happen
 */
record Scene(SigPosition position, Optional<SigPosition> before, Optional<StickThrow> thrown, List<SigEvent> events) {
    static Scene of(SigPosition position) {
        return new Scene(position, Optional.empty(), Optional.empty(), List.of());
    }

    static Scene after(SigPosition before, StickThrow thrown) {
        var transition = before.explain(thrown);
        return new Scene(transition.position(), Optional.of(before), Optional.of(thrown), transition.events());
    }

    /** The seat whose throw it was. */
    OptionalInt thrower() {
        return before.map(SigPosition::seatToThrow).orElse(OptionalInt.empty());
    }

    /** The squares that the thrower's piece went over, from the first to the last; empty when it stayed. */
    List<Integer> way() {
        List<Integer> squares = new ArrayList<>();
        if (thrower().isPresent()) {
            int seat = thrower().getAsInt();
            int from = before.orElseThrow().pilgrim(seat).square();
            int to = position.pilgrim(seat).square();
            for (int square = from; from > 0 && from < to && square <= to; square++) {
                squares.add(square);
            }
        }
        return List.copyOf(squares);
    }

    /** The squares that the Ghoula went over, from the first to the last; empty when it stayed. */
    List<Integer> ghoulaWay() {
        List<Integer> squares = new ArrayList<>();
        for (SigEvent event : events) {
            if (event instanceof SigEvent.GhoulaMoved moved) {
                squares.add(moved.square());
            }
        }
        before.map(SigPosition::ghoula)
                .filter(from -> from > 0 && !squares.isEmpty())
                .ifPresent(from -> squares.add(0, from));
        return List.copyOf(squares);
    }
}
