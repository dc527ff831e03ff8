package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.LatrunculiMove;
import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiMove.Placement;
import io.github.lusoria.latrunculi.LatrunculiMove.Removal;
import io.github.lusoria.latrunculi.LatrunculiRules.Leap;
import io.github.lusoria.latrunculi.LatrunculiRules.Leaps;
import io.github.lusoria.latrunculi.Role;
import io.github.lusoria.latrunculi.Side;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The first rule, in the order in which a player would notice, that an action breaks in a game that is not over. */
final class SlowRefusals {
    private final SlowModel model;
    private final SlowBoard board;
    private final SlowLeaps leaps;
    private final Side mover;

    SlowRefusals(SlowModel model) {
        this.model = model;
        board = model.position().board();
        leaps = model.leaps();
        mover = model.position().toAct();
    }

    Optional<String> of(LatrunculiMove move) {
        if (move instanceof Placement placement) {
            return ofPlacement(placement);
        }
        if (move == LatrunculiMove.PASS) {
            return model.legalMoves().equals(List.of(move)) ? Optional.empty() : Optional.of("pass");
        }
        if (model.position().isPlacing()) {
            return Optional.of("phases");
        }
        if (move instanceof Removal removal) {
            return board.holdsTrapped(removal.square(), mover.opponent()) ? Optional.empty() : Optional.of("removal");
        }
        return ofMovement((Movement) move);
    }

    private Optional<String> ofPlacement(Placement placement) {
        if (placement.role() == Role.DUX) {
            return Optional.of("dux");
        }
        if (!model.position().isPlacing()) {
            return Optional.of("phases");
        }
        return board.isVacant(placement.square()) ? Optional.empty() : Optional.of("vacancy");
    }

    private Optional<String> ofMovement(Movement move) {
        if (!board.holds(move.from(), mover)) {
            return Optional.of("turns");
        }
        if (board.isTrapped(move.from())) {
            return Optional.of("bound");
        }
        if (!board.isVacant(move.to())) {
            return Optional.of("vacancy");
        }
        return ofWalk(move)
                .or(() -> model.isForbiddenEntry(move) ? Optional.of("entry") : Optional.empty())
                .or(() -> model.isForbiddenReversal(move) ? Optional.of("no-reversal") : Optional.empty());
    }

    private Optional<String> ofWalk(Movement move) {
        int files = Math.abs(move.from().file() - move.to().file());
        int ranks = Math.abs(move.from().rank() - move.to().rank());
        if (files + ranks == 1) {
            return Optional.empty();
        }
        if (model.rules().leap() == Leap.NONE || files % 2 != 0 || ranks % 2 != 0) {
            return Optional.of("step");
        }
        boolean byOne = Stream.of(Direction.values())
                .anyMatch(direction -> leaps.jump(move.from(), direction)
                        .filter(move.to()::equals)
                        .isPresent());
        boolean bySeveral = leaps.reachable(move.from()).contains(move.to());
        if (model.rules().leaps() == Leaps.ONE) {
            // straight to the second square it is the one leap that fails, whatever several would reach
            boolean far = files + ranks > 2;
            return byOne ? Optional.empty() : Optional.of(bySeveral && far ? "several-leaps" : "leap");
        }
        return bySeveral ? Optional.empty() : Optional.of("leap");
    }
}
