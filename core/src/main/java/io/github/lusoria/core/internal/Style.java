package io.github.lusoria.core.internal;

import io.github.lusoria.core.DiagramOptions.Theme;
import java.util.ArrayList;
import java.util.List;

/**
 * How the classes of a picture look in each theme.
 *
 * <p>Every selector begins with the class of the root element, which names the drawing and the theme, so that several
 * pictures can stand in one page without disturbing each other.
 */
public final class Style {
    private record Rule(String name, String shared, String light, String dark) {}

    private final String drawing;
    private final List<Rule> rules;

    private Style(String drawing, List<Rule> rules) {
        this.drawing = drawing;
        this.rules = List.copyOf(rules);
    }

    /**
     * Starts a style.
     *
     * @param drawing what is drawn, a word
     * @return a builder without rules
     */
    public static Builder builder(String drawing) {
        return new Builder(drawing);
    }

    /** The class of the root element. */
    String root(Theme theme) {
        return "lusoria-" + drawing + "-"
                + switch (theme) {
                    case LIGHT -> "light";
                    case DARK -> "dark";
                    case AUTO -> "auto";
                };
    }

    /** The rules as CSS in one line. */
    String css(Theme theme) {
        StringBuilder out = new StringBuilder();
        for (Rule rule : rules) {
            append(out, theme, rule.name, rule.shared + (theme == Theme.DARK ? rule.dark : rule.light));
        }
        if (theme == Theme.AUTO) {
            out.append("@media (prefers-color-scheme:dark){");
            for (Rule rule : rules) {
                append(out, theme, rule.name, rule.dark);
            }
            out.append('}');
        }
        return out.toString();
    }

    private void append(StringBuilder out, Theme theme, String name, String declarations) {
        if (!declarations.isEmpty()) {
            out.append('.').append(root(theme)).append(" .").append(name);
            out.append('{').append(declarations).append('}');
        }
    }

    /** Collects rules. */
    public static final class Builder {
        private final String drawing;
        private final List<Rule> rules = new ArrayList<>();

        private Builder(String drawing) {
            this.drawing = drawing;
        }

        /**
         * Adds the look of a class; what is added later wins.
         *
         * @param name the class, or several as one selector such as {@code white .rim}
         * @param shared CSS declarations of every theme
         * @param light those of the light theme
         * @param dark those of the dark theme
         * @return this
         */
        public Builder rule(String name, String shared, String light, String dark) {
            String separator = shared.isEmpty() || light.isEmpty() ? "" : ";";
            rules.add(new Rule(name, shared + separator, light, dark));
            return this;
        }

        /**
         * Adds the look of a class that is the same in every theme.
         *
         * @param name the class
         * @param declarations CSS declarations
         * @return this
         */
        public Builder rule(String name, String declarations) {
            return rule(name, declarations, "", "");
        }

        /**
         * Ends the style.
         *
         * @return the style
         */
        public Style build() {
            return new Style(drawing, rules);
        }
    }
}
