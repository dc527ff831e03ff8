package io.github.lusoria.core;

import java.util.Objects;
import java.util.Optional;

/**
 * One place in one work, what it says about a rule, and how it was consulted for this library.
 *
 * <p>A citation is made by {@link #of} and completed by the methods {@code at}, {@code seen...}, {@code silent} and so
 * on, each of which returns another citation:
 *
 * <pre>{@code
 * Citation.of("Pollux", "2nd c. AD", "Onomastikon").at("IX.98").seen()
 * }</pre>
 *
 * <p>All texts are of one line, in our own words but for {@link #quotation()}. Two citations are equal when all parts
 * are.
 *
 * @param author the author, project or institution
 * @param year the year as text, such as {@code 2001}, {@code 2nd c. AD} or {@code no date}
 * @param work the title, with where it appeared
 * @param locus the place in the work, such as {@code IX.98} or {@code pp. 10-11}; empty for the whole
 * @param link where it can be read: an address that starts with {@code http}; empty where there is none
 * @param consulted how it was consulted
 * @param note how exactly, such as {@code a translation} or the work that cites it; may be empty except for
 *     {@link Consulted#SEEN_IN_PART}, {@link Consulted#SEEN_THROUGH} and {@link Consulted#CITED_BY}
 * @param bearing what the place says about the rule
 * @param quotation a short quotation, word for word, if any
 */
