package io.github.lusoria.core;

import io.github.lusoria.core.testkit.NullContract;
import io.github.lusoria.core.testkit.TicTacToe;
import java.io.StringReader;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

class NullContractTest implements NullContract {
    private static final Message WHY = Message.of("toy.why", "why");

    @Override
    public Class<?> module() {
        return Ruleset.class;
    }

    @Override
    public List<?> samples() {
        TicTacToe.Board start = TicTacToe.RULESET.initial();
        Game<TicTacToe.Board, TicTacToe.Cell> game = Game.of(TicTacToe.RULESET);
        Rule rule = TicTacToe.RULESET.rules().get(0);
        return List.of(
                TicTacToe.RULESET,
                new MinimalRuleset(),
                TicTacToe.RULESET.id(),
                TicTacToe.RULESET.dossier(),
                TicTacToe.RULESET.traits(),
                start,
                start.diagram(),
                new TicTacToe.Cell(0),
                TicTacToe.Ending.LINED,
                game,
                GameRecord.of(game),
                GameRecordFormat.STRICT,
                GameRecordFormat.STRICT.read(new StringReader("")),
                new StringReader(""),
                rule,
                rule.toBuilder(),
                Citation.of("Author", "2001", "Work"),
                Dossier.builder("Name", "Summary."),
                DiagramOptions.DEFAULT,
                RuleId.GAME_OVER,
                WHY,
                new Legality.Illegal(RuleId.GAME_OVER, WHY),
                new InvalidSetupException(List.of(WHY)),
                new Outcome(TicTacToe.Ending.LINED, List.of(1, -1)),
                new PlayoutSummary(0, 0, 0, 0, 0, 0, 0, new TreeMap<>(), List.of()),
                new PlayoutSummary.Seat(0, 0, 0),
                Rational.ONE,
                BigInteger.ONE,
                Xoshiro256.of(1),
                Optional.empty(),
                (Function<RulesetId, Ruleset<?, ?>>) id -> TicTacToe.RULESET);
    }
}
