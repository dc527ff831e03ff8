// Made from BitPosition.java by checks/sources; change that file and see there.
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
final class WidePosition extends LatrunculiPosition {
    private final LatrunculiRuleset ruleset;
    private final WideRules rules;
    private final WideSet own;
    private final WideSet enemy;
    private final WideSet rankBound;
    private final WideSet fileBound;
    private final int state;
    private final int aux;
    private final int duces;

    WidePosition(
            LatrunculiRuleset ruleset,
            WideRules rules,
            WideSet own,
            WideSet enemy,
            WideSet rankBound,
            WideSet fileBound,
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
    WidePosition with(
            WideSet ownAfter,
            WideSet enemyAfter,
            WideSet rank,
            WideSet file,
            int stateAfter,
            int auxAfter,
            int ducesAfter) {
        return new WidePosition(ruleset, rules, ownAfter, enemyAfter, rank, file, stateAfter, auxAfter, ducesAfter);
    }

    @Override
    public LatrunculiRuleset ruleset() {
        return ruleset;
    }

    WideRules rules() {
        return rules;
    }

    WideSet own() {
        return own;
    }

    WideSet enemy() {
        return enemy;
    }

    WideSet rankBound() {
        return rankBound;
    }

    WideSet fileBound() {
        return fileBound;
    }

    WideSet bound() {
        return rankBound.or(fileBound);
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
        WideSet bit = WideBoard.bit(square);
        if (own.or(enemy).and(bit).isEmpty()) {
            return Optional.empty();
        }
        boolean isOwn = !own.and(bit).isEmpty();
        Side side = isOwn ? sideToAct() : sideToAct().opponent();
        int dux = isOwn ? Duces.own(duces) : Duces.other(duces);
        Role role = Duces.isOnBoard(dux) && dux == WideBoard.index(square) ? Role.DUX : Role.MAN;
        return Optional.of(new Piece(side, role, mark(bit)));
    }

    private Mark mark(WideSet bit) {
        boolean rank = !rankBound.and(bit).isEmpty();
        boolean file = !fileBound.and(bit).isEmpty();
        if (!rank) {
            return file ? Mark.FILE : Mark.NONE;
        }
        if (file || rules.flags) {
            return Mark.BOTH;
        }
        return !rules.enclosedCorners.and(bit).isEmpty() ? Mark.CORNER : Mark.RANK;
    }

    @Override
    int pieces(Side side) {
        return WideBoard.size(side == sideToAct() ? own : enemy);
    }

    @Override
    Square squareOf(int index) {
        return WideBoard.square(index);
    }

    // ---- legal moves

    @Override
    public int legalMoveCount() {
        return WideMoves.count(this);
    }

    @Override
    public List<LatrunculiMove> legalMoves() {
        int[] codes = WideMoves.codes(this);
        LatrunculiMove[] moves = new LatrunculiMove[codes.length];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = decode(codes[i]);
        }
        return List.of(moves);
    }

    @Override
    public void forEachNext(Consumer<? super LatrunculiPosition> visitor) {
        Objects.requireNonNull(visitor, "visitor");
        for (int code : WideMoves.codes(this)) {
            visitor.accept(WidePlay.apply(this, code));
        }
    }

    @Override
    public LatrunculiMove legalMove(int index) {
        return decode(WideMoves.locate(this, index));
    }

    private static LatrunculiMove decode(int code) {
        if (code == MoveCode.PASS) {
            return LatrunculiMove.PASS;
        }
        if (code == MoveCode.STOP) {
            return LatrunculiMove.STOP;
        }
        Square square = WideBoard.square(MoveCode.square(code));
        if (MoveCode.isMovement(code)) {
            return new LatrunculiMove.Movement(WideBoard.square(MoveCode.from(code)), square);
        }
        if (MoveCode.isRemoval(code)) {
            return new LatrunculiMove.Removal(square);
        }
        return new LatrunculiMove.Placement(MoveCode.isDux(code) ? Role.DUX : Role.MAN, square);
    }

    /** The code of a move on this board. */
    private static int encode(LatrunculiMove move) {
        if (move instanceof LatrunculiMove.Movement movement) {
            return MoveCode.movement(WideBoard.index(movement.from()), WideBoard.index(movement.to()));
        }
        if (move instanceof LatrunculiMove.Removal removal) {
            return MoveCode.removal(WideBoard.index(removal.square()));
        }
        if (move instanceof LatrunculiMove.Placement placement) {
            return MoveCode.placement(placement.role(), WideBoard.index(placement.square()));
        }
        return move instanceof LatrunculiMove.Stop ? MoveCode.STOP : MoveCode.PASS;
    }

    @Override
    public boolean isLegal(LatrunculiMove move) {
        Objects.requireNonNull(move, "move");
        return fits(move) && WideMoves.isLegal(this, encode(move));
    }

    @Override
    public Legality legality(LatrunculiMove move) {
        return isLegal(move) ? Legality.LEGAL : Refusals.of(this, move);
    }

    @Override
    boolean isBlocked() {
        return !BitState.isPlacement(state) && !BitState.isPhase(state, BitState.OVER) && WideMoves.actions(this) == 0;
    }

    // ---- where a piece could go, for saying why it may not

    @Override
    boolean reaches(Square from, Square to) {
        return !WideMoves.reach(this, WideBoard.bit(from))
                .and(WideBoard.bit(to))
                .isEmpty();
    }

