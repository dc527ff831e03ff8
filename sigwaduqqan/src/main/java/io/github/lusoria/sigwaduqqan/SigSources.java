package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.Citation;
import java.util.List;

/** The works that the rules of Sig wa Duqqan cite, with how each was consulted. */
final class SigSources {
    private static final String PORTAL = "Digital Ludeme Project";

    /** The observer, who is known here through the next two. */
    static final Citation AKKARI = Citation.of(
                    "J. Akkari-Weriemmi", "1990", "Jeux traditionnels de Jerba (Tunisie), IBLA 53 (156): 297-320")
            .at("pp. 310-315")
            .seenThrough(
                    "the rules text of the Digital Ludeme Project; of the article only the first lines, as the evidence"
                            + " page quotes them");

    /** The text that the library implements. */
    static final Citation TEXT = Citation.of(PORTAL, "no date", "Sig wa Duqqan (Houmt al-Arbah), rules text")
            .at("DLP.Games.688")
            .seen();

    /** The same text and one sentence more. */
    static final Citation EVIDENCE = Citation.of(PORTAL, "no date", "Sig wa Duqqan (Houmt al-Arbah), ethnography")
            .at("DLP.Evidence.1550")
            .link("https://ludii.games/data.php?gameId=688")
            .seen();

    /** What {@code @ludii} follows. */
    static final Citation LUDII = Citation.of(
                    "Ludii",
                    "no date",
                    "Sig wa Duqqan (Houmt al-Arbah).lud, version 1.2.1, and two recorded games of Ludii 1.3.0")
            .seen();

    static final Citation DEPAULIS = Citation.of(
                    "T. Depaulis", "2001", "Jeux de parcours du monde arabo-musulman, Board Games Studies 4: 53-76")
            .at("pp. 67-68")
            .seenInPart("the abstract");

    static final Citation TAOURIT = Citation.of(
                    PORTAL, "no date", "Sig wa Duqqan (Houmt Taourit), a related game of Djerba")
            .at("DLP.Evidence.1551, after Akkari-Weriemmi 1990: 315-318")
            .link("https://ludii.games/data.php?gameId=689")
            .seen();

    static final Citation EL_OUED = Citation.of(PORTAL, "no date", "Sig (El Oued), a related game of Algeria")
            .at("DLP.Evidence.2124, after Bellin 1964: 56-59")
            .link("https://ludii.games/data.php?gameId=1403")
            .seen();

    static final Citation ES_SIG = Citation.of(PORTAL, "no date", "Es-Sig, a related game of Tunisia")
            .at("after Ayoub 1991: 43-45")
            .seen();

    static final Citation MERAFIB = Citation.of(PORTAL, "no date", "Li'b el-Merafib, a related game of Sudan")
            .at("after Davies 1925: 145-146")
            .seen();

    /** Everything that a reader may want to look up, the weightiest first. */
    static final List<Citation> ALL =
            List.of(AKKARI, TEXT, EVIDENCE, LUDII, DEPAULIS, TAOURIT, EL_OUED, ES_SIG, MERAFIB);

    private SigSources() {}
}
