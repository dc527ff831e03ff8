package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.LatrunculiRules;
import io.github.lusoria.latrunculi.LatrunculiRules.Corner;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import io.github.lusoria.latrunculi.LatrunculiRules.Dux;
import io.github.lusoria.latrunculi.Role;
import io.github.lusoria.latrunculi.Side;
import io.github.lusoria.latrunculi.Square;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What stands where and who is trapped by whom. Mutable; a copy is made for every action.
 *
 * <p>With pairs a piece is trapped while it has a bond (spec 2.1). With one flag a piece (spec section 0, reading
 * {@code ludii}) there are no bonds, only flags.
 */
final class SlowBoard {
    final LatrunculiRules rules;
    final int ranks;
    final int files;
    final boolean pairs;
    private final List<Square> squares;
    private final Side[] sides;
    private final Role[] roles;
    private final Set<Bond> bonds = new HashSet<>();
    private final Set<Square> flags = new HashSet<>();

    SlowBoard(LatrunculiRules rules) {
        this.rules = rules;
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
        sides = new Side[squares.size()];
        roles = new Role[squares.size()];
    }

    private SlowBoard(SlowBoard other) {
        rules = other.rules;
        ranks = other.ranks;
        files = other.files;
        pairs = other.pairs;
        squares = other.squares;
        sides = other.sides.clone();
        roles = other.roles.clone();
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

    private int number(Square square) {
        return (square.rank() - 1) * files + square.file() - 1;
    }

    boolean isVacant(Square square) {
        return sides[number(square)] == null;
    }

    boolean holds(Square square, Side side) {
        return sides[number(square)] == side;
    }

    boolean isDux(Square square) {
        return roles[number(square)] == Role.DUX;
    }

    /** Whether nothing can happen to the piece on a square: a dux that is never captured (spec section 7, Kowalski). */
    boolean isSafe(Square square) {
        return rules.dux() == Dux.SAFE && isDux(square);
    }

    boolean isTrapped(Square square) {
        if (flags.contains(square)) {
            return true;
        }
        for (Bond bond : bonds) {
            if (bond.victim().equals(square)) {
                return true;
            }
        }
        return false;
    }

    boolean holdsFree(Square square, Side side) {
        return holds(square, side) && !isTrapped(square);
    }

    boolean holdsTrapped(Square square, Side side) {
        return holds(square, side) && isTrapped(square);
    }

    boolean hasTrapped(Side side) {
        return squares.stream().anyMatch(square -> holdsTrapped(square, side));
    }

    int count(Side side) {
        int count = 0;
        for (Side each : sides) {
            count += each == side ? 1 : 0;
        }
        return count;
    }

    boolean isCorner(Square square) {
        return (square.file() == 1 || square.file() == files) && (square.rank() == 1 || square.rank() == ranks);
    }

    /** Whether a corner square encloses like a piece of either side, whatever stands there (spec section 7, Bell). */
    boolean isAnvil(Square square) {
        return rules.corner() == Corner.PARTNER && isCorner(square);
    }

    /**
     * The square on which a companion has to stand so that a piece is enclosed from a neighbouring square: straight
     * beyond it, or where corners count the other neighbour of a piece in a corner.
     */
    Optional<Square> companion(Square victim, Square from) {
        if (rules.corner() == Corner.NEIGHBOURS && isCorner(victim)) {
            return Direction.ORTHOGONAL.stream()
                    .flatMap(direction -> direction.from(victim, 1, this).stream())
                    .filter(neighbour -> neighbour.file() != from.file() && neighbour.rank() != from.rank())
                    .findFirst();
        }
        int file = 2 * victim.file() - from.file();
        int rank = 2 * victim.rank() - from.rank();
        return has(file, rank) ? Optional.of(square(file, rank)) : Optional.empty();
    }

    Set<Bond> bonds() {
        return bonds;
    }

    void put(Square square, Side side, Role role) {
        sides[number(square)] = side;
        roles[number(square)] = role;
    }

    Role role(Square square) {
        return roles[number(square)];
    }

    /** Takes a piece off, with everything that held it. What it held itself is another matter. */
    void take(Square square) {
        sides[number(square)] = null;
        roles[number(square)] = null;
        flags.remove(square);
        bonds.removeIf(bond -> bond.victim().equals(square));
    }

    /** Binds a piece between two guards, named in the order of squares so that no pair is two bonds. */
    void bind(Square victim, Square guard, Square otherGuard) {
        boolean ordered = guard.compareTo(otherGuard) < 0;
        bonds.add(new Bond(victim, ordered ? guard : otherGuard, ordered ? otherGuard : guard));
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
                out.append(role(square).letter(sides[number(square)])).append(mark(square));
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
        boolean corner = false;
        for (Bond bond : bonds) {
            if (bond.victim().equals(square)) {
                rank |= bond.isOnRank();
                file |= bond.isOnFile();
                corner |= bond.isInCorner();
            }
        }
        return corner ? "^" : rank ? file ? "+" : "-" : file ? "|" : "";
    }

    /** Reads a board from a text of the right form; the marks need not make sense. */
    static SlowBoard parse(String text, LatrunculiRules rules) {
        SlowBoard board = new SlowBoard(rules);
        String[] rows = text.split("/", -1);
        if (rows.length != board.ranks) {
            throw new IllegalArgumentException("not " + board.ranks + " ranks: " + text);
        }
        for (int row = 0; row < rows.length; row++) {
            board.readRank(board.ranks - row, rows[row]);
        }
        return board;
    }

    private void readRank(int rank, String text) {
        int file = 1;
        String rest = text;
        while (!rest.isEmpty()) {
            char c = rest.charAt(0);
            if (Character.isDigit(c)) {
                String number = rest.replaceFirst("\\D.*", "");
                file += Integer.parseInt(number);
                rest = rest.substring(number.length());
                continue;
            }
            rest = rest.substring(1);
            Square square = square(file, rank);
            put(square, Character.isUpperCase(c) ? Side.WHITE : Side.BLACK, c == 'D' || c == 'd' ? Role.DUX : Role.MAN);
            if (!rest.isEmpty() && "-|+^".indexOf(rest.charAt(0)) >= 0) {
                mark(square, rest.charAt(0));
                rest = rest.substring(1);
            }
            file++;
        }
        if (file != files + 1) {
            throw new IllegalArgumentException("not " + files + " files: " + text);
        }
    }

    private void mark(Square square, char mark) {
        if (!pairs) {
            flag(square);
            return;
        }
        if (mark == '^') {
            bind(square, Direction.EAST, Direction.WEST, Direction.NORTH, Direction.SOUTH);
        }
        if (mark == '-' || mark == '+') {
            bind(square, Direction.EAST, Direction.WEST);
        }
        if (mark == '|' || mark == '+') {
            bind(square, Direction.NORTH, Direction.SOUTH);
        }
    }

    private void bind(Square square, Direction... directions) {
        List<Square> guards = new ArrayList<>();
        for (Direction direction : directions) {
            direction.from(square, 1, this).ifPresent(guards::add);
        }
        if (guards.size() != 2) {
            throw new IllegalArgumentException("no guards can stand there");
        }
        bind(square, guards.get(0), guards.get(1));
    }
}
