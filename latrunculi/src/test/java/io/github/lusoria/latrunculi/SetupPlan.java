package io.github.lusoria.latrunculi;

import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiRules.Again;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.Capture;
import io.github.lusoria.latrunculi.LatrunculiRules.Corner;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import io.github.lusoria.latrunculi.LatrunculiRules.Dux;
import io.github.lusoria.latrunculi.LatrunculiRules.Placement;
import io.github.lusoria.latrunculi.LatrunculiRules.Removal;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import io.github.lusoria.latrunculi.slow.SlowModel;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A plan of small numbers from which a valid set-up follows for any ruleset, so that set-ups can be drawn at random and
 * shrink towards the empty board.
 *
 * @param crowded whether all but the cells of code 0 hold men
 * @param cells what stands on each square: 0 to 5 nothing, 6 to 9 a white, 10 to 13 a black man that would be bound on
 *     the axes of the code's two bits
 * @param crosses squares on which a man is put between four enemies, or two near an edge
 * @param turn the side to act, the phase, the hands, the duces and the piece that goes again
 * @param last the squares of the last moves
 */
record SetupPlan(boolean crowded, List<Integer> cells, List<Integer> crosses, List<Integer> turn, List<Integer> last) {
    static final int CELL_CODES = 14;
    /** As many as the largest board has squares. */
    static final int CELLS = 192;
    /** How many numbers the turn has. */
    static final int TURN = 7;
    /** More than any number of squares, so that any number names one. */
    static final int ANY = 1 << 20;

    private static final int FIRST_MAN = 6;
    private static final int AXES = 4;

    /** Any plan, drawn from a generator. */
    static SetupPlan of(RandomGenerator random) {
        return new SetupPlan(
                random.nextInt(3) == 0,
                draw(CELLS, CELL_CODES, random),
                draw(random.nextInt(4), ANY, random),
                draw(TURN, ANY, random),
                draw(2, ANY, random));
    }

    private static List<Integer> draw(int count, int bound, RandomGenerator random) {
        return Stream.generate(() -> random.nextInt(bound)).limit(count).toList();
    }

    /** A valid set-up of the ruleset: marks that cannot stand are left out. */
    LatrunculiSetup setup(LatrunculiRuleset ruleset) {
        return new Building(ruleset.definition()).build();
    }

    private final class Building {
        private final LatrunculiRules rules;
        private final List<Square> squares;
        private final Map<Square, Side> sides = new TreeMap<>();
        private final Map<Square, Integer> wanted = new TreeMap<>();
        private final Map<Square, Mark> marks = new TreeMap<>();
        private final Map<Side, Square> duces = new EnumMap<>(Side.class);
        private final Set<Square> guards = new HashSet<>();
        private final LatrunculiSetup.Builder setup;

        Building(LatrunculiRules rules) {
            this.rules = rules;
            squares = Boards.squares(rules);
            setup = LatrunculiSetup.builder(rules.ranks(), rules.files());
        }

        LatrunculiSetup build() {
            for (int i = 0; i < squares.size(); i++) {
                int code = cells.get(i % cells.size());
                place(squares.get(i), crowded && code > 0 ? FIRST_MAN + code % (2 * AXES) : code);
            }
            for (int cross : crosses) {
                cross(squares.get(cross % squares.size()), cross % 2 == 0 ? Side.WHITE : Side.BLACK);
            }
            if (rules.duces() > 0) {
                crown(Side.WHITE, turn.get(4));
                crown(Side.BLACK, turn.get(5));
            }
            if (rules.capture() == Capture.TRAP) {
                sides.keySet().forEach(this::bind);
            }
            sides.forEach((square, side) -> {
                Role role = square.equals(duces.get(side)) ? Role.DUX : Role.MAN;
                setup.put(square, new Piece(side, role, marks.getOrDefault(square, Mark.NONE)));
            });
            Side side = turn.get(0) % 2 == 0 ? Side.WHITE : Side.BLACK;
            setup.sideToAct(side);
            if (rules.quiet() > 0) {
                setup.quiet(0);
            }
            phase(side, turn.get(1) % 4);
            return endedIfBlocked();
        }

        private void place(Square square, int code) {
            if (code >= FIRST_MAN) {
                int man = code - FIRST_MAN;
                sides.put(square, man < AXES ? Side.WHITE : Side.BLACK);
                wanted.put(square, man % AXES);
            }
        }

        private void cross(Square centre, Side side) {
            sides.put(centre, side);
            wanted.put(centre, AXES - 1);
            for (Heading direction : Heading.values()) {
                Boards.neighbour(centre, direction, rules).ifPresent(square -> sides.put(square, side.opponent()));
            }
        }

        /** Binds a man on the wanted axes on which two free enemies stand, unless it guards another already. */
        private void bind(Square square) {
            int axes = wanted.getOrDefault(square, 0);
            if (rules.dux() == Dux.SAFE && square.equals(duces.get(sides.get(square)))) {
                return;
            }
            if (isCorner(square)) {
                if (axes != 0 && rules.corner() == Corner.NEIGHBOURS && holdInCorner(square)) {
                    marks.put(square, rules.doubleTrap() == DoubleTrap.PAIRS ? Mark.CORNER : Mark.BOTH);
                }
                return;
            }
            boolean rank = (axes & 1) != 0 && hold(square, Heading.EAST);
            boolean file = (axes & 2) != 0 && hold(square, Heading.NORTH);
            if (rank || file) {
                Mark mark = rank && file ? Mark.BOTH : rank ? Mark.RANK : Mark.FILE;
                marks.put(square, rules.doubleTrap() == DoubleTrap.PAIRS ? mark : Mark.BOTH);
            }
        }

        private boolean hold(Square square, Heading axis) {
            return hold(square, List.of(axis, axis.opposite()));
        }

