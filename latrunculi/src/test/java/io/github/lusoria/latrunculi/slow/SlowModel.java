package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.LatrunculiMove;
import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiMove.Placement;
import io.github.lusoria.latrunculi.LatrunculiMove.Removal;
import io.github.lusoria.latrunculi.LatrunculiRules;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.Entry;
import io.github.lusoria.latrunculi.LatrunculiRules.Leap;
import io.github.lusoria.latrunculi.LatrunculiRules.Leaps;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import io.github.lusoria.latrunculi.Role;
import io.github.lusoria.latrunculi.Side;
import io.github.lusoria.latrunculi.Square;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What may be done in a position of the slow model, in the documented order, what each action does, and which rule
 * forbids the others.
 */
public final class SlowModel {
    private final LatrunculiRules rules;
    private final SlowPosition position;
    private final SlowBoard board;
    private final Side mover;
    private final SlowLeaps leaps;

    private SlowModel(LatrunculiRules rules, SlowPosition position) {
        this.rules = rules;
        this.position = position;
        board = position.board();
        mover = position.toAct();
        leaps = new SlowLeaps(board, rules, mover);
    }

    /** The model of the position that a text describes. */
    public static SlowModel of(String text, LatrunculiRules rules) {
        return new SlowModel(rules, SlowPosition.parse(text, rules));
    }

    /** The model of the position at the start of a game. */
    public static SlowModel initial(LatrunculiRules rules) {
        String row = rules.files() + "/";
        String board = row.repeat(rules.ranks() - 1) + rules.files();
        String rest = " w M" + rules.men() + "m" + rules.men() + " place " + (rules.quiet() == 0 ? "-" : "0");
        return of(board + rest + (rules.repetition() == Repetition.NO_REVERSAL ? " .,." : ""), rules);
    }

    /** The text of the position. */
    public String text() {
        return position.text(rules);
    }

    /** The seat to act, or {@code nobody}. */
    public String actor() {
        return position.isOver() ? "nobody" : mover == Side.WHITE ? "1" : "2";
    }

    /** Why the game is over and what each seat gets, or empty while it goes on. */
    public Optional<String> outcome() {
        if (!position.isOver()) {
            return Optional.empty();
        }
        String payoffs = switch (position.winner()) {
            case "w" -> "1,-1";
            case "b" -> "-1,1";
            default -> "0,0";
        };
        return Optional.of(position.why() + " " + payoffs);
    }

    /** Every legal action, in the documented order. */
    public List<LatrunculiMove> legalMoves() {
        if (position.isOver()) {
            return List.of();
        }
        List<LatrunculiMove> actions = position.isPlacing() ? placements() : turn();
        return actions.isEmpty() ? List.of(LatrunculiMove.PASS) : actions;
    }

    private List<LatrunculiMove> placements() {
        return board.squares().stream()
                .filter(board::isVacant)
                .<LatrunculiMove>map(square -> new Placement(Role.MAN, square))
                .toList();
    }

    private List<LatrunculiMove> turn() {
        List<LatrunculiMove> moves = new ArrayList<>(removals());
        movements().filter(this::isAllowed).forEach(moves::add);
        return moves;
    }

    private List<Removal> removals() {
        return board.squares().stream()
                .filter(square -> board.holdsTrapped(square, mover.opponent()))
                .map(Removal::new)
                .toList();
    }

    /** Every walk on the board, whether or not it may end where it does. */
    private Stream<Movement> movements() {
        return Stream.of(steps(), leapsIntoDeadEnds(), leapsIntoFields()).flatMap(walks -> walks);
    }

    private Stream<Movement> steps() {
        return Stream.of(Direction.values()).flatMap(direction -> onto(direction, 1));
    }

    /** Single leaps onto squares that no jump leads on from; all leaps where a turn has but one. */
    private Stream<Movement> leapsIntoDeadEnds() {
        return Stream.of(Direction.values())
                .flatMap(direction -> onto(direction, 2)
                        .filter(leap -> leaps.jump(leap.from(), direction).isPresent())
                        .filter(leap -> rules.leaps() == Leaps.ONE
                                || leaps.field(leap.to()).size() == 1));
    }

    /** A free piece of the mover going straight to a vacant square, by target square. */
    private Stream<Movement> onto(Direction direction, int distance) {
        return board.squares().stream()
                .filter(board::isVacant)
                .flatMap(target -> direction.opposite().from(target, distance, board).stream()
                        .filter(start -> board.holdsFree(start, mover))
                        .map(start -> new Movement(start, target)));
    }

