package io.github.lusoria.escaques;

/** Rules in the form that the engine computes with, and what a planet's advance changes under them. */
final class Kernel {
    final int conjunction;
    final int steps;
    final int rounds;
    final boolean choosesAdvance;

    /** The scores of others, every sign on the way and other ends need no look. */
    final boolean isPlain;

    private final boolean transfers;
    private final boolean scoresEverySign;
    private final boolean against;
    final boolean hasOtherEnd;

    Kernel(EscaquesRules rules) {
        conjunction = AspectTable.code(rules.conjunction());
        steps = StepTable.kind(rules);
        rounds = rules.rounds();
        choosesAdvance = rules.throwUse() == EscaquesRules.ThrowUse.UP_TO;
        transfers = rules.payment() == EscaquesRules.Payment.TRANSFER;
        scoresEverySign = rules.crossing() == EscaquesRules.Crossing.EVERY_ENTERED;
        against = rules.signOrder() == EscaquesRules.SignOrder.AGAINST_MOVEMENT;
        hasOtherEnd = rules.end() != EscaquesRules.End.ROUNDS;
        isPlain = !transfers && !scoresEverySign && !hasOtherEnd;
    }

    /** The board after a planet's advance. */
    long advance(long board, int planet, int spaces) {
        int from = Board.sign(board, planet);
        int place = Board.place(board, planet);
        int step = StepTable.step(steps, planet, place, spaces);
        int to = plus(from, StepTable.signs(step));
        return board + Board.put(planet, to, StepTable.place(step)) - Board.put(planet, from, place);
    }

    static int plus(int sign, int signs) {
        int sum = sign + signs;
        return sum >= Sign.COUNT ? sum - Sign.COUNT : sum;
    }

    /**
     * The points by which a planet's advance changes the score of one planet's seat, that of the moving planet or of
     * another.
     */
    int change(long board, int planet, int spaces, int scorer) {
        if (scorer != planet && !transfers) {
            return 0;
        }
        int from = Board.sign(board, planet);
        int signs = StepTable.signs(StepTable.step(steps, planet, Board.place(board, planet), spaces));
        int change = 0;
        if (signs != 0) {
            int sign = plus(from, signs);
            int crossed = !scoresEverySign ? 1 : against ? Sign.COUNT - signs : signs;
            for (int i = 0; i < crossed; i++) {
                change += scorer == planet
                        ? AspectTable.sum(conjunction, sign, Board.signs(board), from)
                        : -AspectTable.points(conjunction, sign, Board.sign(board, scorer));
                // back towards where it came from
                sign = plus(sign, against ? 1 : Sign.COUNT - 1);
            }
        }
        return change;
    }
}
