package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Diagram;
import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.Transition;
import io.github.lusoria.core.internal.Bounds;
import io.github.lusoria.core.internal.Hash;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A position of Sig wa Duqqan: who stands where, the Ghoula, and whose throw it is.
 *
 * <p>This class is immutable and thread-safe. Two positions are equal when their rulesets and their texts are. No
 * position has a choice: until the game is over its legal moves are the five throws, each with its weight.
 *
 * @implNote The pieces are sixteen bits a player, in an array that is shared with the position before where a throw
 *     changes no piece; a throw that changes nothing at all returns this position itself.
 */
public final class SigPosition implements Position<SigPosition, StickThrow> {
    private static final int THROWS = StickThrow.all().size();
    private static final int SEAT = 0xffff;
    private static final int GHOULA_SHIFT = 16;
    private static final int PIECES_A_WORD = 4;

    /** The throws that give another, one bit each by their index. */
    private static final int AGAIN = StickThrow.all().stream()
            .filter(StickThrow::throwsAgain)
            .mapToInt(each -> 1 << each.index())
            .sum();

    private final SigRuleset ruleset;
    private final char[] pieces;

    /** The seat to throw, or 0 when over, and the Ghoula's square. */
    private final int state;

    private SigPosition(SigRuleset ruleset, char[] pieces, int state) {
        this.ruleset = ruleset;
        this.pieces = pieces;
        this.state = state;
    }

    /** The position of a setup that has no violations. */
    static SigPosition of(SigRuleset ruleset, SigSetup setup) {
        return new SigPosition(
                ruleset,
                Pilgrims.pack(setup.pilgrims()),
                setup.seatToThrow().orElse(0) | setup.ghoula() << GHOULA_SHIFT);
    }

    @Override
    public SigRuleset ruleset() {
        return ruleset;
    }

    /** The packed pieces, which are not to be changed. */
    char[] pieces() {
        return pieces;
    }

    @Override
    public Actor actor() {
        int seat = state & SEAT;
        return seat == 0 ? Actor.NOBODY : new Actor.Chance(seat);
    }

    /**
     * Returns whose throw it is.
     *
     * @return the seat, or empty when the game is over
     */
    public OptionalInt seatToThrow() {
        int seat = state & SEAT;
        return seat == 0 ? OptionalInt.empty() : OptionalInt.of(seat);
    }

    /**
     * Returns where the Ghoula stands.
     *
     * @return the square, 1 to 15, or 0 beside the board
     */
    public int ghoula() {
        return state >>> GHOULA_SHIFT;
    }

    /**
     * Returns where the piece of a seat is and what has become of it.
     *
     * @param seat the seat, from 1
     * @return the pilgrim
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    public Pilgrim pilgrim(int seat) {
        return PieceCode.pilgrim(pieces[Bounds.seatIndex(seat, pieces.length)]);
    }

    /** How many pilgrims there are; the list of them is made anew at every call. */
    int seats() {
        return pieces.length;
    }

    /**
     * Returns all pilgrims.
     *
     * @return the pilgrims, by seat; unmodifiable
     */
    public List<Pilgrim> pilgrims() {
        return Pilgrims.of(pieces);
    }

    /**
     * Returns who has reached the Ka'aba.
     *
     * @return the seats in the order of their arrival; unmodifiable
     */
    public List<Integer> arrivals() {
        Integer[] seats = new Integer[countHome()];
        for (int i = 0; i < pieces.length; i++) {
            int place = PieceCode.arrival(pieces[i]);
            if (place > 0) {
                seats[place - 1] = i + 1;
            }
        }
        return List.of(seats);
    }

    /**
     * Returns how many squares a seat has advanced: 0 on square 1, 19 on the Ka'aba; 0 for a player who is lost.
     *
     * @param seat the seat, from 1
     * @return the number, 0 to 19
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    @Override
    public int score(int seat) {
        int square = PieceCode.square(pieces[Bounds.seatIndex(seat, pieces.length)]);
        return Math.max(0, square - Track.START);
    }

    // ---- throws

    @Override
    public List<StickThrow> legalMoves() {
        return (state & SEAT) == 0 ? List.of() : StickThrow.all();
    }

    @Override
    public int legalMoveCount() {
        return (state & SEAT) == 0 ? 0 : THROWS;
    }

    @Override
    public StickThrow legalMove(int index) {
        return legalMoves().get(Bounds.moveIndex(index, legalMoveCount()));
    }

    @Override
    public boolean isLegal(StickThrow move) {
        Objects.requireNonNull(move, "move");
        return (state & SEAT) != 0;
    }

    @Override
    public Legality legality(StickThrow move) {
        return isLegal(move)
                ? Legality.LEGAL
                : new Legality.Illegal(RuleId.GAME_OVER, Message.of("game.over", "the game is over"));
    }

    @Override
    public long weight(int index) {
        return ruleset.tables().weights[Bounds.moveIndex(index, legalMoveCount())];
    }

    @Override
    public long totalWeight() {
        return (state & SEAT) == 0 ? 0 : ruleset.tables().totalWeight;
    }

    @Override
    public int drawnMove(long ticket) {
        int drawn = (state & SEAT) == 0 ? -1 : ruleset.tables().drawn(ticket);
        return drawn >= 0 ? drawn : Position.super.drawnMove(ticket);
    }

    // ---- playing

    @Override
    public SigPosition play(StickThrow move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(this, move, (Legality.Illegal) legality(move));
        }
        return play(move.index());
    }

    @Override
    public SigPosition play(int index) {
        Bounds.moveIndex(index, legalMoveCount());
        int seat = state & SEAT;
        int piece = pieces[seat - 1];
        int effect = ruleset.tables().effect(index, piece);
        if (PlayTables.steps(effect) > 0) {
            return moveGhoula(index, seat, PlayTables.steps(effect));
        }
        int after = PlayTables.piece(effect);
        return after == (piece & PieceCode.LOW) ? passOn(index, seat) : movePiece(index, seat, after);
    }

    /** The throw changed nothing but perhaps whose turn it is. */
    private SigPosition passOn(int index, int seat) {
        int next = nextSeat(index, seat, pieces);
        return next == seat ? this : new SigPosition(ruleset, pieces, state - seat + next);
    }