    private Stream<Movement> leapsIntoFields() {
        if (rules.leaps() == Leaps.ONE || rules.leap() == Leap.NONE) {
            return Stream.empty();
        }
        return leaps.fieldsInOrder().stream()
                .flatMap(field -> leaps.jumpersInto(field).stream()
                        .flatMap(start -> field.stream().sorted().map(target -> new Movement(start, target))));
    }

    private boolean isAllowed(Movement move) {
        return !breaksEntry(move) && !isReversal(move);
    }

    /** Spec section 3, entry rule: ending between two enemies, free or trapped, needs a new trap. */
    private boolean breaksEntry(Movement move) {
        return rules.entry() == Entry.ONLY_IF_IT_TRAPS
                && isBetweenEnemies(move.to())
                && walk(move).events().stream().noneMatch(event -> event.startsWith("trapped"));
    }

    private boolean isBetweenEnemies(Square square) {
        return Stream.of(Direction.EAST, Direction.NORTH)
                .anyMatch(axis -> isEnemyAt(axis.from(square, 1, board))
                        && isEnemyAt(axis.opposite().from(square, 1, board)));
    }

    private boolean isEnemyAt(Optional<Square> square) {
        return square.filter(there -> board.holds(there, mover.opponent())).isPresent();
    }

    private boolean isReversal(Movement move) {
        Movement last = position.back().get(mover);
        return rules.repetition() == Repetition.NO_REVERSAL
                && last != null
                && move.from().equals(last.to())
                && move.to().equals(last.from());
    }

    private SlowAction walk(Movement move) {
        return SlowAction.movement(board, mover, move);
    }

    /** Whether the player to act can do nothing but pass. */
    public boolean isBlocked() {
        return position.isPlacing()
                ? placements().isEmpty()
                : removals().isEmpty() && movements().noneMatch(this::isAllowed);
    }

    /** What a legal action does. */
    public Result play(LatrunculiMove move) {
        SlowAction action = SlowAction.of(board, mover, move);
        SlowModel next = new SlowModel(rules, new SlowEnd(rules, position, action.board(), move).next());
        if (!next.position.isOver() && rules.blocked() != Blocked.PASS && next.isBlocked()) {
            next = next.endedByBlock();
        }
        return new Result(next, action.events(), action.rules());
    }

    /** The position after the game has ended because the player to act can do nothing. */
    SlowModel endedByBlock() {
        return new SlowModel(rules, SlowEnd.blockedIn(rules, position));
    }

    /** Which rule forbids an action, or empty when none does. */
    public Optional<String> refusal(LatrunculiMove move) {
        if (position.isOver()) {
            return Optional.of("game.over");
        }
        return new SlowRefusals(this).of(move).map(rule -> "latrunculi." + rule);
    }

    LatrunculiRules rules() {
        return rules;
    }

    SlowPosition position() {
        return position;
    }

    SlowLeaps leaps() {
        return leaps;
    }

    boolean isForbiddenEntry(Movement move) {
        return breaksEntry(move);
    }

    boolean isForbiddenReversal(Movement move) {
        return isReversal(move);
    }

    /** The free pieces of the player to act. */
    public List<Square> freePieces() {
        return board.squares().stream()
                .filter(square -> board.holdsFree(square, mover))
                .sorted(Comparator.naturalOrder())
                .toList();
    }

    /** Whether each square of a way can be jumped onto from the one before, no square twice. */
    public boolean isOpen(List<Square> way) {
        boolean open = Set.copyOf(way).size() == way.size();
        for (int i = 1; i < way.size(); i++) {
            Square from = way.get(i - 1);
            Square to = way.get(i);
            open &= Stream.of(Direction.values())
                    .anyMatch(direction ->
                            leaps.jump(from, direction).filter(to::equals).isPresent());
        }
        return open;
    }

    /** Where a piece can leap to, the entry rule aside, by squares seen. */
    public Set<Square> reachable(Square from) {
        return leaps.reachable(from);
    }

    /** The same by listing every way, or empty when there are too many. */
    public Optional<Set<Square>> reachableByEveryWay(Square from, int mostWays) {
        return leaps.reachableByEveryWay(from, mostWays);
    }

    /**
     * What an action does.
     *
     * @param next the position after it
     * @param events what happened, in order, such as {@code trapped d2}
     * @param rules the rule that each event follows from
     */
    public record Result(SlowModel next, List<String> events, List<String> rules) {
        /** All of it in one line, such as {@code trapped d2 by latrunculi.trap, then 8/8/...}. */
        public String text() {
            StringBuilder out = new StringBuilder();
            for (int i = 0; i < events.size(); i++) {
                out.append(events.get(i)).append(" by ").append(rules.get(i)).append(", ");
            }
            return out.append("then ").append(next.text()).toString();
        }
    }
}
