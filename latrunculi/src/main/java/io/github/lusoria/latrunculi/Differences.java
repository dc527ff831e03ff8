package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.Legality;
import java.util.ArrayList;
import java.util.List;

/** What two rulesets make of the same moment of the same game, move by move. */
final class Differences {
    private Differences() {}

    /** Everything that differs, in the order of the legal moves; the lists are all empty when nothing does. */
    static Witness witness(
            RulesetPair pair,
            Game<LatrunculiPosition, LatrunculiMove> first,
            Game<LatrunculiPosition, LatrunculiMove> second) {
        List<Witness.Changed> changed = new ArrayList<>();
        for (LatrunculiMove move : first.legalMoves()) {
            if (second.isLegal(move)) {
                Witness.Effect one = effect(first, move);
                Witness.Effect other = effect(second, move);
                if (!one.outcome().equals(other.outcome()) || !pair.isSame(one.position(), other.position())) {
                    changed.add(new Witness.Changed(move, one, other));
                }
            }
        }
        return new Witness(
                first.positionAt(0),
                second.positionAt(0),
                first.moves(),
                only(first, second),
                only(second, first),
                changed);
    }

    private static List<Witness.Only> only(
            Game<LatrunculiPosition, LatrunculiMove> allows, Game<LatrunculiPosition, LatrunculiMove> refuses) {
        List<Witness.Only> moves = new ArrayList<>();
        for (LatrunculiMove move : allows.legalMoves()) {
            if (refuses.legality(move) instanceof Legality.Illegal illegal) {
                moves.add(new Witness.Only(move, illegal));
            }
        }
        return moves;
    }

    private static Witness.Effect effect(Game<LatrunculiPosition, LatrunculiMove> game, LatrunculiMove move) {
        Game<LatrunculiPosition, LatrunculiMove> next = game.play(move);
        // a pass that repetition forces is no move of the position
        boolean own = game.position().isLegal(move);
        List<LatrunculiEvent> events = own ? game.position().explain(move).events() : List.of();
        return new Witness.Effect(next.position(), events, next.outcome());
    }
}
