package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.testkit.GoldenRulebooks;
import java.util.List;
import java.util.Map;

/** What each rule says, in which rulesets, on what grounds, and what it could be instead. */
class GoldenRulebooksTest implements GoldenRulebooks {
    @Override
    public List<SigRuleset> rulesets() {
        SigRuleset text = Resources.TEXT;
        return List.of(
                text,
                Resources.EVIDENCE,
                Resources.LUDII,
                text.with(Map.of("drag", "IMMEDIATE", "zeroAtKaaba", "1")),
                text.with(Map.of("drag", "IMMEDIATE", "ghoulaCatch", "EXACT_LANDING", "sharedSquareCatches", "true")),
                text.with(Map.of("draggedMayMove", "false", "end", "LAST_SURVIVOR", "whiteProbability", "1/3")),
                Resources.LUDII.with(Map.of("end", "FIRST_TO_KAABA", "players", "5")));
    }
}
