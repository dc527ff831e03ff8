package io.github.lusoria.core;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A record of a game could not be read. It says in which game, where, at which ply and move, and which rule a move broke.
 *
 * <p>Lines, columns and games are counted from 1, columns in UTF-16 units. Where the reason is an exception of another
 * kind, such as an {@link IllegalMoveException}, that is the {@linkplain #getCause() cause}.
 */
public final class InvalidRecordException extends RulesException {
    private static final long serialVersionUID = 1L;

    /** Which game of the text. */
    private final long game;
    /** Which line of the text. */
    private final long line;
    /** Which column of the line. */
    private final long column;
    /** How many moves of the game were read. */
    private final int ply;
    /** The move as written, if one is at fault. */
    private final @Nullable String move;

    private final transient @Nullable RuleId rule;
    /** What is wrong, without the place. */
    private final String problem;

    /**
     * Creates the exception.
     *
     * @param game the number of the game in its file, from 1
     * @param line the line, from 1
     * @param column the column, from 1
     * @param ply the ply of the move that could not be read or played, or of the move before the place; 0 where no move
     *     was read
     * @param move the text of the move that could not be read or played; null where it is no matter of a move
     * @param rule the rule that forbids the move; null where there is none
     * @param problem what is wrong, a phrase
     * @param cause the reason, if it is an exception; else null
     */
    public InvalidRecordException(
            long game,
            long line,
            long column,
            int ply,
            @Nullable String move,
            @Nullable RuleId rule,
            String problem,
            @Nullable Throwable cause) {
        super("line " + line + ", column " + column + ", game " + game
                + (ply == 0 ? "" : (move == null ? ", after ply " : ", ply ") + ply)
                + (move == null ? "" : ", move " + Excerpt.of(move)) + ": "
                + Objects.requireNonNull(problem, "problem"));
        if (cause != null) {
            initCause(cause);
        }
        this.game = game;
        this.line = line;
        this.column = column;
        this.ply = ply;
        this.move = move;
        this.rule = rule;
        this.problem = problem;
    }

    /**
     * Returns which game of its file the record is.
     *
     * @return the number, from 1
     */
    public long game() {
        return game;
    }

    /**
     * Returns the line where reading stopped.
     *
     * @return the number, from 1
     */
    public long line() {
        return line;
    }

    /**
     * Returns the column where reading stopped, in UTF-16 units.
     *
     * @return the number, from 1
     */
    public long column() {
        return column;
    }

    /**
     * Returns how far the game was read.
     *
     * @return the ply of the {@link #move()} or, where there is none, of the last move before the place; 0 before all
     */
    public int ply() {
        return ply;
    }

    /**
     * Returns the move that could not be read or played.
     *
     * @return its text as it stands in the record, or empty where something else is wrong
     */
    public Optional<String> move() {
        return Optional.ofNullable(move);
    }

    /**
     * Returns the rule that forbids the move.
     *
     * @return the rule's id, or empty where no rule is broken
     */
    public Optional<RuleId> rule() {
        return Optional.ofNullable(rule);
    }

    /**
     * Returns what is wrong, without the place.
     *
     * @return a phrase for people, such as {@code found the end of the text, expected a move or the result}
     */
    public String problem() {
        return problem;
    }
}
