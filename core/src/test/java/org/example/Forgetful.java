package org.example;

import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/** A class of somebody else, who forgot a check. */
public final class Forgetful implements Iterable<String> {
    private final String name;

    public Forgetful(String name) {
        this.name = Objects.requireNonNull(name, "name");
    }

    public String greeted(String greeting) {
        return greeting + ", " + name;
    }

    @Override
    public Iterator<String> iterator() {
        return List.of(name).iterator();
    }
}
