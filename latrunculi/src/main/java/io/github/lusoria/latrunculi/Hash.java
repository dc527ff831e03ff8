package io.github.lusoria.latrunculi;

/**
 * A 64-bit hash of words, the same everywhere: from the seed on, each word is xored in, multiplied by an odd constant and
 * folded. Five multiplications hash a position, so no table of keys and no incremental update is needed.
 */
final class Hash {
    private static final long SEED = 0x9e3779b97f4a7c15L;
    private static final long MULTIPLIER = 0xd6e8feb86659fd93L;

    private Hash() {}

    static long of(long white, long black, long rankBound, long fileBound, int state, int back) {
        long hash = add(SEED, white);
        hash = add(hash, black);
        hash = add(hash, rankBound);
        hash = add(hash, fileBound);
        return add(hash, ((long) state << 32) | (back & 0xffffffffL));
    }

    private static long add(long hash, long word) {
        long product = (hash ^ word) * MULTIPLIER;
        return product ^ (product >>> 32);
    }
}
