package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.lusoria.core.PlayoutSummary;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class IntervalTest {
    @Test
    void givesTheShareOfTenInTwentyByWilson() {
        // computed by hand: (10/20 + z^2/40 -+ z sqrt((1/4 + z^2/80) / 20)) / (1 + z^2/20)
        Interval share = Interval.ofShare(10, 20);
        assertThat(share.value()).isEqualTo(0.5);
        assertThat(share.low()).isEqualTo(0.2993, within(1e-4));
        assertThat(share.high()).isEqualTo(0.7007, within(1e-4));
    }

    @Test
    void staysWithinZeroAndOneAtTheEnds() {
        Interval none = Interval.ofShare(0, 10);
        assertThat(none.low()).isZero();
        assertThat(none.high()).isEqualTo(0.2775, within(1e-4));
        Interval all = Interval.ofShare(10, 10);
        assertThat(all.low()).isEqualTo(0.7225, within(1e-4));
        assertThat(all.high()).isEqualTo(1);
    }

    @Test
    void knowsNothingFromNoGames() {
        assertThat(Interval.ofShare(0, 0).low()).isNaN();
        assertThat(Interval.ofMean(Double.NaN, Double.NaN, 0).high()).isNaN();
        assertThat(Interval.standardDeviation(5, 25, 1)).isNaN();
    }

    @Test
    void givesTheStandardDeviationOfASample() {
        // 2, 4, 4, 4, 5, 5, 7, 9: squares of differences from 5 add up to 32
        assertThat(Interval.standardDeviation(40, 232, 8)).isEqualTo(Math.sqrt(32 / 7.0), within(1e-12));
    }

    @Test
    void givesAMeanByTheNormalLaw() {
        Interval mean = Interval.ofMean(10, 2, 100);
        assertThat(mean.low()).isEqualTo(10 - 0.391993, within(1e-6));
        assertThat(mean.high()).isEqualTo(10 + 0.391993, within(1e-6));
    }

    @Test
    void givesTheBranchingAsARatioOfSumsOverBlocks() {
        List<PlayoutSummary> blocks = List.of(block(30, 10), block(50, 10), block(80, 20));
        PlayoutSummary total = blocks.stream().reduce(PlayoutSummary::plus).orElseThrow();
        Interval branching = Interval.ofBranching(blocks, total);
        assertThat(branching.value()).isEqualTo(4);
        // residuals -10, 10, 0; sqrt(200 * 3/2) / 40
        assertThat(branching.high() - 4).isEqualTo(1.959964 * Math.sqrt(300) / 40, within(1e-6));
    }

    @Test
    void knowsNoBranchingWithoutPliesAndNoIntervalFromOneBlock() {
        assertThat(Interval.ofBranching(List.of(block(0, 0)), block(0, 0)).value())
                .isNaN();
        assertThat(Interval.ofBranching(List.of(block(8, 2)), block(8, 2)).value())
                .isEqualTo(4);
        assertThat(Interval.ofBranching(List.of(block(8, 2)), block(8, 2)).low())
                .isNaN();
    }

    private static PlayoutSummary block(long choices, long plies) {
        return new PlayoutSummary(
                1, plies, plies * plies, (int) plies, (int) plies, choices, 1, new TreeMap<>(), List.of());
    }
}
