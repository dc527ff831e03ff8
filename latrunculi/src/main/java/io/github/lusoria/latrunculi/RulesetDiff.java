package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.latrunculi.LatrunculiRules.Placement;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * How two rulesets of one board differ: in which options, and in which position a player would notice.
 *
 * <pre>{@code
 * RulesetDiff diff = RulesetDiff.between(Latrunculi.schadler1994(), Latrunculi.schadler2001());
 * System.out.print(diff.text());
 * }</pre>
 *
 * <p>The {@linkplain #witness() witness} is found by search, so it is real, but it is not proved to be the smallest, and
 * none found does not mean that there is none. No single piece can be taken away from it. Which one is found depends on
 * the two rulesets, the seed and the budget and on nothing else.
 */
public final class RulesetDiff {
    /** The seed where none is given. */
    public static final long DEFAULT_SEED = 1;

    /** How many positions are tried where no number is given. */
    public static final int DEFAULT_POSITIONS = 20_000;

    private final LatrunculiRuleset first;
    private final LatrunculiRuleset second;
    private final List<Option> options;
    private final Optional<Witness> witness;
    private final int positions;

    private RulesetDiff(LatrunculiRuleset first, LatrunculiRuleset second, long seed, int budget) {
        this.first = first;
        this.second = second;
        options = differing(first, second);
        RulesetPair pair = new RulesetPair(first, second);
        Optional<Witness> found = Optional.empty();
        int tried = 0;
        int compared = 0;
        if (hasOption(Scope.POSITION)) {
            WitnessSearch search = new WitnessSearch(pair, seed, budget);
            found = search.find();
            tried = search.tried();
            compared = search.compared();
        }
        if (found.isEmpty() && hasOption(Scope.GAME)) {
            RepetitionSearch search = new RepetitionSearch(pair, seed, budget - tried);
            found = search.find();
            compared += search.compared();
        }
        witness = found;
        positions = compared;
    }

    /** Where a difference in an option can be seen. */
    public enum Scope {
        /** In a position: its moves or what they do. */
        POSITION,
        /** In a game only, as it is about positions that come again. */
        GAME,
        /** In what a game starts from only: no position that both rulesets know is played differently for it. */
        START
    }

    /**
     * An option in which the rulesets differ.
     *
     * @param name the key, as ids write it
     * @param first the first ruleset's value
     * @param second the second ruleset's value
     * @param scope where the difference can be seen
     */
    public record Option(String name, String first, String second, Scope scope) {
        /**
         * Creates an option.
         *
         * @param name the key
         * @param first the first ruleset's value
         * @param second the second ruleset's value
         * @param scope where the difference can be seen
         */
        public Option {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(first, "first");
            Objects.requireNonNull(second, "second");
            Objects.requireNonNull(scope, "scope");
        }
    }

    /**
     * A rule in which the rulesets differ.
     *
     * @param id the name of the rule
     * @param first what the first ruleset says; empty if it has no such rule
     * @param second what the second ruleset says; empty if it has no such rule
     */
    public record RuleDifference(RuleId id, Optional<Rule> first, Optional<Rule> second) {
        /**
         * Creates a difference.
         *
         * @param id the name of the rule
         * @param first what the first ruleset says
         * @param second what the second ruleset says
         */
        public RuleDifference {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(first, "first");
            Objects.requireNonNull(second, "second");
        }
    }

    /**
     * Compares two rulesets with the default seed and budget.
     *
     * @param first the one
     * @param second the other
     * @return how they differ
     * @throws IllegalArgumentException if their boards are not of one size
     */
    public static RulesetDiff between(LatrunculiRuleset first, LatrunculiRuleset second) {
        return between(first, second, DEFAULT_SEED, DEFAULT_POSITIONS);
    }

    /**
     * Compares two rulesets.
     *
     * @param first the one
     * @param second the other
     * @param seed the seed of the search, any number
     * @param positions how many positions the search tries before it gives up, at least 0. Those count too that turn out
     *     to be positions of only one of the rulesets or of neither; to make what it found smaller it looks at some more.
     *     A difference in the rule of repetition alone is looked for in short games of a few pieces; there are so few of
     *     them that the search may end long before
     * @return how they differ
     * @throws IllegalArgumentException if their boards are not of one size, or the number is negative
     */
    public static RulesetDiff between(LatrunculiRuleset first, LatrunculiRuleset second, long seed, int positions) {
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(second, "second");
        if (positions < 0) {
            throw new IllegalArgumentException("the number of positions is negative: " + positions);
        }
        LatrunculiRules one = first.definition();
        LatrunculiRules other = second.definition();
        if (one.ranks() != other.ranks() || one.files() != other.files()) {
            throw new IllegalArgumentException("rulesets are compared on one board, and " + first + " has "
                    + one.ranks() + " ranks and " + one.files() + " files, " + second + " " + other.ranks() + " and "
                    + other.files());
        }
        return new RulesetDiff(first, second, seed, positions);
    }

    private static List<Option> differing(LatrunculiRuleset first, LatrunculiRuleset second) {
        List<RuleOption> others = second.options();
        List<Option> differing = new ArrayList<>();
        for (RuleOption option : first.options()) {
            String other = others.stream()
                    .filter(each -> each.name().equals(option.name()))
                    .findFirst()
                    .orElseThrow()
                    .value();
            if (!option.value().equals(other)) {
                Scope scope = scope(option.name(), first.definition(), second.definition());
                differing.add(new Option(option.name(), option.value(), other, scope));
            }
        }
        return List.copyOf(differing);
    }

    private static Scope scope(String option, LatrunculiRules first, LatrunculiRules second) {
        return switch (option) {
            // a dux that one ruleset does not know stands in no position of both
            case "men", "duces", "array" -> Scope.START;
            case "placement", "barred" ->
                first.placement() == Placement.ARRAY || second.placement() == Placement.ARRAY
                        ? Scope.START
                        : Scope.POSITION;
            case "repetition" ->
                first.repetition() == Repetition.NO_REVERSAL || second.repetition() == Repetition.NO_REVERSAL
                        ? Scope.POSITION
                        : Scope.GAME;
            default -> Scope.POSITION;
        };
    }

    private boolean hasOption(Scope scope) {
        return options.stream().anyMatch(option -> option.scope() == scope);
    }

    /**
     * Returns the first ruleset.
     *
     * @return the ruleset
     */
    public LatrunculiRuleset first() {
        return first;
    }

    /**
     * Returns the second ruleset.
     *
     * @return the ruleset
     */
    public LatrunculiRuleset second() {
        return second;
    }

    /**
     * Returns the options in which the rulesets differ.
     *
     * @return the options, in the order of {@link LatrunculiRuleset#options()}; empty for equal rules
     */
    public List<Option> options() {
        return options;
    }

    /**
     * Returns the rules that say something else, with their sources. Rules that say the same on other evidence are not
     * among them.
     *
     * @return the rules, in the order of the first ruleset's rulebook, then those that only the second has
     */
    public List<RuleDifference> rules() {
        List<RuleDifference> differing = new ArrayList<>();
        List<Rule> others = second.rules();
        for (Rule rule : first.rules()) {
            Optional<Rule> other = find(others, rule);
            if (other.isEmpty() || !other.get().statement().equals(rule.statement())) {
                differing.add(new RuleDifference(rule.id(), Optional.of(rule), other));
            }
        }
        List<Rule> ours = first.rules();
        for (Rule rule : others) {
            if (find(ours, rule).isEmpty()) {
                differing.add(new RuleDifference(rule.id(), Optional.empty(), Optional.of(rule)));
            }
        }
        return List.copyOf(differing);
    }

    private static Optional<Rule> find(List<Rule> rules, Rule wanted) {
        return rules.stream().filter(rule -> rule.id().equals(wanted.id())).findFirst();
    }

    /**
     * Returns the smallest position that was found in which the rulesets differ; where they differ only in what they say
     * of repetition, a short game.
     *
     * @return the witness, or empty if there can be none or none was found
     */
    public Optional<Witness> witness() {
        return witness;
    }

    /**
     * Returns how many positions the search compared: positions of both rulesets in which it looked for a difference, and
     * the ends of short games where the rule of repetition is all that differs. What was looked at to make a finding smaller
     * does not count.
     *
     * @return the number, 0 if no position can show a difference; at most that of the positions to try
     */
    public int positions() {
        return positions;
    }

    /**
     * Returns all of it for people: the options, the witness drawn, what each ruleset allows and why the other does not, and
     * the rules that differ with their sources.
     * It is no notation and may change between versions.
     *
     * @return lines of text, each ended by a line feed
     */
    public String text() {
        return new DiffText(this).text();
    }

    /**
     * Returns the two ids and the options that differ.
     *
     * @return one line
     */
    @Override
    public String toString() {
        return first + " and " + second + ": " + options;
    }
}
