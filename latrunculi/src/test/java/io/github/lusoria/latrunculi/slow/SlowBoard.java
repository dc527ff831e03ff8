package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.LatrunculiRules;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import io.github.lusoria.latrunculi.Side;
import io.github.lusoria.latrunculi.Square;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What stands where and who is trapped by whom. Mutable; a copy is made for every action.
 *
 * <p>With pairs a piece is trapped while it has a bond (spec 2.1). With one flag a piece (spec section 0, reading
 * {@code ludii}) there are no bonds, only flags.
 */
final class SlowBoard {
    final int ranks;
    final int files;
    final boolean pairs;
    private final List<Square> squares;
    private final Map<Square, Side> pieces = new HashMap<>();
    private final Set<Bond> bonds = new HashSet<>();
    private final Set<Square> flags = new HashSet<>();

    SlowBoard(LatrunculiRules rules) {
        ranks = rules.ranks();
        files = rules.files();
        pairs = rules.doubleTrap() == DoubleTrap.PAIRS;
        List<Square> all = new ArrayList<>();
        for (int rank = 1; rank <= ranks; rank++) {
            for (int file = 1; file <= files; file++) {
                all.add(Square.of(file, rank));
            }
        }
        squares = List.copyOf(all);
    }

    private SlowBoard(SlowBoard other) {
        ranks = other.ranks;
        files = other.files;
        pairs = other.pairs;
        squares = other.squares;
        pieces.putAll(other.pieces);
        bonds.addAll(other.bonds);
        flags.addAll(other.flags);
    }

    SlowBoard copy() {
        return new SlowBoard(this);
    }

    /** All squares, a1 first, rank by rank. */
    List<Square> squares() {
        return squares;
    }

    boolean has(int file, int rank) {
        return file >= 1 && file <= files && rank >= 1 && rank <= ranks;
    }

    Square square(int file, int rank) {
        return squares.get((rank - 1) * files + file - 1);
    }

    Optional<Side> piece(Square square) {
        return Optional.ofNullable(pieces.get(square));
    }

    boolean isVacant(Square square) {
        return !pieces.containsKey(square);
    }

    boolean holds(Square square, Side side) {
        return pieces.get(square) == side;
    }

    boolean isTrapped(Square square) {
        return flags.contains(square)
                || bonds.stream().anyMatch(bond -> bond.victim().equals(square));
    }

    boolean holdsFree(Square square, Side side) {
        return holds(square, side) && !isTrapped(square);
    }

    boolean holdsTrapped(Square square, Side side) {
        return holds(square, side) && isTrapped(square);
    }

    int count(Side side) {
        return (int) pieces.values().stream().filter(side::equals).count();
    }

    Set<Bond> bonds() {
        return Set.copyOf(bonds);
    }

    Set<Square> flags() {
        return Set.copyOf(flags);
    }

    void put(Square square, Side side) {
        pieces.put(square, side);
    }

    /** Takes a piece off, with everything that held it. What it held itself is another matter. */
    void take(Square square) {
        pieces.remove(square);
        flags.remove(square);
        bonds.removeIf(bond -> bond.victim().equals(square));
    }

    void bind(Bond bond) {
        bonds.add(bond);
    }

    void flag(Square square) {
        flags.add(square);
    }

    void unflag(Square square) {
        flags.remove(square);
    }

    void deleteBondsGuardedFrom(Square square) {
        bonds.removeIf(bond -> bond.isGuardedFrom(square));
    }

    /** The board as position texts write it: ranks from the highest, marks behind letters. */
    String text() {
        StringBuilder out = new StringBuilder();
        for (int rank = ranks; rank >= 1; rank--) {
            int empty = 0;
            for (int file = 1; file <= files; file++) {
                Square square = square(file, rank);
                if (isVacant(square)) {
                    empty++;
                    continue;
                }
                if (empty > 0) {
                    out.append(empty);
                    empty = 0;
                }
                out.append(holds(square, Side.WHITE) ? 'M' : 'm').append(mark(square));
            }
            if (empty > 0) {
                out.append(empty);
            }
            if (rank > 1) {
                out.append('/');
            }
        }
        return out.toString();
    }

    private String mark(Square square) {
        if (flags.contains(square)) {
            return "+";
        }
        boolean rank = false;
        boolean file = false;
        for (Bond bond : bonds) {
            if (bond.victim().equals(square)) {
                rank |= bond.isOnRank();
                file |= !bond.isOnRank();
            }
        }
        return rank ? file ? "+" : "-" : file ? "|" : "";
    }

    /** Reads a board from a text of the right form; the marks need not make sense. */
    static SlowBoard parse(String text, LatrunculiRules rules) {
        SlowBoard board = new SlowBoard(rules);
        String[] rows = text.split("/", -1);
        if (rows.length != board.ranks) {
            throw new IllegalArgumentException("not " + board.ranks + " ranks: " + text);
        }
        for (int row = 0; row < rows.length; row++) {
            int rank = board.ranks - row;
            int file = 1;
            String rest = rows[row];
            while (!rest.isEmpty()) {
                char c = rest.charAt(0);
                if (Character.isDigit(c)) {
                    String number = rest.replaceFirst("\\D.*", "");
                    file += Integer.parseInt(number);
                    rest = rest.substring(number.length());
                    continue;
                }
                rest = rest.substring(1);
                Square square = board.square(file, rank);
                board.put(square, c == 'M' ? Side.WHITE : Side.BLACK);
                if (!rest.isEmpty() && "-|+".indexOf(rest.charAt(0)) >= 0) {
                    board.mark(square, rest.charAt(0));
                    rest = rest.substring(1);
                }
                file++;
            }
            if (file != board.files + 1) {
                throw new IllegalArgumentException("not " + board.files + " files: " + rows[row]);
            }
        }
        return board;
    }

    private void mark(Square square, char mark) {
        if (!pairs) {
            flag(square);
            return;
        }
        if (mark != '|') {
            bind(bond(square, Direction.WEST));
        }
        if (mark != '-') {
            bind(bond(square, Direction.SOUTH));
        }
    }

    private Bond bond(Square square, Direction direction) {
        return new Bond(
                square,
                direction
                        .from(square, 1, this)
                        .orElseThrow(() -> new IllegalArgumentException("no guard can stand there")),
                direction
                        .opposite()
                        .from(square, 1, this)
                        .orElseThrow(() -> new IllegalArgumentException("no guard can stand there")));
    }
}
