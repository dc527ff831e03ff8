package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.testkit.Race;
import io.github.lusoria.core.testkit.TicTacToe;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the library throws, apart from unreadable text. */
class RulesExceptionsTest {
    private static final Message FIRST = Message.of("toy.first", "{0} is beyond the goal", 7);
    private static final Message SECOND = Message.of("toy.second", "there is no seat {0}", 4);

    @Test
    void anIllegalMoveCarriesPositionMoveAndRule() {
        TicTacToe.Board board = TicTacToe.RULESET.initial().play("b2");
        TicTacToe.Cell move = TicTacToe.RULESET.parseMove("b2");
        assertThatThrownBy(() -> board.play(move))
                .isInstanceOfSatisfying(IllegalMoveException.class, error -> {
                    assertThat((Object) error.position()).isEqualTo(board);
                    assertThat(error.move()).isEqualTo(move);
                    assertThat(error.illegality()).isEqualTo(board.legality(move));
                })
                .hasMessage("illegal move b2: b2 is taken (toy.taken)");
    }

    @Test
    void invalidOptionsAreAllNamed() {
        InvalidRulesetException error = new InvalidRulesetException(List.of(FIRST, SECOND));
        assertThat(error).hasMessage("invalid options: 7 is beyond the goal; there is no seat 4");
        assertThat(error.violations()).containsExactly(FIRST, SECOND);
    }

    @Test
    void anInvalidSetupNamesEveryViolation() {
        InvalidSetupException error = new InvalidSetupException(List.of(FIRST, SECOND));
        assertThat(error).hasMessage("invalid set-up: 7 is beyond the goal; there is no seat 4");
        assertThat(error.violations()).containsExactly(FIRST, SECOND);
    }

    @Test
    void thereIsAtLeastOneViolation() {
        assertThatThrownBy(() -> throwing(new InvalidRulesetException(List.of())))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> throwing(new InvalidSetupException(List.of())))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void violationsAreCopiedAndCannotBeChanged() {
        List<Message> violations = new ArrayList<>(List.of(FIRST));
        InvalidRulesetException options = new InvalidRulesetException(violations);
        InvalidSetupException setup = new InvalidSetupException(violations);
        violations.clear();
        assertThat(options.violations()).containsExactly(FIRST);
        assertThat(setup.violations()).containsExactly(FIRST);
        assertThatThrownBy(() -> options.violations().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> setup.violations().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void anUnknownRulesetSuggestsTheNearest() {
        UnknownRulesetException error = new UnknownRulesetException("toy/rase", List.of("toy/race", "toy/tictactoe"));
        assertThat(error).hasMessage("unknown ruleset \"toy/rase\"; nearest: toy/race, toy/tictactoe");
        assertThat(error.id()).isEqualTo("toy/rase");
        assertThat(error.nearest()).containsExactly("toy/race", "toy/tictactoe");
    }

    @Test
    void anEmptyCatalogueSuggestsNothing() {
        UnknownRulesetException error = new UnknownRulesetException("toy/rase", List.of());
        assertThat(error).hasMessage("unknown ruleset \"toy/rase\"; the catalogue is empty");
        assertThat(error.nearest()).isEmpty();
    }

    @Test
    void aLongOrOddIdIsShownShortAndInAscii() {
        assertThat(new UnknownRulesetException("\ud800\n".repeat(100_000), List.of()).getMessage())
                .matches("[ -~]{1,500}");
    }

    @Test
    void allAreRulesExceptionsAndUnchecked() {
        List<RulesException> all = List.of(
                new NotationException("", 0, "more"),
                new InvalidSetupException(List.of(FIRST)),
                new InvalidRulesetException(List.of(FIRST)),
                new UnknownRulesetException("toy/rase", List.of()),
                new InvalidRecordException(1, 1, 1, 0, null, null, "nothing", null),
                new IllegalMoveException(
                        Race.STANDARD.initial(), Race.Go.GO, new Legality.Illegal(RuleId.GAME_OVER, FIRST)));
        assertThat(all).allSatisfy(error -> assertThat((Object) error).isInstanceOf(RuntimeException.class));
        assertThat(RulesException.class.getPermittedSubclasses()).hasSameSizeAs(all);
    }

    private static void throwing(RulesException constructed) {
        throw constructed;
    }
}