        private boolean holdInCorner(Square square) {
            return hold(
                    square,
                    List.of(
                            square.file() == 1 ? Heading.EAST : Heading.WEST,
                            square.rank() == 1 ? Heading.NORTH : Heading.SOUTH));
        }

        /** Lets the neighbours in two directions be guards, if both are free enemies and the piece is no guard itself. */
        private boolean hold(Square square, List<Heading> directions) {
            List<Square> pair = directions.stream()
                    .flatMap(direction -> Boards.neighbour(square, direction, rules).stream())
                    .filter(there -> isFreeEnemy(square, there))
                    .toList();
            return !guards.contains(square) && pair.size() == 2 && guards.addAll(pair);
        }

        private boolean isCorner(Square square) {
            return (square.file() == 1 || square.file() == rules.files())
                    && (square.rank() == 1 || square.rank() == rules.ranks());
        }

        private void crown(Side side, int choice) {
            List<Square> own = men(side);
            if (!own.isEmpty() && choice % 4 > 0) {
                duces.put(side, own.get(choice / 4 % own.size()));
            }
        }

        private List<Square> men(Side side) {
            return sides.keySet().stream()
                    .filter(square -> sides.get(square) == side)
                    .toList();
        }

        private boolean isFreeEnemy(Square square, Square there) {
            return sides.get(there) == sides.get(square).opponent() && !marks.containsKey(there);
        }

        private void phase(Side side, int phase) {
            if (phase == 0 && rules.placement() != Placement.ARRAY && place(side)) {
                return;
            }
            if (rules.quiet() > 0) {
                setup.quiet(turn.get(2) % rules.quiet());
            }
            boolean owed = rules.removal() != Removal.INSTEAD
                    && marks.keySet().stream().anyMatch(square -> sides.get(square) != side);
            boolean passed = phase == 1 && rules.blocked() == Blocked.PASS && !owed;
            setup.phase(owed ? Phase.REMOVE : passed ? Phase.PASSED : Phase.MOVE);
            if (owed && rules.removal() == Removal.BEFORE_ONE && phase == 2) {
                // one was removed, and this is the move of the same turn
                setup.phase(Phase.MOVE);
            }
            if (rules.again() != Again.NONE && phase == 3) {
                men(side).stream()
                        .skip(turn.get(6) % (1 + men(side).size()))
                        .findFirst()
                        .ifPresent(setup::again);
            }
            if (rules.repetition() == Repetition.NO_REVERSAL) {
                last(side).ifPresent(move -> setup.back(side, move));
                if (!passed) {
                    last(side.opponent()).ifPresent(move -> setup.back(side.opponent(), move));
                }
            }
        }

        /** Lets the side place, if there is a square for what it has; at most one dux a side, on the board or in hand. */
        private boolean place(Side side) {
            long vacant = squares.stream()
                    .filter(square -> !sides.containsKey(square))
                    .filter(square -> !rules.barred().equals(Optional.of(square)))
                    .count();
            int ownDux = dux(side);
            int otherDux = dux(side.opponent());
            int room = (int) vacant - ownDux - otherDux;
            if (room < 1) {
                return false;
            }
            int own = 1 + turn.get(2) % room;
            setup.phase(Phase.PLACE)
                    .hand(side, own, ownDux)
                    .hand(side.opponent(), turn.get(3) % (room - own + 1), otherDux);
            if (rules.placement() == Placement.TWO_BY_TWO && turn.get(3) % 3 == 0) {
                setup.phase(Phase.PLACE2);
            } else if (ownDux > 0 && turn.get(3) % 3 == 1) {
                setup.hand(side, 0, ownDux);
            }
            return true;
        }

        private int dux(Side side) {
            return rules.duces() > 0 && !duces.containsKey(side) ? turn.get(4 + side.seat() - 1) % 2 : 0;
        }

        /** A step that a man may have made last, back to a vacant square. */
        private Optional<Movement> last(Side side) {
            int choice = last.get(side.seat() - 1);
            List<Square> men = men(side);
            if (men.isEmpty() || choice % 4 == 0) {
                return Optional.empty();
            }
            Square to = men.get(choice / 4 % men.size());
            return Boards.neighbour(to, Heading.ALL.get(choice % 4), rules)
                    .filter(from -> !sides.containsKey(from))
                    .map(from -> new Movement(from, to));
        }

        private boolean isBlocked(LatrunculiSetup open) {
            boolean back = rules.repetition() == Repetition.NO_REVERSAL;
            String text = back && !open.toString().contains(",") ? open + " .,." : open.toString();
            return SlowModel.of(text, rules).isBlocked();
        }

        /** Where being blocked ends the game, a blocked player means that the game is over. */
        private LatrunculiSetup endedIfBlocked() {
            LatrunculiSetup open = setup.build();
            if (open.phase() == Phase.AGAIN && isBlocked(open)) {
                // where it must move again it has done so
                open = setup.phase(Phase.MOVE).build();
            }
            if (rules.blocked() == Blocked.PASS || !isBlocked(open)) {
                return open;
            }
            Map<Side, Integer> counts = new EnumMap<>(Side.class);
            sides.values().forEach(side -> counts.merge(side, 1, Integer::sum));
            int difference = counts.getOrDefault(Side.WHITE, 0) - counts.getOrDefault(Side.BLACK, 0);
            if (rules.blocked() == Blocked.LOSS) {
                setup.won(open.sideToAct().opponent(), LatrunculiTermination.BLOCKED);
            } else if (difference == 0) {
                setup.drawn(LatrunculiTermination.BLOCKED);
            } else {
                setup.won(difference > 0 ? Side.WHITE : Side.BLACK, LatrunculiTermination.BLOCKED);
            }
            return setup.build();
        }
    }
}
