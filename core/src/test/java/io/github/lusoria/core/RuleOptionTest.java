package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RuleOptionTest {
    private static RuleOption men(String value) {
        return new RuleOption("men", "Men of each side.", List.of("2..32"), value, "16");
    }

    @Test
    void anOptionIsWrittenAsIdsWriteIt() {
        assertThat(men("20")).hasToString("men=20");
    }

    @Test
    void anOptionIsChangedWhenItsValueIsNotTheListedRulesets() {
        assertThat(men("20").isChanged()).isTrue();
        assertThat(men("16").isChanged()).isFalse();
    }

    @Test
    void theValuesAreCopiedAndCannotBeChanged() {
        List<String> values = new ArrayList<>(List.of("ONE", "TWO"));
        RuleOption option = new RuleOption("leaps", "How many.", values, "ONE", "ONE");
        values.clear();
        assertThat(option.values()).containsExactly("ONE", "TWO");
        assertThatThrownBy(() -> option.values().add("THREE")).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void optionsAreValues() {
        assertThat(men("20")).isEqualTo(men("20")).hasSameHashCodeAs(men("20")).isNotEqualTo(men("21"));
    }
}
