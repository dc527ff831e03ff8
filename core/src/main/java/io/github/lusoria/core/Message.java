package io.github.lusoria.core;

import io.github.lusoria.core.internal.Elements;
import java.util.List;
import java.util.Objects;

/**
 * A sentence for people, made of a stable key, an English pattern and arguments, so that an application can translate
 * it.
 *
 * <p>The pattern holds {@code {0}}, {@code {1}} ... where the arguments go. Two messages are equal when key, pattern
 * and arguments are.
 *
 * @param key the stable key to look a translation up by, such as {@code latrunculi.between}
 * @param pattern the English sentence with {@code {n}} for argument n, from 0 to 9
 * @param arguments the arguments, such as names of squares
 */
public record Message(String key, String pattern, List<String> arguments) {
    /**
     * Creates a message.
     *
     * @param key the stable key
     * @param pattern the English sentence with {@code {n}} for argument n, from 0 to 9
     * @param arguments the arguments; the list is copied
     */
    public Message {
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(pattern, "pattern");
        arguments = Elements.copyOf(arguments, "arguments");
    }

    /**
     * Creates a message from arguments of any type.
     *
     * @param key the stable key
     * @param pattern the English sentence with {@code {n}} for argument n, from 0 to 9
     * @param arguments the arguments, each turned into text by its {@code toString}
     * @return the message
     */
    public static Message of(String key, String pattern, Object... arguments) {
        Objects.requireNonNull(arguments, "arguments");
        String[] texts = new String[arguments.length];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = Objects.requireNonNull(arguments[i], "arguments").toString();
        }
        return new Message(key, pattern, List.of(texts));
    }

    /**
     * Returns the English sentence with the arguments filled in.
     *
     * @return the sentence
     */
    public String text() {
        return fill(pattern);
    }

    /**
     * Fills the arguments into another pattern, such as a translation.
     *
     * @param translation a pattern of the same form; a number that names no argument stays as it is
     * @return the sentence
     */
    public String fill(String translation) {
        Objects.requireNonNull(translation, "translation");
        StringBuilder out = new StringBuilder(translation.length() + 16);
        for (int i = 0; i < translation.length(); i++) {
            if (translation.charAt(i) == '{' && i + 2 < translation.length() && translation.charAt(i + 2) == '}') {
                int argument = translation.charAt(i + 1) - '0';
                if (argument >= 0 && argument < Math.min(10, arguments.size())) {
                    out.append(arguments.get(argument));
                    i += 2;
                    continue;
                }
            }
            out.append(translation.charAt(i));
        }
        return out.toString();
    }

    /**
     * Returns the English sentence.
     *
     * @return the same as {@link #text()}
     */
    @Override
    public String toString() {
        return text();
    }
}
