package aima;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.latrunculi.Latrunculi;
import io.github.lusoria.latrunculi.LatrunculiRuleset;

/**
 * Alpha-beta of aima-java plays Schädler's reconstruction of 2001 with eight men a side as White; Black plays at random and
 * loses. Once more so that no board may stand again.
 */
public final class Main {
    private static final int PLIES = 3;

    private Main() {}

    public static void main(String[] args) {
        LatrunculiRuleset ruleset = Latrunculi.schadler2001().with("men", "8");
        play(ruleset);
        play(ruleset.with("repetition", "POSITIONAL_SUPERKO"));
    }

    private static void play(LatrunculiRuleset ruleset) {
        var random = Xoshiro256.of(2026);
        var game = new TwoPlayerGame<>(Game.of(ruleset));
        var search = new MaterialSearch<>(game, PLIES);
        var state = game.getInitialState();
        while (!game.isTerminal(state)) {
            boolean white = game.getPlayer(state) == 1;
            state = white ? game.getResult(state, search.makeDecision(state)) : state.playRandom(random);
        }
        System.out.print(state.diagram().text());
        System.out.println(
                "alpha-beta against chance: " + state.outcome().orElseThrow() + " after " + state.ply() + " plies");
        if (game.getUtility(state, 1) != 1) {
            throw new AssertionError("alpha-beta did not win");
        }
    }
}
