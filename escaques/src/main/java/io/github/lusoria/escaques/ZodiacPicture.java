package io.github.lusoria.escaques;

import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.internal.Path;
import io.github.lusoria.core.internal.Style;
import io.github.lusoria.core.internal.Svg;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The zodiac as a picture: rings, signs and planets, in the middle the aspects of the last move as chords between signs,
 * below the seats with their scores. Flipped, it is mirrored: planets go anticlockwise.
 */
final class ZodiacPicture {
    private static final double WIDTH = 680;
    private static final double BOARD = 668;
    private static final double HEIGHT = 846;
    private static final double ROW = 30;
    private static final double CHORD = Wheel.INNER - 14;

    private static final Style STYLE = Style.builder("escaques")
            .rule("bg", "", "fill:#f7f2e8", "fill:#15171f")
            .rule("band", "stroke-width:1.2", "fill:#e6d6b4;stroke:#7a6136", "fill:#2c3247;stroke:#8f96b3")
            .rule("field", "", "fill:#fbf5e6", "fill:#1d2130")
            .rule("other", "", "fill:#f1e5ca", "fill:#252a3d")
            .rule("entered", "", "fill:#f3cf7c", "fill:#574719")
            .rule("line", "fill:none;stroke-width:.9", "stroke:#a58c5d", "stroke:#59607d")
            .rule("border", "fill:none;stroke-width:1.6", "stroke:#7a6136", "stroke:#8f96b3")
            .rule("pen", "fill:none;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round")
            .rule("sign", "", "stroke:#5a4522", "stroke:#d5daf0")
            .rule("t", "font-family:Georgia,'DejaVu Serif',serif;font-size:15px", "fill:#33291a", "fill:#e4e6f2")
            .rule("small", "font-size:13px", "fill:#5f4d2f", "fill:#a9afc9")
            .rule("abbreviation", "font-size:11px;text-anchor:middle", "fill:#5a4522", "fill:#c6cce6")
            .rule("end", "text-anchor:end")
            .rule("status", "font-size:16px;font-weight:bold")
            .rule("from", "fill:none;stroke-width:2.2;stroke-dasharray:4 3", "stroke:#a35a00", "stroke:#ffbd59")
            .rule(
                    "arrow",
                    "fill:none;stroke-width:3.2;stroke-linecap:round;stroke-linejoin:round",
                    "stroke:#a35a00",
                    "stroke:#ffbd59")
            .rule(
                    "way",
                    "fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round",
                    "stroke:#7a6136",
                    "stroke:#8f96b3")
            .rule("dot", "", "fill:#7a6136", "fill:#8f96b3")
            .rule("gain", "fill:none;stroke-width:2.6", "stroke:#1d6b45", "stroke:#69d7a0")
            .rule("loss", "fill:none;stroke-width:2.6;stroke-dasharray:7 4", "stroke:#b3261e", "stroke:#ff8b73")
            .rule("badge", "stroke-width:1", "fill:#fbf5e6;stroke:#7a6136", "fill:#1d2130;stroke:#8f96b3")
            .rule("ink", "", "stroke:#33291a", "stroke:#e4e6f2")
            .rule("disc", "stroke-width:1.8", "stroke:#33291a", "stroke:#f2f3fa")
            .rule("free .disc", "stroke-dasharray:3 2.5")
            .rule("moved .disc", "stroke-width:3", "stroke:#a35a00", "stroke:#ffbd59")
            .rule("moon .disc", "fill:#f2f0ea")
            .rule("mercury .disc", "fill:#b4c4d6")
            .rule("venus .disc", "fill:#84519e")
            .rule("sun .disc", "fill:#f4bd3b")
            .rule("mars .disc", "fill:#b53328")
            .rule("jupiter .disc", "fill:#35764a")
            .rule("saturn .disc", "fill:#2a2a31")
            .rule("dark", "stroke:#1f1a12")
            .rule("pale", "stroke:#ffffff")
            .rule("turn", "", "fill:#a35a00", "fill:#ffbd59")
            .build();

    private final Scene scene;
    private final EscaquesPosition position;
    private final EscaquesRules rules;
    private final DiagramOptions options;
    private final ZodiacWords words;
    private final Wheel wheel;
    private final Svg svg;

    ZodiacPicture(Scene scene, DiagramOptions options) {
        this.scene = scene;
        this.position = scene.position();
        this.rules = scene.rules();
        this.options = options;
        this.words = new ZodiacWords(scene);
        this.wheel = new Wheel(WIDTH / 2, BOARD / 2 + 4, options.flipped());
        this.svg = new Svg(STYLE, WIDTH, HEIGHT, options, words.title(), words.description(options.flipped()));
    }

