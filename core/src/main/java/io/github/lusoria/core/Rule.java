package io.github.lusoria.core;

import io.github.lusoria.core.internal.Elements;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;

/**
 * One rule of a ruleset: what it says, how well it is known, and where.
 *
 * <p>The id is stable and the same in every ruleset of the game that has a rule about this; the statement is that of one
 * ruleset. All texts are of one line. Two rules are equal when all parts are.
 *
 * @param id the name that refusals, events and endings point to
 * @param title a few words
 * @param statement the rule in our own words, one or more sentences
 * @param evidence how well it is known
 * @param citations the sources, the weightiest first; also of texts that are silent or say otherwise
 * @param reading who reads the evidence so and why, and where it is silent; may be empty
 * @param alternatives other ways in which the rule is or can be read
 * @param options the options it follows from with their values, such as {@code entry=SAFE}, in the ruleset's order;
 *     empty for a rule that no option changes
 */
public record Rule(
        RuleId id,
        String title,
        String statement,
        Evidence evidence,
        List<Citation> citations,
        String reading,
        List<Alternative> alternatives,
        List<String> options) {

    /**
     * Another way in which a rule is or can be read.
     *
     * @param statement what the rule would be
     * @param options the options that choose it, such as {@code entry=SAFE}; empty where none does
     * @param citations what sources say of it, each with its bearing
     */
    public record Alternative(String statement, List<String> options, List<Citation> citations) {
        /**
         * Creates an alternative.
         *
         * @param statement what the rule would be
         * @param options the options that choose it; the list is copied
         * @param citations what sources say of it; the list is copied
         * @throws IllegalArgumentException if the statement is empty or not of one line, or an option is not of the form
         *     {@code key=value} or comes twice
         */
        public Alternative {
            RulebookText.requireText(statement, "statement");
            options = requireOptions(options);
            citations = Elements.copyOf(citations, "citations");
        }
    }

    /**
     * Creates a rule. {@link #builder} reads better.
     *
     * @param id the name
     * @param title a few words
     * @param statement the rule in our own words
     * @param evidence how well it is known
     * @param citations the sources; the list is copied
     * @param reading who reads the evidence so and why; may be empty
     * @param alternatives other ways in which it can be read; the list is copied
     * @param options the options it follows from; the list is copied
     * @throws IllegalArgumentException if title or statement is empty, a text is not of one line, or an option is not of
     *     the form {@code key=value} or comes twice
     */
    public Rule {
        Objects.requireNonNull(id, "id");
        RulebookText.requireText(title, "title");
        RulebookText.requireText(statement, "statement");
        Objects.requireNonNull(evidence, "evidence");
        citations = Elements.copyOf(citations, "citations");
        RulebookText.requireLine(reading, "reading");
        alternatives = Elements.copyOf(alternatives, "alternatives");
        options = requireOptions(options);
    }

    private static List<String> requireOptions(List<String> options) {
        List<String> copy = Elements.copyOf(options, "options");
        for (String option : copy) {
            int equals = option.indexOf('=');
            if (equals < 1 || equals == option.length() - 1) {
                throw new IllegalArgumentException("not an option and its value: " + Excerpt.of(option));
            }
            RulebookText.requireLine(option, "option");
        }
        if (new LinkedHashSet<>(copy).size() < copy.size()) {
            throw new IllegalArgumentException("an option comes twice: " + copy);
        }
        return copy;
    }

    /**
     * Returns a builder of a rule that this library assumes, until {@link Builder#evidence} says otherwise.
     *
     * @param id the name
     * @param title a few words
     * @param statement the rule in our own words
     * @return a new builder
     */
    public static Builder builder(RuleId id, String title, String statement) {
        return new Builder(id, title, statement);
    }

    /**
     * Returns a builder that holds the parts of this rule.
     *
     * @return a new builder
     */
    public Builder toBuilder() {
        Builder builder = new Builder(id, title, statement);
        builder.evidence = evidence;
        builder.citations.addAll(citations);
        builder.reading = reading;
        builder.alternatives.addAll(alternatives);
        builder.options.addAll(options);
        return builder;
    }

    /**
     * Returns whether the rule has a citation that supports it.
     *
     * @return true if it has
     */
    public boolean hasSource() {
        return citations.stream().anyMatch(citation -> citation.bearing() == Citation.Bearing.SUPPORTS);
    }

    /**
     * Returns id and statement.
     *
     * @return such as {@code sigwaduqqan.start: Everybody starts on square 1, the Ghoula's house.}
     */
    @Override
    public String toString() {
        return id + ": " + statement;
    }

    /** Describes a rule step by step. Not safe to share between threads. */
    public static final class Builder {
        private final RuleId id;
        private final String title;
        private final List<Citation> citations = new ArrayList<>();
        private final List<Alternative> alternatives = new ArrayList<>();
        private final List<String> options = new ArrayList<>();
        private String statement;
        private Evidence evidence = Evidence.ASSUMED;
        private String reading = "";

        private Builder(RuleId id, String title, String statement) {
            this.id = Objects.requireNonNull(id, "id");
            this.title = Objects.requireNonNull(title, "title");
            this.statement = Objects.requireNonNull(statement, "statement");
        }

        /**
         * Sets the statement.
         *
         * @param words the rule in our own words
         * @return this builder
         */
        public Builder statement(String words) {
            statement = Objects.requireNonNull(words, "words");
            return this;
        }

        /**
         * Sets how well the rule is known, and adds the sources.
         *
         * @param value how well
         * @param sources the sources
         * @return this builder
         */
        public Builder evidence(Evidence value, Citation... sources) {
            evidence = Objects.requireNonNull(value, "value");
            return citing(Elements.of(sources, "sources"));
        }

        /**
         * Adds sources.
         *
         * @param sources the sources
         * @return this builder
         */
        public Builder citing(List<Citation> sources) {
            citations.addAll(Elements.copyOf(sources, "sources"));
            return this;
        }

        /**
         * Sets who reads the evidence so and why, and where it is silent.
         *
         * @param words one or more sentences; may be empty
         * @return this builder
         */
        public Builder reading(String words) {
            reading = Objects.requireNonNull(words, "words");
            return this;
        }

        /**
         * Adds another way in which the rule can be read.
         *
         * @param alternative the other way
         * @return this builder
         */
        public Builder alternative(Alternative alternative) {
            alternatives.add(Objects.requireNonNull(alternative, "alternative"));
            return this;
        }

        /**
         * Adds another way in which the rule can be read, which no source was seen for.
         *
         * @param words what the rule would be
         * @param choosing the options that choose it, such as {@code entry=SAFE}
         * @return this builder
         */
        public Builder alternative(String words, String... choosing) {
            Objects.requireNonNull(words, "words");
            return alternative(new Alternative(words, Elements.of(choosing, "choosing"), List.of()));
        }

        /**
         * Adds options that the rule follows from.
         *
         * @param values such as {@code entry=SAFE}
         * @return this builder
         */
        public Builder options(String... values) {
            options.addAll(Elements.of(values, "values"));
            return this;
        }

        /**
         * Returns the rule.
         *
         * @return the rule
         * @throws IllegalArgumentException as the constructor of {@link Rule}
         */
        public Rule build() {
            return new Rule(id, title, statement, evidence, citations, reading, alternatives, options);
        }
    }
}
