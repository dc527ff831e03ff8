package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** The hashes are those that the page of formats defines, computed here from what a position tells of itself. */
@Domain(LatrunculiDomain.class)
@Domain(DomainContext.Global.class)
class HashProperties {
    private static final long START = 0x9e3779b97f4a7c15L;
    private static final long FACTOR = 0xd6e8feb86659fd93L;
    private static final List<Phase> PHASES = List.of(Phase.PLACE, Phase.MOVE, Phase.PASSED, Phase.OVER);
    private static final List<LatrunculiTermination> REASONS = List.of(
            LatrunculiTermination.REDUCED,
            LatrunculiTermination.BLOCKED,
            LatrunculiTermination.QUIET,
            LatrunculiTermination.PASSES);

    @Property
    void theHashIsComputedFromTheTextAsDocumented(@ForAll LatrunculiPosition position) {
        assertThat(position.hash64()).as("%s", position).isEqualTo(mix(board(position), rest(position)));
    }

    @Property
    void theHashOfTheBoardIsComputedFromTheBoardAndTheHandsAsDocumented(@ForAll LatrunculiPosition position) {
        long hands = (long) position.menInHand(Side.WHITE) << 32 | position.menInHand(Side.BLACK);
        assertThat(position.boardHash64()).as("%s", position).isEqualTo(mix(board(position), hands));
    }

    private static long mix(long hash, long word) {
        long h = (hash ^ word) * FACTOR;
        return h ^ (h >>> 32);
    }

    private static long board(LatrunculiPosition position) {
        boolean flags = position.ruleset().definition().doubleTrap() == DoubleTrap.ANY_GUARD_FREES;
        long h = mix(START, set(position, piece -> piece.side() == Side.WHITE));
        h = mix(h, set(position, piece -> piece.side() == Side.BLACK));
        h = mix(h, set(position, piece -> piece.mark() == Mark.RANK || piece.mark() == Mark.BOTH));
        return mix(h, flags ? 0 : set(position, piece -> piece.mark() == Mark.FILE || piece.mark() == Mark.BOTH));
    }

    private static long set(LatrunculiPosition position, Predicate<Piece> wanted) {
        return Boards.pieces(position).entrySet().stream()
                .filter(entry -> wanted.test(entry.getValue()))
                .mapToLong(entry -> 1L << number(entry.getKey()))
                .sum();
    }

    private static int number(Square square) {
        return 8 * (square.rank() - 1) + square.file() - 1;
    }

    /** The last word, filled from the most significant bit. */
    private static long rest(LatrunculiPosition position) {
        LatrunculiSetup setup = LatrunculiSetup.from(position);
        Side side = setup.sideToAct();
        long word = setup.quiet().orElse(0);
        word = word << 7 | setup.menInHand(side.opponent());
        word = word << 7 | setup.menInHand(side);
        word = word << 2 | setup.termination().map(REASONS::indexOf).orElse(0);
        word = word << 2 | setup.winner().map(Side::seat).orElse(0);
        word = word << 3 | PHASES.indexOf(setup.phase());
        word = word << 1 | (side == Side.WHITE ? 0 : 1);
        return word << 32 | last(setup.back(side)) << 16 | last(setup.back(side.opponent()));
    }

    private static long last(Optional<Movement> move) {
        return move.map(each -> (long) number(each.from()) << 8 | number(each.to()))
                .orElse(0xffffL);
    }
}
