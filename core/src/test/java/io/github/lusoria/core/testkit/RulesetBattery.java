package io.github.lusoria.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Ruleset;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/**
 * What every ruleset of every game must satisfy, by plain assertions.
 *
 * <p>A battery belongs to one ruleset. It holds the checks of the {@linkplain #ruleset() ruleset}, of single {@linkplain
 * #positions() positions} and of {@linkplain #games() games}, and asks those of positions about the positions of random
 * games. A failure names the ruleset, the position's text and the move.
 *
 * @param <P> the type of position
 * @param <M> the type of move
 */
public final class RulesetBattery<P extends Position<P, M>, M extends Move> {
    private static final int MOST_POSITIONS_DRAWN = 30;

    private final Ruleset<P, M> ruleset;
    private final SampleGames<P, M> games;
    private final RulesetChecks<P, M> rulesetChecks;
    private final PositionChecks<P, M> positions;
    private final GameChecks<P, M> gameChecks;
    private final RulebookChecks<P, M> rulebook;
    private final RecordChecks<P, M> records;
    private final Report report;

    private RulesetBattery(Ruleset<P, M> ruleset, int size) {
        this.ruleset = ruleset;
        games = new SampleGames<>(ruleset, size);
        rulesetChecks = new RulesetChecks<>(ruleset, games, size);
        positions = new PositionChecks<>(ruleset);
        gameChecks = new GameChecks<>(ruleset, games);
        rulebook = new RulebookChecks<>(ruleset, games);
        records = new RecordChecks<>(ruleset);
        report = new Report(ruleset);
    }

    /**
     * Returns the battery of a ruleset, as large as the system property {@code lusoria.battery} says, or without it
     * {@code lusoria.games}.
     *
     * @param ruleset the ruleset
     * @param <P> the type of position
     * @param <M> the type of move
     * @return the battery
     */
    public static <P extends Position<P, M>, M extends Move> RulesetBattery<P, M> of(Ruleset<P, M> ruleset) {
        return of(ruleset, Integer.getInteger("lusoria.battery", Integer.getInteger("lusoria.games", 100)));
    }

    /**
     * Returns the battery of a ruleset.
     *
     * @param ruleset the ruleset
     * @param size how large it is: 100 for a second or so, 1000 for CI
     * @param <P> the type of position
     * @param <M> the type of move
     * @return the battery
     */
    public static <P extends Position<P, M>, M extends Move> RulesetBattery<P, M> of(Ruleset<P, M> ruleset, int size) {
        return new RulesetBattery<>(ruleset, size);
    }

    /**
     * Returns the checks of the ruleset itself.
     *
     * @return the checks
     */
    public RulesetChecks<P, M> ruleset() {
        return rulesetChecks;
    }

    /**
     * Returns the checks of single positions.
     *
     * @return the checks
     */
    public PositionChecks<P, M> positions() {
        return positions;
    }

    /**
     * Returns the checks of games.
     *
     * @return the checks
     */
    public GameChecks<P, M> games() {
        return gameChecks;
    }

    /**
     * Returns the checks of the rulebook.
     *
     * @return the checks
     */
    public RulebookChecks<P, M> rulebook() {
        return rulebook;
    }

    /**
     * Returns the checks of records.
     *
     * @return the checks
     */
    public RecordChecks<P, M> records() {
        return records;
    }

    /**
     * Returns the random games whose positions are checked.
     *
     * @return the games
     */
    public SampleGames<P, M> samples() {
        return games;
    }

    /** {@link PositionChecks#positionRoundTrips} for whole games. */
    public void positionsRoundTrip() {
        games.plies().forEach(positions::positionRoundTrips);
    }

    /** {@link PositionChecks#legalMovesAreAList} for whole games. */
    public void legalMovesAreStableLists() {
        games.plies().forEach(positions::legalMovesAreAList);
    }

    /** {@link PositionChecks#endsAgree} for whole games. */
    public void actorsMovesAndOutcomesAgree() {
        games.plies().forEach(positions::endsAgree);
    }

    /** {@link PositionChecks#weightsAreExact} for whole games. */
    public void weightsAreExact() {
        games.plies().forEach(positions::weightsAreExact);
    }

    /** {@link PositionChecks#scoresAreThere} for whole games. */
    public void scoresAreThere() {
        games.plies().forEach(positions::scoresAreThere);
    }

    /** {@link PositionChecks#boardsAreCompared} for whole games, and progress never falls. */
    public void boardsAreCompared() {
        P before = null;
        for (P position : games.plies()) {
            positions.boardsAreCompared(position);
            // the first of a game is the initial position and follows on none
            if (before != null && !position.equals(ruleset.initial())) {
                report.require(before.progress() <= position.progress(), "progress falls after " + before, position);
            }
            before = position;
        }
    }

    /** {@link RecordChecks#roundTrips} for some random records, and they are read or refused when damaged. */
    public void recordsRoundTrip() {
        for (long seed = 0; seed < 5; seed++) {
            records.roundTrips(seed);
            records.truncationLosesNoCompleteGame(seed);
            records.damageIsReadOrRefused(seed);
        }
    }

    /** {@link PositionChecks#legalMovesRoundTrip} for a sample. */
    public void legalMovesRoundTrip() {
        games.sample().forEach(positions::legalMovesRoundTrip);
    }

    /** {@link PositionChecks#playingAgrees} for a sample. */
    public void playingAgrees() {
        games.sample().forEach(positions::playingAgrees);
    }

    /** {@link PositionChecks#legalityIsMembership} for a sample. */
    public void legalityIsMembership() {
        games.sample().forEach(positions::legalityIsMembership);
    }

    /** {@link PositionChecks#diagramIsPicture} for some of a sample, as each draws and reads many pictures. */
    public void diagramsArePictures() {
        List<P> sample = games.sample();
        int step = 1 + sample.size() / MOST_POSITIONS_DRAWN;
        for (int i = 0; i < sample.size(); i += step) {
            positions.diagramIsPicture(sample.get(i));
        }
    }

    /** {@link PositionChecks#diagramIsText} for a sample. */
    public void diagramsAreText() {
        games.sample().forEach(positions::diagramIsText);
    }

    /** Positions of different texts are different and have different 64-bit hashes; of one text, equal. */
    public void differentPositionsDiffer() {
        Map<String, P> byText = new HashMap<>();
        Map<Long, P> byHash = new HashMap<>();
        for (P position : games.plies()) {
            P same = byText.putIfAbsent(position.toString(), position);
            if (same != null) {
                report.require(same.equals(position), "two positions with this text differ", position);
                report.require(
                        same.hash64() == position.hash64(), "two positions with this text differ in hash64", position);
                continue;
            }
            P other = byHash.putIfAbsent(position.hash64(), position);
            report.require(other == null, "the same hash64 as " + other, position);
        }
        assertThat(new HashSet<>(byText.values()))
                .as("positions of %s", report.name())
                .hasSameSizeAs(byText.keySet());
        // positions are keys of hash tables
        long codes = byText.values().stream().mapToInt(P::hashCode).distinct().count();
        assertThat(2 * codes)
                .as("hash codes of %d positions of %s", byText.size(), report.name())
                .isGreaterThan(byText.size());
    }
}
