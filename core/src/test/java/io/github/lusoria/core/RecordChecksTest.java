package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.FaultyNim.Stakes;
import io.github.lusoria.core.testkit.RecordChecks;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordChecksTest {
    /** So many that of games as short as these some are broken off and ended in each way. */
    private static final int RECORDS = 4000;

    @ParameterizedTest
    @CsvSource({
        "ONE, '[adjudicated, agreed, empty, resigned]'",
        "THREE, '[adjudicated, agreed, empty, resigned]'",
        "NOTHING, '[adjudicated, agreed, empty]'",
        "PLACES, '[adjudicated, empty]'",
    })
    void recordsEndInAllWaysThatTheTraitsOfTheRulesetAllow(Stakes stakes, String terminations) {
        RecordChecks<FaultyNim.Pile, FaultyNim.Take> checks = RecordChecks.of(FaultyNim.playedFor(stakes));
        Set<String> seen = new TreeSet<>();
        for (long seed = 0; seed < RECORDS; seed++) {
            Optional<String> termination = checks.record(seed).tag("Termination");
            if (termination.isPresent() && seen.add(termination.get())) {
                checks.roundTrips(seed);
            }
        }
        assertThat(seen).hasToString(terminations);
    }
}
