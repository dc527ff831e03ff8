package io.github.lusoria.escaques.slow;

import io.github.lusoria.escaques.EscaquesMove;
import io.github.lusoria.escaques.EscaquesMove.Advance;
import io.github.lusoria.escaques.EscaquesMove.Throw;
import io.github.lusoria.escaques.EscaquesRules;
import io.github.lusoria.escaques.EscaquesRules.End;
import io.github.lusoria.escaques.EscaquesRules.ThrowUse;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A position of the slow model and the rules it is played by. */
public final class SlowModel {
    private final EscaquesRules rules;
    private final SlowPosition position;

    private SlowModel(EscaquesRules rules, SlowPosition position) {
        this.rules = rules;
        this.position = position;
    }

    /** The position before the first throw. */
    public static SlowModel initial(EscaquesRules rules) {
        return new SlowModel(rules, SlowPosition.initial(rules));
    }

    /** A position from its text, which has to be of the right form. */
    public static SlowModel of(String text, EscaquesRules rules) {
        return new SlowModel(rules, SlowPosition.parse(text));
    }

    /**
     * The position of a text whose turn field may be wrong in one way: it names a seat to act although the game is over
     * (rulebook: a position in which a target or Amuli's configuration holds is over).
     */
    public static SlowModel settled(String text, EscaquesRules rules) {
        SlowPosition position = SlowPosition.parse(text);
        return new SlowModel(rules, why(rules, position).isPresent() ? position.over() : position);
    }

    /** What entering a sign is worth by a planet in some sign, such as {@code trine 36} (spec section 2.4). */
    public static String aspect(String entered, String other, EscaquesRules.Conjunction conjunction) {
        SlowAspect aspect = SlowAspect.of(entered, other, conjunction);
        return aspect.title() + " " + aspect.points();
    }

    /** The text of the position. */
    public String text() {
        return position.text(rules);
    }

    /** Chance throws, a player advances, nobody acts when it is over (spec section 0). */
    public String actor() {
        if (position.turn() == 0) {
            return "nobody";
        }
        return position.thrown() > 0 ? "player " + position.turn() : "chance " + position.turn();
    }

    /** The points of a seat. */
    public int score(int seat) {
        return position.scores().get(seat - 1);
    }

    /** The hash that formats describe. */
    public long hash() {
        return position.hash();
    }

    /** All legal moves, from the lowest (formats: order of legal moves). */
    public List<EscaquesMove> legalMoves() {
        if (position.turn() == 0) {
            return List.of();
        }
        if (position.thrown() > 0) {
            return IntStream.rangeClosed(1, position.thrown())
                    .<EscaquesMove>mapToObj(Advance::new)
                    .toList();
        }
        // spec section 0: the free planets only, equally likely; section 2.2: a fair die
        return Stream.of(SlowPlanet.values())
                .filter(planet -> !position.isAssigning() || !position.seats().contains(planet))
                .<EscaquesMove>map(planet -> new Throw(planet.face()))
                .toList();
    }

    /** How the game ended, as an outcome prints: the payoffs are the final scores (spec section 0). */
    public Optional<String> outcome() {
        if (position.turn() > 0) {
            return Optional.empty();
        }
        String payoffs = position.scores().stream().map(String::valueOf).collect(Collectors.joining(","));
        return why(rules, position).map(why -> why + " " + payoffs);
    }

    /** What a legal move does. */
    public Result play(EscaquesMove move) {
        List<String> events = new ArrayList<>();
        if (move instanceof Advance advance) {
            return new Result(new SlowModel(rules, turn(advance.spaces(), events)), events);
        }
        int face = ((Throw) move).face();
        tell(events, "threw " + face, "throw");
        SlowPosition next;
        if (position.isAssigning()) {
            next = assign(SlowPlanet.ofFace(face), events);
        } else if (rules.throwUse() == ThrowUse.UP_TO) {
            next = position.turnOf(position.turn(), face);
        } else {
            next = turn(face, events);
        }
        return new Result(new SlowModel(rules, next), events);
    }

    private static void tell(List<String> events, String event, String rule) {
        events.add(event + " by escaques." + rule);
    }

    /** Spec section 2.2, assignment: seats in order; seat 1 begins the first round. */
    private SlowPosition assign(SlowPlanet planet, List<String> events) {
        tell(events, "assigned " + planet.title, "assignment");
        List<SlowPlanet> seats =
                Stream.concat(position.seats().stream(), Stream.of(planet)).toList();
        int turn = seats.size() == SlowPosition.SEATS ? 1 : seats.size() + 1;
        return new SlowPosition(position.sky(), seats, position.scores(), turn, 0, position.rounds());
    }

    /** Spec sections 2.3 to 2.5: move, score, next seat, end. */
    private SlowPosition turn(int steps, List<String> events) {
        SlowPlanet mover = position.mover();
        SlowSpace space = position.sky().get(mover);
        List<String> entered = new ArrayList<>();
        for (int step = 0; step < steps; step++) {
            SlowSpace next = space.next(mover.spacesPerSign(rules), rules);
            if (!next.sign().equals(space.sign())) {
                entered.add(next.sign());
            }
            space = next;
        }
        Map<SlowPlanet, SlowSpace> sky = new EnumMap<>(position.sky());
        sky.put(mover, space);
        tell(events, "moved " + mover.title + " to " + space, "movement");
        List<Integer> scores = new SlowScores(rules, position).after(scored(entered), events);
        boolean isLastSeat = position.turn() == SlowPosition.SEATS;
        int rounds = isLastSeat && rules.rounds() > 0 ? position.rounds() + 1 : position.rounds();
        SlowPosition next =
                new SlowPosition(sky, position.seats(), scores, isLastSeat ? 1 : position.turn() + 1, 0, rounds);
        Optional<String> why = why(rules, next);
        why.ifPresent(reason -> tell(events, "ended " + reason, "end." + reason));
        return why.isPresent() ? next.over() : next;
    }

    /** Spec section 2.4 and section 3, O6: which of the signs entered are scored. */
    private List<String> scored(List<String> entered) {
        if (entered.isEmpty()) {
            return entered;
        }
        return switch (rules.crossing()) {
            case FINAL -> List.of(entered.get(entered.size() - 1));
            case EVERY_ENTERED -> entered;
        };
    }

    /**
     * Why the game is over (spec section 3, O11). The rulebook adds: any seat's score counts, and where two reasons
     * come together it is not the rounds.
     */
    private static Optional<String> why(EscaquesRules rules, SlowPosition position) {
        if (rules.end() == End.SCORE_TARGET && position.scores().stream().anyMatch(score -> score >= rules.target())) {
            return Optional.of("target");
        }
        if (rules.end() == End.AMULI && isAmulis(position)) {
            return Optional.of("configuration");
        }
        return rules.rounds() > 0 && position.rounds() == rules.rounds() ? Optional.of("rounds") : Optional.empty();
    }

    /** Spec case 29: Sun and Jupiter in one sign, Venus and Mars in the one opposite. */
    private static boolean isAmulis(SlowPosition position) {
        String sun = position.sky().get(SlowPlanet.SUN).sign();
        String venus = position.sky().get(SlowPlanet.VENUS).sign();
        return position.sky().get(SlowPlanet.JUPITER).sign().equals(sun)
                && position.sky().get(SlowPlanet.MARS).sign().equals(venus)
                && SlowSpace.apart(sun, venus) == 6;
    }

    /**
     * What a move does.
     *
     * @param next the position after it
     * @param events what happened and by which rule, in order, such as {@code entered Sgr by escaques.entry}
     */
    public record Result(SlowModel next, List<String> events) {}
}
