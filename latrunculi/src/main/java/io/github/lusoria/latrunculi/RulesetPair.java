package io.github.lusoria.latrunculi;

import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import io.github.lusoria.latrunculi.LatrunculiRules.Placement;
import io.github.lusoria.latrunculi.LatrunculiRules.Removal;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Two rulesets of one board, and what is the same under both.
 *
 * <p>Their positions differ in form: one counts quiet moves, keeps last moves or marks every trap by one flag, the other
 * does not; a turn with a removal before the move is an ordinary turn where the removal is instead of it. What only one
 * of them writes is left out when positions are compared.
 */
final class RulesetPair {
    private final LatrunculiRuleset first;
    private final LatrunculiRuleset second;

    RulesetPair(LatrunculiRuleset first, LatrunculiRuleset second) {
        this.first = first;
        this.second = second;
    }

    /** One set-up under both rulesets. */
    record Positions(LatrunculiPosition first, LatrunculiPosition second) {}

    LatrunculiRuleset first() {
        return first;
    }

    LatrunculiRuleset second() {
        return second;
    }

    boolean both(Predicate<LatrunculiRules> fact) {
        return fact.test(first.definition()) && fact.test(second.definition());
    }

    boolean either(Predicate<LatrunculiRules> fact) {
        return fact.test(first.definition()) || fact.test(second.definition());
    }

    private static boolean marksByFlag(LatrunculiRules rules) {
        return rules.doubleTrap() == DoubleTrap.ANY_GUARD_FREES;
    }

    private static boolean removesFirst(LatrunculiRules rules) {
        return rules.removal() != Removal.INSTEAD;
    }

    private static boolean countsQuietMoves(LatrunculiRules rules) {
        return rules.quiet() > 0;
    }

    private static boolean keepsLastMoves(LatrunculiRules rules) {
        return rules.repetition() == Repetition.NO_REVERSAL;
    }

    private boolean onlyOneRemovesFirst() {
        return either(RulesetPair::removesFirst) && !both(RulesetPair::removesFirst);
    }

    // ---- from one to both

    /** What a position of either shows, in the terms of both. */
    SharedSetup shared(LatrunculiPosition position) {
        SharedSetup shared = SharedSetup.of(position);
        shared.phase = common(shared.phase, holdsTrapped(shared.pieces, shared.side.opponent()));
        return shared;
    }

    /**
     * A phase in the terms of both: what only one ruleset tells apart is not told apart. Where a piece can be removed
     * nobody passes, so it does not matter whether the opponent did.
     */
    private Phase common(Phase phase, boolean removable) {
        if (onlyOneRemovesFirst() && (phase == Phase.REMOVE || (phase == Phase.PASSED && removable))) {
            return Phase.MOVE;
        }
        boolean secondMan = phase == Phase.PLACE2 && !both(rules -> rules.placement() == Placement.TWO_BY_TWO);
        return secondMan ? Phase.PLACE : phase;
    }

    /** The positions that a set-up is under both, if it is one under both and neither is over. */
    Optional<Positions> positions(SharedSetup shared) {
        try {
            LatrunculiPosition one = first.position(read(shared, first.definition()));
            LatrunculiPosition other = second.position(read(shared, second.definition()));
            return Optional.of(new Positions(one, other));
        } catch (InvalidSetupException e) {
            return Optional.empty();
        }
    }

    /** A set-up in the form of one ruleset, which need not accept it. */
    LatrunculiSetup read(SharedSetup shared, LatrunculiRules rules) {
        LatrunculiSetup.Builder setup = LatrunculiSetup.builder(rules.ranks(), rules.files());
        boolean flag = marksByFlag(rules);
        shared.pieces.forEach((square, piece) -> setup.put(square, flag ? flagged(piece) : piece));
        setup.sideToAct(shared.side);
        shared.again.ifPresentOrElse(setup::again, () -> setup.phase(phase(shared, rules)));
        for (Side side : Side.values()) {
            setup.hand(side, shared.men.getOrDefault(side, 0), shared.duces.getOrDefault(side, 0));
        }
        if (countsQuietMoves(rules)) {
            setup.quiet(shared.quiet);
        }
        if (keepsLastMoves(rules)) {
            shared.back.forEach(setup::back);
        }
        return setup.build();
    }

    private Phase phase(SharedSetup shared, LatrunculiRules rules) {
        boolean removes = shared.phase == Phase.MOVE
                && removesFirst(rules)
                && onlyOneRemovesFirst()
                && holdsTrapped(shared.pieces, shared.side.opponent());
        return removes ? Phase.REMOVE : shared.phase;
    }

    private static boolean holdsTrapped(Map<Square, Piece> pieces, Side side) {
        return pieces.values().stream()
                .anyMatch(piece -> piece.side() == side && piece.mark().isBound());
    }

    private static Piece flagged(Piece piece) {
        return piece.mark().isBound() ? new Piece(piece.side(), piece.role(), Mark.BOTH) : piece;
    }

    // ---- what differs

    /** Whether a set-up is a position under both in which the legal moves, or what a common move leads to, differ. */
    boolean differs(SharedSetup shared) {
        return positions(shared).filter(this::differ).isPresent();
    }

    /** Whether the legal moves of two positions, or what a common move leads to, differ. */
    boolean differ(Positions positions) {
        LatrunculiPosition one = positions.first();
        LatrunculiPosition other = positions.second();
        int count = one.legalMoveCount();
        if (count != other.legalMoveCount()) {
            return true;
        }
        for (int i = 0; i < count; i++) {
            LatrunculiMove move = one.legalMove(i);
            if (!other.isLegal(move) || !isSame(one.play(i), other.play(move))) {
                return true;
            }
        }
        return false;
    }

    /** Whether two positions are the same as far as both rulesets tell. */
    boolean isSame(LatrunculiPosition one, LatrunculiPosition other) {
        boolean identical = one.state() == other.state() && one.aux() == other.aux() && one.hasSameBoard(other);
        return identical || inCommon(one).equals(inCommon(other));
    }

    private LatrunculiSetup inCommon(LatrunculiPosition position) {
        LatrunculiSetup setup = position.setup();
        LatrunculiSetup.Builder common = LatrunculiSetup.builder(setup.ranks(), setup.files());
        boolean flag = either(RulesetPair::marksByFlag);
        setup.pieces().forEach((square, piece) -> common.put(square, flag ? flagged(piece) : piece));
        if (both(RulesetPair::countsQuietMoves)) {
            setup.quiet().ifPresent(common::quiet);
        }
        if (setup.termination().isPresent()) {
            // nobody acts any more
            LatrunculiTermination why = setup.termination().get();
            setup.winner().ifPresentOrElse(side -> common.won(side, why), () -> common.drawn(why));
            return common.build();
        }
        common.sideToAct(setup.sideToAct());
        boolean removable = holdsTrapped(setup.pieces(), setup.sideToAct().opponent());
        setup.again().ifPresentOrElse(common::again, () -> common.phase(common(setup.phase(), removable)));
        for (Side side : Side.values()) {
            common.hand(side, setup.inHand(side, Role.MAN), setup.inHand(side, Role.DUX));
            if (both(RulesetPair::keepsLastMoves)) {
                setup.back(side).ifPresent(move -> common.back(side, move));
            }
        }
        return common.build();
    }
}
