package io.github.lusoria.escaques;

import io.github.lusoria.core.Rational;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What one turn from a position is worth, exactly: the law of its points and their expectation, for every seat.
 *
 * <p>The turn is the one that a seat would have if it were to act now, all planets standing as they do; also when the game
 * is over, as if it went on. All faces of the die are equally likely, but for a seat that has thrown already and chooses,
 * whose throw is known. A seat without a planet is taken to get each free one with equal chance. Where the player
 * chooses the advance ({@link EscaquesRules.ThrowUse#UP_TO}), he is taken to go for the most points of this turn and, among
 * equals, the shortest way.
 *
 * <p>Points are counted by the rules of the position's ruleset; twelve are one stake. An instance is immutable.
 */
public final class ExpectedScore {
    private final EscaquesPosition position;

    private ExpectedScore(EscaquesPosition position) {
        this.position = position;
    }

    /**
     * Returns what one turn from a position is worth.
     *
     * @param position the position
     * @return the expectations
     */
    public static ExpectedScore of(EscaquesPosition position) {
        return new ExpectedScore(Objects.requireNonNull(position, "position"));
    }

    /**
     * Returns the points that a seat can expect of a turn of its own.
     *
     * @param seat the seat, 1 to 7
     * @return the expectation, such as {@code -576/7}
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    public Rational ownTurn(int seat) {
        return change(seat, seat);
    }

    /**
     * Returns the points that each seat can expect of a turn of its own.
     *
     * @return the expectation of seat 1, seat 2 ...
     */
    public List<Rational> ownTurns() {
        List<Rational> turns = new ArrayList<>();
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            turns.add(ownTurn(seat));
        }
        return List.copyOf(turns);
    }

    /**
     * Returns by how many points a seat can expect its score to change in a turn of some seat; where the bank pays, that
     * is 0 in the turns of others.
     *
     * @param seat the seat whose score it is, 1 to 7
     * @param mover the seat whose turn it is, 1 to 7
     * @return the expectation
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    public Rational change(int seat, int mover) {
        List<Integer> changes = changes(seat, mover);
        return Rational.of(changes.stream().mapToLong(Integer::longValue).sum(), changes.size());
    }

    /**
     * Returns how likely each number of points is in a turn of a seat's own.
     *
     * @param seat the seat, 1 to 7
     * @return the probability of each number of points that can come, ascending; they add up to 1
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    public SortedMap<Integer, Rational> distribution(int seat) {
        List<Integer> changes = changes(seat, seat);
        SortedMap<Integer, Rational> law = new TreeMap<>();
        for (int change : changes) {
            law.merge(change, Rational.of(1, changes.size()), Rational::plus);
        }
        return Collections.unmodifiableSortedMap(law);
    }

    /** The change of a seat's score in each of the equally likely turns of a mover. */
    private List<Integer> changes(int seat, int mover) {
        position.planet(seat);
        position.planet(mover);
        List<Integer> changes = new ArrayList<>();
        for (List<Planet> assignment : assignments(seat, mover)) {
            boolean hasThrown =
                    position.thrown().isPresent() && position.seatToAct().orElse(0) == mover;
            int first = hasThrown ? position.thrown().orElseThrow() : 1;
            int last = hasThrown ? first : Planet.COUNT;
            for (int face = first; face <= last; face++) {
                changes.add(turn(assignment, mover, face).score(seat) - position.score(seat));
            }
        }
        return changes;
    }

    private EscaquesPosition turn(List<Planet> assignment, int mover, int face) {
        boolean chooses = position.ruleset().definition().throwUse() == EscaquesRules.ThrowUse.UP_TO;
        EscaquesPosition best = position.afterTurnOf(mover, assignment, chooses ? 1 : face);
        for (int spaces = 2; chooses && spaces <= face; spaces++) {
            EscaquesPosition other = position.afterTurnOf(mover, assignment, spaces);
            best = other.score(mover) > best.score(mover) ? other : best;
        }
        return best;
    }

    /**
     * Assignments that complete the position's, so that the planets of two seats are equally often each pair of free ones;
     * what the others get does not matter for these two.
     */
    private List<List<Planet>> assignments(int seat, int mover) {
        List<Planet> free = new ArrayList<>();
        for (Planet planet : Planet.values()) {
            if (position.seat(planet).isEmpty()) {
                free.add(planet);
            }
        }
        List<List<Planet>> assignments = new ArrayList<>();
        for (Planet ofMover : options(mover, free)) {
            List<Planet> left = new ArrayList<>(free);
            left.remove(ofMover);
            for (Planet ofSeat : seat == mover ? List.of(ofMover) : options(seat, left)) {
                List<Planet> rest = new ArrayList<>(left);
                rest.remove(ofSeat);
                List<Planet> assignment = new ArrayList<>();
                for (int each = 1; each <= Planet.COUNT; each++) {
                    assignment.add(
                            each == mover
                                    ? ofMover
                                    : each == seat
                                            ? ofSeat
                                            : position.planet(each).orElseGet(() -> rest.remove(0)));
                }
                assignments.add(assignment);
            }
        }
        return assignments;
    }

    private List<Planet> options(int seat, List<Planet> free) {
        return position.planet(seat).map(List::of).orElse(free);
    }
}
