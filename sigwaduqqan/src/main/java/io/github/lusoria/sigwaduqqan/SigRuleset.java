package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.Dossier;
import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.RulesetId;
import io.github.lusoria.core.Traits;
import io.github.lusoria.core.internal.Bounds;
import io.github.lusoria.core.internal.Scanner;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One reading of Sig wa Duqqan, listed or of one's own.
 *
 * <p>This class is immutable and thread-safe. Listed rulesets are found in {@link SigWaDuqqan}; others derive from one by
 * {@link #with(SigRules)} or {@link #withPlayers(int)}. Two rulesets are equal when their ids are.
 *
 * <p>No number bounds the length of a game, but in every listed ruleset, with any number of players and any sticks, it
 * ends with probability 1, from every position. Proof: sig after sig keeps the throw, and takes the piece of the player
 * who throws, even one that is being dragged, to the Ka'aba in at most 1 + 13 + 8 + 4 throws; so many sigs and then a 3
 * are at most 27 throws, after which he is home and the next player throws. A 3 may move the Ghoula, which can undo what
 * players who have yet to throw had gained, or lose them, but cannot touch those at home. After one such round everyone
 * who is not lost is home. That ends the games of {@code text} and {@code evidence}. In {@code ludii} the Ghoula has then
 * nobody to catch, and at most five more throws of 3 lead it to the fifteenth square, on which it stands alone, if it did
 * not bury all players but one before. So from every position one sequence of at most 27 n + 5 throws, for n players,
 * ends the game; its probability is at least the {@code 27 n + 5}th power of the least of the five throws' probabilities,
 * which is not 0. A game that goes on for ever would have to miss such a chance infinitely often, which has probability 0.
 */
public final class SigRuleset implements Ruleset<SigPosition, StickThrow> {
    private final RulesetId id;
    private final String title;
    private final SigRules rules;
    private final SigRules listed;
    private final PlayTables tables;

    private SigRuleset(RulesetId listedId, String title, SigRules listed, SigRules rules) {
        this.id = listedId.withOptions(SigOptions.TABLE.changes(listed, rules));
        this.title = title;
        this.listed = listed;
        this.rules = rules;
        this.tables = new PlayTables(rules);
    }

    static SigRuleset listed(RulesetId id, String title, SigRules rules) {
        return new SigRuleset(id, title, rules, rules);
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
    public SigRules definition() {
        return rules;
    }

    /**
     * Returns a ruleset of one's own that derives from the same listed ruleset.
     *
     * @param changed the rules
     * @return the ruleset, with an id that spells all options that differ from the listed ruleset
     */
    public SigRuleset with(SigRules changed) {
        return new SigRuleset(id.base(), title, listed, Objects.requireNonNull(changed, "changed"));
    }

    /**
     * Returns this ruleset for another number of players.
     *
     * @param players the number, 2 to {@value SigRules#MOST_PLAYERS}
     * @return the ruleset
     * @throws io.github.lusoria.core.InvalidRulesetException if the number is outside its range
     */
    public SigRuleset withPlayers(int players) {
        return with(rules.toBuilder().players(players).build());
    }

    @Override
    public SigRuleset with(Map<String, String> options) {
        return with(SigOptions.TABLE.apply(rules, Objects.requireNonNull(options, "options")));
    }

    @Override
    public SigRuleset with(String option, String value) {
        Objects.requireNonNull(option, "option");
        return with(Map.of(option, Objects.requireNonNull(value, "value")));
    }

    @Override
    public List<Rule> rules() {
        return SigRulebook.of(listed, rules);
    }

    @Override
    public Dossier dossier() {
        return SigDossier.of(this);
    }

    @Override
    public List<RuleOption> options() {
        return SigOptions.TABLE.describe(listed, rules);
    }

    /**
     * Returns facts about the game. The payoffs are 1 for everyone who wins, several players perhaps, and 0 for the
     * others; no number bounds the length of a game.
     *
     * @return the facts
     */
    @Override
    public Traits traits() {
        return new Traits(rules.players(), true, true, false, 0, 1, OptionalInt.empty());
    }

    @Override
    public SigPosition initial() {
        boolean isOffBoard = rules.ghoulaStart() == SigRules.GhoulaStart.OFF_BOARD;
        return position(SigSetup.builder(rules.players())
                .ghoula(isOffBoard ? 0 : Track.START)
                .build());
    }

    /**
     * Returns the position that a setup describes. It need not be one that games reach.
     *
     * @param setup the setup
     * @return the position
     * @throws InvalidSetupException naming every violation: another number of players, sigs where this ruleset counts
     *     none, somebody dragged away from the Ghoula or not dragged beside it against the rules, an order of arrival
     *     that is none, the Ghoula where it cannot be, all players lost, a lost player to throw, somebody to throw in a
     *     game that is over or nobody in one that is not
     */
    public SigPosition position(SigSetup setup) {
        List<Message> violations = SetupCheck.violations(Objects.requireNonNull(setup, "setup"), rules);
        if (!violations.isEmpty()) {
            throw new InvalidSetupException(violations);
        }
        return SigPosition.of(this, setup);
    }

    @Override
    public SigPosition parse(String text) {
        return position(PositionText.read(Objects.requireNonNull(text, "text"), rules.players()));
    }

    @Override
    public StickThrow parseMove(String text) {
        Scanner in = new Scanner(Objects.requireNonNull(text, "text"));
        for (StickThrow each : StickThrow.all()) {
            if (in.skip(each.toString().charAt(0))) {
                in.end();
                return each;
            }
        }
        throw in.fail("a throw: 0, 1, 3, 4 or 6");
    }

    @Override
    public int actionCount() {
        return StickThrow.all().size();
    }

    @Override
    public int actionId(StickThrow move) {
        return Objects.requireNonNull(move, "move").index();
    }

    @Override
    public StickThrow action(int actionId) {
        return StickThrow.all().get(Bounds.actionId(actionId, actionCount()));
    }

    /** The rules in the form that positions compute with. */
    PlayTables tables() {
        return tables;
    }

    /**
     * Returns whether the other object is a ruleset of this module with an equal id.
     *
     * @param other any object
     * @return true if it is
     */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof SigRuleset that && id.equals(that.id));
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /**
     * Returns the canonical id.
     *
     * @return such as {@code sigwaduqqan/houmt-al-arbah}
     */
    @Override
    public String toString() {
        return id.toString();
    }
}
