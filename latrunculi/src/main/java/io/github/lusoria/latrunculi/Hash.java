package io.github.lusoria.latrunculi;

/**
 * A 64-bit hash of words, the same everywhere: from the seed on, each word is xored in, multiplied by an odd constant and
 * folded. A few multiplications hash a position, so no table of keys and no incremental update is needed.
 */
final class Hash {
    static final long SEED = 0x9e3779b97f4a7c15L;

    private static final long MULTIPLIER = 0xd6e8feb86659fd93L;

    private Hash() {}

    static long add(long hash, long word) {
        long product = (hash ^ word) * MULTIPLIER;
        return product ^ (product >>> 32);
    }

    static long add(long hash, int high, int low) {
        return add(hash, ((long) high << 32) | (low & 0xffffffffL));
    }
}
