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
    private final LatrunculiPosition position;
    private final LatrunculiRules rules;

    private Refusals(LatrunculiPosition position) {
        this.position = position;
        this.rules = position.ruleset().definition();
    }

    /** The refusal of a move that is known to be illegal. */
    static Legality.Illegal of(LatrunculiPosition position, LatrunculiMove move) {
        return new Refusals(position).refuse(move);
    }

    /** The refusal of a written-out way that is not open, whatever its ends are. */
    static Optional<Legality.Illegal> ofWay(LatrunculiPosition position, MoveText text) {
        if (text.way().size() <= 2) {
            return Optional.empty();
        }
        Refusals refusals = new Refusals(position);
        return refusals.refuseWay(text.way())
                .map(closed -> refusals.refuseMoving(text.way().get(0)).orElse(closed));
    }

    private static Legality.Illegal illegal(RuleId rule, String key, String pattern, Object... arguments) {
        return new Legality.Illegal(rule, Message.of("latrunculi." + key, pattern, arguments));
    }

    private String actor() {
        return position.sideToAct().displayName();
    }

    private Legality.Illegal refuse(LatrunculiMove move) {
        if (position.phase() == Phase.OVER) {
            return over();
        }
        if (move instanceof LatrunculiMove.Placement placement) {
            return refusePlacement(placement);
        }
        if (move instanceof LatrunculiMove.Pass) {
            return refusePass();
        }
        if (move instanceof LatrunculiMove.Stop) {
            return refuseStop();
        }
        if (position.phase().isPlacement()) {
            return stillPlacing();
        }
        if (move instanceof LatrunculiMove.Removal removal) {
            return refuseRemoval(removal.square());
        }
        LatrunculiMove.Movement movement = (LatrunculiMove.Movement) move;
        return refuseMovement(movement.from(), movement.to());
    }

    private static Legality.Illegal over() {
        return new Legality.Illegal(RuleId.GAME_OVER, Message.of("game.over", "the game is over"));
    }

    private Legality.Illegal stillPlacing() {
        return illegal(
                LatrunculiRuleIds.PHASES,
                "still-placing",
                "{0} has pieces in hand and has to place one before anything moves",
                actor());
    }

    private Legality.Illegal refusePass() {
        return rules.blocked() == LatrunculiRules.Blocked.PASS
                ? illegal(
                        LatrunculiRuleIds.PASS,
                        "pass-with-moves",
                        "{0} may not pass while an action is legal, such as {1}",
                        actor(),
                        position.legalMove(0))
                : illegal(LatrunculiRuleIds.PASS, "no-pass", "there is no pass in this ruleset");
    }

    private Legality.Illegal refuseStop() {
        if (rules.again() == LatrunculiRules.Again.NONE) {
            return illegal(LatrunculiRuleIds.AGAIN, "no-second-move", "there is no second move in this ruleset");
        }
        return position.phase() == Phase.AGAIN
                ? illegal(
                        LatrunculiRuleIds.AGAIN, "stop-compulsory", "a piece that captured has to move again if it can")
                : illegal(LatrunculiRuleIds.AGAIN, "nothing-to-stop", "no piece of {0} has just captured", actor());
    }

    private Legality.Illegal refusePlacement(LatrunculiMove.Placement placement) {
        Square square = placement.square();
        if (placement.role() == Role.DUX && rules.duces() == 0) {
            return illegal(LatrunculiRuleIds.DUX, "no-dux", "there is no dux in this ruleset");
        }
        if (!position.phase().isPlacement()) {
            return illegal(
                    LatrunculiRuleIds.PHASES, "placing-done", "all pieces are placed, so none is left for {0}", square);
        }
        if (!position.fits(square)) {
            return offBoard(square);
        }
        if (position.inHand(position.sideToAct(), placement.role()) == 0) {
            return illegal(
                    LatrunculiRuleIds.PHASES,
                    "none-in-hand",
                    "{0} has no {1} in hand",
                    actor(),
                    word(placement.role()));
        }
        if (placement.role() == Role.DUX && position.inHand(position.sideToAct(), Role.MAN) > 0) {
            return illegal(
                    LatrunculiRuleIds.PHASES, "dux-last", "{0} may place the dux only after the last man", actor());
        }
        if (position.piece(square).isPresent()) {
            return occupied(square);
        }
        return illegal(LatrunculiRuleIds.BARRED, "barred", "nothing may be placed on {0}", square);
    }

    private static String word(Role role) {
        return role == Role.MAN ? "man" : "dux";
    }

    private Legality.Illegal refuseRemoval(Square square) {
        if (!position.fits(square)) {
            return offBoard(square);
        }
        RuleId rule = LatrunculiRuleIds.REMOVAL;
        Optional<Piece> piece = position.piece(square);
        if (piece.isEmpty()) {
            return illegal(rule, "removal-empty", "{0} is empty, so nothing can be removed", square);
        }
        if (piece.get().side() == position.sideToAct()) {
            return illegal(rule, "removal-own", "the piece on {0} is one's own; only enemies are removed", square);
        }
        if (!piece.get().mark().isBound()) {
            return illegal(rule, "removal-free", "the piece on {0} is not trapped, so it cannot be removed", square);
        }
        return illegal(rule, "removal-late", "nothing more is removed on this turn: {0} has to move now", actor());
    }

    private Legality.Illegal refuseMovement(Square from, Square to) {
        if (!position.fits(from) || !position.fits(to)) {
            return offBoard(position.fits(from) ? to : from);
        }
        Optional<Legality.Illegal> refusal = refuseMoving(from);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        if (position.piece(to).isPresent()) {
            return occupied(to);
        }
        if (!position.reaches(from, to)) {
            return refuseDistance(position.piece(from).orElseThrow(), from, to);
        }
        if (!position.mayEnd(from, to)) {
            return refuseEntry(to);
        }
        return illegal(
                LatrunculiRuleIds.NO_REVERSAL,
                "reversal",
                "the piece on {0} came from {1} on the turn before and may not go straight back",
                from,
                to);
    }

    /** Why nothing on a square moves, wherever to. */
    private Optional<Legality.Illegal> refuseMoving(Square from) {
        if (position.phase() == Phase.OVER) {
            return Optional.of(over());
        }
        if (position.phase().isPlacement()) {
            return Optional.of(stillPlacing());
        }
        if (!position.fits(from)) {
            return Optional.of(offBoard(from));
        }
        Optional<Piece> piece = position.piece(from);
        if (piece.isEmpty()) {
            return Optional.of(illegal(LatrunculiRuleIds.TURNS, "no-piece", "no piece stands on {0}", from));
        }
        if (piece.get().side() != position.sideToAct()) {
            return Optional.of(illegal(
                    LatrunculiRuleIds.TURNS,
                    "wrong-side",
                    "the piece on {0} is {1}'s, and it is {2}'s turn",
                    from,
                    piece.get().side().displayName(),
                    actor()));
        }
        if (piece.get().mark().isBound()) {
            return Optional.of(
                    illegal(LatrunculiRuleIds.BOUND, "bound", "the piece on {0} is trapped and cannot move", from));
        }
        if (position.phase() == Phase.REMOVE && rules.removal() == LatrunculiRules.Removal.BEFORE_ONE) {
            return Optional.of(illegal(
                    LatrunculiRuleIds.REMOVAL,
                    "removal-owed",
                    "{0} has to remove a trapped piece before moving",
                    actor()));
        }
        Square again = squareOfAgain();
        return position.phase() == Phase.AGAIN && !from.equals(again)
                ? Optional.of(illegal(
                        LatrunculiRuleIds.AGAIN,
                        "another-piece",
                        "only the piece on {0}, which captured, moves again",
                        again))
                : Optional.empty();
    }

    private Square squareOfAgain() {
        return position.squareOf(BitState.again(position.state()));
    }

    private Legality.Illegal refuseDistance(Piece piece, Square from, Square to) {
        int files = Math.abs(from.file() - to.file());
        int ranks = Math.abs(from.rank() - to.rank());
        boolean leaps = rules.leap() != LatrunculiRules.Leap.NONE
                && (rules.leapers() == LatrunculiRules.Leapers.ALL || piece.role() == Role.DUX);
        if (!leaps || files % 2 != 0 || ranks % 2 != 0) {
            return refuseWalk(from, to);
        }
        if (Math.max(files, ranks) == 2
                && (files + ranks == 2 || rules.directions() == LatrunculiRules.Directions.ALL)) {
            return illegal(
                    LatrunculiRuleIds.LEAP,
                    "nothing-to-leap",
                    "no piece that can be leapt over stands between {0} and {1}",
                    from,
                    to);
        }
        if (rules.leaps() == LatrunculiRules.Leaps.ONE && position.reachesWithSeveralLeaps(from, to)) {
            return illegal(
                    LatrunculiRuleIds.SEVERAL_LEAPS,
                    "one-leap",
                    "{0} is more than one leap from {1}, and leaps are not joined in this ruleset",
                    to,
                    from);
        }
        return illegal(LatrunculiRuleIds.LEAP, "no-way", "no chain of leaps leads from {0} to {1}", from, to);
    }

    private Legality.Illegal refuseWalk(Square from, Square to) {
        if (rules.walk() == LatrunculiRules.Walk.SLIDE) {
            return illegal(
                    LatrunculiRuleIds.SLIDE,
                    "not-a-slide",
                    "no line of vacant squares leads from {0} to {1}",
                    from,
                    to);
        }
        return illegal(
                LatrunculiRuleIds.STEP,
                "not-a-step",
                "{0} is not beside {1}, and no leap leads from one to the other",
                to,
                from);
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
        Set<Square> visited = new HashSet<>();
        visited.add(way.get(0));
        for (int i = 1; i < way.size(); i++) {
            Square before = way.get(i - 1);
            Square square = way.get(i);
            if (!visited.add(square)) {
                return Optional.of(illegal(
                        LatrunculiRuleIds.SEVERAL_LEAPS, "visited", "the way comes to {0} a second time", square));
            }
            if (!position.jumps(before, square)) {
                return Optional.of(
                        illegal(LatrunculiRuleIds.LEAP, "no-jump", "no leap leads from {0} to {1}", before, square));
            }
        }
        return Optional.empty();
    }

    private static Legality.Illegal offBoard(Square square) {
        return illegal(LatrunculiRuleIds.BOARD, "off-board", "{0} is not a square of this board", square);
    }

    private static Legality.Illegal occupied(Square square) {
        return illegal(LatrunculiRuleIds.VACANCY, "occupied", "{0} is occupied", square);
    }
}
