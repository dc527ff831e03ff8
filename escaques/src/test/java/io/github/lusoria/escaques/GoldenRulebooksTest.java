package io.github.lusoria.escaques;

import io.github.lusoria.core.testkit.GoldenRulebooks;
import java.util.List;
import java.util.Map;

/** What each rule says, in which rulesets, on what grounds, and what it could be instead. */
class GoldenRulebooksTest implements GoldenRulebooks {
    @Override
    public List<EscaquesRuleset> rulesets() {
        EscaquesRuleset text = Escaques.alfonso();
        return List.of(
                text,
                Escaques.stakes(),
                Escaques.ludii(),
                text.with(
                        Map.of("conjunction", "IGNORE", "crossing", "EVERY_ENTERED", "signOrder", "AGAINST_MOVEMENT")),
                text.with(Map.of("end", "AMULI", "rounds", "0")),
                text.with(Map.of("end", "SCORE_TARGET", "initialScore", "100", "target", "700", "throwUse", "UP_TO")));
    }
}
