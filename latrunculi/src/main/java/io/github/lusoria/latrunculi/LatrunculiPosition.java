package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Diagram;
import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Transition;
import io.github.lusoria.core.internal.Hash;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A position of Ludus Latrunculorum: the board with its bonds, whose turn it is, and what is in hand.
 *
 * <p>This class is immutable and thread-safe. Two positions are equal when their rulesets and their texts are. A
 * piece's bonds are part of the position: a trap is an act, so two boards with the same pieces can differ in who is
 * bound.
 */
public abstract sealed class LatrunculiPosition implements Position<LatrunculiPosition, LatrunculiMove>
        permits BitPosition, WidePosition {
    private static final Actor WHITE = new Actor.Player(1);
    private static final Actor BLACK = new Actor.Player(2);

    LatrunculiPosition() {}

    // ---- what each size of board knows

    /** Side, phase, ending, quiet moves and the piece that goes again, as {@link BitState} packs them. */
    abstract int state();

    /** The hands while pieces are placed, the last moves afterwards. */
    abstract int aux();

    /** What stands on a square of the board. */
    abstract Optional<Piece> pieceOn(Square square);

    /** The number of a side's pieces on the board. */
    abstract int pieces(Side side);

    /** The square with a number. */
    abstract Square squareOf(int index);

    /** The pieces with their bonds and roles, hashed. */
    abstract long hashOfPieces();

    /** Whether the player to act has no action but the pass. */
    abstract boolean isBlocked();

    /** Whether a piece can walk or leap so, ignoring rules about where a move may end. */
    abstract boolean reaches(Square from, Square to);

    /** Whether it could if leaps could be joined. */
    abstract boolean reachesWithSeveralLeaps(Square from, Square to);

    /** Whether the rule about ending between two enemies allows a move that can be reached. */
    abstract boolean mayEnd(Square from, Square to);

    /** Whether a single jump leads from one square to the other. */
    abstract boolean jumps(Square from, Square to);

    /** The position after a pass that repetition forces. */
    abstract LatrunculiPosition afterPass();

    /** The end of the game because repetition leaves the side to act without a move. */
    abstract LatrunculiPosition lostByRepetition();

    // ---- what all have in common

    @Override
    public abstract LatrunculiRuleset ruleset();

    @Override
    public abstract Transition<LatrunculiPosition, LatrunculiEvent> explain(LatrunculiMove move);

    @Override
    public Actor actor() {
        if (BitState.isPhase(state(), BitState.OVER)) {
            return Actor.NOBODY;
        }
        return BitState.isWhite(state()) ? WHITE : BLACK;
    }

    /**
     * Returns the side to act; when the game is over, the one who would act if it went on.
     *
     * @return the side
     */
    public Side sideToAct() {
        return BitState.side(state());
    }

    /**
     * Returns where the game stands.
     *
     * @return the phase
     */
    public Phase phase() {
        return BitState.phase(state());
    }

    /**
     * Returns what stands on a square.
     *
     * @param square a square of the board
     * @return the piece, or empty
     * @throws IndexOutOfBoundsException if the square is not on the board
     */
    public Optional<Piece> piece(Square square) {
        if (!fits(Objects.requireNonNull(square, "square"))) {
            throw new IndexOutOfBoundsException(square + " is not on the board");
        }
        return pieceOn(square);
    }

    /**
     * Returns how many pieces a side still has to place.
     *
     * @param side the side
     * @param role men or duces
     * @return the number, 0 or more
     */
    public int inHand(Side side, Role role) {
        Objects.requireNonNull(side, "side");
        Objects.requireNonNull(role, "role");
        if (!BitState.isPlacement(state())) {
            return 0;
        }
        if (side == sideToAct()) {
            return role == Role.MAN ? BitState.ownMen(aux()) : BitState.ownDuces(aux());
        }
        return role == Role.MAN ? BitState.otherMen(aux()) : BitState.otherDuces(aux());
    }

    /**
     * Returns the enemy pieces that a seat has taken: the pieces of the ruleset less the opponent's pieces on the board
     * and in hand, and 0 where a set-up has more.
     *
     * @param seat 1 for White, 2 for Black
     * @return the number, 0 or more
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    @Override
    public int score(int seat) {
        if (seat < 1 || seat > 2) {
            throw new IndexOutOfBoundsException("the seats are 1 to 2, not " + seat);
        }
        Side other = Side.ofSeat(seat).opponent();
        LatrunculiRules rules = ruleset().definition();
        int left = pieces(other) + inHand(other, Role.MAN) + inHand(other, Role.DUX);
        return Math.max(0, rules.men() + rules.duces() - left);
    }

    @Override
    public LatrunculiMove parseMove(String text) {
        MoveText read =
                MoveText.read(Objects.requireNonNull(text, "text"), ruleset().definition());
        Refusals.ofWay(this, read).ifPresent(illegal -> {
            throw new IllegalMoveException(this, read.move(), illegal);
        });
        return read.move();
    }

    boolean fits(Square square) {
        LatrunculiRules rules = ruleset().definition();
        return square.file() <= rules.files() && square.rank() <= rules.ranks();
    }

    /** Whether all squares of a move are on the board. */
    boolean fits(LatrunculiMove move) {
        if (move instanceof LatrunculiMove.Movement movement) {
            return fits(movement.from()) && fits(movement.to());
        }
        if (move instanceof LatrunculiMove.Placement placement) {
            return fits(placement.square());
        }
        return !(move instanceof LatrunculiMove.Removal removal) || fits(removal.square());
    }

    @Override
    public Optional<Outcome> outcome() {
        if (!BitState.isPhase(state(), BitState.OVER)) {
            return Optional.empty();
        }
        List<Integer> payoffs = switch (BitState.winner(state())) {
            case 1 -> List.of(1, -1);
            case 2 -> List.of(-1, 1);
            default -> List.of(0, 0);
        };
        return Optional.of(new Outcome(BitState.why(state()), payoffs));
    }

    /**
     * Returns the board drawn for people: pieces, bonds with their axis, hands, whose turn it is.
     *
     * @return the drawing; flipped, the board is seen from Black's side
     */
    @Override
    public Diagram diagram() {
        return new BoardDiagram(Scene.of(this));
    }

    /**
     * Returns what a move does, drawn for people: the board after it with the way of the piece, who was trapped or freed,
     * and who left the board.
     *
     * @param move a legal move
     * @return the drawing
     */
    @Override
    public Diagram diagram(LatrunculiMove move) {
        return new BoardDiagram(Scene.after(this, Objects.requireNonNull(move, "move")));
    }

    @Override
    public long hash64() {
        return Hash.add(hashOfPieces(), state(), aux());
    }

    @Override
    public long boardHash64() {
        int hands = 0;
        if (BitState.isPlacement(state())) {
            hands = BitState.isWhite(state()) ? aux() : BitState.swapHands(aux());
        }
        return Hash.add(hashOfPieces(), 0, hands);
    }

    /** A placement and a capture or removal each lower pieces on the board plus twice the pieces in hand. */
    @Override
    public long progress() {
        int hands = BitState.isPlacement(state()) ? BitState.piecesInHand(aux()) : 0;
        return -(pieces(Side.WHITE) + pieces(Side.BLACK) + 2L * hands);
    }

    /** The same position as a description. */
    LatrunculiSetup setup() {
        LatrunculiRules rules = ruleset().definition();
        LatrunculiSetup.Builder setup = emptyBoard();
        for (int rank = 1; rank <= rules.ranks(); rank++) {
            for (int file = 1; file <= rules.files(); file++) {
                Square square = new Square(file, rank);
                pieceOn(square).ifPresent(piece -> setup.put(square, piece));
            }
        }
        return setup.build();
    }

    /** Everything but the pieces on the board. */
    private LatrunculiSetup.Builder emptyBoard() {
        LatrunculiRules rules = ruleset().definition();
        Side side = sideToAct();
        LatrunculiSetup.Builder setup =
                LatrunculiSetup.builder(rules.ranks(), rules.files()).sideToAct(side);
        Phase phase = phase();
        switch (phase) {
            case OVER -> end(setup);
            case AGAIN -> setup.again(squareOf(BitState.again(state())));
            default -> setup.phase(phase);
        }
        if (phase.isPlacement()) {
            for (Side each : Side.values()) {
                setup.hand(each, inHand(each, Role.MAN), inHand(each, Role.DUX));
            }
        } else {
            back(LastMoves.own(aux())).ifPresent(move -> setup.back(side, move));
            back(LastMoves.other(aux())).ifPresent(move -> setup.back(side.opponent(), move));
        }
        if (rules.quiet() > 0) {
            setup.quiet(BitState.quiet(state()));
        }
        return setup;
    }

    private void end(LatrunculiSetup.Builder setup) {
        LatrunculiTermination why = BitState.why(state());
        int winner = BitState.winner(state());
        if (winner == 0) {
            setup.drawn(why);
        } else {
            setup.won(Side.ofSeat(winner), why);
        }
    }

    private Optional<LatrunculiMove.Movement> back(int entry) {
        return LastMoves.isMove(entry)
                ? Optional.of(
                        new LatrunculiMove.Movement(squareOf(LastMoves.from(entry)), squareOf(LastMoves.to(entry))))
                : Optional.empty();
    }

    @Override
    public String toString() {
        LatrunculiRules rules = ruleset().definition();
        boolean withBack = rules.repetition() == LatrunculiRules.Repetition.NO_REVERSAL;
        return PositionText.write(this::pieceOn, emptyBoard().build(), rules.duces() > 0, withBack);
    }
}
