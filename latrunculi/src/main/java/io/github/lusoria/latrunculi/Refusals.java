package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.RuleId;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Why a move that is not legal is not: the first rule that a player would see broken. */
final class Refusals {
    private final BitPosition position;
    private final LatrunculiRules rules;

    private Refusals(BitPosition position) {
        this.position = position;
        this.rules = position.ruleset().definition();
    }

    /** The refusal of a move that is known to be illegal. */
    static Legality.Illegal of(BitPosition position, LatrunculiMove move) {
        return new Refusals(position).refuse(move);
    }

    /** The refusal of a written-out way that is not open, whatever its ends are. */
    static Optional<Legality.Illegal> ofWay(BitPosition position, MoveText text) {
        return text.way().size() <= 2 ? Optional.empty() : new Refusals(position).refuseWay(text.way());
    }

    private static Legality.Illegal illegal(RuleId rule, String key, String pattern, Object... arguments) {
        return new Legality.Illegal(rule, Message.of("latrunculi." + key, pattern, arguments));
    }

    private Legality.Illegal refuse(LatrunculiMove move) {
        if (position.phase() == Phase.OVER) {
            return illegal(RuleId.GAME_OVER, "over", "the game is over");
        }
        if (move instanceof LatrunculiMove.Placement placement) {
            return refusePlacement(placement);
        }
        if (move instanceof LatrunculiMove.Pass) {
            return illegal(
                    LatrunculiRuleIds.PASS,
                    "pass-with-moves",
                    "{0} may not pass while an action is legal, such as {1}",
                    position.sideToAct().displayName(),
                    position.legalMove(0));
        }
        if (position.phase() == Phase.PLACE) {
            return illegal(
                    LatrunculiRuleIds.PHASES,
                    "still-placing",
                    "{0} has men in hand and places one before anything moves",
                    position.sideToAct().displayName());
        }
        if (move instanceof LatrunculiMove.Removal removal) {
            return refuseRemoval(removal.square());
        }
        LatrunculiMove.Movement movement = (LatrunculiMove.Movement) move;
        return refuseMovement(movement.from(), movement.to());
    }

    private Legality.Illegal refusePlacement(LatrunculiMove.Placement placement) {
        Square square = placement.square();
        if (placement.role() == Role.DUX) {
            return illegal(LatrunculiRuleIds.DUX, "no-dux", "there is no dux in this ruleset");
        }
        if (position.phase() != Phase.PLACE) {
            return illegal(
                    LatrunculiRuleIds.PHASES, "placing-done", "all men are placed, so none is left for {0}", square);
        }
        return isOffBoard(square) ? offBoard(square) : occupied(square);
    }

    private Legality.Illegal refuseRemoval(Square square) {
        if (isOffBoard(square)) {
            return offBoard(square);
        }
        Optional<Piece> piece = position.piece(square);
        if (piece.isEmpty()) {
            return illegal(
                    LatrunculiRuleIds.REMOVAL, "removal-empty", "{0} is empty, so nothing can be removed", square);
        }
        if (piece.get().side() == position.sideToAct()) {
            return illegal(
                    LatrunculiRuleIds.REMOVAL,
                    "removal-own",
                    "the piece on {0} is one's own; only enemies are removed",
                    square);
        }
        return illegal(
                LatrunculiRuleIds.REMOVAL,
                "removal-free",
                "the piece on {0} is not trapped, so it cannot be removed",
                square);
    }

    private Legality.Illegal refuseMovement(Square from, Square to) {
        if (isOffBoard(from) || isOffBoard(to)) {
            return offBoard(isOffBoard(from) ? from : to);
        }
        Optional<Piece> piece = position.piece(from);
        if (piece.isEmpty()) {
            return illegal(LatrunculiRuleIds.TURNS, "no-piece", "no piece stands on {0}", from);
        }
        if (piece.get().side() != position.sideToAct()) {
            return illegal(
                    LatrunculiRuleIds.TURNS,
                    "wrong-side",
                    "the piece on {0} is {1}'s, and it is {2}'s turn",
                    from,
                    piece.get().side().displayName(),
                    position.sideToAct().displayName());
        }
        if (piece.get().mark().isBound()) {
            return illegal(LatrunculiRuleIds.BOUND, "bound", "the piece on {0} is trapped and cannot move", from);
        }
        if (position.piece(to).isPresent()) {
            return occupied(to);
        }
        long fromBit = BitBoard.bit(from);
        long toBit = BitBoard.bit(to);
        Mobility mobility = position.mobility();
        if (!mobility.reaches(fromBit, toBit)) {
            return refuseDistance(from, to);
        }
        if (!mobility.mayEnd(fromBit, toBit)) {
            return refuseEntry(to);
        }
        return illegal(
                LatrunculiRuleIds.NO_REVERSAL,
                "reversal",
                "the piece on {0} came from {1} on the turn before and may not go straight back",
                from,
                to);
    }

