package io.github.lusoria.escaques;

import io.github.lusoria.core.Citation;
import java.util.List;

/** The works that the rules of Los Escaques cite, with how each was consulted. */
final class EscaquesSources {
    private static final String EXCERPTS = "excerpts";
    private static final String PORTAL = "the Digital Ludeme Project";

    /** The manuscript, whose text is known here through the next. */
    static final Citation ALFONSO = Citation.of(
                    "Alfonso X", "1283", "Libro de acedrex, dados e tablas, Seville; Escorial, ms. T-I-6")
            .at("fol. 95r-96v")
            .seenThrough("the rules text of the Digital Ludeme Project, after S. M. Golladay's translation");

    /** The text that the library implements. */
    static final Citation TEXT = Citation.of("Digital Ludeme Project", "no date", "Los Escaques, rules text")
            .at("DLP.Games.294")
            .seen();

    static final Citation EVIDENCE = Citation.of(
                    "Digital Ludeme Project", "no date", "Los Escaques, contemporary rule description")
            .at("DLP.Evidence.1287")
            .link("https://ludii.games/data.php?gameId=294")
            .seen();

    static final Citation TABLES = Citation.of("Digital Ludeme Project", "no date", "Tablas Astronomicas")
            .at("DLP.Evidence.1477")
            .link("https://ludii.games/data.php?gameId=630")
            .seen();

    static final Citation TRANSLATION = Citation.of(
                    "S. M. Golladay", "no date", "Alfonso X's Book of Games, translation")
            .citedBy(PORTAL);

    static final Citation UTRECHT = Citation.of(
                    "Utrecht University", "no date", "An Astrological Board-Game from the Book of Games")
            .link("https://doczz.com.br/doc/1249629")
            .seenInPart(EXCERPTS);

    static final Citation ITALIAN = Citation.of(
                    "bellezzaearmonianeigiochistrategici.blogspot.com", "2017", "page of May 2017, in Italian")
            .seenInPart(EXCERPTS);

    static final Citation SPANISH = Citation.of("oscurosh.blogspot.com", "2014", "page of December 2014, in Spanish")
            .seenInPart(EXCERPTS);

    static final Citation WIKIPEDIA = Citation.of("Wikipedia", "no date", "Astronomical chess")
            .link("https://en.wikipedia.org/wiki/Astronomical_chess")
            .seenInPart(EXCERPTS);

    static final Citation MIRROR = Citation.of("Wikipedia", "no date", "Astronomical chess, a Japanese mirror")
            .seenInPart(EXCERPTS);

    static final Citation FREE_FR = Citation.of("history.chess.free.fr", "no date", "pages escaques and astronomical")
            .link("http://history.chess.free.fr/escaques.htm")
            .seenInPart(EXCERPTS);

    static final Citation HARTMANN = Citation.of("C. J. Hartmann", "1998", "hist-games list, 13 January 1998")
            .link("http://pbm.com/pipermail/hist-games/1998/000218.html")
            .seenInPart(EXCERPTS);

    static final Citation SCHADLER =
            Citation.of("Sch\u00e4dler", "no date", "reading of the game").citedBy("C. J. Hartmann, who doubts it");

    /** What {@code @ludii} follows. */
    static final Citation LUDII = Citation.of(
                    "Ludii", "no date", "Los Escaques.lud, version 1.2.7, and two recorded games of Ludii 1.3.0")
            .seen();

    static final Citation AMULI =
            Citation.of("Amuli", "c. 1340", "description of a related game").citedBy("Utrecht University");

    static final Citation MURRAY = Citation.of("H. J. R. Murray", "1913", "A History of Chess")
            .at("pp. 349-351")
            .citedBy(PORTAL);

    static final Citation DISSERTATION = Citation.of("S. M. Golladay", "2007", "dissertation, University of Arizona")
            .at("pp. 628-633")
            .citedBy("Wikipedia; only the title page was seen");

    static final Citation KRONENFELD = Citation.of("Kronenfeld and du Coeur", "no date", "translation of the text")
            .link("https://jducoeur.org/game-hist/zodiac.html")
            .seenInPart("only the introduction");

    static final Citation SCHADLER_CALVO = Citation.of("Sch\u00e4dler and Calvo", "2009", "Das Buch der Spiele")
            .consulted(Citation.Consulted.NOT_SEEN, "quoted at second hand only");

    /** Everything that a reader may want to look up, the weightiest first. */
    static final List<Citation> ALL = List.of(
            ALFONSO,
            TEXT,
            EVIDENCE,
            TRANSLATION,
            UTRECHT,
            ITALIAN,
            SPANISH,
            WIKIPEDIA,
            MIRROR,
            FREE_FR,
            HARTMANN,
            SCHADLER,
            LUDII,
            TABLES,
            AMULI,
            MURRAY,
            DISSERTATION,
            KRONENFELD,
            SCHADLER_CALVO);

    private EscaquesSources() {}
}
