package io.github.lusoria.core.testkit;

import io.github.lusoria.core.Ruleset;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * The battery as JUnit tests. A test class implements this interface, names its rulesets and inherits one test a fact
 * and ruleset.
 *
 * <p>See {@link RulesetBattery} for what each checks and how much.
 */
public interface RulesetContract extends RulebookContract {
    /**
     * Returns the rulesets to test.
     *
     * @return listed rulesets and others with changed options
     */
    @Override
    List<? extends Ruleset<?, ?>> rulesets();

    /** Title, version, equality. */
    @TestFactory
    default Stream<DynamicTest> rulesetIsAValue() {
        return each(battery -> battery.ruleset().rulesetIsAValue());
    }

    /** The id is text that finds the ruleset. */
    @TestFactory
    default Stream<DynamicTest> idParsesBack() {
        return each(battery -> battery.ruleset().idParsesBack());
    }

    /** Options apply; what is none is refused. */
    @TestFactory
    default Stream<DynamicTest> optionsAreSound() {
        return each(battery -> battery.ruleset().optionsAreSound());
    }

    /** The start is no end. */
    @TestFactory
    default Stream<DynamicTest> initialPositionIsAStart() {
        return each(battery -> battery.ruleset().initialPositionIsAStart());
    }

    /** Numbers, moves and texts of moves are one to one. */
    @TestFactory
    default Stream<DynamicTest> actionIdsAreABijection() {
        return each(battery -> battery.ruleset().actionIdsAreABijection());
    }

    /** Null arguments name their parameter. */
    @TestFactory
    default Stream<DynamicTest> nullIsRefused() {
        return each(battery -> battery.ruleset().nullIsRefused());
    }

    /** Odd texts get a short clear error. */
    @TestFactory
    default Stream<DynamicTest> oddTextsAreRefused() {
        return each(battery -> battery.ruleset().oddTextsAreRefused());
    }

    /** Text of positions reads back. */
    @TestFactory
    default Stream<DynamicTest> positionsRoundTripAsText() {
        return each(RulesetBattery::positionsRoundTrip);
    }

    /** List, count and single moves agree. */
    @TestFactory
    default Stream<DynamicTest> legalMovesAreAStableList() {
        return each(RulesetBattery::legalMovesAreStableLists);
    }

    /** No moves, no actor and an outcome come together. */
    @TestFactory
    default Stream<DynamicTest> actorMovesAndOutcomeAgree() {
        return each(RulesetBattery::actorsMovesAndOutcomesAgree);
    }

    /** Weights add up. */
    @TestFactory
    default Stream<DynamicTest> weightsAreExact() {
        return each(RulesetBattery::weightsAreExact);
    }

    /** Scores of all seats and no others. */
    @TestFactory
    default Stream<DynamicTest> scoresAreThereForEverySeat() {
        return each(RulesetBattery::scoresAreThere);
    }

    /** Text of legal moves reads back. */
    @TestFactory
    default Stream<DynamicTest> legalMovesRoundTripAsText() {
        return each(RulesetBattery::legalMovesRoundTrip);
    }

    /** All ways of playing agree and nothing changes. */
    @TestFactory
    default Stream<DynamicTest> allWaysOfPlayingAgree() {
        return each(RulesetBattery::playingAgrees);
    }

    /** Legal means listed, for every action. */
    @TestFactory
    default Stream<DynamicTest> legalityIsMembership() {
        return each(RulesetBattery::legalityIsMembership);
    }

    /** Drawings are ASCII. */
    @TestFactory
    default Stream<DynamicTest> diagramsAreLinesOfAscii() {
        return each(RulesetBattery::diagramsAreText);
    }

    /** Pictures are valid SVG inside of their view box. */
    @TestFactory
    @Tag("thorough")
    default Stream<DynamicTest> diagramsArePictures() {
        return each(RulesetBattery::diagramsArePictures);
    }

    /** Texts, equality and hashes tell positions apart. */
    @TestFactory
    default Stream<DynamicTest> differentPositionsDiffer() {
        return each(RulesetBattery::differentPositionsDiffer);
    }

    /** Positions of two rulesets are never equal. */
    @TestFactory
    default Stream<DynamicTest> positionsOfOtherRulesetsDiffer() {
        return each(battery -> battery.ruleset().otherRulesetsDiffer());
    }

    /** Repetition is no matter of positions. */
    @TestFactory
    default Stream<DynamicTest> repetitionRuleChangesNoPosition() {
        return each(battery -> battery.ruleset().repetitionChangesNoPosition());
    }

    /** Boards compare, and progress never falls. */
    @TestFactory
    default Stream<DynamicTest> boardsAreComparedBothWays() {
        return each(RulesetBattery::boardsAreCompared);
    }

    /** Games with a past obey the rule of repetition. */
    @TestFactory
    default Stream<DynamicTest> gamesObeyTheRuleOfRepetition() {
        return each(battery -> battery.games().gamesObeyRepetition());
    }

    /** A blocked player passes or the game ends. */
    @TestFactory
    default Stream<DynamicTest> blockedPlayersAreToldWhatHappens() {
        return each(battery -> battery.games().blockedPlayersAreTold());
    }

    /** Records of games read back, and whole ones before damage too. */
    @TestFactory
    default Stream<DynamicTest> recordsOfGamesRoundTrip() {
        return each(RulesetBattery::recordsRoundTrip);
    }

    /** One seed, one game. */
    @TestFactory
    default Stream<DynamicTest> playoutsDependOnTheSeedAlone() {
        return each(battery -> battery.games().playoutsAreReproducible());
    }

    private Stream<DynamicTest> each(Consumer<RulesetBattery<?, ?>> check) {
        return rulesets().stream()
                .map(ruleset -> DynamicTest.dynamicTest(
                        ruleset.id().toString(), () -> check.accept(RulesetBattery.of(ruleset))));
    }
}
