package io.github.lusoria.latrunculi;

import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.testkit.NullContract;
import java.util.List;
import java.util.Optional;

class NullContractTest implements NullContract {
    @Override
    public Class<?> module() {
        return Latrunculi.class;
    }

    @Override
    public List<?> samples() {
        LatrunculiRuleset ruleset = Latrunculi.schadler2001();
        LatrunculiRuleset wide = Latrunculi.of("latrunculi/falkener");
        LatrunculiPosition start = ruleset.initial();
        LatrunculiRules rules = ruleset.definition();
        LatrunculiMove.Movement move = new LatrunculiMove.Movement(new Square(1, 1), new Square(1, 2));
        return List.of(
                ruleset,
                wide,
                start,
                wide.initial(),
                move,
                LatrunculiSetup.from(start),
                LatrunculiSetup.builder(8, 8),
                rules,
                rules.toBuilder(),
                move.to(),
                Piece.man(Side.WHITE),
                RuleId.GAME_OVER,
                start.legality(move),
                new Witness.Effect(start, List.of(), Optional.empty()),
                DiagramOptions.DEFAULT);
    }
}
