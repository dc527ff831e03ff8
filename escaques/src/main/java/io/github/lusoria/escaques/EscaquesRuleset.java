package io.github.lusoria.escaques;

import io.github.lusoria.core.Dossier;
import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.RulesetId;
import io.github.lusoria.core.Traits;
import io.github.lusoria.core.internal.Elements;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One reading of Los Escaques, listed or of one's own.
 *
 * <p>This class is immutable and thread-safe. Listed rulesets are found in {@link Escaques}; others derive from one by
 * {@link #with(EscaquesRules)}. Two rulesets are equal when their ids are.
 */
public final class EscaquesRuleset implements Ruleset<EscaquesPosition, EscaquesMove> {
    private final RulesetId id;
    private final String title;
    private final EscaquesRules rules;
    private final EscaquesRules listed;
    private final Kernel kernel;

    private EscaquesRuleset(RulesetId listedId, String title, EscaquesRules listed, EscaquesRules rules) {
        this.id = listedId.withOptions(EscaquesOptions.TABLE.changes(listed, rules));
        this.title = title;
        this.listed = listed;
        this.rules = rules;
        this.kernel = new Kernel(rules);
    }

    static EscaquesRuleset listed(RulesetId id, String title, EscaquesRules rules) {
        return new EscaquesRuleset(id, title, rules, rules);
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
        return title;
    }

    /**
     * Returns everything that this ruleset decides.
     *
     * @return the rules as options
     */
    public EscaquesRules definition() {
        return rules;
    }

    /**
     * Returns a ruleset of one's own that derives from the same listed ruleset.
     *
     * @param changed the rules
     * @return the ruleset, with an id that spells all options that differ from the listed ruleset
     */
    public EscaquesRuleset with(EscaquesRules changed) {
        return new EscaquesRuleset(id.base(), title, listed, Objects.requireNonNull(changed, "changed"));
    }

    @Override
    public EscaquesRuleset with(Map<String, String> options) {
        return with(EscaquesOptions.TABLE.apply(rules, Objects.requireNonNull(options, "options")));
    }

    /**
     * Returns this ruleset with another value for one option.
     *
     * @param option the key
     * @param value the value, as ids write it
     * @return the ruleset
     * @throws InvalidRulesetException if there is no such option, the value is unreadable, or it contradicts others, as
     *     {@code end=SCORE_TARGET} does without a target: give both at once by {@link #with(Map)}
     */
    @Override
    public EscaquesRuleset with(String option, String value) {
        Objects.requireNonNull(option, "option");
        return with(Map.of(option, Objects.requireNonNull(value, "value")));
    }

    @Override
    public List<Rule> rules() {
        return EscaquesRulebook.of(listed, rules);
    }

    @Override
    public Dossier dossier() {
        return EscaquesDossier.of(this);
    }

    @Override
    public List<RuleOption> options() {
        return EscaquesOptions.TABLE.describe(listed, rules);
    }

    /**
     * Returns facts about the game.
     *
     * <p>The payoffs of every outcome add up to 0 where points are transferred between seats that start with 0. The bounds
     * of payoffs are safe for set-ups too, not tight. The longest game counts seven throws for the planets and one a turn,
     * with the option {@link EscaquesRules.ThrowUse#UP_TO} two; without a round limit no number bounds it.
     *
     * @return the facts
     */
    @Override
    public Traits traits() {
        ScoreBounds bounds = new ScoreBounds(rules);
        boolean zeroSum = rules.payment() == EscaquesRules.Payment.TRANSFER && rules.initialScore() == 0;
        int turnPlies = kernel.choosesAdvance ? 2 : 1;
        OptionalInt longestGame = rules.rounds() == 0
                ? OptionalInt.empty()
                : OptionalInt.of(Planet.COUNT + Planet.COUNT * rules.rounds() * turnPlies);
        return new Traits(Planet.COUNT, true, true, zeroSum, bounds.least(), bounds.most(), longestGame);
    }

    /**
     * Returns the position before the first throw for a planet.
     *
     * @return the initial position
     */
    @Override
    public EscaquesPosition initial() {
        return initial(List.of());
    }

    /**
     * Returns the position in which the first seats have their planets without having thrown for them.
     *
     * @param assignment the planets of seat 1, seat 2 ...; the other seats throw, and when all seven are given, seat 1
     *     begins the first round
     * @return the position
     * @throws InvalidSetupException if a planet is given twice
     * @throws IndexOutOfBoundsException if there are more planets than seats
     */
    public EscaquesPosition initial(List<Planet> assignment) {
        EscaquesSetup.Builder setup = EscaquesSetup.builder().assign(Elements.copyOf(assignment, "assignment"));
        for (Planet planet : Planet.values()) {
            setup.put(planet, rules.startOf(planet)).score(planet.face(), rules.initialScore());
        }
        return position(setup.build());
    }

    /**
     * Returns the position that a setup describes.
     *
     * @param setup any planets on this ruleset's rings
     * @return the position
     * @throws InvalidSetupException naming every violation: a space that a planet's ring does not have, a planet of two
     *     seats, a seat that has a planet before an earlier one, another seat to throw than the first without a planet, a
     *     score beyond what {@link EscaquesSetup#MAX_HANDICAP} or {@link EscaquesSetup#SCORE_LIMIT} allow, scores that do
     *     not add up to their start where every point is paid by a seat, rounds where none are counted or more than
     *     agreed, a throw where the ruleset leaves no choice, or a seat to act exactly when the game is over
     */
    public EscaquesPosition position(EscaquesSetup setup) {
        Objects.requireNonNull(setup, "setup");
        List<Message> violations = SetupCheck.violations(setup, rules);
        if (!violations.isEmpty()) {
            throw new InvalidSetupException(violations);
        }
        return EscaquesPosition.of(this, setup);
    }

    @Override
    public EscaquesPosition parse(String text) {
        return position(PositionText.read(Objects.requireNonNull(text, "text"), rules));
    }

    @Override
    public EscaquesMove parseMove(String text) {
        return Actions.read(Objects.requireNonNull(text, "text"));
    }

    /**
     * Returns the number of actions: the throws 1 to 7 and the advances +1 to +7, whether or not the ruleset has a choice.
     *
     * @return 14
     */
    @Override
    public int actionCount() {
        return Actions.COUNT;
    }

    @Override
    public int actionId(EscaquesMove move) {
        return Actions.id(Objects.requireNonNull(move, "move"));
    }

    @Override
    public EscaquesMove action(int actionId) {
        return Actions.of(actionId);
    }

    /** The rules in the form that the engine computes with. */
    Kernel kernel() {
        return kernel;
    }

    /**
     * Returns whether the other object is a ruleset of this module with an equal id.
     *
     * @param other any object
     * @return true if it is
     */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof EscaquesRuleset that && id.equals(that.id));
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /**
     * Returns the canonical id.
     *
     * @return such as {@code escaques/alfonso}
     */
    @Override
    public String toString() {
        return id.toString();
    }
}
