package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.testkit.GoldenGame;
import io.github.lusoria.core.testkit.GoldenGames;
import java.util.ArrayList;
import java.util.List;

/** One random game of each reading, and others that show what random games do not come to. */
class GoldenGamesTest implements GoldenGames {
    @Override
    public List<GoldenGame<?, ?>> games() {
        List<GoldenGame<?, ?>> games = new ArrayList<>();
        SigWaDuqqan.all().forEach(ruleset -> games.add(GoldenGame.of(ruleset)));
        for (SigRuleset ruleset : SigWaDuqqan.all()) {
            String reading =
                    ruleset.id().reading().isEmpty() ? "text" : ruleset.id().reading();
            games.add(GoldenGame.showing(
                    reading + "-ghoula",
                    ruleset,
                    "(sigwaduqqan.ghoula.catch)",
                    "(sigwaduqqan.ghoula.drag)",
                    "(sigwaduqqan.ghoula.escape)",
                    "(sigwaduqqan.ghoula.burial)"));
        }
        return games;
    }
}
