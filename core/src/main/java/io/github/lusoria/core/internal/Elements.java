package io.github.lusoria.core.internal;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

/** Copies of what callers give, where a null instead of it or in it is refused by name. */
public final class Elements {
    private Elements() {}

    /**
     * Copies a list.
     *
     * @param elements the elements
     * @param name the name of the parameter
     * @param <T> the type of element
     * @return an unmodifiable list of them
     * @throws NullPointerException of this name if there is a null
     */
    public static <T> List<T> copyOf(Collection<? extends T> elements, String name) {
        Objects.requireNonNull(elements, name);
        try {
            return List.copyOf(elements); // which does not go through a list that cannot change, nor makes another
        } catch (NullPointerException e) {
            NullPointerException named = new NullPointerException(name);
            named.initCause(e); // it may be a fault of the caller's collection
            throw named;
        }
    }

    /**
     * Copies an array, such as of a variable number of arguments.
     *
     * @param elements the elements
     * @param name the name of the parameter
     * @param <T> the type of element
     * @return an unmodifiable list of them
     * @throws NullPointerException of this name if there is a null
     */
    public static <T> List<T> of(T[] elements, String name) {
        return copyOf(Arrays.asList(Objects.requireNonNull(elements, name)), name);
    }
}
