package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessageTest {
    private static final Message MOVED = Message.of("toy.moved", "seat {0} moved to {1}", 2, "d4");

    @Test
    void argumentsAreFilledIn() {
        assertThat(MOVED.text()).isEqualTo("seat 2 moved to d4");
        assertThat(MOVED).hasToString("seat 2 moved to d4");
    }

    @Test
    void aTranslationMayUseArgumentsInAnyOrderAndRepeatThem() {
        assertThat(MOVED.fill("{1} {0} {1}")).isEqualTo("d4 2 d4");
        assertThat(MOVED.fill("nach {1}")).isEqualTo("nach d4");
    }

    @ParameterizedTest
    @CsvSource({
        "{2}, {2}",
        "{9}, {9}",
        "{10}, {10}",
        "{}, {}",
        "{a}, {a}",
        "{ 0}, { 0}",
        "{-1}, {-1}",
        "{0, {0",
        "0}, 0}",
        "{, {",
        "}, }",
        "{{0}}, {2}",
        "{0}{1}, 2d4",
        "{{{0}, {{2",
        "{/}, {/}",
        "{:}, {:}",
        "{\u0660}, {\u0660}"
    })
    void bracesThatNameNoArgumentStayAsTheyAre(String pattern, String text) {
        assertThat(MOVED.fill(pattern)).isEqualTo(text);
    }

    @Test
    void anEmptyPatternGivesAnEmptyText() {
        assertThat(MOVED.fill("")).isEmpty();
    }

    @Test
    void bracesInArgumentsAreNotFilledAgain() {
        assertThat(Message.of("toy.odd", "{0} and {1}", "{1}", "{0}").text()).isEqualTo("{1} and {0}");
    }

    @Test
    void tenArgumentsCanBeNamed() {
        Message message = Message.of("toy.ten", "{9}{8}{0}", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        assertThat(message.text()).isEqualTo("980");
        assertThat(message.fill("{10}")).isEqualTo("{10}");
    }

    @Test
    void argumentsAreTexts() {
        assertThat(MOVED.arguments()).containsExactly("2", "d4");
    }

    @Test
    void theArgumentsAreCopiedAndCannotBeChanged() {
        List<String> arguments = new ArrayList<>(List.of("2", "d4"));
        Message message = new Message("toy.moved", "seat {0} moved to {1}", arguments);
        arguments.set(0, "3");
        assertThat(message).isEqualTo(MOVED).hasSameHashCodeAs(MOVED);
        assertThatThrownBy(() -> message.arguments().set(0, "3")).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void messagesDifferByKeyPatternAndArguments() {
        assertThat(MOVED)
                .isNotEqualTo(Message.of("toy.other", "seat {0} moved to {1}", 2, "d4"))
                .isNotEqualTo(Message.of("toy.moved", "{0} {1}", 2, "d4"))
                .isNotEqualTo(Message.of("toy.moved", "seat {0} moved to {1}", 2, "d5"));
    }
}
