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
    void explainRefusesWhatPlayRefuses() {
        var game = Game.of(TicTacToe.RULESET);
        var move = game.position().legalMove(0);
        var after = game.play(move);
        assertThatThrownBy(() -> after.explain(move)).isInstanceOf(IllegalMoveException.class);
    }
}
