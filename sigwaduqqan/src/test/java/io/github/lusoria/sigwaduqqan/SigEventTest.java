package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.testkit.Proves;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Every event has one line of text and the rule it follows from. */
class SigEventTest {
    private static final Map<String, SigEvent> EVENTS = new TreeMap<>(Map.ofEntries(
            Map.entry("threw sig", new SigEvent.Threw(StickThrow.SIG)),
            Map.entry("moved to 2", new SigEvent.Moved(2)),
            Map.entry("moved to 6", new SigEvent.Moved(6)),
            Map.entry("moved to 16", new SigEvent.Moved(16)),
            Map.entry("moved to 17", new SigEvent.Moved(17)),
            Map.entry("sig 4 of seven", new SigEvent.CountedSig(4)),
            Map.entry("left the start", SigEvent.Milestone.LEFT_THE_START),
            Map.entry("arrived at fifteen", SigEvent.Milestone.ARRIVED_AT_FIFTEEN),
            Map.entry("set free", SigEvent.Milestone.SET_FREE),
            Map.entry("reached the Ka'aba", SigEvent.Milestone.REACHED_THE_KAABA),
            Map.entry("escaped", SigEvent.Milestone.ESCAPED),
            Map.entry("throws again", SigEvent.Milestone.THROWS_AGAIN),
            Map.entry("Ghoula to 7", new SigEvent.GhoulaMoved(7)),
            Map.entry("Ghoula stays on 15", new SigEvent.GhoulaStayed(15)),
            Map.entry("Ghoula stays on 1", new SigEvent.GhoulaStayed(1)),
            Map.entry("caught seat 2", new SigEvent.Caught(2, SigRuleIds.GHOULA_CATCH)),
            Map.entry("dragged seat 2 to 6", new SigEvent.Dragged(2, 6)),
            Map.entry("carried seat 3 to 4", new SigEvent.Carried(3, 4)),
            Map.entry("buried seat 2", new SigEvent.Buried(2))));

    @Test
    void textsAndRulesAreStable() {
        Map<String, String> rules = new TreeMap<>();
        EVENTS.forEach((text, event) -> {
            assertThat(event).hasToString(text);
            assertThat(text).doesNotContain(",").isPrintable();
            rules.put(text, event.rule().toString().replace("sigwaduqqan.", ""));
        });
        assertThat(rules)
                .containsExactlyEntriesOf(new TreeMap<>(Map.ofEntries(
                        Map.entry("threw sig", "throw"),
                        Map.entry("moved to 2", "sig"),
                        Map.entry("moved to 6", "advance"),
                        Map.entry("moved to 16", "seven-sigs"),
                        Map.entry("moved to 17", "last-squares"),
                        Map.entry("sig 4 of seven", "seven-sigs"),
                        Map.entry("left the start", "sig"),
                        Map.entry("arrived at fifteen", "fifteenth"),
                        Map.entry("set free", "seven-sigs"),
                        Map.entry("reached the Ka'aba", "kaaba"),
                        Map.entry("escaped", "ghoula.escape"),
                        Map.entry("throws again", "again"),
                        Map.entry("Ghoula to 7", "ghoula.walk"),
                        Map.entry("Ghoula stays on 15", "ghoula.limit"),
                        Map.entry("Ghoula stays on 1", "ghoula.waits"),
                        Map.entry("caught seat 2", "ghoula.catch"),
                        Map.entry("dragged seat 2 to 6", "ghoula.drag"),
                        Map.entry("carried seat 3 to 4", "ghoula.stayers"),
                        Map.entry("buried seat 2", "ghoula.burial"))));
    }

    @Test
    @Proves("sigwaduqqan.ghoula.shared")
    void aPlayerWhoWalksOntoTheGhoulaIsCaughtByAnotherRule() {
        List<SigEvent> events = Resources.position(Resources.LUDII, "5/20:1 G6 1")
                .explain(StickThrow.SIG)
                .events();
        assertThat(events).contains(new SigEvent.Caught(1, SigRuleIds.GHOULA_SHARED));
    }

    @Test
    void terminationsHaveNamesAndRules() {
        Map<String, String> rules = new TreeMap<>();
        for (SigTermination each : SigTermination.values()) {
            rules.put(each.id(), each.rule().toString());
        }
        assertThat(rules)
                .containsExactlyEntriesOf(new TreeMap<>(Map.of(
                        "decided", "sigwaduqqan.end.decided",
                        "ghoula-home", "sigwaduqqan.end.ghoula-home",
                        "last-survivor", "sigwaduqqan.end.last-survivor",
                        "first-home", "sigwaduqqan.end.first-home")));
    }
}
