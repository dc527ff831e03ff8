package io.github.lusoria.sigwaduqqan.slow;

import io.github.lusoria.sigwaduqqan.SigRules;
import io.github.lusoria.sigwaduqqan.SigRules.Arrival;
import io.github.lusoria.sigwaduqqan.SigRules.SeventhSig;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A position of the slow model and the rules it is played by. */
public final class SlowModel {
    /** The throws in the order of formats, and the white sides and the number of ways of each (spec section 3). */
    private static final List<Integer> THROWS = List.of(0, 1, 3, 4, 6);

    private static final List<Integer> WHITE_SIDES = List.of(2, 1, 3, 4, 0);
    private static final List<Integer> WAYS = List.of(6, 4, 4, 1, 1);
    private static final int STICKS = 4;
    private static final int SEVEN = 7;
    private static final int FIRST_SAFE = 16;

    private final SigRules rules;
    private final SlowPosition position;

    private SlowModel(SigRules rules, SlowPosition position) {
        this.rules = rules;
        this.position = position;
    }

    /** The position before the first throw. */
    public static SlowModel initial(SigRules rules) {
        return new SlowModel(rules, SlowPosition.initial(rules));
    }

    /** A position from its text, which has to be of the right form. */
    public static SlowModel of(String text, SigRules rules) {
        return new SlowModel(rules, SlowPosition.parse(text));
    }

    /** A position of which it is not yet known whether it is over. */
    static SlowModel settled(SlowPosition position, SigRules rules) {
        SlowModel model = new SlowModel(rules, position);
        if (model.why().isPresent()) {
            position.turn = 0;
        }
        return model;
    }

    /** The text of the position. */
    public String text() {
        return position.text();
    }

    /** Spec section 0: chance throws for a seat, and nobody ever chooses. */
    public String actor() {
        return position.turn == 0 ? "nobody" : "chance " + position.turn;
    }

    /** Formats: the squares advanced, 0 when lost. */
    public int score(int seat) {
        return Math.max(0, position.fathers.get(seat - 1).square - 1);
    }

    /** The hash that formats describe. */
    public long hash() {
        return position.hash();
    }

    /** The values of all throws, until the game is over. */
    public List<Integer> legalMoves() {
        return position.turn == 0 ? List.of() : THROWS;
    }

    /** The weight of each legal move: C(4,w) p^w (q-p)^(4-w) for white probability p/q (spec section 3). */
    public List<Long> weights() {
        long white = rules.whiteProbability().numerator().longValueExact();
        long green = totalOfAStick() - white;
        List<Long> weights = new ArrayList<>();
        for (int i = 0; i < legalMoves().size(); i++) {
            long weight = WAYS.get(i);
            for (int stick = 0; stick < STICKS; stick++) {
                weight *= stick < WHITE_SIDES.get(i) ? white : green;
            }
            weights.add(weight);
        }
        return weights;
    }

    /** The weight of all legal moves together. */
    public long totalWeight() {
        long stick = totalOfAStick();
        return position.turn == 0 ? 0 : stick * stick * stick * stick;
    }

    private long totalOfAStick() {
        return rules.whiteProbability().denominator().longValueExact();
    }

    /** What a throw does (spec section 4, a turn). */
    public Result play(int value) {
        SlowPosition next = position.copy();
        List<String> events = new ArrayList<>();
        tell(events, "threw " + (value == 1 ? "sig" : Integer.toString(value)), "throw");
        SlowFather father = next.fathers.get(position.turn - 1);
        int ghoulaSteps = ghoulaSteps(father.square, value);
        if (!father.dragged || rules.draggedMayMove()) {
            use(next, father, value, events);
        }
        new SlowGhoula(rules, next, events).walk(ghoulaSteps);
        boolean again = value == 1 || value == 4 || value == 6;
        if (!again) {
            passTurn(next);
        }
        SlowModel model = settled(next, rules);
        if (again && next.turn > 0) {
            tell(events, "throws again", "again");
        }
        return new Result(model, events);
    }

    /** To 2 leads nothing but a sig, to 16 nothing but the seven sigs (spec 4, use of a throw, 1 to 4). */
    private static String movedBy(int target) {
        if (target > FIRST_SAFE) {
            return "last-squares";
        }
        return target == FIRST_SAFE ? "seven-sigs" : target == 2 ? "sig" : "advance";
    }

    private static void tell(List<String> events, String event, String rule) {
        events.add(event + " by sigwaduqqan." + rule);
    }

    /** Spec section 4, use of a throw, 4 and 5; section 5, Q8. */
    private int ghoulaSteps(int square, int value) {
        if (square == SlowFather.KAABA) {
            return value == 0 ? rules.zeroAtKaaba() : value;
        }
        return square >= FIRST_SAFE && value == 3 ? 3 : 0;
    }

