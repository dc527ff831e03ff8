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
        return games;
    }
}
