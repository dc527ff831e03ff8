package io.github.lusoria.core;

import io.github.lusoria.core.testkit.Race;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** A ruleset that overrides no default method. */
final class MinimalRuleset implements Ruleset<Race.RacePosition, Race.RaceMove> {
    @Override
    public RulesetId id() {
        return RulesetId.of("toy", "minimal");
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public String title() {
        return "Minimal";
    }

    @Override
    public Traits traits() {
        return new Traits(1, false, true, false, 0, 0, OptionalInt.empty());
    }

    @Override
    public Race.RacePosition initial() {
        return Race.STANDARD.initial();
    }

    @Override
    public Race.RacePosition parse(String text) {
        return Race.STANDARD.parse(text);
    }

    @Override
    public Race.RaceMove parseMove(String text) {
        return Race.STANDARD.parseMove(text);
    }

    @Override
    public int actionCount() {
        return 1;
    }

    @Override
    public int actionId(Race.RaceMove move) {
        return 0;
    }

    @Override
    public Race.RaceMove action(int id) {
        return Race.Go.GO;
    }

    @Override
    public List<Rule> rules() {
        return Race.STANDARD.rules();
    }

    @Override
    public Dossier dossier() {
        return Race.STANDARD.dossier();
    }

    @Override
    public List<RuleOption> options() {
        return List.of();
    }

    @Override
    public Ruleset<Race.RacePosition, Race.RaceMove> with(Map<String, String> options) {
        return this;
    }
}
