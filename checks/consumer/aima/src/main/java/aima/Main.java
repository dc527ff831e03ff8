package aima;

import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.latrunculi.Latrunculi;

/** Alpha-beta of aima-java plays Schädler's reconstruction of 2001 as White; Black plays at random and loses. */
public final class Main {
    private static final int PLIES = 3;

    private Main() {}

    public static void main(String[] args) {
        var random = Xoshiro256.of(2026);
        var game =
                new TwoPlayerGame<>(Latrunculi.schadler2001().with("men", "8").initial());
        var search = new MaterialSearch<>(game, PLIES);
        var state = game.getInitialState();
        long plies = 0;
        while (!game.isTerminal(state)) {
            boolean white = game.getPlayer(state) == 1;
            var action = white ? search.makeDecision(state) : state.legalMove(random.nextInt(state.legalMoveCount()));
            state = game.getResult(state, action);
            plies++;
        }
        System.out.print(state.diagram().text());
        System.out.println(
                "alpha-beta against chance: " + state.outcome().orElseThrow() + " after " + plies + " plies");
        if (game.getUtility(state, 1) != 1) {
            throw new AssertionError("alpha-beta did not win");
        }
    }
}
