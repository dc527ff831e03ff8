package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.FaultyNim.Fault;
import io.github.lusoria.core.FaultyNim.Stakes;
import io.github.lusoria.core.testkit.Race;
import io.github.lusoria.core.testkit.RulesetBattery;
import io.github.lusoria.core.testkit.RulesetContract;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The battery finds what it is for. */
@Tag("once")
class RulesetBatteryTest {
    private static final int GAMES = 10;

    /** A sound game passes, so that what is found in a faulty one is its fault. */
    @Nested
    class SoundNim implements RulesetContract {
        @Override
        public List<? extends Ruleset<?, ?>> rulesets() {
            FaultyNim nim = FaultyNim.with(Fault.NONE);
            return List.of(
                    nim,
                    nim.with("pile", "9"),
                    nim.with("repetition", "POSITIONAL_SUPERKO"),
                    FaultyNim.playedFor(Stakes.THREE),
                    FaultyNim.playedFor(Stakes.NOTHING),
                    FaultyNim.playedFor(Stakes.PLACES));
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void everyFaultIsFoundAndTheRulesetNamed(Fault fault) {
        FaultyNim nim = FaultyNim.with(fault).with("pile", "8");
        RulesetBattery<FaultyNim.Pile, FaultyNim.Take> battery =
                RulesetBattery.of(fault == Fault.OPTION_NOT_APPLIED ? FaultyNim.with(fault) : nim, GAMES);
        assertThatThrownBy(() -> fault.check().accept(battery))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("toy/nim");
    }

    @Test
    void failuresNameThePositionAndTheMove() {
        FaultyNim nim = FaultyNim.with(Fault.IS_LEGAL_TOO_MUCH);
        assertThatThrownBy(() -> RulesetBattery.of(nim).positions().legalityIsMembership(nim.parse("2 1")))
                .hasMessage("toy/nim, position 2 1: isLegal(take3) is true");
    }

    @Test
    void theSampleHoldsTheFirstAndALastPosition() {
        List<Race.RacePosition> sample =
                RulesetBattery.of(Race.STANDARD, GAMES).samples().sample();
        assertThat(sample).contains(Race.STANDARD.initial()).doesNotHaveDuplicates();
        assertThat(sample).anyMatch(position -> position.outcome().isPresent());
    }

    @Test
    void positionsAreTheSameOnEveryRun() {
        RulesetBattery<Race.RacePosition, Race.RaceMove> battery = RulesetBattery.of(Race.STANDARD, GAMES);
        assertThat(battery.samples().plies()).isEqualTo(battery.samples().plies());
        assertThat(battery.samples().sample()).isEqualTo(battery.samples().sample());
    }

    @Test
    void aLargerBatteryHasMorePositions() {
        assertThat(RulesetBattery.of(Race.STANDARD, 100).samples().plies().size())
                .isGreaterThan(5
                        * RulesetBattery.of(Race.STANDARD, 10).samples().plies().size());
    }
}
