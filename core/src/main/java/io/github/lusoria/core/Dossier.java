package io.github.lusoria.core;

import io.github.lusoria.core.internal.Elements;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What is known about a ruleset as a whole: names, when and where, who reconstructed it, and where to read on.
 *
 * <p>All texts are of one line; a text is empty where nothing is known. Two dossiers are equal when all parts are.
 *
 * @param names the ruleset's and the game's names, the best known first; at least one
 * @param period when it was played
 * @param region the part of the world
 * @param place the place within it, as closely as known
 * @param category the kind of game, such as {@code board / war / custodial}
 * @param evidence how well the ruleset as a whole is known
 * @param portalIds identifiers in the Ludii Games Database, such as {@code DLP.Games.4} and {@code DLP.GameRulesets.1587}
 * @param sources the works that the ruleset as a whole rests on
 * @param summary one or more sentences
 * @param similarGames names of games like it
 */
public record Dossier(
        List<String> names,
        String period,
        String region,
        String place,
        String category,
        Evidence evidence,
        List<String> portalIds,
        List<Citation> sources,
        String summary,
        List<String> similarGames) {

    /**
     * Creates a dossier. {@link #builder} reads better.
     *
     * @param names the names, at least one; the list is copied
     * @param period when it was played
     * @param region the part of the world
     * @param place the place within it
     * @param category the kind of game
     * @param evidence how well the ruleset as a whole is known
     * @param portalIds identifiers in portals, without spaces; the list is copied
     * @param sources the works it rests on; the list is copied
     * @param summary one or more sentences
     * @param similarGames names of games like it; the list is copied
     * @throws IllegalArgumentException if there is no name, the summary is empty, a name or identifier is empty, a text is
     *     not of one line, or an identifier holds a space
     */
    public Dossier {
        names = requireTexts(names, "names");
        RulebookText.requireLine(period, "period");
        RulebookText.requireLine(region, "region");
        RulebookText.requireLine(place, "place");
        RulebookText.requireLine(category, "category");
        Objects.requireNonNull(evidence, "evidence");
        portalIds = requireTexts(portalIds, "portalIds");
        sources = Elements.copyOf(sources, "sources");
        RulebookText.requireText(summary, "summary");
        similarGames = requireTexts(similarGames, "similarGames");
        if (names.isEmpty()) {
            throw new IllegalArgumentException("there is no name");
        }
        for (String portalId : portalIds) {
            if (portalId.indexOf(' ') >= 0) {
                throw new IllegalArgumentException("an identifier with a space: " + Excerpt.of(portalId));
            }
        }
    }

    private static List<String> requireTexts(List<String> texts, String name) {
        List<String> copy = Elements.copyOf(texts, name);
        copy.forEach(text -> RulebookText.requireText(text, name));
        return copy;
    }

    /**
     * Returns a builder of a dossier of something that this library assumes, until {@link Builder#evidence} says
     * otherwise.
     *
     * @param name the best known name
     * @param summary one or more sentences
     * @return a new builder
     */
    public static Builder builder(String name, String summary) {
        return new Builder(name, summary);
    }

    /** Describes a ruleset step by step. Not safe to share between threads. */
    public static final class Builder {
        private final List<String> names = new ArrayList<>();
        private final List<String> portalIds = new ArrayList<>();
        private final List<Citation> sources = new ArrayList<>();
        private final List<String> similarGames = new ArrayList<>();
        private final String summary;
        private String period = "";
        private String region = "";
        private String place = "";
        private String category = "";
        private Evidence evidence = Evidence.ASSUMED;

        private Builder(String name, String summary) {
            names.add(Objects.requireNonNull(name, "name"));
            this.summary = Objects.requireNonNull(summary, "summary");
        }

        /**
         * Adds names.
         *
         * @param others other names
         * @return this builder
         */
        public Builder names(String... others) {
            names.addAll(Elements.of(others, "others"));
            return this;
        }

        /**
         * Sets when it was played.
         *
         * @param words such as {@code 1283}
         * @return this builder
         */
        public Builder period(String words) {
            period = Objects.requireNonNull(words, "words");
            return this;
        }

        /**
         * Sets the part of the world.
         *
         * @param words such as {@code Southern Europe}
         * @return this builder
         */
        public Builder region(String words) {
            region = Objects.requireNonNull(words, "words");
            return this;
        }

        /**
         * Sets the place.
         *
         * @param words such as {@code Castile}
         * @return this builder
         */
        public Builder place(String words) {
            place = Objects.requireNonNull(words, "words");
            return this;
        }

        /**
         * Sets the kind of game.
         *
         * @param words such as {@code board / race}
         * @return this builder
         */
        public Builder category(String words) {
            category = Objects.requireNonNull(words, "words");
            return this;
        }

        /**
         * Sets how well the ruleset as a whole is known, and adds the works it rests on.
         *
         * @param value how well
         * @param works the works
         * @return this builder
         */
        public Builder evidence(Evidence value, Citation... works) {
            evidence = Objects.requireNonNull(value, "value");
            return sources(Elements.of(works, "works"));
        }

        /**
         * Adds works that the ruleset rests on.
         *
         * @param works the works
         * @return this builder
         */
        public Builder sources(List<Citation> works) {
            sources.addAll(Elements.copyOf(works, "works"));
            return this;
        }

        /**
         * Adds identifiers in portals.
         *
         * @param ids such as {@code DLP.Games.4}
         * @return this builder
         */
        public Builder portalIds(String... ids) {
            portalIds.addAll(Elements.of(ids, "ids"));
            return this;
        }

        /**
         * Adds names of games like it.
         *
         * @param others the names
         * @return this builder
         */
        public Builder similarGames(String... others) {
            similarGames.addAll(Elements.of(others, "others"));
            return this;
        }

        /**
         * Returns the dossier.
         *
         * @return the dossier
         * @throws IllegalArgumentException as the constructor of {@link Dossier}
         */
        public Dossier build() {
            return new Dossier(
                    names, period, region, place, category, evidence, portalIds, sources, summary, similarGames);
        }
    }
}
