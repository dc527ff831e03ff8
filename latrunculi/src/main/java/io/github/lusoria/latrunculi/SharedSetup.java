package io.github.lusoria.latrunculi;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A set-up that is to be read under two rulesets of one board.
 *
 * <p>It is finer than either: a trap is marked by its axes even where a ruleset keeps one flag, quiet moves and last
 * moves are kept even where only one ruleset has them. {@link RulesetPair} tells what becomes of it under a ruleset.
 * Mutable while it is drawn up; whoever changes one has copied it.
 */
final class SharedSetup {
    final SortedMap<Square, Piece> pieces = new TreeMap<>();
    final Map<Side, Integer> men = new EnumMap<>(Side.class);
    final Map<Side, Integer> duces = new EnumMap<>(Side.class);
    final Map<Side, LatrunculiMove.Movement> back = new EnumMap<>(Side.class);
    Side side = Side.WHITE;
    Phase phase = Phase.MOVE;
    Optional<Square> again = Optional.empty();
    int quiet;

    private final int ranks;
    private final int files;

    SharedSetup(LatrunculiRules rules) {
        this.ranks = rules.ranks();
        this.files = rules.files();
    }

    private SharedSetup(SharedSetup other) {
        ranks = other.ranks;
        files = other.files;
        pieces.putAll(other.pieces);
        men.putAll(other.men);
        duces.putAll(other.duces);
        back.putAll(other.back);
        side = other.side;
        phase = other.phase;
        again = other.again;
        quiet = other.quiet;
    }

    /** What a position that is not over shows; a flagged piece counts as bound on every axis where a pair stands. */
    static SharedSetup of(LatrunculiPosition position) {
        LatrunculiRules rules = position.ruleset().definition();
        LatrunculiSetup setup = position.setup();
        SharedSetup shared = new SharedSetup(rules);
        shared.pieces.putAll(setup.pieces());
        for (Side side : Side.values()) {
            shared.men.put(side, setup.inHand(side, Role.MAN));
            shared.duces.put(side, setup.inHand(side, Role.DUX));
            setup.back(side).ifPresent(move -> shared.back.put(side, move));
        }
        shared.side = setup.sideToAct();
        shared.phase = setup.phase();
        shared.again = setup.again();
        shared.quiet = setup.quiet().orElse(0);
        if (rules.doubleTrap() == LatrunculiRules.DoubleTrap.ANY_GUARD_FREES) {
            shared.settle();
        }
        return shared;
    }

    SharedSetup copy() {
        return new SharedSetup(this);
    }

    int inHand(Side side) {
        return men.getOrDefault(side, 0) + duces.getOrDefault(side, 0);
    }

    /** The pieces on the board and in hand. */
    int size() {
        return pieces.size() + inHand(Side.WHITE) + inHand(Side.BLACK);
    }

    /** How much there is beside pieces: a special phase, last moves, quiet moves, marks and duces. */
    int extras() {
        long bound =
                pieces.values().stream().filter(piece -> piece.mark().isBound()).count();
        long standing = pieces.values().stream()
                .filter(piece -> piece.role() == Role.DUX)
                .count();
        return (phase == Phase.MOVE ? 0 : 1) + back.size() + (quiet > 0 ? 1 : 0) + (int) (bound + standing);
    }

    // ---- bonds

    /** Takes away marks, or parts of them, that cannot stand because a guard is missing or is itself trapped. */
    void settle() {
        for (Entry<Square, Piece> entry : List.copyOf(pieces.entrySet())) {
            Piece piece = entry.getValue();
            if (piece.mark().isBound()) {
                Mark mark = standing(entry.getKey(), piece);
                pieces.put(entry.getKey(), new Piece(piece.side(), piece.role(), mark));
            }
        }
    }

