package io.github.lusoria.core;

import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An exact fraction, such as an expectation.
 *
 * <p>A value in lowest terms with a positive denominator. Two rationals are equal when they are the same number, and the
 * natural order is that of numbers.
 */
public final class Rational implements Comparable<Rational> {
    /** The number 0. */
    public static final Rational ZERO = of(0);

    /** The number 1. */
    public static final Rational ONE = of(1);

    private final BigInteger numerator;
    private final BigInteger denominator;

    private Rational(BigInteger numerator, BigInteger denominator) {
        BigInteger divisor = numerator.gcd(denominator);
        if (denominator.signum() < 0) {
            divisor = divisor.negate();
        }
        this.numerator = numerator.divide(divisor);
        this.denominator = denominator.divide(divisor);
    }

    /**
     * Returns a whole number.
     *
     * @param number the number
     * @return the rational
     */
    public static Rational of(long number) {
        return new Rational(BigInteger.valueOf(number), BigInteger.ONE);
    }

    /**
     * Returns a fraction.
     *
     * @param numerator the numerator
     * @param denominator the denominator, not 0
     * @return the rational
     * @throws ArithmeticException if the denominator is 0
     */
    public static Rational of(long numerator, long denominator) {
        return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /**
     * Returns a fraction.
     *
     * @param numerator the numerator
     * @param denominator the denominator, not 0
     * @return the rational
     * @throws ArithmeticException if the denominator is 0
     */
    public static Rational of(BigInteger numerator, BigInteger denominator) {
        Objects.requireNonNull(numerator, "numerator");
        Objects.requireNonNull(denominator, "denominator");
        if (denominator.signum() == 0) {
            throw new ArithmeticException("the denominator is 0");
        }
        return new Rational(numerator, denominator);
    }

    /**
     * Returns the numerator in lowest terms.
     *
     * @return the numerator, which carries the sign
     */
    public BigInteger numerator() {
        return numerator;
    }

    /**
     * Returns the denominator in lowest terms.
     *
     * @return the denominator, at least 1
     */
    public BigInteger denominator() {
        return denominator;
    }

    /**
     * Returns the sum.
     *
     * @param other another number
     * @return this plus the other
     */
    public Rational plus(Rational other) {
        Objects.requireNonNull(other, "other");
        return new Rational(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    /**
     * Returns the difference.
     *
     * @param other another number
     * @return this minus the other
     */
    public Rational minus(Rational other) {
        Objects.requireNonNull(other, "other");
        return plus(new Rational(other.numerator.negate(), other.denominator));
    }

    /**
     * Returns the product.
     *
     * @param other another number
     * @return this times the other
     */
    public Rational times(Rational other) {
        Objects.requireNonNull(other, "other");
        return new Rational(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /**
     * Returns the quotient.
     *
     * @param other another number, not 0
     * @return this divided by the other
     * @throws ArithmeticException if the other is 0
     */
    public Rational dividedBy(Rational other) {
        Objects.requireNonNull(other, "other");
        return of(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    /**
     * Returns the sign.
     *
     * @return -1, 0 or 1
     */
    public int signum() {
        return numerator.signum();
    }

    @Override
    public int compareTo(Rational other) {
        Objects.requireNonNull(other, "other");
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Rational that
                && numerator.equals(that.numerator)
                && denominator.equals(that.denominator);
    }

    @Override
    public int hashCode() {
        return 31 * numerator.hashCode() + denominator.hashCode();
    }

    /**
     * Returns the fraction in lowest terms.
     *
     * @return such as {@code -576/7}, or {@code 48} for a whole number
     */
    @Override
    public String toString() {
        return denominator.equals(BigInteger.ONE) ? numerator.toString() : numerator + "/" + denominator;
    }
}
