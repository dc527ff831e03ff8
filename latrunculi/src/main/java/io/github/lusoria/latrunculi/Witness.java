package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.internal.Elements;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One set-up under two rulesets, and what differs there: moves that only one of them allows, and moves of both that lead
 * to something else.
 *
 * <p>The two positions hold the same pieces, traps, hands and turn. Their texts can differ in form, as only one ruleset
 * may count quiet moves, keep last moves or tell apart by which pairs a piece is trapped.
 *
 * @param first the set-up under the first ruleset
 * @param second the set-up under the second ruleset
 * @param line the moves played from there before anything differs; empty but for differences in repetition
 * @param firstOnly the moves that only the first ruleset allows then
 * @param secondOnly the moves that only the second ruleset allows then
 * @param changed the moves that both allow and that have different effects
 */
public record Witness(
        LatrunculiPosition first,
        LatrunculiPosition second,
        List<LatrunculiMove> line,
        List<Only> firstOnly,
        List<Only> secondOnly,
        List<Changed> changed) {
    /**
     * Creates a witness.
     *
     * @param first the set-up under the first ruleset
     * @param second the set-up under the second ruleset
     * @param line the moves played from there; the list is copied
     * @param firstOnly the moves that only the first ruleset allows; the list is copied
     * @param secondOnly the moves that only the second ruleset allows; the list is copied
     * @param changed the moves that have different effects; the list is copied
     */
    public Witness {
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(second, "second");
        line = Elements.copyOf(line, "line");
        firstOnly = Elements.copyOf(firstOnly, "firstOnly");
        secondOnly = Elements.copyOf(secondOnly, "secondOnly");
        changed = Elements.copyOf(changed, "changed");
    }

    /**
     * A move that one ruleset allows and the other does not.
     *
     * @param move the move
     * @param refusal why the other ruleset refuses it
     */
    public record Only(LatrunculiMove move, Legality.Illegal refusal) {
        /**
         * Creates the finding.
         *
         * @param move the move
         * @param refusal why the other ruleset refuses it
         */
        public Only {
            Objects.requireNonNull(move, "move");
            Objects.requireNonNull(refusal, "refusal");
        }
    }

    /**
     * A move that both rulesets allow and that leads to something else.
     *
     * @param move the move
     * @param first what it does under the first ruleset
     * @param second what it does under the second ruleset
     */
    public record Changed(LatrunculiMove move, Effect first, Effect second) {
        /**
         * Creates the finding.
         *
         * @param move the move
         * @param first what it does under the first ruleset
         * @param second what it does under the second ruleset
         */
        public Changed {
            Objects.requireNonNull(move, "move");
            Objects.requireNonNull(first, "first");
            Objects.requireNonNull(second, "second");
        }
    }

    /**
     * What a move does under one ruleset.
     *
     * @param position the position after it
     * @param events what it made happen
     * @param outcome how the game ended by it, if it did
     */
    public record Effect(LatrunculiPosition position, List<LatrunculiEvent> events, Optional<Outcome> outcome) {
        /**
         * Creates the effect.
         *
         * @param position the position after the move
         * @param events what it made happen; the list is copied
         * @param outcome how the game ended by it, if it did
         */
        public Effect {
            Objects.requireNonNull(position, "position");
            events = Elements.copyOf(events, "events");
            Objects.requireNonNull(outcome, "outcome");
        }
    }

    /** Whether anything differs. */
    boolean isDifference() {
        return differences() > 0;
    }

    /** The number of moves in which something differs. */
    int differences() {
        return firstOnly.size() + secondOnly.size() + changed.size();
    }
}
