package io.github.lusoria.core.internal;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Evidence;
import java.util.List;

/**
 * One way in which a point of a game's rules is read. A {@link RulebookWriter} makes the rule out of the one in force, and
 * alternatives out of the others.
 *
 * @param statement what the rule then says
 * @param evidence how well it is known
 * @param citations where it is read so, or is not
 * @param reason who reads it so and why; may be empty
 * @param options the options that choose it, such as {@code entry=SAFE}; empty where none does
 * @param companions other options without which those would contradict the rest
 * @param isFree whether the sources leave the choice to the players, so that choosing is no departure from them
 */
public record Reading(
        String statement,
        Evidence evidence,
        List<Citation> citations,
        String reason,
        List<String> options,
        List<String> companions,
        boolean isFree) {
    /**
     * Creates a reading.
     *
     * @param statement what the rule then says
     * @param evidence how well it is known
     * @param citations where it is read so; the list is copied
     * @param reason who reads it so and why
     * @param options the options that choose it; the list is copied
     * @param companions other options that they need; the list is copied
     * @param isFree whether the sources leave the choice to the players
     */
    public Reading {
        citations = List.copyOf(citations);
        options = List.copyOf(options);
        companions = List.copyOf(companions);
    }

    /**
     * Returns a reading that this library assumes and no option chooses.
     *
     * @param statement what the rule then says
     * @return the reading
     */
    public static Reading of(String statement) {
        return new Reading(statement, Evidence.ASSUMED, List.of(), "", List.of(), List.of(), false);
    }

    /**
     * Returns this reading with its evidence.
     *
     * @param value how well it is known
     * @param sources where it is read so
     * @return the reading
     */
    public Reading evidence(Evidence value, Citation... sources) {
        return new Reading(statement, value, List.of(sources), reason, options, companions, isFree);
    }

    /**
     * Returns this reading with its reason.
     *
     * @param words who reads it so and why
     * @return the reading
     */
    public Reading because(String words) {
        return new Reading(statement, evidence, citations, words, options, companions, isFree);
    }

    /**
     * Returns this reading as one that options choose.
     *
     * @param values such as {@code entry=SAFE}
     * @return the reading
     */
    public Reading when(String... values) {
        return new Reading(statement, evidence, citations, reason, List.of(values), companions, isFree);
    }

    /**
     * Returns this reading as one that other options have to be chosen with.
     *
     * @param values such as {@code entry=SAFE}; those that a ruleset has already are not told
     * @return the reading
     */
    public Reading with(String... values) {
        return new Reading(statement, evidence, citations, reason, options, List.of(values), isFree);
    }

    /**
     * Returns this reading as one of those between which the sources let the players choose.
     *
     * @return the reading
     */
    public Reading free() {
        return new Reading(statement, evidence, citations, reason, options, companions, true);
    }

    /** The sources that speak for it, which alone count where another reading is in force. */
    List<Citation> support() {
        return citations.stream()
                .filter(citation -> citation.bearing() == Citation.Bearing.SUPPORTS)
                .toList();
    }
}
