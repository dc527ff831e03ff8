package io.github.lusoria.latrunculi;

import org.jspecify.annotations.Nullable;

/** A set of up to 192 squares: three words of four ranks each, see {@link WideBoard}. Immutable. */
final class WideSet {
    final long low;
    final long middle;
    final long high;

    WideSet(long low, long middle, long high) {
        this.low = low;
        this.middle = middle;
        this.high = high;
    }

    WideSet and(WideSet other) {
        return new WideSet(low & other.low, middle & other.middle, high & other.high);
    }

    WideSet or(WideSet other) {
        return new WideSet(low | other.low, middle | other.middle, high | other.high);
    }

    WideSet xor(WideSet other) {
        return new WideSet(low ^ other.low, middle ^ other.middle, high ^ other.high);
    }

    WideSet not() {
        return new WideSet(~low, ~middle, ~high);
    }

    boolean isEmpty() {
        return (low | middle | high) == 0;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof WideSet that && low == that.low && middle == that.middle && high == that.high;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(low ^ middle ^ high);
    }
}
