package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.Dossier;
import io.github.lusoria.core.Evidence;
import java.util.HashSet;
import java.util.Set;

/** What is known about each ruleset as a whole. */
final class SigDossier {
    private static final String GAME =
            "A race of pilgrims to the Ka'aba by throws of four sticks; whoever is past the danger moves"
                    + " a witch, the Ghoula, who catches those behind, drags them back and buries them.";

    private SigDossier() {}

    static Dossier of(SigRuleset ruleset) {
        Set<String> changed = new HashSet<>(ruleset.id().options().keySet());
        // the text leaves the number to the players
        changed.remove("players");
        String own = changed.isEmpty() ? "" : " Whoever chose " + ruleset.id() + " changed some of its options.";
        return Dossier.builder(ruleset.title(), GAME + " " + about(ruleset.id().reading()) + own)
                .names("Sig wa Duqqan")
                .period("Modern; described in 1990")
                .region("Northern Africa")
                .place("Houmt al-Arbah, Djerba, Tunisia")
                .category("board / race / reach")
                .evidence(changed.isEmpty() ? evidence(ruleset.id().reading()) : Evidence.OWN_CHOICE)
                .sources(SigSources.ALL)
                .portalIds("DLP.Games.688", "DLP.Evidence.1550")
                .similarGames(
                        "Sig wa Duqqan (Houmt Taourit), Djerba",
                        "Es-Sig, Tunisia",
                        "Sig (El Oued), Algeria",
                        "Li'b el-Merafib, Sudan")
                .build();
    }

    private static Evidence evidence(String reading) {
        return reading.equals("ludii") ? Evidence.SUGGESTION : Evidence.ATTESTED;
    }

    private static String about(String reading) {
        return switch (reading) {
            case "evidence" ->
                "This is the rules text of Ludii's portal with one sentence of its evidence page: pieces that never"
                        + " moved go along with the Ghoula's first move.";
            case "ludii" ->
                "This is how Ludii's encoding reads it; where that would freeze, the Ghoula's remaining steps are lost.";
            default ->
                "This is the rules text of Ludii's portal, taken literally, with the least addition where it is silent.";
        };
    }
}
