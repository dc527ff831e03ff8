package io.github.lusoria.core;

import io.github.lusoria.core.testkit.Lamps;
import io.github.lusoria.core.testkit.TestGames;
import java.util.List;

/** Records of the toy games, which the catalogue does not list. */
final class ToyRecords {
    static final GameRecordFormat STRICT = GameRecordFormat.STRICT.withRulesets(ToyRecords::ruleset);
    static final GameRecordFormat LENIENT = GameRecordFormat.LENIENT.withRulesets(ToyRecords::ruleset);

    private ToyRecords() {}

    static Ruleset<?, ?> ruleset(RulesetId id) {
        for (Ruleset<?, ?> toy : new TestGames().rulesets()) {
            if (toy.id().equals(id.base())) {
                return id.options().isEmpty() ? toy : toy.with(id.options());
            }
        }
        throw new UnknownRulesetException(
                id.toString(), List.of(Lamps.STANDARD.id().toString()));
    }

    static <P extends Position<P, M>, M extends Move> Game<P, M> play(Ruleset<P, M> ruleset, String... moves) {
        Game<P, M> game = Game.of(ruleset);
        for (String move : moves) {
            game = game.play(move);
        }
        return game;
    }
}
