package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.testkit.PositionChecks;
import io.github.lusoria.core.testkit.Race;
import io.github.lusoria.core.testkit.ReachablePositions;
import io.github.lusoria.core.testkit.RulesetBattery;
import io.github.lusoria.core.testkit.TicTacToe;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The generators of positions, used as a game would use them. */
class ReachablePositionsProperties {
    @Provide
    Arbitrary<Race.RacePosition> races() {
        return ReachablePositions.of(Race.STANDARD, 60);
    }

    @Provide
    Arbitrary<Race.RacePosition> unfinished() {
        return ReachablePositions.unfinished(Race.STANDARD, 60);
    }

    @Provide
    Arbitrary<TicTacToe.Board> oneMoveOn() {
        return ReachablePositions.from(List.of(TicTacToe.RULESET.parse("x........ o")), 1);
    }

    @Property
    void everyPositionPassesTheBattery(@ForAll("races") Race.RacePosition position) {
        PositionChecks<Race.RacePosition, Race.RaceMove> checks =
                RulesetBattery.of(Race.STANDARD).positions();
        checks.positionRoundTrips(position);
        checks.legalityIsMembership(position);
        checks.playingAgrees(position);
        checks.weightsAreExact(position);
        checks.endsAgree(position);
    }

    @Property
    void unfinishedGamesGoOn(@ForAll("unfinished") Race.RacePosition position) {
        assertThat(position.legalMoves()).isNotEmpty();
    }

    @Property
    void gamesStartWhereTheyAreTold(@ForAll("oneMoveOn") TicTacToe.Board position) {
        assertThat(position.crosses()).isEqualTo(1);
        assertThat(Integer.bitCount(position.noughts())).isLessThanOrEqualTo(1);
    }
}
