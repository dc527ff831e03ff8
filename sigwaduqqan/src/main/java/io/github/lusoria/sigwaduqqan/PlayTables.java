package io.github.lusoria.sigwaduqqan;

import java.util.Arrays;

/**
 * The rules in the form that positions compute with: what each throw does to each piece, the law of the sticks, and the
 * Ghoula's habits.
 */
final class PlayTables {
    private static final int STEPS_SHIFT = 9;
    private static final int MOST_DRAWN = 4096;

    final SigRules rules;
    final boolean isStepwise;
    final boolean isImmediate;
    final boolean sharedSquareCatches;
    final boolean stayersGoAlong;
    final long[] weights;
    final long totalWeight;
    /** The throw that each ticket draws, as long as there are not too many. */
    private final byte[] drawn;

    private final char[] effects;

    PlayTables(SigRules rules) {
        this.rules = rules;
        isStepwise = rules.ghoulaCatch() == SigRules.GhoulaCatch.STEPWISE;
        isImmediate = rules.drag() == SigRules.Drag.IMMEDIATE;
        sharedSquareCatches = rules.sharedSquareCatches();
        stayersGoAlong = rules.stayers() == SigRules.Stayers.DRAGGED_FORWARD;
        weights = StickThrow.all().stream()
                .mapToLong(each -> each.weight(rules.whiteProbability()))
                .toArray();
        long sum = 0;
        for (long weight : weights) {
            sum += weight;
        }
        totalWeight = sum;
        drawn = new byte[sum <= MOST_DRAWN ? (int) sum : 0];
        int ticket = 0;
        for (int i = 0; i < weights.length && ticket < drawn.length; i++) {
            Arrays.fill(drawn, ticket, ticket + (int) weights[i], (byte) i);
            ticket += (int) weights[i];
        }
        effects = new char[StickThrow.all().size() * PieceCode.LOW_COUNT];
        for (StickThrow each : StickThrow.all()) {
            for (int piece = 0; piece < PieceCode.LOW_COUNT; piece++) {
                effects[each.index() * PieceCode.LOW_COUNT + piece] =
                        (char) (ownMove(piece, each) | ghoulaSteps(piece, each) << STEPS_SHIFT);
            }
        }
    }

    /** What a throw does to the thrower's piece and how far it moves the Ghoula. */
    int effect(int throwIndex, int piece) {
        return effects[throwIndex * PieceCode.LOW_COUNT + (piece & PieceCode.LOW)];
    }

    /** The throw that a ticket draws, or -1 if there are too many tickets to keep that. */
    int drawn(long ticket) {
        return ticket >= 0 && ticket < drawn.length ? drawn[(int) ticket] : -1;
    }

    /** How far an effect moves the Ghoula. */
    static int steps(int effect) {
        return effect >>> STEPS_SHIFT;
    }

    /** The low bits of the thrower's piece after an effect. */
    static int piece(int effect) {
        return effect & PieceCode.LOW;
    }

    /** The piece after its own player's throw (spec 4, use of a throw, 1 to 4). */
    private int ownMove(int piece, StickThrow thrown) {
        int square = PieceCode.square(piece);
        if (square >= Track.KAABA || (PieceCode.isDragged(piece) && !rules.draggedMayMove())) {
            return piece;
        }
        if (square == Track.START || square >= Track.FIRST_SAFE) {
            return thrown == StickThrow.SIG ? square + 1 : piece;
        }
        if (square == Track.FIFTEENTH) {
            return onFifteenth(piece, thrown);
        }
        int to = square + thrown.value();
        boolean isTooFar = to > Track.FIFTEENTH && rules.arrival() == SigRules.Arrival.EXACT;
        if (square == 0 || to == square || isTooFar) {
            return piece;
        }
        boolean keeps = rules.sigCount() == SigRules.SigCount.KEEP;
        return PieceCode.of(Math.min(to, Track.FIFTEENTH), keeps ? PieceCode.sigs(piece) : 0);
    }

    private int onFifteenth(int piece, StickThrow thrown) {
        int sigs = PieceCode.sigs(piece);
        if (sigs == Pilgrim.SIGS) {
            return thrown.value() > 0 ? Track.FIRST_SAFE : piece;
        }
        if (thrown != StickThrow.SIG) {
            return piece;
        }
        return sigs + 1 == Pilgrim.SIGS && rules.seventhSig() == SigRules.SeventhSig.MOVES
                ? Track.FIRST_SAFE
                : piece + (1 << PieceCode.SIGS_SHIFT);
    }

    /** How far a throw moves the Ghoula (spec 4, use of a throw, 4 and 5). */
    private int ghoulaSteps(int piece, StickThrow thrown) {
        int square = PieceCode.square(piece);
        if (square == Track.KAABA) {
            return thrown == StickThrow.ZERO ? rules.zeroAtKaaba() : thrown.value();
        }
        return square >= Track.FIRST_SAFE && square < Track.KAABA && thrown == StickThrow.THREE ? thrown.value() : 0;
    }
}
