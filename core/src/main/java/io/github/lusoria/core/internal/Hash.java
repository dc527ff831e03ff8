package io.github.lusoria.core.internal;

/**
 * A 64-bit hash of words, the same everywhere: from the seed on, each word is xored in, multiplied by an odd constant and
 * folded. A few multiplications hash a position, so no table of keys and no incremental update is needed.
 */
public final class Hash {
    /** The hash of no words. */
    public static final long SEED = 0x9e3779b97f4a7c15L;

    private static final long MULTIPLIER = 0xd6e8feb86659fd93L;

    private Hash() {}

    /**
     * Returns a hash with one more word.
     *
     * @param hash the hash so far
     * @param word the word
     * @return the hash
     */
    public static long add(long hash, long word) {
        long product = (hash ^ word) * MULTIPLIER;
        return product ^ (product >>> 32);
    }

    /**
     * Returns a hash with one more word that is made of two.
     *
     * @param hash the hash so far
     * @param high the upper 32 bits of the word
     * @param low the lower 32 bits
     * @return the hash
     */
    public static long add(long hash, int high, int low) {
        return add(hash, ((long) high << 32) | (low & 0xffffffffL));
    }

    /**
     * Returns the hash code of a value with a hash: its upper half. Both halves folded would undo the last step of
     * {@link #add(long, long)}, and what the upper half of the last word says would be lost.
     *
     * @param hash the hash
     * @return the hash code
     */
    public static int code(long hash) {
        return (int) (hash >>> 32);
    }
}
