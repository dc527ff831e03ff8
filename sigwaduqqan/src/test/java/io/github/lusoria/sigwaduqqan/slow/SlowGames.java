package io.github.lusoria.sigwaduqqan.slow;

import io.github.lusoria.core.Rational;
import io.github.lusoria.sigwaduqqan.SigPosition;
import io.github.lusoria.sigwaduqqan.SigRules;
import io.github.lusoria.sigwaduqqan.SigRules.Drag;
import io.github.lusoria.sigwaduqqan.SigRules.GhoulaStart;
import io.github.lusoria.sigwaduqqan.SigRules.SeventhSig;
import io.github.lusoria.sigwaduqqan.SigRules.SigCount;
import io.github.lusoria.sigwaduqqan.SigRules.Stayers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Random rules, games and positions for the comparison. */
public final class SlowGames {
    private SlowGames() {}

    /** Rules of any options (spec section 9), without the two combinations that contradict themselves. */
    public static SigRules rules(SigRules from, RandomGenerator random) {
        boolean shared = random.nextBoolean();
        GhoulaStart start = any(List.of(GhoulaStart.values()), random);
        boolean mayStay = shared || start == GhoulaStart.OFF_BOARD || random.nextBoolean();
        return from.toBuilder()
                .players(random.nextInt(16) == 0 ? 2 + random.nextInt(40) : 2 + random.nextInt(7))
                .arrival(any(List.of(SigRules.Arrival.values()), random))
                .seventhSig(any(List.of(SeventhSig.values()), random))
                .sigCount(any(List.of(SigCount.values()), random))
                .ghoulaStart(start)
                .ghoulaCatch(any(List.of(SigRules.GhoulaCatch.values()), random))
                .drag(any(List.of(Drag.values()), random))
                .draggedMayMove(random.nextBoolean())
                .sharedSquareCatches(shared)
                .stayers(mayStay ? Stayers.UNTOUCHED : Stayers.DRAGGED_FORWARD)
                .zeroAtKaaba(random.nextBoolean() ? 2 : random.nextInt(21))
                .end(any(List.of(SigRules.End.values()), random))
                .whiteProbability(bias(random))
                .build();
    }

    /** Fair sticks, any others, and sometimes such as hardly ever fall on one side. */
    private static Rational bias(RandomGenerator random) {
        if (random.nextBoolean()) {
            return Rational.of(1, 2);
        }
        int denominator = 2 + random.nextInt(999);
        return switch (random.nextInt(8)) {
            case 0 -> Rational.of(denominator - 1, denominator);
            case 1 -> Rational.of(1, denominator);
            default -> Rational.of(1 + random.nextInt(denominator - 1), denominator);
        };
    }

    private static <T> T any(List<T> values, RandomGenerator random) {
        return values.get(random.nextInt(values.size()));
    }

    /**
     * Plays a game at random, comparing every position on the way and what every throw there leads to.
     *
     * @param evenly whether the throws are drawn as if they were equally likely, which makes short games of odd sticks
     */
    public static SigPosition play(SigPosition start, int mostPlies, boolean evenly, RandomGenerator random) {
        SigPosition position = start;
        SlowModel model = SlowModel.of(start.toString(), start.ruleset().definition());
        for (int ply = 0; ply < mostPlies && position.outcome().isEmpty(); ply++) {
            SlowAgreement.compare(position, model);
            int index = evenly ? random.nextInt(model.legalMoves().size()) : draw(model.weights(), random);
            model = model.play(model.legalMoves().get(index)).next();
            position = position.play(index);
        }
        SlowAgreement.compare(position, model);
        return position;
    }

    private static int draw(List<Long> weights, RandomGenerator random) {
        long number =
                random.nextLong(weights.stream().mapToLong(Long::longValue).sum());
        int index = 0;
        while (number >= weights.get(index)) {
            number -= weights.get(index);
            index++;
        }
        return index;
    }

    /** The text of any position that may be set up (rulebook: "a position set up by hand"). */
    public static String position(SigRules rules, RandomGenerator random) {
        SlowPosition position = SlowPosition.initial(rules);
        position.ghoula = random.nextInt(4) == 0 ? position.ghoula : 1 + random.nextInt(SlowFather.FIFTEENTH);
        boolean isAway = position.ghoula > 1;
        boolean mayWait = !isAway || rules.stayers() == Stayers.UNTOUCHED;
        for (SlowFather father : position.fathers) {
            place(father, position.ghoula, random);
            if (father.square == SlowFather.START && !mayWait) {
                father.square = 2;
            }
        }
        if (isAway && !rules.draggedMayMove() || position.left().isEmpty()) {
            SlowFather safe = any(position.fathers, random);
            safe.square = 16 + random.nextInt(5);
        }
        for (SlowFather father : position.fathers) {
            father.sigs = sigs(father.square, rules, random);
            father.dragged = isDragged(father.square, position.ghoula, rules, random);
        }
        List<SlowFather> arrived = new ArrayList<>(position.on(SlowFather.KAABA));
        Collections.shuffle(arrived, new Random(random.nextLong()));
        arrived.forEach(father -> father.arrival = arrived.indexOf(father) + 1);
        position.turn = any(position.left(), random).seat;
        return SlowModel.settled(position, rules).text();
    }

    /** Most often just before or on the Ghoula's square, before or on the fifteenth, or lost, or anywhere. */
    private static void place(SlowFather father, int ghoula, RandomGenerator random) {
        father.square = switch (random.nextInt(6)) {
            case 0 -> SlowFather.LOST;
            case 1 -> Math.max(1, ghoula);
            case 2 -> SlowFather.FIFTEENTH - random.nextInt(2);
            case 3 -> Math.min(SlowFather.FIFTEENTH, ghoula + 1 + random.nextInt(3));
            default -> 1 + random.nextInt(SlowFather.KAABA);
        };
    }

    private static int sigs(int square, SigRules rules, RandomGenerator random) {
        boolean counts = square == SlowFather.FIFTEENTH
                || rules.sigCount() == SigCount.KEEP && square > 1 && square < SlowFather.FIFTEENTH;
        int most = rules.seventhSig() == SeventhSig.NEXT_THROW ? 7 : 6;
        return counts ? Math.max(0, most - random.nextInt(most + 3)) : 0;
    }

    private static boolean isDragged(int square, int ghoula, SigRules rules, RandomGenerator random) {
        if (square != ghoula || square < 2) {
            return false;
        }
        return rules.sharedSquareCatches() || rules.drag() == Drag.STEPWISE && random.nextBoolean();
    }
}
