package io.github.lusoria.escaques;

import java.util.Locale;
import java.util.OptionalInt;

/** What a picture of the zodiac says in words. */
final class ZodiacWords {
    private final Scene scene;
    private final EscaquesPosition position;

    ZodiacWords(Scene scene) {
        this.scene = scene;
        this.position = scene.position();
    }

    String title() {
        String last = scene.move().map(move -> " after the throw of " + move).orElse("");
        if (scene.move().filter(EscaquesMove.Advance.class::isInstance).isPresent()) {
            last = scene.move().map(move -> " after the advance " + move).orElse("");
        }
        return position.ruleset().title() + ": " + turn() + last;
    }

    /** Whose turn it is and for what, or that the game is over. */
    String turn() {
        OptionalInt seat = position.seatToAct();
        if (seat.isEmpty()) {
            return position.outcome()
                    .map(outcome -> "the game is over (" + outcome.termination().id() + ")")
                    .orElse("");
        }
        OptionalInt thrown = position.thrown();
        if (thrown.isPresent()) {
            return "seat " + seat.getAsInt() + " has thrown " + thrown.getAsInt() + " and chooses";
        }
        return "seat " + seat.getAsInt()
                + (position.planet(seat.getAsInt()).isEmpty() ? " throws for a planet" : " throws");
    }

    /** The rounds, where they are counted. */
    String rounds() {
        OptionalInt rounds = position.roundsCompleted();
        return rounds.isEmpty()
                ? ""
                : "rounds completed: " + rounds.getAsInt() + " of "
                        + scene.rules().rounds();
    }

    /** The way in which planets go on the drawing. */
    static String movement(boolean flipped) {
        return flipped ? "anticlockwise" : "clockwise";
    }

    /** The way in which the signs follow one another on the drawing. */
    String signs(boolean flipped) {
        return movement(flipped == (scene.rules().signOrder() == EscaquesRules.SignOrder.WITH_MOVEMENT));
    }

    /** What the last move did, in a line; empty where nothing is known. */
    String last() {
        if (scene.way().isEmpty()) {
            return scene.move().map(move -> "last throw: " + move + assigned()).orElse("");
        }
        Scene.Way way = scene.way().get();
        StringBuilder out = new StringBuilder(way.planet().displayName());
        out.append(' ').append(way.from()).append(" to ").append(way.to());
        if (scene.entered().isEmpty()) {
            return out.append(", no new sign").toString();
        }
        int points = scene.chords().stream().mapToInt(Scene.Chord::points).sum();
        int entered = scene.entered().size();
        Sign last = scene.entered().get(entered - 1);
        out.append(", enters ").append(last.displayName());
        out.append(entered > 1 ? " and " + (entered - 1) + " before" : "");
        return out.append(": ").append(signed(points)).append(" points").toString();
    }

    private String assigned() {
        return scene.events().stream()
                .filter(EscaquesEvent.Assigned.class::isInstance)
                .map(event -> ", " + ((EscaquesEvent.Assigned) event).planet().displayName())
                .findFirst()
                .orElse("");
    }

    /** A number with its sign, the minus as long as the plus. */
    static String signed(int points) {
        return points > 0 ? "+" + points : points < 0 ? "\u2212" + Math.abs(points) : "0";
    }

    String piece(Planet planet) {
        OptionalInt seat = position.seat(planet);
        String owner = seat.isPresent() ? "seat " + seat.getAsInt() : "nobody's yet";
        return planet.displayName() + " on " + position.space(planet) + ", " + owner;
    }

    static String chord(Scene.Chord chord, Planet mover) {
        return mover.displayName() + " in " + chord.entered().displayName() + ": "
                + chord.aspect().displayName() + " of " + chord.aspected().displayName() + ", "
                + signed(chord.points());
    }

    String description(boolean flipped) {
        StringBuilder out = new StringBuilder();
        out.append("Seven rings of 12 to 84 spaces in twelve signs. Planets go ")
                .append(movement(flipped));
        out.append(", the signs follow one another ").append(signs(flipped)).append(". ");
        for (Planet planet : Planet.values()) {
            out.append(piece(planet))
                    .append("; ring of ")
                    .append(scene.rules().ringOf(planet).spaces());
            out.append(". ");
        }
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            out.append("Seat ")
                    .append(seat)
                    .append(": ")
                    .append(signed(position.score(seat)))
                    .append(" points. ");
        }
        String turn = turn();
        out.append(turn.substring(0, 1).toUpperCase(Locale.ROOT))
                .append(turn.substring(1))
                .append('.');
        if (!rounds().isEmpty()) {
            out.append(" Rounds").append(rounds().substring("rounds".length())).append('.');
        }
        scene.way().ifPresent(way -> {
            out.append(" Last: ").append(last()).append('.');
            scene.chords()
                    .forEach(chord ->
                            out.append(' ').append(chord(chord, way.planet())).append('.'));
        });
        return out.toString();
    }
}
