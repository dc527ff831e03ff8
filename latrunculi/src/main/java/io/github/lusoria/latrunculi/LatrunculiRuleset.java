package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Dossier;
import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.Repetition;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.RulesetId;
import io.github.lusoria.core.Traits;
import io.github.lusoria.core.WhenBlocked;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One reconstruction of Ludus Latrunculorum, listed or of one's own.
 *
 * <p>This class is immutable and thread-safe. Listed rulesets are found in {@link Latrunculi}; others derive from one by
 * {@link #with(LatrunculiRules)}. Two rulesets are equal when their ids are.
 */
public final class LatrunculiRuleset implements Ruleset<LatrunculiPosition, LatrunculiMove> {
    private final RulesetId id;
    private final String title;
    private final LatrunculiRules rules;
    private final LatrunculiRules listed;
    private final ActionTable actions;
    /** The engine for this size of board. */
    private final Engine engine;

    private LatrunculiRuleset(RulesetId listedId, String title, LatrunculiRules listed, LatrunculiRules rules) {
        this.id = listedId.withOptions(LatrunculiOptions.TABLE.changes(listed, rules));
        this.title = title;
        this.listed = listed;
        this.rules = rules;
        this.actions = new ActionTable(rules.ranks(), rules.files());
        this.engine = engine(rules);
    }

    private interface Engine {
        LatrunculiPosition position(LatrunculiRuleset ruleset, LatrunculiSetup setup);
    }

    /** One word a set of squares where the board fits, else three. */
    private static Engine engine(LatrunculiRules rules) {
        if (rules.ranks() <= BitBoard.MAX_SIZE && rules.files() <= BitBoard.MAX_SIZE) {
            BitRules bits = new BitRules(rules);
            return (ruleset, setup) -> BitPosition.of(ruleset, bits, setup);
        }
        WideRules wide = new WideRules(rules);
        return (ruleset, setup) -> WidePosition.of(ruleset, wide, setup);
    }

    static LatrunculiRuleset listed(RulesetId id, String title, LatrunculiRules rules) {
        return new LatrunculiRuleset(id, title, rules, rules);
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
    public LatrunculiRules definition() {
        return rules;
    }

    /** The rules of the listed ruleset that this one derives from. */
    LatrunculiRules listedDefinition() {
        return listed;
    }

    /**
     * Returns a ruleset of one's own that derives from the same listed ruleset.
     *
     * @param changed the rules
     * @return the ruleset, with an id that spells all options that differ from the listed ruleset
     */
    public LatrunculiRuleset with(LatrunculiRules changed) {
        return new LatrunculiRuleset(id.base(), title, listed, Objects.requireNonNull(changed, "changed"));
    }

    @Override
    public LatrunculiRuleset with(Map<String, String> options) {
        return with(LatrunculiOptions.TABLE.apply(rules, Objects.requireNonNull(options, "options")));
    }

    @Override
    public LatrunculiRuleset with(String option, String value) {
        Objects.requireNonNull(option, "option");
        return with(Map.of(option, Objects.requireNonNull(value, "value")));
    }

    @Override
    public List<Rule> rules() {
        return Rulebook.of(this);
    }

    @Override
    public Dossier dossier() {
        return Dossiers.of(this);
    }

    @Override
    public List<RuleOption> options() {
        return LatrunculiOptions.TABLE.describe(listed, rules);
    }

    @Override
    public Traits traits() {
        return new Traits(2, false, true, true, -1, 1, OptionalInt.empty());
    }

    @Override
    public Repetition repetition() {
        return ofPositions(rules.repetition());
    }

    /** What a rule says about positions that come again. */
    static Repetition ofPositions(LatrunculiRules.Repetition rule) {
        return switch (rule) {
            case NONE, NO_REVERSAL -> Repetition.NONE;
            case POSITIONAL_SUPERKO -> Repetition.POSITIONAL_SUPERKO;
            case SITUATIONAL_SUPERKO -> Repetition.SITUATIONAL_SUPERKO;
            case THREEFOLD_DRAW -> Repetition.THREEFOLD_DRAW;
        };
    }

    @Override
    public WhenBlocked<LatrunculiPosition, LatrunculiMove> whenBlocked(LatrunculiPosition position) {
        Objects.requireNonNull(position, "position");
        if (!position.ruleset().equals(this)) {
            throw new IllegalArgumentException("the position belongs to " + position.ruleset() + ", not to " + this);
        }
        if (repetition() == Repetition.NONE || repetition() == Repetition.THREEFOLD_DRAW) {
            return Ruleset.super.whenBlocked(position);
        }
        return rules.blocked() == LatrunculiRules.Blocked.PASS
                ? new WhenBlocked<>(Optional.of(LatrunculiMove.PASS), position.afterPass())
                : new WhenBlocked<>(Optional.empty(), position.lostByRepetition());
    }

    @Override
    public LatrunculiPosition initial() {
        LatrunculiSetup.Builder setup = LatrunculiSetup.builder(rules.ranks(), rules.files());
        if (rules.array().isPresent()) {
            PositionText.readBoard(rules.array().get(), rules.ranks(), rules.files())
                    .pieces()
                    .forEach(setup::put);
        } else {
            setup.phase(Phase.PLACE)
                    .hand(Side.WHITE, rules.men(), rules.duces())
                    .hand(Side.BLACK, rules.men(), rules.duces());
        }
        if (rules.quiet() > 0) {
            setup.quiet(0);
        }
        // an array can leave the first player without a move
        LatrunculiPosition start = engine.position(this, setup.build());
        boolean over = start.isBlocked() && rules.blocked() != LatrunculiRules.Blocked.PASS;
        return over ? start.lostByRepetition() : start;
    }

    /**
     * Returns the position that a setup describes.
     *
     * @param setup any pieces on this ruleset's board; their number is not limited to the ruleset's
     * @return the position
     * @throws InvalidSetupException naming every violation: a board of another size, a dux in a ruleset without, a trap
     *     mark without two free enemy guards, men in hand outside placement, a side to act with nothing in hand while
     *     the other still places, a phase that the ruleset does not have, quiet moves or last moves where the ruleset
     *     does not keep them, a side to act that is blocked where being blocked ends the game, or an end that is none of
     *     the ruleset's: another winner than the count or being blocked decides, a loser with more pieces than those at
     *     which he is reduced, a number of quiet moves that does not end the game, or one that does in a game that goes on
     */
    public LatrunculiPosition position(LatrunculiSetup setup) {
        List<Message> violations = SetupCheck.violations(Objects.requireNonNull(setup, "setup"), rules);
        if (!violations.isEmpty()) {
            throw new InvalidSetupException(violations);
        }
        LatrunculiPosition position = engine.position(this, setup);
        if (position.isBlocked() && rules.blocked() != LatrunculiRules.Blocked.PASS) {
            throw new InvalidSetupException(List.of(SetupCheck.blocked(setup.sideToAct())));
        }
        return position;
    }

    @Override
    public LatrunculiPosition parse(String text) {
        return position(PositionText.read(Objects.requireNonNull(text, "text"), rules));
    }

    @Override
    public LatrunculiMove parseMove(String text) {
        return MoveText.read(Objects.requireNonNull(text, "text"), rules).move();
    }

    @Override
    public int actionCount() {
        return actions.count();
    }

    @Override
    public int actionId(LatrunculiMove move) {
        return actions.id(Objects.requireNonNull(move, "move"));
    }

    @Override
    public LatrunculiMove action(int actionId) {
        return actions.move(actionId);
    }

    /**
     * Returns whether the other object is a ruleset of this module with an equal id.
     *
     * @param other any object
     * @return true if it is
     */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof LatrunculiRuleset that && id.equals(that.id));
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /**
     * Returns the canonical id.
     *
     * @return such as {@code latrunculi/schadler-2001}
     */
    @Override
    public String toString() {
        return id.toString();
    }
}
