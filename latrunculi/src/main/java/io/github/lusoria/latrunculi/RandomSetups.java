package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.latrunculi.LatrunculiRules.Capture;
import io.github.lusoria.latrunculi.LatrunculiRules.Placement;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Set-ups drawn at random in which something is about to happen: a few pieces crowded into a corner or anywhere, some
 * trapped, some in hand, the count of quiet moves near its end. Not every one is a position under both rulesets.
 */
final class RandomSetups {
    private static final int LONGEST_EDGE = 5;
    private static final int MOST_PIECES = 10;
    private static final int MOST_IN_HAND = 3;
    private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    private final RulesetPair pair;
    private final LatrunculiRules rules;
    private final Xoshiro256 random;

    RandomSetups(RulesetPair pair, Xoshiro256 random) {
        this.pair = pair;
        this.rules = pair.first().definition();
        this.random = random;
    }

    SharedSetup next() {
        SharedSetup setup = new SharedSetup(rules);
        setup.side = side();
        men(setup);
        if (pair.both(each -> each.duces() > 0)) {
            crown(setup);
        }
        if (pair.both(each -> each.capture() == Capture.TRAP) && random.nextInt(2) == 0) {
            bind(setup);
        }
        if (pair.both(each -> each.placement() != Placement.ARRAY) && random.nextInt(4) == 0) {
            hands(setup);
        }
        if (pair.either(each -> each.quiet() > 0)) {
            quiet(setup);
        }
        if (pair.either(each -> each.repetition() == Repetition.NO_REVERSAL) && !setup.phase.isPlacement()) {
            lastMoves(setup);
        }
        return setup;
    }

    private Side side() {
        return random.nextInt(2) == 0 ? Side.WHITE : Side.BLACK;
    }

    private void men(SharedSetup setup) {
        int width = Math.min(rules.files(), 2 + random.nextInt(LONGEST_EDGE - 1));
        int height = Math.min(rules.ranks(), 2 + random.nextInt(LONGEST_EDGE - 1));
        boolean corner = random.nextInt(2) == 0;
        int file = 1 + start(rules.files() - width, corner);
        int rank = 1 + start(rules.ranks() - height, corner);
        int count = 1 + random.nextInt(1 + random.nextInt(MOST_PIECES));
        for (int i = 0; i < count; i++) {
            setup.pieces.put(
                    new Square(file + random.nextInt(width), rank + random.nextInt(height)), Piece.man(side()));
        }
    }

    private int start(int room, boolean corner) {
        return corner ? room * random.nextInt(2) : random.nextInt(room + 1);
    }

    private void crown(SharedSetup setup) {
        for (Side side : Side.values()) {
            List<Square> own = squaresOf(setup, side);
            if (!own.isEmpty() && random.nextInt(2) == 0) {
                Square square = own.get(random.nextInt(own.size()));
                setup.pieces.put(square, new Piece(side, Role.DUX, Mark.NONE));
            }
        }
    }

    private void bind(SharedSetup setup) {
        setup.pieces.replaceAll(
                (square, piece) -> random.nextInt(3) == 0 ? new Piece(piece.side(), piece.role(), Mark.BOTH) : piece);
        setup.settle();
    }

    private void hands(SharedSetup setup) {
        setup.phase = Phase.PLACE;
        setup.men.put(setup.side, 1 + random.nextInt(MOST_IN_HAND));
        setup.men.put(setup.side.opponent(), random.nextInt(MOST_IN_HAND + 1));
        if (pair.both(each -> each.duces() > 0)) {
            for (Side side : Side.values()) {
                boolean standing = setup.pieces.containsValue(new Piece(side, Role.DUX, Mark.NONE));
                setup.duces.put(side, standing ? 0 : random.nextInt(2));
            }
        }
    }

    private void quiet(SharedSetup setup) {
        LatrunculiRules one = pair.first().definition();
        LatrunculiRules other = pair.second().definition();
        int limit = one.quiet() == 0 || (other.quiet() > 0 && random.nextInt(2) == 0) ? other.quiet() : one.quiet();
        setup.quiet = random.nextInt(2) == 0 ? 0 : Math.max(0, limit - 1 - random.nextInt(3));
    }

    private void lastMoves(SharedSetup setup) {
        for (Side side : Side.values()) {
            List<Square> own = squaresOf(setup, side);
            if (!own.isEmpty() && random.nextInt(2) == 0) {
                Square to = own.get(random.nextInt(own.size()));
                vacantBeside(setup, to).ifPresent(from -> setup.back.put(side, new LatrunculiMove.Movement(from, to)));
            }
        }
    }

    private Optional<Square> vacantBeside(SharedSetup setup, Square square) {
        int[] step = STEPS[random.nextInt(STEPS.length)];
        int file = square.file() + step[0];
        int rank = square.rank() + step[1];
        if (file < 1 || file > rules.files() || rank < 1 || rank > rules.ranks()) {
            return Optional.empty();
        }
        return Optional.of(new Square(file, rank)).filter(from -> !setup.pieces.containsKey(from));
    }

    private static List<Square> squaresOf(SharedSetup setup, Side side) {
        List<Square> squares = new ArrayList<>();
        for (Map.Entry<Square, Piece> entry : setup.pieces.entrySet()) {
            if (entry.getValue().side() == side) {
                squares.add(entry.getKey());
            }
        }
        return squares;
    }
}