    private Legality.Illegal refuseDistance(Square from, Square to) {
        int files = Math.abs(from.file() - to.file());
        int ranks = Math.abs(from.rank() - to.rank());
        if (rules.leap() == LatrunculiRules.Leap.NONE || files % 2 != 0 || ranks % 2 != 0) {
            return illegal(
                    LatrunculiRuleIds.STEP,
                    "not-a-step",
                    "{0} is not beside {1}, and no leap leads from one to the other",
                    to,
                    from);
        }
        if (files + ranks == 2) {
            return illegal(
                    LatrunculiRuleIds.LEAP,
                    "nothing-to-leap",
                    "no piece that can be leapt over stands between {0} and {1}",
                    from,
                    to);
        }
        if (rules.leaps() == LatrunculiRules.Leaps.ONE
                && position.mobilityWithSeveralLeaps().reaches(BitBoard.bit(from), BitBoard.bit(to))) {
            return illegal(
                    LatrunculiRuleIds.SEVERAL_LEAPS,
                    "one-leap",
                    "{0} is more than one leap from {1}, and leaps are not joined in this ruleset",
                    to,
                    from);
        }
        return illegal(LatrunculiRuleIds.LEAP, "no-way", "no chain of leaps leads from {0} to {1}", from, to);
    }

    private Legality.Illegal refuseEntry(Square to) {
        Side enemy = position.sideToAct().opponent();
        boolean onRank = isEnemy(to, -1, 0, enemy) && isEnemy(to, 1, 0, enemy);
        return illegal(
                LatrunculiRuleIds.ENTRY,
                "between",
                "{0} lies between two enemies on {1} and {2}, and the move traps nothing",
                to,
                onRank ? new Square(to.file() - 1, to.rank()) : new Square(to.file(), to.rank() - 1),
                onRank ? new Square(to.file() + 1, to.rank()) : new Square(to.file(), to.rank() + 1));
    }

    private boolean isEnemy(Square square, int files, int ranks, Side enemy) {
        int file = square.file() + files;
        int rank = square.rank() + ranks;
        return file >= 1
                && file <= rules.files()
                && rank >= 1
                && rank <= rules.ranks()
                && position.piece(new Square(file, rank))
                        .filter(piece -> piece.side() == enemy)
                        .isPresent();
    }

    private Optional<Legality.Illegal> refuseWay(List<Square> way) {
        if (rules.leaps() == LatrunculiRules.Leaps.ONE) {
            return Optional.of(
                    illegal(LatrunculiRuleIds.SEVERAL_LEAPS, "joined", "leaps are not joined in this ruleset"));
        }
        Mobility mobility = position.mobility();
        Set<Square> visited = new HashSet<>();
        visited.add(way.get(0));
        for (int i = 1; i < way.size(); i++) {
            Square before = way.get(i - 1);
            Square square = way.get(i);
            if (!visited.add(square)) {
                return Optional.of(illegal(
                        LatrunculiRuleIds.SEVERAL_LEAPS, "visited", "the way comes to {0} a second time", square));
            }
            if (!mobility.jumps(BitBoard.bit(before), BitBoard.bit(square))) {
                return Optional.of(
                        illegal(LatrunculiRuleIds.LEAP, "no-jump", "no jump leads from {0} to {1}", before, square));
            }
        }
        return Optional.empty();
    }

    private boolean isOffBoard(Square square) {
        return square.file() > rules.files() || square.rank() > rules.ranks();
    }

    private static Legality.Illegal offBoard(Square square) {
        return illegal(LatrunculiRuleIds.BOARD, "off-board", "{0} is not a square of this board", square);
    }

    private static Legality.Illegal occupied(Square square) {
        return illegal(LatrunculiRuleIds.VACANCY, "occupied", "{0} is occupied", square);
    }
}
