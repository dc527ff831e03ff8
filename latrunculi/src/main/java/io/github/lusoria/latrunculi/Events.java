package io.github.lusoria.latrunculi;

import java.util.ArrayList;
import java.util.List;

/**
 * What a move made happen, in the documented order: pieces freed because the mover left, then pieces trapped, then
 * pieces freed because a guard was trapped; round a square always east, west, north, south.
 */
final class Events {
    private Events() {}

    static List<LatrunculiEvent> between(BitPosition before, LatrunculiMove move, BitPosition after) {
        if (move instanceof LatrunculiMove.Removal removal) {
            return List.of(new LatrunculiEvent.Removed(removal.square()));
        }
        if (!(move instanceof LatrunculiMove.Movement movement)) {
            return List.of();
        }
        List<LatrunculiEvent> events = new ArrayList<>();
        long freed = before.bound() & ~after.bound();
        long trapped = after.bound() & ~before.bound();
        for (int square : neighbours(movement.from())) {
            if ((freed & before.enemy() & (1L << square)) != 0) {
                events.add(new LatrunculiEvent.Freed(BitBoard.square(square), LatrunculiRuleIds.RELEASE_GUARD_LEFT));
            }
        }
        List<Square> victims = new ArrayList<>();
        for (int square : neighbours(movement.to())) {
            if ((trapped & (1L << square)) != 0) {
                Square victim = BitBoard.square(square);
                victims.add(victim);
                events.add(new LatrunculiEvent.Trapped(victim));
            }
        }
        addReleases(events, before, after, victims);
        return events;
    }

    /** Bonds are taken away guard by guard, so that a piece bound on both axes is freed by the last. */
    private static void addReleases(
            List<LatrunculiEvent> events, BitPosition before, BitPosition after, List<Square> victims) {
        boolean flags = before.ruleset().bits().flags;
        // pieces that the departure freed are free already
        long freeEnemy = before.enemy() & ~(before.bound() & after.bound());
        long rank = before.own() & before.rankBound();
        long file = before.own() & before.fileBound();
        for (Square victim : victims) {
            long guard = BitBoard.bit(victim);
            long bound = rank | file;
            if (flags) {
                rank &= ~(BitBoard.betweenOnRank(guard, freeEnemy) | BitBoard.betweenOnFile(guard, freeEnemy));
            } else {
                rank &= ~(BitBoard.east(guard) | BitBoard.west(guard));
                file &= ~(BitBoard.north(guard) | BitBoard.south(guard));
            }
            long freed = bound & ~(rank | file);
            for (int square : neighbours(victim)) {
                if ((freed & (1L << square)) != 0) {
                    events.add(new LatrunculiEvent.Freed(
                            BitBoard.square(square), LatrunculiRuleIds.RELEASE_GUARD_TRAPPED));
                }
            }
        }
    }

    private static List<Integer> neighbours(Square square) {
        long bit = BitBoard.bit(square);
        List<Integer> indices = new ArrayList<>(4);
        for (long set : new long[] {BitBoard.east(bit), BitBoard.west(bit), BitBoard.north(bit), BitBoard.south(bit)}) {
            if (set != 0) {
                indices.add(Long.numberOfTrailingZeros(set));
            }
        }
        return indices;
    }
}
