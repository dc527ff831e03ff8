package io.github.lusoria.sigwaduqqan;

/**
 * A 64-bit hash of words, the same everywhere: from the seed on, each word is xored in, multiplied by an odd constant and
 * folded.
 *
 * <p>The first word is the seat to throw (0 when over) plus 65536 times the Ghoula's square; then one word for every four
 * seats, sixteen bits each (see {@link PieceCode}), the lowest seat in the lowest bits.
 */
final class Hash {
    private static final long SEED = 0x9e3779b97f4a7c15L;
    private static final long MULTIPLIER = 0xd6e8feb86659fd93L;
    private static final int PIECES_A_WORD = 4;

    private Hash() {}

    static long of(int state, char[] pieces) {
        long hash = add(SEED, state);
        long word = 0;
        for (int i = 0; i < pieces.length; i++) {
            word |= (long) pieces[i] << (Character.SIZE * (i % PIECES_A_WORD));
            if (i % PIECES_A_WORD == PIECES_A_WORD - 1 || i == pieces.length - 1) {
                hash = add(hash, word);
                word = 0;
            }
        }
        return hash;
    }

    private static long add(long hash, long word) {
        long product = (hash ^ word) * MULTIPLIER;
        return product ^ (product >>> 32);
    }
}
