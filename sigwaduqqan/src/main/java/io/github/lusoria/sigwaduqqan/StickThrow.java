package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.Move;
import io.github.lusoria.core.Rational;
import io.github.lusoria.core.internal.Bounds;
import java.util.List;
import java.util.Objects;

/**
 * A throw of the four sticks, which are white on one side and green on the other: the only kind of move of the game, and
 * never a choice.
 *
 * <p>The constants stand in the order of their values, which is the order of the legal moves. The text is the value.
 */
public enum StickThrow implements Move {
    /** Two white sides up; counts nothing. */
    ZERO(0, 0, 2, false),
    /** One white side up, a sig; counts one and gives another throw. */
    SIG(1, 1, 1, true),
    /** Three white sides up; counts three. */
    THREE(2, 3, 3, false),
    /** Four white sides up; counts four and gives another throw. */
    FOUR(3, 4, 4, true),
    /** No white side up; counts six and gives another throw. */
    SIX(4, 6, 0, true);

    /** The number of sticks. */
    public static final int STICKS = 4;

    private static final List<StickThrow> ALL = List.of(values());
    private static final int[] BINOMIALS = {1, 4, 6, 4, 1};

    private final int index;
    private final int value;
    private final int whiteSides;
    private final boolean again;

    StickThrow(int index, int value, int whiteSides, boolean again) {
        this.index = index;
        this.value = value;
        this.whiteSides = whiteSides;
        this.again = again;
    }

    /**
     * Returns all throws.
     *
     * @return the five throws, by their values
     */
    public static List<StickThrow> all() {
        return ALL;
    }

    /**
     * Returns the throw in which a number of sticks lies with the white side up.
     *
     * @param whiteSides the number, 0 to 4
     * @return the throw
     * @throws IndexOutOfBoundsException if there are not so many sticks
     */
    public static StickThrow ofWhiteSides(int whiteSides) {
        Bounds.index("the white sides are", whiteSides, 0, STICKS);
        for (StickThrow each : ALL) {
            if (each.whiteSides == whiteSides) {
                return each;
            }
        }
        throw new AssertionError(whiteSides);
    }

    /**
     * Returns the throw with a value.
     *
     * @param value 0, 1, 3, 4 or 6
     * @return the throw
     * @throws IllegalArgumentException if no throw has this value
     */
    public static StickThrow ofValue(int value) {
        for (StickThrow each : ALL) {
            if (each.value == value) {
                return each;
            }
        }
        throw new IllegalArgumentException("a throw counts 0, 1, 3, 4 or 6, not " + value);
    }

    /**
     * Returns the place of this throw among all, which is its place among the legal moves and its action id.
     *
     * @return 0 to 4
     */
    public int index() {
        return index;
    }

    /**
     * Returns what this throw counts.
     *
     * @return 0, 1, 3, 4 or 6
     */
    public int value() {
        return value;
    }

    /**
     * Returns how many sticks lie with the white side up.
     *
     * @return 0 to 4
     */
    public int whiteSides() {
        return whiteSides;
    }

    /**
     * Returns whether the same player throws again, whatever the throw was used for.
     *
     * @return true for sig, 4 and 6
     */
    public boolean throwsAgain() {
        return again;
    }

    /**
     * Returns the name of this throw among players.
     *
     * @return {@code sig}, or the value
     */
    public String title() {
        return this == SIG ? "sig" : toString();
    }

    /**
     * Returns the exact weight of this throw for sticks that fall white side up with a probability p/q in lowest terms:
     * C(4,w) p<sup>w</sup> (q-p)<sup>4-w</sup>, where w is the number of white sides. The weights of all throws add up
     * to q<sup>4</sup>; those of fair sticks are 6, 4, 4, 1 and 1 of 16.
     *
     * @param whiteProbability the probability, above 0 and below 1, with a denominator of at most
     *     {@value SigRules#MOST_DENOMINATOR}
     * @return the weight, at least 1
     * @throws IllegalArgumentException if the probability is none of these
     */
    public long weight(Rational whiteProbability) {
        if (!SigRules.isWhiteProbability(Objects.requireNonNull(whiteProbability, "whiteProbability"))) {
            throw new IllegalArgumentException("not a probability of the sticks: " + whiteProbability);
        }
        long white = whiteProbability.numerator().longValueExact();
        long green = whiteProbability.denominator().longValueExact() - white;
        long weight = BINOMIALS[whiteSides];
        for (int stick = 0; stick < STICKS; stick++) {
            weight *= stick < whiteSides ? white : green;
        }
        return weight;
    }

    /**
     * Returns the value, the text of this throw as a move.
     *
     * @return {@code 0}, {@code 1}, {@code 3}, {@code 4} or {@code 6}
     */
    @Override
    public String toString() {
        return Integer.toString(value);
    }
}
