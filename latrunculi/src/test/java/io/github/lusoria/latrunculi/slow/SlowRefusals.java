package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.LatrunculiMove;
import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiMove.Placement;
import io.github.lusoria.latrunculi.LatrunculiMove.Removal;
import io.github.lusoria.latrunculi.LatrunculiRules.Directions;
import io.github.lusoria.latrunculi.LatrunculiRules.Leaps;
import io.github.lusoria.latrunculi.LatrunculiRules.Walk;
import io.github.lusoria.latrunculi.Role;
import io.github.lusoria.latrunculi.Side;
import java.util.List;
import java.util.Optional;

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
        if (move == LatrunculiMove.STOP) {
            return model.stops() ? Optional.empty() : Optional.of("again");
        }
        if (model.position().isPlacing()) {
            return Optional.of("phases");
        }
        if (move instanceof Removal removal) {
            boolean legal = model.removes() && board.holdsTrapped(removal.square(), mover.opponent());
            return legal ? Optional.empty() : Optional.of("removal");
        }
        return ofMovement((Movement) move);
    }

    private Optional<String> ofPlacement(Placement placement) {
        if (placement.role() == Role.DUX && model.rules().duces() == 0) {
            return Optional.of("dux");
        }
        if (!model.position().isPlacing()) {
            return Optional.of("phases");
        }
        if (placement.role() != model.position().nextRole()) {
            return Optional.of("phases");
        }
        if (!board.isVacant(placement.square())) {
            return Optional.of("vacancy");
        }
        return model.isBarred(placement.square()) ? Optional.of("barred") : Optional.empty();
    }

    private Optional<String> ofMovement(Movement move) {
        if (!board.holds(move.from(), mover)) {
            return Optional.of("turns");
        }
        if (model.position()
                .again()
                .filter(square -> !square.equals(move.from()))
                .isPresent()) {
            return Optional.of("again");
        }
        if (board.isTrapped(move.from())) {
            return Optional.of("bound");
        }
        if (!model.moves()) {
            return Optional.of("removal");
        }
        if (!board.isVacant(move.to())) {
            return Optional.of("vacancy");
        }
        return ofWalk(move)
                .or(() -> model.isForbiddenEntry(move) ? Optional.of("entry") : Optional.empty())
                .or(() -> model.isForbiddenReversal(move) ? Optional.of("no-reversal") : Optional.empty());
    }

    private Optional<String> ofWalk(Movement move) {
        if (model.isWalk(move)) {
            return Optional.empty();
        }
        int files = Math.abs(move.from().file() - move.to().file());
        int ranks = Math.abs(move.from().rank() - move.to().rank());
        String walk = model.rules().walk() == Walk.SLIDE ? "slide" : "step";
        if (!leaps.isLeaper(move.from()) || files % 2 != 0 || ranks % 2 != 0) {
            return Optional.of(walk);
        }
        boolean byOne = leaps.leaptOver(move).isPresent();
        boolean bySeveral = leaps.reachable(move.from()).contains(move.to());
        if (model.rules().leaps() == Leaps.ONE) {
            // straight to the second square it is the one leap that fails, whatever several would reach
            boolean straight = Math.max(files, ranks) == 2
                    && (files == 0
                            || ranks == 0
                            || files == ranks && model.rules().directions() == Directions.ALL);
            return byOne ? Optional.empty() : Optional.of(bySeveral && !straight ? "several-leaps" : "leap");
        }
        return bySeveral ? Optional.empty() : Optional.of("leap");
    }
}
