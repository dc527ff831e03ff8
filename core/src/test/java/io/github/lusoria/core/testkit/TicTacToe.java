package io.github.lusoria.core.testkit;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Diagram;
import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.Dossier;
import io.github.lusoria.core.Event;
import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.RulesetId;
import io.github.lusoria.core.SharedRules;
import io.github.lusoria.core.Termination;
import io.github.lusoria.core.Traits;
import io.github.lusoria.core.Transition;
import java.util.AbstractList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.RandomAccess;

/**
 * Tic-tac-toe, to try generic tools on: two seats, no chance, at most nine plies, and numbers that everyone can check
 * (255168 games; {@link #LEAVES}).
 *
 * <p>Position text: nine of {@code x o .}, row by row, a space and the mark to act, {@code -} when over. Moves:
 * {@code a1} to {@code c3}, the first row being 1; action ids 0 to 8 in reading order, which is also the move order.
 */
public enum TicTacToe implements Ruleset<TicTacToe.Board, TicTacToe.Cell> {
    /** The ruleset. */
    RULESET;

    /** The number of move sequences of length 0 to 9. */
    public static final List<Long> LEAVES =
            List.of(1L, 9L, 72L, 504L, 3024L, 15120L, 54720L, 148176L, 200448L, 127872L);

    private static final RulesetId ID = RulesetId.of("toy", "tictactoe");
    private static final RuleId TAKEN = new RuleId("toy.taken");
    private static final RuleId LINE = new RuleId("toy.line");
    private static final int FULL = 0b111_111_111;
    private static final List<Integer> LINES = List.of(
            0b000_000_111,
            0b000_111_000,
            0b111_000_000,
            0b001_001_001,
            0b010_010_010,
            0b100_100_100,
            0b100_010_001,
            0b001_010_100);

    /**
     * Marking a cell.
     *
     * @param index its place in reading order, from 0 to 8
     */
    public record Cell(int index) implements Move {
        @Override
        public String toString() {
            return "abc".charAt(index % 3) + "" + (index / 3 + 1);
        }
    }

    /**
     * A line of three was made.
     *
     * @param cells the cells as bits
     */
    public record Lined(int cells) implements Event {
        @Override
        public RuleId rule() {
            return LINE;
        }

        @Override
        public String toString() {
            return "lined " + Integer.toBinaryString(cells);
        }
    }

    /** Why a game ends. */
    public enum Ending implements Termination {
        /** Three in a line. */
        LINED("lined"),
        /** No cell is left. */
        FILLED("filled");

        private final String id;

        Ending(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public RuleId rule() {
            return LINE;
        }
    }

