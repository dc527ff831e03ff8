package io.github.lusoria.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A played game with what is told about it: tags such as who played, and comments between the moves.
 *
 * <p>Its text is akin to the PGN of chess:
 *
 * <pre>{@code
 * [Ruleset "latrunculi/seega-6x6"]
 * [RulesetVersion "1"]
 * [Event "An evening at the camp"]
 * [White "Piso"]
 * [Black "Calpurnius"]
 * [Result "1-0"]
 * [Termination "resigned"]
 *
 * 1. @a1 @b1 @c3
 * {what else?}
 * 4. @d4
 * 1-0
 * }</pre>
 *
 * <p>Tags come first, in this order: {@code Ruleset} with the ruleset's id; {@code RulesetVersion}; {@code Start}, the
 * position, where it is not the initial one; {@code Event}, {@code Site}, {@code Date}; {@code White} and {@code Black}, or
 * {@code Seat1}, {@code Seat2} ...; {@code Result}; {@code Termination}, why the game ended, where it has; then others. A
 * blank line follows, then the moves as their texts, ten a line. The number at the beginning of a line is the ply of the move
 * behind it, counted from 1. A comment stands on a line of its own. Last comes the result: {@code 1-0}, {@code 0-1} or
 * {@code 1/2-1/2} where one of two players wins or neither, in other games the payoffs as {@code (12,0,-12)}, and {@code *}
 * for a game that goes on. Records that follow one another make a file of many games, which
 * {@link GameRecordFormat#read} reads.
 *
 * <p>A record is always one of a legal game: reading plays the moves, the ruleset's rule of repetition included, and
 * refuses an illegal one. So {@link #game()} has every position.
 *
 * <p>This class is immutable and thread-safe. Two records are equal when their games, tags and comments are;
 * {@link #parse(String)} reads back what {@link #toString()} writes, and writing it again gives the same characters.
 */
public final class GameRecord {
    private final Game<?, ?> game;
    /** Tags that the game does not give, in the order of the text. */
    private final Map<String, String> given;
    /** No list is empty. */
    private final SortedMap<Integer, List<String>> comments;

    /** Maps and lists are copied, so that whoever made them cannot change the record. */
    GameRecord(Game<?, ?> game, Map<String, String> given, SortedMap<Integer, List<String>> comments) {
        this.game = game;
        this.given = Collections.unmodifiableMap(new LinkedHashMap<>(given));
        SortedMap<Integer, List<String>> copies = new TreeMap<>();
        comments.forEach((ply, texts) -> copies.put(ply, List.copyOf(texts)));
        this.comments = Collections.unmodifiableSortedMap(copies);
    }

    /**
     * Creates the record of a game, without further tags and without comments.
     *
     * @param game the game, over or not
     * @return the record
     */
    public static GameRecord of(Game<?, ?> game) {
        return new GameRecord(Objects.requireNonNull(game, "game"), Map.of(), Collections.emptySortedMap());
    }

    /**
     * Reads a record strictly, with the rulesets of the catalogue. For other ways see {@link GameRecordFormat}.
     *
     * @param text the text of one game, as {@link #toString()} writes it
     * @return the record
     * @throws InvalidRecordException if the text is not of the form, a move is illegal, or there is not exactly one game
     */
    public static GameRecord parse(String text) {
        return GameRecordFormat.STRICT.parse(text);
    }

    /**
     * Returns the game with all its moves and positions.
     *
     * @return the game, ended from outside if the record says so
     */
    public Game<?, ?> game() {
        return game;
    }

    /**
     * Returns the game as one of a known ruleset.
     *
     * @param ruleset the ruleset of the record
     * @param <P> the type of position
     * @param <M> the type of move
     * @return the game
     * @throws IllegalArgumentException if the record is one of another ruleset
     */
    public <P extends Position<P, M>, M extends Move> Game<P, M> game(Ruleset<P, M> ruleset) {
        if (!Objects.requireNonNull(ruleset, "ruleset").equals(ruleset())) {
            throw new IllegalArgumentException(
                    "the record is one of " + ruleset().id() + ", not of " + ruleset.id());
        }
        // equal rulesets have positions and moves of the same types
        @SuppressWarnings("unchecked")
        Game<P, M> typed = (Game<P, M>) game;
        return typed;
    }

    /**
     * Returns the ruleset of the game.
     *
     * @return the ruleset
     */
    public Ruleset<?, ?> ruleset() {
        return game.position().ruleset();
    }

    /**
     * Returns the result as the text ends with it.
     *
     * @return such as {@code 1-0}, {@code (12,0,-12)} or {@code *}
     */
    public String result() {
        return RecordResult.of(game);
    }

    // ---- tags

    /**
     * Returns all tags in the order of the text, those that follow from the game included.
     *
     * @return the values by name; unmodifiable
     */
    public Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        Ruleset<?, ?> ruleset = ruleset();
        tags.put(RecordTags.RULESET, ruleset.id().toString());
        tags.put(RecordTags.VERSION, Integer.toString(ruleset.version()));
        Position<?, ?> start = game.positionAt(0);
        if (!start.equals(ruleset.initial())) {
            tags.put(RecordTags.START, start.toString());
        }
        boolean told = false;
        for (Map.Entry<String, String> tag : given.entrySet()) {
            if (!told && RecordTags.rank(tag.getKey()) > RecordTags.rank(RecordTags.RESULT)) {
                putResult(tags);
                told = true;
            }
            tags.put(tag.getKey(), tag.getValue());
        }
        if (!told) {
            putResult(tags);
        }
        return Collections.unmodifiableMap(tags);
    }

    private void putResult(Map<String, String> tags) {
        tags.put(RecordTags.RESULT, result());
        game.outcome()
                .ifPresent(outcome ->
                        tags.put(RecordTags.TERMINATION, outcome.termination().id()));
    }

    /**
     * Returns the value of a tag.
     *
     * @param name the name, such as {@code White}
     * @return the value, or empty if there is no such tag
     */
    public Optional<String> tag(String name) {
        return Optional.ofNullable(tags().get(Objects.requireNonNull(name, "name")));
    }

    /**
     * Returns this record with a tag, in its place where it has one and else behind the others.
     *
     * @param name the name: a letter, then letters, digits and {@code _}, at most 255 in all
     * @param value any text
     * @return the record
     * @throws IllegalArgumentException if the name has another form, or is that of a tag which follows from the game:
     *     {@code Ruleset}, {@code RulesetVersion}, {@code Start}, {@code Result}, {@code Termination}
     */
    public GameRecord withTag(String name, String value) {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(value, "value");
        if (!RecordTags.isName(name)) {
            throw new IllegalArgumentException("not the name of a tag: " + Excerpt.of(name));
        }
        if (RecordTags.isDerived(name)) {
            throw new IllegalArgumentException("the tag " + name + " follows from the game");
        }
        Map<String, String> tags = new LinkedHashMap<>(given);
        tags.put(name, value);
        return new GameRecord(game, RecordTags.sorted(tags), comments);
    }

    /**
     * Returns this record without a tag.
     *
     * @param name the name of a tag, which need not be there
     * @return the record
     * @throws IllegalArgumentException if the tag follows from the game
     */
    public GameRecord withoutTag(String name) {
        if (RecordTags.isDerived(Objects.requireNonNull(name, "name"))) {
            throw new IllegalArgumentException("the tag " + name + " follows from the game");
        }
        Map<String, String> tags = new LinkedHashMap<>(given);
        tags.remove(name);
        return new GameRecord(game, tags, comments);
    }

    // ---- comments

    /**
     * Returns the comments on the position after a ply.
     *
     * @param ply the number of plies before the comments, from 0 to that of the game
     * @return the comments in order, unmodifiable; empty where there is none
     * @throws IndexOutOfBoundsException if the game has no such ply
     */
    public List<String> comments(int ply) {
        requirePly(ply);
        return comments.getOrDefault(ply, List.of());
    }

    /**
     * Returns this record with a further comment, behind those which are there at the same ply.
     *
     * @param ply the number of plies before the comment, from 0 to that of the game
     * @param text any text
     * @return the record
     * @throws IndexOutOfBoundsException if the game has no such ply
     */
    public GameRecord withComment(int ply, String text) {
        Objects.requireNonNull(text, "text");
        List<String> longer = new ArrayList<>(comments(ply));
        longer.add(text);
        SortedMap<Integer, List<String>> changed = new TreeMap<>(comments);
        changed.put(ply, longer);
        return new GameRecord(game, given, changed);
    }

    /**
     * Returns this record without comments.
     *
     * @return the record
     */
    public GameRecord withoutComments() {
        return new GameRecord(game, given, Collections.emptySortedMap());
    }

    private void requirePly(int ply) {
        if (ply < 0 || ply > game.ply()) {
            throw new IndexOutOfBoundsException("no ply " + ply + " in a game of " + game.ply());
        }
    }

    // ---- value

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GameRecord that
                && game.equals(that.game)
                && given.equals(that.given)
                && List.copyOf(given.keySet()).equals(List.copyOf(that.given.keySet()))
                && comments.equals(that.comments);
    }

    @Override
    public int hashCode() {
        return Objects.hash(game, given, comments);
    }

    /**
     * Returns the text of this record, which {@link #parse(String)} reads back.
     *
     * @return lines that end in line feeds, a blank line last, so that records joined make a file of many games
     */
    @Override
    public String toString() {
        return RecordText.of(tags(), game, comments);
    }
}
