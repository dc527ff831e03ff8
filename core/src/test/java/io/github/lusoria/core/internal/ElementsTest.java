package io.github.lusoria.core.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ElementsTest {
    @Test
    void aCopyDoesNotChangeWithWhatItWasMadeFrom() {
        List<String> list = new ArrayList<>(List.of("a", "b"));
        String[] array = {"a", "b"};
        List<String> ofList = Elements.copyOf(list, "list");
        List<String> ofArray = Elements.of(array, "array");
        list.set(0, "c");
        array[0] = "c";
        assertThat(ofList).containsExactly("a", "b").isUnmodifiable();
        assertThat(ofArray).containsExactly("a", "b").isUnmodifiable();
    }

    @Test
    void nullIsRefusedByName() {
        assertThatThrownBy(() -> Elements.copyOf(null, "list"))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("list");
        assertThatThrownBy(() -> Elements.copyOf(Arrays.asList("a", null), "list"))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("list");
        assertThatThrownBy(() -> Elements.of((String[]) null, "array"))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("array");
        assertThatThrownBy(() -> Elements.of(new String[] {null}, "array"))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("array");
    }
}
