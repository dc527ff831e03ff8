package io.github.lusoria.cli;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Citation.Bearing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The works of a rulebook, each with a number by which the rules name it. */
final class SourceList {
    private final List<Citation> works = new ArrayList<>();

    /** A work without what it says about one rule. */
    private static Citation work(Citation citation) {
        return new Citation(
                citation.author(),
                citation.year(),
                citation.work(),
                citation.locus(),
                citation.link(),
                citation.consulted(),
                citation.note(),
                Bearing.SUPPORTS,
                Optional.empty());
    }

    /** How a rule names a work: its number from 1, what it says, and its words. */
    String mention(Citation citation) {
        Citation work = work(citation);
        int index = works.indexOf(work);
        if (index < 0) {
            index = works.size();
            works.add(work);
        }
        String says = citation.bearing() == Bearing.SUPPORTS
                ? ""
                : " " + citation.bearing().words();
        String words =
                citation.quotation().map(text -> ": \u201c" + text + "\u201d").orElse("");
        return "[" + (index + 1) + "]" + says + words;
    }

    List<String> mentions(List<Citation> citations) {
        return citations.stream().map(this::mention).toList();
    }

    /** All works that were named, in the order of their numbers. */
    List<Citation> works() {
        return List.copyOf(works);
    }
}