    @Override
    public RulesetId id() {
        return ID;
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public String title() {
        return "Tic-tac-toe";
    }

    @Override
    public Traits traits() {
        return new Traits(2, false, true, true, -1, 1, OptionalInt.of(9));
    }

    @Override
    public Board initial() {
        return new Board(0, 0);
    }

    @Override
    public Board parse(String text) {
        Objects.requireNonNull(text, "text");
        int crosses = 0;
        int noughts = 0;
        for (int i = 0; i < 9; i++) {
            char mark = i < text.length() ? text.charAt(i) : ' ';
            if (mark == 'x') {
                crosses |= 1 << i;
            } else if (mark == 'o') {
                noughts |= 1 << i;
            } else if (mark != '.') {
                throw new NotationException(text, i, "x, o or .");
            }
        }
        int lead = Integer.bitCount(crosses) - Integer.bitCount(noughts);
        boolean justNow = lead == 1 ? line(noughts) == 0 : lead == 0 && line(crosses) == 0;
        if (!justNow) {
            throw new InvalidSetupException(List.of(Message.of("toy.marks", "the marks cannot have come so")));
        }
        Board board = new Board(crosses, noughts);
        String expected = board.toString();
        int same = 9;
        while (same < Math.min(text.length(), expected.length()) && text.charAt(same) == expected.charAt(same)) {
            same++;
        }
        if (!text.equals(expected)) {
            throw new NotationException(
                    text, same, same < expected.length() ? "'" + expected.charAt(same) + "'" : "the end");
        }
        return board;
    }

    @Override
    public Cell parseMove(String text) {
        Objects.requireNonNull(text, "text");
        int column = text.isEmpty() ? -1 : "abc".indexOf(text.charAt(0));
        if (column < 0) {
            throw new NotationException(text, 0, "a column, a to c");
        }
        int row = text.length() < 2 ? -1 : "123".indexOf(text.charAt(1));
        if (row < 0) {
            throw new NotationException(text, 1, "a row, 1 to 3");
        }
        if (text.length() > 2) {
            throw new NotationException(text, 2, "the end");
        }
        return new Cell(row * 3 + column);
    }

    @Override
    public int actionCount() {
        return 9;
    }

    @Override
    public int actionId(Cell move) {
        return Objects.requireNonNull(move, "move").index();
    }

    @Override
    public Cell action(int id) {
        return new Cell(Objects.checkIndex(id, 9));
    }

    @Override
    public List<Rule> rules() {
        return List.of(
                Rule.builder(TAKEN, "Marks", "A cell is marked once.").build(),
                Rule.builder(LINE, "The end", "Three marks in a line win; a full board is drawn.")
                        .build(),
                SharedRules.gameOver(),
                SharedRules.endedFromOutside());
    }

    @Override
    public Dossier dossier() {
        return Dossier.builder("Tic-tac-toe", "Three in a line.")
                .names("Noughts and crosses")
                .build();
    }

    @Override
    public List<RuleOption> options() {
        return List.of();
    }

    @Override
    public TicTacToe with(Map<String, String> options) {
        List<Message> violations = Objects.requireNonNull(options, "options").keySet().stream()
                .sorted()
                .map(key -> Message.of("toy.option", "there is no option {0}", key))
                .toList();
        if (!violations.isEmpty()) {
            throw new InvalidRulesetException(violations);
        }
        return this;
    }

    @Override
    public TicTacToe with(String option, String value) {
        return with(Map.of(Objects.requireNonNull(option, "option"), Objects.requireNonNull(value, "value")));
    }

    @Override
    public String toString() {
        return ID.toString();
    }

    private static int line(int marks) {
        for (int line : LINES) {
            if ((marks & line) == line) {
                return line;
            }
        }
        return 0;
    }

    /**
     * A position.
     *
     * @param crosses the cells of seat 1 as bits
     * @param noughts the cells of seat 2 as bits
     */
    public record Board(int crosses, int noughts) implements Position<Board, Cell> {
        private int free() {
            return line(crosses) != 0 || line(noughts) != 0 ? 0 : FULL & ~(crosses | noughts);
        }

        private int turn() {
            return Integer.bitCount(crosses) == Integer.bitCount(noughts) ? 1 : 2;
        }

        @Override
        public TicTacToe ruleset() {
            return RULESET;
        }

        @Override
        public Actor actor() {
            return free() == 0 ? Actor.NOBODY : new Actor.Player(turn());
        }

        @Override
        public List<Cell> legalMoves() {
            return new Cells(this);
        }

        @Override
        public int legalMoveCount() {
            return Integer.bitCount(free());
        }

        @Override
        public Cell legalMove(int index) {
            Objects.checkIndex(index, legalMoveCount());
            int free = free();
            for (int i = 0; i < index; i++) {
                free &= free - 1;
            }
            return new Cell(Integer.numberOfTrailingZeros(free));
        }

        @Override
        public boolean isLegal(Cell move) {
            return (free() >> Objects.requireNonNull(move, "move").index() & 1) == 1;
        }

        @Override
        public Legality legality(Cell move) {
            Objects.requireNonNull(move, "move");
            if (isLegal(move)) {
                return Legality.LEGAL;
            }
            return free() == 0
                    ? new Legality.Illegal(RuleId.GAME_OVER, Message.of("game.over", "the game is over"))
                    : new Legality.Illegal(TAKEN, Message.of("toy.taken", "{0} is taken", move));
        }

        @Override
        public Board play(Cell move) {
            if (legality(move) instanceof Legality.Illegal illegal) {
                throw new IllegalMoveException(this, move, illegal);
            }
            int bit = 1 << move.index();
            return turn() == 1 ? new Board(crosses | bit, noughts) : new Board(crosses, noughts | bit);
        }

        @Override
        public Board play(int index) {
            return play(legalMove(index));
        }

        @Override
        public Transition<Board, Lined> explain(Cell move) {
            Board next = play(move);
            int line = line(turn() == 1 ? next.crosses : next.noughts);
            return new Transition<>(next, line == 0 ? List.of() : List.of(new Lined(line)));
        }

        @Override
        public int score(int seat) {
            return Integer.bitCount(Objects.checkIndex(seat - 1, 2) == 0 ? crosses : noughts);
        }

        @Override
        public Optional<Outcome> outcome() {
            if (free() != 0) {
                return Optional.empty();
            }
            if (line(crosses) == 0 && line(noughts) == 0) {
                return Optional.of(new Outcome(Ending.FILLED, List.of(0, 0)));
            }
            int sign = line(crosses) != 0 ? 1 : -1;
            return Optional.of(new Outcome(Ending.LINED, List.of(sign, -sign)));
        }

        @Override
        public long hash64() {
            long code = (crosses * 512L + noughts + 1) * 0x9e3779b97f4a7c15L;
            return (code ^ code >>> 32) * 0xd6e8feb86659fd93L;
        }

        @Override
        public Diagram diagram() {
            String cells = toString();
            return () -> cells.substring(0, 3) + "\n" + cells.substring(3, 6) + "\n" + cells.substring(6, 9) + "\n";
        }

        /** The picture, and only that, names the move. */
        @Override
        public Diagram diagram(Cell move) {
            Diagram after = play(move).diagram();
            Diagram named = () -> after.text() + move + "\n";
            return new Diagram() {
                @Override
                public String text() {
                    return after.text();
                }

                @Override
                public String svg(DiagramOptions options) {
                    return named.svg(options);
                }
            };
        }

        @Override
        public String toString() {
            StringBuilder out = new StringBuilder();
            for (int i = 0; i < 9; i++) {
                out.append((crosses >> i & 1) == 1 ? 'x' : (noughts >> i & 1) == 1 ? 'o' : '.');
            }
            return out.append(' ')
                    .append(free() == 0 ? '-' : turn() == 1 ? 'x' : 'o')
                    .toString();
        }
    }

    private static final class Cells extends AbstractList<Cell> implements RandomAccess {
        private final Board board;

        Cells(Board board) {
            this.board = board;
        }

        @Override
        public Cell get(int index) {
            return board.legalMove(index);
        }

        @Override
        public int size() {
            return board.legalMoveCount();
        }
    }
}
