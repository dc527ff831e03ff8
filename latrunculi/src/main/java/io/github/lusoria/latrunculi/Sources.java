package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Citation.Consulted;
import java.util.List;

/** The works that the rules cite, with how each was consulted. */
final class Sources {
    // ---- ancient texts

    static final Citation POLLUX =
            Citation.of("Pollux", "2nd c. AD", "Onomastikon").at("IX.98").seen();

    static final Citation OVID_TRISTIA = Citation.of("Ovid", "early 1st c. AD", "Tristia")
            .at("II.477-480")
            .seenInPart("the Latin words on the game")
            .quoting("cum medius gemino calculus hoste perit");

    static final Citation OVID_ARS = Citation.of("Ovid", "early 1st c. AD", "Ars amatoria")
            .at("III.357-358")
            .seenInPart("the Latin words on the game");

    static final Citation MARTIAL =
            Citation.of("Martial", "1st c. AD", "Epigrams").at("XIV.17").seenInPart("the Latin words on the game");

    static final Citation LAUS_PISONIS = Citation.of("Anonymous", "1st c. AD", "Laus Pisonis")
            .at("190-208")
            .seenThrough("a translation that our notes do not name");

    static final Citation SENECA_117 = Citation.of("Seneca", "1st c. AD", "Epistulae morales")
            .at("117.30")
            .citedBy("the Locus Ludi leaflet, as reported by a re-implementation that our notes do not name");

    static final Citation ISIDORE = Citation.of("Isidore of Seville", "7th c. AD", "Etymologiae")
            .at("XVIII.67")
            .citedBy("the Locus Ludi leaflet, as reported by a re-implementation that our notes do not name");

    static final Citation VARRO = Citation.of("Varro", "1st c. BC", "De lingua Latina")
            .at("X.22")
            .seenThrough("a paraphrase that our notes do not name");

    /** What is known of one piece between two, in any text. */
    static final List<Citation> ENCLOSING = List.of(POLLUX, OVID_TRISTIA, OVID_ARS, MARTIAL);

    // ---- reconstructions

    static final Citation SCHADLER_2001 = Citation.of(
                    "Ulrich Sch\u00e4dler",
                    "2001",
                    "Latrunculi, a forgotten Roman game of strategy reconstructed, Abstract Games 7")
            .at("pp. 10-11")
            .citedBy("the Ludii Portal and the bibliography of a re-implementation that our notes do not name");

    static final Citation SCHADLER_1994 = Citation.of(
                    "Ulrich Sch\u00e4dler",
                    "1994",
                    "Latrunculi, ein verlorenes strategisches Brettspiel der R\u00f6mer, Homo Ludens IV, Salzburg")
            .at("pp. 47-67")
            .citedBy(
                    "the Ludii Portal; its author, who calls it the most detailed study (hist-games list, 22 November 2005)");

    static final Citation SCHADLER_2005 = Citation.of(
                    "Ulrich Sch\u00e4dler",
                    "2005",
                    "message to the hist-games list, 22 November 2005, on the find of Stanway")
            .link("http://www.pbm.com/pipermail/hist-games/2005/001085.html")
            .seenThrough("the answer of Mats Winther on the same day, which quotes it");

    static final Citation LOCUS_LUDI = Citation.of(
                    "Locus Ludi, University of Fribourg (ERC 741520)",
                    "2022",
                    "Ludus latrunculorum, rules leaflet LUDUS-LATRUNCULORUM_rules_GB.pdf")
            .link("https://locusludi.ch/wp-content/uploads/2022/08/LUDUS-LATRUNCULORUM_rules_GB.pdf")
            .seenThrough("a re-implementation that cites it and that our notes do not name");

    static final Citation QUINTANA = Citation.of(
                    "Museum Quintana, K\u00fcnzing", "no date", "text in the exhibition, without author")
            .seenThrough("the Ludii Portal's text");

    static final Citation FALKENER = Citation.of(
                    "Edward Falkener", "1892", "Games Ancient and Oriental and How to Play Them, London: Longmans")
            .at("ch. IV, pp. 37 ff.")
            .seenInPart("the contents page; the rules through the Ludii Portal's text");

    static final Citation KOWALSKI = Citation.of(
                    "W. J. Kowalski",
                    "no date",
                    "Latrunculi, web page at aerobiologicalengineering.com, as archived in October 2008")
            .citedBy("the Ludii Portal");

    static final Citation BELL = Citation.of(
                    "R. C. Bell", "1960, revised 1969 and 1979", "Board and Table Games from Many Civilizations")
            .at("p. 86 in the edition of 1979")
            .citedBy("the Ludii Portal");

    static final Citation BELL_BOARDS = Citation.of(
                    "R. C. Bell", "1960, revised 1969 and 1979", "Board and Table Games from Many Civilizations")
            .seenThrough("a copy of the Wikipedia article, for the boards 7x8, 8x8 and 9x10 in Roman Britain");

    static final List<Citation> SEEGA = List.of(
            asCited("Lane", "1836", "on Seega", "pp. 356-357"),
            asCited("Bolton", "1890", "on Seega", ""),
            asCited("Parker", "1909", "on Seega", "pp. 603-604"),
            asCited("Davies", "1925", "on Seega", ""),
            asCited("Murray", "1951", "on Seega", "pp. 54-55"));

    static final List<Citation> KHAREBGA =
            List.of(asCited("Bellin", "1964", "on Kharebga in El Oued, Algeria", "pp. 53-54"));

    static final Citation CRIST = Citation.of(
                    "Crist, Piette, Soemers and Browne",
                    "2024",
                    "Computational approaches for recognising and reconstructing ancient games")
            .seenThrough("a summary that our notes do not name");

    static final Citation RULE_SHEETS = Citation.of(
                    "Anonymous", "no date", "two commercial rule sheets in Sch\u00e4dler's wording")
            .consulted(Consulted.NOT_SEEN, "");

    static final Citation REIMPLEMENTATION = Citation.of(
                    "Anonymous",
                    "no date",
                    "a re-implementation that cites the Locus Ludi leaflet and that our notes do not name")
            .seen();

    static final Citation PYTHON = Citation.of(
                    "Anonymous", "no date", "an independent version in Python that our notes do not name")
            .seen();

    private Sources() {}

    private static Citation asCited(String author, String year, String work, String pages) {
        return Citation.of(author, year, work).at(pages).citedBy("the Ludii Portal, by author, year and pages");
    }

    /** Ludii's encoding of a ruleset, read and played. */
    static Citation encoding(int number) {
        return Citation.of(
                        "Eric Piette (credit), Digital Ludeme Project",
                        "no date",
                        "Ludus Latrunculorum, the encoding in Ludii 1.3.13")
                .at("ruleset DLP.GameRulesets." + number)
                .seen();
    }

    /** The text of a ruleset in the Ludii Portal: what the rules of the listed rulesets are taken from. */
    static Citation portal(int number) {
        return Citation.of(
                        "Ludii Portal, Digital Ludeme Project",
                        "no date",
                        "Ludus Latrunculorum, text of the ruleset DLP.GameRulesets." + number)
                .seen();
    }
}