    private SigPosition movePiece(int index, int seat, int piece) {
        char[] changed = pieces.clone();
        changed[seat - 1] = (char) piece;
        int square = PieceCode.square(piece);
        if (square >= Track.FIRST_SAFE) {
            if (square == Track.KAABA) {
                changed[seat - 1] = (char) PieceCode.home(countHome() + 1);
            }
            return afterTurningPoint(index, seat, changed, ghoula());
        }
        if (square == ghoula() && ruleset.tables().sharedSquareCatches) {
            changed[seat - 1] = (char) (piece | PieceCode.DRAGGED);
        }
        return new SigPosition(ruleset, changed, state - seat + nextSeat(index, seat, changed));
    }

    private SigPosition moveGhoula(int index, int seat, int steps) {
        Walk walk = new Walk(ruleset.tables(), pieces, ghoula(), steps);
        while (!walk.isOver()) {
            walk.step();
        }
        return walk.square() == ghoula() && walk.pieces() == pieces
                ? passOn(index, seat)
                : afterTurningPoint(index, seat, walk.pieces(), walk.square());
    }

    /** Only a piece that passes the fifteenth square and a walk of the Ghoula can end the game. */
    private SigPosition afterTurningPoint(int index, int seat, char[] changed, int ghoula) {
        boolean isOver = Endings.of(ruleset.definition().end(), changed, ghoula) != null;
        int next = isOver ? 0 : nextSeat(index, seat, changed);
        return new SigPosition(ruleset, changed, ghoula << GHOULA_SHIFT | next);
    }

    private static int nextSeat(int index, int seat, char[] pieces) {
        if ((AGAIN >>> index & 1) != 0) {
            return seat;
        }
        int next = seat;
        do {
            next = next == pieces.length ? 1 : next + 1;
        } while (pieces[next - 1] == 0);
        return next;
    }

    private int countHome() {
        int home = 0;
        for (char piece : pieces) {
            home += PieceCode.square(piece) == Track.KAABA ? 1 : 0;
        }
        return home;
    }

    @Override
    public Transition<SigPosition, SigEvent> explain(StickThrow move) {
        SigPosition after = play(move);
        return new Transition<>(after, Replay.of(this, move, after));
    }

    // ---- the end

    @Override
    public Optional<Outcome> outcome() {
        if ((state & SEAT) != 0) {
            return Optional.empty();
        }
        SigTermination why = Endings.of(ruleset.definition().end(), pieces, ghoula());
        return Optional.of(Endings.outcome(Objects.requireNonNull(why), pieces));
    }

    // ---- values

    /**
     * Returns a hash of this position's text, the same everywhere.
     *
     * @return the hash
     * @implNote The first word is the seat to throw (0 when over) plus 65536 times the Ghoula's square; then one word for
     *     every four seats, sixteen bits each, the lowest seat in the lowest bits.
     */
    @Override
    public long hash64() {
        long hash = Hash.add(Hash.SEED, state);
        long word = 0;
        for (int i = 0; i < pieces.length; i++) {
            int place = i % PIECES_A_WORD;
            word |= (long) pieces[i] << (Character.SIZE * place);
            if (place == PIECES_A_WORD - 1 || i == pieces.length - 1) {
                hash = Hash.add(hash, word);
                word = 0;
            }
        }
        return hash;
    }

    /**
     * Returns the track drawn for people, with everybody on it, the Ghoula and whom it drags, and the sigs made.
     *
     * @return the drawing; flipped it is turned by half a turn
     */
    @Override
    public Diagram diagram() {
        return new TrackDiagram(Scene.of(this));
    }

    /**
     * Returns what a throw does, drawn for people: the track after it with the sticks, the way of the piece and that of the
     * Ghoula.
     *
     * @param move a throw
     * @return the drawing
     */
    @Override
    public Diagram diagram(StickThrow move) {
        return new TrackDiagram(Scene.after(this, Objects.requireNonNull(move, "move")));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof SigPosition that
                        && state == that.state
                        && Arrays.equals(pieces, that.pieces)
                        && ruleset.equals(that.ruleset));
    }

    @Override
    public int hashCode() {
        return Hash.code(hash64());
    }

    @Override
    public String toString() {
        return PositionText.write(pilgrims(), ghoula(), seatToThrow());
    }
}
