package io.github.lusoria.latrunculi;

import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
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
 * @param turn the side to act, the phase and the hands
 * @param last the squares of the last moves
 */
record SetupPlan(boolean crowded, List<Integer> cells, List<Integer> crosses, List<Integer> turn, List<Integer> last) {
    static final int CELL_CODES = 14;
    /** More than any number of squares, so that any number names one. */
    static final int ANY = 1 << 20;

    private static final int FIRST_MAN = 6;
    private static final int AXES = 4;

    /** Any plan, drawn from a generator. */
    static SetupPlan of(RandomGenerator random) {
        return new SetupPlan(
                random.nextInt(3) == 0,
                draw(64, CELL_CODES, random),
                draw(random.nextInt(4), ANY, random),
                draw(4, ANY, random),
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
        private final Set<Square> guards = new HashSet<>();
        private final LatrunculiSetup.Builder setup;

        Building(LatrunculiRules rules) {
            this.rules = rules;
            squares = Boards.squares(rules);
            setup = LatrunculiSetup.builder(rules.ranks(), rules.files());
        }

        LatrunculiSetup build() {
            for (int i = 0; i < squares.size(); i++) {
                int code = cells.get(i);
                place(squares.get(i), crowded && code > 0 ? FIRST_MAN + code % (2 * AXES) : code);
            }
            for (int cross : crosses) {
                cross(squares.get(cross % squares.size()), cross % 2 == 0 ? Side.WHITE : Side.BLACK);
            }
            sides.keySet().forEach(this::bind);
            sides.forEach((square, side) ->
                    setup.put(square, new Piece(side, Role.MAN, marks.getOrDefault(square, Mark.NONE))));
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
            boolean rank = (axes & 1) != 0 && hold(square, Heading.EAST);
            boolean file = (axes & 2) != 0 && hold(square, Heading.NORTH);
            if (rank || file) {
                Mark mark = rank && file ? Mark.BOTH : rank ? Mark.RANK : Mark.FILE;
                marks.put(square, rules.doubleTrap() == DoubleTrap.PAIRS ? mark : Mark.BOTH);
            }
        }

        private boolean hold(Square square, Heading axis) {
            if (guards.contains(square)) {
                return false;
            }
            Optional<Square> one = Boards.neighbour(square, axis, rules).filter(there -> isFreeEnemy(square, there));
            Optional<Square> other =
                    Boards.neighbour(square, axis.opposite(), rules).filter(there -> isFreeEnemy(square, there));
            if (one.isEmpty() || other.isEmpty()) {
                return false;
            }
            guards.add(one.get());
            guards.add(other.get());
            return true;
        }

        private boolean isFreeEnemy(Square square, Square there) {
            return sides.get(there) == sides.get(square).opponent() && !marks.containsKey(there);
        }

        private void phase(Side side, int phase) {
            int vacant = squares.size() - sides.size();
            if (phase == 0 && vacant > 0) {
                int own = 1 + turn.get(2) % vacant;
                setup.phase(Phase.PLACE).hand(side, own).hand(side.opponent(), turn.get(3) % (vacant - own + 1));
                return;
            }
            if (rules.quiet() > 0) {
                setup.quiet(turn.get(2) % rules.quiet());
            }
            boolean passed = phase == 1 && rules.blocked() == Blocked.PASS;
            setup.phase(passed ? Phase.PASSED : Phase.MOVE);
            if (rules.repetition() == Repetition.NO_REVERSAL) {
                last(side).ifPresent(move -> setup.back(side, move));
                if (!passed) {
                    last(side.opponent()).ifPresent(move -> setup.back(side.opponent(), move));
                }
            }
        }

        /** A step that a man may have made last, back to a vacant square. */
        private Optional<Movement> last(Side side) {
            int choice = last.get(side.seat() - 1);
            List<Square> men = sides.keySet().stream()
                    .filter(square -> sides.get(square) == side)
                    .toList();
            if (men.isEmpty() || choice % 4 == 0) {
                return Optional.empty();
            }
            Square to = men.get(choice / 4 % men.size());
            return Boards.neighbour(to, Heading.ALL.get(choice % 4), rules)
                    .filter(from -> !sides.containsKey(from))
                    .map(from -> new Movement(from, to));
        }

        /** Where being blocked ends the game, a blocked player means that the game is over. */
        private LatrunculiSetup endedIfBlocked() {
            LatrunculiSetup open = setup.build();
            boolean back = rules.repetition() == Repetition.NO_REVERSAL;
            String text = back && !open.toString().contains(",") ? open + " .,." : open.toString();
            if (rules.blocked() == Blocked.PASS || !SlowModel.of(text, rules).isBlocked()) {
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
