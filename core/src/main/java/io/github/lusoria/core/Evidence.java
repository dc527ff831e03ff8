package io.github.lusoria.core;

/** How well a rule, or a ruleset as a whole, is known, from the firmest to the loosest. */
public enum Evidence {
    /** A source text states it: an ancient or medieval author, or an observer who saw the game played. */
    ATTESTED("attested in a source text"),

    /** Finds show it: boards, pieces, pictures. */
    ARCHAEOLOGICAL("archaeological"),

    /** A scholar argues for it from texts and finds. */
    RECONSTRUCTION("scholarly reconstruction"),

    /** A modern author or museum suggests it, without such an argument. */
    SUGGESTION("modern suggestion"),

    /** The texts are silent and this library had to decide. */
    ASSUMED("assumed by this library"),

    /** Whoever changed an option of a listed ruleset chose it. */
    OWN_CHOICE("own choice");

    private final String words;

    Evidence(String words) {
        this.words = words;
    }

    /**
     * Returns what this means in plain English.
     *
     * @return such as {@code attested in a source text}
     */
    public String words() {
        return words;
    }

    /**
     * Returns whether a rule of this kind rests on a source, so that it has a citation that supports it.
     *
     * @return false for {@link #ASSUMED} and {@link #OWN_CHOICE}
     */
    public boolean needsSource() {
        return this != ASSUMED && this != OWN_CHOICE;
    }
}
