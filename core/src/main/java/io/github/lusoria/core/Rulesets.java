package io.github.lusoria.core;

import io.github.lusoria.core.internal.Nearest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import org.slf4j.LoggerFactory;

/**
 * The catalogue: all rulesets on the class path or the module path, by id.
 *
 * <p>Nothing is cached: each call asks the {@link RulesetProvider}s that the class loader of this library sees. Keep
 * the ruleset rather than looking it up in a loop. Where a framework hides services (OSGi without a mediator), take a
 * ruleset from its game's own entry point instead.
 */
public final class Rulesets {
    private static final int MOST_FAILURES = 100;

    private Rulesets() {}

    /**
     * Returns all listed rulesets.
     *
     * @return the rulesets, sorted by game, each game's in the order its provider gives; an id listed twice counts once
     */
    public static List<Ruleset<?, ?>> all() {
        List<Ruleset<?, ?>> found = new ArrayList<>();
        Set<RulesetId> ids = new HashSet<>();
        for (RulesetProvider provider : providers()) {
            try {
                for (Ruleset<?, ?> ruleset : List.copyOf(provider.rulesets())) {
                    if (ids.add(ruleset.id())) {
                        found.add(ruleset);
                    }
                }
            } catch (RuntimeException | LinkageError e) {
                // one broken game must not hide the others
                warn("the rulesets of " + provider.getClass().getName() + " could not be listed", e);
            }
        }
        found.sort(Comparator.comparing(ruleset -> ruleset.id().game()));
        return List.copyOf(found);
    }

    private static List<RulesetProvider> providers() {
        List<RulesetProvider> providers = new ArrayList<>();
        Iterator<RulesetProvider> iterator = ServiceLoader.load(RulesetProvider.class, Rulesets.class.getClassLoader())
                .iterator();
        int failures = 0;
        // a loader that cannot even list its services fails for ever
        while (failures < MOST_FAILURES) {
            try {
                if (!iterator.hasNext()) {
                    break;
                }
                providers.add(iterator.next());
            } catch (ServiceConfigurationError e) {
                failures++;
                warn("a ruleset provider could not be loaded", e);
            }
        }
        return providers;
    }

    private static void warn(String message, Throwable cause) {
        LoggerFactory.getLogger(Rulesets.class).warn(message, cause);
    }

    /**
     * Returns the ruleset with an id, which may carry options.
     *
     * @param id such as {@code latrunculi/schadler-2001} or {@code latrunculi/schadler-2001?men=20}
     * @return the ruleset
     * @throws NotationException if the text is no id
     * @throws UnknownRulesetException if the catalogue does not list it
     * @throws InvalidRulesetException if an option is unknown, unreadable or contradicts others
     */
    public static Ruleset<?, ?> of(String id) {
        return of(RulesetId.parse(Objects.requireNonNull(id, "id")));
    }

    /**
     * Returns the ruleset with an id, which may carry options.
     *
     * @param id the id
     * @return the ruleset
     * @throws UnknownRulesetException if the catalogue does not list it
     * @throws InvalidRulesetException if an option is unknown, unreadable or contradicts others
     */
    public static Ruleset<?, ?> of(RulesetId id) {
        Objects.requireNonNull(id, "id");
        return find(id).orElseThrow(() -> new UnknownRulesetException(id.toString(), nearest(id.base())));
    }

    /**
     * Returns the ruleset with an id, if the catalogue lists it.
     *
     * @param id the id, which may carry options
     * @return the ruleset, or empty
     * @throws InvalidRulesetException if an option is unknown, unreadable or contradicts others
     */
    public static Optional<Ruleset<?, ?>> find(RulesetId id) {
        Objects.requireNonNull(id, "id");
        RulesetId base = id.base();
        for (Ruleset<?, ?> ruleset : all()) {
            if (ruleset.id().equals(base)) {
                return Optional.of(id.options().isEmpty() ? ruleset : ruleset.with(id.options()));
            }
        }
        return Optional.empty();
    }

    private static List<String> nearest(RulesetId id) {
        return Nearest.of(
                id.toString(),
                all().stream().map(ruleset -> ruleset.id().toString()).toList());
    }
}
