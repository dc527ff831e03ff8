package io.github.lusoria.escaques;

import io.github.lusoria.core.Dossier;
import io.github.lusoria.core.Evidence;

/** What is known about each ruleset as a whole. */
final class EscaquesDossier {
    private static final String GAME =
            "Seven planets go round the zodiac, each on a ring of its own, by throws of a die of seven"
                    + " faces; a planet that comes into a sign scores by its aspects to the six others.";

    private EscaquesDossier() {}

    static Dossier of(EscaquesRuleset ruleset) {
        boolean isListed = ruleset.id().options().isEmpty();
        String own = isListed ? "" : " Whoever chose " + ruleset.id() + " changed some of its options.";
        return Dossier.builder(ruleset.title(), GAME + " " + about(ruleset.id().reading()) + own)
                .names("Los Escaques", "Astronomical chess", "Astrological chess", "Zodiac")
                .period("Medieval, 1283")
                .region("Southern Europe, Western Europe")
                .place("Spain")
                .category("board / race / score")
                .evidence(isListed ? evidence(ruleset.id().reading()) : Evidence.OWN_CHOICE)
                .sources(EscaquesSources.ALL)
                .portalIds("DLP.Games.294", "DLP.Evidence.1287", "Wikidata:Q4071799")
                .similarGames(
                        "Tablas Astronomicas, the tables game that follows it in the manuscript",
                        "al-falakiya or kawakib, of al-Mas'udi (10th century) and Amuli (about 1340)")
                .build();
    }

    private static Evidence evidence(String reading) {
        return reading.isEmpty() ? Evidence.ATTESTED : Evidence.SUGGESTION;
    }

    private static String about(String reading) {
        return switch (reading) {
            case "stakes" ->
                "This is the text of 1283 with the payments of later accounts: every point is paid by or to the"
                        + " player of the aspected planet.";
            case "ludii" ->
                "This is how Ludii's encoding reads it: a conjunction gains, the rings are inverted, and all planets"
                        + " start in one sign; the round limit stands in for its vote on the end.";
            default ->
                "This is the text of 1283 as the Digital Ludeme Project gives it; that a conjunction loses is a reading,"
                        + " and that twelve rounds are played is assumed.";
        };
    }
}
