package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.testkit.TicTacToe.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutcomeTest {
    private static Outcome of(Integer... payoffs) {
        return new Outcome(Ending.LINED, List.of(payoffs));
    }

    @Test
    void theBestPayoffAloneWins() {
        assertThat(of(1, -1).winner()).hasValue(1);
        assertThat(of(-1, 1).winner()).hasValue(2);
        assertThat(of(-3, -2, -5).winner()).hasValue(2);
        assertThat(of(7).winner()).hasValue(1);
    }

    @Test
    void aSharedBestPayoffIsNobodysWin() {
        assertThat(of(0, 0).winner()).isEmpty();
        assertThat(of(3, 1, 3).winner()).isEmpty();
        assertThat(of(3, 3, 1).winner()).isEmpty();
    }

    @Test
    void aTieBelowTheBestDoesNotMatter() {
        assertThat(of(1, 1, 2).winner()).hasValue(3);
        assertThat(of(2, 1, 1).winner()).hasValue(1);
    }

    @Test
    void equalsShareARankAndTheNextRankIsLeftOut() {
        Outcome outcome = of(5, 9, 5, 1);
        assertThat(outcome.rank(2)).isEqualTo(1);
        assertThat(outcome.rank(1)).isEqualTo(2);
        assertThat(outcome.rank(3)).isEqualTo(2);
        assertThat(outcome.rank(4)).isEqualTo(4);
    }

    @Test
    void payoffsAreComparedWithoutOverflow() {
        Outcome outcome = of(Integer.MIN_VALUE, Integer.MAX_VALUE);
        assertThat(outcome.winner()).hasValue(2);
        assertThat(outcome.rank(1)).isEqualTo(2);
    }

    @Test
    void payoffsAreAskedBySeat() {
        assertThat(of(4, 5, 6).payoff(1)).isEqualTo(4);
        assertThat(of(4, 5, 6).payoff(3)).isEqualTo(6);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, -1, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void thereIsNothingForASeatThatIsNotThere(int seat) {
        assertThatThrownBy(() -> of(1, -1).payoff(seat)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> of(1, -1).rank(seat)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void anOutcomeIsWrittenAsTerminationAndPayoffs() {
        assertThat(of(1, -1)).hasToString("lined 1,-1");
        assertThat(new Outcome(Ending.FILLED, List.of(0))).hasToString("filled 0");
        assertThat(of(10, 0, -10)).hasToString("lined 10,0,-10");
    }

    @Test
    void outcomesAreEqualWhenTerminationAndPayoffsAre() {
        assertThat(of(1, -1))
                .isEqualTo(of(1, -1))
                .hasSameHashCodeAs(of(1, -1))
                .isNotEqualTo(of(-1, 1))
                .isNotEqualTo(new Outcome(Ending.FILLED, List.of(1, -1)));
    }

    @Test
    void thereIsAtLeastOneSeat() {
        assertThatThrownBy(OutcomeTest::of).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void thePayoffsAreCopiedAndCannotBeChanged() {
        List<Integer> payoffs = new ArrayList<>(List.of(1, -1));
        Outcome outcome = new Outcome(Ending.LINED, payoffs);
        payoffs.set(0, 5);
        assertThat(outcome.payoffs()).containsExactly(1, -1);
        assertThatThrownBy(() -> outcome.payoffs().set(0, 5)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Property
    void theWinnerIsTheOnlySeatOfRankOne(
            @ForAll @Size(min = 1, max = 7) List<@IntRange(min = -2, max = 2) Integer> payoffs) {
        Outcome outcome = new Outcome(Ending.LINED, payoffs);
        List<Integer> first = new ArrayList<>();
        for (int seat = 1; seat <= payoffs.size(); seat++) {
            if (outcome.rank(seat) == 1) {
                first.add(seat);
            }
        }
        assertThat(first).isNotEmpty();
        assertThat(outcome.winner()).isEqualTo(first.size() == 1 ? OptionalInt.of(first.get(0)) : OptionalInt.empty());
    }
}
