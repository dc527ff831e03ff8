package io.github.lusoria.escaques;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Diagram;
import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Transition;
import io.github.lusoria.core.internal.Bounds;
import io.github.lusoria.core.internal.Hash;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A position of Los Escaques: where the planets stand, who plays which, the scores, whose turn it is, and the rounds.
 *
 * <p>This class is immutable and thread-safe. Two positions are equal when their rulesets and their texts are. Scores are
 * points; twelve points are one stake.
 *
 * <p>A seat throws for its planet at a {@linkplain Actor.Chance chance node} whose outcomes are the planets that are still
 * free, equally likely. A planet that is taken would be thrown again, which leaves the same odds, and so the game stays
 * bounded. A turn is a chance node with the seven faces, equally likely; under {@link EscaquesRules.ThrowUse#UP_TO} the
 * player then chooses the advance. Throws and advances are listed from the lowest.
 */
public final class EscaquesPosition implements Position<EscaquesPosition, EscaquesMove> {
    private static final Actor[] THROWERS = new Actor[Planet.COUNT + 1];
    private static final Actor[] CHOOSERS = new Actor[Planet.COUNT + 1];

    static {
        THROWERS[0] = Actor.NOBODY;
        CHOOSERS[0] = Actor.NOBODY;
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            THROWERS[seat] = new Actor.Chance(seat);
            CHOOSERS[seat] = new Actor.Player(seat);
        }
    }

    private final EscaquesRuleset ruleset;

    /** Signs, places and rounds, see {@link Board}. */
    private final long board;

    /** Assignment, seat and throw, see {@link Turn}. */
    private final int turn;

    private final int score7;
    private final long scores1;
    private final long scores3;
    private final long scores5;

    private EscaquesPosition(
            EscaquesRuleset ruleset, long board, int turn, long scores1, long scores3, long scores5, int score7) {
        this.ruleset = ruleset;
        this.board = board;
        this.turn = turn;
        this.scores1 = scores1;
        this.scores3 = scores3;
        this.scores5 = scores5;
        this.score7 = score7;
    }

    /** The position of a setup that was checked. */
    static EscaquesPosition of(EscaquesRuleset ruleset, EscaquesSetup setup) {
        return new EscaquesPosition(
                ruleset,
                Board.of(setup),
                Turn.of(setup),
                Scores.of(setup.score(1), setup.score(2)),
                Scores.of(setup.score(3), setup.score(4)),
                Scores.of(setup.score(5), setup.score(6)),
                setup.score(7));
    }

    @Override
    public EscaquesRuleset ruleset() {
        return ruleset;
    }

    @Override
    public Actor actor() {
        return Turn.thrown(turn) == 0 ? THROWERS[Turn.seat(turn)] : CHOOSERS[Turn.seat(turn)];
    }

    /**
     * Returns the seat to throw or to choose.
     *
     * @return the seat, 1 to 7, or empty when the game is over
     */
    public OptionalInt seatToAct() {
        int seat = Turn.seat(turn);
        return seat == 0 ? OptionalInt.empty() : OptionalInt.of(seat);
    }

    /**
     * Returns the throw after which the seat to act chooses how far it goes.
     *
     * @return the face, or empty when the throw is still to be made
     */
    public OptionalInt thrown() {
        int thrown = Turn.thrown(turn);
        return thrown == 0 ? OptionalInt.empty() : OptionalInt.of(thrown);
    }

    /**
     * Returns the planet of a seat.
     *
     * @param seat the seat, 1 to 7
     * @return the planet, or empty when the seat has still to throw for it
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    public Optional<Planet> planet(int seat) {
        int planet = Turn.planet(turn, Bounds.seatIndex(seat, Planet.COUNT) + 1);
        return planet == 0 ? Optional.empty() : Optional.of(Planet.ofFace(planet));
    }

    /**
     * Returns the seat that plays a planet.
     *
     * @param planet the planet
     * @return the seat, 1 to 7, or empty when the planet is still free
     */
    public OptionalInt seat(Planet planet) {
        int number = Objects.requireNonNull(planet, "planet").face();
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            if (Turn.planet(turn, seat) == number) {
                return OptionalInt.of(seat);
            }
        }
        return OptionalInt.empty();
    }

    /**
     * Returns where a planet stands.
     *
     * @param planet the planet
     * @return the space of its ring
     */
    public Space space(Planet planet) {
        return Board.space(board, Objects.requireNonNull(planet, "planet"));
    }

    /**
     * Returns the number of rounds completed.
     *
     * @return the number, or empty where no round limit applies and rounds are not counted
     */
    public OptionalInt roundsCompleted() {
        return ruleset.kernel().rounds == 0 ? OptionalInt.empty() : OptionalInt.of(Board.rounds(board));
    }

    /**
     * Returns the score of a seat.
     *
     * @param seat the seat, 1 to 7
     * @return the points, which are the payoff when the game is over
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    @Override
    public int score(int seat) {
        return switch (seat) {
            case 1 -> Scores.odd(scores1);
            case 2 -> Scores.even(scores1);
            case 3 -> Scores.odd(scores3);
            case 4 -> Scores.even(scores3);
            case 5 -> Scores.odd(scores5);
            case 6 -> Scores.even(scores5);
            case 7 -> score7;
            default -> Bounds.seatIndex(seat, Planet.COUNT);
        };
    }

    @Override
    public List<EscaquesMove> legalMoves() {
        int thrown = Turn.thrown(turn);
        if (thrown != 0) {
            return Actions.advances(thrown);
        }
        return Actions.throwsOf(Turn.seat(turn) == 0 ? 0 : outcomes());
    }

    /** The faces that a throw can show, as a set of bits. */
    private int outcomes() {
        return Turn.isAssigning(turn) ? Turn.freePlanets(turn) : Turn.ALL_PLANETS;
    }

    @Override
    public int legalMoveCount() {
        int seat = Turn.seat(turn);
        int thrown = Turn.thrown(turn);
        if (seat == 0 || thrown != 0) {
            return thrown;
        }
        return Turn.isAssigning(turn) ? Planet.COUNT + 1 - seat : Planet.COUNT;
    }

    @Override
    public EscaquesMove legalMove(int index) {
        return legalMoves().get(Bounds.moveIndex(index, legalMoveCount()));
    }

    @Override
    public boolean isLegal(EscaquesMove move) {
        Objects.requireNonNull(move, "move");
        int thrown = Turn.thrown(turn);
        if (move instanceof EscaquesMove.Advance advance) {
            return advance.spaces() <= thrown;
        }
        int face = ((EscaquesMove.Throw) move).face();
        return thrown == 0 && Turn.seat(turn) != 0 && ((outcomes() >> (face - 1)) & 1) != 0;
    }

    @Override
    public Legality legality(EscaquesMove move) {
        return isLegal(move) ? Legality.LEGAL : Refusals.of(this, move);
    }

    @Override
    public EscaquesPosition play(EscaquesMove move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(this, move, Refusals.of(this, move));
        }
        return move instanceof EscaquesMove.Throw thrown
                ? playThrow(thrown.face())
                : goOn(((EscaquesMove.Advance) move).spaces());
    }

    @Override
    public EscaquesPosition play(int index) {
        Bounds.moveIndex(index, legalMoveCount());
        if (Turn.thrown(turn) != 0) {
            return goOn(index + 1);
        }
        return Turn.isAssigning(turn) ? assign(freePlanet(index)) : playThrow(index + 1);
    }

    /** The free planet with so many free ones before it. */
    private int freePlanet(int index) {
        int free = Turn.freePlanets(turn);
        for (int i = 0; i < index; i++) {
            free &= free - 1;
        }
        return Integer.numberOfTrailingZeros(free) + 1;
    }

    private EscaquesPosition playThrow(int face) {
        if (Turn.isAssigning(turn)) {
            return assign(face);
        }
        return ruleset.kernel().choosesAdvance ? withTurn(Turn.withThrown(turn, face)) : goOn(face);
    }

    private EscaquesPosition assign(int face) {
        return withTurn(Turn.assign(turn, face));
    }

    private EscaquesPosition withTurn(int other) {
        return new EscaquesPosition(ruleset, board, other, scores1, scores3, scores5, score7);
    }

    private EscaquesPosition goOn(int spaces) {
        Kernel kernel = ruleset.kernel();
        return kernel.isPlain ? goOnPlain(kernel, spaces) : goOnInFull(kernel, spaces);
    }

    /** The way of most rules: only the mover's score changes, by the last sign, and only the rounds end the game. */
    private EscaquesPosition goOnPlain(Kernel kernel, int spaces) {
        int seat = Turn.seat(turn);
        int planet = Turn.planet(turn, seat);
        int from = Board.sign(board, planet);
        int place = Board.place(board, planet);
        int step = StepTable.step(kernel.steps, planet, place, spaces);
        int signs = StepTable.signs(step);
        int to = Kernel.plus(from, signs);
        // all bits when the planet enters a sign, else none
        int enters = -signs >> 31;
        int points = AspectTable.sum(kernel.conjunction, to, Board.signs(board), from) & enters;
        long moved = board + Board.put(planet, to, StepTable.place(step)) - Board.put(planet, from, place);
        int next = seat + 1;
        if (seat == Planet.COUNT) {
            moved += Board.ONE_ROUND;
            next = Board.rounds(moved) == kernel.rounds ? 0 : 1;
        }
        return new EscaquesPosition(
                ruleset,
                moved,
                Turn.withSeat(turn, next),
                scores1 + points * Scores.unit1(seat),
                scores3 + points * Scores.unit3(seat),
                scores5 + points * Scores.unit5(seat),
                seat == Planet.COUNT ? score7 + points : score7);
    }

    private EscaquesPosition goOnInFull(Kernel kernel, int spaces) {
        EscaquesPosition settled = settle(kernel, spaces);
        EscaquesPosition after = kernel.rounds == 0 && settled.isBeyondLimit()
                ? new EscaquesPosition(ruleset, settled.board, settled.turn, scores1, scores3, scores5, score7)
                : settled;
        boolean isOver =
                kernel.hasOtherEnd ? after.termination().isPresent() : Board.rounds(after.board) == kernel.rounds;
        return isOver ? after.withTurn(Turn.withSeat(after.turn, 0)) : after;
    }

    /** The position after an advance, with the next seat to throw, before anyone asks whether the game is over. */
    private EscaquesPosition settle(Kernel kernel, int spaces) {
        int seat = Turn.seat(turn);
        long moved = kernel.advance(board, Turn.planet(turn, seat), spaces);
        if (seat == Planet.COUNT && kernel.rounds > 0) {
            moved += Board.ONE_ROUND;
        }
        return new EscaquesPosition(
                ruleset,
                moved,
                Turn.withSeat(turn, seat == Planet.COUNT ? 1 : seat + 1),
                scores1 + changes(kernel, spaces, 1),
                scores3 + changes(kernel, spaces, 3),
                scores5 + changes(kernel, spaces, 5),
                score7 + change(kernel, spaces, 7));
    }

    private long changes(Kernel kernel, int spaces, int seat) {
        return Scores.of(change(kernel, spaces, seat), change(kernel, spaces, seat + 1));
    }

    private int change(Kernel kernel, int spaces, int seat) {
        return kernel.change(board, Turn.planet(turn, Turn.seat(turn)), spaces, Turn.planet(turn, seat));
    }

    /**
     * Whether a score is farther from 0 than texts go. That can only be without a round limit, after more than eighty
     * thousand rounds; then the points of a turn that would lead there do not count, so that the scores still add up.
     */
    private boolean isBeyondLimit() {
        return Scores.isBeyond(scores1, EscaquesSetup.SCORE_LIMIT)
                || Scores.isBeyond(scores3, EscaquesSetup.SCORE_LIMIT)
                || Scores.isBeyond(scores5, EscaquesSetup.SCORE_LIMIT)
                || Math.abs(score7) > EscaquesSetup.SCORE_LIMIT;
    }

    /** Whether the points of an advance count, see {@link #isBeyondLimit()}. */
    boolean countsPoints(int spaces) {
        Kernel kernel = ruleset.kernel();
        return kernel.rounds > 0 || !settle(kernel, spaces).isBeyondLimit();
    }

    @Override
    public Transition<EscaquesPosition, EscaquesEvent> explain(EscaquesMove move) {
        EscaquesPosition after = play(move);
        return new Transition<>(after, Events.of(this, move, after));
    }

    private Optional<EscaquesTermination> termination() {
        return Endings.of(
                ruleset.definition(), Board.rounds(board), this::score, planet -> Sign.ofNumber(sign(planet)));
    }

    private int sign(Planet planet) {
        return Board.sign(board, planet.face());
    }

    /**
     * Returns how the game ended, with the scores as payoffs.
     *
     * @return the outcome, or empty while the game goes on
     */
    @Override
    public Optional<Outcome> outcome() {
        if (Turn.seat(turn) != 0) {
            return Optional.empty();
        }
        List<Integer> payoffs = new ArrayList<>(Planet.COUNT);
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            payoffs.add(score(seat));
        }
        return Optional.of(new Outcome(termination().orElseThrow(), payoffs));
    }

    @Override
    public long hash64() {
        long hash = Hash.add(Hash.SEED, board);
        hash = Hash.add(hash, turn);
        hash = Hash.add(hash, scores1);
        hash = Hash.add(hash, scores3);
        hash = Hash.add(hash, scores5);
        return Hash.add(hash, score7);
    }

    /**
     * Returns the rings and signs drawn for people, with planets, seats and scores. Planets go clockwise.
     *
     * @return the drawing; flipped it is mirrored, so that planets go anticlockwise, as on the board of the manuscript
     */
    @Override
    public Diagram diagram() {
        return new ZodiacDiagram(Scene.of(this));
    }

    /**
     * Returns what a move does, drawn for people: the board after it with the way of the planet, the signs it entered, and
     * its aspects as chords.
     *
     * @param move a legal move
     * @return the drawing
     */
    @Override
    public Diagram diagram(EscaquesMove move) {
        return new ZodiacDiagram(Scene.after(this, Objects.requireNonNull(move, "move")));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof EscaquesPosition that && hasSameState(that));
    }

    private boolean hasSameState(EscaquesPosition that) {
        return board == that.board
                && turn == that.turn
                && scores1 == that.scores1
                && scores3 == that.scores3
                && scores5 == that.scores5
                && score7 == that.score7
                && ruleset.equals(that.ruleset);
    }

    @Override
    public int hashCode() {
        return Hash.code(hash64());
    }

    @Override
    public String toString() {
        return PositionText.write(setup(), ruleset.definition());
    }

    /** The same position as a description. */
    EscaquesSetup setup() {
        EscaquesSetup.Builder setup = EscaquesSetup.builder().roundsCompleted(Board.rounds(board));
        for (Planet planet : Planet.values()) {
            setup.put(planet, space(planet));
        }
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            setup.score(seat, score(seat));
            if (planet(seat).isPresent()) {
                setup.assign(seat, planet(seat).orElseThrow());
            }
        }
        int seat = Turn.seat(turn);
        if (seat == 0) {
            return setup.over().build();
        }
        int thrown = Turn.thrown(turn);
        return (thrown == 0 ? setup.toThrow(seat) : setup.toChoose(seat, thrown)).build();
    }

    /** What another seat's turn would lead to if it were its turn and all seats had these planets, over or not. */
    EscaquesPosition afterTurnOf(int seat, List<Planet> assignment, int spaces) {
        int other = 0;
        for (int i = Planet.COUNT - 1; i >= 0; i--) {
            other = (other << 3) | assignment.get(i).face();
        }
        return withTurn(Turn.withSeat(other, seat)).goOn(spaces);
    }
}
