package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.RulesetId;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a listed ruleset has its rules from, and the ways in which one can rest on that: the text states it, only Ludii's
 * encoding has it, beyond the text or against it, or the text is silent and this library assumes it.
 */
record Grounds(Family family, String name, boolean ludii) {
    static Grounds of(RulesetId id) {
        return new Grounds(Family.of(id.name()), id.name(), id.reading().equals("ludii"));
    }

    /** The portal's text of this ruleset. */
    Citation text() {
        return Sources.portal(Family.portalNumber(name));
    }

    /** Ludii's encoding of this ruleset. */
    Citation encoding() {
        return Sources.encoding(Family.portalNumber(name));
    }

    private List<Citation> withWorks(Citation first) {
        List<Citation> citations = new ArrayList<>(List.of(first));
        citations.addAll(family.works());
        return citations;
    }

    /** The ruleset's text states it. */
    Basis stated() {
        return Basis.of(family.evidence(), "", withWorks(text()));
    }

    /** The ruleset's text states it in these words. */
    Basis stated(String words) {
        return Basis.of(family.evidence(), "", withWorks(text().quoting(words)));
    }

    /** The ruleset's text states it; works that it follows in moving and capturing alone, as Seega's, are not cited. */
    Basis statedBeyondPlay() {
        return isSeegaOrKharebga() ? Basis.of(family.evidence(), "", List.of(text())) : stated();
    }

    /** The same, in these words. */
    Basis statedBeyondPlay(String words) {
        return isSeegaOrKharebga() ? Basis.of(family.evidence(), "", List.of(text().quoting(words))) : stated(words);
    }

    /** The text is silent, and what Ludii's encoding has is taken. */
    Basis encoded(String reading) {
        return Basis.of(Evidence.SUGGESTION, reading, List.of(encoding(), text().silent()));
    }

    /** The reading of Ludii's encoding, on which these words of the text are silent. */
    Basis encoded(String words, String reading) {
        return Basis.of(
                Evidence.SUGGESTION,
                reading,
                List.of(encoding(), text().silent().quoting(words)));
    }

    /** The reading of Ludii's encoding, which goes against these words of the text. */
    Basis encodedAgainst(String words, String reading) {
        return Basis.of(
                Evidence.SUGGESTION,
                reading,
                List.of(encoding(), text().contradicts().quoting(words)));
    }

    /** The text is silent, and this library assumes it. */
    Basis silent(String reading) {
        return Basis.of(Evidence.ASSUMED, reading, List.of(text().silent()));
    }

    /** The text is silent, this library assumes it, and Ludii's encoding plays so, too. */
    Basis silentLikeLudii(String reading) {
        return silent(reading).also(encoding());
    }

    boolean isSchadler() {
        return family == Family.SCHADLER_2001 || family == Family.SCHADLER_1994;
    }

    boolean isLocusLudi() {
        return family == Family.SENECA || family == Family.PISO;
    }

    boolean isSeegaOrKharebga() {
        return family == Family.SEEGA || family == Family.KHAREBGA;
    }
}
