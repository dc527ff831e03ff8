package io.github.lusoria.escaques;

/**
 * A 64-bit hash of words, the same everywhere: from the seed on, each word is xored in, multiplied by an odd constant and
 * folded.
 */
final class Hash {
    private static final long SEED = 0x9e3779b97f4a7c15L;
    private static final long MULTIPLIER = 0xd6e8feb86659fd93L;

    private Hash() {}

    static long of(long board, int turn, long scores1, long scores3, long scores5, int score7) {
        long hash = add(SEED, board);
        hash = add(hash, turn);
        hash = add(hash, scores1);
        hash = add(hash, scores3);
        hash = add(hash, scores5);
        return add(hash, score7);
    }

    private static long add(long hash, long word) {
        long product = (hash ^ word) * MULTIPLIER;
        return product ^ (product >>> 32);
    }
}
