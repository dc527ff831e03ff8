package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.LatrunculiMove;
import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiMove.Placement;
import io.github.lusoria.latrunculi.LatrunculiMove.Removal;
import io.github.lusoria.latrunculi.LatrunculiRules;
import io.github.lusoria.latrunculi.LatrunculiRules.Capture;
import io.github.lusoria.latrunculi.LatrunculiRules.Leapt;
import io.github.lusoria.latrunculi.Side;
import io.github.lusoria.latrunculi.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What an action does to the board (spec 2.3 and section 8), step by step as the specification tells it. */
final class SlowAction {
    private final LatrunculiRules rules;
    private final SlowBoard board;
    private final Side mover;
    private final Side enemy;
    private final List<String> events = new ArrayList<>();
    private final List<String> names = new ArrayList<>();

    private SlowAction(SlowBoard before, Side mover) {
        this.rules = before.rules;
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
            action.board.put(placement.square(), mover, placement.role());
        } else if (move instanceof Removal removal) {
            action.board.take(removal.square());
            action.happened("removed", removal.square(), "removal");
        }
        return action;
    }

    static SlowAction movement(SlowBoard before, Side mover, Movement move) {
        SlowAction action = new SlowAction(before, mover);
        Optional<Square> leapt = new SlowLeaps(before, mover).leaptOver(move);
        action.depart(move.from());
        action.board.put(move.to(), mover, before.role(move.from()));
        if (before.rules.capture() == Capture.IMMEDIATE) {
            action.capture(move.to(), leapt);
        } else {
            action.trap(move.to()).forEach(action::release);
        }
        return action;
    }

    /** Spec 2.3.1: the bonds that the mover held are gone, and who has no other is free. */
    private void depart(Square from) {
        List<Square> held = heldFrom(from, enemy);
        board.take(from);
        board.deleteBondsGuardedFrom(from);
        held.forEach(square -> freeIfUnheld(square, "release.guard-left"));
    }

    /** Enemies that a piece on a square would enclose together with a free piece of the mover's, or with a corner. */
    private List<Square> enclosedFrom(Square to) {
        List<Square> enclosed = new ArrayList<>();
        for (Direction direction : Direction.of(rules)) {
            Optional<Square> next = direction.from(to, 1, board);
            if (next.isPresent() && board.holds(next.get(), enemy) && !board.isSafe(next.get())) {
                board.companion(next.get(), to)
                        .filter(square -> board.holdsFree(square, mover) || board.isAnvil(square))
                        .ifPresent(companion -> enclosed.add(next.get()));
            }
        }
        return enclosed;
    }

    /** Spec section 8: all that are enclosed leave together. Spec section 0, Bell: a piece leapt over may be spared. */
    private void capture(Square to, Optional<Square> leapt) {
        List<Square> captured = enclosedFrom(to);
        if (rules.leapt() == Leapt.SPARED) {
            leapt.ifPresent(captured::remove);
        }
        for (Square square : captured) {
            board.take(square);
            happened("captured", square, "capture");
        }
    }

    /** Spec 2.3.2: enemies that the mover encloses with a free piece of his are bound; returns those that were free. */
    private List<Square> trap(Square to) {
        List<Square> trapped = new ArrayList<>();
        for (Square victim : enclosedFrom(to)) {
            boolean wasFree = !board.isTrapped(victim);
            if (board.pairs) {
                board.bind(victim, to, board.companion(victim, to).orElseThrow());
            } else {
                board.flag(victim);
            }
            if (wasFree) {
                trapped.add(victim);
                happened("trapped", victim, "trap");
            }
        }
        return trapped;
    }

    /** Spec 2.3.3: a piece that has just been trapped guards nothing any more. */
    private void release(Square trapped) {
        List<Square> held = heldFrom(trapped, mover);
        board.deleteBondsGuardedFrom(trapped);
        held.forEach(square -> freeIfUnheld(square, "release.guard-trapped"));
    }

    /**
     * The trapped pieces of a side round a guard's square that the guard counts for: with pairs, those it holds by a bond;
     * with one flag, any whose opposite neighbour is a free enemy of the piece (spec section 0).
     */
    private List<Square> heldFrom(Square guard, Side side) {
        List<Square> held = new ArrayList<>();
        for (Direction direction : Direction.ORTHOGONAL) {
            direction
                    .from(guard, 1, board)
                    .filter(square -> board.holdsTrapped(square, side))
                    .filter(square -> isHeld(square, guard))
                    .ifPresent(held::add);
        }
        return held;
    }

    private boolean isHeld(Square square, Square guard) {
        if (board.pairs) {
            return board.bonds().stream().anyMatch(bond -> bond.victim().equals(square) && bond.isGuardedFrom(guard));
        }
        Side other = board.holds(square, mover) ? enemy : mover;
        return board.companion(square, guard)
                .filter(companion -> board.holdsFree(companion, other))
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
        names.add("latrunculi." + rule);
    }

    SlowBoard board() {
        return board;
    }

    /** Whether the action captured something at once. */
    boolean captured() {
        return names.contains("latrunculi.capture");
    }

    boolean trapped() {
        return names.contains("latrunculi.trap");
    }

    List<String> events() {
        return List.copyOf(events);
    }

    List<String> rules() {
        return List.copyOf(names);
    }
}
