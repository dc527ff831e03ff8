package io.github.lusoria.core;

import io.github.lusoria.core.testkit.Race;
import io.github.lusoria.core.testkit.TicTacToe;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** What runs inside of a {@link CatalogueLoader}: providers, sound and broken, and questions to the catalogue. */
final class CatalogueProbes {
    private CatalogueProbes() {}

    /** Lists the catalogue. */
    public static final class All implements UnaryOperator<String> {
        @Override
        public String apply(String ignored) {
            return Rulesets.all().stream()
                    .map(ruleset -> ruleset.id().toString())
                    .collect(Collectors.joining(" "));
        }
    }

    /** Asks for one ruleset. */
    public static final class Of implements UnaryOperator<String> {
        @Override
        public String apply(String id) {
            try {
                Ruleset<?, ?> ruleset = Rulesets.of(id);
                return ruleset.id() + " " + Rulesets.of(id).equals(ruleset);
            } catch (RulesException e) {
                return e.getClass().getSimpleName() + ": " + e.getMessage();
            }
        }
    }

    /** Asks whether there is one. */
    public static final class Find implements UnaryOperator<String> {
        @Override
        public String apply(String id) {
            return Rulesets.find(RulesetId.parse(id))
                    .map(ruleset -> ruleset.id().toString())
                    .orElse("none");
        }
    }

    /** The nearest ids to one that is not listed. */
    public static final class Nearest implements UnaryOperator<String> {
        @Override
        public String apply(String id) {
            try {
                return Rulesets.of(id).toString();
            } catch (UnknownRulesetException e) {
                return String.join(" ", e.nearest());
            }
        }
    }

    /** Changes the list of the catalogue. */
    public static final class Change implements UnaryOperator<String> {
        @Override
        public String apply(String ignored) {
            try {
                Rulesets.all().clear();
                return "changed";
            } catch (UnsupportedOperationException e) {
                return "refused";
            }
        }
    }

    /** Plays a game to its end. */
    public static final class Play implements UnaryOperator<String> {
        @Override
        public String apply(String id) {
            Position<?, ?> position = Rulesets.of(id).initial();
            Xoshiro256 random = Xoshiro256.of(42);
            while (position.outcome().isEmpty()) {
                position = position.play(Playouts.choose(position, random));
            }
            return position + " " + position.outcome().orElseThrow();
        }
    }

    /** Lists tic-tac-toe alone. */
    public static final class JustTicTacToe implements RulesetProvider {
        @Override
        public List<? extends Ruleset<?, ?>> rulesets() {
            return List.of(TicTacToe.RULESET);
        }
    }

    /** Lists games whose names come before and after the toys. */
    public static final class Neighbours implements RulesetProvider {
        @Override
        public List<? extends Ruleset<?, ?>> rulesets() {
            return List.of(new Renamed("zebra", "b"), new Renamed("ape", "b"), new Renamed("ape", "a"));
        }
    }

    /** Cannot be made. */
    public static final class FailsToStart implements RulesetProvider {
        public FailsToStart() {
            throw new IllegalStateException("no start");
        }

        @Override
        public List<? extends Ruleset<?, ?>> rulesets() {
            return List.of();
        }
    }

    /** Can be made and not asked. */
    public static final class FailsToList implements RulesetProvider {
        @Override
        public List<? extends Ruleset<?, ?>> rulesets() {
            throw new IllegalStateException("no list");
        }
    }

    /** Lacks a class of its own. */
    public static final class FailsToLink implements RulesetProvider {
        @Override
        public List<? extends Ruleset<?, ?>> rulesets() {
            throw new NoClassDefFoundError("gone/Missing");
        }
    }

    /** Lists nothing at all. */
    public static final class ListsNull implements RulesetProvider {
        @Override
        @SuppressWarnings("NullAway")
        public List<? extends Ruleset<?, ?>> rulesets() {
            return null;
        }
    }

    /** Lists a hole. */
    public static final class ListsAHole implements RulesetProvider {
        @Override
        public List<? extends Ruleset<?, ?>> rulesets() {
            return Arrays.asList((Ruleset<?, ?>) null);
        }
    }

    /** Is no provider. */
    public static final class NoProvider {}

    /** The race under another name. */
    static final class Renamed implements Ruleset<Race.RacePosition, Race.RaceMove> {
        private final RulesetId id;

        Renamed(String game, String name) {
            id = RulesetId.of(game, name);
        }

        @Override
        public RulesetId id() {
            return id;
        }

        @Override
        public int version() {
            return 1;
        }

        @Override
        public String title() {
            return "Renamed";
        }

        @Override
        public Traits traits() {
            return Race.STANDARD.traits();
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
            return Race.STANDARD.actionCount();
        }

        @Override
        public int actionId(Race.RaceMove move) {
            return Race.STANDARD.actionId(move);
        }

        @Override
        public Race.RaceMove action(int id) {
            return Race.STANDARD.action(id);
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
        public Renamed with(java.util.Map<String, String> options) {
            return this;
        }
    }
}