    @Override
    boolean reachesWithSeveralLeaps(Square from, Square to) {
        LatrunculiRules definition = ruleset.definition();
        boolean diagonal = definition.directions() == LatrunculiRules.Directions.ALL;
        WideRules joined = new WideRules(definition.toBuilder()
                .walk(LatrunculiRules.Walk.STEP)
                .leaps(LatrunculiRules.Leaps.SEVERAL)
                // what is caught does not matter here, so it is what goes with several leaps
                .corner(LatrunculiRules.Corner.NONE)
                .leapt(diagonal ? LatrunculiRules.Leapt.TAKEN : LatrunculiRules.Leapt.SPARED)
                .build());
        WidePosition same = new WidePosition(ruleset, joined, own, enemy, rankBound, fileBound, state, aux, duces);
        return same.reaches(from, to);
    }

    @Override
    boolean mayEnd(Square from, Square to) {
        return WideMoves.mayEnd(this, WideBoard.bit(from), WideBoard.bit(to));
    }

    @Override
    boolean jumps(Square from, Square to) {
        return WideMoves.jumps(this, from, to);
    }

    // ---- playing

    @Override
    public LatrunculiPosition play(LatrunculiMove move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(this, move, Refusals.of(this, move));
        }
        return WidePlay.apply(this, encode(move));
    }

    @Override
    public LatrunculiPosition play(int index) {
        return WidePlay.apply(this, WideMoves.locate(this, index));
    }

    @Override
    public Transition<LatrunculiPosition, LatrunculiEvent> explain(LatrunculiMove move) {
        LatrunculiPosition after = play(move);
        return new Transition<>(after, Events.between(this, move, after));
    }

    @Override
    LatrunculiPosition afterPass() {
        return WidePlay.pass(this);
    }

    @Override
    LatrunculiPosition lostByRepetition() {
        return WidePlay.blocked(this);
    }

    // ---- value

    @Override
    public boolean hasSameBoard(LatrunculiPosition other) {
        return Objects.requireNonNull(other, "other") instanceof WidePosition that && hasSameSets(that);
    }

    /** Compares the sizes last: a rule of repetition asks all the time, mostly of boards whose pieces differ. */
    private boolean hasSameSets(WidePosition that) {
        boolean sameSide = sideToAct() == that.sideToAct();
        return own.equals((sameSide ? that.own : that.enemy))
                && enemy.equals((sameSide ? that.enemy : that.own))
                && rankBound.equals(that.rankBound)
                && fileBound.equals(that.fileBound)
                && duces == (sameSide ? that.duces : Duces.swapped(that.duces))
                && hands() == (sameSide ? that.hands() : BitState.swapHands(that.hands()))
                && rules.board.equals(that.rules.board);
    }

    private int hands() {
        return BitState.isPlacement(state) ? aux : 0;
    }

    @Override
    long hashOfPieces() {
        boolean isWhite = BitState.isWhite(state);
        return Hash.add(
                WideBoard.hash(
                        WideBoard.hash(
                                WideBoard.hash(WideBoard.hash(Hash.SEED, isWhite ? own : enemy), isWhite ? enemy : own),
                                rankBound),
                        fileBound),
                0,
                isWhite ? duces : Duces.swapped(duces));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof WidePosition that && hasSameState(that));
    }

    private boolean hasSameState(WidePosition that) {
        return own.equals(that.own)
                && enemy.equals(that.enemy)
                && rankBound.equals(that.rankBound)
                && fileBound.equals(that.fileBound)
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
    static WidePosition of(LatrunculiRuleset ruleset, WideRules rules, LatrunculiSetup setup) {
        WideSet own = WideBoard.EMPTY;
        WideSet enemy = WideBoard.EMPTY;
        WideSet rank = WideBoard.EMPTY;
        WideSet file = WideBoard.EMPTY;
        int ownDux = Duces.nowhere();
        int otherDux = Duces.nowhere();
        Side side = setup.sideToAct();
        for (var entry : setup.pieces().entrySet()) {
            WideSet bit = WideBoard.bit(entry.getKey());
            Piece piece = entry.getValue();
            if (piece.side() == side) {
                own = own.or(bit);
            } else {
                enemy = enemy.or(bit);
            }
            if (piece.mark().isBound() && piece.mark() != Mark.FILE) {
                rank = rank.or(bit);
            }
            if (piece.mark() == Mark.FILE || (piece.mark() == Mark.BOTH && !rules.flags)) {
                file = file.or(bit);
            }
            if (piece.role() == Role.DUX) {
                ownDux = piece.side() == side ? WideBoard.index(entry.getKey()) : ownDux;
                otherDux = piece.side() == side ? otherDux : WideBoard.index(entry.getKey());
            }
        }
        int again = setup.again().map(WideBoard::index).orElse(0);
        int aux = setup.phase().isPlacement()
                ? setup.hands()
                : LastMoves.of(entry(setup, side), entry(setup, side.opponent()));
        int duces = Duces.of(ownDux, otherDux);
        return new WidePosition(ruleset, rules, own, enemy, rank, file, setup.state(again), aux, duces);
    }

    private static int entry(LatrunculiSetup setup, Side side) {
        return setup.back(side)
                .map(move -> LastMoves.entry(WideBoard.index(move.from()), WideBoard.index(move.to())))
                .orElse(LastMoves.noEntry());
    }
}