public record Citation(
        String author,
        String year,
        String work,
        String locus,
        String link,
        Consulted consulted,
        String note,
        Bearing bearing,
        Optional<String> quotation) {

    /** How a work was consulted for this library. */
    public enum Consulted {
        /** The place itself was read. */
        SEEN("seen"),
        /** A part of the work was read; the note says which. */
        SEEN_IN_PART("seen in part"),
        /** The work was read in another form; the note says which, such as a paraphrase or a re-implementation. */
        SEEN_THROUGH("seen through another text"),
        /** Another work cites it; the note says which. The place itself was not read. */
        CITED_BY("cited by another, not read here"),
        /** It was not read; the reference is general knowledge. */
        NOT_SEEN("not seen");

        private final String words;

        Consulted(String words) {
            this.words = words;
        }

        /**
         * Returns what this means in plain English.
         *
         * @return such as {@code seen in part}
         */
        public String words() {
            return words;
        }

        private boolean needsNote() {
            return this == SEEN_IN_PART || this == SEEN_THROUGH || this == CITED_BY;
        }
    }

    /** What a place says about the rule that cites it. */
    public enum Bearing {
        /** It states the rule, or the rule was concluded from it. */
        SUPPORTS("supports"),
        /** It describes the game and says nothing about this. */
        SILENT("silent"),
        /** It says otherwise. */
        CONTRADICTS("contradicts");

        private final String words;

        Bearing(String words) {
            this.words = words;
        }

        /**
         * Returns what this means in plain English.
         *
         * @return one word
         */
        public String words() {
            return words;
        }
    }

    /**
     * Creates a citation. {@link #of} reads better.
     *
     * @param author the author
     * @param year the year as text
     * @param work the title, with where it appeared
     * @param locus the place in the work; empty for the whole
     * @param link where it can be read; empty where there is none
     * @param consulted how it was consulted
     * @param note how exactly
     * @param bearing what the place says about the rule
     * @param quotation a short quotation, if any
     * @throws IllegalArgumentException if author, year or work is blank, a text is not of one line, the link is not an
     *     http address, or the note that this way of consulting needs is missing
     */
    public Citation {
        RulebookText.requireText(author, "author");
        RulebookText.requireText(year, "year");
        RulebookText.requireText(work, "work");
        RulebookText.requireLine(locus, "locus");
        RulebookText.requireLine(link, "link");
        Objects.requireNonNull(consulted, "consulted");
        RulebookText.requireLine(note, "note");
        Objects.requireNonNull(bearing, "bearing");
        Objects.requireNonNull(quotation, "quotation").ifPresent(text -> RulebookText.requireText(text, "quotation"));
        if (!link.isEmpty() && !isAddress(link)) {
            throw new IllegalArgumentException("the link is not an http address: " + Excerpt.of(link));
        }
        if (consulted.needsNote() && note.isEmpty()) {
            throw new IllegalArgumentException("a work " + consulted.words() + " needs a note: " + Excerpt.of(work));
        }
    }

    private static boolean isAddress(String link) {
        boolean web = link.startsWith("https://") || link.startsWith("http://");
        return web && link.chars().allMatch(c -> c > ' ' && c <= '~');
    }

    /**
     * Creates a citation of a work as a whole that supports a rule and was not seen.
     *
     * @param author the author
     * @param year the year as text
     * @param work the title, with where it appeared
     * @return the citation
     * @throws IllegalArgumentException if a text is blank or not of one line
     */
    public static Citation of(String author, String year, String work) {
        return new Citation(author, year, work, "", "", Consulted.NOT_SEEN, "", Bearing.SUPPORTS, Optional.empty());
    }

    /**
     * Returns this citation at a place in the work.
     *
     * @param place such as {@code IX.98}; empty for the whole
     * @return the citation
     */
    public Citation at(String place) {
        RulebookText.requireLine(place, "place");
        return new Citation(author, year, work, place, link, consulted, note, bearing, quotation);
    }

    /**
     * Returns this citation with a link.
     *
     * @param address where it can be read, such as {@code https://example.org/page}
     * @return the citation
     * @throws IllegalArgumentException if the address does not start with {@code http} or is not of printable ASCII
     */
    public Citation link(String address) {
        RulebookText.requireText(address, "address");
        return new Citation(author, year, work, locus, address, consulted, note, bearing, quotation);
    }

    /**
     * Returns this citation as one whose place was read.
     *
     * @return the citation
     */
    public Citation seen() {
        return consulted(Consulted.SEEN, note);
    }

    /**
     * Returns this citation as one of which a part was read.
     *
     * @param part which
     * @return the citation
     */
    public Citation seenInPart(String part) {
        return consulted(Consulted.SEEN_IN_PART, Objects.requireNonNull(part, "part"));
    }

    /**
     * Returns this citation as one that was read in another form.
     *
     * @param form such as {@code a re-implementation}
     * @return the citation
     */
    public Citation seenThrough(String form) {
        return consulted(Consulted.SEEN_THROUGH, Objects.requireNonNull(form, "form"));
    }

    /**
     * Returns this citation as one that was not read, but that another work gives.
     *
     * @param other the work that cites it
     * @return the citation
     */
    public Citation citedBy(String other) {
        return consulted(Consulted.CITED_BY, Objects.requireNonNull(other, "other"));
    }

    /**
     * Returns this citation with another way of consulting it.
     *
     * @param way how it was consulted
     * @param exactly the note
     * @return the citation
     */
    public Citation consulted(Consulted way, String exactly) {
        Objects.requireNonNull(way, "way");
        Objects.requireNonNull(exactly, "exactly");
        return new Citation(author, year, work, locus, link, way, exactly, bearing, quotation);
    }

    /**
     * Returns this citation as one of a text that is silent about the rule.
     *
     * @return the citation
     */
    public Citation silent() {
        return bearing(Bearing.SILENT);
    }

    /**
     * Returns this citation as one of a text that says otherwise.
     *
     * @return the citation
     */
    public Citation contradicts() {
        return bearing(Bearing.CONTRADICTS);
    }

    private Citation bearing(Bearing says) {
        return new Citation(author, year, work, locus, link, consulted, note, says, quotation);
    }

    /**
     * Returns this citation with a short quotation.
     *
     * @param words the text, word for word
     * @return the citation
     */
    public Citation quoting(String words) {
        RulebookText.requireText(words, "words");
        return new Citation(author, year, work, locus, link, consulted, note, bearing, Optional.of(words));
    }

    /**
     * Returns the citation on one line for people, with how it was consulted.
     *
     * @return such as {@code Pollux (2nd c. AD), Onomastikon, IX.98 [seen]}
     */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        out.append(author).append(" (").append(year).append("), ").append(work);
        if (!locus.isEmpty()) {
            out.append(", ").append(locus);
        }
        quotation.ifPresent(words -> out.append(": \u201c").append(words).append('\u201d'));
        out.append(" [");
        if (bearing != Bearing.SUPPORTS) {
            out.append(bearing.words()).append("; ");
        }
        out.append(consulted.words());
        if (!note.isEmpty()) {
            out.append(": ").append(note);
        }
        return out.append(']').toString();
    }
}
