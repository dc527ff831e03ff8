package io.github.lusoria.core;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** A generator that gives the numbers it was told and records the bounds it was asked for. */
final class ScriptedRandom implements RandomGenerator {
    private final long[] numbers;
    private final List<Long> bounds = new ArrayList<>();

    ScriptedRandom(long... numbers) {
        this.numbers = numbers;
    }

    /** The bounds asked for, in order. */
    List<Long> bounds() {
        return bounds;
    }

    @Override
    public long nextLong() {
        throw new UnsupportedOperationException("an unbounded number was drawn");
    }

    @Override
    public int nextInt(int bound) {
        return (int) nextLong(bound);
    }

    @Override
    public long nextLong(long bound) {
        long number = numbers[bounds.size()];
        bounds.add(bound);
        if (number >= bound) {
            throw new IllegalStateException(number + " is not below " + bound);
        }
        return number;
    }
}
