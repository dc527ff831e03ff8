package io.github.lusoria.latrunculi;

import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Transition;
import io.github.lusoria.core.internal.Hash;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A position as four sets of squares, seen from the side to act.
 *
 * <p>A bond is known by its axis alone, because both guards always stand and are free (spec 2.4, 2.5): a piece is bound
 * on its rank, on its file, or both. A piece in a corner can be bound by its two neighbours only, which is kept in the
 * rank set. Under {@link LatrunculiRules.DoubleTrap#ANY_GUARD_FREES} the trap is one flag, kept in the rank set too.
 */
final class BitPosition extends LatrunculiPosition {
    private final LatrunculiRuleset ruleset;
    private final BitRules rules;
    private final long own;
    private final long enemy;
    private final long rankBound;
    private final long fileBound;
    private final int state;
    private final int aux;
    private final int duces;

    BitPosition(
            LatrunculiRuleset ruleset,
            BitRules rules,
            long own,
            long enemy,
            long rankBound,
            long fileBound,
            int state,
            int aux,
            int duces) {
        this.ruleset = ruleset;
        this.rules = rules;
        this.own = own;
        this.enemy = enemy;
        this.rankBound = rankBound;
        this.fileBound = fileBound;
        this.state = state;
        this.aux = aux;
        this.duces = duces;
    }

    /** This position with other sets and another state, and the sides as they are. */
    BitPosition with(
            long ownAfter, long enemyAfter, long rank, long file, int stateAfter, int auxAfter, int ducesAfter) {
        return new BitPosition(ruleset, rules, ownAfter, enemyAfter, rank, file, stateAfter, auxAfter, ducesAfter);
    }

    @Override
    public LatrunculiRuleset ruleset() {
        return ruleset;
    }

    BitRules rules() {
        return rules;
    }

    long own() {
        return own;
    }

    long enemy() {
        return enemy;
    }

    long rankBound() {
        return rankBound;
    }

    long fileBound() {
        return fileBound;
    }

    long bound() {
        return rankBound | fileBound;
    }

    @Override
    int state() {
        return state;
    }

    /** The hands while pieces are placed, afterwards the last moves. */
    @Override
    int aux() {
        return aux;
    }

    /** The last moves, which are none while pieces are placed. */
    int back() {
        return BitState.isPlacement(state) ? LastMoves.NONE : aux;
    }

    int duces() {
        return duces;
    }

    // ---- what stands where

    @Override
    Optional<Piece> pieceOn(Square square) {
        long bit = BitBoard.bit(square);
        if (((own | enemy) & bit) == 0) {
            return Optional.empty();
        }
        boolean isOwn = (own & bit) != 0;
        Side side = isOwn ? sideToAct() : sideToAct().opponent();
        int dux = isOwn ? Duces.own(duces) : Duces.other(duces);
        Role role = Duces.isOnBoard(dux) && dux == BitBoard.index(square) ? Role.DUX : Role.MAN;
        return Optional.of(new Piece(side, role, mark(bit)));
    }

    private Mark mark(long bit) {
        boolean rank = (rankBound & bit) != 0;
        boolean file = (fileBound & bit) != 0;
        if (!rank) {
            return file ? Mark.FILE : Mark.NONE;
        }
        if (file || rules.flags) {
            return Mark.BOTH;
        }
        return (rules.enclosedCorners & bit) != 0 ? Mark.CORNER : Mark.RANK;
    }

    @Override
    int pieces(Side side) {
        return BitBoard.size(side == sideToAct() ? own : enemy);
    }

    @Override
    Square squareOf(int index) {
        return BitBoard.square(index);
    }

    // ---- legal moves

    @Override
    public int legalMoveCount() {
        return BitMoves.count(this);
    }

    @Override
    public List<LatrunculiMove> legalMoves() {
        int[] codes = BitMoves.codes(this);
        LatrunculiMove[] moves = new LatrunculiMove[codes.length];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = decode(codes[i]);
        }
        return List.of(moves);
    }

    @Override
    public void forEachNext(Consumer<? super LatrunculiPosition> visitor) {
        Objects.requireNonNull(visitor, "visitor");
        for (int code : BitMoves.codes(this)) {
            visitor.accept(BitPlay.apply(this, code));
        }
    }

    @Override
    public LatrunculiMove legalMove(int index) {
        return decode(BitMoves.locate(this, index));
    }

    private static LatrunculiMove decode(int code) {
        if (code == MoveCode.PASS) {
            return LatrunculiMove.PASS;
        }
        if (code == MoveCode.STOP) {
            return LatrunculiMove.STOP;
        }
        Square square = BitBoard.square(MoveCode.square(code));
        if (MoveCode.isMovement(code)) {
            return new LatrunculiMove.Movement(BitBoard.square(MoveCode.from(code)), square);
        }
        if (MoveCode.isRemoval(code)) {
            return new LatrunculiMove.Removal(square);
        }
        return new LatrunculiMove.Placement(MoveCode.isDux(code) ? Role.DUX : Role.MAN, square);
    }

    /** The code of a move on this board. */
    private static int encode(LatrunculiMove move) {
        if (move instanceof LatrunculiMove.Movement movement) {
            return MoveCode.movement(BitBoard.index(movement.from()), BitBoard.index(movement.to()));
        }
        if (move instanceof LatrunculiMove.Removal removal) {
            return MoveCode.removal(BitBoard.index(removal.square()));
        }
        if (move instanceof LatrunculiMove.Placement placement) {
            return MoveCode.placement(placement.role(), BitBoard.index(placement.square()));
        }
        return move instanceof LatrunculiMove.Stop ? MoveCode.STOP : MoveCode.PASS;
    }

    @Override
    public boolean isLegal(LatrunculiMove move) {
        Objects.requireNonNull(move, "move");
        return fits(move) && BitMoves.isLegal(this, encode(move));
    }

    @Override
    public Legality legality(LatrunculiMove move) {
        return isLegal(move) ? Legality.LEGAL : Refusals.of(this, move);
    }

    @Override
    boolean isBlocked() {
        return !BitState.isPlacement(state) && !BitState.isPhase(state, BitState.OVER) && BitMoves.actions(this) == 0;
    }

    // ---- where a piece could go, for saying why it may not

    @Override
    boolean reaches(Square from, Square to) {
        return (BitMoves.reach(this, BitBoard.bit(from)) & BitBoard.bit(to)) != 0;
    }

    @Override
    boolean reachesWithSeveralLeaps(Square from, Square to) {
        LatrunculiRules definition = ruleset.definition();
        boolean diagonal = definition.directions() == LatrunculiRules.Directions.ALL;
        BitRules joined = new BitRules(definition.toBuilder()
                .walk(LatrunculiRules.Walk.STEP)
                .leaps(LatrunculiRules.Leaps.SEVERAL)
                // what is caught does not matter here, so it is what goes with several leaps
                .corner(LatrunculiRules.Corner.NONE)
                .leapt(diagonal ? LatrunculiRules.Leapt.TAKEN : LatrunculiRules.Leapt.SPARED)
                .build());
        BitPosition same = new BitPosition(ruleset, joined, own, enemy, rankBound, fileBound, state, aux, duces);
        return same.reaches(from, to);
    }

    @Override
    boolean mayEnd(Square from, Square to) {
        return BitMoves.mayEnd(this, BitBoard.bit(from), BitBoard.bit(to));
    }

    @Override
    boolean jumps(Square from, Square to) {
        return BitMoves.jumps(this, from, to);
    }

    // ---- playing

    @Override
    public LatrunculiPosition play(LatrunculiMove move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(this, move, Refusals.of(this, move));
        }
        return BitPlay.apply(this, encode(move));
    }

    @Override
    public LatrunculiPosition play(int index) {
        return BitPlay.apply(this, BitMoves.locate(this, index));
    }

    @Override
    public Transition<LatrunculiPosition, LatrunculiEvent> explain(LatrunculiMove move) {
        LatrunculiPosition after = play(move);
        return new Transition<>(after, Events.between(this, move, after));
    }

    @Override
    LatrunculiPosition afterPass() {
        return BitPlay.pass(this);
    }

    @Override
    LatrunculiPosition lostByRepetition() {
        return BitPlay.blocked(this);
    }

    // ---- value

    @Override
    public boolean hasSameBoard(LatrunculiPosition other) {
        return Objects.requireNonNull(other, "other") instanceof BitPosition that && hasSameSets(that);
    }

    /** Compares the sizes last: a rule of repetition asks all the time, mostly of boards whose pieces differ. */
    private boolean hasSameSets(BitPosition that) {
        boolean sameSide = sideToAct() == that.sideToAct();
        return own == (sameSide ? that.own : that.enemy)
                && enemy == (sameSide ? that.enemy : that.own)
                && rankBound == that.rankBound
                && fileBound == that.fileBound
                && duces == (sameSide ? that.duces : Duces.swapped(that.duces))
                && hands() == (sameSide ? that.hands() : BitState.swapHands(that.hands()))
                && rules.board == that.rules.board;
    }

    private int hands() {
        return BitState.isPlacement(state) ? aux : 0;
    }

    @Override
    long hashOfPieces() {
        boolean isWhite = BitState.isWhite(state);
        return Hash.add(
                BitBoard.hash(
                        BitBoard.hash(
                                BitBoard.hash(BitBoard.hash(Hash.SEED, isWhite ? own : enemy), isWhite ? enemy : own),
                                rankBound),
                        fileBound),
                0,
                isWhite ? duces : Duces.swapped(duces));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof BitPosition that && hasSameState(that));
    }

    private boolean hasSameState(BitPosition that) {
        return own == that.own
                && enemy == that.enemy
                && rankBound == that.rankBound
                && fileBound == that.fileBound
                && state == that.state
                && aux == that.aux
                && duces == that.duces
                && ruleset.equals(that.ruleset);
    }

    @Override
    public int hashCode() {
        return Hash.code(hash64());
    }

    /** The position of a setup that has no violations. */
    static BitPosition of(LatrunculiRuleset ruleset, BitRules rules, LatrunculiSetup setup) {
        long own = BitBoard.EMPTY;
        long enemy = BitBoard.EMPTY;
        long rank = BitBoard.EMPTY;
        long file = BitBoard.EMPTY;
        int ownDux = Duces.nowhere();
        int otherDux = Duces.nowhere();
        Side side = setup.sideToAct();
        for (var entry : setup.pieces().entrySet()) {
            long bit = BitBoard.bit(entry.getKey());
            Piece piece = entry.getValue();
            if (piece.side() == side) {
                own = own | bit;
            } else {
                enemy = enemy | bit;
            }
            if (piece.mark().isBound() && piece.mark() != Mark.FILE) {
                rank = rank | bit;
            }
            if (piece.mark() == Mark.FILE || (piece.mark() == Mark.BOTH && !rules.flags)) {
                file = file | bit;
            }
            if (piece.role() == Role.DUX) {
                ownDux = piece.side() == side ? BitBoard.index(entry.getKey()) : ownDux;
                otherDux = piece.side() == side ? otherDux : BitBoard.index(entry.getKey());
            }
        }
        int again = setup.again().map(BitBoard::index).orElse(0);
        int aux = setup.phase().isPlacement()
                ? setup.hands()
                : LastMoves.of(entry(setup, side), entry(setup, side.opponent()));
        int duces = Duces.of(ownDux, otherDux);
        return new BitPosition(ruleset, rules, own, enemy, rank, file, setup.state(again), aux, duces);
    }

    private static int entry(LatrunculiSetup setup, Side side) {
        return setup.back(side)
                .map(move -> LastMoves.entry(BitBoard.index(move.from()), BitBoard.index(move.to())))
                .orElse(LastMoves.noEntry());
    }
}
