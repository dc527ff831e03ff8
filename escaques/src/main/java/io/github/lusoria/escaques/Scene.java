package io.github.lusoria.escaques;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a diagram shows: a position, and what led to it where that is known.
 *
 * @param position the position
 * @param before the position before the last move
 * @param move the last move
 * @param events what it made happen
 */
record Scene(
        EscaquesPosition position,
        Optional<EscaquesPosition> before,
        Optional<EscaquesMove> move,
        List<EscaquesEvent> events) {
    /** A planet's way from one space to another. */
    record Way(Planet planet, Space from, Space to) {}

    /** An aspect of the last move: the sign that was entered, the other planet, and the points of the planet that moved. */
    record Chord(Sign entered, Aspect aspect, Planet aspected, int points) {}

    static Scene of(EscaquesPosition position) {
        return new Scene(position, Optional.empty(), Optional.empty(), List.of());
    }

    static Scene after(EscaquesPosition before, EscaquesMove move) {
        var transition = before.explain(move);
        return new Scene(transition.position(), Optional.of(before), Optional.of(move), transition.events());
    }

    EscaquesRules rules() {
        return position.ruleset().definition();
    }

    /** The way that a planet went by the last move. */
    Optional<Way> way() {
        return events.stream()
                .filter(EscaquesEvent.Moved.class::isInstance)
                .map(EscaquesEvent.Moved.class::cast)
                .findFirst()
                .flatMap(moved -> before.map(from -> new Way(moved.planet(), from.space(moved.planet()), moved.to())));
    }

    /** The signs entered by the last move, in order. */
    List<Sign> entered() {
        return events.stream()
                .filter(EscaquesEvent.Entered.class::isInstance)
                .map(event -> ((EscaquesEvent.Entered) event).sign())
                .toList();
    }

    /** The aspects of the last move, in the order of the events. */
    List<Chord> chords() {
        List<Chord> chords = new ArrayList<>();
        Optional<Sign> entered = Optional.empty();
        for (EscaquesEvent event : events) {
            if (event instanceof EscaquesEvent.Entered sign) {
                entered = Optional.of(sign.sign());
            } else if (event instanceof EscaquesEvent.Scored scored) {
                entered.ifPresent(
                        sign -> chords.add(new Chord(sign, scored.aspect(), scored.planet(), scored.points())));
            }
        }
        return List.copyOf(chords);
    }
}