    private Mark standing(Square square, Piece piece) {
        boolean rank = isFreeEnemy(square, 1, 0, piece.side()) && isFreeEnemy(square, -1, 0, piece.side());
        boolean file = isFreeEnemy(square, 0, 1, piece.side()) && isFreeEnemy(square, 0, -1, piece.side());
        int inwardFile = square.file() == 1 ? 1 : -1;
        int inwardRank = square.rank() == 1 ? 1 : -1;
        boolean corner = (square.file() == 1 || square.file() == files)
                && (square.rank() == 1 || square.rank() == ranks)
                && isFreeEnemy(square, inwardFile, 0, piece.side())
                && isFreeEnemy(square, 0, inwardRank, piece.side());
        return switch (piece.mark()) {
            case NONE -> Mark.NONE;
            case RANK -> rank ? Mark.RANK : Mark.NONE;
            case FILE -> file ? Mark.FILE : Mark.NONE;
            case CORNER -> corner ? Mark.CORNER : Mark.NONE;
            case BOTH -> rank ? (file ? Mark.BOTH : Mark.RANK) : file ? Mark.FILE : corner ? Mark.CORNER : Mark.NONE;
        };
    }

    private boolean isFreeEnemy(Square square, int byFiles, int byRanks, Side side) {
        int file = square.file() + byFiles;
        int rank = square.rank() + byRanks;
        if (file < 1 || file > files || rank < 1 || rank > ranks) {
            return false;
        }
        Piece piece = pieces.get(new Square(file, rank));
        return piece != null && piece.side() != side && !piece.mark().isBound();
    }

    // ---- smaller ones

    /** All set-ups that are this one with something taken away, what is dearest first. */
    List<SharedSetup> simpler() {
        List<SharedSetup> simpler = new ArrayList<>();
        if (phase.isPlacement()) {
            SharedSetup moving = copy();
            moving.men.clear();
            moving.duces.clear();
            moving.phase = Phase.MOVE;
            simpler.add(moving);
        }
        pieces.keySet().forEach(square -> simpler.add(without(square)));
        fewerInHand(simpler);
        if (phase != Phase.MOVE && !phase.isPlacement()) {
            SharedSetup plain = copy();
            plain.phase = Phase.MOVE;
            plain.again = Optional.empty();
            simpler.add(plain);
        }
        for (Side each : back.keySet()) {
            SharedSetup forgetful = copy();
            forgetful.back.remove(each);
            simpler.add(forgetful);
        }
        if (quiet > 0) {
            SharedSetup fresh = copy();
            fresh.quiet = 0;
            simpler.add(fresh);
        }
        pieces.forEach((square, piece) -> plainer(simpler, square, piece));
        return simpler;
    }

    private SharedSetup without(Square square) {
        SharedSetup fewer = copy();
        fewer.pieces.remove(square);
        fewer.back.values().removeIf(move -> move.to().equals(square));
        fewer.settle();
        return fewer;
    }

    private void fewerInHand(List<SharedSetup> simpler) {
        for (Side each : Side.values()) {
            int most = men.getOrDefault(each, 0);
            for (int left : most > 1 ? new int[] {0, 1, most - 1} : new int[] {0}) {
                if (left < most) {
                    SharedSetup fewer = copy();
                    fewer.men.put(each, left);
                    simpler.add(fewer);
                }
            }
            if (duces.getOrDefault(each, 0) > 0) {
                SharedSetup fewer = copy();
                fewer.duces.put(each, 0);
                simpler.add(fewer);
            }
        }
    }

    private void plainer(List<SharedSetup> simpler, Square square, Piece piece) {
        if (piece.mark() == Mark.BOTH) {
            simpler.add(with(square, new Piece(piece.side(), piece.role(), Mark.RANK)));
            simpler.add(with(square, new Piece(piece.side(), piece.role(), Mark.FILE)));
        }
        if (piece.mark().isBound()) {
            simpler.add(with(square, new Piece(piece.side(), piece.role(), Mark.NONE)));
        }
        if (piece.role() == Role.DUX) {
            simpler.add(with(square, new Piece(piece.side(), Role.MAN, piece.mark())));
        }
    }

    private SharedSetup with(Square square, Piece piece) {
        SharedSetup changed = copy();
        changed.pieces.put(square, piece);
        return changed;
    }
}
