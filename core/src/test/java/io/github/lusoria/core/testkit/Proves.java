package io.github.lusoria.core.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the rules that a test proves, for the page on traceability. On a class it speaks for all of the class's tests.
 *
 * <pre>{@code
 * @Test
 * @Proves("latrunculi.bound")
 * void aBoundPieceDoesNotMove() { ... }
 * }</pre>
 *
 * <p>A test proves a rule if it fails when the rule is not followed.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Proves {
    /**
     * Returns the ids of the rules.
     *
     * @return such as {@code latrunculi.entry}, at least one
     */
    String[] value();
}
