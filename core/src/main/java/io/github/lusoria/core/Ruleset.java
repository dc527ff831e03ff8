package io.github.lusoria.core;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * One set of rules of a game: the source of its positions and the reader of its texts.
 *
 * <p>A ruleset is an immutable value. Two rulesets are equal when their {@linkplain #id() ids} are.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface Ruleset<P extends Position<P, M>, M extends Move> {
    /**
     * Returns the canonical id, which spells every option that differs from the listed ruleset.
     *
     * @return such as {@code latrunculi/schadler-2001} or {@code latrunculi/schadler-2001?men=20}
     */
    RulesetId id();

    /**
     * Returns the version of the rules. It is raised only when a set of legal moves, their order or an outcome changes.
     *
     * @return the version, from 1
     */
    int version();

    /**
     * Returns the name of the ruleset for people.
     *
     * @return such as {@code Ludus Latrunculorum (Schädler 2001)}
     */
    String title();

    /**
     * Returns facts about the game: seats, chance, payoffs, length.
     *
     * @return the facts
     */
    Traits traits();

    /**
     * Returns the rulebook: every rule that this ruleset applies, with its evidence and sources.
     *
     * <p>Every rule that a refusal, an event or an ending of this ruleset points to is there, and every option has a rule
     * that names its value. Computed when asked; nothing on the way of play needs it.
     *
     * @return the rules, in an order that a reader can follow, each id once
     */
    List<Rule> rules();

    /**
     * Returns one rule of the rulebook.
     *
     * @param id the name of a rule
     * @return the rule, or empty if this ruleset has none of this name
     */
    default Optional<Rule> rule(RuleId id) {
        Objects.requireNonNull(id, "id");
        return rules().stream().filter(rule -> rule.id().equals(id)).findFirst();
    }

    /**
     * Returns what is known about the ruleset as a whole.
     *
     * @return names, period, place, sources
     */
    Dossier dossier();

    /**
     * Returns what the rules say about positions that come again. Where it is not {@link Repetition#NONE}, the legal
     * moves of a position are those before its past is considered.
     *
     * @return the rule of repetition
     */
    default Repetition repetition() {
        return Repetition.NONE;
    }

    /**
     * Returns what happens to a player who has legal moves in a position, all of which the rule of repetition forbids.
     * {@link Game} asks after every ply, before it knows whether that is so.
     *
     * @param position the position, in which a player is to act
     * @return a pass that he has to make, or the end of the game
     * @throws IllegalStateException if this ruleset has no rule of repetition that forbids moves
     */
    default WhenBlocked<P, M> whenBlocked(P position) {
        Objects.requireNonNull(position, "position");
        throw new IllegalStateException("the ruleset " + id() + " forbids no move for repetition: " + position);
    }

    /**
     * Returns the position that every game of this ruleset starts from unless it says otherwise.
     *
     * @return the initial position
     */
    P initial();

    /**
     * Reads a position from its canonical text.
     *
     * @param text the text, as {@code toString} of a position writes it
     * @return the position
     * @throws NotationException if the text is not of the documented form
     * @throws InvalidSetupException if it is, but describes no position of this ruleset
     */
    P parse(String text);

    /**
     * Reads a move from its text, without a position.
     *
     * @param text the text, as {@code toString} of a move writes it
     * @return the move
     * @throws NotationException if the text is no move of this game
     */
    M parseMove(String text);

    /**
     * Returns the number of actions, the moves that can be written for this ruleset's board.
     *
     * @return the number, at least 1
     */
    int actionCount();

    /**
     * Returns the number of an action, stable between versions.
     *
     * @param move any move of the game
     * @return the number, from 0 to {@link #actionCount()} - 1
     * @throws IllegalArgumentException if the move cannot be written for this ruleset's board
     */
    int actionId(M move);

    /**
     * Returns the action with a number.
     *
     * @param id the number
     * @return the move, legal or not, such that {@code actionId} of it is the number
     * @throws IndexOutOfBoundsException if there is no such action
     */
    M action(int id);

    /**
     * Returns the choices that this ruleset leaves open, with their values.
     *
     * @return the options, in a stable order
     */
    List<RuleOption> options();

    /**
     * Returns this ruleset with other values for some options.
     *
     * @param options values by key, as ids write them
     * @return the ruleset, with an id that spells all options that differ from the listed ruleset
     * @throws InvalidRulesetException naming every unknown key, unreadable value and contradiction
     */
    Ruleset<P, M> with(Map<String, String> options);

    /**
     * Returns this ruleset with another value for one option.
     *
     * @param option the key
     * @param value the value, as ids write it
     * @return the ruleset
     * @throws InvalidRulesetException if there is no such option, the value is unreadable, or it contradicts others
     */
    default Ruleset<P, M> with(String option, String value) {
        return with(Map.of(Objects.requireNonNull(option, "option"), Objects.requireNonNull(value, "value")));
    }
}
