package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.LatrunculiMove;
import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiMove.Placement;
import io.github.lusoria.latrunculi.LatrunculiMove.Removal;
import io.github.lusoria.latrunculi.Side;
import io.github.lusoria.latrunculi.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What an action does to the board (spec 2.3), step by step as the specification tells it. */
final class SlowAction {
    private final SlowBoard board;
    private final Side mover;
    private final Side enemy;
    private final List<String> events = new ArrayList<>();
    private final List<String> rules = new ArrayList<>();

    private SlowAction(SlowBoard before, Side mover) {
        this.board = before.copy();
        this.mover = mover;
        this.enemy = mover.opponent();
    }

    static SlowAction of(SlowBoard before, Side mover, LatrunculiMove move) {
        if (move instanceof Movement movement) {
            return movement(before, mover, movement);
        }
        SlowAction action = new SlowAction(before, mover);
        if (move instanceof Placement placement) {
            action.board.put(placement.square(), mover);
        } else if (move instanceof Removal removal) {
            action.board.take(removal.square());
            action.happened("removed", removal.square(), "removal");
        }
        return action;
    }

    static SlowAction movement(SlowBoard before, Side mover, Movement move) {
        SlowAction action = new SlowAction(before, mover);
        action.depart(move.from());
        List<Square> trapped = action.arrive(move.to());
        trapped.forEach(action::release);
        return action;
    }

    /** Spec 2.3.1: the bonds that the mover held are gone, and who has no other is free. */
    private void depart(Square from) {
        List<Square> held = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            direction
                    .from(from, 1, board)
                    .filter(square -> isHeld(square, direction, enemy))
                    .ifPresent(held::add);
        }
        board.take(from);
        board.deleteBondsGuardedFrom(from);
        held.forEach(square -> freeIfUnheld(square, "release.guard-left"));
    }

    /** Spec 2.3.2: enemies between the mover and a free piece of his, straight beyond, are bound. */
    private List<Square> arrive(Square to) {
        board.put(to, mover);
        List<Square> trapped = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            Optional<Square> next = direction.from(to, 1, board).filter(square -> board.holds(square, enemy));
            Optional<Square> beyond = direction.from(to, 2, board).filter(square -> board.holdsFree(square, mover));
            if (next.isPresent() && beyond.isPresent()) {
                Square victim = next.get();
                boolean wasFree = !board.isTrapped(victim);
                if (board.pairs) {
                    board.bind(bondOf(victim, direction, to, beyond.get()));
                } else {
                    board.flag(victim);
                }
                if (wasFree) {
                    trapped.add(victim);
                    happened("trapped", victim, "trap");
                }
            }
        }
        return trapped;
    }

    private static Bond bondOf(Square victim, Direction direction, Square to, Square beyond) {
        boolean ascending = direction == Direction.EAST || direction == Direction.NORTH;
        return ascending ? new Bond(victim, to, beyond) : new Bond(victim, beyond, to);
    }

    /** Spec 2.3.3: a piece that has just been trapped guards nothing any more. */
    private void release(Square trapped) {
        List<Square> held = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            direction
                    .from(trapped, 1, board)
                    .filter(square -> isHeld(square, direction, mover))
                    .ifPresent(held::add);
        }
        board.deleteBondsGuardedFrom(trapped);
        held.forEach(square -> freeIfUnheld(square, "release.guard-trapped"));
    }

    /**
     * Whether the piece of a side on a square is trapped and the neighbour in whose direction it was found counts as a
     * guard: with pairs, one of a bond; with one flag, any whose opposite is a free enemy of the piece (spec section 0).
     */
    private boolean isHeld(Square square, Direction away, Side side) {
        if (!board.holdsTrapped(square, side)) {
            return false;
        }
        if (board.pairs) {
            Optional<Square> guard = away.opposite().from(square, 1, board);
            return board.bonds().stream()
                    .anyMatch(bond -> bond.victim().equals(square) && bond.isGuardedFrom(guard.orElseThrow()));
        }
        return away.from(square, 1, board)
                .filter(opposite -> board.holdsFree(opposite, side.opponent()))
                .isPresent();
    }

    private void freeIfUnheld(Square square, String rule) {
        board.unflag(square);
        if (!board.isTrapped(square)) {
            happened("freed", square, rule);
        }
    }

    private void happened(String what, Square square, String rule) {
        events.add(what + " " + square);
        rules.add("latrunculi." + rule);
    }

    SlowBoard board() {
        return board;
    }

    List<String> events() {
        return List.copyOf(events);
    }

    List<String> rules() {
        return List.copyOf(rules);
    }
}
