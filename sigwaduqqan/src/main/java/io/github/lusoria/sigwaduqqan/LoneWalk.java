package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.Rational;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * How long a player who is alone on the track needs from one square to another, exactly.
 *
 * <p>The expectations are solved over the chance nodes of real positions: those of a game of two in which the other
 * player is lost. A piece that nobody drags never goes back, so the only way from a position back to itself is a throw
 * that changes nothing, and with the weights w of the throws, out of W, the number E of throws from a position is
 *
 * <pre>
 * E = (W + sum of w E' over all throws that change it) / (W - sum of w over all throws that do not)
 * </pre>
 *
 * <p>Turns are counted from the first throw of a fresh turn, and the turn in which the walk ends counts as one.
 *
 * <p>This class is immutable and thread-safe.
 */
public final class LoneWalk {
    private final SigRuleset ruleset;

    private LoneWalk(SigRuleset ruleset) {
        this.ruleset = ruleset;
    }

    /**
     * Returns the walks under a ruleset. Its number of players and its end do not matter: the walker goes on alone.
     *
     * @param ruleset the ruleset
     * @return the walks
     */
    public static LoneWalk of(SigRuleset ruleset) {
        SigRules alone = Objects.requireNonNull(ruleset, "ruleset").definition().toBuilder()
                .players(2)
                .end(SigRules.End.ALL_DECIDED)
                .build();
        return new LoneWalk(ruleset.with(alone));
    }

    /**
     * Returns the expected number of throws.
     *
     * @param from where the walk starts
     * @param square where it ends: the first position on this square or beyond, at most 20
     * @return the number, 0 if the walk starts there
     * @throws IllegalArgumentException if nobody can walk from there: a player who is lost or dragged
     * @throws IndexOutOfBoundsException if there is no such square
     * @throws io.github.lusoria.core.InvalidSetupException if the pilgrim has sigs where the ruleset counts none
     */
    public Rational expectedThrows(Pilgrim from, int square) {
        return expectation(from, square, false);
    }

    /**
     * Returns the expected number of turns.
     *
     * @param from where the walk starts, with the first throw of a turn
     * @param square where it ends: the first position on this square or beyond, at most 20
     * @return the number, 0 if the walk starts there
     * @throws IllegalArgumentException if nobody can walk from there: a player who is lost or dragged
     * @throws IndexOutOfBoundsException if there is no such square
     * @throws io.github.lusoria.core.InvalidSetupException if the pilgrim has sigs where the ruleset counts none
     */
    public Rational expectedTurns(Pilgrim from, int square) {
        Rational ended = expectation(from, square, true);
        return from.square() >= square ? ended : ended.plus(Rational.ONE);
    }

    private Rational expectation(Pilgrim from, int square, boolean turns) {
        Objects.requireNonNull(from, "from");
        Track.column(square);
        if (from.isLost() || from.isDragged()) {
            throw new IllegalArgumentException("nobody walks from " + from);
        }
        if (from.square() >= square) {
            return Rational.ZERO;
        }
        SigPosition start = ruleset.position(SigSetup.builder(2)
                .put(1, from)
                .put(2, Pilgrim.LOST)
                .ghoula(ruleset.initial().ghoula())
                .build());
        return new Solver(square, turns).solve(start);
    }

    /** One walk's expectations, by position; turns are those that end before the walk does. */
    private static final class Solver {
        private final int square;
        private final boolean turns;
        private final Map<SigPosition, Rational> known = new HashMap<>();

        Solver(int square, boolean turns) {
            this.square = square;
            this.turns = turns;
        }

        Rational solve(SigPosition position) {
            Rational solved = known.get(position);
            if (solved == null) {
                solved = compute(position);
                known.put(position, solved);
            }
            return solved;
        }

        private Rational compute(SigPosition position) {
            Rational sum = Rational.ZERO;
            long leaving = 0;
            for (int i = 0; i < position.legalMoveCount(); i++) {
                Rational weight = Rational.of(position.weight(i));
                SigPosition after = position.play(i);
                boolean arrives = after.pilgrim(1).square() >= square;
                boolean counts = !turns || (!arrives && !position.legalMove(i).throwsAgain());
                if (counts) {
                    sum = sum.plus(weight);
                }
                if (!after.equals(position)) {
                    leaving += position.weight(i);
                    sum = arrives ? sum : sum.plus(weight.times(solve(after)));
                }
            }
            return sum.dividedBy(Rational.of(leaving));
        }
    }
}
