package io.github.lusoria.latrunculi;

import static io.github.lusoria.latrunculi.BitBoard.betweenOnFile;
import static io.github.lusoria.latrunculi.BitBoard.betweenOnRank;
import static io.github.lusoria.latrunculi.BitBoard.east;
import static io.github.lusoria.latrunculi.BitBoard.north;
import static io.github.lusoria.latrunculi.BitBoard.nth;
import static io.github.lusoria.latrunculi.BitBoard.south;
import static io.github.lusoria.latrunculi.BitBoard.west;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Diagram;
import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Transition;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A position on a board of at most 8 by 8, as four sets of squares seen from the side to act.
 *
 * <p>A bond is known by its axis alone, because both guards always stand and are free (spec 2.4, 2.5): a piece is bound
 * on its rank, on its file, or both. Under {@link LatrunculiRules.DoubleTrap#ANY_GUARD_FREES} the trap is one flag, kept
 * in the rank set, and the file set is empty.
 */
final class BitPosition extends LatrunculiPosition {
    private static final Actor WHITE = new Actor.Player(1);
    private static final Actor BLACK = new Actor.Player(2);

    private final LatrunculiRuleset ruleset;
    private final long own;
    private final long enemy;
    private final long rankBound;
    private final long fileBound;
    private final int state;
    private final int back;

    BitPosition(LatrunculiRuleset ruleset, long own, long enemy, long rankBound, long fileBound, int state, int back) {
        this.ruleset = ruleset;
        this.own = own;
        this.enemy = enemy;
        this.rankBound = rankBound;
        this.fileBound = fileBound;
        this.state = state;
        this.back = back;
    }

    @Override
    public LatrunculiRuleset ruleset() {
        return ruleset;
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

    int state() {
        return state;
    }

    int back() {
        return back;
    }

    Mobility mobility() {
        return new Mobility(own, enemy, rankBound | fileBound, ruleset.bits());
    }

    /** Where pieces could go if leaps could be joined, for saying that they cannot. */
    Mobility mobilityWithSeveralLeaps() {
        LatrunculiRules joined = ruleset.definition().toBuilder()
                .leaps(LatrunculiRules.Leaps.SEVERAL)
                .build();
        return new Mobility(own, enemy, rankBound | fileBound, new BitRules(joined));
    }

    @Override
    public Actor actor() {
        if (BitState.isPhase(state, Phase.OVER)) {
            return Actor.NOBODY;
        }
        return BitState.sideBit(state) == 0 ? WHITE : BLACK;
    }

    @Override
    public Side sideToAct() {
        return BitState.side(state);
    }

    @Override
    public Phase phase() {
        return BitState.phase(state);
    }

    @Override
    public int menInHand(Side side) {
        return Objects.requireNonNull(side, "side") == sideToAct()
                ? BitState.handOwn(state)
                : BitState.handEnemy(state);
    }

    @Override
    public int score(int seat) {
        Side side = Side.ofSeat(Objects.checkIndex(seat - 1, 2) + 1);
        long others = side == sideToAct() ? enemy : own;
        return Math.max(0, ruleset.bits().men - Long.bitCount(others) - menInHand(side.opponent()));
    }

    @Override
    public Optional<Piece> piece(Square square) {
        Objects.requireNonNull(square, "square");
        LatrunculiRules rules = ruleset.definition();
        if (square.rank() > rules.ranks() || square.file() > rules.files()) {
            throw new IndexOutOfBoundsException(square + " is not on the board");
        }
        long bit = BitBoard.bit(square);
        if (((own | enemy) & bit) == 0) {
            return Optional.empty();
        }
        Side side = (own & bit) != 0 ? sideToAct() : sideToAct().opponent();
        return Optional.of(new Piece(side, Role.MAN, mark(bit)));
    }

    private Mark mark(long bit) {
        boolean rank = (rankBound & bit) != 0;
        boolean file = (fileBound & bit) != 0;
        if (rank) {
            return file || ruleset.bits().flags ? Mark.BOTH : Mark.RANK;
        }
        return file ? Mark.FILE : Mark.NONE;
    }

    // ---- legal moves

    @Override
    public List<LatrunculiMove> legalMoves() {
        LatrunculiMove[] moves = new LatrunculiMove[legalMoveCount()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = legalMove(i);
        }
        return List.of(moves);
    }

    @Override
    public int legalMoveCount() {
        if (BitState.isPhase(state, Phase.PLACE)) {
            return Long.bitCount(vacant());
        }
        if (BitState.isPhase(state, Phase.OVER)) {
            return 0;
        }
        int actions = actionCount();
        // a blocked player passes; where he does not, the game was over before it came to him
        return actions == 0 ? 1 : actions;
    }

    private long vacant() {
        return ruleset.bits().board & ~(own | enemy);
    }

    private long removable() {
        return enemy & (rankBound | fileBound);
    }

    /** Removals, steps and leaps: everything but placements and the pass. */
    private int actionCount() {
        int count = Long.bitCount(removable()) + mobility().count();
        return isReversalOpen() ? count - 1 : count;
    }

    private boolean isReversalOpen() {
        int reversal = LastMoves.reversal(back);
        return reversal != MoveCode.PASS && isMovementOpen(MoveCode.from(reversal), MoveCode.square(reversal));
    }

    /** Whether a step or leap is legal, reversal aside. */
    private boolean isMovementOpen(long from, long to) {
        Mobility mobility = mobility();
        return mobility.isFree(from) && mobility.mayEnd(from, to) && mobility.reaches(from, to);
    }

    /** The legal move with a number, as {@link MoveCode} writes it. */
    private int locate(int index) {
        // no position has so many moves, and one more is looked up where a reversal is left out
        if (index >= 0 && index < Integer.MAX_VALUE) {
            if (BitState.isPhase(state, Phase.PLACE)) {
                long vacant = vacant();
                if (index < Long.bitCount(vacant)) {
                    return MoveCode.placement(nth(vacant, index));
                }
            } else if (!BitState.isPhase(state, Phase.OVER)) {
                int code = locateAction(isReversalOpen() && index >= reversalIndex() ? index + 1 : index);
                if (code >= 0) {
                    return code;
                }
                if (index == 0) {
                    return MoveCode.PASS;
                }
            }
        }
        throw new IndexOutOfBoundsException("no legal move " + index + " of " + legalMoveCount());
    }

    /** The action with a number, reversal included; negative if there are not so many. */
    private int locateAction(int index) {
        long removable = removable();
        int removals = Long.bitCount(removable);
        if (index < removals) {
            return MoveCode.removal(nth(removable, index));
        }
        return mobility().locate(index - removals);
    }

    private int reversalIndex() {
        int reversal = LastMoves.reversal(back);
        int index = Long.bitCount(removable());
        while (locateAction(index) != reversal) {
            index++;
        }
        return index;
    }

    @Override
    public LatrunculiMove legalMove(int index) {
        return MoveCode.decode(locate(index));
    }

    @Override
    public boolean isLegal(LatrunculiMove move) {
        if (move instanceof LatrunculiMove.Movement movement) {
            if (!isTurn() || !isOnBoard(movement.from()) || !isOnBoard(movement.to())) {
                return false;
            }
            int from = BitBoard.index(movement.from());
            int to = BitBoard.index(movement.to());
            return isMovementOpen(1L << from, 1L << to) && MoveCode.movement(from, to) != LastMoves.reversal(back);
        }
        if (move instanceof LatrunculiMove.Placement placement) {
            return BitState.isPhase(state, Phase.PLACE)
                    && placement.role() == Role.MAN
                    && isOnBoard(placement.square())
                    && (vacant() & BitBoard.bit(placement.square())) != 0;
        }
        if (move instanceof LatrunculiMove.Removal removal) {
            return isTurn() && isOnBoard(removal.square()) && (removable() & BitBoard.bit(removal.square())) != 0;
        }
        Objects.requireNonNull(move, "move");
        return isTurn() && actionCount() == 0;
    }

    /** Whether the player to act moves or removes: neither placement nor the end. */
    private boolean isTurn() {
        return BitState.isPhase(state, Phase.MOVE) || BitState.isPhase(state, Phase.PASSED);
    }

    private boolean isOnBoard(Square square) {
        return square.file() <= ruleset.definition().files()
                && square.rank() <= ruleset.definition().ranks();
    }

    @Override
    public Legality legality(LatrunculiMove move) {
        return isLegal(move) ? Legality.LEGAL : Refusals.of(this, move);
    }

    /** Whether the player to act is blocked although that ends the game by this ruleset. */
    boolean isWronglyBlocked() {
        return isTurn() && !ruleset.bits().passes && actionCount() == 0;
    }

    // ---- playing

    @Override
    public LatrunculiPosition play(LatrunculiMove move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(this, move, Refusals.of(this, move));
        }
        return apply(MoveCode.encode(move));
    }

    @Override
    public LatrunculiPosition play(int index) {
        return apply(locate(index));
    }

    @Override
    public LatrunculiMove parseMove(String text) {
        MoveText read = MoveText.read(Objects.requireNonNull(text, "text"), ruleset.definition());
        Refusals.ofWay(this, read).ifPresent(illegal -> {
            throw new IllegalMoveException(this, read.move(), illegal);
        });
        return read.move();
    }

    private BitPosition apply(int code) {
        if (MoveCode.isMovement(code)) {
            return move(MoveCode.from(code), MoveCode.square(code));
        }
        if (MoveCode.isPlacement(code)) {
            return place(MoveCode.square(code));
        }
        if (MoveCode.isRemoval(code)) {
            return remove(MoveCode.square(code));
        }
        return pass();
    }

    /** Spec 2.3: departure, arrival, consequent release. Spec 2.4 shows that the order does no harm. */
    private BitPosition move(long from, long to) {
        long freeOwn = own & ~(rankBound | fileBound) & ~from;
        long trappedOnRank = enemy & betweenOnRank(to, freeOwn);
        long trappedOnFile = enemy & betweenOnFile(to, freeOwn);
        long rank;
        long file;
        if (ruleset.bits().flags) {
            long left = enemy & (betweenOnRank(from, freeOwn) | betweenOnFile(from, freeOwn));
            long trapped = (trappedOnRank | trappedOnFile) & ~rankBound;
            // a guard that the departure freed counts already
            long freeEnemy = enemy & ~(rankBound & ~left);
            long unguarded = own & (betweenOnRank(trapped, freeEnemy) | betweenOnFile(trapped, freeEnemy));
            rank = ((rankBound & ~left) | trapped) & ~unguarded;
            file = 0;
        } else {
            long trapped = trappedOnRank | trappedOnFile;
            rank = ((rankBound & ~((east(from) | west(from)) & enemy)) | trappedOnRank)
                    & ~((east(trapped) | west(trapped)) & own);
            file = ((fileBound & ~((north(from) | south(from)) & enemy)) | trappedOnFile)
                    & ~((north(trapped) | south(trapped)) & own);
        }
        int backAfter = ruleset.bits().noReversal
                ? backAfter(enemy, LastMoves.entry(Long.numberOfTrailingZeros(from), Long.numberOfTrailingZeros(to)))
                : LastMoves.NONE;
        return quietly(own ^ from ^ to, rank, file, Phase.MOVE, backAfter);
    }

    private BitPosition place(long square) {
        int ownHand = BitState.handOwn(state) - 1;
        int enemyHand = BitState.handEnemy(state);
        int quiet = BitState.quiet(state);
        if (enemyHand == 0 && ownHand > 0) {
            int same = BitState.of(sideToAct(), Phase.PLACE, ownHand, 0, quiet);
            return new BitPosition(ruleset, own | square, enemy, rankBound, fileBound, same, back);
        }
        if (enemyHand > 0) {
            int other = BitState.of(sideToAct().opponent(), Phase.PLACE, enemyHand, ownHand, quiet);
            return new BitPosition(ruleset, enemy, own | square, rankBound, fileBound, other, LastMoves.NONE);
        }
        return goOn(own | square, enemy, rankBound, fileBound, Phase.MOVE, quiet, LastMoves.NONE);
    }

    private BitPosition remove(long square) {
        BitRules rules = ruleset.bits();
        long left = enemy & ~square;
        long rank = rankBound & ~square;
        long file = fileBound & ~square;
        int backAfter = rules.noReversal ? backAfter(left, LastMoves.noEntry()) : LastMoves.NONE;
        if (Long.bitCount(left) <= rules.loses) {
            int winner = sideToAct().seat();
            return over(own, left, rank, file, winner, LatrunculiTermination.REDUCED, 0, backAfter);
        }
        return goOn(own, left, rank, file, Phase.MOVE, 0, backAfter);
    }

    /** The end of the game because the side to act, which has moves, may make none of them. */
    BitPosition lostByRepetition() {
        int winner = ruleset.bits().blockedByCount
                ? winnerByCount(own, enemy)
                : sideToAct().opponent().seat();
        int end = BitState.over(sideToAct(), winner, LatrunculiTermination.BLOCKED, BitState.quiet(state));
        return new BitPosition(ruleset, own, enemy, rankBound, fileBound, end, back);
    }

    BitPosition pass() {
        if (BitState.isPhase(state, Phase.PLACE)) {
            int nextHand = BitState.handEnemy(state);
            int lastHand = BitState.handOwn(state);
            Side next = sideToAct().opponent();
            int hands = BitState.of(next, Phase.PLACE, nextHand, lastHand, BitState.quiet(state));
            return new BitPosition(ruleset, enemy, own, rankBound, fileBound, hands, LastMoves.NONE);
        }
        int backAfter = ruleset.bits().noReversal ? backAfter(enemy, LastMoves.noEntry()) : LastMoves.NONE;
        return quietly(own, rankBound, fileBound, Phase.PASSED, backAfter);
    }

    /** After a step, a leap or a pass, which all count as quiet. */
    private BitPosition quietly(long mover, long rank, long file, Phase phase, int backAfter) {
        BitRules rules = ruleset.bits();
        int quiet = 0;
        if (rules.quiet > 0) {
            quiet = Math.min(BitState.quiet(state) + 1, rules.quiet);
            if (quiet == rules.quiet) {
                int winner = winnerByCount(mover, enemy);
                return over(mover, enemy, rank, file, winner, LatrunculiTermination.QUIET, quiet, backAfter);
            }
        }
        if (phase == Phase.PASSED && BitState.isPhase(state, Phase.PASSED)) {
            return over(mover, enemy, rank, file, 0, LatrunculiTermination.PASSES, quiet, backAfter);
        }
        return goOn(mover, enemy, rank, file, phase, quiet, backAfter);
    }

    /** The opponent's turn, or the end if he is blocked and that ends the game. Sets are still the mover's view. */
    private BitPosition goOn(long mover, long other, long rank, long file, Phase phase, int quiet, int backAfter) {
        BitRules rules = ruleset.bits();
        int nextState = BitState.move(sideToAct().opponent(), phase, quiet);
        BitPosition next = new BitPosition(ruleset, other, mover, rank, file, nextState, backAfter);
        if (!rules.passes && next.actionCount() == 0) {
            int winner = rules.blockedByCount
                    ? winnerByCount(mover, other)
                    : sideToAct().seat();
            return over(mover, other, rank, file, winner, LatrunculiTermination.BLOCKED, quiet, backAfter);
        }
        return next;
    }

    private BitPosition over(
            long mover,
            long other,
            long rank,
            long file,
            int winner,
            LatrunculiTermination why,
            int quiet,
            int backAfter) {
        int end = BitState.over(sideToAct().opponent(), winner, why, quiet);
        return new BitPosition(ruleset, other, mover, rank, file, end, backAfter);
    }

    /** The seat with more pieces, or 0. */
    private int winnerByCount(long mover, long other) {
        int difference = Long.bitCount(mover) - Long.bitCount(other);
        if (difference == 0) {
            return 0;
        }
        return difference > 0 ? sideToAct().seat() : sideToAct().opponent().seat();
    }

    /** The last moves seen by the opponent, whose own entry stays while his piece does. */
    private int backAfter(long other, int lastMove) {
        int entry = LastMoves.enemy(back);
        boolean stands = LastMoves.isMove(entry) && ((other >>> LastMoves.to(entry)) & 1) != 0;
        return LastMoves.of(stands ? entry : LastMoves.noEntry(), lastMove);
    }

    // ---- the rest of the vocabulary

    @Override
    public Transition<LatrunculiPosition, LatrunculiEvent> explain(LatrunculiMove move) {
        BitPosition after = (BitPosition) play(move);
        return new Transition<>(after, Events.between(this, move, after));
    }

    @Override
    public Optional<Outcome> outcome() {
        if (!BitState.isPhase(state, Phase.OVER)) {
            return Optional.empty();
        }
        List<Integer> payoffs = switch (BitState.winner(state)) {
            case 1 -> List.of(1, -1);
            case 2 -> List.of(-1, 1);
            default -> List.of(0, 0);
        };
        return Optional.of(new Outcome(BitState.why(state), payoffs));
    }

    @Override
    public Diagram diagram() {
        return new BoardDiagram(setup());
    }

    private long white() {
        return BitState.sideBit(state) == 0 ? own : enemy;
    }

    private long black() {
        return BitState.sideBit(state) == 0 ? enemy : own;
    }

    @Override
    public long hash64() {
        return Hash.of(white(), black(), rankBound, fileBound, state, back);
    }

    @Override
    public long boardHash64() {
        int whiteHand = menInHand(Side.WHITE);
        int blackHand = menInHand(Side.BLACK);
        return Hash.of(white(), black(), rankBound, fileBound, whiteHand, blackHand);
    }

    @Override
    public boolean hasSameBoard(LatrunculiPosition other) {
        BitPosition that = (BitPosition) other;
        return white() == that.white()
                && black() == that.black()
                && rankBound == that.rankBound
                && fileBound == that.fileBound
                && menInHand(Side.WHITE) == that.menInHand(Side.WHITE)
                && menInHand(Side.BLACK) == that.menInHand(Side.BLACK);
    }

    /** A placement and a removal each lower pieces on the board plus twice the men in hand by one. */
    @Override
    public long progress() {
        return -(Long.bitCount(own | enemy) + 2L * (BitState.handOwn(state) + BitState.handEnemy(state)));
    }

    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof BitPosition that && hasSameState(that));
    }

    private boolean hasSameState(BitPosition that) {
        return own == that.own
                && enemy == that.enemy
                && rankBound == that.rankBound
                && fileBound == that.fileBound
                && state == that.state
                && back == that.back
                && ruleset.equals(that.ruleset);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash64());
    }

    @Override
    LatrunculiSetup setup() {
        LatrunculiRules rules = ruleset.definition();
        Side side = sideToAct();
        LatrunculiSetup.Builder setup =
                LatrunculiSetup.builder(rules.ranks(), rules.files()).sideToAct(side);
        for (long rest = own | enemy; rest != 0; rest &= rest - 1) {
            Square square = BitBoard.square(Long.numberOfTrailingZeros(rest));
            piece(square).ifPresent(piece -> setup.put(square, piece));
        }
        Phase phase = phase();
        if (phase == Phase.OVER) {
            LatrunculiTermination why = BitState.why(state);
            switch (BitState.winner(state)) {
                case 1 -> setup.won(Side.WHITE, why);
                case 2 -> setup.won(Side.BLACK, why);
                default -> setup.drawn(why);
            }
        } else {
            setup.phase(phase);
        }
        if (phase == Phase.PLACE) {
            setup.hand(Side.WHITE, menInHand(Side.WHITE)).hand(Side.BLACK, menInHand(Side.BLACK));
        }
        if (rules.quiet() > 0) {
            setup.quiet(BitState.quiet(state));
        }
        back(LastMoves.own(back)).ifPresent(move -> setup.back(side, move));
        back(LastMoves.enemy(back)).ifPresent(move -> setup.back(side.opponent(), move));
        return setup.build();
    }

    private static Optional<LatrunculiMove.Movement> back(int entry) {
        return LastMoves.isMove(entry)
                ? Optional.of(new LatrunculiMove.Movement(
                        BitBoard.square(LastMoves.from(entry)), BitBoard.square(LastMoves.to(entry))))
                : Optional.empty();
    }

    /** The position of a setup that has no violations. */
    static BitPosition of(LatrunculiRuleset ruleset, LatrunculiSetup setup) {
        long own = 0;
        long enemy = 0;
        long rank = 0;
        long file = 0;
        Side side = setup.sideToAct();
        for (var entry : setup.pieces().entrySet()) {
            long bit = BitBoard.bit(entry.getKey());
            Piece piece = entry.getValue();
            own |= piece.side() == side ? bit : 0;
            enemy |= piece.side() == side ? 0 : bit;
            rank |= piece.mark() == Mark.RANK || piece.mark() == Mark.BOTH ? bit : 0;
            file |= piece.mark() == Mark.FILE || piece.mark() == Mark.BOTH ? bit : 0;
        }
        if (ruleset.bits().flags) {
            file = 0;
        }
        int quiet = setup.quiet().orElse(0);
        int state = setup.termination()
                .map(why -> BitState.over(side, setup.winner().map(Side::seat).orElse(0), why, quiet))
                .orElseGet(() -> BitState.of(
                        side, setup.phase(), setup.menInHand(side), setup.menInHand(side.opponent()), quiet));
        int back = LastMoves.of(entry(setup, side), entry(setup, side.opponent()));
        return new BitPosition(ruleset, own, enemy, rank, file, state, back);
    }

    private static int entry(LatrunculiSetup setup, Side side) {
        return setup.back(side)
                .map(move -> LastMoves.entry(BitBoard.index(move.from()), BitBoard.index(move.to())))
                .orElse(LastMoves.noEntry());
    }

    @Override
    public String toString() {
        return PositionText.write(setup(), ruleset.bits().noReversal);
    }
}
