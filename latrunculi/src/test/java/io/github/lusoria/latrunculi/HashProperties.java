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
@Domain(AnyRulesDomain.class)
@Domain(DomainContext.Global.class)
class HashProperties {
    private static final long START = 0x9e3779b97f4a7c15L;
    private static final long FACTOR = 0xd6e8feb86659fd93L;
    private static final int NONE = 255;
    private static final List<Phase> PHASES =
            List.of(Phase.PLACE, Phase.PLACE2, Phase.MOVE, Phase.PASSED, Phase.REMOVE, Phase.AGAIN, Phase.OVER);
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
        long hands = position.phase().isPlacement() ? hands(position, Side.WHITE) : 0;
        assertThat(position.boardHash64()).as("%s", position).isEqualTo(mix(board(position), hands));
    }

    private static long mix(long hash, long word) {
        long h = (hash ^ word) * FACTOR;
        return h ^ (h >>> 32);
    }

    private static long board(LatrunculiPosition position) {
        boolean flags = position.ruleset().definition().doubleTrap() == DoubleTrap.ANY_GUARD_FREES;
        long h = mixSet(START, position, piece -> piece.side() == Side.WHITE);
        h = mixSet(h, position, piece -> piece.side() == Side.BLACK);
        h = mixSet(h, position, piece -> piece.mark().isBound() && piece.mark() != Mark.FILE);
        h = mixSet(h, position, piece -> !flags && (piece.mark() == Mark.FILE || piece.mark() == Mark.BOTH));
        return mix(h, dux(position, Side.WHITE) | dux(position, Side.BLACK) << 8);
    }

    private static long mixSet(long hash, LatrunculiPosition position, Predicate<Piece> wanted) {
        long[] words = new long[isWide(position) ? 3 : 1];
        Boards.pieces(position).forEach((square, piece) -> {
            if (wanted.test(piece)) {
                int number = number(square, position);
                words[number / 64] |= 1L << number % 64;
            }
        });
        long h = hash;
        for (long word : words) {
            h = mix(h, word);
        }
        return h;
    }

    private static boolean isWide(LatrunculiPosition position) {
        LatrunculiRules rules = position.ruleset().definition();
        return rules.ranks() > 8 || rules.files() > 8;
    }

    private static int number(Square square, LatrunculiPosition position) {
        return (isWide(position) ? 16 : 8) * (square.rank() - 1) + square.file() - 1;
    }

    private static long dux(LatrunculiPosition position, Side side) {
        return Boards.pieces(position).entrySet().stream()
                .filter(entry ->
                        entry.getValue().side() == side && entry.getValue().role() == Role.DUX)
                .mapToLong(entry -> number(entry.getKey(), position))
                .findFirst()
                .orElse(NONE);
    }

    /** Men and duces in hand, 8 bits each from bit 0, one side's first. */
    private static long hands(LatrunculiPosition position, Side first) {
        Side other = first.opponent();
        return position.inHand(first, Role.MAN)
                | position.inHand(first, Role.DUX) << 8
                | position.inHand(other, Role.MAN) << 16
                | (long) position.inHand(other, Role.DUX) << 24;
    }

    /** The last word. */
    private static long rest(LatrunculiPosition position) {
        LatrunculiSetup setup = LatrunculiSetup.from(position);
        Side side = setup.sideToAct();
        long high = setup.again().map(square -> number(square, position)).orElse(0);
        high = high << 10 | setup.quiet().orElse(0);
        high = high << 2 | setup.termination().map(REASONS::indexOf).orElse(0);
        high = high << 2 | setup.winner().map(Side::seat).orElse(0);
        high = high << 3 | PHASES.indexOf(setup.phase());
        high = high << 1 | (side == Side.WHITE ? 0 : 1);
        long low = setup.phase().isPlacement()
                ? hands(position, side)
                : last(setup.back(side), position) << 16 | last(setup.back(side.opponent()), position);
        return high << 32 | low;
    }

    private static long last(Optional<Movement> move, LatrunculiPosition position) {
        return move.map(each -> (long) number(each.from(), position) << 8 | number(each.to(), position))
                .orElse(0xffffL);
    }
}
