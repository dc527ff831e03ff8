package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Dossier;
import io.github.lusoria.core.Evidence;
import java.util.List;

/** What is known about each listed ruleset as a whole. */
final class Dossiers {
    private Dossiers() {}

    static Dossier of(LatrunculiRuleset ruleset) {
        Grounds grounds = Grounds.of(ruleset.id());
        boolean own = !Rulebook.chosen(ruleset).isEmpty();
        Dossier.Builder dossier = Dossier.builder(ruleset.title(), summary(ruleset, grounds, own))
                .names("Ludus Latrunculorum", "Latrunculi", "Latrones")
                .period("about 180 BC to AD 699, as the Ludii Portal dates the game")
                .region("Roman Empire")
                .category("board / war / custodial")
                .evidence(own ? Evidence.OWN_CHOICE : grounds.family().evidence(), grounds.text())
                .sources(grounds.family().works());
        if (grounds.ludii()) {
            dossier.sources(List.of(grounds.encoding()));
        }
        if (grounds.isSeegaOrKharebga()) {
            dossier.sources(List.of(Sources.CRIST));
        }
        return dossier.sources(Sources.ENCLOSING)
                .sources(List.of(Sources.LAUS_PISONIS, Sources.SENECA_117, Sources.ISIDORE, Sources.VARRO))
                .portalIds("DLP.Games.4", "DLP.GameRulesets." + Family.portalNumber(grounds.name()))
                .similarGames(similar(grounds.family()))
                .build();
    }

    private static String summary(LatrunculiRuleset ruleset, Grounds grounds, boolean own) {
        String reading = grounds.ludii()
                ? " This is how Ludii's encoding reads it."
                : " Where its text is silent, the least addition that keeps the game playable is made.";
        return summary(grounds.family())
                + reading
                + (own ? " Whoever chose " + ruleset.id() + " changed some of its options." : agreed(ruleset));
    }

    /** What the players agreed on, where the ruleset leaves it to them. */
    private static String agreed(LatrunculiRuleset ruleset) {
        return ruleset.id().options().isEmpty()
                ? ""
                : " The players agreed on " + ruleset.definition().men() + " men a side.";
    }

    private static String summary(Family family) {
        return switch (family) {
            case SCHADLER_2001 ->
                "Ulrich Sch\u00e4dler's reconstruction of 2001: men are placed on an empty board, step and"
                        + " leap, and trap enemies between two; a trapped piece is removed later, and is free again when a guard"
                        + " goes or is trapped.";
            case SCHADLER_1994 ->
                "Ulrich Sch\u00e4dler's reconstruction of 1994: as that of 2001, without the rule that forbids"
                        + " moving between two enemies.";
            case SENECA -> "The Locus Ludi project's game of trapping and release, named after Seneca's letter 117.30.";
            case PISO -> "The Locus Ludi project's game of capture at once, named after the Laus Pisonis.";
            case QUINTANA ->
                "The game that the Museum Quintana in K\u00fcnzing shows: two full rows a side, which slide and"
                        + " capture at once.";
            case FALKENER ->
                "Edward Falkener's suggestion of 1892, which Ludii calls highly speculative: steps, hops and"
                        + " captures in all eight directions.";
            case KOWALSKI ->
                "W. J. Kowalski's suggestion: pieces slide and capture at once, and a dux cannot be captured.";
            case BELL ->
                "R. C. Bell's suggestion: men are placed, step and capture at once; a dux leaps, corners enclose, and a"
                        + " capture gives a second move.";
            case SEEGA ->
                "A board of Roman size with the movement of Seega, a game of Egypt documented from the 19th century;"
                        + " put together by the Digital Ludeme Project.";
            case KHAREBGA ->
                "A board of Roman size with the movement of Kharebga, a game of the 20th century from El Oued in"
                        + " Algeria; put together by the Digital Ludeme Project.";
        };
    }

    private static String[] similar(Family family) {
        return switch (family) {
            case SEEGA -> new String[] {"Seega", "Polis"};
            case KHAREBGA -> new String[] {"Kharebga", "Polis"};
            default -> new String[] {"Polis"};
        };
    }
}
