package io.github.lusoria.escaques;

import io.github.lusoria.core.Diagram;

/**
 * The rings as lines, the outermost first, and the signs as columns: the number in a cell is the space within the sign on
 * which the planet stands.
 */
final class ZodiacDiagram implements Diagram {
    private final EscaquesSetup setup;
    private final EscaquesRules rules;

    ZodiacDiagram(EscaquesSetup setup, EscaquesRules rules) {
        this.setup = setup;
        this.rules = rules;
    }

    @Override
    public String text() {
        StringBuilder out = new StringBuilder();
        out.append(pad("ring", -4)).append(' ').append(pad("planet", 8));
        for (Sign sign : Sign.values()) {
            out.append(sign.abbreviation()).append(' ');
        }
        out.append(" seat   score\n");
        for (int spaces = Ring.MOST_SPACES_PER_SIGN; spaces >= 1; spaces--) {
            for (Planet planet : Planet.values()) {
                if (rules.ringOf(planet).spacesPerSign() == spaces) {
                    line(out, planet);
                }
            }
        }
        turn(out);
        return out.toString();
    }

    private void line(StringBuilder out, Planet planet) {
        out.append(pad(String.valueOf(rules.ringOf(planet).spaces()), -4)).append(' ');
        out.append(pad(planet.displayName(), 8));
        Space space = setup.space(planet);
        for (Sign sign : Sign.values()) {
            out.append(' ')
                    .append(sign == space.sign() ? String.valueOf(space.number()) : ".")
                    .append("  ");
        }
        int owner = 0;
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            owner = setup.planet(seat).filter(planet::equals).isPresent() ? seat : owner;
        }
        out.append(owner == 0 ? "    -" : pad(String.valueOf(owner), -5));
        out.append(owner == 0 ? "" : pad(String.valueOf(setup.score(owner)), -8))
                .append('\n');
    }

    private void turn(StringBuilder out) {
        if (setup.seatToAct().isEmpty()) {
            out.append("the game is over");
        } else {
            out.append("seat ").append(setup.seatToAct().getAsInt());
            if (setup.thrown().isPresent()) {
                out.append(" has thrown ").append(setup.thrown().getAsInt()).append(" and chooses");
            } else {
                out.append(setup.isAssigning() ? " throws for a planet" : " throws");
            }
        }
        if (rules.rounds() > 0) {
            out.append("; rounds completed: ").append(setup.roundsCompleted());
            out.append(" of ").append(rules.rounds());
        }
        out.append('\n');
    }

    /** Text filled up with spaces on the right, or on the left for a negative width. */
    private static String pad(String text, int width) {
        String spaces = " ".repeat(Math.max(0, Math.abs(width) - text.length()));
        return width < 0 ? spaces + text : text + spaces;
    }

    @Override
    public String toString() {
        return text();
    }
}
