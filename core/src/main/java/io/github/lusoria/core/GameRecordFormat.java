package io.github.lusoria.core;

import java.io.StringReader;
import java.util.Objects;
import java.util.function.Function;

/**
 * How records of games are read: {@link #STRICT} or {@link #LENIENT}, with which rulesets, and how long a game may be.
 *
 * <p>This class is immutable and thread-safe. The format itself is the one that {@link GameRecord} describes.
 *
 * <p>A strict format reads what the library writes. The layout is free all the same: any number of spaces and line feeds
 * may stand between the words of the move text, numbers may be left out, and blank lines may come between tags, moves and
 * games.
 *
 * <p>A lenient format also reads
 *
 * <ul>
 *   <li>a byte order mark at the start, lines that end in CR or CR LF, tabs for spaces, blanks at the ends of lines and
 *       within tags;
 *   <li>tags in any order, with {@code Ruleset} anywhere; of a tag that is there twice, the first;
 *   <li>{@code RulesetVersion} left out, or of another version than the library's, so long as the moves are legal;
 *   <li>{@code Result} left out, or contradicting the result after the moves, which then counts; {@code Termination} left
 *       out or contradicting, where a game that its moves do not end is taken to be adjudicated;
 *   <li>a result of payoffs where {@code 1-0} is usual, such as {@code (1,-1)}, and the reverse;
 *   <li>numbers that are wrong, run together with the move ({@code 3.c4-c5}) or end in several periods, so that games
 *       numbered as in chess are read;
 *   <li>comments over several lines, or from a {@code ;} after white space to the end of the line, lines that begin with
 *       {@code %}, which are left out, and after white space {@code $} with a number, which is left out;
 *   <li>characters in tags and comments that strict records escape, and a backslash before any other character.
 * </ul>
 *
 * What a lenient format leaves out or overrules it logs through SLF4J as a warning, a hundred times a reader at most.
 * An illegal move, a game without a result at its end and a tag that is not closed are errors in both.
 */
public final class GameRecordFormat {
    private static final int USUAL_LENGTH = 1 << 20;

    /** Reads what the library writes; rulesets come from the catalogue and games have at most 2^20 characters. */
    public static final GameRecordFormat STRICT = new GameRecordFormat(false, Rulesets::of, USUAL_LENGTH);

    /** Reads more than the library writes, as said above; rulesets and length as with {@link #STRICT}. */
    public static final GameRecordFormat LENIENT = new GameRecordFormat(true, Rulesets::of, USUAL_LENGTH);

    private final boolean lenient;
    private final Function<? super RulesetId, ? extends Ruleset<?, ?>> rulesets;
    private final int longestGame;

    private GameRecordFormat(
            boolean lenient, Function<? super RulesetId, ? extends Ruleset<?, ?>> rulesets, int longestGame) {
        this.lenient = lenient;
        this.rulesets = rulesets;
        this.longestGame = longestGame;
    }

    /**
     * Returns this format with rulesets from elsewhere than the catalogue.
     *
     * @param others returns the ruleset with an id, or throws a {@link RulesException}; asked once for each of a run of
     *     games with the same id
     * @return the format
     */
    public GameRecordFormat withRulesets(Function<? super RulesetId, ? extends Ruleset<?, ?>> others) {
        return new GameRecordFormat(lenient, Objects.requireNonNull(others, "others"), longestGame);
    }

    /**
     * Returns this format with another limit of the length of one game, which bounds the memory that a reader of untrusted
     * text takes. {@link #parse} has no limit, as it has the whole text.
     *
     * <p>A game keeps all its positions, so a record takes a multiple of its text: some tens of bytes a character in games
     * of few players, and the more the larger a position is. The most that a game of this library was seen to take is 840
     * bytes a character, with 1000 seats that each have a piece: a game of the usual 2^20 characters then takes 880 MB. So a
     * program that reads texts of strangers sets the limit that its memory allows, such as 2^14 characters for 16 MB, or
     * refuses rulesets of many seats by {@link #withRulesets}.
     *
     * @param characters the greatest number of characters of one game, in UTF-16 units, from 1
     * @return the format
     * @throws IllegalArgumentException if the number is below 1
     */
    public GameRecordFormat withLongestGame(int characters) {
        if (characters < 1) {
            throw new IllegalArgumentException("a game has at least one character, not " + characters);
        }
        return new GameRecordFormat(lenient, rulesets, characters);
    }

    /**
     * Returns whether this format reads more than the library writes.
     *
     * @return false for {@link #STRICT} and formats made from it
     */
    public boolean isLenient() {
        return lenient;
    }

    /**
     * Returns how long one game may be.
     *
     * @return the greatest number of characters
     */
    public int longestGame() {
        return longestGame;
    }

    /**
     * Reads one record.
     *
     * @param text the text of one game
     * @return the record
     * @throws InvalidRecordException if the text is not of the form, a move is illegal, or there is not exactly one game
     */
    public GameRecord parse(String text) {
        Objects.requireNonNull(text, "text");
        GameRecordReader reader =
                new GameRecordReader(withLongestGame(Math.max(1, text.length())), new StringReader(text));
        GameRecord record = reader.read();
        reader.requireEnd();
        return record;
    }

    /**
     * Returns a reader of the games that follow one another in a text of any length, in memory that depends on the longest
     * game alone.
     *
     * @param source where the text comes from, such as a {@link java.io.Reader}; it is read as needed and not closed
     * @return the reader
     */
    public GameRecordReader read(Readable source) {
        return new GameRecordReader(this, Objects.requireNonNull(source, "source"));
    }

    Ruleset<?, ?> ruleset(RulesetId id) {
        return rulesets.apply(id);
    }
}