    /** Spec section 4, use of a throw by a player, 1 to 4. */
    private void use(SlowPosition next, SlowFather father, int value, List<String> events) {
        if (father.square == SlowFather.START) {
            if (value == 1) {
                tell(events, "left the start", "sig");
                move(next, father, 2, events);
            }
        } else if (father.square < SlowFather.FIFTEENTH) {
            int target = father.square + value;
            // section 5, Q2
            if (target > SlowFather.FIFTEENTH && rules.arrival() == Arrival.STOP) {
                target = SlowFather.FIFTEENTH;
            }
            if (target > father.square && target <= SlowFather.FIFTEENTH) {
                move(next, father, target, events);
            }
        } else if (father.square == SlowFather.FIFTEENTH) {
            countSig(next, father, value, events);
        } else if (father.square < SlowFather.KAABA && value == 1) {
            move(next, father, father.square + 1, events);
        }
    }

    /** Spec section 0, the fifteenth square; section 5, Q4. */
    private void countSig(SlowPosition next, SlowFather father, int value, List<String> events) {
        boolean isFree = father.sigs == SEVEN && value > 0;
        if (father.sigs < SEVEN && value == 1) {
            father.sigs++;
            tell(events, "sig " + father.sigs + " of seven", "seven-sigs");
            isFree = father.sigs == SEVEN && rules.seventhSig() == SeventhSig.MOVES;
        }
        if (isFree) {
            tell(events, "set free", "seven-sigs");
            // rulebook: a kept count ends on 16
            father.sigs = 0;
            move(next, father, FIRST_SAFE, events);
        }
    }

    private void move(SlowPosition next, SlowFather father, int target, List<String> events) {
        father.square = target;
        tell(events, "moved to " + target, movedBy(target));
        if (target == SlowFather.FIFTEENTH) {
            tell(events, "arrived at fifteen", "fifteenth");
        }
        if (target == SlowFather.KAABA) {
            father.arrival = next.on(SlowFather.KAABA).size();
            tell(events, "reached the Ka'aba", "kaaba");
        }
        if (father.dragged) {
            father.dragged = false;
            tell(events, "escaped", "ghoula.escape");
        }
        // section 5, Q14
        if (rules.sharedSquareCatches() && target == next.ghoula) {
            father.dragged = true;
            tell(events, "caught seat " + father.seat, "ghoula.shared");
        }
    }

    /** Spec section 4, a turn: the next player who is not lost. */
    private static void passTurn(SlowPosition next) {
        do {
            next.turn = next.turn % next.fathers.size() + 1;
        } while (next.fathers.get(next.turn - 1).isLost());
    }

    /** Why the game is over (spec section 0; section 5, Q17); the rulebook decides between two reasons at once. */
    private Optional<String> why() {
        boolean isOneLeft = position.left().size() == 1;
        boolean isDecided = position.left().stream().allMatch(father -> father.square == SlowFather.KAABA);
        return switch (rules.end()) {
            case ALL_DECIDED -> isDecided ? Optional.of("decided") : Optional.empty();
            case FIRST_TO_KAABA ->
                position.on(SlowFather.KAABA).isEmpty() ? Optional.empty() : Optional.of("first-home");
            case LAST_SURVIVOR ->
                isOneLeft ? Optional.of("last-survivor") : isDecided ? Optional.of("decided") : Optional.empty();
            case LUDII ->
                position.ghoula == SlowFather.FIFTEENTH
                                && position.on(SlowFather.FIFTEENTH).isEmpty()
                        ? Optional.of("ghoula-home")
                        : isOneLeft ? Optional.of("last-survivor") : Optional.empty();
        };
    }

    /** How the game ended, as an outcome prints. */
    public Optional<String> outcome() {
        return position.turn > 0 ? Optional.empty() : why().map(why -> why + " " + payoffs());
    }

    /** The payoffs: 1 to a winner, 0 to the others. */
    private String payoffs() {
        return position.fathers.stream().map(father -> wins(father) ? "1" : "0").collect(Collectors.joining(","));
    }

    /** Spec section 0: who is on the Ka'aba; under Ludii's end, and that of the last survivor, who is left. */
    private boolean wins(SlowFather father) {
        return switch (rules.end()) {
            case ALL_DECIDED -> father.square == SlowFather.KAABA;
            // in games nobody else is there; spec and rulebook do not say who wins where a set-up puts several
            case FIRST_TO_KAABA -> father.arrival == 1;
            case LUDII, LAST_SURVIVOR -> !father.isLost();
        };
    }

    /**
     * What a throw does.
     *
     * @param next the position after it
     * @param events what happened and by which rule, in order, such as {@code caught seat 2 by sigwaduqqan.ghoula.catch}
     */
    public record Result(SlowModel next, List<String> events) {}
}
