package io.github.lusoria.latrunculi;

import io.github.lusoria.core.testkit.GoldenGame;
import io.github.lusoria.core.testkit.GoldenGames;
import java.util.ArrayList;
import java.util.List;

/** One random game of each listed ruleset, and others that show what random games do not come to. */
class GoldenGamesTest implements GoldenGames {
    @Override
    public List<GoldenGame<?, ?>> games() {
        List<GoldenGame<?, ?>> games = new ArrayList<>();
        Latrunculi.all().forEach(ruleset -> games.add(GoldenGame.of(ruleset)));
        return games;
    }
}
