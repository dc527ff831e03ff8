package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.testkit.GoldenRulebooks;
import java.util.List;
import java.util.stream.Stream;

/** What each rule says, in which rulesets, on what grounds, and what it could be instead. */
class GoldenRulebooksTest implements GoldenRulebooks {
    private static final List<String> OWN = List.of(
            "latrunculi/schadler-2001?men=20",
            "latrunculi/schadler-2001?entry=SAFE&men=12",
            "latrunculi/falkener?array=-&placement=ONE_BY_ONE",
            "latrunculi/falkener?array=-&placement=ONE_BY_ONE&quiet=40",
            "latrunculi/schadler-2001?blocked=COUNT&loses=2",
            "latrunculi/piso?blocked=LOSS&capture=TRAP&removal=BEFORE_ONE",
            "latrunculi/piso?blocked=LOSS&quiet=40");

    @Override
    public List<LatrunculiRuleset> rulesets() {
        return Stream.concat(Latrunculi.all().stream(), OWN.stream().map(Latrunculi::of))
                .toList();
    }

    /** The texts of the rulesets and Ludii's encodings of them differ in their numbers. */
    @Override
    public String alike(Ruleset<?, ?> ruleset, String told) {
        return told.replaceAll(ruleset.dossier().portalIds().get(1) + "\\b", "its own");
    }
}
