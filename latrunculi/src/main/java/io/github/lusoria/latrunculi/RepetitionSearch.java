package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.Xoshiro256;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Looks for a short game that shows what two rulesets say of positions that come again.
 *
 * <p>One or two pieces a side, each side's movements kept to three squares so that positions do come again, all games of
 * these kinds to a small depth, the shortest first.
 */
final class RepetitionSearch {
    private static final int TRIALS = 24;
    private static final int DEEPEST = 9;
    private static final int SQUARES_A_SIDE = 3;

    private final RulesetPair pair;
    private final long seed;
    private final int budget;
    private int compared;

    RepetitionSearch(RulesetPair pair, long seed, int budget) {
        this.pair = pair;
        this.seed = seed;
        this.budget = budget;
    }

    /** The same moves under both rulesets. */
    private record Twins(
            Game<LatrunculiPosition, LatrunculiMove> first, Game<LatrunculiPosition, LatrunculiMove> second) {
        Twins play(LatrunculiMove move) {
            return new Twins(first.play(move), second.play(move));
        }

        boolean isOver() {
            return first.outcome().isPresent() || second.outcome().isPresent();
        }
    }

    /** A start and the squares that each side's pieces keep to. */
    private record Trial(Twins start, Set<Square> white, Set<Square> black) {
        Set<Square> squares(Side side) {
            return side == Side.WHITE ? white : black;
        }
    }

    /** How many games were compared. */
    int compared() {
        return compared;
    }

    Optional<Witness> find() {
        List<Trial> trials = trials();
        for (int depth = 0; depth <= DEEPEST; depth++) {
            for (Trial trial : trials) {
                Optional<Witness> found = search(trial, trial.start, depth);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    /** The starts with fewer pieces come first. */
    private List<Trial> trials() {
        List<Trial> trials = new ArrayList<>();
        for (int i = 0; i < TRIALS; i++) {
            Xoshiro256 random = Xoshiro256.of(seed, i);
            SharedSetup setup = new SharedSetup(pair.first().definition());
            int pieces = 1 + 3 * i / TRIALS;
            for (int piece = 0; piece < pieces; piece++) {
                setup.pieces.put(square(random), Piece.man(piece % 2 == 0 ? Side.WHITE : Side.BLACK));
            }
            pair.positions(setup).ifPresent(positions -> {
                Twins twins = new Twins(Game.from(positions.first()), Game.from(positions.second()));
                trials.add(trial(twins, random));
            });
        }
        return trials;
    }

    private Square square(Xoshiro256 random) {
        LatrunculiRules rules = pair.first().definition();
        return new Square(1 + random.nextInt(rules.files()), 1 + random.nextInt(rules.ranks()));
    }

    /** Each side keeps to the first squares that its pieces come to in random play. */
    private static Trial trial(Twins start, Xoshiro256 random) {
        Trial trial = new Trial(start, new TreeSet<>(), new TreeSet<>());
        LatrunculiPosition position = start.first.position();
        position.setup()
                .pieces()
                .forEach((square, piece) -> trial.squares(piece.side()).add(square));
        for (int ply = 0; ply < 2 * SQUARES_A_SIDE && position.legalMoveCount() > 0; ply++) {
            LatrunculiMove move = position.legalMove(random.nextInt(position.legalMoveCount()));
            Set<Square> own = trial.squares(position.sideToAct());
            if (move instanceof LatrunculiMove.Movement movement && own.size() < SQUARES_A_SIDE) {
                own.add(movement.to());
            }
            position = position.play(move);
        }
        return trial;
    }

    private Optional<Witness> search(Trial trial, Twins twins, int depth) {
        if (compared >= budget || twins.isOver()) {
            return Optional.empty();
        }
        if (depth == 0) {
            compared++;
            Witness witness = Differences.witness(pair, twins.first, twins.second);
            return Optional.of(witness).filter(Witness::isDifference);
        }
        for (LatrunculiMove move : twins.first.legalMoves()) {
            if (isKept(move, trial.squares(twins.first.position().sideToAct())) && twins.second.isLegal(move)) {
                Optional<Witness> found = search(trial, twins.play(move), depth - 1);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isKept(LatrunculiMove move, Set<Square> squares) {
        return !(move instanceof LatrunculiMove.Movement movement) || squares.contains(movement.to());
    }
}