    String draw() {
        svg.rect("bg", 0, 0, WIDTH, HEIGHT);
        directions();
        svg.circle("band", wheel.x(), wheel.y(), Wheel.RIM);
        for (Sign sign : Sign.values()) {
            sign(sign);
        }
        rings();
        aspects();
        scene.way().ifPresent(this::way);
        for (Planet planet : Planet.values()) {
            planet(planet);
        }
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            seat(seat);
        }
        String turn = words.turn();
        double x = 20 + WIDTH / 2;
        double y = BOARD + 32 + 3 * ROW;
        svg.text(
                "t status",
                x,
                y,
                turn.isEmpty() ? "" : turn.substring(0, 1).toUpperCase(Locale.ROOT) + turn.substring(1));
        svg.text("t small", x, y + 22, words.rounds());
        svg.text("t small", 24, BOARD + 36 + 4 * ROW + 8, words.last());
        return svg.toString();
    }

    // ---- the board

    /** Which way planets go and signs run, in the corners that the round board leaves. */
    private void directions() {
        boolean against = rules.signOrder() == EscaquesRules.SignOrder.AGAINST_MOVEMENT;
        svg.text("t small", 16, 28, "planets go");
        svg.text("t small", 16, 45, ZodiacWords.movement(options.flipped()));
        svg.text("t small end", WIDTH - 16, 28, "signs run");
        svg.text("t small end", WIDTH - 16, 45, words.signs(options.flipped()));
        // both arrows lie left and right of the top, whichever way they point
        double left = options.flipped() ? 0.085 : -0.135;
        svg.path("way", wheel.arrow(left, left + 0.05, Wheel.RIM + 10, 8));
        double right = options.flipped() ? -0.135 : 0.085;
        Wheel signs = new Wheel(wheel.x(), wheel.y(), options.flipped() != against);
        double start = against ? -right - 0.05 : right;
        svg.path("way", signs.arrow(start, start + 0.05, Wheel.RIM + 10, 8));
    }

    private void sign(Sign sign) {
        double turn = Wheel.turn(sign, rules.signOrder());
        double next = turn + 1.0 / Sign.COUNT;
        String field = scene.entered().contains(sign) ? "entered" : sign.number() % 2 == 0 ? "field" : "other";
        svg.group("house", sign.displayName());
        svg.path(field, wheel.sector(turn, next, Wheel.INNER, Wheel.OUTER));
        double middle = turn + 0.5 / Sign.COUNT;
        double radius = (Wheel.OUTER + Wheel.RIM) / 2;
        double shift = options.coordinates() ? 0.018 : 0;
        svg.symbol("pen sign", Symbols.of(sign), wheel.x(middle - shift, radius), wheel.y(middle - shift, radius), 1);
        if (options.coordinates()) {
            double x = wheel.x(middle + shift, radius);
            svg.text("t abbreviation", x, wheel.y(middle + shift, radius) + 4, sign.abbreviation());
        }
        svg.end();
    }

    private void rings() {
        for (int spaces = 1; spaces <= Ring.MOST_SPACES_PER_SIGN; spaces++) {
            Ring ring = new Ring(spaces, rules.signOrder());
            svg.group("ring", ring.spaces() + " spaces");
            svg.path("line", wheel.borders(ring));
            svg.circle("line", wheel.x(), wheel.y(), Wheel.inner(ring));
            svg.end();
        }
        Path borders = Path.from(wheel.x(0, Wheel.INNER), wheel.y(0, Wheel.INNER))
                .line(wheel.x(0, Wheel.RIM), wheel.y(0, Wheel.RIM));
        for (int sign = 1; sign < Sign.COUNT; sign++) {
            double turn = sign / (double) Sign.COUNT;
            borders.move(wheel.x(turn, Wheel.INNER), wheel.y(turn, Wheel.INNER))
                    .line(wheel.x(turn, Wheel.RIM), wheel.y(turn, Wheel.RIM));
        }
        svg.path("border", borders);
        svg.circle("border", wheel.x(), wheel.y(), Wheel.OUTER);
        svg.circle("border", wheel.x(), wheel.y(), Wheel.RIM);
    }

    private static double middle(Sign sign, EscaquesRules.SignOrder order) {
        return Wheel.turn(sign, order) + 0.5 / Sign.COUNT;
    }

    // ---- the last move

    private void aspects() {
        svg.circle("field", wheel.x(), wheel.y(), Wheel.INNER - 0.5);
        svg.circle("border", wheel.x(), wheel.y(), Wheel.INNER);
        for (Sign sign : Sign.values()) {
            double turn = middle(sign, rules.signOrder());
            svg.circle("dot", wheel.x(turn, CHORD), wheel.y(turn, CHORD), 2.5);
        }
        Optional<Planet> mover = scene.way().map(Scene.Way::planet);
        for (Scene.Chord chord : scene.chords()) {
            svg.group("chord " + chord.aspect().displayName(), ZodiacWords.chord(chord, mover.orElseThrow()));
            chord(chord);
            svg.end();
        }
    }

    private void chord(Scene.Chord chord) {
        double from = middle(chord.entered(), rules.signOrder());
        double to = middle(position.space(chord.aspected()).sign(), rules.signOrder());
        double x1 = wheel.x(from, CHORD);
        double y1 = wheel.y(from, CHORD);
        double x2 = wheel.x(to, CHORD);
        double y2 = wheel.y(to, CHORD);
        String side = chord.points() > 0 ? "gain" : "loss";
        if (chord.aspect() == Aspect.CONJUNCTION) {
            svg.circle(side, x1, y1, 9);
            badge(chord.aspect(), wheel.x(from, CHORD - 21), wheel.y(from, CHORD - 21));
        } else {
            svg.line(side, x1, y1, x2, y2);
            badge(chord.aspect(), x1 + 0.66 * (x2 - x1), y1 + 0.66 * (y2 - y1));
        }
    }

    private void badge(Aspect aspect, double x, double y) {
        svg.circle("badge", x, y, 9.5).symbol("pen ink", Symbols.of(aspect), x, y, 0.62);
    }

    private void way(Scene.Way way) {
        Ring ring = rules.ringOf(way.planet());
        double radius = Wheel.middle(ring);
        double from = Wheel.turn(ring, way.from());
        double to = Wheel.turn(ring, way.to());
        // the tip stays outside of the piece
        double tip = (to < from ? to + 1 : to) - 13 / (2 * Math.PI * radius);
        svg.circle("from", wheel.x(from, radius), wheel.y(from, radius), 10);
        if (tip > from) {
            svg.path("arrow", wheel.arrow(from, tip, radius, 6));
        }
    }

    // ---- planets and seats

    private void planet(Planet planet) {
        Ring ring = rules.ringOf(planet);
        double turn = Wheel.turn(ring, position.space(planet));
        double radius = Wheel.middle(ring);
        String state = position.seat(planet).isEmpty() ? " free" : "";
        if (scene.way().filter(way -> way.planet() == planet).isPresent()) {
            state += " moved";
        }
        svg.group("piece " + name(planet) + state, words.piece(planet));
        disc(planet, wheel.x(turn, radius), wheel.y(turn, radius));
        svg.end();
    }

    private void disc(Planet planet, double x, double y) {
        boolean pale =
                planet == Planet.VENUS || planet == Planet.MARS || planet == Planet.JUPITER || planet == Planet.SATURN;
        svg.circle("disc", x, y, 11.8).symbol(pale ? "pen pale" : "pen dark", Symbols.of(planet), x, y, 0.7);
    }

    private static String name(Planet planet) {
        return planet.displayName().toLowerCase(Locale.ROOT);
    }

    /** What the last move scored with a planet: the symbol of the aspect and the points, or their number and the sum. */
    private void scored(Planet planet, double x, double y) {
        List<Scene.Chord> chords = scene.chords().stream()
                .filter(chord -> chord.aspected() == planet)
                .toList();
        int sum = chords.stream().mapToInt(Scene.Chord::points).sum();
        if (chords.size() == 1) {
            svg.symbol("pen ink", Symbols.of(chords.get(0).aspect()), x + 7, y, 0.65);
            svg.text("t small", x + 20, y + 5, ZodiacWords.signed(sum));
        } else if (!chords.isEmpty()) {
            svg.text("t small", x, y + 5, chords.size() + " aspects " + ZodiacWords.signed(sum));
        }
    }

    private void seat(int seat) {
        double x = seat <= 4 ? 24 : 20 + WIDTH / 2;
        double y = BOARD + 30 + ((seat - 1) % 4) * ROW;
        boolean acts = position.seatToAct().equals(OptionalInt.of(seat));
        if (acts) {
            svg.group("mark", "to act");
            svg.path(
                    "turn",
                    Path.from(x - 16, y - 6).line(x - 5, y).line(x - 16, y + 6).close());
            svg.end();
        }
        svg.text("t", x, y + 5, Integer.toString(seat));
        Optional<Planet> planet = position.planet(seat);
        String score = ZodiacWords.signed(position.score(seat));
        if (planet.isPresent()) {
            svg.group("seat " + name(planet.get()), "");
            disc(planet.get(), x + 27, y);
            svg.end();
            svg.text("t", x + 45, y + 5, planet.get().displayName());
            svg.text("t small", x + 116, y + 5, position.space(planet.get()).toString());
            svg.text("t end", x + 204, y + 5, score);
            scored(planet.get(), x + 214, y);
        } else {
            svg.text("t small", x + 20, y + 5, "no planet yet");
            svg.text("t end", x + 204, y + 5, score);
        }
    }
}
