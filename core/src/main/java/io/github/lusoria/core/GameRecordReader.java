package io.github.lusoria.core;

import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/**
 * Reads the records of a text one after another, as {@link GameRecordFormat#read} makes it.
 *
 * <p>After an {@link InvalidRecordException} it may be asked for more: it goes on with the next line that begins a game,
 * {@code [Ruleset "}. So a damaged game takes none with it, and the games before it have been returned. A text that
 * breaks off within a game ends with such an exception, which says where.
 *
 * <p>Mutable, and not to be shared between threads. It does not close its source. When the source throws an
 * {@link java.io.IOException}, it is thrown on as an {@link UncheckedIOException}.
 */
public final class GameRecordReader implements Iterator<GameRecord> {
    private static final String GAME = "[" + RecordTags.RULESET + " \"";
    private static final int MOST_WARNINGS = 100;

    private final GameRecordFormat format;
    private final RecordScanner scanner;
    private long games;
    private boolean damaged;
    private int warnings;

    private @Nullable String lastId;
    private @Nullable Ruleset<?, ?> lastRuleset;

    GameRecordReader(GameRecordFormat format, Readable source) {
        this.format = format;
        scanner = new RecordScanner(source, format.isLenient());
    }

    /**
     * Returns whether another game begins.
     *
     * @return false at the end of the text
     */
    @Override
    public boolean hasNext() {
        if (damaged) {
            skipToGame();
            damaged = false;
        }
        RecordParser.skipBetweenGames(scanner, format.isLenient());
        return scanner.peek() != RecordScanner.END;
    }

    /** Goes on to a line that begins a game; a game whose first tag was damaged is lost with the one before it. */
    private void skipToGame() {
        while (scanner.peek() != RecordScanner.END && !(scanner.isLineStart() && scanner.isNext(GAME))) {
            scanner.skipLine();
        }
    }

    /**
     * Reads the next game.
     *
     * @return its record
     * @throws InvalidRecordException if it is not of the form or a move is illegal
     * @throws NoSuchElementException if there is none
     */
    @Override
    public GameRecord next() {
        if (!hasNext()) {
            throw new NoSuchElementException("there is no further game after " + games);
        }
        return read();
    }

    GameRecord read() {
        games++;
        damaged = true;
        GameRecord read = new RecordParser(this, format, scanner, games).read();
        damaged = false;
        return read;
    }

    /** Requires that nothing follows. */
    void requireEnd() {
        if (hasNext()) {
            throw new RecordParser(this, format, scanner, games + 1).unexpected("the end of the text");
        }
    }

    /**
     * Returns how many games were begun, those that could not be read included.
     *
     * @return the number, at least 0
     */
    public long games() {
        return games;
    }

    /** The ruleset with an id; one after another are mostly the same. */
    Ruleset<?, ?> ruleset(String id) {
        Ruleset<?, ?> known = lastRuleset;
        if (known != null && id.equals(lastId)) {
            return known;
        }
        Ruleset<?, ?> found = Objects.requireNonNull(format.ruleset(RulesetId.parse(id)), "ruleset");
        lastId = id;
        lastRuleset = found;
        return found;
    }

    void warn(long line, String what) {
        if (warnings < MOST_WARNINGS) {
            warnings++;
            LoggerFactory.getLogger(GameRecordReader.class)
                    .warn(
                            "line {}, game {}: {}{}",
                            line,
                            games,
                            what,
                            warnings == MOST_WARNINGS ? "; no further warnings" : "");
        }
    }
}
