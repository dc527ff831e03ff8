package io.github.lusoria.escaques;

import java.util.stream.Stream;

/**
 * How high and how low scores can be under some rules.
 *
 * <p>With a round limit a score is the initial one, plus or minus the greatest {@link EscaquesSetup#MAX_HANDICAP handicap},
 * plus what its own turns and those of the six others can bring. Without a limit it is at most
 * {@link EscaquesSetup#SCORE_LIMIT} from 0. These bounds are safe, not tight: six conjunctions at once, seven times in one
 * throw of the Moon, come in no game.
 */
final class ScoreBounds {
    private static final int OTHERS = Planet.COUNT - 1;

    private final EscaquesRules rules;
    private final int ownLeast;
    private final int ownMost;
    private final int otherLeast;
    private final int otherMost;

    ScoreBounds(EscaquesRules rules) {
        this.rules = rules;
        int[] points = Stream.of(Aspect.values())
                .mapToInt(aspect -> aspect.points(rules.conjunction()))
                .sorted()
                .toArray();
        int least = points[0];
        int most = points[points.length - 1];
        // only the Moon, one space a sign, enters as many signs as the die shows
        int entries = rules.crossing() == EscaquesRules.Crossing.EVERY_ENTERED ? Planet.COUNT : 1;
        ownLeast = OTHERS * least * entries;
        ownMost = OTHERS * most * entries;
        boolean transfers = rules.payment() == EscaquesRules.Payment.TRANSFER;
        otherLeast = transfers ? -most * entries : 0;
        otherMost = transfers ? -least * entries : 0;
    }

    private boolean isUnbounded() {
        return rules.rounds() == 0;
    }

    int least() {
        return least(rules.rounds(), OTHERS * rules.rounds());
    }

    int most() {
        return most(rules.rounds(), OTHERS * rules.rounds());
    }

    private int least(int ownTurns, int otherTurns) {
        return isUnbounded()
                ? -EscaquesSetup.SCORE_LIMIT
                : rules.initialScore() - EscaquesSetup.MAX_HANDICAP + ownTurns * ownLeast + otherTurns * otherLeast;
    }

    private int most(int ownTurns, int otherTurns) {
        return isUnbounded()
                ? EscaquesSetup.SCORE_LIMIT
                : rules.initialScore() + EscaquesSetup.MAX_HANDICAP + ownTurns * ownMost + otherTurns * otherMost;
    }

    /** The least score that a seat can have where a set-up stands. */
    int leastOf(EscaquesSetup setup, int seat) {
        return least(ownTurns(setup, seat), otherTurns(setup, seat));
    }

    /** The greatest score that a seat can have where a set-up stands. */
    int mostOf(EscaquesSetup setup, int seat) {
        return most(ownTurns(setup, seat), otherTurns(setup, seat));
    }

    private int otherTurns(EscaquesSetup setup, int seat) {
        int turns = 0;
        for (int other = 1; other <= Planet.COUNT; other++) {
            turns += other == seat ? 0 : ownTurns(setup, other);
        }
        return turns;
    }

    /** The turns that a seat has had; of a game that is over within a round it is not known who was the last. */
    private int ownTurns(EscaquesSetup setup, int seat) {
        int completed = Math.min(setup.roundsCompleted(), rules.rounds());
        if (completed == rules.rounds() || setup.isAssigning()) {
            return completed;
        }
        return completed + (seat < setup.seatToAct().orElse(Planet.COUNT + 1) ? 1 : 0);
    }
}
