package io.github.lusoria.escaques;

import io.github.lusoria.core.Diagram;
import io.github.lusoria.core.DiagramOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * The rings as lines, the outermost first, and the signs as columns: the number in a cell is the space within the sign on
 * which the planet stands.
 */
final class ZodiacDiagram implements Diagram {
    private final Scene scene;
    private final EscaquesSetup setup;
    private final EscaquesRules rules;

    ZodiacDiagram(Scene scene) {
        this.scene = scene;
        this.setup = scene.position().setup();
        this.rules = scene.rules();
    }

    @Override
    public String text() {
        return text(DiagramOptions.DEFAULT);
    }

    @Override
    public String text(DiagramOptions options) {
        StringBuilder out = new StringBuilder();
        if (Objects.requireNonNull(options, "options").coordinates()) {
            out.append(pad("ring", -4)).append(' ').append(pad("planet", nameWidth(options)));
            for (Sign sign : signs(options)) {
                out.append(sign.abbreviation()).append(' ');
            }
            out.append(" seat   score\n");
        }
        for (int spaces = Ring.MOST_SPACES_PER_SIGN; spaces >= 1; spaces--) {
            for (Planet planet : Planet.values()) {
                if (rules.ringOf(planet).spacesPerSign() == spaces) {
                    line(out, planet, options);
                }
            }
        }
        turn(out);
        return out.toString();
    }

    private static boolean isUnicode(DiagramOptions options) {
        return options.characters() == DiagramOptions.Characters.UNICODE;
    }

    private static int nameWidth(DiagramOptions options) {
        return isUnicode(options) ? 10 : 8;
    }

    private static List<Sign> signs(DiagramOptions options) {
        List<Sign> signs = new ArrayList<>(List.of(Sign.values()));
        if (options.flipped()) {
            Collections.reverse(signs);
        }
        return signs;
    }

    private void line(StringBuilder out, Planet planet, DiagramOptions options) {
        out.append(pad(String.valueOf(rules.ringOf(planet).spaces()), -4)).append(' ');
        String symbol = isUnicode(options) ? Symbols.character(planet) + " " : "";
        out.append(pad(symbol + planet.displayName(), nameWidth(options)));
        Space space = setup.space(planet);
        for (Sign sign : signs(options)) {
            String empty = isUnicode(options) ? "\u00b7" : ".";
            out.append(' ')
                    .append(sign == space.sign() ? String.valueOf(space.number()) : empty)
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
    public String svg(DiagramOptions options) {
        return new ZodiacPicture(scene, Objects.requireNonNull(options, "options")).draw();
    }

    @Override
    public String toString() {
        return text();
    }
}
