package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.LatrunculiMove;
import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiMove.Placement;
import io.github.lusoria.latrunculi.LatrunculiMove.Removal;
import io.github.lusoria.latrunculi.LatrunculiRules;
import io.github.lusoria.latrunculi.LatrunculiRules.Again;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.Entry;
import io.github.lusoria.latrunculi.LatrunculiRules.Leap;
import io.github.lusoria.latrunculi.LatrunculiRules.Leaps;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import io.github.lusoria.latrunculi.LatrunculiRules.Walk;
import io.github.lusoria.latrunculi.Side;
import io.github.lusoria.latrunculi.Square;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
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
        leaps = new SlowLeaps(board, mover, position.again());
    }

    /** The model of the position that a text describes. */
    public static SlowModel of(String text, LatrunculiRules rules) {
        return new SlowModel(rules, SlowPosition.parse(text, rules));
    }

    /** The model of the position at the start of a game. */
    public static SlowModel initial(LatrunculiRules rules) {
        String quiet = rules.quiet() == 0 ? " -" : " 0";
        String back = rules.repetition() == Repetition.NO_REVERSAL ? " .,." : "";
        if (rules.array().isPresent()) {
            SlowModel start = of(rules.array().get() + " w - move" + quiet + back, rules);
            return start.isBlocked() && rules.blocked() != Blocked.PASS ? start.endedByBlock() : start;
        }
        String board = (rules.files() + "/").repeat(rules.ranks() - 1) + rules.files();
        String dux = rules.duces() == 0 ? "" : "D" + rules.duces();
        String hand = "M" + rules.men() + dux;
        return of(board + " w " + hand + hand.toLowerCase(Locale.ROOT) + " place" + quiet + back, rules);
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
        List<LatrunculiMove> actions = actions();
        return actions.isEmpty() ? List.of(LatrunculiMove.PASS) : actions;
    }

    /** All that can be done but to pass. */
    private List<LatrunculiMove> actions() {
        if (position.isPlacing()) {
            return placements();
        }
        List<LatrunculiMove> actions = new ArrayList<>();
        if (removes()) {
            actions.addAll(removals());
        }
        if (moves()) {
            movements().filter(this::isAllowed).forEach(actions::add);
        }
        if (stops()) {
            actions.add(LatrunculiMove.STOP);
        }
        return actions;
    }

    /** Whether the phase has removals: a phase of their own before the move, or any ordinary turn. */
    boolean removes() {
        return rules.removal() == LatrunculiRules.Removal.INSTEAD
                ? position.again().isEmpty()
                : position.isRemoving();
    }

    /** Whether pieces may move, unless a removal is owed. */
    boolean moves() {
        return !(position.isRemoving() && rules.removal() == LatrunculiRules.Removal.BEFORE_ONE);
    }

    /** Whether the piece that captured may be left where it is. */
    boolean stops() {
        return position.again().isPresent() && rules.again() == Again.MAY;
    }

    private List<LatrunculiMove> placements() {
        return board.squares().stream()
                .filter(square -> board.isVacant(square) && !isBarred(square))
                .<LatrunculiMove>map(square -> new Placement(position.nextRole(), square))
                .toList();
    }

    boolean isBarred(Square square) {
        return rules.barred().equals(Optional.of(square));
    }

    private List<Removal> removals() {
        return board.squares().stream()
                .filter(square -> board.holdsTrapped(square, mover.opponent()))
                .map(Removal::new)
                .toList();
    }

    /** Every walk on the board, whether or not it may end where it does. */
    private Stream<Movement> movements() {
        Optional<Square> again = position.again();
        return Stream.of(walks(), leapsIntoDeadEnds(), leapsIntoFields())
                .flatMap(walks -> walks)
                .filter(walk -> again.isEmpty() || walk.from().equals(again.get()));
    }

    /** Steps and slides: by direction, then by distance, then by the square where they end. */
    private Stream<Movement> walks() {
        return Direction.of(rules).stream().flatMap(direction -> {
            List<List<Movement>> byDistance = new ArrayList<>();
            for (Square start : freePieces()) {
                List<Square> way = openWay(start, direction);
                for (int i = 0; i < way.size(); i++) {
                    if (i == byDistance.size()) {
                        byDistance.add(new ArrayList<>());
                    }
                    byDistance.get(i).add(new Movement(start, way.get(i)));
                }
            }
            return byDistance.stream().flatMap(List::stream);
        });
    }

    /** The vacant squares that a piece can walk to in a direction, nearest first. */
    private List<Square> openWay(Square start, Direction direction) {
        List<Square> way = new ArrayList<>();
        int longest = rules.walk() == Walk.SLIDE ? Integer.MAX_VALUE : 1;
        Optional<Square> next = direction.from(start, 1, board);
        while (way.size() < longest && next.isPresent() && board.isVacant(next.get())) {
            way.add(next.get());
            next = direction.from(next.get(), 1, board);
        }
        return way;
    }

    /** Whether a piece can walk so: one square, or where pieces slide any number of vacant ones. */
    boolean isWalk(Movement move) {
        return Direction.of(rules).stream()
                .anyMatch(direction -> openWay(move.from(), direction).contains(move.to()));
    }

    /** Single leaps onto squares that no jump leads on from; all leaps where a turn has but one. */
    private Stream<Movement> leapsIntoDeadEnds() {
        if (rules.leap() == Leap.NONE) {
            return Stream.empty();
        }
        return Direction.of(rules).stream()
                .flatMap(direction -> freePieces().stream()
                        .filter(leaps::isLeaper)
                        .flatMap(start ->
                                leaps.jump(start, direction).stream().map(target -> new Movement(start, target)))
                        .filter(leap -> rules.leaps() == Leaps.ONE
                                || leaps.field(leap.to()).size() == 1));
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
                && !walk(move).trapped();
    }

    private boolean isBetweenEnemies(Square square) {
        return Stream.of(Direction.EAST, Direction.NORTH)
                .anyMatch(axis -> isEnemyAt(axis.from(square, 1, board))
                        && isEnemyAt(axis.opposite().from(square, 1, board)));
    }

    private boolean isEnemyAt(Optional<Square> square) {
        return square.filter(there -> board.holds(there, mover.opponent())).isPresent();
    }

    /** Notation: a player may not go back "on the turn after", so a piece that moves again in its turn may. */
    private boolean isReversal(Movement move) {
        Movement last = position.back().get(mover);
        return rules.repetition() == Repetition.NO_REVERSAL
                && !position.phase().startsWith("again")
                && last != null
                && move.from().equals(last.to())
                && move.to().equals(last.from());
    }

    private SlowAction walk(Movement move) {
        return SlowAction.movement(board, mover, move);
    }

    /** Whether the player to act can do nothing but pass. */
    public boolean isBlocked() {
        return actions().isEmpty();
    }

    /** What a legal action does. */
    public Result play(LatrunculiMove move) {
        SlowAction action = SlowAction.of(board, mover, move);
        SlowEnd end = new SlowEnd(rules, position, action, move);
        SlowModel next = new SlowModel(rules, end.next());
        if (next.position.again().isPresent() && next.isBlocked()) {
            next = new SlowModel(rules, end.endOfTurn());
        }
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
            open &= Direction.of(rules).stream()
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
