package io.github.lusoria.latrunculi;

import io.github.lusoria.core.testkit.RulesetBattery;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Every listed ruleset passes the battery that every game runs, with few games; see {@link LatrunculiContractTest}. */
@Execution(ExecutionMode.CONCURRENT)
class ListedRulesetsTest {
    private static final int SIZE = 2;
    /** Where few games are asked for, the positions of whole games are left to the rulesets of small boards. */
    private static final boolean ALL = Integer.getInteger("lusoria.games", 100) >= 1_000;

    private static final int SMALL_BOARD = 64;

    @TestFactory
    @Tag("thorough")
    Stream<DynamicTest> listedRulesetPassesTheBattery() {
        return Latrunculi.all().stream()
                .map(ruleset -> DynamicTest.dynamicTest(ruleset.toString(), () -> passes(ruleset)));
    }

    private static void passes(LatrunculiRuleset ruleset) {
        RulesetBattery<LatrunculiPosition, LatrunculiMove> battery = RulesetBattery.of(ruleset, SIZE);
        battery.ruleset().rulesetIsAValue();
        battery.ruleset().idParsesBack();
        battery.ruleset().optionsAreSound();
        battery.ruleset().initialPositionIsAStart();
        battery.ruleset().actionIdsAreABijection();
        battery.ruleset().nullIsRefused();
        battery.ruleset().oddTextsAreRefused();
        battery.legalMovesRoundTrip();
        battery.playingAgrees();
        battery.diagramsAreText();
        battery.diagramsArePictures();
        battery.games().blockedPlayersAreTold();
        boolean isText = ruleset.id().reading().isEmpty();
        if (ALL || isText && ruleset.definition().squares() <= SMALL_BOARD) {
            wholeGamesPass(battery);
        }
    }

    private static void wholeGamesPass(RulesetBattery<LatrunculiPosition, LatrunculiMove> battery) {
        battery.positionsRoundTrip();
        battery.legalMovesAreStableLists();
        battery.actorsMovesAndOutcomesAgree();
        battery.weightsAreExact();
        battery.scoresAreThere();
        battery.differentPositionsDiffer();
        battery.ruleset().otherRulesetsDiffer();
        battery.ruleset().repetitionChangesNoPosition();
        battery.boardsAreCompared();
        battery.games().gamesObeyRepetition();
    }
}
