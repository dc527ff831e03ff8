package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.Rule.Alternative;
import java.util.ArrayList;
import java.util.List;

/** What a rule of a listed ruleset rests on: evidence, sources, how they are read, and how else they could be. */
record Basis(Evidence evidence, List<Citation> citations, String reading, List<Alternative> alternatives) {
    Basis {
        citations = List.copyOf(citations);
        alternatives = List.copyOf(alternatives);
    }

    static Basis of(Evidence evidence, String reading, List<Citation> citations) {
        return new Basis(evidence, citations, reading, List.of());
    }

    Basis reading(String words) {
        return new Basis(evidence, citations, words, alternatives);
    }

    /** The same with other evidence. */
    Basis evidence(Evidence other) {
        return new Basis(other, citations, reading, alternatives);
    }

    /** The same with more sources. */
    Basis also(Citation... more) {
        return also(List.of(more));
    }

    Basis also(List<Citation> more) {
        List<Citation> all = new ArrayList<>(citations);
        all.addAll(more);
        return new Basis(evidence, all, reading, alternatives);
    }

    /** The same with another way to read the evidence, which no option chooses. */
    Basis or(String statement, Citation... sources) {
        List<Alternative> all = new ArrayList<>(alternatives);
        all.add(new Alternative(statement, List.of(), List.of(sources)));
        return new Basis(evidence, citations, reading, all);
    }
}
