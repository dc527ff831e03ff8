package io.github.lusoria.core.internal;

import io.github.lusoria.core.Message;
import io.github.lusoria.core.NotationException;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * One option of a game's rules: how it is described, read and written.
 *
 * @param <R> the rules
 * @param <B> their builder
 * @param name the key, as ids write it
 * @param description what it decides
 * @param values what it may be, as {@link io.github.lusoria.core.RuleOption} writes it
 * @param get the value of some rules, as ids write it
 * @param set reads a value into a builder and reports whether it could be read
 * @param refusal how a value that could not be read is refused
 */
public record Option<R, B>(
        String name,
        String description,
        List<String> values,
        Function<R, String> get,
        BiPredicate<B, String> set,
        Refusal refusal) {
    /**
     * The sentence for a value that cannot be read. The pattern gets the option as {0}, the value in quotes as {1}, and then
     * the arguments.
     *
     * @param key the last word of the message's key
     * @param pattern the English sentence
     * @param arguments what the pattern has from {2} on
     */
    public record Refusal(String key, String pattern, List<String> arguments) {}

    /**
     * Describes a choice between words.
     *
     * @param <R> the rules
     * @param <B> their builder
     * @param <E> the choice
     * @param name the key
     * @param description what it decides
     * @param type the choice
     * @param get the component of the rules
     * @param set the method of the builder
     * @return the option
     */
    public static <R, B, E extends Enum<E>> Option<R, B> words(
            String name, String description, Class<E> type, Function<R, E> get, BiConsumer<B, E> set) {
        E[] constants = type.getEnumConstants();
        List<String> values = Arrays.stream(constants).map(Enum::name).toList();
        return new Option<>(
                name,
                description,
                values,
                rules -> get.apply(rules).name(),
                (builder, value) -> {
                    int index = values.indexOf(value);
                    if (index >= 0) {
                        set.accept(builder, constants[index]);
                    }
                    return index >= 0;
                },
                oneOf(values));
    }

    /**
     * Describes a choice between yes and no.
     *
     * @param <R> the rules
     * @param <B> their builder
     * @param name the key
     * @param description what it decides
     * @param get the component of the rules
     * @param set the method of the builder
     * @return the option
     */
    public static <R, B> Option<R, B> truth(
            String name, String description, Function<R, Boolean> get, BiConsumer<B, Boolean> set) {
        List<String> values = List.of("true", "false");
        return new Option<>(
                name,
                description,
                values,
                rules -> get.apply(rules).toString(),
                (builder, value) -> {
                    boolean isKnown = values.contains(value);
                    if (isKnown) {
                        set.accept(builder, value.equals("true"));
                    }
                    return isKnown;
                },
                oneOf(values));
    }

    /**
     * Describes a whole number.
     *
     * @param <R> the rules
     * @param <B> their builder
     * @param name the key
     * @param description what it decides
     * @param least the least that it may be
     * @param most the greatest that it may be, at least as far from 0
     * @param get the component of the rules
     * @param set the method of the builder, which checks the range
     * @return the option
     */
    public static <R, B> Option<R, B> number(
            String name,
            String description,
            int least,
            int most,
            Function<R, Integer> get,
            BiConsumer<B, Integer> set) {
        return new Option<>(
                name,
                description,
                List.of(least + ".." + most),
                rules -> get.apply(rules).toString(),
                (builder, value) -> {
                    OptionalInt number = wholeNumber(value, most);
                    number.ifPresent(n -> set.accept(builder, n));
                    return number.isPresent();
                },
                new Refusal(
                        "number",
                        "{0} is a whole number from {2} to {3} without leading zeros, not {1}",
                        List.of(Integer.toString(least), Integer.toString(most))));
    }

    /**
     * Reads a whole number as ids write it: ASCII digits without a leading zero, after {@code -} if below 0. It may have a
     * digit more than its greatest value, for the sake of errors that name the range.
     *
     * @param text the text
     * @param most the greatest value that makes sense, up to 100000000
     * @return the number, or empty if the text is none
     */
    public static OptionalInt wholeNumber(String text, int most) {
        try {
            Scanner in = new Scanner(text);
            int value = in.signed(Math.max(9_999, 10 * most - 1), "a whole number");
            in.end();
            return OptionalInt.of(value);
        } catch (NotationException e) {
            return OptionalInt.empty();
        }
    }

    private static Refusal oneOf(List<String> values) {
        int last = values.size() - 1;
        return new Refusal(
                "value",
                "{0} is {2}, not {1}",
                List.of(String.join(", ", values.subList(0, last)) + " or " + values.get(last)));
    }

    /** Why a value cannot be read. */
    Message refuse(String game, String value) {
        String[] all = new String[refusal.arguments.size() + 2];
        all[0] = name;
        all[1] = OptionTable.shown(value);
        for (int i = 2; i < all.length; i++) {
            all[i] = refusal.arguments.get(i - 2);
        }
        return new Message(game + ".options." + refusal.key, refusal.pattern, List.of(all));
    }
}
