package io.github.lusoria.sigwaduqqan;

import java.util.OptionalInt;

/** What a diagram of the track says in words. */
final class TrackWords {
    private final Scene scene;
    private final SigPosition position;

    TrackWords(Scene scene) {
        this.scene = scene;
        this.position = scene.position();
    }

    /** Where somebody is and what has become of him. */
    static String fate(Pilgrim pilgrim) {
        if (pilgrim.isLost()) {
            return "lost";
        }
        if (pilgrim.isHome()) {
            return "on the Ka'aba, arrival " + pilgrim.arrival();
        }
        String sigs = counts(pilgrim) ? ", " + pilgrim.sigs() + " of " + Pilgrim.SIGS + " sigs" : "";
        return "square " + pilgrim.square() + sigs + (pilgrim.isDragged() ? ", dragged by the Ghoula" : "");
    }

    /** The same in fewer words. */
    static String shortFate(Pilgrim pilgrim) {
        if (pilgrim.isLost()) {
            return "lost";
        }
        if (pilgrim.isHome()) {
            return "Ka'aba, arrival " + pilgrim.arrival();
        }
        String sigs = counts(pilgrim) ? ", sig " + pilgrim.sigs() + "/" + Pilgrim.SIGS : "";
        return pilgrim.square() + sigs + (pilgrim.isDragged() ? ", dragged" : "");
    }

    /** Whether sigs are counted for a piece. */
    static boolean counts(Pilgrim pilgrim) {
        return pilgrim.square() == Track.FIFTEENTH || pilgrim.sigs() > 0;
    }

    static String ghoula(SigPosition position) {
        return position.ghoula() == 0 ? "beside the board" : "square " + position.ghoula();
    }

    String status() {
        OptionalInt seat = position.seatToThrow();
        return seat.isPresent()
                ? "Seat " + seat.getAsInt() + " throws"
                : position.outcome()
                        .map(outcome ->
                                "The game is over (" + outcome.termination().id() + ")")
                        .orElse("");
    }

    /** The last throw, such as {@code Seat 1 threw sig}. */
    String last() {
        return scene.thrower().isPresent()
                ? "Seat " + scene.thrower().getAsInt() + " threw "
                        + scene.thrown().map(StickThrow::title).orElse("")
                : "";
    }

    String title() {
        String last = last().isEmpty() ? "" : "; " + last();
        return position.ruleset().title() + ": " + status() + last;
    }

    String description() {
        StringBuilder out =
                new StringBuilder("A track of twenty squares, four rows of four and four beside the last; ");
        out.append("the twentieth is the Ka'aba. ");
        for (int seat = 1; seat <= position.seats(); seat++) {
            out.append("Seat ")
                    .append(seat)
                    .append(": ")
                    .append(fate(position.pilgrim(seat)))
                    .append(". ");
        }
        out.append("Ghoula: ")
                .append(ghoula(position))
                .append(". ")
                .append(status())
                .append('.');
        if (!scene.events().isEmpty()) {
            out.append(' ').append(last()).append(':');
            scene.events().forEach(event -> out.append(' ').append(event).append(';'));
            out.setCharAt(out.length() - 1, '.');
        }
        return out.toString();
    }

    /** What stands on a square, for a group of pieces. */
    static String piece(int seat, Pilgrim pilgrim) {
        return "Seat " + seat + ": " + fate(pilgrim);
    }
}
