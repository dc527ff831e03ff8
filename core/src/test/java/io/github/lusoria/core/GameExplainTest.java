package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

class GameExplainTest {
    @Test
    void explainTellsTheGameAfterAndTheEventsOfThePosition() {
        var game = Game.of(TicTacToe.RULESET);
        var move = game.position().legalMove(4);
        var transition = game.explain(move);
        assertThat(transition.position()).isEqualTo(game.play(move));
        assertThat(transition.events()).isEqualTo(game.position().explain(move).events());
    }

    @Test
    void theEventsAreThoseOfTheMove() {
        var game = ToyRecords.play(TicTacToe.RULESET, "a1", "b1", "a2", "b2");
        var line = game.position().parseMove("a3");
        assertThat(game.explain(line).events())
                .hasSize(1)
                .isEqualTo(game.position().explain(line).events());
    }

    @Test
    void explainRefusesWhatPlayRefuses() {
        var game = Game.of(TicTacToe.RULESET);
        var move = game.position().legalMove(0);
        var after = game.play(move);
        assertThatThrownBy(() -> after.explain(move)).isInstanceOf(IllegalMoveException.class);
    }
}
