package io.github.lusoria.latrunculi;

import io.github.lusoria.core.testkit.RecordChecks;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Records of random games of all listed rulesets are read back, and damaged ones are refused. */
class RecordProperties {
    @Provide
    Arbitrary<LatrunculiRuleset> rulesets() {
        return Arbitraries.of(Latrunculi.all());
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void aRecordIsReadBackToTheCharacter(@ForAll("rulesets") LatrunculiRuleset ruleset, @ForAll long seed) {
        RecordChecks.of(ruleset).roundTrips(seed);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void aTextThatBreaksOffLosesNoCompleteGame(@ForAll("rulesets") LatrunculiRuleset ruleset, @ForAll long seed) {
        RecordChecks.of(ruleset).truncationLosesNoCompleteGame(seed);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void aDamagedRecordIsReadOrRefused(@ForAll("rulesets") LatrunculiRuleset ruleset, @ForAll long seed) {
        RecordChecks.of(ruleset).damageIsReadOrRefused(seed);
    }
}
