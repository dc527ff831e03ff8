package io.github.lusoria.sigwaduqqan;

import java.util.ArrayList;
import java.util.List;

/**
 * What a throw made happen, in the documented order: the throw; what became of the thrower's piece; the Ghoula's steps,
 * each with those it dragged, caught, carried and buried, by seat; the extra throw.
 */
final class Replay {
    private final List<SigEvent> events = new ArrayList<>();

    private Replay() {}

    static List<SigEvent> of(SigPosition before, StickThrow thrown, SigPosition after) {
        Replay replay = new Replay();
        replay.events.add(new SigEvent.Threw(thrown));
        int thrower = before.seatToThrow().orElseThrow() - 1;
        int piece = before.pieces()[thrower];
        PlayTables tables = before.ruleset().tables();
        int steps = PlayTables.steps(tables.effect(thrown.index(), piece));
        if (steps > 0) {
            replay.walk(new Walk(tables, before.pieces(), before.ghoula(), steps));
        } else {
            replay.ownMove(thrower, piece, after.pieces()[thrower]);
        }
        if (thrown.throwsAgain() && after.seatToThrow().isPresent()) {
            replay.events.add(SigEvent.Milestone.THROWS_AGAIN);
        }
        return replay.events;
    }

    private void ownMove(int thrower, int before, int after) {
        int from = PieceCode.square(before);
        int to = PieceCode.square(after);
        if (from == Track.FIFTEENTH && from == to && before != after) {
            events.add(new SigEvent.CountedSig(PieceCode.sigs(after)));
        }
        if (from == to) {
            return;
        }
        if (from == Track.START) {
            events.add(SigEvent.Milestone.LEFT_THE_START);
        }
        if (from == Track.FIFTEENTH) {
            if (PieceCode.sigs(before) < Pilgrim.SIGS) {
                events.add(new SigEvent.CountedSig(Pilgrim.SIGS));
            }
            events.add(SigEvent.Milestone.SET_FREE);
        }
        events.add(new SigEvent.Moved(to));
        if (to == Track.FIFTEENTH) {
            events.add(SigEvent.Milestone.ARRIVED_AT_FIFTEEN);
        }
        if (to == Track.KAABA) {
            events.add(SigEvent.Milestone.REACHED_THE_KAABA);
        }
        if (PieceCode.isDragged(before)) {
            events.add(SigEvent.Milestone.ESCAPED);
        }
        if (PieceCode.isDragged(after)) {
            events.add(new SigEvent.Caught(thrower + 1, SigRuleIds.GHOULA_SHARED));
        }
    }

    private void walk(Walk walk) {
        while (!walk.isOver()) {
            char[] before = walk.pieces().clone();
            int from = walk.square();
            walk.step();
            boolean hasMoved = walk.square() != from;
            events.add(hasMoved ? new SigEvent.GhoulaMoved(walk.square()) : new SigEvent.GhoulaStayed(from));
            step(before, walk.pieces());
        }
    }

    private void step(char[] before, char[] after) {
        List<SigEvent> caught = new ArrayList<>();
        List<SigEvent> carried = new ArrayList<>();
        List<SigEvent> buried = new ArrayList<>();
        for (int i = 0; i < before.length; i++) {
            if (before[i] == after[i]) {
                continue;
            }
            int seat = i + 1;
            boolean wasDragged = PieceCode.isDragged(before[i]);
            if (wasDragged && after[i] != 0) {
                events.add(new SigEvent.Dragged(seat, PieceCode.square(after[i])));
            } else if (before[i] == Track.START) {
                carried.add(new SigEvent.Carried(seat, PieceCode.square(after[i])));
            } else if (!wasDragged) {
                caught.add(new SigEvent.Caught(seat, SigRuleIds.GHOULA_CATCH));
            }
            if (after[i] == 0) {
                buried.add(new SigEvent.Buried(seat));
            }
        }
        events.addAll(caught);
        events.addAll(carried);
        events.addAll(buried);
    }
}
